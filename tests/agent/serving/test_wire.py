from __future__ import annotations

import subprocess
import sys

_PROGRAM = """
import os, sys
from explorer.agent.serving.wire import claim_stdout
wire = claim_stdout()
print("printed")
sys.stdout.flush()
os.write(1, b"written below Python\\n")
os.system("echo said by a child")
wire.write(b"the protocol\\n")
wire.flush()
"""


def ran(tail: str = "") -> tuple[str, str]:
    done = subprocess.run(
        ["sh", "-c", f'exec "$0" -c "$1" {tail}', sys.executable, _PROGRAM], capture_output=True, text=True, check=True
    )
    return done.stdout, done.stderr


def test_only_who_claimed_it_writes_to_standard_output() -> None:
    out, errors = ran()
    assert out == "the protocol\n"
    assert errors == "printed\nwritten below Python\nsaid by a child\n"


def test_without_standard_error_what_others_print_is_lost() -> None:
    assert ran("2>&-") == ("the protocol\n", "")


def test_the_claim_takes_no_place_of_a_standard_stream() -> None:
    assert ran("0<&- 2>&-")[0] == "the protocol\n"

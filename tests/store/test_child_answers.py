from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
CHILD = """
import os, signal
from explorer.store.child_answers import take_stdout
from explorer.store.child_process import Progress
tell = take_stdout()
print("from a library", flush=True)
os.kill(os.getpid(), signal.SIGINT)
tell(Progress(0.5))
"""


def test_stdout_has_answers_only_and_an_interrupt_is_not_heard() -> None:
    ran = subprocess.run([sys.executable, "-c", CHILD], capture_output=True, text=True, cwd=ROOT, check=True)
    assert ran.stdout == '{"type":"progress","done":0.5}\n'
    assert ran.stderr == "from a library\n"

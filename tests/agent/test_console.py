from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
from datetime import UTC
from io import BytesIO
from pathlib import Path

import pytest
from typing_extensions import override

from explorer.agent.console import (
    BAD_INPUT,
    BUSY,
    STOPPED,
    Answered,
    fail,
    now,
    print_exactly,
    print_json,
    print_lines,
    progress,
    sentences,
)
from explorer.agent.writing import HalfWritten
from explorer.memory.errors import NotAWorkspace, WorkspaceBusy


@pytest.mark.parametrize(
    ("error", "code"), [(NotAWorkspace("No."), BAD_INPUT), (WorkspaceBusy("No."), BUSY), (KeyboardInterrupt(), STOPPED)]
)
@pytest.mark.parametrize("as_json", [False, True])
def test_expected_errors_are_a_sentence_and_a_code(
    capfd: pytest.CaptureFixture[str], error: BaseException, code: int, as_json: bool
) -> None:
    with pytest.raises(Answered) as end, sentences(as_json):
        raise error
    assert end.value.code == code
    out, err = capfd.readouterr()
    said = json.loads(out)["error"] if as_json else err.strip()
    assert said in ("No.", "Stopped.")
    assert (err if as_json else out) == ""


def test_a_bug_stays_loud() -> None:
    with pytest.raises(ZeroDivisionError), sentences(as_json=True):
        raise ZeroDivisionError


def test_details_go_below_a_sentence_or_into_the_document(capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(Answered):
        fail("No.", BAD_INPUT, False, {"where": [1]}, ["  a\x1b", "  b"])
    assert capfd.readouterr() == ("", "No.\n  a\N{REPLACEMENT CHARACTER}\n  b\n")
    with pytest.raises(Answered):
        fail("No.", BAD_INPUT, True, {"where": [1]}, ["  a"])
    out, err = capfd.readouterr()
    assert (json.loads(out), err) == ({"where": [1], "error": "No."}, "")


def test_answers_go_to_stdout(capfd: pytest.CaptureFixture[str]) -> None:
    with progress("Working") as report:
        report(0.5)
    print_lines(["Київ\x07"])
    print_json({"a": "ї"})
    out, _ = capfd.readouterr()
    assert out.splitlines() == ["Київ\N{REPLACEMENT CHARACTER}", '{"a":"ї"}']


def test_the_clock_tells_utc() -> None:
    assert now().tzinfo is UTC


class Interrupting(BytesIO):
    """Ctrl+C comes while it is written to."""

    @override
    def write(self, data: object) -> int:
        os.kill(os.getpid(), signal.SIGINT)
        assert isinstance(data, bytes)
        return super().write(data)


class Terminal:
    """What stdout is as far as the document is concerned."""

    def __init__(self, buffer: BytesIO) -> None:
        self.buffer = buffer


def test_a_stop_does_not_cut_the_document(monkeypatch: pytest.MonkeyPatch) -> None:
    written = Interrupting()
    monkeypatch.setattr(sys, "stdout", Terminal(written))
    before = signal.getsignal(signal.SIGINT)
    print_json({"a": 1})
    assert written.getvalue() == b'{"a":1}\n'
    assert signal.getsignal(signal.SIGINT) is before
    thread = threading.Thread(target=print_json, args=({"b": 2},))
    monkeypatch.setattr(sys, "stdout", Terminal(quiet := BytesIO()))
    thread.start()
    thread.join()
    assert quiet.getvalue() == b'{"b":2}\n'


@pytest.mark.parametrize("as_json", [False, True])
def test_where_nobody_listens_the_code_is_the_answer(monkeypatch: pytest.MonkeyPatch, as_json: bool) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)
    print_json({"a": 1})
    print_lines(["a"])
    with pytest.raises(Answered) as end:
        fail("No.", BUSY, as_json)
    assert end.value.code == BUSY


@pytest.mark.parametrize(("cause", "code"), [(KeyboardInterrupt(), STOPPED), (OSError(), BAD_INPUT)])
def test_a_merge_stopped_halfway_was_stopped(
    capfd: pytest.CaptureFixture[str], cause: BaseException, code: int
) -> None:
    with pytest.raises(Answered) as end, sentences(as_json=False):
        raise HalfWritten("Half.") from cause
    assert end.value.code == code
    assert capfd.readouterr().err == "Half.\n"


@pytest.mark.parametrize("arguments", [["--json"], []])
def test_an_answer_that_cannot_be_written_is_a_sentence(tmp_path: Path, arguments: list[str]) -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [sys.executable, "-m", "explorer.agent", "check", str(tmp_path / "none.vdb"), *arguments],
            stdout=full, stderr=subprocess.PIPE, text=True, check=False,
        )  # fmt: skip
    assert done.returncode == 2
    assert "Traceback" not in done.stderr


def test_a_text_to_be_used_is_printed_exactly(capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    print_exactly("a\x1b\tб\r\nc\ud800")
    print_exactly("")
    assert capfdbinary.readouterr().out == "a\x1b\tб\r\nc?".encode()

from __future__ import annotations

import json
from datetime import UTC

import pytest

from explorer.agent.console import (
    BAD_INPUT,
    BUSY,
    STOPPED,
    Answered,
    fail,
    now,
    print_json,
    print_lines,
    progress,
    sentences,
)
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

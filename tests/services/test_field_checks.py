from __future__ import annotations

from datetime import timedelta, timezone, tzinfo
from zoneinfo import ZoneInfo

import pytest

from explorer.services.field_checks import (
    Checked,
    FieldProblem,
    check_confidence,
    check_importance,
    check_line,
    check_tags,
    check_text,
    check_valid_until,
)

KYIV = timezone(timedelta(hours=2))


@pytest.mark.parametrize(
    ("text", "value", "problem"),
    [
        ("0.7", 0.7, None),
        (" 0,7 ", 0.7, None),
        ("70 %", 0.7, None),
        ("70%", 0.7, None),
        (".5", 0.5, None),
        ("1.", 1.0, None),
        ("1", 1.0, None),
        ("0", 0.0, None),
        ("-0", 0.0, None),
        ("", None, None),
        ("  ", None, None),
        ("1.01", None, FieldProblem.OUT_OF_RANGE),
        ("-0.1", None, FieldProblem.OUT_OF_RANGE),
        ("9" * 400, None, FieldProblem.OUT_OF_RANGE),
        ("nan", None, FieldProblem.NO_NUMBER),
        ("inf", None, FieldProblem.NO_NUMBER),
        ("1e-3", None, FieldProblem.NO_NUMBER),
        ("half", None, FieldProblem.NO_NUMBER),
        ("%", None, FieldProblem.NO_NUMBER),
        ("0,7,1", None, FieldProblem.NO_NUMBER),
    ],
)
def test_shares(text: str, value: float | None, problem: FieldProblem | None) -> None:
    assert check_confidence(text) == check_importance(text) == Checked(value, problem)


@pytest.mark.parametrize(
    ("text", "local", "value"),
    [
        ("2026-11-30", KYIV, "2026-11-30T21:59:59+00:00"),
        ("2026-11-30 10:00", KYIV, "2026-11-30T08:00:00+00:00"),
        ("2026-11-30T10:00:00Z", KYIV, "2026-11-30T10:00:00+00:00"),
        ("2026-11-30T10:00:00z", KYIV, "2026-11-30T10:00:00+00:00"),
        ("2026-11-30T10:00+05:00", KYIV, "2026-11-30T05:00:00+00:00"),
        (" 2026-06-30 ", ZoneInfo("Europe/Madrid"), "2026-06-30T21:59:59+00:00"),
        ("2026-12-31", ZoneInfo("Europe/Madrid"), "2026-12-31T22:59:59+00:00"),
        ("", KYIV, None),
    ],
)
def test_times(text: str, local: tzinfo, value: str | None) -> None:
    assert check_valid_until(text, local) == Checked(value)


@pytest.mark.parametrize("text", ["tomorrow", "2026-13-01", "30.11.2026", "0001-01-01", "1800-01-01", "12:00"])
def test_no_times(text: str) -> None:
    assert check_valid_until(text, KYIV) == Checked(None, FieldProblem.NO_TIME)


@pytest.mark.parametrize(
    ("text", "checked"),
    [
        (" a b \n", Checked("a b")),
        ("", Checked("")),
        ("می‌خواهم", Checked("می‌خواهم")),
        ("👩‍🔧", Checked("👩‍🔧")),
        ("x" * 200, Checked("x" * 200)),
        ("x" * 201, Checked(None, FieldProblem.TOO_LONG)),
        ("a\nb", Checked(None, FieldProblem.CONTROL_CHARACTERS)),
        ("a\tb", Checked(None, FieldProblem.CONTROL_CHARACTERS)),
        ("a\0b", Checked(None, FieldProblem.CONTROL_CHARACTERS)),
        ("a\u2028b", Checked(None, FieldProblem.CONTROL_CHARACTERS)),
        ("a\ud83d", Checked(None, FieldProblem.NOT_STORABLE)),
    ],
)
def test_lines(text: str, checked: Checked[str]) -> None:
    assert check_line(text) == checked


@pytest.mark.parametrize(
    ("text", "checked"),
    [
        ("b, a,,b\n c d \r\n", Checked(["b", "a", "c d"])),
        (" , ", Checked([])),
        ("a, b\tc", Checked(None, FieldProblem.CONTROL_CHARACTERS)),
        ("ok, " + "x" * 201, Checked(None, FieldProblem.TOO_LONG)),
        ("\udc00", Checked(None, FieldProblem.NOT_STORABLE)),
    ],
)
def test_tags(text: str, checked: Checked[list[str]]) -> None:
    assert check_tags(text) == checked


@pytest.mark.parametrize(
    ("text", "checked"),
    [
        (" as typed\n\tand so ", Checked(" as typed\n\tand so ")),
        ("", Checked(None, FieldProblem.EMPTY)),
        (" \n", Checked(None, FieldProblem.EMPTY)),
        ("a\ud83db", Checked(None, FieldProblem.NOT_STORABLE)),
    ],
)
def test_texts(text: str, checked: Checked[str]) -> None:
    assert check_text(text) == checked


def test_a_note_may_be_empty() -> None:
    assert check_text("", may_be_empty=True) == Checked("")

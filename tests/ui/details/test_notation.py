from __future__ import annotations

from datetime import UTC, datetime

import pytest

from explorer.services.field_checks import FieldProblem
from explorer.ui.details.notation import LINE, SHARE, TAGS, TIME, Notation


@pytest.mark.parametrize(
    ("notation", "value", "text"),
    [
        (LINE, "a topic", "a topic"),
        (LINE, "", ""),
        (LINE, None, ""),
        (TAGS, ["redis", "قاعدة"], "redis, قاعدة"),
        (TAGS, (), ""),
        (TAGS, None, ""),
        (SHARE, 0.854, "0.85"),
        (SHARE, 1, "1.00"),
        (SHARE, None, ""),
        (TIME, None, ""),
        (TIME, "soon", "soon"),
    ],
)
def test_values_are_written(notation: Notation, value: object, text: str) -> None:
    assert notation.write(value) == text


@pytest.mark.parametrize(
    ("notation", "text", "value"),
    [
        (LINE, "  a topic ", "a topic"),
        (TAGS, "redis,, speed , redis", ["redis", "speed"]),
        (TAGS, "", []),
        (SHARE, "0.85", 0.85),
        (SHARE, "85 %", 0.85),
        (SHARE, "0,85", 0.85),
        (SHARE, "", None),
        (TIME, " ", None),
    ],
)
def test_texts_are_read(notation: Notation, text: str, value: object) -> None:
    checked = notation.read(text)
    assert checked.problem is None
    assert checked.value == value


@pytest.mark.parametrize(
    ("notation", "text", "problem"),
    [
        (LINE, "two\nlines", FieldProblem.CONTROL_CHARACTERS),
        (LINE, "x" * 201, FieldProblem.TOO_LONG),
        (SHARE, "much", FieldProblem.NO_NUMBER),
        (SHARE, "85", FieldProblem.OUT_OF_RANGE),
        (TIME, "soon", FieldProblem.NO_TIME),
        (TIME, "2027-02-30", FieldProblem.NO_TIME),
    ],
)
def test_what_does_not_fit_is_named(notation: Notation, text: str, problem: FieldProblem) -> None:
    assert notation.read(text).problem is problem


@pytest.mark.parametrize(
    "moment", [datetime(2027, 1, 31, 17, 30, tzinfo=UTC), datetime(2027, 7, 1, 8, 0, 5, tzinfo=UTC)]
)
def test_a_local_time_comes_back_as_the_same_instant(moment: datetime) -> None:
    text = TIME.write(moment.isoformat())
    assert text.startswith(f"{moment.astimezone():%Y-%m-%d %H:%M}")
    assert datetime.fromisoformat(str(TIME.read(text).value)) == moment


@pytest.mark.parametrize("day", ["2027-01-31", "2026-10-25", "2027-07-01"])
def test_a_day_is_written_as_a_day_again(day: str) -> None:
    value = str(TIME.read(day).value)
    assert datetime.fromisoformat(value).astimezone().strftime("%H:%M:%S") == "23:59:59"
    assert TIME.write(value) == day
    assert TIME.explain(value).endswith("UTC")

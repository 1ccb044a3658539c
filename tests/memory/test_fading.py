from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from explorer.memory.facts import Fact
from explorer.memory.fading import (
    FADED_BELOW,
    HALF_LIFE_HOURS,
    anchor,
    anchor_as_noted,
    base_importance,
    faded_on,
    importance_at,
)
from explorer.memory.times import format_time, parse_seconds

START = datetime(2026, 11, 1, tzinfo=UTC)


@dataclass
class Times:
    created_at: str | float | None = None
    last_accessed: str | float | None = None
    decay_anchor: str | float | None = None


def fact(
    importance: float | None = 0.8, times: Times | None = None, base: float | None = None, pinned: bool = False
) -> Fact:
    at = times or Times(created_at=format_time(START))
    return Fact(
        namespace="user",
        id="a",
        importance=importance,
        importance_base=base,
        created_at=at.created_at,
        last_accessed=at.last_accessed,
        decay_anchor=at.decay_anchor,
        pinned=pinned,
    )


def test_the_constants_of_the_law() -> None:
    assert (HALF_LIFE_HOURS, FADED_BELOW) == (168.0, 0.05)


@pytest.mark.parametrize(
    ("hours", "left"), [(0, 0.8), (84, 0.8 * 0.5**0.5), (168, 0.4), (336, 0.2), (672, 0.05), (-500, 0.8), (10**7, 0.0)]
)
def test_half_is_left_after_a_week(hours: float, left: float) -> None:
    assert importance_at(fact(), START + timedelta(hours=hours)) == pytest.approx(left)


def test_the_last_use_is_the_anchor_and_the_day_of_learning_where_there_is_none() -> None:
    used = Times(created_at="2026-01-01T00:00:00Z", last_accessed=format_time(START))
    unreadable = Times(created_at=format_time(START), last_accessed="soon")
    now = START + timedelta(hours=168)
    assert importance_at(fact(times=used), now) == pytest.approx(0.4)
    assert importance_at(fact(times=unreadable), now) == pytest.approx(0.4)


@pytest.mark.parametrize(
    "still",
    [
        fact(pinned=True),
        fact(times=Times()),
        fact(times=Times(created_at="some day")),
    ],
)
def test_what_never_fades(still: Fact) -> None:
    assert importance_at(still, START + timedelta(days=3650)) == 0.8
    assert faded_on(still) is None


def test_without_importance_nothing_fades() -> None:
    assert importance_at(fact(None), START) is None
    assert faded_on(fact(None)) is None


@pytest.mark.parametrize(
    ("decay_anchor", "base", "expected"),
    [
        # decayed before, from the same anchor in another notation: the base counts
        ("2026-11-01T02:00:00+02:00", 0.9, 0.9),
        (START.timestamp(), 0.9, 0.9),
        (format_time(START), None, 0.2),
        # used since: what is left now is the new base
        ("2026-10-01T00:00:00Z", 0.9, 0.2),
        (None, 0.9, 0.2),
        ("unreadable", 0.9, 0.2),
    ],
)
def test_the_base_after_an_earlier_decay(decay_anchor: str | float | None, base: float | None, expected: float) -> None:
    decayed = fact(0.2, Times(format_time(START), None, decay_anchor), base)
    assert base_importance(decayed) == expected
    assert importance_at(decayed, START + timedelta(hours=168)) == pytest.approx(expected / 2)


TIMES = st.none() | st.sampled_from(
    ["soon", "", "2026-11-01T02:00:00+02:00", "2026-11-01T00:00:00.123456789Z", "1764547200.1234567", 7, 1.7e9 + 1 / 3]
)


@given(st.builds(Times, TIMES, TIMES, TIMES))
def test_the_anchor_as_it_is_noted_is_the_very_same_instant(times: Times) -> None:
    undecayed = fact(times=times)
    noted = anchor_as_noted(undecayed)
    assert (None if noted is None else parse_seconds(noted)) == anchor(undecayed)
    decayed = fact(0.1, Times(times.created_at, times.last_accessed, noted), 0.8)
    assert base_importance(decayed) == (0.1 if noted is None else 0.8)


def test_an_unreadable_anchor_is_not_the_anchor_of_an_undated_fact() -> None:
    undated = fact(0.2, Times(decay_anchor="unreadable"), 0.9)
    assert base_importance(undated) == 0.2


@given(st.floats(0.06, 1.0), st.floats(0, 5000), st.floats(0, 5000))
def test_decaying_twice_is_decaying_once(base: float, first: float, second: float) -> None:
    """What a decay run stores (the value, its base, its anchor) reads on as if it had never run."""
    fresh = fact(base)
    left = importance_at(fresh, START + timedelta(hours=first))
    stored = fact(left, Times(format_time(START), None, format_time(START)), base)
    later = START + timedelta(hours=first + second)
    assert importance_at(stored, later) == pytest.approx(importance_at(fresh, later))


@given(st.floats(0.051, 1.0))
def test_the_day_on_which_a_fact_has_faded(base: float) -> None:
    day = faded_on(fact(base))
    assert day is not None
    just_before = importance_at(fact(base), day - timedelta(minutes=1))
    just_after = importance_at(fact(base), day + timedelta(minutes=1))
    assert just_before is not None
    assert just_after is not None
    assert just_after < FADED_BELOW < just_before


def test_the_day_of_a_known_fact() -> None:
    assert faded_on(fact(0.8)) == START + timedelta(hours=672)


@pytest.mark.parametrize("importance", [0.0, 0.01, 0.05])
def test_what_starts_faded_has_no_day(importance: float) -> None:
    assert faded_on(fact(importance)) is None


def test_a_day_beyond_the_calendar_is_none() -> None:
    assert faded_on(fact(1.0, Times(created_at="9999-12-31T00:00:00Z"))) is None

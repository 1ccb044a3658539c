from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from explorer.memory.facts import Fact
from explorer.memory.query import FactState
from explorer.memory.states import fact_state
from explorer.memory.times import format_time

NOW = datetime(2026, 11, 30, 12, tzinfo=UTC)
HOUR = timedelta(hours=1)

EVERYTHING: list[tuple[FactState, dict[str, Any]]] = [
    (FactState.DELETED, {"superseded_by": "system:deleted"}),
    (FactState.SUPERSEDED, {"superseded_by": "b"}),
    (FactState.EXPIRED, {"valid_until": format_time(NOW - HOUR)}),
    (FactState.CONTRADICTION, {"conflict": FactState.CONTRADICTION}),
    (FactState.DUPLICATE, {"conflict": FactState.DUPLICATE}),
    (FactState.ODD, {"problems": ("topic",)}),
    (FactState.PINNED, {"pinned": True}),
    (FactState.FADING, {"importance": 0.01, "created_at": format_time(NOW)}),
]


def state(conflict: FactState | None = None, **fields: Any) -> FactState:
    return fact_state(Fact(namespace="user", id="a", **fields), conflict, NOW)


@pytest.mark.parametrize(("expected", "fields"), EVERYTHING)
def test_each_state_on_its_own(expected: FactState, fields: dict[str, Any]) -> None:
    assert state(**fields) is expected


@pytest.mark.parametrize("first", range(len(EVERYTHING)))
def test_the_first_that_holds_in_the_order_of_the_states(first: int) -> None:
    together: dict[str, Any] = {}
    for _, fields in reversed(EVERYTHING[first:]):
        together |= fields
    assert state(**together) is EVERYTHING[first][0]
    assert [expected for expected, _ in EVERYTHING] == list(FactState)[:-1]


@pytest.mark.parametrize("importance", [None, 0.05, 1.0])
def test_all_others_are_active(importance: float | None) -> None:
    assert state(importance=importance, created_at=format_time(NOW)) is FactState.ACTIVE


@pytest.mark.parametrize(
    ("valid_until", "expected"),
    [
        (format_time(NOW), FactState.EXPIRED),
        (format_time(NOW + HOUR), FactState.ACTIVE),
        ("2026-11-30T12:30:00+01:00", FactState.EXPIRED),
        ("2026-11-30T12:30:00", FactState.ACTIVE),
        ((NOW - HOUR).timestamp(), FactState.EXPIRED),
        ("some day", FactState.ACTIVE),
    ],
)
def test_a_fact_expires_at_its_instant(valid_until: str | float, expected: FactState) -> None:
    assert state(valid_until=valid_until) is expected


def test_a_fact_fades_with_time() -> None:
    learned = format_time(NOW - timedelta(hours=168))
    assert state(importance=0.101, created_at=learned) is FactState.ACTIVE
    assert state(importance=0.099, created_at=learned) is FactState.FADING
    assert state(importance=0.099, created_at=learned, pinned=True) is FactState.PINNED


@pytest.mark.parametrize("reason", ["system:expired", "system:decayed", "system:consolidated", "b", "user/b"])
def test_every_other_reason_to_be_replaced_is_superseded(reason: str) -> None:
    assert state(superseded_by=reason) is FactState.SUPERSEDED

from __future__ import annotations

from math import exp
from typing import Any

import pytest

from explorer.memory.decode import decode_fact
from explorer.memory.facts import Fact
from explorer.memory.keys import Key
from explorer.services.recall.merit import DECAY_FLOOR, ELSEWHERE, decay, repo_factor, trust
from tests.services.recall.cases import NOW


def fact(**fields: Any) -> Fact:
    return decode_fact(Key("user", "a"), fields)


def faded(**fields: Any) -> float:
    return float(decay([fact(**fields)], [fields], NOW)[0])


REST = 1.0 - DECAY_FLOOR
HALF_A_DAY = DECAY_FLOOR + REST * exp(-((12 / 168) ** 1.0))


@pytest.mark.parametrize(
    ("fields", "left"),
    [
        ({"created_at": "2026-11-30T00:00:00Z"}, HALF_A_DAY),
        ({"created_at": "2020-01-01T00:00:00Z", "last_recalled_at": "2026-11-30T00:00:00Z"}, HALF_A_DAY),
        ({"created_at": "2020-01-01T00:00:00Z", "last_accessed": "2026-11-30T02:00:00+02:00"}, HALF_A_DAY),
        ({"created_at": "2026-11-30T00:00:00Z", "last_accessed": "2020-01-01T00:00:00Z"}, HALF_A_DAY),
        ({"last_accessed": "2026-11-30T00:00:00Z"}, HALF_A_DAY),
        ({"created_at": "2020-01-01T00:00:00Z"}, DECAY_FLOOR),
        ({"created_at": "2020-01-01T00:00:00Z", "pinned": True}, 1.0),
        ({"created_at": "2027-01-01T00:00:00Z"}, 1.0),
        ({"created_at": "someday"}, 1.0),
        ({}, 1.0),
        ({"created_at": "2026-10-31T12:00:00Z", "fact_type": "decision"}, DECAY_FLOOR + REST * exp(-720 / 336)),
    ],
)
def test_time_leaves(fields: dict[str, Any], left: float) -> None:
    assert faded(**fields) == pytest.approx(left)


def test_nobody_fades_in_an_empty_store() -> None:
    assert decay([], [], NOW).tolist() == []


@pytest.mark.parametrize(
    ("fields", "faith"),
    [
        ({"confidence": 1.0}, 1.0),
        ({"confidence": 0.0}, 0.8),
        ({"confidence": 0.5, "veracity": "tool"}, 0.9),
        ({"veracity": "stated"}, 0.9),
        ({"veracity": "tool"}, 0.85),
        ({}, 0.88),
        ({"confidence": "very"}, 0.88),
    ],
)
def test_trust(fields: dict[str, Any], faith: float) -> None:
    assert trust(fact(**fields)) == pytest.approx(faith)


@pytest.mark.parametrize(
    ("domain", "repo", "factor"),
    [
        ("repo:acme/ui", "acme", 1.0),
        ("repo:acme-mobile/ui", "acme", ELSEWHERE),
        ("acme", "acme", ELSEWHERE),
        ("deploy", "", 1.0),
        ("repo:acme/ui", "", 1.0),
    ],
)
def test_facts_of_the_repository_count_a_little_more(domain: str, repo: str, factor: float) -> None:
    assert repo_factor(fact(domain=domain), repo) == factor

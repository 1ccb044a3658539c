from __future__ import annotations

from datetime import UTC, datetime
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from explorer.agent.search_requests import MOST, CannotSearch, request_of
from explorer.memory.facts import FactType
from explorer.services.recall.request import Mode, Request

NOW = datetime(2026, 11, 26, 15, 30, tzinfo=UTC)


def asked(**given: object) -> Request:
    values: dict[str, Any] = {
        "mode": "hybrid", "domains": (), "types": (), "agents": (), "since": None, "until": None, "repo": "",
        "limit": 10, "now": NOW,
    } | given  # fmt: skip
    return request_of("text", **values)("main")


def test_what_is_not_said_is_the_default() -> None:
    assert asked() == Request("text")


def test_words_become_what_they_mean() -> None:
    request = asked(mode=" Keyword ", types=["Fact", FactType.ERROR], domains=["a", "a"], agents=["x"], repo=" slug ")
    assert request.mode is Mode.KEYWORD
    assert request.types == {FactType.FACT, FactType.ERROR}
    assert (request.domains, request.agents, request.repo) == (frozenset({"a"}), frozenset({"x"}), "slug")


@pytest.mark.parametrize(
    ("said", "since", "until"),
    [
        ("2026-10-05", "2026-10-05 00:00", "2026-10-06 00:00"),
        ("2026-10", "2026-10-01 00:00", "2026-11-01 00:00"),
        ("2025", "2025-01-01 00:00", "2026-01-01 00:00"),
        (" last week ", "2026-11-16 00:00", "2026-11-23 00:00"),
        ("la semana pasada", "2026-11-16 00:00", "2026-11-23 00:00"),
        ("минулого місяця", "2026-10-01 00:00", "2026-11-01 00:00"),
        ("у жовтні", "2026-10-01 00:00", "2026-11-01 00:00"),
        ("3 days ago", "2026-11-23 00:00", "2026-11-24 00:00"),
        ("2026-10-05T14:00:00Z", "2026-10-05 14:00", "2026-10-05 14:00"),
        ("2026-10-05 14:00", "2026-10-05 14:00", "2026-10-05 14:00"),
        ("2026-10-05T14:00+02:00", "2026-10-05 12:00", "2026-10-05 12:00"),
        ("1790000000", "2026-09-21 14:13", "2026-09-21 14:13"),
        (datetime(2026, 10, 5, 14, tzinfo=UTC), "2026-10-05 14:00", "2026-10-05 14:00"),
        (datetime.fromisoformat("2026-10-05T14:00"), "2026-10-05 14:00", "2026-10-05 14:00"),
    ],
)
def test_times(said: object, since: str, until: str) -> None:
    found = asked(since=said).since, asked(until=said).until
    assert [f"{each.astimezone(UTC):%Y-%m-%d %H:%M}" for each in found if each is not None] == [since, until]


def test_times_are_meant_where_the_reader_is() -> None:
    kyiv = NOW.astimezone(ZoneInfo("Europe/Kyiv"))
    assert asked(since="2026-10-05", now=kyiv).since == datetime(2026, 10, 4, 21, tzinfo=UTC)
    assert asked(since="2026-10-05T14:00", now=kyiv).since == datetime(2026, 10, 5, 11, tzinfo=UTC)


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"mode": "fuzzy"}, "There is no mode “fuzzy”: choose keyword, semantic or hybrid."),
        ({"types": ["thing"]}, "There is no fact type “thing”: choose fact, preference"),
        ({"limit": 0}, "from 1 to 1,000, not 0"),
        ({"limit": MOST + 1}, "not 1,001"),
        ({"since": "never"}, "“never” is no time"),
        ({"since": ""}, "“” is no time"),
        ({"until": "5"}, "“5” is no time"),
        ({"until": "99999-99"}, "is no time"),
        ({"since": "12:30"}, "is no time"),
        ({"since": "what was last week"}, "is no time"),
        ({"since": "2026-11", "until": "2026-10"}, "Nothing lies between “2026-11” and “2026-10”"),
    ],
)
def test_what_cannot_be_asked(given: dict[str, object], sentence: str) -> None:
    with pytest.raises(CannotSearch, match="Nothing was searched") as raised:
        asked(**given)
    assert sentence in str(raised.value)

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import pytest

from explorer.memory.facts import FactType
from explorer.memory.keys import Key
from explorer.services.recall.request import Mode, Request
from explorer.services.recall.results import Barrier, Silence, Voice, WhyNot
from explorer.services.recall.why_not import why_not
from tests.services.recall.cases import NOW, QUESTION, ask, ids, workspace
from tests.services.vector_snapshot import VectorSnapshot, towards

MANY = workspace(
    {f"f{number:02}": {"content": "owl", "created_at": f"2026-10-{30 - number // 2:02}"} for number in range(50)},
    {f"f{number:02}": towards(0.9 - number / 100, 1 + number % 3) for number in range(50)},
)


def asked(snapshot: VectorSnapshot, name: str, request: Request, silence: Silence | None = None) -> WhyNot:
    key = Key(*name.split(" ")) if " " in name else Key("user", name)
    return why_not(snapshot, request, QUESTION, NOW, key, silence)


@pytest.mark.parametrize(
    ("fields", "barriers"),
    [
        ({"superseded_by": "system:deleted"}, [Barrier.DELETED]),
        ({"deleted_at": "2026-11-01", "superseded_by": "b"}, [Barrier.DELETED]),
        ({"superseded_by": "a~1"}, [Barrier.SUPERSEDED]),
        ({"valid_until": "2026-11-30T12:00:00Z"}, [Barrier.EXPIRED]),
        ({"domain": "y"}, [Barrier.DOMAIN]),
        ({"fact_type": "goal"}, [Barrier.TYPE]),
        ({"agent_id": "dev"}, [Barrier.AGENT]),
        ({"created_at": "2026-11-10"}, [Barrier.TIME]),
        ({"created_at": "2026-10-01"}, [Barrier.TIME]),
        ({"created_at": None}, [Barrier.TIME]),
        ({}, []),
        (
            {"valid_until": "2026-01-01", "domain": "y", "fact_type": "", "agent_id": "", "created_at": "?"},
            [Barrier.EXPIRED, Barrier.DOMAIN, Barrier.TYPE, Barrier.AGENT, Barrier.TIME],
        ),
    ],
)
@pytest.mark.parametrize("mode", Mode)
def test_barriers(fields: Mapping[str, Any], barriers: list[Barrier], mode: Mode) -> None:
    plain = {"content": "owl", "domain": "x", "fact_type": "fact", "agent_id": "qa", "created_at": "2026-11-09"}
    request = Request(
        "owl",
        mode,
        domains=frozenset("x"),
        types=frozenset({FactType.FACT}),
        agents=frozenset({"qa"}),
        since=datetime(2026, 11, 1, tzinfo=UTC),
        until=datetime(2026, 11, 10, tzinfo=UTC),
    )
    snapshot = workspace({"a": {**plain, **fields}, "b": plain}, {"a": towards(0.5)})
    answer = asked(snapshot, "a", request)
    assert list(answer.barriers) == barriers
    assert (answer.found is None) == bool(barriers)
    assert ("a" in ids(ask(snapshot, request))) == (not barriers)
    if barriers:
        assert (answer.voices, answer.place, answer.score) == ({}, None, 0.0)


def test_what_is_no_fact_or_on_another_branch() -> None:
    snapshot = workspace({"project:x a": {"content": "owl"}, "__notes__ n": {"content": "owl"}})
    assert asked(snapshot, "never", Request("owl")).barriers == (Barrier.GONE,)
    assert asked(snapshot, "__notes__ n", Request("owl")).barriers == (Barrier.GONE,)
    assert asked(snapshot, "project:x a", Request("owl")).barriers == (Barrier.BRANCH,)
    assert asked(snapshot, "project:x a", Request("owl", branch=None)).barriers == ()


def test_a_result_is_said_to_be_one() -> None:
    answer = ask(MANY, Request("owl"))
    for place in (0, 9):
        found = answer.found[place]
        said = asked(MANY, found.key.id, Request("owl"))
        assert said.found == found
        assert (said.place, said.score, said.displaced_by) == (found.rank_before, found.score, None)
        assert said.needed == answer.found[-1].score


def test_a_fact_beyond_the_cuts_has_its_rank_among_all() -> None:
    said = asked(MANY, "f45", Request("owl"))
    assert {voice: heard.rank for voice, heard in said.voices.items()} == {Voice.LEXICAL: 46, Voice.SEMANTIC: 46}
    assert said.cuts == {Voice.LEXICAL: 20, Voice.SEMANTIC: 30, Voice.TEMPORAL: 30, Voice.GRAPH: 30}
    assert (said.place, said.found) == (None, None)
    assert 0.0 < said.score < said.needed


@pytest.mark.parametrize("mode", Mode)
@pytest.mark.parametrize("number", [0, 12, 25, 40])
def test_it_agrees_with_recall(mode: Mode, number: int) -> None:
    request = Request("owl", mode)
    everything = ask(MANY, replace(request, limit=50))
    said = asked(MANY, f"f{number:02}", replace(request, limit=50))
    found = next((each for each in everything.found if each.key == said.key), None)
    assert said.found == found
    if found is not None:
        assert dict(said.voices) == dict(found.voices)


def test_what_diversity_puts_aside_names_what_is_in_its_place() -> None:
    facts = {name: {"content": text} for name, text in (("a", "owl owl owl"), ("b", "owl owl"), ("c", "an owl"))}
    snapshot = workspace(facts, {"a": towards(0.9, 1), "b": towards(0.9, 1), "c": towards(0.6, 2)})
    said = asked(snapshot, "b", Request("owl ", limit=2))
    assert (said.place, said.found, said.displaced_by) == (2, None, Key("user", "a"))
    assert said.score > said.needed
    assert asked(snapshot, "c", Request("owl ", limit=1)).displaced_by is None


def test_nobody_named_it() -> None:
    snapshot = workspace({"a": {"content": "owl"}, "b": {"content": "other"}}, {"a": towards(0.9)})
    said = asked(snapshot, "b", Request("owl"))
    assert (said.voices, said.place, said.score, said.found) == ({}, None, 0.0, None)
    assert said.needed > 0.0
    silent = asked(snapshot, "b", Request("owl"), Silence.LOADING)
    assert silent.silence is Silence.LOADING
    nothing = asked(snapshot, "a", Request(""))
    assert (nothing.barriers, nothing.voices, nothing.needed) == ((), {}, 0.0)

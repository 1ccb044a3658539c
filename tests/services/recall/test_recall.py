from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta, timezone
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from explorer.memory.keys import Key
from explorer.memory.namespaces import is_visible
from explorer.services.recall.diversity import LAMBDA
from explorer.services.recall.fusion import worth
from explorer.services.recall.merit import DECAY_FLOOR, ELSEWHERE, TRUST_FLOOR
from explorer.services.recall.request import Mode, Request
from explorer.services.recall.results import Found, Recalled, Silence, Voice
from tests.services.recall.cases import NOW, QUESTION, ask, ids, workspace
from tests.services.vector_snapshot import VectorSnapshot, towards

OWLS: dict[str, dict[str, Any]] = {
    "nest": {"content": "An owl nests in the old barn", "created_at": "2026-11-29", "confidence": 0.9},
    "night": {"content": "The owl hunts at night", "created_at": "2026-11-28", "confidence": 0.8},
    "dark": {"content": "It needs no light to hunt", "created_at": "2026-11-27", "confidence": 0.7},
    "mice": {
        "content": "Mice are its prey",
        "created_at": "2026-11-26",
        "links": [{"to": "night", "type": "because", "weight": 0.9}],
    },
    "build": {"content": "The build takes nine minutes", "created_at": "2026-11-30"},
    "gone": {"content": "The owl is dead", "superseded_by": "system:deleted"},
}
VECTORS = {
    "nest": towards(0.5, 1),
    "night": towards(0.8, 2),
    "dark": towards(0.7, 3),
    "mice": towards(0.05, 4),
    "build": towards(-0.2, 5),
    "gone": towards(0.99, 6),
}
STORE = workspace(OWLS, VECTORS)


def check(snapshot: VectorSnapshot, answer: Recalled) -> None:
    """Every number of an answer follows from others."""
    if answer.found or answer.candidates:
        assert sum(answer.weights.values()) == pytest.approx(1.0)
    assert len(answer.found) <= min(max(answer.request.limit, 0), answer.candidates)
    assert answer.candidates <= answer.in_scope
    assert len({found.key for found in answer.found}) == len(answer.found)
    for found in answer.found:
        assert snapshot.key(found.row) == found.key
        assert set(found.voices) <= set(answer.weights)
        assert found.fused == pytest.approx(sum(heard.part for heard in found.voices.values()))
        for voice, heard in found.voices.items():
            assert heard.part == pytest.approx(answer.weights[voice] * worth(heard.rank))
        assert found.score == pytest.approx(found.fused * found.decay * found.trust * found.repo_factor)
        assert 0.0 < found.score <= 1.0
        assert DECAY_FLOOR <= found.decay <= 1.0
        assert TRUST_FLOOR <= found.trust <= 1.0
        assert (found.penalty > 0.0) == (found.similar_to is not None)
    if answer.request.mode is Mode.HYBRID:
        check_diversity(snapshot, answer.found)
    else:
        assert [found.rank_before for found in answer.found] == list(range(1, len(answer.found) + 1))
        assert all((found.decay, found.trust, found.penalty) == (1.0, 1.0, 0.0) for found in answer.found)


def check_diversity(snapshot: VectorSnapshot, results: tuple[Found, ...]) -> None:
    """Each result is of those that came after it, too, the one of most marginal relevance."""
    if not results:
        return
    best = results[0].score
    assert results[0].rank_before == 1
    unit = snapshot.vectors(np.array([found.row for found in results], np.int32)).astype(np.float64)
    lengths = np.linalg.norm(unit, axis=1, keepdims=True)
    unit = np.divide(unit, lengths, out=np.zeros_like(unit), where=lengths > 0)
    for place, found in enumerate(results):
        cosines = np.clip(unit[:place] @ unit[place], 0.0, None)
        assert found.penalty == pytest.approx((1 - LAMBDA) * max(cosines, default=0.0), abs=1e-6)
        if found.similar_to is not None:
            assert found.similar_to in [above.key for above in results[:place]]
        value = LAMBDA * found.score / best - found.penalty
        for later, other in enumerate(results[place + 1 :], place + 1):
            nearest = max(np.clip(unit[:place] @ unit[later], 0.0, None), default=0.0)
            assert value >= LAMBDA * other.score / best - (1 - LAMBDA) * nearest - 1e-6


@pytest.mark.parametrize("mode", Mode)
def test_every_number_has_its_reason(mode: Mode) -> None:
    answer = ask(STORE, Request("where does the owl hunt", mode))
    assert answer.found
    check(STORE, answer)


def test_keyword_finds_words() -> None:
    answer = ask(STORE, Request("owl ", Mode.KEYWORD))
    assert ids(answer) == ["night", "nest"]
    assert answer.weights == {Voice.LEXICAL: 1.0}
    assert [found.score for found in answer.found] == [1.0, worth(2)]
    assert answer.in_scope == 5


def test_semantic_finds_meaning_too() -> None:
    answer = ask(STORE, Request("owl ", Mode.SEMANTIC))
    assert ids(answer) == ["night", "nest", "dark", "mice"]
    assert {voice: heard.rank for voice, heard in answer.found[1].voices.items()} == {
        Voice.LEXICAL: 2, Voice.SEMANTIC: 3,
    }  # fmt: skip


def test_hybrid_hears_four_voices() -> None:
    answer = ask(STORE, Request("owl "))
    assert set(answer.weights) == set(Voice)
    by_id = {found.key.id: found for found in answer.found}
    assert set(by_id) == {"night", "nest", "dark", "mice"}
    through = by_id["mice"].voices[Voice.GRAPH]
    assert (through.via, through.link, through.hops, through.figure) == (Key("user", "night"), "because", 1, 0.45)
    assert by_id["night"].voices[Voice.SEMANTIC].figure == 0.8
    assert by_id["night"].voices[Voice.TEMPORAL].figure == pytest.approx(2.5)
    assert answer.candidates == 4


def test_what_is_linked_is_found_though_nothing_else_finds_it() -> None:
    facts = {**OWLS, "far": {"content": "Poison is laid out in May", "links": [{"to": "mice", "weight": 1.0}]}}
    answer = ask(workspace(facts, VECTORS), Request("owl "))
    far = next(found for found in answer.found if found.key.id == "far")
    assert (set(far.voices), far.voices[Voice.GRAPH].hops) == ({Voice.GRAPH}, 2)


def test_what_says_the_same_again_gives_way() -> None:
    facts = {name: {"content": text} for name, text in (("a", "owl owl owl"), ("b", "owl owl"), ("c", "an owl"))}
    vectors = {"a": towards(0.9, 1), "b": towards(0.9, 1), "c": towards(0.6, 2)}
    answer = ask(workspace(facts, vectors), Request("owl ", limit=2))
    assert ids(answer) == ["a", "c"]
    again = ask(workspace(facts, vectors), Request("owl ", limit=3)).found[2]
    assert (again.key.id, again.rank_before, again.similar_to) == ("b", 2, Key("user", "a"))
    assert again.penalty == pytest.approx(0.3)


def test_a_vector_of_an_earlier_text_is_like_nothing() -> None:
    facts = {name: {"content": "owl", "embedding_stale": name == "b"} for name in "ab"}
    answer = ask(workspace(facts, dict.fromkeys("ab", towards(0.9))), Request("owl "))
    assert [found.penalty for found in answer.found] == [0.0, 0.0]
    assert [Voice.SEMANTIC in found.voices for found in answer.found] == [True, False]


def test_the_old_and_the_doubtful_come_later() -> None:
    facts = {
        "old": {"content": "the owl", "created_at": "2026-01-01", "confidence": 1.0},
        "new": {"content": "the owl", "created_at": "2026-11-29", "confidence": 0.2},
        "newer": {"content": "the owl", "created_at": "2026-11-29", "confidence": 0.9},
        "pinned": {"content": "the owl", "created_at": "2026-01-01", "pinned": True, "confidence": 0.9},
    }
    answer = ask(workspace(facts), Request("owl"), None)
    assert ids(answer).index("newer") < ids(answer).index("new")
    assert ids(answer).index("pinned") < ids(answer).index("old")
    assert ids(ask(workspace(facts), Request("owl", Mode.KEYWORD), None)) == ["new", "newer", "old", "pinned"]


@pytest.mark.parametrize("mode", [Mode.KEYWORD, Mode.HYBRID])
def test_a_repository_comes_first_where_it_is_as_good(mode: Mode) -> None:
    facts = {name: {"content": "an owl", "domain": "x"} for name in ("a", "b", "c")}
    facts["d"] = {"content": "an owl", "domain": "repo:acme/ui"}
    facts["e"] = {"content": "the night", "domain": "repo:acme/ui"}
    facts |= {f"f{number:02}": {"content": "one owl of many", "domain": "x"} for number in range(90)}
    snapshot = workspace(facts)
    plain, lifted = (ask(snapshot, Request("owl", mode, limit=3, repo=repo), None) for repo in ("", "acme"))
    check(snapshot, lifted)
    assert ids(plain) == ["a", "b", "c"]
    # The fourth goes before those that are worth less than it, once they are of elsewhere; nothing is left out.
    before = [name for name, rank in (("a", 1), ("b", 2), ("c", 3)) if ELSEWHERE * worth(rank) >= worth(4)]
    assert ids(lifted) == [*before, "d", *"abc"[len(before) :]][:3]
    assert [found.repo_factor for found in lifted.found] == [1.0 if name == "d" else ELSEWHERE for name in ids(lifted)]
    assert len(ids(ask(snapshot, Request("owl", mode, limit=99, repo="acme"), None))) == 94


@pytest.mark.parametrize("mode", Mode)
@pytest.mark.parametrize("text", ["", " ", "\t\n\u2003"])
def test_an_empty_question_has_no_answer(mode: Mode, text: str) -> None:
    answer = ask(STORE, Request(text, mode))
    assert (answer.found, answer.candidates, answer.in_scope) == ((), 0, 0)


@pytest.mark.parametrize("mode", Mode)
@pytest.mark.parametrize(
    "text",
    [
        "the of and",
        "🦉🦉",
        '"owl" AND (NEAR(a b) OR *) NOT content:{x} ^"',
        "owl\0hunts",
        "\ud83d owl",
        "'; DROP TABLE fact; --",
        "сова " * 2_000,
        "owl hunts " * 1_000,
        " ".join(f"w{number}" for number in range(1_500)) + " owl",
        "بومة ليل",
    ],
)
def test_any_text_is_a_question(mode: Mode, text: str) -> None:
    answer = ask(STORE, Request(text, mode))
    check(STORE, answer)
    if mode is not Mode.KEYWORD:
        assert {"night", "nest"} & set(ids(answer)[:2])


def test_without_meaning_the_other_voices_answer() -> None:
    answer = ask(STORE, Request("owl "), None)
    assert answer.silence is Silence.NO_MODEL
    assert set(answer.weights) == {Voice.LEXICAL, Voice.TEMPORAL, Voice.GRAPH}
    assert set(ids(answer)) == {"night", "nest", "mice"}
    assert ids(ask(STORE, Request("owl ", Mode.SEMANTIC), None)) == ["night", "nest"]


def test_yesterday_is_a_day_of_the_reader() -> None:
    snapshot = workspace({"late": {"content": "owl", "created_at": "2026-11-28T23:00:00Z"}})
    for zone, heard in ((timezone(timedelta(hours=2)), True), (UTC, False)):
        answer = ask(snapshot, Request("owl yesterday"), None, datetime(2026, 11, 30, 1, tzinfo=zone))
        assert (Voice.TEMPORAL in answer.weights) is heard


KINDS = st.sampled_from(["", "decision", "preference", "event"])
AXES = st.one_of(st.none(), st.tuples(st.floats(-1, 1), st.integers(1, 3)))


@st.composite
def workspaces(draw: st.DrawFn) -> tuple[dict[str, dict[str, Any]], dict[str, list[float]]]:
    count = draw(st.integers(0, 7))
    names = [f"{draw(st.sampled_from(['user', 'project:main', 'project:x']))} f{number}" for number in range(count)]
    facts: dict[str, dict[str, Any]] = {}
    vectors: dict[str, list[float]] = {}
    for name in names:
        facts[name] = {
            "content": " ".join(draw(st.lists(st.sampled_from(["owl", "night", "mice", "сова"]), max_size=4))),
            "domain": draw(st.sampled_from(["a", "b", "repo:acme/x"])),
            "fact_type": draw(KINDS),
            "created_at": draw(st.sampled_from([None, "2026-11-29", "2026-10-01", "2026-12-24"])),
            "valid_until": draw(st.sampled_from([None, None, "2026-11-30", "2027-01-01"])),
            "superseded_by": draw(st.sampled_from(["", "", "", "f0"])),
            "confidence": draw(st.one_of(st.none(), st.floats(0, 1))),
            "links": [
                {"to": target.replace(" ", "/"), "weight": draw(st.floats(0, 1))}
                for target in draw(st.lists(st.sampled_from(names), max_size=2))
            ],
        }
        if (axis := draw(AXES)) is not None:
            vectors[name] = towards(*axis)
    return facts, vectors


REQUESTS = st.builds(
    Request,
    st.sampled_from(["owl", "night mice", "owl last month", "сова", "nothing"]),
    st.sampled_from(Mode),
    st.sampled_from([None, "main", "x"]),
    st.frozensets(st.sampled_from(["a", "b"])),
    repo=st.sampled_from(["", "acme"]),
    since=st.sampled_from([None, datetime(2026, 11, 1, tzinfo=UTC)]),
    limit=st.integers(1, 5),
)


@given(workspaces(), REQUESTS, st.booleans())
@settings(max_examples=50, deadline=None)
def test_filters_let_nothing_through_and_every_part_recomputes(
    made: tuple[dict[str, dict[str, Any]], dict[str, list[float]]], request: Request, has_vector: bool
) -> None:
    snapshot = workspace(*made)
    answer = ask(snapshot, request, QUESTION if has_vector else None)
    check(snapshot, answer)
    for found in answer.found:
        fact = snapshot.fact(found.row)
        assert fact.is_current
        assert fact.expires is None or fact.expires > NOW
        assert is_visible(fact.namespace, request.branch)
        assert not request.domains or fact.domain in request.domains
        assert request.since is None or (fact.created is not None and fact.created >= request.since)


@given(workspaces(), REQUESTS, st.randoms(use_true_random=False))
@settings(max_examples=30, deadline=None)
def test_the_order_of_the_file_decides_nothing(
    made: tuple[dict[str, dict[str, Any]], dict[str, list[float]]], request: Request, rng: Any
) -> None:
    facts, vectors = made
    names = list(facts)
    rng.shuffle(names)
    other = ask(workspace({name: facts[name] for name in names}, vectors), request)
    one = ask(workspace(facts, vectors), request)
    assert [replace(found, row=0) for found in one.found] == [replace(found, row=0) for found in other.found]

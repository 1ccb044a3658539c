from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime, timedelta

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from explorer.memory.facts import Fact, FactType
from explorer.memory.namespaces import is_visible
from explorer.memory.query import Rows
from explorer.memory.recall_query import Scope
from explorer.memory.terms import match_words
from explorer.store import recall_search
from explorer.store.index import Entry, Index
from explorer.store.recall_search import RecallSearch

NOW = datetime(2026, 11, 30, 12, tzinfo=UTC)


def fact(record_id: str, namespace: str = "user", **fields: object) -> Fact:
    return Fact(namespace=namespace, id=record_id, **fields)  # type: ignore[arg-type]


def index_of(facts: Iterable[Fact], ttl: float = 0.0) -> Index:
    index = Index()
    with index.loading() as load:
        load([Entry(row, each, ttl) for row, each in enumerate(facts)])
    return index


def every(search: RecallSearch) -> Rows:
    return search.rows(Scope(), NOW)


IN_FORCE = [
    fact("plain", content="a"),
    fact("deleted", superseded_by="system:deleted"),
    fact("deleted oddly", deleted_at="yesterday"),
    fact("replaced", superseded_by="plain"),
    fact("expired", valid_until="2026-11-30T13:00:00+01:00"),
    fact("expires soon", valid_until="2026-11-30T12:00:01Z"),
    fact("expires when nobody knows", valid_until="soon"),
    fact("odd", problems=("confidence",)),
]


def test_what_is_in_force_may_answer() -> None:
    assert every(RecallSearch(index_of(IN_FORCE))).tolist() == [0, 5, 6, 7]


def test_what_is_kept_is_right_to_the_second() -> None:
    search = RecallSearch(index_of(IN_FORCE))
    seconds = [-1, 0, 1, 0, -1]
    found = [search.rows(Scope(), NOW + timedelta(seconds=each)).tolist() for each in seconds]
    assert found == [[0, 4, 5, 6, 7], [0, 5, 6, 7], [0, 6, 7], [0, 5, 6, 7], [0, 4, 5, 6, 7]]


def test_a_record_that_outlived_its_time_says_nothing() -> None:
    search = RecallSearch(index_of([fact("a")], ttl=NOW.timestamp() + 1))
    assert search.rows(Scope(), NOW).tolist() == [0]
    assert search.rows(Scope(), NOW + timedelta(seconds=1)).tolist() == []


def test_a_change_is_seen() -> None:
    index = index_of([fact("a", content="old"), fact("b", content="old", embedding_stale=True)])
    search = RecallSearch(index)
    assert (every(search).tolist(), search.stale().tolist()) == ([0, 1], [1])
    assert search.scores("old", every(search)).all()
    index.put([Entry(1, fact("b", content="new"), 0.0)], replaced=[1, 0])
    assert (every(search).tolist(), search.stale().tolist()) == ([1], [])
    assert not search.scores("old", every(search)).any()


@pytest.mark.parametrize(
    ("scope", "found"),
    [
        (Scope("main"), [0, 1, 3, 4]),
        (Scope("x/y"), [0, 2, 3, 4]),
        (Scope(domains=frozenset({"deploy", "user"})), [0, 2, 3]),
        (Scope(domains=frozenset({"Deploy", "\ud800"})), []),
        (Scope(domains=frozenset({"\ud800"})), []),
        (Scope(types=frozenset({FactType.UNKNOWN})), [2, 3, 4]),
        (Scope(agents=frozenset({"qa", "ревізор"})), [1, 4]),
        (Scope(since=datetime(2026, 11, 2, tzinfo=UTC)), [1]),
        (Scope(until=datetime(2026, 11, 2, tzinfo=UTC)), [0]),
        (Scope("main", frozenset({"deploy"}), frozenset({FactType.GOAL}), since=datetime(2026, 1, 1, tzinfo=UTC)), [0]),
    ],
)
def test_filters(scope: Scope, found: list[int]) -> None:
    facts = [
        fact("a", fact_type="goal", domain="deploy", created_at="2026-11-01T23:59:59Z"),
        fact("b", "project:main", fact_type="fact", domain="x", agent_id="qa", created_at="2026-11-02T01:00:00+01:00"),
        fact("c", "project:x/y", fact_type="never heard of", domain="deploy"),
        fact("d", memory_type="user"),
        fact("e", "notes", agent_id="ревізор", created_at="someday"),
    ]
    assert RecallSearch(index_of(facts)).rows(scope, NOW).tolist() == found


def bm25(index: Index, text: str) -> dict[int, float]:
    with index.reading() as connection:
        sql = "SELECT rowid, -rank FROM fact_text WHERE fact_text MATCH ?"
        return dict(connection.execute(sql, (" OR ".join(match_words(text)),)))


@given(st.lists(st.text("ab cé記", max_size=8), min_size=1, max_size=12), st.text("ab cé記", min_size=1, max_size=6))
@settings(max_examples=60, deadline=None)
def test_scores_are_what_fts5_counts(texts: list[str], question: str) -> None:
    index = index_of([fact(str(number), content=text) for number, text in enumerate(texts)])
    search = RecallSearch(index)
    counted = bm25(index, question) if match_words(question) else {}
    expected = [counted.get(row, 0.0) for row in range(len(texts))]
    assert search.scores(question, every(search)) == pytest.approx(expected, abs=2e-9 * 8)


def test_every_field_counts_and_the_last_word_is_a_prefix() -> None:
    facts = [
        fact("a", topic="Deploy"),
        fact("b", content="we déploy"),
        fact("c", tags=("deploys",)),
        fact("d", domain="x"),
    ]
    search = RecallSearch(index_of([*facts, *(fact(f"z{n}", domain="x") for n in range(5))]))
    rows = every(search)
    assert (search.scores("deploy", rows) > 0).tolist() == [True, True, True, *[False] * 6]
    assert (search.scores("deploy ", rows) > 0).tolist() == [True, True, *[False] * 7]
    assert (search.scores("depl nothing", rows) > 0).tolist() == [False] * 9


def test_scores_stand_beside_the_rows_that_were_asked_for() -> None:
    search = RecallSearch(index_of([fact("a", content="whale"), fact("b"), fact("c", content="whale whale")]))
    a, _, c = search.scores("whale", every(search))
    assert search.scores("whale", np.array([2, 0, 9], np.int32)).tolist() == [c, a, 0.0]
    assert search.scores("whale", np.array([], np.int32)).tolist() == []


@pytest.mark.parametrize("text", ["", " ", "🦊🦊", '"', "*", "\0", "\ud800", "́"])
def test_what_holds_no_word_finds_nothing(text: str) -> None:
    search = RecallSearch(index_of([fact("a", content="fox 🦊")]))
    assert search.scores(text, every(search)).tolist() == [0.0]


@pytest.mark.parametrize(
    "text",
    ['"fox', "NEAR(fox, 3)", "fox AND", "NOT fox", "content : fox", "{fox}", "^fox", "fox*", "+ fox\0", "fox\ud800"],
)
def test_operators_are_only_signs(text: str) -> None:
    search = RecallSearch(index_of([fact("a", content="the fox"), fact("b", content="x"), fact("c"), fact("d")]))
    scores = search.scores(text, every(search))
    assert scores[0] > max(scores[1:])


class TestCommonWords:
    """With limits that a small index reaches."""

    @pytest.fixture
    def search(self, monkeypatch: pytest.MonkeyPatch) -> RecallSearch:
        monkeypatch.setattr(recall_search, "_COMMON", 3)
        texts = ["the owl and rare", "the owl", "the", "owl owl", "and", "the and", *["the"] * 5, "none", "nil"]
        return RecallSearch(index_of([fact(str(number), content=text) for number, text in enumerate(texts)]))

    def test_count_where_a_rarer_word_is_held(self, search: RecallSearch) -> None:
        scores = search.scores("rare and owl the ", every(search))
        assert scores[0] == pytest.approx(sum(bm25(search._index, f"{word} ")[0] for word in ("rare", "and", "owl")))

    def test_have_the_least_there_is_elsewhere(self, search: RecallSearch) -> None:
        scores = search.scores("rare the ", every(search))
        assert scores[0] > 1.0
        assert scores[1:].tolist() == [1e-6, 1e-6, 0.0, 0.0, 1e-6, *[1e-6] * 5, 0.0, 0.0]

    def test_are_not_looked_up_where_enough_is_ranked(
        self, search: RecallSearch, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(recall_search, "_ENOUGH", 3)
        assert np.flatnonzero(search.scores("owl the ", every(search))).tolist() == [0, 1, 3]

    def test_the_rarest_of_them_counts_where_there_is_no_other(
        self, search: RecallSearch, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(recall_search, "_COMMON", 2)
        scores = search.scores("and the ", every(search))
        assert scores[4] == pytest.approx(bm25(search._index, "and ")[4])
        assert 0 < scores[2] < scores[4]
        monkeypatch.setattr(recall_search, "_MOST_RANKED", 2)
        assert set(search.scores("and the ", every(search))) == {1e-6, 0.0}

    def test_of_a_long_question_only_the_rarest_count(
        self, search: RecallSearch, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(recall_search, "_MOST_IN_ALL", 2)
        scores = search.scores("rare nil and owl the ", every(search))
        assert scores[0] == pytest.approx(bm25(search._index, "rare ")[0])
        assert scores[12] > 1.0
        assert set(scores[1:12]) == {1e-6, 0.0}


def test_when_facts_were_learned() -> None:
    facts = [fact("a", created_at="1970-01-01T00:01:00Z"), fact("b"), fact("c", created_at="someday")]
    learned = RecallSearch(index_of(facts)).learned(np.array([0, 1, 2, 7_777], np.int32))
    assert learned[0] == 60.0
    assert np.isnan(learned[1:]).all()


NAMESPACES = ("user", "project:main", "project:x", "foreign")


@st.composite
def some_facts(draw: st.DrawFn) -> list[Fact]:
    instant = st.sampled_from([None, "2026-11-29T00:00:00Z", "2026-11-30T12:00:00Z", "2026-12-01T00:00:00+05:00", "?"])
    return [
        fact(
            f"f{number}",
            draw(st.sampled_from(NAMESPACES)),
            domain=draw(st.sampled_from(["", "a", "b"])),
            fact_type=draw(st.sampled_from(["", "goal", "fact"])),
            agent_id=draw(st.sampled_from(["", "qa"])),
            created_at=draw(instant),
            valid_until=draw(instant),
            deleted_at=draw(st.sampled_from([None, "2026-11-29T00:00:00Z"])),
            superseded_by=draw(st.sampled_from(["", "", "f0", "system:expired"])),
        )
        for number in range(draw(st.integers(0, 8)))
    ]


@given(
    some_facts(),
    st.sampled_from([None, "main", "x"]),
    st.sets(st.sampled_from(["a", "b", "user"])),
    st.sets(st.sampled_from([FactType.GOAL, FactType.UNKNOWN])),
    st.sampled_from([None, NOW]),
)
@settings(max_examples=80, deadline=None)
def test_filters_let_nothing_through(
    facts: list[Fact], branch: str | None, domains: set[str], types: set[FactType], since: datetime | None
) -> None:
    scope = Scope(branch, frozenset(domains), frozenset(types), since=since)

    def may(each: Fact) -> bool:
        return (
            each.is_current
            and (each.expires is None or each.expires > NOW)
            and is_visible(each.namespace, branch)
            and (not domains or each.shown_domain in domains)
            and (not types or each.kind in types)
            and (since is None or (each.created is not None and each.created >= since))
        )

    assert RecallSearch(index_of(facts)).rows(scope, NOW).tolist() == [
        row for row, each in enumerate(facts) if may(each)
    ]

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from explorer.memory.decode import decode_fact
from explorer.memory.facts import Fact
from explorer.memory.fading import importance_at
from explorer.memory.keys import Key
from explorer.memory.namespaces import branch_of, is_visible
from explorer.memory.query import AGE_LIMITS_DAYS, Facet, FactColumn, FactQuery, FactState, Sort
from explorer.memory.states import fact_state
from explorer.memory.times import parse_seconds
from explorer.store import fact_search
from explorer.store.fact_search import FactSearch
from explorer.store.index import Entry, Index
from explorer.store.workspace import Workspace
from tests.store.conftest import Bytes

NOW = datetime(2026, 11, 30, 12, tzinfo=UTC)
WORDS = "alpha Alpine beta Überfluß über bétå gamma Київ київський дім قلب 記憶庫 記録 x1 １２".split()
NAMESPACES = ["user", "feedback", "project:main", "project:feature/auth", "reference:main", "custom", ""]
BRANCHES = ["main", "feature/auth", "gone"]

ago = st.sampled_from([0.5, 1, 6.9, 7, 29, 31, 100, 364, 366, 4_000, -3]).map(
    lambda days: (NOW - timedelta(days=days)).isoformat()
)
times = (
    st.none() | ago | st.sampled_from(["", "soon", 1_790_000_000, "1790000000.5", "2026-10-01", "2026-10-01T10:00Z"])
)
phrases = st.lists(st.sampled_from(WORDS), max_size=4).map(" ".join)
shares = st.none() | st.sampled_from([0, 0.04, 0.3, 0.5, 0.75, 1, 1.0, 7])
metadata = st.fixed_dictionaries(
    {"content": phrases},
    optional={
        "topic": phrases,
        "domain": st.sampled_from(["deploy", "Data", "支付", "дім", "repo:acme/ui", ""]),
        "memory_type": st.sampled_from(["project", "user", ""]),
        "fact_type": st.sampled_from(["decision", "goal", "whim", ""]),
        "veracity": st.sampled_from(["stated", "tool", "rumour"]),
        "agent_id": st.sampled_from(["coder", "Qa", ""]),
        "confidence": shares,
        "importance": shares,
        "created_at": times,
        "last_accessed": times,
        "valid_until": times,
        "mention_count": st.integers(0, 3),
        "tags": st.lists(st.sampled_from(WORDS), max_size=2),
        "pinned": st.booleans(),
        "superseded_by": st.sampled_from(["", "x", "system:deleted", "system:decayed"]),
        "deleted_at": st.none() | ago,
    },
)
record = st.tuples(st.sampled_from(NAMESPACES), metadata, st.sampled_from([0.0, 0.0, 0.0, 1.0, 9e9]))
records = st.lists(record, max_size=2) | st.lists(record, min_size=6, max_size=16)

FACET_VALUES: dict[Facet, list[str]] = {
    Facet.DOMAIN: ["deploy", "支付", "user", "project"],
    Facet.TYPE: ["decision", "goal", "unknown"],
    Facet.VERACITY: ["stated", "tool", "unknown"],
    Facet.AGENT: ["coder", ""],
    Facet.STATE: list(FactState),
    Facet.AGE: [*AGE_LIMITS_DAYS, "older", "undated"],
}
one_selected = st.sampled_from(list(FACET_VALUES.items())).flatmap(
    lambda item: st.tuples(st.just(item[0]), st.frozensets(st.sampled_from(item[1]), min_size=1, max_size=4))
)
selections = st.lists(one_selected, max_size=2, unique_by=lambda chosen: chosen[0]).map(tuple)
searches = phrases | st.sampled_from(["al", "KYIV", "ки", "記", "記憶", "憶庫", "x", "!?", " ", "über al "])
queries = st.builds(
    FactQuery,
    text=st.just("") | st.just("") | searches,
    branch=st.none() | st.sampled_from(BRANCHES),
    selected=st.just(()) | selections,
    least_confidence=st.sampled_from([0.0, 0.0, 0.5]),
    sort=st.none() | st.builds(Sort, st.sampled_from(list(FactColumn)), st.booleans()),
)


def tokens(text: str) -> list[str]:
    """Words as SEMANTICS 9 has them, naively: Han runs as pairs and a last character, everything else whole."""
    result: list[str] = []
    for word in text.split():
        result += [word[at : at + 2] for at in range(len(word))] if is_han(word) else [lower(word)]
    return result


def is_han(word: str) -> bool:
    return all("\u4e00" <= one <= "\u9fff" for one in word)


def lower(word: str) -> str:
    # The index folds one character to one: no ß to ss.
    plain = unicodedata.normalize("NFD", word.lower())
    return "".join(one for one in plain if not unicodedata.combining(one))


def matches(fact: Fact, text: str) -> bool:
    fields = [tokens(part) for part in (fact.topic, fact.content, " ".join(fact.tags), fact.shown_domain)]
    words = [word for word in text.split() if any(unicodedata.category(one)[0] in "LN" for one in word)]
    for number, word in enumerate(words):
        wanted = tokens(word)[:-1] or tokens(word) if is_han(word) else [lower(word)]
        is_prefix = (number == len(words) - 1 and not text[-1].isspace()) or (is_han(word) and len(word) == 1)
        for field in fields:
            for at in range(len(field) - len(wanted) + 1):
                *head, last = field[at : at + len(wanted)]
                if head == wanted[:-1] and (last.startswith(wanted[-1]) if is_prefix else last == wanted[-1]):
                    return True
    return False


def value_of(fact: Fact, facet: Facet, now: datetime) -> str:
    if facet is Facet.AGE:
        if (created := fact.created) is None:
            return "undated"
        days = (now - created) / timedelta(days=1)
        return next((name for name, limit in AGE_LIMITS_DAYS.items() if days < limit), "older")
    return str(
        {
            Facet.DOMAIN: fact.shown_domain,
            Facet.TYPE: fact.kind,
            Facet.VERACITY: fact.provenance,
            Facet.AGENT: fact.agent_id,
            Facet.STATE: fact_state(fact, None, now),
        }[facet]
    )


def sort_value(fact: Fact, column: FactColumn, now: datetime) -> Any:
    created, used = parse_seconds(fact.created_at), parse_seconds(fact.last_accessed)
    return {
        FactColumn.TOPIC: fact.topic.casefold(),
        FactColumn.TEXT: fact.content.casefold(),
        FactColumn.DOMAIN: "".join(one.lower() if one.isascii() else one for one in fact.shown_domain),
        FactColumn.TYPE: str(fact.kind),
        FactColumn.CONFIDENCE: fact.confidence,
        FactColumn.VERACITY: str(fact.provenance),
        FactColumn.IMPORTANCE: importance_at(fact, now),
        FactColumn.AGE: None if created is None else -created,
        FactColumn.USED: None if used is None else -used,
        FactColumn.MENTIONS: fact.mention_count,
        FactColumn.BRANCH: branch_of(fact.namespace),
        FactColumn.AGENT: fact.agent_id.lower(),
        FactColumn.STATE: list(FactState).index(fact_state(fact, None, now)),
    }[column]


def passes(fact: Fact, query: FactQuery, now: datetime, without: Facet | None = None) -> bool:
    state = fact_state(fact, None, now)
    if state is FactState.DELETED and without is not Facet.STATE and state not in query.values(Facet.STATE):
        return False
    if not is_visible(fact.namespace, query.branch):
        return False
    if query.least_confidence and (fact.confidence is None or fact.confidence < query.least_confidence):
        return False
    chosen = ((facet, values) for facet, values in query.selected if values and facet is not without)
    if not all(value_of(fact, facet, now) in values for facet, values in chosen):
        return False
    return not query.text.strip() or matches(fact, query.text)


def in_order(facts: dict[int, Fact], sort: Sort | None, now: datetime) -> list[int]:
    rows = sorted(facts, key=lambda row: (-(parse_seconds(facts[row].created_at) or -1e12), row))
    if sort is None:
        return rows
    value = {row: sort_value(facts[row], sort.column, now) for row in rows}
    known = sorted((row for row in rows if value[row] is not None), key=value.__getitem__)
    if sort.descending:
        known = sorted((row for row in rows if value[row] is not None), key=value.__getitem__, reverse=True)
    return known + [row for row in rows if value[row] is None]


@settings(max_examples=150, deadline=None)
@given(records, st.lists(queries, min_size=1, max_size=6))
def test_every_query_is_answered_as_a_plain_loop_would(
    tmp_path_factory: pytest.TempPathFactory, given: list[tuple[str, dict[str, Any], float]], asked: list[FactQuery]
) -> None:
    path = tmp_path_factory.mktemp("w", numbered=True) / "w.vdb"
    path.write_bytes(
        Bytes.main(
            *(Bytes.record(name, str(row), fields, expires_at=ttl) for row, (name, fields, ttl) in enumerate(given))
        )
    )
    snapshot = Workspace(path).scan(lambda _: None)
    facts = {
        row: decode_fact(Key(name, str(row)), fields) for row, (name, fields, ttl) in enumerate(given) if ttl != 1.0
    }
    for query in asked:
        answer = snapshot.facts(query, NOW)
        expected = [row for row in in_order(facts, query.sort, NOW) if passes(facts[row], query, NOW)]
        if query.sort is None and query.text.strip():
            assert sorted(answer.rows.tolist()) == sorted(expected)
        else:
            assert answer.rows.tolist() == expected
        assert len(answer.rows) + answer.filtered_out + answer.on_other_branches == answer.total
        assert min(answer.filtered_out, answer.on_other_branches, answer.deleted) >= 0
        dead = {row for row, fact in facts.items() if fact.is_deleted}
        here = {row for row, fact in facts.items() if is_visible(fact.namespace, query.branch)}
        asks_for_dead = FactState.DELETED in query.values(Facet.STATE)
        assert answer.total == len(facts) - len(dead) + (len(dead & here) if asks_for_dead else 0)
        assert answer.deleted == (0 if asks_for_dead else len(dead & here))
        assert answer.on_other_branches == len(facts.keys() - dead - here)
        for facet in Facet:
            counts = Counter(
                value_of(fact, facet, NOW) for fact in facts.values() if passes(fact, query, NOW, without=facet)
            )
            found = [(one.value, one.count) for one in snapshot.facet(facet, query, NOW)]
            assert found == sorted(counts.items(), key=lambda pair: (-pair[1], pair[0]))
    for row, fact in facts.items():
        assert snapshot.fact(row) == fact
        assert snapshot.state(row, NOW) == fact_state(fact, None, NOW)


def search_over(facts: Iterable[Fact]) -> FactSearch:
    index = Index()
    with index.loading() as load:
        load([Entry(row, fact, 0.0) for row, fact in enumerate(facts)])
    return FactSearch(index)


def texts(*contents: str) -> FactSearch:
    return search_over(Fact(namespace="user", id=str(row), content=text) for row, text in enumerate(contents))


def hits(search: FactSearch, text: str) -> set[int]:
    rows: list[int] = search.rows(FactQuery(text=text), NOW).tolist()
    assert len(rows) == len(set(rows))
    counted = sum(count.count for count in search.facet(Facet.STATE, FactQuery(text=text), NOW))
    assert counted == len(rows)
    return set(rows)


SCRIPTS = texts(
    "Пам'ять агента живе в Києві",
    "記憶庫是數據庫",
    "我的記錄 and a mixed數據word",
    "ذاكرة الوكيل",
    "Crème brûlée in Zürich, naïve Ångström",
    "C++ and C#: don't_use v2.0 foo-bar\0baz 🌿",
    "ひらがなカタカナ ภาษาไทย",
    "",
)


@pytest.mark.parametrize(
    ("text", "rows"),
    [
        ("пам", {0}),
        ("ПАМ'ЯТЬ", {0}),
        ("агента", {0}),
        ("агент ", set()),
        ("києв", {0}),
        ("у києві", {0}),
        ("記", {1, 2}),
        ("庫", {1}),
        ("憶", {1}),
        ("記憶", {1}),
        ("數據", {1, 2}),
        ("數據庫", {1}),
        ("記憶庫是數據庫", {1}),
        ("據數", set()),
        ("憶記", set()),
        ("數據word", {1, 2}),
        ("ذاكرة", {3}),
        ("ذاك", {3}),
        ("الوكيل", {3}),
        ("creme", {4}),
        ("CRÈME", {4}),
        ("cre\u0300me", {4}),
        ("zurich", {4}),
        ("brulee na", {4}),
        ("angstrom", {4}),
        ("c", {4, 5}),
        ("c++", {4, 5}),
        ("C ", {5}),
        ("don't", {5}),
        ("baz", {5}),
        ("v2.0", {5}),
        ("ひら", {6}),
        ("タ", {6}),
        ("ไทย", {6}),
        ("🌿", set()),
        ("\0", set()),
        ('"', set()),
        ("*", set()),
        ("NEAR(", set()),
        ("content:агента", {0}),
        ("a OR b", {2, 4, 5}),
        ("憶 nothing", {1}),
        ("\u0301", set()),
        ("\ue000", set()),
        ("NOT", set()),
    ],
)
def test_words_of_any_script_are_found(text: str, rows: set[int]) -> None:
    assert hits(SCRIPTS, text) == rows


@given(st.text(max_size=12))
@settings(max_examples=200, deadline=None)
def test_no_text_is_a_syntax_error(text: str) -> None:
    if text.strip():
        hits(SCRIPTS, text)


@given(st.text(min_size=1, max_size=30), st.data())
@settings(max_examples=60, deadline=None)
def test_a_text_is_found_by_each_of_its_words(text: str, data: st.DataObject) -> None:
    words = [word for word in text.split() if word.isalnum() and word.isascii()]
    if words:
        assert hits(texts("noise", text), data.draw(st.sampled_from(words))) >= {1}


def test_the_best_match_comes_first_and_equal_ones_newest_first() -> None:
    search = texts("whale and much more text than the others have", "whale", "whale whale", "nothing", "whale")
    assert search.rows(FactQuery(text="whale"), NOW).tolist() == [2, 4, 1, 0]


def test_a_rarer_word_counts_more() -> None:
    search = texts("common rare", *["common word"] * 20, "rare word")
    assert set(search.rows(FactQuery(text="common rare"), NOW)[:2].tolist()) == {0, 21}


def test_facts_with_common_words_only_follow_the_ranked_newest_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fact_search, "_ALWAYS_RANKED", 3)
    created = [5, 9, 7, 1, 8, 2]
    contents = ["common common", "common", "common rare", "other", "common", "rare"]
    facts = [
        Fact(namespace="user", id=str(row), content=content, created_at=1_790_000_000 + at)
        for row, (content, at) in enumerate(zip(contents, created, strict=True))
    ]
    search = search_over(facts)
    assert search.rows(FactQuery(text="common"), NOW).tolist() == [1, 4, 2, 0]
    ranked = search.rows(FactQuery(text="common rare "), NOW).tolist()
    assert (set(ranked[:2]), ranked[2:]) == ({2, 5}, [1, 4, 0])


def test_an_order_that_is_asked_for_wins_over_the_rank() -> None:
    search = texts("whale b", "whale a whale", "c whale")
    query = FactQuery(text="whale", sort=Sort(FactColumn.TEXT, descending=True))
    assert search.rows(query, NOW).tolist() == [0, 1, 2]


def test_answers_follow_the_index_and_the_clock() -> None:
    index = Index()
    until = NOW + timedelta(minutes=2)
    with index.loading() as load:
        load([Entry(0, Fact(namespace="user", id="a", content="one", valid_until=until.isoformat()), 0.0)])
    search = FactSearch(index)
    expired = FactQuery(selected=((Facet.STATE, frozenset({"expired"})),))
    assert search.rows(expired, NOW).tolist() == []
    assert search.rows(expired, until).tolist() == [0]
    assert search.rows(FactQuery(text="two"), until).tolist() == []
    index.put([Entry(3, Fact(namespace="user", id="b", content="two"), 0.0)], replaced=[3])
    assert search.rows(FactQuery(text="two"), until).tolist() == [3]
    assert search.overview(None, until).total == 2


def test_a_lineage_is_one_row_and_its_tombstone_is_found() -> None:
    facts = [
        Fact(namespace="user", id="r", superseded_by="r~1", content="whale"),
        Fact(namespace="user", id="r~1", revision_of="r", superseded_by="system:deleted", deleted_at=1.0),
        Fact(namespace="user", id="s", superseded_by="s~1", content="whale"),
        Fact(namespace="user", id="s~1", revision_of="s", content="shark"),
    ]
    index = Index()
    with index.loading() as load:
        load([Entry(row, fact, 0.0) for row, fact in enumerate(facts)])
    index.mark_earlier({fact.key: row for row, fact in enumerate(facts)}.get)
    search = FactSearch(index)
    assert search.rows(FactQuery(), NOW).tolist() == [3]
    assert search.rows(FactQuery(text="whale"), NOW).tolist() == []
    assert search.rows(FactQuery(selected=((Facet.STATE, frozenset({"deleted"})),)), NOW).tolist() == [1]
    assert search.overview(None, NOW) == (1, 0, 1, 2)
    assert search.odd_facts(NOW) == 0

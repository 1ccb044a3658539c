from __future__ import annotations

import threading
from collections.abc import Sequence

import pytest

from explorer.memory.facts import Fact, Link
from explorer.memory.keys import Key
from explorer.store.index import Entry, Index


def fact(record_id: str, **fields: object) -> Fact:
    return Fact(namespace="user", id=record_id, **fields)  # type: ignore[arg-type]


def filled(*facts: Fact) -> Index:
    index = Index()
    with index.loading() as load:
        load([Entry(row, one, 0.0) for row, one in enumerate(facts)])
    return index


def ask(index: Index, sql: str, *parameters: object) -> list[tuple[object, ...]]:
    with index.reading() as connection:
        return connection.execute(sql, parameters).fetchall()


def found(index: Index, words: str) -> set[object]:
    return {row for (row,) in ask(index, "SELECT rowid FROM fact_text WHERE fact_text MATCH ?", words)}


def earlier(index: Index) -> set[object]:
    return {row for (row,) in ask(index, "SELECT row FROM fact WHERE earlier")}


def mark(index: Index, facts: Sequence[Fact], roots: Sequence[Key] | None = None) -> set[object]:
    rows = {one.key: row for row, one in enumerate(facts)}
    index.mark_earlier(rows.get, roots)
    return earlier(index)


def test_facts_are_loaded_in_chunks_with_their_words() -> None:
    index = Index()
    with index.loading() as load:
        load([Entry(0, fact("a", content="Blue whale", tags=("sea", "big")), 0.0)])
        load([])
        load([Entry(5, fact("b", topic="whales", domain="дім"), 9.0), Entry(7, fact("c", content="記憶庫"), 0.0)])
    assert [found(index, word) for word in ("whale", "sea", "whales", "дім", '"記憶 憶庫"', "庫", "nothing")] == [
        {0}, {0}, {5}, {5}, {7}, {7}, set(),
    ]  # fmt: skip
    assert ask(index, "SELECT row, ttl FROM fact ORDER BY row") == [(0, 0.0), (5, 9.0), (7, 0.0)]


def test_text_is_kept_as_it_was_written() -> None:
    index = filled(fact("a", domain="支付", topic="數據 A", content="日本語のtext\0!"))
    assert ask(index, "SELECT domain, topic, content FROM fact") == [("支付", "數據 A", "日本語のtext\0!")]


def test_what_loading_meets_is_raised_and_the_rest_undone() -> None:
    index = Index()

    def stop() -> None:
        with index.loading() as load:
            load([Entry(0, fact("a"), 0.0)])
            raise RuntimeError("stop")

    with pytest.raises(RuntimeError, match="stop"):
        stop()
    assert ask(index, "SELECT * FROM fact") == []


def test_a_changed_fact_takes_its_old_words_and_references_along() -> None:
    index = filled(fact("a", content="old 記憶", links=(Link("x"),)), fact("b", content="other"))
    version = index.version
    index.put([Entry(0, fact("a", content="new", superseded_by="b", links=(Link("y", "why"),)), 0.0)], replaced=[0])
    assert index.version > version
    assert [found(index, word) for word in ("old", "記憶", "new", "other")] == [set(), set(), {0}, {1}]
    assert sorted(ask(index, "SELECT * FROM reference")) == [
        (0, "superseded_by", "b", 0.0),
        (0, "why", "y", 0.0),
    ]
    index.put([], replaced=[0, 99])
    assert found(index, "new") == set()
    assert ask(index, "SELECT row FROM fact") == [(1,)]
    assert ask(index, "SELECT * FROM reference") == []


def test_words_of_system_reasons_are_no_references() -> None:
    index = filled(fact("a", superseded_by="system:decayed"))
    assert ask(index, "SELECT * FROM reference") == []


def test_a_failed_change_leaves_all_as_it_was() -> None:
    index = filled(fact("a", content="one"), fact("b", content="two"))
    twice = Entry(0, fact("a", content="three"), 0.0)
    with pytest.raises(Exception, match="UNIQUE"):
        index.put([twice, twice], replaced=[0])
    assert (found(index, "one"), found(index, "three")) == ({0}, set())


LINEAGES: list[tuple[str, list[Fact], set[int]]] = [
    ("never revised", [fact("r")], set()),
    ("replaced by another fact", [fact("r", superseded_by="x"), fact("x")], set()),
    ("revised", [fact("r", superseded_by="r~1"), fact("r~1", revision_of="r")], {0}),
    (
        "revised twice",
        [
            fact("r~2", revision_of="r"),
            fact("r~1", revision_of="r", superseded_by="r~2"),
            fact("r", superseded_by="r~1"),
        ],
        {1, 2},
    ),
    (
        "newest deleted",
        [fact("r", superseded_by="r~1"), fact("r~1", revision_of="r", superseded_by="system:deleted", deleted_at=1.0)],
        {0},
    ),
    (
        "newest replaced by another fact",
        [fact("r", superseded_by="r~1"), fact("r~1", revision_of="r", superseded_by="x"), fact("x")],
        {0},
    ),
    ("root gone", [fact("r~1", revision_of="r", superseded_by="r~2"), fact("r~2", revision_of="r")], {0}),
    ("newest gone", [fact("r", superseded_by="r~1")], set()),
    ("link of the trail gone", [fact("r", superseded_by="r~1"), fact("r~2", revision_of="r")], {0}),
    (
        "end of the trail gone",
        [fact("r", superseded_by="r~1"), fact("r~1", revision_of="r", superseded_by="r~2")],
        {0},
    ),
    (
        "undone",
        [fact("r"), fact("r~1", revision_of="r", superseded_by="system:undone")],
        {1},
    ),
    (
        "revised on both sides",
        [fact("r", superseded_by="r~1"), fact("r~1", revision_of="r"), fact("r~1b", revision_of="r")],
        {0},
    ),
    (
        "a circle",
        [fact("r", superseded_by="r~1"), fact("r~1", revision_of="r", superseded_by="r")],
        {0},
    ),
    ("of itself", [fact("r", revision_of="r", superseded_by="x")], set()),
    (
        "another namespace",
        [fact("r", superseded_by="r~1"), Fact(namespace="feedback", id="r~1", revision_of="r")],
        set(),
    ),
]


@pytest.mark.parametrize(("facts", "expected"), [case[1:] for case in LINEAGES], ids=[case[0] for case in LINEAGES])
def test_a_lineage_shows_what_is_current_or_else_its_newest(facts: list[Fact], expected: set[int]) -> None:
    assert mark(filled(*facts), facts) == expected
    backwards = facts[::-1]
    assert mark(filled(*backwards), backwards) == {len(facts) - 1 - row for row in expected}


def test_lineages_are_marked_anew_when_a_revision_goes_or_changes_sides() -> None:
    facts = [fact("r", superseded_by="r~1"), fact("r~1", revision_of="r"), fact("s", superseded_by="r~1")]
    index = filled(*facts)
    assert mark(index, facts) == {0}
    assert index.lineage(Key("user", "r")) == [1]

    moved = fact("r~1", revision_of="s")
    assert index.put([Entry(1, moved, 0.0)], replaced=[1]) == {Key("user", "r"), Key("user", "s")}
    assert mark(index, facts, [Key("user", "r"), Key("user", "s")]) == {2}
    assert (index.lineage(Key("user", "r")), index.lineage(Key("user", "s"))) == ([], [1])

    assert index.put([], replaced=[1]) == {Key("user", "s")}
    assert mark(index, facts, [Key("user", "s")]) == set()
    assert index.lineage(Key("user", "s")) == []


def test_relatives_are_a_record_with_its_whole_lineage() -> None:
    facts = [fact("r", superseded_by="r~1"), fact("r~1", revision_of="r"), fact("s"), fact("t~1", revision_of="t")]
    index = filled(*facts)
    rows = {one.key: row for row, one in enumerate(facts)}
    found = [sorted(index.relatives(row, one.key, rows.get)) for row, one in enumerate(facts)]
    assert found == [[0, 1], [0, 1], [2], [3]]


def test_only_the_given_conflicts_are_marked() -> None:
    index = filled(fact("a"), fact("b"), fact("c"))
    index.mark_conflicts([("duplicate", 0), ("duplicate", 1), ("contradiction", 1)])
    assert ask(index, "SELECT conflict FROM fact ORDER BY row") == [("duplicate",), ("contradiction",), ("",)]
    index.mark_conflicts([("duplicate", 2), ("duplicate", 77)])
    assert ask(index, "SELECT conflict FROM fact ORDER BY row") == [("",), ("",), ("duplicate",)]


def test_a_reader_in_another_thread_sees_a_change_whole_or_not_at_all() -> None:
    count = 20
    index = filled(*(fact(str(row), content="turn0") for row in range(count)))
    stop = threading.Event()
    seen: set[tuple[int, ...]] = set()

    def look() -> None:
        while not stop.is_set():
            with index.reading() as connection:
                rows = connection.execute("SELECT content, count(*) FROM fact GROUP BY 1").fetchall()
            seen.add(tuple(n for _, n in rows))

    reader = threading.Thread(target=look)
    reader.start()
    try:
        for turn in range(1, 60):
            entries = [Entry(row, fact(str(row), content=f"turn{turn}"), 0.0) for row in range(count)]
            index.put(entries, replaced=range(count))
    finally:
        stop.set()
        reader.join()
    assert seen == {(count,)}

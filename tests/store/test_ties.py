from __future__ import annotations

import numpy as np

from explorer.memory.facts import Fact, Link
from explorer.memory.keys import Key, readings
from explorer.memory.recall_query import Tie
from explorer.store.index import Entry, Index
from explorer.store.ties import Names, ties


def fact(record_id: str, *links: Link, namespace: str = "user", **fields: object) -> Fact:
    return Fact(namespace=namespace, id=record_id, links=links, **fields)  # type: ignore[arg-type]


def tied(*facts: Fact, ask: list[int]) -> list[Tie]:
    index = Index()
    with index.loading() as load:
        load([Entry(row, each, 0.0) for row, each in enumerate(facts)])
    rows = {each.key: row for row, each in enumerate(facts)}

    def find(reference: str, home: str) -> Key | None:
        return next((key for key in readings(reference, home) if key in rows), None)

    return ties(index, np.array(ask, np.int32), Names(lambda row: facts[row].key, rows.get, find))


def test_links_are_seen_from_both_sides() -> None:
    facts = fact("a", Link("b", "because", 0.5)), fact("b"), fact("c", Link("user/a", weight=0.25))
    assert tied(*facts, ask=[0]) == [Tie(0, 1, "because", 0.5), Tie(0, 2, "related", 0.25)]
    assert tied(*facts, ask=[1]) == [Tie(1, 0, "because", 0.5)]
    assert sorted(tied(*facts, ask=[0, 2])) == [
        Tie(0, 1, "because", 0.5), Tie(0, 2, "related", 0.25), Tie(2, 0, "related", 0.25),
    ]  # fmt: skip


def test_a_plain_id_is_one_of_the_same_namespace() -> None:
    facts = fact("a", Link("b")), fact("b", namespace="project:main"), fact("c", Link("b"), namespace="project:main")
    assert tied(*facts, ask=[0]) == []
    assert [tie.other for tie in tied(*facts, ask=[1])] == [2]


def test_an_earlier_text_stands_for_the_one_in_force() -> None:
    facts = (
        fact("a", superseded_by="a~1"),
        fact("a~1", Link("b", weight=0.5), revision_of="a"),
        fact("b", superseded_by="b~1"),
        fact("b~1", revision_of="b"),
        fact("c", Link("a", weight=0.75)),
    )
    assert tied(*facts, ask=[1]) == [Tie(1, 3, "related", 0.5), Tie(1, 4, "related", 0.75)]
    assert tied(*facts, ask=[3]) == [Tie(3, 1, "related", 0.5)]


def test_superseded_facts_have_no_part_in_it() -> None:
    facts = fact("a", Link("gone"), Link("never there")), fact("gone", superseded_by="other"), fact("other")
    assert tied(*facts, ask=[0]) == []
    assert tied(*facts, ask=[2]) == []
    assert tied(fact("a"), fact("b", Link("a"), superseded_by="system:deleted"), ask=[0]) == []


def test_a_fact_is_not_tied_to_itself() -> None:
    assert tied(fact("a", Link("a")), ask=[0]) == []
    assert tied(fact("a", superseded_by="a~1"), fact("a~1", Link("a"), revision_of="a"), ask=[1]) == []


def test_nobody_asked() -> None:
    assert tied(fact("a"), ask=[]) == []

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import pytest

from explorer.memory.facts import Fact, Link
from explorer.memory.keys import Key, readings
from explorer.memory.recall_query import Ties
from explorer.store.index import Entry, Index
from explorer.store.ties import Names, ties


def fact(record_id: str, *links: Link, namespace: str = "user", **fields: object) -> Fact:
    return Fact(namespace=namespace, id=record_id, links=links, **fields)  # type: ignore[arg-type]


class Tie(NamedTuple):
    """One entry of `Ties`."""

    row: int
    other: int
    kind: str
    weight: float


def entries(found: Ties) -> list[Tie]:
    columns = found.rows.tolist(), found.others.tolist(), found.kinds, found.weights.tolist()
    return sorted(map(Tie, *columns))


def tied(*facts: Fact, ask: list[int]) -> list[Tie]:
    index = Index()
    with index.loading() as load:
        load([Entry(row, each, 0.0) for row, each in enumerate(facts)])
    rows = {each.key: row for row, each in enumerate(facts)}

    def find(reference: str, home: str) -> Key | None:
        return next((key for key in readings(reference, home) if key in rows), None)

    return entries(ties(index, np.array(ask, np.int32), Names(lambda row: facts[row].key, rows.get, find, len(facts))))


def test_links_are_seen_from_both_sides() -> None:
    facts = fact("a", Link("b", "because", 0.5)), fact("b"), fact("c", Link("user/a", weight=0.25))
    assert tied(*facts, ask=[0]) == [Tie(0, 1, "because", 0.5), Tie(0, 2, "related", 0.25)]
    assert tied(*facts, ask=[1]) == [Tie(1, 0, "because", 0.5)]
    assert tied(*facts, ask=[0, 2]) == [
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


@pytest.mark.parametrize("written", [float("nan"), float("inf"), float("-inf")])
def test_a_weight_that_is_no_number_is_none(written: float) -> None:
    assert tied(fact("a", Link("b", weight=written)), fact("b"), ask=[0]) == [Tie(0, 1, "related", 0.0)]


def test_names_of_any_script_are_found() -> None:
    facts = fact("дані 😀"), fact("b", Link("дані 😀", 'quo"te\\'), Link("user/дані 😀", "\x1b\n"))
    assert [tie.kind for tie in tied(*facts, ask=[0])] == ["\x1b\n", 'quo"te\\']
    assert [tie.kind for tie in tied(*facts, ask=[1])] == ["\x1b\n", 'quo"te\\']


def test_a_nul_in_a_name_ends_nothing() -> None:
    facts = fact("a\0b"), fact("a"), fact("c", Link("a\0b", "be\0cause"))
    assert tied(*facts, ask=[2]) == [Tie(2, 0, "be\0cause", 0.0)]
    assert tied(*facts, ask=[1]) == []


def test_rows_that_came_later_are_not_there() -> None:
    index = Index()
    with index.loading() as load:
        load([Entry(row, each, 0.0) for row, each in enumerate([fact("a"), fact("b", Link("a"))])])
    names = Names([Key("user", "a")].__getitem__, {Key("user", "a"): 0}.get, lambda *_: Key("user", "a"), 1)
    assert entries(ties(index, np.array([0], np.int32), names)) == []

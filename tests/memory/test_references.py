from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from explorer.memory.decode import KIND_BY_NAMESPACE, decode_fact, decode_system
from explorer.memory.keys import Key
from explorer.memory.namespaces import BELIEFS, CONFLICTS, POLICIES
from explorer.memory.records import Record
from explorer.memory.references import Reference, lineage_references, references, rings, target


def record(namespace: str = "user", **fields: object) -> Record:
    key = Key(namespace, "a")
    kind = KIND_BY_NAMESPACE.get(namespace)
    return decode_fact(key, fields) if kind is None else decode_system(key, fields, kind)


@pytest.mark.parametrize(
    ("one", "named"),
    [
        (record(links=[{"to": "b"}, {"to": "user/c"}]), [("links", "b"), ("links", "user/c")]),
        (record(links=[{"to": "b"}], deleted_at="2026-01-01"), []),
        (record(links=[{"to": "b"}], superseded_by="c"), []),
        (record(links="b"), []),
        (record(POLICIES, source_fact_ids=["user/b"]), [("source_fact_ids", "user/b")]),
        (record(BELIEFS, source_fact_ids=["user/b"]), [("source_fact_ids", "user/b")]),
        (record(CONFLICTS, a="x", b="y"), [("a", "x"), ("b", "y")]),
        (record(CONFLICTS, a="x", b="y", state="resolved", winner="x"), [("winner", "x")]),
    ],
)
def test_what_a_record_names(one: Record, named: list[tuple[str, str]]) -> None:
    assert list(references(one)) == named


def test_the_lineage_of_a_record() -> None:
    revision = record(superseded_by="a~3", revision_of="a")
    assert list(lineage_references(revision)) == [("superseded_by", "a~3"), ("revision_of", "a")]
    assert list(lineage_references(record(superseded_by="system:deleted"))) == []
    assert list(lineage_references(record(superseded_by="system:undone", revision_of="a"))) == []


def test_the_first_text_is_an_id_whatever_it_looks_like() -> None:
    there = {Key("user", "b"), Key("project:x", "c")}
    assert target(Reference("links", "project:x/c"), "user", there.__contains__) == Key("project:x", "c")
    assert target(Reference("revision_of", "b"), "user", there.__contains__) == Key("user", "b")
    assert target(Reference("revision_of", "user/b"), "user", there.__contains__) is None


def test_rings_begin_with_their_smallest_key() -> None:
    a, b, c, d, e = (Key("user", name) for name in "abcde")
    assert list(rings({c: b, b: a, a: c, d: a, e: e})) == [(a, c, b), (e,)]
    assert list(rings({a: b, b: c})) == []


@given(st.dictionaries(st.integers(0, 12), st.integers(0, 12)))
def test_a_ring_is_a_ring_and_each_is_told_once(edges: dict[int, int]) -> None:
    following = {Key("", f"{one:02}"): Key("", f"{other:02}") for one, other in edges.items()}
    found = list(rings(following))
    for ring in found:
        assert [following[key] for key in ring] == [*ring[1:], ring[0]]
    in_rings = [key for ring in found for key in ring]
    assert len(set(in_rings)) == len(in_rings)
    for start in following:
        key = start
        for _ in following:
            key = following.get(key, key)
        assert key in in_rings or key not in following

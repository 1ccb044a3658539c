from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from explorer.memory.changes import Import
from explorer.memory.keys import Key, readings
from explorer.services.teleport.references import Missing, Translation, references
from tests.services.conftest import Records
from tests.services.raw_snapshot import key_of
from tests.services.teleport.evolving import Pair, pairs
from tests.services.teleport.workspaces import lineages, merged, store

THERE: Records = {
    "user a": {"content": "A", "superseded_by": "a~2"},
    "user a~2": {"content": "A2", "revision_of": "a"},
    "user b": {"content": "B"},
    "user x/y": {"content": "a foreign id"},
    "x y": {"content": "its look-alike"},
    "other o": {"content": "O"},
}
OURS = {key_of("user a"): key_of("user ours"), key_of("user b"): key_of("user b"), key_of("other o"): key_of("user o2")}
HERE = {key_of("user ours"), key_of("user b"), key_of("user o2")}


def translation() -> Translation:
    return Translation(lineages(store(THERE)), OURS, HERE.__contains__)


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        ("a", "ours"),
        ("a~2", "ours"),
        ("user/a~2", "ours"),
        ("b", "b"),
        ("other/o", "o2"),
        ("gone", "gone"),
        ("x/y", "x/y"),
        ("system:expired", "system:expired"),
        ("", ""),
        (None, None),
        (5, 5),
    ],
)
def test_what_took_its_place_is_named_by_its_id(said: object, expected: object) -> None:
    translated = translation().metadata(key_of("user r"), {"superseded_by": said, "k": 1})
    assert translated == {"superseded_by": expected, "k": 1}


def test_other_references_are_whole_keys() -> None:
    metadata: dict[str, Any] = {
        "source_fact_ids": ["user/a~2", "user/b", "user/gone", 5],
        "links": [{"to": "user/a", "weight": 1}, {"to": "b"}, {"no": 1}, "odd"],
        "a": "user/a",
        "b": "other/o",
    }
    assert translation().metadata(key_of("user r"), metadata) == {
        "source_fact_ids": ["user/ours", "user/b", "user/gone", 5],
        "links": [{"to": "user/ours", "weight": 1}, {"to": "b"}, {"no": 1}, "odd"],
        "a": "user/ours",
        "b": "user/o2",
    }
    odd = {"source_fact_ids": "user/a", "links": 7}
    assert translation().metadata(key_of("user r"), odd) == odd


def test_a_lookalike_is_not_meant() -> None:
    ours = {key_of("user x/y"): key_of("user here"), key_of("x y"): key_of("x y2")}
    found = Translation(lineages(store(THERE)), ours, lambda _: False)
    assert found.metadata(key_of("user r"), {"superseded_by": "x/y"}) == {"superseded_by": "here"}
    assert found.metadata(key_of("user r"), {"links": [{"to": "x/y"}]}) == {"links": [{"to": "x/y2"}]}


def test_what_is_not_here_is_missing() -> None:
    metadata = {"superseded_by": "gone", "links": [{"to": "user/b"}, {"to": "x/y"}], "source_fact_ids": ["user/b", ""]}
    key = key_of("user r")
    assert list(translation().missing(key, metadata)) == [
        Missing(key, "superseded_by", "gone", is_there=False),
        Missing(key, "links", "x/y", is_there=True),
    ]


def test_every_kind_of_reference() -> None:
    metadata: dict[str, Any] = {"superseded_by": "s", "a": "user/1", "b": "user/2", "source_fact_ids": ["f", 1]}
    metadata["links"] = [{"to": "l"}, {"to": 5}]
    assert list(references(metadata)) == [
        ("superseded_by", "s"),
        ("a", "user/1"),
        ("b", "user/2"),
        ("source_fact_ids", "f"),
        ("links", "l"),
    ]
    assert list(references({"superseded_by": "system:expired", "links": None})) == []


def test_what_comes_in_refers_to_what_is_the_same_here() -> None:
    here = store({"user b": {"content": "B"}})
    there = store(
        {
            "user d": {"content": "B"},
            "user e": {"content": "E", "superseded_by": "d", "links": [{"to": "user/d"}, {"to": "user/gone"}]},
        }
    )
    done = merged(here, there)
    assert done.after[key_of("user e")] == {
        "content": "E",
        "superseded_by": "b",
        "links": [{"to": "user/b"}, {"to": "user/gone"}],
    }
    assert done.merge.missing == (Missing(key_of("user e"), "links", "user/gone", is_there=False),)
    assert merged(done.after, there).merge.change is None


@settings(max_examples=120)
@given(pairs(), st.booleans())
def test_every_reference_that_comes_in_leads_somewhere_or_is_named(pair: Pair, has_base: bool) -> None:
    done = merged(pair.here, pair.there, pair.base if has_base else None)
    named = {(missing.key, missing.field, missing.reference) for missing in done.merge.missing}
    imports = () if done.merge.change is None else done.change.operations
    for key in (operation.key for operation in imports if isinstance(operation, Import)):
        for field, reference in references(done.after[key]):
            found = (Key(key.namespace, reference), *readings(reference, key.namespace))
            assert (key, field, reference) in named or any(each in done.after for each in found)

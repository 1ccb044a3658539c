from __future__ import annotations

from typing import Any

import pytest

from explorer.memory.text import content_hash
from explorer.services.teleport.fields import (
    compared_fields,
    differing_fields,
    in_place,
    is_deleted,
    is_storable,
    quiet_changes,
    same_field,
    text_of,
    united,
    values_of,
)


class Deep(str):
    """What a reader puts in the place of a value nested deeper than it takes apart."""

    __slots__ = ()


LATER = "2026-01-01T09:00Z"


def test_what_is_compared_is_what_means_something() -> None:
    metadata = {
        "content": "x",
        "content_hash": "1",
        "topic": None,
        "access_count": 1,
        "updated_at": "2026",
        "links": [],
        "revision_of": "a",
        "deleted_by": "ana",
        "their key": [1],
        "importance": 0.2,
        "importance_base": 0.8,
        "decay_anchor": "2026",
    }
    assert compared_fields(metadata) == {"content": "x", "their key": [1], "importance": 0.8}


def test_where_a_skill_was_loaded_from_makes_no_difference() -> None:
    here = {"name": "docker", "content": "Pin", "loaded_from": "a/docker.md", "loaded_fields": {"content": "1"}}
    assert compared_fields(here) == {"name": "docker", "content": "Pin"}


@pytest.mark.parametrize(
    ("name", "one", "other", "is_same"),
    [
        ("content", "a", " a ", True),
        ("topic", "a", " a ", False),
        ("topic", None, "", True),
        ("topic", None, 0, False),
        ("confidence", 1, 1.0, True),
        ("confidence", 1, True, False),
        ("valid_until", "2026-01-01T10:00+02:00", "2026-01-01T08:00Z", True),
        ("valid_until", "2026-01-01T10:00+02:00", "2026-01-01T10:00Z", False),
        ("valid_until", "2026-01-01", "2026-01-01T00:00:00z", True),
        ("valid_until", "never", "never", True),
        ("valid_until", "never", "no", False),
        ("valid_until", None, "2026-01-01", False),
        ("topic", "2026-01-01T10:00+02:00", "2026-01-01T08:00Z", False),
        ("tags", ["a", "b"], ["b", "a"], True),
        ("tags", ["a", "b", "b"], ["b", "a", "a"], False),
        ("tags", ["a"], "a", False),
        ("tags", [["a"], {"b": 1}], [{"b": 1}, ["a"]], True),
        ("their key", ["a", "b"], ["b", "a"], False),
    ],
)
def test_when_two_values_mean_the_same(name: str, one: object, other: object, is_same: bool) -> None:
    assert same_field(name, one, other) is is_same
    assert same_field(name, other, one) is is_same


def test_the_text_is_named_first() -> None:
    assert differing_fields({"b": 1, "a": 1, "content": "x"}, {"b": 2, "c": 1}) == ["content", "a", "b", "c"]
    assert differing_fields({"a": None, "b": ""}, {}) == []


def test_importance_takes_its_beginning_along() -> None:
    decayed = {"importance": 0.2, "importance_base": 0.8, "topic": "t"}
    assert values_of("importance", decayed) == {"importance": 0.2, "importance_base": 0.8, "decay_anchor": None}
    assert values_of("topic", decayed) == {"topic": "t"}
    assert values_of("domain", decayed) == {"domain": None}


@pytest.mark.parametrize(
    ("here", "there", "expected"),
    [
        ({}, {}, {}),
        ({"access_count": 3}, {"access_count": 2, "recall_count": 1}, {"recall_count": 1}),
        ({"mention_count": True}, {"mention_count": 1}, {"mention_count": 1}),
        ({"mention_count": 1}, {"mention_count": "9"}, {}),
        ({"last_accessed": "2026-01-01T10:00+02:00"}, {"last_accessed": LATER}, {"last_accessed": LATER}),
        ({"last_accessed": LATER}, {"last_accessed": "2026-01-01T10:00+02:00"}, {}),
        ({"last_recalled_at": "?"}, {"last_recalled_at": 1767225600}, {"last_recalled_at": 1767225600}),
        ({"last_recalled_at": "2026-01-01"}, {"last_recalled_at": "?"}, {}),
        ({"links": [{"to": "a"}]}, {"links": [{"to": "b"}, {"to": "a"}]}, {"links": [{"to": "a"}, {"to": "b"}]}),
        ({"links": "odd"}, {"links": [1]}, {"links": [1]}),
        ({"source_observation_ids": ["o"]}, {"source_observation_ids": "odd"}, {}),
        ({"importance": 0.1, "updated_at": "2026"}, {"importance": 0.2, "updated_at": "2027"}, {}),
    ],
)  # fmt: skip
def test_what_wins_silently(here: dict[str, Any], there: dict[str, Any], expected: dict[str, Any]) -> None:
    quiet = quiet_changes(here, there)
    assert quiet == expected
    assert quiet_changes({**here, **quiet}, there) == {}


def test_a_union_keeps_our_order() -> None:
    assert united(["b", "a"], ["c", "a", "c"]) == ["b", "a", "c"]


def test_texts_and_tombstones() -> None:
    assert text_of({"content": "x"}) == "x"
    assert text_of({"content": 5}) == text_of({}) == ""
    assert is_deleted({"superseded_by": "system:deleted"})
    assert is_deleted({"deleted_at": 0})
    assert not is_deleted({"superseded_by": "system:expired", "deleted_at": None})


@pytest.mark.parametrize(("value", "is_so"), [
    ("text", True), (3, True), (True, True), (None, True), ([1, {"a": ["b"]}], True), ({"a": {"b": None}}, True),
    (Deep("x"), False), ([1, Deep("x")], False), ({"a": [Deep("x")]}, False),
])  # fmt: skip
def test_what_a_journal_can_hold(value: object, is_so: bool) -> None:
    assert is_storable(value) is is_so


def test_a_text_in_place_has_a_digest_where_there_was_one() -> None:
    assert in_place("new", {"content": "old"}) == {"content": "new"}
    assert in_place("new", {"content_hash": "x"}) == {"content": "new", "content_hash": content_hash("new")}

from __future__ import annotations

import json

import pytest

from explorer.agent.importers.mem0 import fits, read
from explorer.agent.importers.statements import Reading
from explorer.memory.facts import FactType
from tests.agent.importers.sources import source

LIKES = {
    "id": "m1",
    "memory": "Likes tea",
    "hash": "5d41",
    "user_id": "ana",
    "agent_id": "helper",
    "categories": ["food", "drink"],
    "metadata": {"source": "chat", "confidence": 0.9, "fact_type": "preference"},
    "created_at": "2025-05-06T14:09:36-07:00",
    "updated_at": None,
    "expiration_date": "2027-01-01",
}


def reading(document: object) -> Reading:
    return read([source(json.dumps(document, indent=1), "mem0.json")])


@pytest.mark.parametrize("document", [[LIKES], {"results": [LIKES]}, {"memories": [LIKES]}, {"items": [LIKES]}])
def test_a_memory_with_all_its_fields(document: object) -> None:
    [found] = reading(document).statements
    assert (found.text, found.subject, found.memory_type) == ("Likes tea", "ana", "user")
    assert (found.domain, found.tags, found.fact_type) == ("food", ("food", "drink"), FactType.PREFERENCE)
    assert (found.confidence, found.importance, found.agent_id) == (0.9, None, "helper")
    assert (found.created_at, found.valid_until) == ("2025-05-06T14:09:36-07:00", "2027-01-01")
    assert found.more == {"source_metadata": {"source": "chat"}, "user_id": "ana", "imported_id": "m1"}


def test_a_memory_of_a_vector_store_or_of_no_user() -> None:
    stored = {"id": "1", "vector": [1, 2], "payload": {"data": "Runs on Linux", "run_id": "r"}}
    [found] = reading([stored]).statements
    assert (found.text, found.subject, found.memory_type, found.domain) == ("Runs on Linux", "r", "project", "memory")


def test_one_a_line() -> None:
    lines = "\n".join(json.dumps(LIKES | {"memory": text}) for text in ("one", "two"))
    found = read([source(f"{lines}\nbroken")])
    assert [(one.text, one.place.line) for one in found.statements] == [("one", 1), ("two", 2)]
    assert [part.line for part in found.unused] == [3]


def test_what_was_deleted_there_and_what_has_no_text_is_told() -> None:
    found = reading(
        [LIKES | {"event": "DELETE"}, LIKES | {"state": "archived"}, LIKES | {"deleted_at": 1}, {"id": "2"}]
    )
    assert found.statements == ()
    assert ["deleted" in part.reason or "archived" in part.reason for part in found.unused] == [True, True, True, False]


def test_relations_are_facts() -> None:
    relations = [{"source": "ana", "relationship": "lives_in", "target": "Lviv"}, {"source": "ana"}]
    found = reading({"results": [], "relations": relations})
    assert [(one.text, one.fact_type) for one in found.statements] == [("ana lives in Lviv", FactType.RELATIONSHIP)]
    assert len(found.unused) == 1


def test_metadata_nested_without_end_is_told() -> None:
    bomb: object = "x"
    for _ in range(100):
        bomb = {"a": bomb}
    found = reading([LIKES | {"metadata": bomb}])
    assert found.statements == ()
    assert "too deeply" in found.unused[0].reason


@pytest.mark.parametrize(
    ("found", "lists", "is_one"),
    [
        (LIKES, (), True),
        ({"content": "x", "created_at": 1}, (), True),
        ({"content": "x"}, (), False),
        ({"content": "x"}, ("memories",), True),
        ({"user_id": "ana"}, (), False),
        ({"source": "a", "memory": "b"}, ("relations",), False),
    ],
)
def test_what_is_known_as_a_memory(found: dict[str, object], lists: tuple[str, ...], is_one: bool) -> None:
    assert fits(found, lists) is is_one

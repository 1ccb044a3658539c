from __future__ import annotations

from typing import Any

import pytest

from explorer.memory.ahead import Ahead
from explorer.memory.keys import Key
from explorer.services.consolidation.proposals import Member
from explorer.services.editing import Editing
from explorer.store.snapshot import FileSnapshot
from explorer.ui.maintenance.marks import compared, mark_of, marks_of
from explorer.ui.maintenance.matters import Kind, Matter
from tests.ui.conftest import NOW

A, B = Key("user", "a"), Key("user", "b")


def editing(snapshot: FileSnapshot, **records: dict[str, Any]) -> Editing:
    return Editing(snapshot, Ahead(lambda key: records.get(key.id)), NOW, "ana")


@pytest.mark.parametrize(
    ("after", "is_same"),
    [
        ({"content": "x", "access_count": 9, "last_accessed": "2026-01-01", "updated_at": "2026-01-01"}, True),
        ({"content": "x", "deleted_at": None, "tags": ["a"]}, False),
        ({"content": "x", "superseded_by": ""}, True),
        ({"content": "y"}, False),
        ({"content": "x", "confidence": 0.2}, False),
        ({}, False),
    ],
)
def test_a_mark_is_of_what_a_person_looks_at(snapshot: FileSnapshot, after: dict[str, Any], is_same: bool) -> None:
    before = mark_of(editing(snapshot, a={"content": "x"}), A)
    assert (mark_of(editing(snapshot, a=after), A) == before) is is_same


def test_matters_with_other_records_are_told(snapshot: FileSnapshot) -> None:
    one, other = Matter(Kind.EXPIRED, (Member(A, "x"),)), Matter(Kind.PROMOTION, (Member(A, "x"),), B)
    seen = marks_of(editing(snapshot, a={"content": "x"}, b={"content": "b"}), [one, other])
    assert set(seen) == {A, B}
    result = compared(editing(snapshot, a={"content": "x"}), [one, other], seen)
    assert result.changed == {other}, "b is gone"
    assert result.same == {one}

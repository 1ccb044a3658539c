from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest

from explorer.memory.facts import Fact
from explorer.memory.keys import Key
from explorer.memory.records import Record
from explorer.memory.system_records import Policy


@pytest.mark.parametrize("kind", [Record, Fact, Policy])
def test_what_every_kind_of_record_answers(kind: type[Record]) -> None:
    first = kind(namespace="user", id="a", updated_at="2026-11-30T12:00:00+02:00")
    assert first.key == Key("user", "a")
    assert first.root_id == "a"
    assert first.updated == datetime(2026, 11, 30, 10, tzinfo=UTC)
    assert first.is_current
    assert not first.is_deleted
    assert kind(namespace="user", id="a~2", revision_of="a").root_id == "a"
    assert not kind(namespace="user", id="a", superseded_by="a~2").is_current


@pytest.mark.parametrize(
    "tombstone", [{"superseded_by": "system:deleted"}, {"deleted_at": "2026-11-30T12:00:00Z"}, {"deleted_at": 1.0}]
)
def test_a_tombstone_is_known_by_either_mark(tombstone: dict[str, Any]) -> None:
    record = Record(namespace="user", id="a", **tombstone)
    assert record.is_deleted
    assert not record.is_current

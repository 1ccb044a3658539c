from __future__ import annotations

from datetime import UTC, datetime

import pytest

from explorer.memory.keys import Key
from explorer.memory.system_records import (
    Belief,
    Conflict,
    Domain,
    Grant,
    HotItem,
    Note,
    Policy,
    Skill,
    SystemRecord,
    WorkspaceInfo,
)

KINDS: list[type[SystemRecord]] = [Policy, Note, Domain, Grant, Skill, HotItem, Conflict, Belief, WorkspaceInfo]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(
    ("superseded_by", "deleted_at", "is_current", "is_deleted"),
    [
        ("", None, True, False),
        ("p~1", None, False, False),
        ("system:consolidated", None, False, False),
        ("system:deleted", None, False, True),
        ("", "2026-11-30", False, True),
    ],
)
def test_what_has_taken_a_record_s_place(
    kind: type[SystemRecord], superseded_by: str, deleted_at: str | None, is_current: bool, is_deleted: bool
) -> None:
    record = kind(namespace="__n__", id="p", superseded_by=superseded_by, deleted_at=deleted_at)
    assert (record.is_current, record.is_deleted) == (is_current, is_deleted)


@pytest.mark.parametrize("kind", KINDS)
def test_key_lineage_and_time(kind: type[SystemRecord]) -> None:
    record = kind(namespace="__n__", id="p~1", revision_of="p", updated_at="2026-11-30T11:00:00+02:00")
    assert record.key == Key("__n__", "p~1")
    assert record.root_id == "p"
    assert record.updated == datetime(2026, 11, 30, 9, tzinfo=UTC)
    assert kind(namespace="__n__", id="p").root_id == "p"


def test_what_is_meant_where_nothing_is_said() -> None:
    assert Policy(namespace="__n__", id="x").active is True
    assert Grant(namespace="__n__", id="x").permission == "read"
    assert Skill(namespace="__n__", id="x").importance == 0.7
    assert Conflict(namespace="__n__", id="x").state == "open"

from __future__ import annotations

from explorer.memory.changes import ChangeKind, ChangeSet, Insert
from explorer.memory.keys import Key
from explorer.services.active_facts import active_facts
from explorer.services.conflicts.detection import detect
from explorer.services.conflicts.kinds import ConflictKind
from explorer.services.conflicts.noting import conflict_key, note
from explorer.services.conflicts.resolving import Dismissal, dismiss
from explorer.services.revisions import revise
from tests.services.conftest import Records
from tests.services.raw_snapshot import MAIN, applied, editing_of, standing_of, written_to
from tests.services.vector_snapshot import VectorSnapshot, towards

RECORDS: Records = {
    f"{MAIN} pg14": {"content": "The database is PostgreSQL 14"},
    f"{MAIN} pg16": {"content": "The database is PostgreSQL 16"},
}
SIDES = (Key(MAIN, "pg14"), Key(MAIN, "pg16"))
KEY = conflict_key(ConflictKind.CONTRADICTION, SIDES)


def quiet(_: float) -> None:
    """A report that nobody reads."""


def snapshot_of(records: Records) -> VectorSnapshot:
    vectors = {where: towards(1.0 if "14" in where else 0.965) for where in records if where.startswith(MAIN)}
    return VectorSnapshot(records, vectors)


def noted(records: Records) -> ChangeSet | None:
    editing = editing_of(snapshot_of(records))
    return note(editing, detect(active_facts(editing, quiet), quiet).found)


def test_a_conflict_is_noted_once_under_the_id_of_its_pair_and_kind() -> None:
    change = noted(RECORDS)
    assert change is not None
    assert change.kind is ChangeKind.FIND_CONFLICTS
    (insert,) = change.operations
    assert isinstance(insert, Insert)
    assert insert.key == KEY
    written = standing_of(applied(snapshot_of(RECORDS), change), f"__conflicts__ {KEY.id}")
    assert (written["a"], written["b"], written["state"]) == (f"{MAIN}/pg14", f"{MAIN}/pg16", "open")
    assert (written["kind"], written["similarity"]) == ("contradiction", 0.965)
    assert noted(written_to(RECORDS, change)) is None
    assert conflict_key(ConflictKind.DUPLICATE, SIDES) != KEY


def test_what_was_dismissed_comes_back_only_with_another_text() -> None:
    records = written_to(RECORDS, noted(RECORDS))
    editing = editing_of(snapshot_of(records))
    records = written_to(records, dismiss(editing, [KEY], Dismissal.BOTH_TRUE))
    assert noted(records) is None
    editing = editing_of(snapshot_of(records))
    records = written_to(records, revise(editing, SIDES[1], "The database is PostgreSQL 17"))
    change = noted(records)
    assert change is not None
    reopened = standing_of(applied(snapshot_of(records), change), f"__conflicts__ {KEY.id}")
    assert reopened["state"] == "open"
    assert "resolved_by" not in reopened


def test_what_another_tool_decided_stays_decided() -> None:
    foreign = {"kind": "contradiction", "a": f"{MAIN}/pg14", "b": f"{MAIN}/pg16", "state": "dismissed"}
    assert noted({**RECORDS, f"__conflicts__ {KEY.id}": foreign}) is None


def test_a_conflict_that_another_tool_noted_under_its_own_id_is_not_noted_twice() -> None:
    foreign = {"kind": "contradiction", "a": f"{MAIN}/pg16", "b": f"{MAIN}/pg14", "state": "open"}
    assert noted({**RECORDS, "__conflicts__ con_1": foreign}) is None


def test_a_record_that_is_about_another_pair_by_now_is_not_taken_for_this_one() -> None:
    moved = {"kind": "contradiction", "a": "project:x/pg14", "b": "project:x/pg16", "state": "open"}
    change = noted({**RECORDS, f"__conflicts__ {KEY.id}": moved})
    assert change is not None
    assert change.keys == (Key(KEY.namespace, f"{KEY.id}-2"),)
    assert noted({**written_to(RECORDS, change), f"__conflicts__ {KEY.id}": moved}) is None

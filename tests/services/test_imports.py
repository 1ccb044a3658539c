from __future__ import annotations

from datetime import UTC, datetime

from explorer.memory.changes import ChangeKind, ChangeSet, Import, Patch, new_change_set
from explorer.memory.keys import Key
from explorer.memory.text import content_hash
from explorer.services.deciding import decide, disagreements
from explorer.services.imports import copy_key, still_to_import
from tests.services.raw_snapshot import MAIN, RawSnapshot, editing_of, written_to

NOW = datetime(2026, 11, 30, 12, tzinfo=UTC)
A, NEW = Key(MAIN, "a"), Key(MAIN, "new")


def merge_of(*operations: Import | Patch) -> ChangeSet:
    return new_change_set(ChangeKind.MERGE, operations, NOW, "ana", "from-bob.vdb")


def test_an_import_that_is_not_done_is_still_to_be_done() -> None:
    merge = merge_of(Import(NEW, {"content": "new"}))
    assert [each.key for each in still_to_import([merge], lambda _: None)] == [NEW]
    assert not list(still_to_import([merge], {NEW: {"content": "new"}}.get))


def test_a_place_that_is_taken_meanwhile_is_left_to_who_took_it() -> None:
    merge = merge_of(Import(NEW, {"content": "new"}))
    taken = {NEW: {"content": "an agent's"}}
    beside = copy_key(NEW, content_hash("new"))
    assert [each.key for each in still_to_import([merge], taken.get)] == [beside]
    assert not list(still_to_import([merge], {**taken, beside: {"content": "new"}}.get))


def test_a_merge_that_met_an_agents_change_still_brings_what_is_new() -> None:
    records = {f"{MAIN} a": {"content": "A", "topic": "t"}}
    merge = merge_of(Import(NEW, {"content": "new"}), Patch(A, {"topic": "t"}, {"topic": "theirs"}))
    snapshot = RawSnapshot({f"{MAIN} a": {"content": "A", "topic": "the agent's"}})
    (one,) = disagreements(snapshot, [merge])
    assert [(field.name, field.theirs, field.mine) for field in one.fields] == [("topic", "the agent's", "theirs")]
    after = written_to(records | {f"{MAIN} a": snapshot.raw[A]}, decide(editing_of(snapshot), [merge], []))
    assert after[f"{MAIN} new"]["content"] == "new"
    assert after[f"{MAIN} a"]["topic"] == "the agent's"


def test_taking_back_an_import_whose_text_was_edited_since_is_asked_about() -> None:
    merge = merge_of(Import(NEW, {"content": "new"}))
    undo = merge.undone(NOW, "ana")
    edited = RawSnapshot({f"{MAIN} new": {"content": "an agent's"}})
    (one,) = disagreements(edited, [undo])
    assert [(field.name, field.mine) for field in one.fields] == [("deleted", None)]
    kept = decide(editing_of(edited), [undo], [])
    assert kept is None
    gone = decide(editing_of(edited), [undo], [(one.key, "deleted")])
    assert written_to({f"{MAIN} new": edited.raw[NEW]}, gone)[f"{MAIN} new"]["superseded_by"] == "system:deleted"

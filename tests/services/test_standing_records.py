from __future__ import annotations

from explorer.memory.keys import Key
from explorer.memory.system_records import Note
from explorer.services.edits import set_fields
from explorer.services.notebook import observe
from explorer.services.standing_records import standing_records
from tests.services.conftest import Records
from tests.services.raw_snapshot import RawSnapshot, editing_of

NOTES = "__notes__"
RECORDS: Records = {
    f"{NOTES} b": {"content": "B"},
    f"{NOTES} a": {"content": "A"},
    f"{NOTES} gone": {"content": "", "deleted_at": "2026-01-01"},
    f"{NOTES} odd": {"content": 3},
    "user a": {"content": "no note"},
}


def test_what_is_in_force_with_what_waits() -> None:
    snapshot = RawSnapshot(RECORDS)
    editing = editing_of(snapshot)
    found = list(standing_records(snapshot, editing.ahead, Note))
    assert [note.id for note in found] == ["a", "b", "odd"]
    assert found[-1].problems == ("content",)
    edited = set_fields(editing, [Key(NOTES, "b")], {"content": "B2"})
    new, learned = observe(editing, "coder", "s", "C", "")
    assert edited is not None
    assert learned is not None
    later = editing_of(snapshot, edited, learned)
    texts = {note.id: note.content for note in standing_records(snapshot, later.ahead, Note)}
    assert texts == {"a": "A", "b": "B2", new.id: "C", "odd": ""}

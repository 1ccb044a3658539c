from __future__ import annotations

from explorer.memory.changes import ChangeSet
from explorer.memory.keys import Key
from explorer.services.deletion import delete, erase
from explorer.services.edits import set_fields
from explorer.services.lineages import reader
from explorer.services.purging import plan_purge
from explorer.services.revisions import revise
from explorer.services.superseding import supersede
from explorer.services.wishes import Want, collect
from tests.services.conftest import Records
from tests.services.raw_snapshot import MAIN, NOW, RawSnapshot, editing_of, written_to

A, B = Key(MAIN, "a"), Key(MAIN, "b")
RECORDS: Records = {
    f"{MAIN} a": {"content": "A", "topic": "t", "importance": 0.5},
    f"{MAIN} b": {"content": "B"},
    "__conflicts__ x": {"kind": "contradiction", "a": f"{MAIN}/a", "b": f"{MAIN}/b"},
}


def made(change: ChangeSet | None) -> ChangeSet:
    assert change is not None
    return change


def test_changes_of_one_field_are_one_want_from_the_first_to_the_last() -> None:
    snapshot = RawSnapshot(RECORDS)
    first = made(set_fields(editing_of(snapshot), [A], {"topic": "u", "importance": 0.9}))
    second = made(set_fields(editing_of(snapshot, first), [A], {"topic": "v"}))
    (wish,) = collect([first, second], reader(snapshot))
    assert (wish.key, wish.label) == (A, "A")
    assert wish.wants["topic"] == Want({"topic": "t"}, {"topic": "v"})
    assert wish.wants["importance"].mine == {"importance": 0.9, "importance_base": 0.9, "decay_anchor": None}
    assert list(wish.wants) == ["topic", "importance"]


def test_a_revision_and_what_was_edited_on_it_belong_to_the_record_it_was_made_of() -> None:
    snapshot = RawSnapshot(RECORDS)
    first = made(revise(editing_of(snapshot), A, "A2"))
    second = made(revise(editing_of(snapshot, first), A, "A3"))
    third = made(set_fields(editing_of(snapshot, first, second), [A], {"topic": "u"}))
    (wish,) = collect([first, second, third], reader(snapshot))
    assert wish.key == A
    assert wish.wants == {
        "content": Want({"content": "A"}, {"content": "A3"}),
        "topic": Want({"topic": "t"}, {"topic": "u"}),
    }


def test_an_undone_revision_wants_the_text_before() -> None:
    change = made(revise(editing_of(RawSnapshot(RECORDS)), A, "A2"))
    snapshot = RawSnapshot(written_to(RECORDS, change))
    (wish,) = collect([change.undone(NOW, "ana")], reader(snapshot))
    assert (wish.key, wish.wants) == (A, {"content": Want({"content": "A2"}, {"content": "A"})})


def test_a_conflict_goes_along_with_what_it_was_settled_for() -> None:
    snapshot = RawSnapshot(RECORDS)
    deleted = collect([made(delete(editing_of(snapshot), [A]))], reader(snapshot))
    assert [(wish.key, list(wish.wants), wish.along) for wish in deleted] == [
        (A, ["deleted"], frozenset()),
        (Key("__conflicts__", "x"), ["state"], frozenset([A])),
    ]
    replaced = collect([made(supersede(editing_of(snapshot), [A], B))], reader(snapshot))
    assert [list(wish.wants) for wish in replaced] == [["superseded_by"], ["state"]]


def test_erasing_is_no_wish() -> None:
    snapshot = RawSnapshot(RECORDS)
    assert collect([erase(editing_of(snapshot), [A])], reader(snapshot)) == []


def test_nor_is_purging_with_what_it_has_others_name_instead() -> None:
    records: Records = {
        f"{MAIN} x": {"content": "X", "superseded_by": "y", "updated_at": "2026-01-01"},
        f"{MAIN} y": {"content": "Y"},
        f"{MAIN} z": {"content": "Z", "links": [{"to": "x"}]},
    }
    snapshot = RawSnapshot(records)
    change = made(plan_purge(editing_of(snapshot), lambda _: None).change)
    assert len(change.operations) == 2
    assert collect([change], reader(snapshot)) == []

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from explorer.memory.changes import (
    ChangeKind,
    ChangeSet,
    Import,
    Insert,
    Operation,
    Patch,
    Purge,
    Reembed,
    ReembedAll,
    Restore,
    Tombstone,
    new_change_set,
)
from explorer.memory.keys import Key
from explorer.ui.change_words import change_words

NOW = datetime(2026, 11, 30, 12, tzinfo=UTC)
MAIN, POLICIES, GRANTS = "project:main", "__policies__", "__grants__"
LABEL = "Deploys go out"


@pytest.fixture(autouse=True)
def _words(qapp: QApplication) -> None:
    """Words are translated by the application."""


def change(kind: ChangeKind, *operations: Operation, label: str = LABEL) -> ChangeSet:
    return new_change_set(kind, operations, NOW, "ana", label)


def patch(record_id: str, field: str, before: Any, after: Any, namespace: str = MAIN) -> Patch:
    old, new = "2026-01-01T00:00:00+00:00", "2026-11-30T12:00:00+00:00"
    return Patch(
        Key(namespace, record_id),
        {field: before, "updated_at": old, "superseded_by": None},
        {field: after, "updated_at": new},
    )


def delete(record_id: str, namespace: str = MAIN) -> Tombstone:
    return Tombstone(Key(namespace, record_id), {"content": "x"}, {"content": ""})


def revise(record_id: str, namespace: str = MAIN) -> tuple[Insert, Patch]:
    new = Key(namespace, f"{record_id}~2")
    return (
        Insert(new, {"content": "new", "revision_of": record_id}, Key(namespace, record_id)),
        patch(record_id, "superseded_by", None, new.id, namespace),
    )


def edit(*operations: Operation) -> str:
    return change_words(change(ChangeKind.EDIT, *operations))


def test_a_field_with_what_stood_before_and_after() -> None:
    assert edit(patch("a", "confidence", 0.6, 0.8)) == "Confidence 0.60 → 0.80 · “Deploys go out”"
    assert edit(patch("a", "fact_type", "fact", "decision")) == "Type fact → decision · “Deploys go out”"
    assert edit(patch("a", "topic", None, "release")) == "Topic none given → release · “Deploys go out”"


def test_of_very_many_records_only_the_kind_is_told() -> None:
    edits = [patch(f"f{number}", "topic", "x", "y") for number in range(2_001)]
    deletions = [delete(f"f{number}") for number in range(2_001)]
    assert edit(*edits) == "Changed 2001 fact(s): “Deploys go out” and 2000 more"
    assert change_words(change(ChangeKind.DELETE, *deletions)).startswith("Deleted 2001")
    undone = change(ChangeKind.DELETE, *deletions).undone(NOW, "ana")
    assert change_words(undone).startswith("Undid: Deleted 2001")
    assert change_words(change(ChangeKind.EDIT, *edits).redone(NOW, "ana")).startswith("Did again: Changed 2001")


def test_one_value_for_several_facts() -> None:
    same = edit(patch("a", "confidence", 0.6, 0.8), patch("b", "confidence", 0.1, 0.8))
    assert same == "Confidence → 0.80 · 2 fact(s): “Deploys go out” and 1 more"
    different = edit(patch("a", "confidence", 0.6, 0.8), patch("b", "confidence", 0.1, 0.9))
    assert different == "Confidence of 2 fact(s): “Deploys go out” and 1 more"


def test_several_fields_are_named_many_are_counted() -> None:
    key = Key(MAIN, "a")
    two = Patch(key, {"topic": "a", "domain": "b"}, {"topic": "c", "domain": "d"})
    assert edit(two) == "Topic, Domain of “Deploys go out”"
    names = ("topic", "domain", "tags", "veracity")
    four = Patch(key, dict.fromkeys(names), dict.fromkeys(names, "x"))
    assert edit(four) == "4 field(s) of “Deploys go out”"


def test_what_follows_from_a_field_is_not_told() -> None:
    after = {"importance": 0.5, "importance_base": 0.9, "decay_anchor": None, "updated_at": "now"}
    one = Patch(Key(MAIN, "a"), dict.fromkeys(after), after)
    assert edit(one) == "Importance none given → 0.50 · “Deploys go out”"
    assert edit(Patch(Key(MAIN, "a"), {"updated_at": "a"}, {"updated_at": "b"})) == "Changed “Deploys go out”"


@pytest.mark.parametrize(
    ("field", "after", "verb"),
    [("pinned", True, "Pinned"), ("pinned", False, "Unpinned"), ("active", True, "Activated"),
     ("active", False, "Deactivated")],
)  # fmt: skip
def test_switches_have_verbs(field: str, after: bool, verb: str) -> None:
    assert edit(patch("a", field, not after, after)) == f"{verb} “Deploys go out”"


def test_texts() -> None:
    assert edit(patch("coder", "content", "old", "new", "__notes__")) == "Text of “Deploys go out”"
    assert change_words(change(ChangeKind.REVISE, *revise("a"))) == "Text of “Deploys go out”"
    both = change(ChangeKind.REVISE, *revise("a", POLICIES), *revise("b", POLICIES))
    assert change_words(both) == "Text of 2 record(s): “Deploys go out” and 1 more"


def test_deleting_counts_what_was_deleted_only() -> None:
    assert change_words(change(ChangeKind.DELETE, delete("a"))) == "Deleted “Deploys go out”"
    conflict = patch("c", "state", "open", "resolved", "__conflicts__")
    three = change(ChangeKind.DELETE, *(delete(name) for name in "abc"), conflict)
    assert change_words(three) == "Deleted 3 fact(s): “Deploys go out” and 2 more"
    policies = change(ChangeKind.DELETE, *(delete(name, POLICIES) for name in "ab"))
    assert change_words(policies) == "Deleted 2 record(s): “Deploys go out” and 1 more"


def test_restoring_and_superseding() -> None:
    restore = Restore(Key(MAIN, "a"), {"content": ""}, {"content": "x"})
    assert change_words(change(ChangeKind.RESTORE, restore)) == "Restored “Deploys go out”"
    conflict = patch("c", "state", "open", "resolved", "__conflicts__")
    superseded = change(ChangeKind.SUPERSEDE, patch("a", "superseded_by", None, "b"), conflict)
    assert change_words(superseded) == "Superseded “Deploys go out”"


def test_a_merge_names_the_file_and_so_do_its_undo_and_redo() -> None:
    new, changed = Import(Key(MAIN, "a"), {"content": "A"}), patch("b", "topic", "x", "y")
    merge = change(ChangeKind.MERGE, new, changed, label="b.vdb")
    undone = merge.undone(NOW, "ana")
    assert change_words(merge) == "Merged “b.vdb”: 2 record(s) written"
    assert change_words(undone) == "Undid: Merged “b.vdb”: 2 record(s) written"
    assert change_words(merge.redone(NOW, "ana")) == "Did again: Merged “b.vdb”: 2 record(s) written"


def test_what_is_for_good() -> None:
    erased = change(ChangeKind.ERASE, Purge(Key(MAIN, "a"), "x"), Purge(Key(MAIN, "b"), "x"), label="")
    assert change_words(erased) == "Erased 2 record(s) permanently"
    renewed = change(ChangeKind.REEMBED, Reembed(Key(MAIN, "a"), "x", b""))
    assert change_words(renewed) == "Renewed the vector(s) of 1 record(s)"
    every = ReembedAll(Key("__workspace__", "workspace"), {}, "bge", 5, "vectors", "run")
    assert change_words(change(ChangeKind.REEMBED_ALL, every)) == "Embedded all texts anew"


def test_grants_say_whose_access_to_what() -> None:
    new = Insert(Key(GRANTS, "g"), {"role": "coder", "domain": "payments", "permission": "write"})
    assert edit(new) == "Access of coder to payments: read → read and write"
    known = Patch(
        Key(GRANTS, "g"), {"role": "coder", "domain": "payments", "permission": "write"}, {"permission": "none"}
    )
    assert edit(known) == "Access of coder to payments: read and write → no access"
    unnamed = patch("g", "permission", "read", "none", GRANTS)
    assert change_words(change(ChangeKind.EDIT, unnamed, label="__grants__/g")) == "Access: read → no access"
    labelled = change(ChangeKind.EDIT, unnamed, label="qa · data")
    assert change_words(labelled) == "Access (qa · data): read → no access"
    two = [patch(name, "permission", "read", "none", GRANTS) for name in "gh"]
    assert edit(*two) == "Access: 2 grant(s) set to no access"
    assert edit(*two, patch("i", "permission", "read", "write", GRANTS)) == "Access: 3 grant(s) changed"


def test_conflicts_are_settled() -> None:
    settled = change(ChangeKind.DECIDE, patch("c", "state", "open", "dismissed", "__conflicts__"))
    assert change_words(settled) == "Decided: Settled 1 conflict(s)"


@pytest.mark.parametrize(
    ("kind", "operations"),
    [
        (ChangeKind.EDIT, (patch("a", "confidence", 0.6, 0.8),)),
        (ChangeKind.REVISE, revise("a")),
        (ChangeKind.DELETE, (delete("a"), delete("b"))),
        (ChangeKind.RESTORE, (Restore(Key(MAIN, "a"), {"content": ""}, {"content": "x"}),)),
        (ChangeKind.SUPERSEDE, (patch("a", "superseded_by", None, "b"),)),
        (ChangeKind.EDIT, (Insert(Key(GRANTS, "g"), {"role": "qa", "domain": "data", "permission": "none"}),)),
    ],
)
def test_undo_and_redo_repeat_what_they_are_about(kind: ChangeKind, operations: tuple[Operation, ...]) -> None:
    step = change(kind, *operations)
    said = change_words(step)
    assert change_words(step.undone(NOW, "ana")) == f"Undid: {said}"
    assert change_words(step.redone(NOW, "ana")) == f"Did again: {said}"


def test_long_and_right_to_left_values_keep_their_place() -> None:
    words = edit(patch("a", "topic", "نشر", "many words " * 20_000))
    assert words.startswith("Topic \u2068نشر\u2069 → many words")
    assert len(words) < 120
    label = change_words(change(ChangeKind.DELETE, delete("a"), label="النشر يوم الثلاثاء"))
    assert label == "Deleted “\u2068النشر يوم الثلاثاء\u2069”"

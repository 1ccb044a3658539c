from __future__ import annotations

from datetime import UTC, datetime

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
    Tombstone,
    new_change_set,
)
from explorer.memory.keys import Key
from explorer.ui.change_words import change_words
from explorer.ui.maintenance_words import OF_MAINTENANCE, maintenance_words

NOW = datetime(2026, 11, 30, 12, tzinfo=UTC)
MAIN, CONFLICTS, BELIEFS, HOT = "project:main", "__conflicts__", "__beliefs__", "__hot__"
LABEL = "Deploys go out"


@pytest.fixture(autouse=True)
def _words(qapp: QApplication) -> None:
    """Words are translated by the application."""


def change(kind: ChangeKind, *operations: Operation) -> ChangeSet:
    return new_change_set(kind, operations, NOW, "ana", LABEL)


def patch(record_id: str, field: str, namespace: str = MAIN) -> Patch:
    return Patch(Key(namespace, record_id), {field: None}, {field: "new"})


def settled(record_id: str = "c") -> Patch:
    return patch(record_id, "state", CONFLICTS)


def deleted(record_id: str, namespace: str = MAIN) -> Tombstone:
    return Tombstone(Key(namespace, record_id), {"content": "x"}, {"content": ""})


NOTED = Insert(Key(CONFLICTS, "new"), {"kind": "duplicate"})
REVISION = (
    Insert(Key(MAIN, "a~2"), {"content": "new", "revision_of": "a"}, Key(MAIN, "a")),
    patch("a", "superseded_by"),
)
STEPS: list[tuple[ChangeKind, tuple[Operation, ...], str]] = [
    (ChangeKind.FIND_CONFLICTS, (NOTED, settled()), "Noted 2 conflict(s)"),
    (
        ChangeKind.RESOLVE,
        (patch("a", "superseded_by"), settled()),
        "Resolved 1 conflict(s): “Deploys go out” stays",
    ),
    (
        ChangeKind.RESOLVE,
        (*REVISION, settled()),
        "Resolved 1 conflict(s): text corrected to “Deploys go out”",
    ),
    (ChangeKind.RESOLVE, (settled("c"), settled("d")), "Dismissed 2 conflict(s)"),
    (ChangeKind.DECAY, (patch("a", "importance"),), "Decay: 1 fact(s) lost importance"),
    (
        ChangeKind.DECAY,
        (patch("a", "importance"), deleted("b"), deleted("d"), settled()),
        "Decay: 1 fact(s) lost importance, 2 deleted, 1 conflict(s) settled",
    ),
    (
        ChangeKind.CONSOLIDATE,
        (
            patch("a", "superseded_by"),
            patch("b", "mention_count"),
            deleted("d"),
            Import(Key(MAIN, "e"), {"content": "x"}),
            patch("h", "state", HOT),
            settled(),
        ),
        "Consolidated: 1 merged into another, 1 deleted, 1 promoted to a fact, 1 conflict(s) settled",
    ),
    (ChangeKind.CONSOLIDATE, (patch("b", "mention_count"),), "Consolidated: 1 updated"),
    (
        ChangeKind.HARMONISE,
        (Insert(Key(BELIEFS, "b"), {"content": "x"}), deleted("old", BELIEFS), NOTED),
        "Harmonised: 1 belief(s) noted, 1 given up, 1 conflict(s) noted",
    ),
    (ChangeKind.REPAIR, (patch("a", "topic"), deleted("b")), "Repaired 2 record(s)"),
]


@pytest.mark.parametrize(("kind", "operations", "said"), STEPS)
def test_what_was_done_is_told_with_counts_and_so_are_undo_and_redo(
    kind: ChangeKind, operations: tuple[Operation, ...], said: str
) -> None:
    step = change(kind, *operations)
    assert change_words(step) == said
    assert change_words(step.undone(NOW, "ana")) == f"Undid: {said}"
    assert change_words(step.redone(NOW, "ana")) == f"Did again: {said}"


def test_a_purge_counts_what_is_gone_only() -> None:
    purge = change(ChangeKind.PURGE, patch("a", "superseded_by"), Purge(Key(MAIN, "b"), "x"))
    assert change_words(purge) == "Purged 1 record(s) permanently"


def test_every_kind_of_maintenance_has_its_words() -> None:
    for kind in OF_MAINTENANCE:
        assert maintenance_words(kind, (settled(), patch("a", "topic")), LABEL)


def test_very_many_records_are_counted_too() -> None:
    decay = change(ChangeKind.DECAY, *(patch(f"f{number}", "importance") for number in range(3_000)))
    assert change_words(decay) == "Decay: 3000 fact(s) lost importance"


def test_a_label_from_right_to_left_keeps_its_place() -> None:
    said = maintenance_words(ChangeKind.RESOLVE, (patch("a", "superseded_by"), settled()), "النشر {x}")
    assert said == "Resolved 1 conflict(s): “\u2068النشر {x}\u2069” stays"

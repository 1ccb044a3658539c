from __future__ import annotations

import pytest

from explorer.memory.changes import ChangeKind, ChangeSet, Import, Operation, Tombstone, new_change_set
from explorer.memory.keys import Key
from explorer.services.branches.deleting import BranchDeletion
from explorer.services.branches.moving import Moving
from explorer.services.deletion import Consequences
from explorer.services.superseding import Affected
from explorer.ui.branches.move_words import OF_BRANCHES, MoveWords, step_words
from explorer.ui.change_words import change_words
from tests.ui.conftest import NOW


def gone(record_id: str) -> Tombstone:
    return Tombstone(Key("project:a", record_id), {"content": "A"}, {"content": ""})


def step(kind: ChangeKind, *operations: Operation, label: str = "main") -> ChangeSet:
    return new_change_set(kind, operations, NOW, "ana", label)


MOVE = step(ChangeKind.MOVE, gone("a"), gone("b"), Import(Key("project:main", "a"), {}))
COPY = step(
    ChangeKind.COPY,
    Import(Key("project:main", "a"), {}),
    Import(Key("project:main", "a~2"), {"revision_of": "a"}),
    Import(Key("project:main", "b"), {}),
)
DELETION = step(ChangeKind.DELETE_BRANCH, gone("a"), gone("b"), label="feature/auth")


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (MOVE, "Moved 2 fact(s) to main"),
        (COPY, "Copied 2 fact(s) to main"),
        (DELETION, "Deleted branch feature/auth: 2 fact(s)"),
    ],
)
def test_what_a_step_did_also_where_it_is_taken_back(change: ChangeSet, words: str) -> None:
    assert step_words(change.kind, change) == change_words(change) == words
    assert change_words(change.undone(NOW, "ana")) == f"Undid: {words}"
    assert change_words(change.redone(NOW, "ana")) == f"Did again: {words}"
    assert change.kind in OF_BRANCHES


def test_a_forecast_says_only_what_there_is() -> None:
    words = MoveWords()
    assert words.forecast(Moving(None, 3), "main", copies=False) == "3 fact(s) to main"
    assert words.forecast(Moving(None, 3), "main", copies=True) == "3 copy(s) to main"
    whole = words.forecast(Moving(None, 3, 1, 1, 4), "m" * 90, copies=False)
    assert whole.count(" · ") == 3
    assert len(whole) < 250


def test_what_a_deletion_reaches() -> None:
    affected = tuple(Affected(Key("user", str(number)), f"Text {number}") for number in range(3))
    lines = MoveWords().reached(BranchDeletion(None, 5, 1, 2), Consequences(affected, affected[:1]))
    assert [name for name, _ in lines] == [
        "clock-counter-clockwise", "scales", "link", "warning-circle", "arrow-u-up-left",
    ]  # fmt: skip
    assert "“Text 0”, “Text 1”, …" in lines[1][1]
    assert lines[2][1].endswith(": “Text 0”")
    assert len(MoveWords().reached(BranchDeletion(None, 5, 0, 0), Consequences())) == 1
    assert "feature/auth" in MoveWords().question("feature/auth", 5)
    assert len(MoveWords().delete("b" * 200, 5)) < 60

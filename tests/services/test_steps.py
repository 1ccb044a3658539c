from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from explorer.memory.changes import ChangeKind, ChangeSet, Patch, Purge, new_change_set
from explorer.memory.journal import ChangeState
from explorer.memory.keys import Key
from explorer.services.steps import do_again, redo_last, take_back, undo_last
from explorer.store.journal import SqliteJournal

NOW = datetime(2026, 11, 30, 12, tzinfo=UTC)
A = Key("project:main", "a")


@pytest.fixture
def journal(tmp_path: Path) -> Iterator[SqliteJournal]:
    made = SqliteJournal(tmp_path, lambda: NOW)
    yield made
    made.close()


def edit() -> ChangeSet:
    return new_change_set(ChangeKind.EDIT, (Patch(A, {"topic": "x"}, {"topic": "y"}),), NOW, "ana")


def applied(journal: SqliteJournal, change: ChangeSet) -> ChangeSet:
    journal.record(change)
    journal.take(100)
    journal.settle([change.id], [])
    return change


def state(journal: SqliteJournal, change: ChangeSet) -> ChangeState:
    entry = journal.find(change.id)
    assert entry is not None
    return entry.state


def test_a_step_in_the_file_is_taken_back_by_its_inverse(journal: SqliteJournal) -> None:
    change = applied(journal, edit())
    undo = undo_last(journal, NOW, "ana")
    assert undo is not None
    assert (undo.kind, undo.of, journal.pending()) == (ChangeKind.UNDO, change.id, [undo])


def test_a_step_that_waits_is_withdrawn(journal: SqliteJournal) -> None:
    change = edit()
    journal.record(change)
    assert undo_last(journal, NOW, "ana") is None
    assert (state(journal, change), journal.pending()) == (ChangeState.UNDONE, [])
    again = redo_last(journal, NOW, "ana")
    assert again is not None
    assert again.operations == change.operations


def test_what_is_being_written_is_taken_back_behind_it(journal: SqliteJournal) -> None:
    change = edit()
    journal.record(change)
    journal.take(100)
    undo = undo_last(journal, NOW, "ana")
    assert undo is not None
    assert journal.pending() == [change, undo]


def test_an_undo_that_waits_is_withdrawn_by_redo(journal: SqliteJournal) -> None:
    change = applied(journal, edit())
    undo_last(journal, NOW, "ana")
    assert redo_last(journal, NOW, "ana") is None
    assert (state(journal, change), journal.pending()) == (ChangeState.APPLIED, [])


def test_a_redo_that_waits_is_withdrawn_by_undo(journal: SqliteJournal) -> None:
    change = applied(journal, edit())
    undo = undo_last(journal, NOW, "ana")
    assert undo is not None
    journal.take(100)
    journal.settle([undo.id], [])
    assert redo_last(journal, NOW, "ana") is not None
    assert undo_last(journal, NOW, "ana") is None
    assert (state(journal, change), journal.pending()) == (ChangeState.UNDONE, [])


def test_with_nothing_to_take_back_nothing_happens(journal: SqliteJournal) -> None:
    assert undo_last(journal, NOW, "ana") is None
    assert redo_last(journal, NOW, "ana") is None
    assert take_back(journal, None, NOW, "ana") is None
    assert do_again(journal, None, NOW, "ana") is None


def test_what_cannot_be_taken_back_is_left(journal: SqliteJournal) -> None:
    erased = applied(journal, new_change_set(ChangeKind.ERASE, (Purge(A, "digest"),), NOW, "ana"))
    assert take_back(journal, journal.find(erased.id), NOW, "ana") is None
    given_up = edit()
    journal.record(given_up)
    journal.drop([given_up.id])
    assert take_back(journal, journal.find(given_up.id), NOW, "ana") is None
    assert do_again(journal, journal.find(given_up.id), NOW, "ana") is None
    assert journal.pending() == []

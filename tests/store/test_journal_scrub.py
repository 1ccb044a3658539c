from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from explorer.memory.changes import ChangeKind, Import, Insert, Patch, Purge, Withdraw, new_change_set
from explorer.memory.journal import ChangeState, Draft
from explorer.memory.keys import Key
from explorer.store.journal import SqliteJournal
from explorer.store.journal_file import NAME
from explorer.store.journal_scrub import without
from tests.memory.change_samples import NOW, change_set, deleting, erasing, revising

A, B, A1 = Key("user", "a"), Key("user", "b"), Key("user", "a~1")
SECRET = "s3cret-🔑-سر"
DIGEST = "f00d" * 16


@pytest.fixture
def journal(tmp_path: Path) -> Iterator[SqliteJournal]:
    with closing(SqliteJournal(tmp_path, lambda: NOW)) as journal:
        yield journal


def erase(journal: SqliteJournal, *keys: Key) -> str:
    change = erasing(*keys, digest=DIGEST)
    journal.record(change)
    taken = [each.id for each in journal.take(10**6)]
    assert change.id in taken
    journal.settle([change.id], [])
    return change.id


def traces(folder: Path) -> list[str]:
    texts = (SECRET.encode(), b"s3cret", DIGEST.encode())
    return [each.name for each in folder.iterdir() if any(text in each.read_bytes() for text in texts)]


def test_nothing_of_an_erased_text_is_in_any_file(journal: SqliteJournal, tmp_path: Path) -> None:
    applied = [deleting(A, SECRET), revising(A, "old", SECRET), revising(B, SECRET, "new"), deleting(B, "kept")]
    applied.append(applied[0].undone(NOW, "ann"))
    for change in applied:
        journal.record(change)
    journal.settle([each.id for each in journal.take(10**6)], [])
    waiting = change_set(
        Patch(A, {"content": SECRET, "topic": SECRET}, {"topic": SECRET, "content": "x"}), label=SECRET
    )
    journal.record(waiting)
    for key in (A, B):
        journal.save_draft(Draft(key, "content", SECRET, SECRET, "2026-11-30T12:00:00+00:00"))
    assert traces(tmp_path) == [NAME]
    erase(journal, A, A1, B)
    assert traces(tmp_path) == []
    assert journal.drafts() == []
    journal.close()
    assert traces(tmp_path) == []


@settings(max_examples=25)
@given(st.data())
def test_whatever_else_is_in_the_journal(tmp_path_factory: pytest.TempPathFactory, data: st.DataObject) -> None:
    folder = tmp_path_factory.mktemp("journal")
    with closing(SqliteJournal(folder, lambda: NOW)) as journal:
        for number in range(data.draw(st.integers(1, 25))):
            length = data.draw(st.sampled_from([1, 30, 400, 5000, 30_000]))
            if data.draw(st.booleans()):
                journal.record(deleting(A, f"{SECRET} {'x' * length}"))
            else:
                journal.record(deleting(Key("user", f"other {number}"), "kept " * length))
            if data.draw(st.booleans()):
                journal.settle([each.id for each in journal.take(3)], [])
        erase(journal, A)
        assert traces(folder) == []
        assert all(entry.change.label == "" for entry in journal.entries(99) if entry.scrubbed)


def test_where_the_file_cannot_be_written_anew_the_deleting_itself_leaves_nothing(
    journal: SqliteJournal, tmp_path: Path
) -> None:
    for number in range(30):
        journal.record(deleting(A if number % 3 else B, f"{SECRET} {number} {'x' * number * 97}"))
    journal.settle([each.id for each in journal.take(10**6)], [])
    with journal._file.reading() as connection:
        # A statement that is still at work keeps SQLite from it.
        statement = connection.execute("SELECT * FROM changes")
        statement.fetchone()
    erase(journal, A, B)
    assert traces(tmp_path) == []
    with journal._file.reading() as connection:
        assert connection.execute("SELECT * FROM due").fetchall() == [("vacuum",)]
    statement.close()


def test_what_is_left_of_each_change_set(journal: SqliteJournal) -> None:
    both = change_set(
        Patch(A, {"topic": None}, {"topic": "x"}), Patch(B, {"topic": None}, {"topic": "y"}), label=SECRET
    )
    alone, other = deleting(A, SECRET), deleting(B, "kept")
    for change in (both, alone, other):
        journal.record(change)
    journal.settle([each.id for each in journal.take(10**6)], [])
    stale, waiting, half = deleting(A, SECRET), deleting(A, SECRET), both.undone(NOW, "ann")
    for change in (stale, waiting, half):
        journal.record(change)
    journal.take(1)
    journal.settle([], [stale.id])
    erased = erase(journal, A)
    entries = {entry.change.id: entry for entry in journal.entries(99)}
    assert {name: entry.state for name, entry in entries.items()} == {
        both.id: ChangeState.APPLIED, alone.id: ChangeState.APPLIED, other.id: ChangeState.APPLIED,
        stale.id: ChangeState.DROPPED, waiting.id: ChangeState.DROPPED, half.id: ChangeState.WAITING,
        erased: ChangeState.APPLIED,
    }  # fmt: skip
    assert {name for name, entry in entries.items() if not entry.scrubbed} == {other.id}
    assert entries[both.id].change.operations == both.operations[1:]
    assert entries[alone.id].change.operations == ()
    assert entries[half.id].change.keys == (B,)
    assert entries[erased].change.operations == (Purge(A, ""),)
    assert entries[other.id].change == other
    assert [change.keys for change in journal.pending()] == [(B,)]
    assert journal.tombstone(A) is None
    assert journal.tombstone(B) is not None


def test_an_erasure_of_what_was_erased_before(journal: SqliteJournal) -> None:
    first = erase(journal, A)
    again = erasing(A, B)
    journal.record(again)
    erase(journal, A, B)
    entries = {entry.change.id: entry for entry in journal.entries(99)}
    assert entries[first].change.operations == (Purge(A, ""),)
    assert entries[again.id].state is ChangeState.DROPPED


def test_an_imported_text_that_is_erased_goes_with_its_import_and_what_took_that_back(
    journal: SqliteJournal, tmp_path: Path
) -> None:
    merge = change_set(Import(A, {"content": SECRET}), Import(B, {"content": "kept"}), kind=ChangeKind.MERGE)
    undo = merge.undone(NOW, "ann")
    for change in (merge, undo, undo.undone(NOW, "ann")):
        journal.record(change)
        journal.settle([each.id for each in journal.take(10**6)], [])
    assert traces(tmp_path) == [NAME]
    erase(journal, A)
    assert traces(tmp_path) == []
    assert [entry.change.keys for entry in journal.entries(9)] == [(A,), (B,), (B,), (B,)]


def test_revisions_of_an_erased_record_go_with_it() -> None:
    insert = Insert(A1, {"revision_of": "a", "content": SECRET}, A)
    for operation in (insert, Withdraw(A1, insert)):
        change = new_change_set(ChangeKind.REVISE, (operation, Purge(B, "digest")), NOW, "ann", SECRET)
        for key in (A, A1):
            left = without(change, frozenset({key}), is_applied=True)
            assert (left.operations, left.label, left.id) == (change.operations[1:], "", change.id)
        assert without(change, frozenset({B}), is_applied=False).operations == (operation,)
        assert without(change, frozenset({B}), is_applied=True).operations == (operation, Purge(B, ""))


def test_what_changed_a_purged_record_stays_noted_and_cannot_be_taken_back(
    journal: SqliteJournal, tmp_path: Path
) -> None:
    other = change_set(Patch(B, {"topic": ""}, {"topic": "x"}))
    steps = [revising(A, "old", SECRET), deleting(A, SECRET), other]
    for change in steps:
        journal.record(change)
    journal.settle([each.id for each in journal.take(10**6)], [])
    purge = new_change_set(ChangeKind.PURGE, (Purge(A, DIGEST),), NOW, "ana")
    journal.record(purge)
    journal.take(1)
    journal.settle([purge.id], [])
    assert traces(tmp_path) == [NAME]
    entries = {entry.change.id: entry for entry in journal.entries(10)}
    assert [entries[each.id].can_be_undone for each in (*steps, purge)] == [False, False, True, False]
    assert entries[steps[1].id].change == steps[1]
    undo = journal.next_undo()
    assert undo is not None
    assert undo.change == other

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from explorer.memory.errors import JournalUnusable
from explorer.memory.keys import Key
from explorer.store import journal_file
from explorer.store.journal import SqliteJournal
from explorer.store.journal_file import FORMAT, NAME
from tests.memory.change_samples import NOW, change_set, deleting, revising

A = Key("user", "a")


def opened(folder: Path) -> closing[SqliteJournal]:
    return closing(SqliteJournal(folder, lambda: NOW))


def raw(folder: Path) -> closing[sqlite3.Connection]:
    return closing(sqlite3.connect(folder / NAME, isolation_level=None))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A journal with enough in it to be damaged somewhere."""
    with opened(tmp_path) as journal:
        assert journal.notice == ""
        for number in range(40):
            journal.record(revising(A, "old " * 50, f"new {number} " * 50, number))
    return tmp_path


def files(folder: Path) -> list[str]:
    return sorted(each.name for each in folder.iterdir())


def test_what_was_written_is_there_at_the_next_opening(folder: Path) -> None:
    with opened(folder) as journal:
        assert len(journal.pending()) == 40
        assert journal.notice == ""
    assert files(folder) == [NAME]


def test_it_is_written_durably_and_forgets(folder: Path) -> None:
    # 3 is EXTRA: all that FULL does, and more.
    expected = {"synchronous": 3, "secure_delete": 1, "journal_mode": "delete", "foreign_keys": 1, "user_version": 1}
    with opened(folder) as journal, journal._file.reading() as connection:
        assert {name: connection.execute(f"PRAGMA {name}").fetchone()[0] for name in expected} == expected


def test_what_the_file_cannot_hold_is_a_sentence(folder: Path) -> None:
    with opened(folder) as journal:
        with journal._file.reading() as connection:
            connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, 10_000)
        with pytest.raises(JournalUnusable, match=r"larger than the history can hold.* The change was not made"):
            journal.record(deleting(A, "text " * 5_000))
        assert len(journal.pending()) == 40


def garbage(path: Path) -> None:
    path.write_bytes(b"not a database at all" * 500)


def zeros_in_the_middle(path: Path) -> None:
    data = path.read_bytes()
    middle = len(data) // 2
    path.write_bytes(data[:middle] + bytes(8192) + data[middle + 8192 :])


def cut_off(path: Path) -> None:
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])


def header_gone(path: Path) -> None:
    path.write_bytes(b"\0" * 100 + path.read_bytes()[100:])


def sql(statement: str) -> Callable[[Path], None]:
    def run(path: Path) -> None:
        with raw(path.parent) as connection:
            connection.execute("PRAGMA ignore_check_constraints=ON")
            connection.execute(statement)

    return run


DAMAGES = {
    "garbage": garbage,
    "zeros": zeros_in_the_middle,
    "cut off": cut_off,
    "no header": header_gone,
    "payload": sql("UPDATE changes SET payload = '{' WHERE number = 7"),
    "payload of a number": sql("UPDATE changes SET payload = 7 WHERE number = 7"),
    "text that is none": sql("UPDATE changes SET kind = CAST(x'FF' AS TEXT) WHERE number = 7"),
    "unknown state": sql("UPDATE changes SET state = 'lost' WHERE number = 7"),
    "no table": sql("DROP TABLE changes"),
    "another program's": sql("PRAGMA user_version = 0"),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_file_is_set_aside_whole_and_a_new_one_begun(folder: Path, damage: str) -> None:
    DAMAGES[damage](folder / NAME)
    damaged = (folder / NAME).read_bytes()
    with opened(folder) as journal:
        assert journal.entries(9) == []
        journal.record(deleting(A, "text"))
        aside = folder / "journal.damaged-20261130T120000Z.sqlite"
        assert "was damaged (" in journal.notice
        assert f"set aside as “{aside}”. The workspace itself is not affected. Earlier steps cannot" in journal.notice
    assert aside.read_bytes() == damaged
    assert files(folder) == [aside.name, NAME]
    with opened(folder) as journal:
        assert journal.notice == ""
        assert len(journal.entries(9)) == 1


def test_what_was_set_aside_is_never_overwritten(folder: Path) -> None:
    for text in ("first", "second", "third"):
        (folder / NAME).write_bytes(text.encode() * 300)
        with opened(folder):
            pass
    asides = sorted(folder.glob("journal.damaged-*"))
    assert [each.read_bytes()[:5] for each in asides] == [b"secon", b"third", b"first"]


def test_a_damaged_file_that_cannot_be_moved_is_a_sentence(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    garbage(folder / NAME)

    def refuse(path: Path, target: Path) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "rename", refuse)
    with pytest.raises(JournalUnusable, match="cannot be set aside: Permission denied"):
        SqliteJournal(folder, lambda: NOW)


def test_a_newer_format_is_left_as_it_is(folder: Path) -> None:
    sql(f"PRAGMA user_version = {FORMAT + 1}")(folder / NAME)
    before = (folder / NAME).read_bytes()
    with pytest.raises(JournalUnusable, match=f"newer Memory Explorer.* format {FORMAT + 1}"):
        SqliteJournal(folder, lambda: NOW)
    assert (folder / NAME).read_bytes() == before
    assert files(folder) == [NAME]


def test_damage_that_is_met_in_use_is_a_sentence(folder: Path) -> None:
    with opened(folder) as journal:
        DAMAGES["payload"](folder / NAME)
        with pytest.raises(JournalUnusable, match=r"is damaged: .* Start the program again"):
            journal.pending()


@pytest.mark.parametrize("pragma", ["max_page_count=1", "query_only=ON"])
def test_a_change_that_cannot_be_written_down_is_not_made(folder: Path, pragma: str) -> None:
    sentence = {"max_page_count=1": "the disk is full", "query_only=ON": "may not be written"}[pragma]
    with opened(folder) as journal:
        connection = journal._file._connection
        connection.execute(f"PRAGMA {pragma}")
        with pytest.raises(JournalUnusable, match=rf"{sentence}.* The change was not made\. "):
            journal.record(deleting(A, "text " * 9000))
        assert not connection.in_transaction
        assert len(journal.pending()) == 40
        if pragma.startswith("max"):
            connection.execute("PRAGMA max_page_count=1000000")
        else:
            connection.execute("PRAGMA query_only=OFF")
        journal.record(deleting(A, "text " * 9000))
        assert len(journal.pending()) == 41


def test_a_file_that_is_locked_too_long_is_a_sentence(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(journal_file, "_WAIT_SECONDS", 0.01)
    with opened(folder) as journal, raw(folder) as other:
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(JournalUnusable, match=r"keeps it locked\. The change was not made\. Try again"):
            journal.record(deleting(A, "text"))
        with pytest.raises(JournalUnusable, match=r"keeps it locked\. Nothing was lost\."):
            journal.next_undo()
        with pytest.raises(JournalUnusable, match="keeps it locked"):
            SqliteJournal(folder, lambda: NOW)
        other.execute("ROLLBACK")
        journal.record(deleting(A, "text"))


def test_a_file_that_was_removed_in_use_takes_nothing_more(folder: Path) -> None:
    with opened(folder) as journal:
        (folder / NAME).unlink()
        with pytest.raises(JournalUnusable, match="is not there any more"):
            journal.record(deleting(A, "text"))


def test_a_folder_that_is_missing_or_has_something_in_the_way(tmp_path: Path) -> None:
    with pytest.raises(JournalUnusable, match=r"cannot be used: .* The change was not made"):
        SqliteJournal(tmp_path / "missing", lambda: NOW)
    (tmp_path / NAME).mkdir()
    with pytest.raises(JournalUnusable, match=r"cannot be used: .* The change was not made"):
        SqliteJournal(tmp_path, lambda: NOW)


def test_a_mistake_in_the_program_stays_loud(folder: Path) -> None:
    change = change_set()
    with opened(folder) as journal:
        journal.record(change)
        with pytest.raises(sqlite3.IntegrityError):
            journal.record(change)
        assert len(journal.pending()) == 41
    with pytest.raises(sqlite3.ProgrammingError, match="closed"):
        journal.pending()


def test_a_vacuum_that_was_interrupted_is_made_up_for(folder: Path) -> None:
    sql("INSERT INTO due VALUES ('vacuum')")(folder / NAME)
    with opened(folder) as journal, journal._file.reading() as connection:
        assert connection.execute("SELECT * FROM due").fetchall() == []

"""The SQLite file of a journal: opened, checked, set aside where it is damaged; its errors as sentences."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import RLock

import msgspec

from explorer.memory.changes import decode
from explorer.memory.errors import JournalUnusable
from explorer.memory.journal import ChangeState
from explorer.memory.protocols import Clock

NAME = "journal.sqlite"
FORMAT = 1
_WAIT_SECONDS = 5.0
_STATES = ", ".join(f"'{state}'" for state in ChangeState)
# A change's `number` and `undone`, the moment at which it was taken back, come from one sequence: they can be compared.
# `touches` names the records that a change is about; `keeps_text` where it deletes one and has its text.
_SCHEMA = f"""
CREATE TABLE changes (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    kind TEXT NOT NULL,
    of TEXT NOT NULL,
    made REAL,
    state TEXT NOT NULL CHECK (state IN ({_STATES})),
    undone INTEGER,
    operations INTEGER NOT NULL,
    undoable INTEGER NOT NULL,
    scrubbed INTEGER NOT NULL DEFAULT 0,
    payload BLOB NOT NULL
);
CREATE INDEX changes_by_state ON changes (state, number);
CREATE INDEX changes_of ON changes (of, kind, state);
CREATE TABLE touches (
    number INTEGER NOT NULL REFERENCES changes ON DELETE CASCADE,
    namespace TEXT NOT NULL,
    id TEXT NOT NULL,
    keeps_text INTEGER NOT NULL,
    PRIMARY KEY (number, namespace, id)
) WITHOUT ROWID;
CREATE INDEX touches_of ON touches (namespace, id, keeps_text);
CREATE TABLE drafts (
    namespace TEXT NOT NULL,
    id TEXT NOT NULL,
    field TEXT NOT NULL,
    text TEXT NOT NULL,
    base TEXT NOT NULL,
    at TEXT NOT NULL,
    UNIQUE (namespace, id, field)
);
CREATE TABLE due (task TEXT PRIMARY KEY);
"""
# Beside the schema, for journals that were made before it: a program of then does not mind it.
_DURATIONS = """
CREATE TABLE IF NOT EXISTS took (number INTEGER PRIMARY KEY REFERENCES changes ON DELETE CASCADE, seconds REAL NOT NULL)
"""
_NOT_MADE = "The change was not made."


class _Damaged(Exception):
    """The file is none that this program wrote whole."""


class JournalFile:
    """One connection to `journal.sqlite` in `folder`, which any thread may use, one at a time.

    `notice` says where an earlier file was damaged and set aside; else it is empty. Raises `JournalUnusable`.
    """

    def __init__(self, folder: Path, clock: Clock) -> None:
        self.notice = ""
        self._path = folder / NAME
        self._lock = RLock()
        try:
            self._connection = self._open()
        except _Damaged as damage:
            aside = self._set_aside(f"{clock():%Y%m%dT%H%M%SZ}")
            self.notice = (
                f"The history of changes was damaged ({damage}) and was set aside as “{aside}”. "
                "The workspace itself is not affected. Earlier steps cannot be undone, "
                "and what still waited to be written was not."
            )
            self._connection = self._open()

    @contextmanager
    def reading(self) -> Iterator[sqlite3.Connection]:
        """The connection, to look at one thing. Raises `JournalUnusable` as `writing` does."""
        with self._lock, self._explained("Nothing was lost."):
            yield self._connection

    @contextmanager
    def writing(self, otherwise: str = _NOT_MADE) -> Iterator[sqlite3.Connection]:
        """A transaction: all that is done in it is on the disk afterwards, or nothing is.

        Raises `JournalUnusable` where the file cannot be written; `otherwise` is what that means for the person.
        """
        with self._lock, self._explained(otherwise), _transaction(self._connection):
            yield self._connection

    def vacuum(self) -> None:
        """Write the file anew, without a trace of what was removed; where that fails, the next opening does it."""
        with self._lock:
            _vacuum(self._connection)

    def close(self) -> None:
        """Let go of the file."""
        with self._lock:
            self._connection.close()

    def _open(self) -> sqlite3.Connection:
        with self._explained(_NOT_MADE):
            connection = sqlite3.connect(
                self._path, timeout=_WAIT_SECONDS, isolation_level=None, check_same_thread=False
            )
            try:
                self._prepare(connection)
            except BaseException as error:
                connection.close()
                if isinstance(error, sqlite3.DatabaseError) and _is_damage(error):
                    raise _Damaged(str(error)) from error
                raise
        return connection

    def _prepare(self, connection: sqlite3.Connection) -> None:
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        if version > FORMAT:
            raise JournalUnusable(
                f"The history of changes in “{self._path.parent}” was written by a newer Memory Explorer: it has "
                f"format {version}, this program knows {FORMAT}. Use a version that knows format {version} to change "
                "something; the history was left as it is."
            )
        # EXTRA is FULL, and the folder is synced too: a power cut after a commit does not bring the old state back.
        for pragma in ("synchronous=EXTRA", "secure_delete=ON", "foreign_keys=ON", "journal_mode=DELETE"):
            connection.execute(f"PRAGMA {pragma}")
        found = [text for (text,) in connection.execute("PRAGMA quick_check(1)")]
        if found != ["ok"]:
            raise _Damaged(found[0].splitlines()[-1])
        if not version:
            with _transaction(connection):
                _make_tables(connection)
        connection.execute(_DURATIONS)
        _check_rows(connection)
        if connection.execute("SELECT 1 FROM due").fetchone():
            _vacuum(connection)

    def _set_aside(self, now: str) -> Path:
        copies = ("", *(f"-{number}" for number in range(2, 1000)))
        names = (self._path.with_name(f"journal.damaged-{now}{copy}.sqlite") for copy in copies)
        aside = next(name for name in names if not name.exists())
        try:
            self._path.rename(aside)
        except OSError as error:
            raise JournalUnusable(
                f"The history of changes “{self._path}” is damaged and cannot be set aside: {error.strerror or error}. "
                f"{_NOT_MADE} Move that file away yourself."
            ) from error
        return aside

    @contextmanager
    def _explained(self, otherwise: str) -> Iterator[None]:
        try:
            yield
        except msgspec.DecodeError as error:
            raise JournalUnusable(self._damage_sentence(str(error), otherwise)) from error
        except sqlite3.DatabaseError as error:
            if _is_damage(error):
                raise JournalUnusable(self._damage_sentence(str(error), otherwise)) from error
            if _code(error) == sqlite3.SQLITE_TOOBIG:
                raise JournalUnusable(
                    f"The change is larger than the history can hold, so it cannot be undone. {otherwise} "
                    "Do it in smaller parts."
                ) from error
            if not isinstance(error, sqlite3.OperationalError):
                raise
            raise JournalUnusable(self._sentence(error, otherwise)) from error

    def _damage_sentence(self, what: str, otherwise: str) -> str:
        return (
            f"The history of changes “{self._path}” is damaged: {what}. {otherwise} "
            "Start the program again: it sets the file aside and begins a new one."
        )

    def _sentence(self, error: sqlite3.OperationalError, otherwise: str) -> str:
        match _code(error):
            case sqlite3.SQLITE_FULL:
                what, advice = "the disk is full", "Free some space and try again"
            case sqlite3.SQLITE_BUSY | sqlite3.SQLITE_LOCKED:
                what, advice = "another program keeps it locked", "Try again in a moment"
            case sqlite3.SQLITE_READONLY | sqlite3.SQLITE_CANTOPEN | sqlite3.SQLITE_PERM:
                what = "it may not be written, or is not there any more"
                advice = "Allow this user to write in that folder, and start the program again"
            case _:
                what, advice = str(error), "Check the disk, and start the program again"
        return f"The history of changes “{self._path}” cannot be used: {what}. {otherwise} {advice}."


@contextmanager
def _transaction(connection: sqlite3.Connection) -> Iterator[None]:
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        # A full disk has ended it already.
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def _vacuum(connection: sqlite3.Connection) -> None:
    with suppress(sqlite3.DatabaseError):
        connection.execute("VACUUM")
        connection.execute("DELETE FROM due")


def _make_tables(connection: sqlite3.Connection) -> None:
    # Another process may have made them since this one looked.
    if connection.execute("PRAGMA user_version").fetchone() == (0,):
        if connection.execute("SELECT 1 FROM sqlite_master").fetchone():
            raise _Damaged("it is another program's database")
        for statement in filter(str.strip, _SCHEMA.split(";")):
            connection.execute(statement)
        connection.execute(f"PRAGMA user_version={FORMAT}")


def _check_rows(connection: sqlite3.Connection) -> None:
    try:
        for payload, *_ in connection.execute("SELECT payload, id, kind, of, state FROM changes"):
            decode(payload)
        for _ in connection.execute("SELECT * FROM drafts"):
            pass
    except (msgspec.DecodeError, TypeError) as error:
        raise _Damaged(str(error)) from error


def _is_damage(error: sqlite3.DatabaseError) -> bool:
    # Python's own complaint about text that is none has no code.
    is_no_text = isinstance(error, sqlite3.OperationalError) and not _code(error)
    is_other = _code(error) == sqlite3.SQLITE_ERROR and str(error).startswith("no such")
    return is_no_text or is_other or _code(error) in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


def _code(error: sqlite3.DatabaseError) -> int:
    code: int = getattr(error, "sqlite_errorcode", 0)
    return code & 0xFF


def remove_damaged_journals(folder: Path) -> None:
    """Remove what was set aside because it was damaged: it may hold a text that is erased permanently."""
    for aside in folder.glob("journal.damaged-*"):
        aside.unlink(missing_ok=True)

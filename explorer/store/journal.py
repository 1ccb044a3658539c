"""The journal of one workspace in SQLite: every change before it is made, and what became of it (DESIGN "Apply")."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Sequence
from datetime import timedelta
from pathlib import Path

from explorer.memory.changes import ChangeKind, ChangeSet, Purge, Tombstone, decode, encode
from explorer.memory.journal import ChangeState, Draft, Entry, Retention
from explorer.memory.keys import Key
from explorer.memory.protocols import Clock
from explorer.memory.times import parse_seconds
from explorer.store.journal_file import JournalFile
from explorer.store.journal_scrub import bar, erase, touch

_ENTRY = """SELECT number, state, scrubbed, (SELECT seconds FROM took WHERE took.number = change.number)
    FROM changes AS change"""
_PENDING = "('waiting', 'writing')"
_OPEN = "('waiting', 'writing', 'stale')"
_OWN = "kind NOT IN ('undo', 'redo', 'recall')"
_NEXT_UNDO = f"""{_ENTRY} WHERE {_OWN} AND state IN ('waiting', 'writing', 'applied') AND undoable AND NOT scrubbed
    AND NOT EXISTS (SELECT 1 FROM changes WHERE of = change.id AND kind = 'undo' AND state IN {_OPEN})
    ORDER BY number DESC LIMIT 1"""
_NEXT_REDO = f"""{_ENTRY} WHERE {_OWN} AND state = 'undone' AND NOT scrubbed
    AND NOT EXISTS (SELECT 1 FROM changes WHERE of = change.id AND kind = 'redo' AND state IN {_OPEN})
    ORDER BY undone DESC LIMIT 1"""
_SETTLED = f"state NOT IN {_OPEN} AND id NOT IN (SELECT of FROM changes WHERE state IN {_OPEN})"
# Nobody is asked about a count.
_STALE = "CASE kind WHEN 'recall' THEN 'dropped' ELSE 'stale' END"
_APPLIED = "UPDATE changes SET state = 'applied', undone = NULL WHERE number = ?"
_TOOK = "INSERT OR REPLACE INTO took VALUES (?, ?)"
# Taken whole and alone: each gets a copy of the file as it stands before it.
_ALONE = (ChangeKind.MERGE, ChangeKind.PURGE, ChangeKind.REEMBED_ALL)
_MEGABYTE = 1_000_000
_TRIM_BATCH = 200
_DECODED = 1_000
_NOT_NOTED = "What was written to the workspace stays there; it is noted at the next attempt."
_NOT_KEPT = "What is typed and not saved as a change is not kept over a restart."
_NOT_TRIMMED = "The history was not shortened."


class SqliteJournal:
    """Implements `explorer.memory.journal.Journal` in the file `journal.sqlite` of `folder`, which must exist.

    Any thread may use it; other processes may use the same file. Every method raises `JournalUnusable` where the
    file cannot be used, and has changed nothing then. A file that is found damaged is set aside when it is opened.
    """

    def __init__(self, folder: Path, clock: Clock) -> None:
        self._file = JournalFile(folder, clock)
        self._clock = clock
        # A change set never changes, unless a part of it is erased: each is decoded once, however often it is listed.
        self._decoded: dict[tuple[int, bool], ChangeSet] = {}
        self._taken_at: dict[int, float] = {}

    @property
    def notice(self) -> str:
        """A sentence where an earlier journal was damaged and was set aside; else empty."""
        return self._file.notice

    def close(self) -> None:
        """Let go of the file."""
        self._file.close()

    def record(self, change: ChangeSet) -> None:
        """Write down an intent; it is on the disk when this returns."""
        row = (
            change.id, change.kind, change.of, parse_seconds(change.made_at), ChangeState.WAITING,
            len(change.operations), change.is_undoable, encode(change),
        )  # fmt: skip
        with self._file.writing() as connection:
            number = connection.execute(
                "INSERT INTO changes (id, kind, of, made, state, operations, undoable, payload) "
                "VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                row,
            ).lastrowid
            assert number is not None
            touch(connection, number, change)

    def pending(self) -> list[ChangeSet]:
        """What is intended and not in the file yet, oldest first."""
        return [entry.change for entry in self._entries(f"{_ENTRY} WHERE state IN {_PENDING} ORDER BY number")]

    def stale(self) -> list[ChangeSet]:
        """What waits for a person's decision, oldest first."""
        return [entry.change for entry in self._entries(f"{_ENTRY} WHERE state = 'stale' ORDER BY number")]

    def entries(self, limit: int) -> list[Entry]:
        """The newest `limit` entries, undos and redos too, newest first; what agents counted is none."""
        return self._entries(f"{_ENTRY} WHERE kind != 'recall' ORDER BY number DESC LIMIT ?", limit)

    def find(self, change_id: str) -> Entry | None:
        """One entry."""
        return self._entry(f"{_ENTRY} WHERE id = ?", change_id)

    def state(self, change_id: str) -> ChangeState | None:
        """How far a change set has come, without reading it; None where there is no such one."""
        with self._file.reading() as connection:
            found = connection.execute("SELECT state FROM changes WHERE id = ?", (change_id,)).fetchone()
            return None if found is None else ChangeState(found[0])

    def next_undo(self) -> Entry | None:
        """The newest step that can be taken back, written or not, unless an undo of it is on its way."""
        return self._entry(_NEXT_UNDO)

    def next_redo(self) -> Entry | None:
        """The step undone last, unless a new one was made since, or a redo of it is on its way."""
        with self._file.reading() as connection:
            entry = self._entry(_NEXT_REDO)
            newer = f"SELECT 1 FROM changes WHERE {_OWN} AND number > (SELECT undone FROM changes WHERE number = ?)"
            is_over = entry is not None and connection.execute(newer, (entry.number,)).fetchone()
        return None if is_over else entry

    def drop(self, change_ids: Sequence[str]) -> list[str]:
        """Give up changes that wait for the file or for a decision; the ids of those that could be given up."""
        update = "UPDATE changes SET state = 'dropped' WHERE id = ? AND state IN ('waiting', 'stale')"
        with self._file.writing() as connection:
            return [name for name in change_ids if connection.execute(update, (name,)).rowcount]

    def withdraw(self, change_id: str) -> bool:
        """Take back a change that was not written yet; False where it was, or is being written.

        It can be redone as one that was written and undone; an undo or redo is dropped, its step stays as it is.
        """
        with self._file.writing() as connection:
            connection.execute("UPDATE sqlite_sequence SET seq = seq + 1 WHERE name = 'changes'")
            update = f"""UPDATE changes SET state = CASE WHEN {_OWN} THEN 'undone' ELSE 'dropped' END,
                undone = (SELECT seq FROM sqlite_sequence WHERE name = 'changes') WHERE id = ? AND state = 'waiting'"""
            return bool(connection.execute(update, (change_id,)).rowcount)

    def take(self, most_operations: int) -> list[ChangeSet]:
        """The oldest that wait, or were being written when a process ended, marked as being written.

        At least one if any; more as long as they have at most `most_operations` operations together. A merge, a
        purge, and new vectors for all, is taken whole and alone: it gets a copy of the file as it stands before it.
        """
        taken: list[int] = []
        with self._file.writing("The changes wait until it can.") as connection:
            total = 0
            pending = f"SELECT number, operations, kind FROM changes WHERE state IN {_PENDING} ORDER BY number"
            for number, operations, kind in connection.execute(pending):
                total += operations
                if taken and (total > most_operations or kind in _ALONE):
                    break
                taken.append(number)
                if kind in _ALONE:
                    break
            self._taken_at = dict.fromkeys(taken, time.monotonic())
            each = [(number,) for number in taken]
            connection.executemany("UPDATE changes SET state = 'writing' WHERE number = ?", each)
            payloads = [
                connection.execute("SELECT payload FROM changes WHERE number = ?", number).fetchone()[0]
                for number in each
            ]
            return [decode(payload) for payload in payloads]

    def settle(self, applied: Sequence[str], stale: Sequence[str]) -> None:
        """Note what became of the changes that were taken: those in neither list wait again.

        An undo that was applied takes its step to undone, a redo takes it back. What a change set erased
        permanently is removed from this journal too, from every file in its folder. What one purged stays noted here,
        as it stays in the copy of the file; but no step on it can be taken back any more.
        """
        erased: set[Key] = set()
        purged: set[Key] = set()
        with self._file.writing(_NOT_NOTED) as connection:
            for entry in sorted(filter(None, map(self.find, applied)), key=lambda entry: entry.number):
                connection.execute(_APPLIED, (entry.number,))
                if (began := self._taken_at.get(entry.number)) is not None:
                    connection.execute(_TOOK, (entry.number, time.monotonic() - began))
                _take_along(connection, entry.change.kind, entry.change.of, ChangeState.APPLIED, entry.number)
                gone = purged if entry.change.kind is ChangeKind.PURGE else erased
                gone.update(each.key for each in entry.change.operations if isinstance(each, Purge))
            connection.executemany(
                f"UPDATE changes SET state = {_STALE} WHERE id = ? AND state IN {_PENDING}", ((name,) for name in stale)
            )
            connection.execute("UPDATE changes SET state = 'waiting' WHERE state = 'writing'")
            if erased:
                erase(connection, frozenset(erased))
                self._decoded.clear()
            if purged:
                bar(connection, frozenset(purged))
        if erased:
            self._file.vacuum()

    def tombstone(self, key: Key) -> Tombstone | None:
        """The operation that deleted the record last, or is about to, where its text is kept here."""
        entry = self._entry(
            # The plus keeps SQLite from walking through all that were applied.
            f"{_ENTRY} WHERE number IN (SELECT number FROM touches WHERE namespace = ? AND id = ? AND keeps_text) "
            "AND +state IN ('waiting', 'writing', 'applied') ORDER BY number DESC LIMIT 1",
            *key,
        )
        operations = () if entry is None else entry.change.operations
        return next((each for each in operations if isinstance(each, Tombstone) and each.key == key), None)

    def save_draft(self, draft: Draft) -> None:
        """Keep what is being typed, in place of an earlier state of it."""
        row = (*draft.key, draft.field, draft.text, draft.base, draft.at)
        with self._file.writing(_NOT_KEPT) as connection:
            connection.execute("INSERT OR REPLACE INTO drafts VALUES (?, ?, ?, ?, ?, ?)", row)

    def forget_draft(self, key: Key, field: str) -> None:
        """The text became a change, or was discarded."""
        with self._file.writing(_NOT_KEPT) as connection:
            connection.execute("DELETE FROM drafts WHERE namespace = ? AND id = ? AND field = ?", (*key, field))

    def drafts(self) -> list[Draft]:
        """What was being typed, oldest first."""
        with self._file.reading() as connection:
            rows = connection.execute("SELECT namespace, id, field, text, base, at FROM drafts ORDER BY rowid")
            return [Draft(Key(*row[:2]), *row[2:]) for row in rows]

    def keep(self, retention: Retention) -> None:
        """Remove what was settled and is older than so many days; then the oldest, until the file is small enough.

        What waits, and what an undo or redo that waits is about, always stays.
        """
        cut = (self._clock() - timedelta(days=retention.days)).timestamp()
        most = retention.megabytes * _MEGABYTE
        with self._file.writing(_NOT_TRIMMED) as connection:
            connection.execute(f"DELETE FROM changes WHERE {_SETTLED} AND made < ?", (cut,))
            while (beyond := _used_bytes(connection) - most) > 0 and _remove_oldest(connection, beyond):
                pass
            free, pages = _pragma(connection, "freelist_count"), _pragma(connection, "page_count")
            is_large = pages * _pragma(connection, "page_size") > most
        if free and (is_large or free * 4 > pages):
            self._file.vacuum()

    def _entry(self, query: str, *values: object) -> Entry | None:
        return next(iter(self._entries(query, *values)), None)

    def _entries(self, query: str, *values: object) -> list[Entry]:
        with self._file.reading() as connection:
            rows = connection.execute(query, values).fetchall()
            return [
                Entry(
                    number, self._change(connection, number, bool(scrubbed)), ChangeState(state), bool(scrubbed), took
                )
                for number, state, scrubbed, took in rows
            ]

    def _change(self, connection: sqlite3.Connection, number: int, scrubbed: bool) -> ChangeSet:
        found = self._decoded.get((number, scrubbed))
        if found is None:
            (payload,) = connection.execute("SELECT payload FROM changes WHERE number = ?", (number,)).fetchone()
            while len(self._decoded) >= _DECODED:
                del self._decoded[next(iter(self._decoded))]
            found = self._decoded[number, scrubbed] = decode(payload)
        return found


def _take_along(connection: sqlite3.Connection, kind: str, of: str, state: ChangeState, at: int) -> None:
    """Where a change set that reached `state` at the moment `at` is an undo or redo, its step changes with it."""
    if kind not in (ChangeKind.UNDO, ChangeKind.REDO):
        return
    is_undone = (kind == ChangeKind.UNDO) == (state is ChangeState.APPLIED)
    before, after = (ChangeState.APPLIED, ChangeState.UNDONE)[:: 1 if is_undone else -1]
    values = (after, at if is_undone else None, of, before)
    if connection.execute("UPDATE changes SET state = ?, undone = ? WHERE id = ? AND state = ?", values).rowcount:
        step_kind, step_of = connection.execute("SELECT kind, of FROM changes WHERE id = ?", (of,)).fetchone()
        _take_along(connection, step_kind, step_of, after, at)


def _used_bytes(connection: sqlite3.Connection) -> int:
    pages = _pragma(connection, "page_count") - _pragma(connection, "freelist_count")
    return pages * _pragma(connection, "page_size")


def _remove_oldest(connection: sqlite3.Connection, least_bytes: int) -> bool:
    """Remove about `least_bytes` of what was settled first; False where nothing is left to remove."""
    oldest = f"SELECT number, length(payload) FROM changes WHERE {_SETTLED} ORDER BY number LIMIT {_TRIM_BATCH}"
    total, numbers = 0, list[tuple[int]]()
    for number, size in connection.execute(oldest):
        numbers.append((number,))
        total += size
        if total >= least_bytes:
            break
    connection.executemany("DELETE FROM changes WHERE number = ?", numbers)
    return bool(numbers)


def _pragma(connection: sqlite3.Connection, name: str) -> int:
    (value,) = connection.execute(f"PRAGMA {name}").fetchone()
    assert isinstance(value, int)
    return value

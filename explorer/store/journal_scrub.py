"""Which records a change set is about, and how those that are erased permanently go out of the journal."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable

import msgspec

from explorer.memory.changes import (
    ChangeSet,
    Insert,
    Operation,
    Patch,
    Purge,
    Reembed,
    Tombstone,
    Withdraw,
    decode,
    encode,
)
from explorer.memory.journal import ChangeState
from explorer.memory.keys import Key


def erase(connection: sqlite3.Connection, keys: frozenset[Key]) -> None:
    """Take every operation on `keys` out of every change set, with labels, digests and drafts.

    A change set that is not in the file and has nothing left to do is dropped. Inside the caller's transaction;
    afterwards the file has to be vacuumed, which is noted as due.
    """
    numbers: set[int] = set()
    for key in keys:
        numbers.update(n for (n,) in connection.execute("SELECT number FROM touches WHERE namespace=? AND id=?", key))
        connection.execute("DELETE FROM drafts WHERE namespace=? AND id=?", key)
    for number in sorted(numbers):
        found = connection.execute("SELECT state, payload FROM changes WHERE number=?", (number,)).fetchone()
        state = ChangeState(found[0])
        change = without(decode(found[1]), keys, state is ChangeState.APPLIED)
        if not change.operations and state in (ChangeState.WAITING, ChangeState.STALE):
            state = ChangeState.DROPPED
        connection.execute(
            "UPDATE changes SET state=?, operations=?, scrubbed=1, payload=? WHERE number=?",
            (state, len(change.operations), encode(change), number),
        )
        connection.execute("DELETE FROM touches WHERE number=?", (number,))
        touch(connection, number, change)
    connection.execute("INSERT OR IGNORE INTO due VALUES ('vacuum')")


def bar(connection: sqlite3.Connection, keys: frozenset[Key]) -> None:
    """Note of every change set that changed one of `keys`, which are gone, that it cannot be taken back or done again.

    One that only brought such a record can: it is brought once more, or is gone already. Inside the caller's
    transaction.
    """
    numbers: set[int] = set()
    for key in keys:
        numbers.update(n for (n,) in connection.execute("SELECT number FROM touches WHERE namespace=? AND id=?", key))
    for number in sorted(numbers):
        (payload,) = connection.execute("SELECT payload FROM changes WHERE number=?", (number,)).fetchone()
        if any(isinstance(each, Patch | Reembed) and each.key in keys for each in decode(payload).operations):
            connection.execute("UPDATE changes SET scrubbed=1 WHERE number=?", (number,))


def touch(connection: sqlite3.Connection, number: int, change: ChangeSet) -> None:
    """Note which records the change set `number` is about."""
    rows: dict[Key, bool] = {}
    for operation in change.operations:
        for key in _concerned(operation):
            rows[key] = rows.get(key, False) or (key == operation.key and _keeps_text(operation))
    connection.executemany(
        "INSERT INTO touches (number, namespace, id, keeps_text) VALUES (?, ?, ?, ?)",
        ((number, *key, keeps_text) for key, keeps_text in rows.items()),
    )


def without(change: ChangeSet, keys: frozenset[Key], is_applied: bool) -> ChangeSet:
    """The change set without its label and its operations on `keys`; an applied one still says what it erased."""
    return msgspec.structs.replace(change, label="", operations=tuple(_left(change.operations, keys, is_applied)))


def _left(operations: Iterable[Operation], keys: frozenset[Key], is_applied: bool) -> Iterable[Operation]:
    for operation in operations:
        if keys.isdisjoint(_concerned(operation)):
            yield operation
        elif isinstance(operation, Purge) and is_applied:
            yield msgspec.structs.replace(operation, digest="")


def _concerned(operation: Operation) -> set[Key]:
    """What an operation writes, and what a revision was made from."""
    inserted = operation.inserted if isinstance(operation, Withdraw) else operation
    keys = {operation.key, inserted.key}
    if isinstance(inserted, Insert) and inserted.source is not None:
        keys.add(inserted.source)
    return keys


def _keeps_text(operation: Operation) -> bool:
    return isinstance(operation, Tombstone) and bool(operation.before.get("content"))

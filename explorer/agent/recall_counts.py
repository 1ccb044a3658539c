"""Counts that an agent was given facts (SEMANTICS 9), where nobody has to wait for it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from datetime import datetime

from explorer.agent.access import Access
from explorer.agent.writing import NotWritten, write_now
from explorer.memory.ahead import Ahead
from explorer.memory.changes import ChangeKind, ChangeSet, Patch
from explorer.memory.errors import MemoryExplorerError
from explorer.memory.facts import LARGEST_COUNT
from explorer.memory.keys import Key
from explorer.memory.protocols import Snapshot
from explorer.memory.records import SUPERSEDED_BY
from explorer.memory.times import format_time
from explorer.services.editing import Editing
from explorer.services.lineages import reader
from explorer.store.committer import FileCommitter

_PATIENCE_SECONDS = 0.3
_COUNT, _WHEN = "recall_count", "last_recalled_at"
_DELETED = "deleted_at"
Counting = Callable[[Callable[[], bool]], bool]
"""Runs what counts, and says whether it was counted by now."""


def done_now(count: Callable[[], bool]) -> bool:
    """The `Counting` of those who wait for it."""
    return count()


def count_recall(access: Access, here: Snapshot, keys: Iterable[Key], now: datetime) -> bool:
    """Add 1 to `recall_count` of each fact and set `last_recalled_at` to `now`, in one write; whether that was done.

    Not done, and nothing of it waits, where the file is busy, may not be written, or has changes waiting, which are
    not a search's to write. A fact that was deleted, replaced or does not fit its type by then is left out; what
    another agent counted meanwhile stays. `updated_at` stays as it is.
    """
    wanted = tuple(keys)
    if not wanted or not here.file.writable:
        return False
    try:
        with access.committer() as committer:
            committer.lock_timeout = committer.turn_timeout = _PATIENCE_SECONDS
            return _count(access, committer, here, wanted, now)
    except MemoryExplorerError:
        return False


def _count(access: Access, committer: FileCommitter, here: Snapshot, keys: tuple[Key, ...], now: datetime) -> bool:
    if committer.journal.pending():
        return False
    change = _counting(here, keys, now, access.person)
    try:
        return change is not None and not write_now(committer, access.path, change, reader(here), lambda _: None)
    except NotWritten:
        # Somebody put one of them aside just now: the others are counted all the same.
        there = access.scan("Nothing was counted", lambda _: None)
        change = _counting(there, keys, now, access.person)
        return change is not None and not write_now(committer, access.path, change, reader(there), lambda _: None)


def _counting(snapshot: Snapshot, keys: Iterable[Key], now: datetime, agent: str) -> ChangeSet | None:
    editing = Editing(snapshot, Ahead(reader(snapshot), ()), now, agent)
    patches = (_patch(snapshot, key, now) for key in keys)
    return editing.change_set(ChangeKind.RECALL, [patch for patch in patches if patch is not None])


def _patch(snapshot: Snapshot, key: Key, now: datetime) -> Patch | None:
    row = snapshot.row(key)
    if row is None:
        return None
    fact, metadata = snapshot.fact(row), snapshot.metadata(row)
    if not fact.is_current or fact.problems or fact.recall_count >= LARGEST_COUNT:
        return None
    after = {_COUNT: fact.recall_count + 1, _WHEN: format_time(now)}
    return Patch(key, {name: metadata.get(name) for name in (*after, SUPERSEDED_BY, _DELETED)}, after)

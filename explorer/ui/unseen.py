"""Changes on their way: written down, perhaps in the file already, but not in the state of it that the window shows."""

from __future__ import annotations

import threading
from collections.abc import Collection, Iterable
from typing import NamedTuple

from explorer.memory.ahead import Ahead
from explorer.memory.changes import ChangeSet
from explorer.memory.journal import ChangeState, Journal
from explorer.memory.protocols import Snapshot
from explorer.ui.standing import ahead_of


class _Laid(NamedTuple):
    snapshot: Snapshot
    names: tuple[str, ...]
    ahead: Ahead


class Unseen:
    """Between the journal, where a change is no longer pending once it is applied, and the next reading of the file.

    Without it a second edit of a record would be made on what was there before the first. Safe from any thread;
    only `follow` asks the journal, and so is not for the window's own.
    """

    def __init__(self, journal: Journal, snapshot: Snapshot) -> None:
        self._journal = journal
        self._following = threading.Lock()
        self._lock = threading.Lock()
        self._snapshot = snapshot
        self._changes: dict[str, ChangeSet] = {}
        self._applied: set[str] = set()
        self._laid: list[_Laid] = []

    @property
    def is_empty(self) -> bool:
        """Whether the state that is shown has everything."""
        return not self._changes

    @property
    def in_file(self) -> tuple[str, ...]:
        """The changes which a reading that begins now will show."""
        with self._lock:
            return tuple(self._applied)

    def show(self, snapshot: Snapshot, seen: Iterable[str]) -> None:
        """A newer state is shown, which has the changes `seen`."""
        with self._lock:
            self._snapshot = snapshot
            for change_id in seen:
                self._changes.pop(change_id, None)
                self._applied.discard(change_id)

    def follow(self, made: Iterable[ChangeSet] = ()) -> None:
        """Ask the journal what waits, and what became of the rest, which may be as new as `made`.

        Raises `JournalUnusable`; then everything is as it was.
        """
        new = {change.id: change for change in made}
        with self._following:
            pending = {change.id: change for change in self._journal.pending()}
            with self._lock:
                known = self._changes | new
                settled = known.keys() - pending.keys() - self._applied
            taken_back = {change.of for change in (known | pending).values()}
            applied = {name for name in settled if self._is_in_file(name, taken_back)}
            with self._lock:
                self._applied |= applied
                # What is applied came before what waits: the journal is brought into the file in its order.
                kept = {name: each for name, each in (self._changes | new).items() if name in self._applied}
                self._changes = {name: each for name, each in kept.items() if name not in pending} | pending

    def state(self) -> tuple[Snapshot, Ahead]:
        """The state that is shown, and the records as they will be with all that is on its way: both of one moment."""
        with self._lock:
            snapshot, changes = self._snapshot, tuple(self._changes.values())
        return snapshot, self._lay(snapshot, changes)

    def prepare(self, snapshot: Snapshot, seen: Collection[str]) -> None:
        """Lay out beforehand what `state` will give once `show` was called with these: not in the window's thread."""
        with self._lock:
            changes = tuple(change for name, change in self._changes.items() if name not in seen)
        self._lay(snapshot, changes)

    def _lay(self, snapshot: Snapshot, changes: tuple[ChangeSet, ...]) -> Ahead:
        # A change of 100,000 records takes a second to lay out: each state is laid out once.
        names = tuple(change.id for change in changes)
        for laid in self._laid:
            if laid.snapshot is snapshot and laid.names == names:
                return laid.ahead
        ahead = ahead_of(snapshot, changes)
        self._laid = [_Laid(snapshot, names, ahead), *self._laid[:1]]
        return ahead

    def _is_in_file(self, change_id: str, taken_back: set[str]) -> bool:
        entry = self._journal.find(change_id)
        if entry is None:
            # Too old to be kept: the next reading shows what became of it.
            return True
        # Undone without a change that undid it: it was withdrawn before it was written.
        was_undone = entry.state is ChangeState.UNDONE and change_id in taken_back
        return entry.state is ChangeState.APPLIED or was_undone

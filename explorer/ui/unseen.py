"""Changes on their way: written or being written, and not in the state of the file that the window shows yet."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable

from explorer.memory.ahead import Ahead
from explorer.memory.changes import ChangeSet
from explorer.memory.journal import Committed, Committer
from explorer.memory.protocols import Report, Snapshot
from explorer.ui.standing import ahead_of


class Unseen:
    """Between the journal, where a change is no longer pending once it is applied, and the next reading of the file.

    Without it a second edit of a record would be made on what was there before the first. Safe from any thread.
    """

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._snapshot: Snapshot | None = None
        self._changes: dict[str, ChangeSet] = {}
        self._applied: set[str] = set()

    def start_anew(self) -> None:
        """Another workspace is shown."""
        with self._lock:
            self._changes, self._applied = {}, set()

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

    def commit(self, committer: Committer, report: Report) -> Committed:
        """Have the changes that wait committed, and keep those that are applied until they are seen."""
        # Beforehand: in between, a change is neither pending nor in the state that is shown.
        with self._lock:
            self._changes.update((change.id, change) for change in committer.journal.pending())
        try:
            committed = committer.commit(report)
        finally:
            waiting = {change.id for change in committer.journal.pending()}
            with self._lock:
                self._changes = {name: each for name, each in self._changes.items() if name not in waiting}
        with self._lock:
            for change in committed.stale:
                self._changes.pop(change.id, None)
            self._applied.update(self._changes.keys() & {change.id for change in committed.applied})
        return committed

    def state(self, pending: Callable[[], Iterable[ChangeSet]]) -> tuple[Snapshot, Ahead]:
        """The state that is shown, and the records as they will be with what is `pending`: both of one moment.

        The workspace must be open.
        """
        with self._lock:
            snapshot = self._snapshot
            changes = self._changes | {change.id: change for change in pending()}
        assert snapshot is not None
        return snapshot, ahead_of(snapshot, changes.values())

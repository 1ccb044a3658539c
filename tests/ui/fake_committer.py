"""A journal in a list and a committer that says what it is told to: for tests of what shows changes."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

from explorer.memory.changes import ChangeKind, ChangeSet, Tombstone
from explorer.memory.journal import ChangeState, Committed, Draft, Entry, Retention, Trouble
from explorer.memory.keys import Key
from explorer.memory.protocols import Embedder, Report
from explorer.memory.reembedding import Reembedded
from explorer.memory.teleport import Base

_REVERSALS = (ChangeKind.UNDO, ChangeKind.REDO)
_OPEN = (ChangeState.WAITING, ChangeState.WRITING)


class FakeJournal:
    """Keeps entries by id, in the order in which they were made."""

    def __init__(self) -> None:
        self.notice = ""
        self._lock = threading.Lock()
        self._entries: dict[str, Entry] = {}
        self._drafts: dict[tuple[Key, str], Draft] = {}
        self._undone: list[str] = []

    def record(self, change: ChangeSet) -> None:
        self.add(change, ChangeState.WAITING)

    def add(self, change: ChangeSet, state: ChangeState = ChangeState.APPLIED, *, scrubbed: bool = False) -> None:
        """A step of an earlier session, or in any other state."""
        with self._lock:
            self._entries[change.id] = Entry(len(self._entries) + 1, change, state, scrubbed)

    def pending(self) -> list[ChangeSet]:
        return [entry.change for entry in self._all() if entry.state in _OPEN]

    def stale(self) -> list[ChangeSet]:
        return [entry.change for entry in self._all() if entry.state is ChangeState.STALE]

    def entries(self, limit: int) -> list[Entry]:
        return self._all()[::-1][:limit]

    def find(self, change_id: str) -> Entry | None:
        return self._entries.get(change_id)

    def next_undo(self) -> Entry | None:
        steps = [entry for entry in self._all() if entry.change.kind not in _REVERSALS and entry.can_be_undone]
        return steps[-1] if steps else None

    def next_redo(self) -> Entry | None:
        return self._entries[self._undone[-1]] if self._undone else None

    def drop(self, change_ids: Sequence[str]) -> list[str]:
        return [name for name in change_ids if self._leave(name, ChangeState.DROPPED)]

    def withdraw(self, change_id: str) -> bool:
        return self._leave(change_id, ChangeState.UNDONE)

    def tombstone(self, key: Key) -> Tombstone | None:
        return None

    def save_draft(self, draft: Draft) -> None:
        with self._lock:
            self._drafts[draft.key, draft.field] = draft

    def forget_draft(self, key: Key, field: str) -> None:
        with self._lock:
            self._drafts.pop((key, field), None)

    def drafts(self) -> list[Draft]:
        with self._lock:
            return list(self._drafts.values())

    def keep(self, retention: Retention) -> None:
        """Everything is kept."""

    def settle(self, change: ChangeSet, state: ChangeState) -> None:
        """Note what became of a change; an undo or redo takes its step along."""
        self._set(change.id, state)
        if state is ChangeState.APPLIED and change.kind is ChangeKind.UNDO:
            self._set(change.of, ChangeState.UNDONE)
            self._undone.append(change.of)
        elif state is ChangeState.APPLIED and change.kind is ChangeKind.REDO:
            self._set(change.of, ChangeState.APPLIED)
            self._undone = [name for name in self._undone if name != change.of]

    def _all(self) -> list[Entry]:
        with self._lock:
            return list(self._entries.values())

    def _set(self, change_id: str, state: ChangeState) -> None:
        with self._lock:
            if change_id in self._entries:
                self._entries[change_id] = replace(self._entries[change_id], state=state)

    def _leave(self, change_id: str, state: ChangeState) -> bool:
        entry = self.find(change_id)
        if entry is None or entry.state not in (ChangeState.WAITING, ChangeState.STALE):
            return False
        self._set(change_id, state)
        return True


class FakeBases:
    """Keeps what is known of other files in a list."""

    def __init__(self) -> None:
        self.kept: list[Base] = []

    def known(self, peers: Sequence[str]) -> list[Base]:
        return [base for base in self.kept[::-1] if base.info.peer in peers]

    def keep(self, base: Base) -> None:
        self.kept.append(base)


class FakeCommitter:
    """Settles what waits without a file: `outcome` says how; in trouble, it leaves everything waiting."""

    def __init__(self, outcome: Callable[[ChangeSet], ChangeState] = lambda _: ChangeState.APPLIED) -> None:
        self.journal, self.bases = FakeJournal(), FakeBases()
        self.folder = Path("no folder")
        self.outcome = outcome
        self.trouble: Trouble | None = None
        self.detail = ""
        self.embedder: Embedder | None = None

    @property
    def has_backups(self) -> bool:
        return False

    def commit(self, report: Report) -> Committed:
        if self.trouble is not None:
            return Committed(trouble=self.trouble, detail=self.detail)
        applied: list[ChangeSet] = []
        stale: list[ChangeSet] = []
        for change in self.journal.pending():
            state = self.outcome(change)
            self.journal.settle(change, state)
            (applied if state is ChangeState.APPLIED else stale).append(change)
        return Committed(tuple(applied), tuple(stale))

    def compact(self, report: Report) -> Committed:
        return Committed(trouble=self.trouble, detail=self.detail)

    def reembed(self, embedder: Embedder, person: str, report: Report) -> Reembedded:
        return Reembedded(Committed(trouble=self.trouble, detail=self.detail))

    def use(self, embedder: Embedder | None) -> None:
        self.embedder = embedder

    def copy_before(self, purge_id: str = "") -> Path:
        return self.folder / "backups" / (purge_id or "compacted")

    def prepare(self, retention: Retention) -> None:
        self.journal.keep(retention)

    def close(self) -> None:
        """There is nothing to let go of."""

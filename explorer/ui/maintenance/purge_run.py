"""A purge from its forecast to its end: planned, written down as a change, waited for, and told how it went."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from explorer.memory.changes import ChangeSet, Purge
from explorer.memory.errors import MemoryExplorerError
from explorer.memory.journal import ChangeState, Committed, Trouble
from explorer.memory.protocols import Report
from explorer.services.editing import Editing
from explorer.services.purging import PurgePlan, plan_purge
from explorer.ui.maintenance.job_strip import JobStrip
from explorer.ui.session import Session
from explorer.ui.tasks import Job, Lane
from explorer.ui.trouble_words import trouble_words


class Outcome(Enum):
    """How it ended."""

    DONE = "done"
    STOPPED = "stopped"
    CHANGED = "changed"
    """Records were changed meanwhile: nothing was purged."""


@dataclass(frozen=True, slots=True)
class Ended:
    """`records` went (0 = the file was only written anew), it is `freed` bytes smaller, `copy` holds the old one."""

    outcome: Outcome
    records: int = 0
    freed: int = 0
    copy: Path | None = None


class PurgeRun(QObject):
    """One at a time. `plan` is the forecast that was counted last."""

    planned = Signal()
    changed = Signal()
    """What is going on changed."""
    ended = Signal(object)
    """An `Ended`."""
    failed = Signal(object)
    """A sentence: it was not done, and why."""

    def __init__(self, session: Session, strip: JobStrip, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session, self._strip = session, strip
        self.plan: PurgePlan | None = None
        self._editing: Editing | None = None
        self.change: ChangeSet | None = None
        """The purge that waits or is being done."""
        self._compaction: Job | None = None
        self._size = 0
        self._is_over = False
        session.writes.changed.connect(self._meet_done)
        session.writes.standing_changed.connect(self._follow)

    @property
    def is_busy(self) -> bool:
        """Whether a purge waits or runs, or the file is being written anew."""
        return self.change is not None or self._session.tasks.has(self._compaction)

    @property
    def folder(self) -> Path | None:
        """Where the backup will be."""
        committer = self._session.writes.committer
        return None if committer is None else committer.copy_before().parent

    def count(self, days: int) -> None:
        """Forecast a purge of what was put aside more than so many days ago."""
        snapshot = self._session.snapshot
        if snapshot is None:
            return
        editing = self._session.writes.editing(snapshot)
        self.plan = None

        def work(report: Report) -> PurgePlan:
            return plan_purge(editing, report, days)

        def take(plan: PurgePlan) -> None:
            self.plan, self._editing = plan, editing
            self.planned.emit()

        self._strip.run(self.tr("Counting what would go"), work, take)
        self.planned.emit()

    def apply(self) -> None:
        """Purge what was forecast; nothing where anything else would go by now."""
        plan, counted_at = self.plan, self._editing
        if plan is None or plan.change is None or counted_at is None or self.is_busy:
            return
        self._size = self._file_size()

        def rule(editing: Editing) -> ChangeSet | None:
            now = plan_purge(replace(editing, now=counted_at.now), lambda _: None, plan.days)
            is_same = (now.keys, now.repointed, now.dangling) == (plan.keys, plan.repointed, plan.dangling)
            return now.change if is_same else None

        def take(change: ChangeSet | None) -> None:
            if self._is_over:
                return
            self.change = change
            if change is None:
                self.ended.emit(Ended(Outcome.CHANGED))
            self.changed.emit()
            self._follow()

        self._session.writes.make(rule, take)

    def compact(self) -> None:
        """Write the file anew as it stands, once what waits before it is written."""
        committer = self._session.writes.committer
        if committer is None or self.is_busy:
            return
        self._size = self._file_size()

        def take(committed: Committed) -> None:
            if self._is_over:
                return
            if committed.trouble is not None:
                self.failed.emit(self._trouble(committed.trouble))
            else:
                self._session.expect_rewritten()
                self._read_then_tell(Ended(Outcome.DONE, copy=committer.copy_before()))
            self.changed.emit()

        def fail(error: MemoryExplorerError) -> None:
            if not self._is_over:
                self.failed.emit(str(error))
                self.changed.emit()

        def stop() -> None:
            if not self._is_over:
                self.ended.emit(Ended(Outcome.STOPPED))
                self.changed.emit()

        self._compaction = self._session.tasks.run(
            self.tr("Writing the file anew"), committer.compact, take, fail, Lane.WRITING, stop
        )
        self.changed.emit()

    def end(self) -> None:
        """Announce nothing any more; what was begun goes on."""
        self._is_over = True

    def give_up(self) -> None:
        """Drop a purge that waits for the file."""
        if self.change is not None:
            self._session.writes.give_up([self.change.id])

    def _file_size(self) -> int:
        snapshot = self._session.snapshot
        return 0 if snapshot is None else snapshot.file.size + snapshot.file.wal_size

    def _meet_done(self, change: ChangeSet) -> None:
        committer = self._session.writes.committer
        if self.change is None or change.id != self.change.id or committer is None:
            return
        self.change = None
        records = sum(isinstance(each, Purge) for each in change.operations)
        self._read_then_tell(Ended(Outcome.DONE, records, copy=committer.copy_before(change.id)))
        self.changed.emit()

    def _read_then_tell(self, end: Ended, times: int = 2) -> None:
        """Once the new file was read, its size is known; a reading on its way may have begun before it was there."""
        if self._is_over:
            return
        if not times:
            self.ended.emit(replace(end, freed=self._size - self._file_size()))
            return
        self._session.refresh()
        # Behind that reading, in the same lane.
        self._session.tasks.run("", lambda _: None, lambda _: self._read_then_tell(end, times - 1), lambda _: None)

    def _trouble(self, trouble: Trouble) -> str:
        if trouble is Trouble.BUSY:
            return self.tr("An agent has the file open, so it was not written anew. Try again when it has finished.")
        path = self._session.path
        return trouble_words(trouble, "" if path is None else path.name)

    def _follow(self) -> None:
        """A purge that was stopped, given up, or met what somebody changed."""
        if self.change is None:
            return
        writes, wanted = self._session.writes, self.change.id
        if any(each.id == wanted for each in writes.standing.stale):
            self.change = None
            # There is nothing to choose: the person has to see what would go now.
            writes.give_up([wanted])
            self.ended.emit(Ended(Outcome.CHANGED))
        elif any(step.change.id == wanted and step.state is ChangeState.DROPPED for step in writes.standing.steps):
            self.change = None
            self.ended.emit(Ended(Outcome.STOPPED))
        self.changed.emit()

"""The search for matters as a job beside the window: begun, followed, stopped."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from explorer.memory.errors import MemoryExplorerError
from explorer.memory.namespaces import DEFAULT_BRANCH
from explorer.memory.protocols import Report
from explorer.services.active_facts import part_of
from explorer.ui.maintenance.marks import Marks, marks_of
from explorer.ui.maintenance.matters import Found, Purpose, Task
from explorer.ui.session import Session
from explorer.ui.tasks import Job, Lane

_FINDING_SHARE = 0.95


class Search(QObject):
    """One at a time; what asks for another while it runs gets it afterwards."""

    began = Signal()
    ended = Signal()
    """It is over, however it ended."""
    found = Signal(object, object)
    """`Found`, and the `Marks` of its records as they were looked at."""
    stopped = Signal()
    """The person stopped it; nothing was changed."""
    failed = Signal(str)

    def __init__(self, session: Session, purpose: Purpose, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session, self._purpose = session, purpose
        self.job: Job | None = None
        self._is_wanted_again = self._is_over = False

    @property
    def is_running(self) -> bool:
        """Whether it is looked for now, or will be in a moment."""
        return self.job is not None

    def begin(self) -> None:
        """Look at the workspace as it is now."""
        snapshot = self._session.snapshot
        if snapshot is None or self._is_over:
            return
        if self.is_running:
            self._is_wanted_again = True
            return
        editing = self._session.writes.editing(snapshot)
        branch, purpose = self._session.branch or DEFAULT_BRANCH, self._purpose

        def work(report: Report) -> tuple[Found, Marks]:
            found = purpose.find(editing, branch, part_of(report, 0.0, _FINDING_SHARE))
            return found, marks_of(editing, found.matters, part_of(report, _FINDING_SHARE, 1.0))

        self.job = self._session.tasks.run(self._title(), work, self._take, self._fail, Lane.COMPARING, self._cancelled)
        self.began.emit()

    def stop(self) -> None:
        """Ask for a stop; nothing that was decided is lost."""
        self._is_wanted_again = False
        if self.job is not None:
            self.job.cancel()

    def close(self) -> None:
        """Stop, and tell nothing any more."""
        self._is_over = True
        self.stop()

    def _title(self) -> str:
        if self._purpose.task is Task.CONSOLIDATE:
            return self.tr("Looking for what can be consolidated")
        return self.tr("Looking for what agents agree on")

    def _take(self, result: tuple[Found, Marks]) -> None:
        if self._end():
            self.found.emit(*result)

    def _fail(self, error: MemoryExplorerError) -> None:
        if self._end():
            self.failed.emit(str(error))

    def _cancelled(self) -> None:
        if self._end():
            self.stopped.emit()

    def _end(self) -> bool:
        """Whether anybody wants to know how it ended."""
        self.job = None
        if self._is_over:
            return False
        self.ended.emit()
        if self._is_wanted_again:
            self._is_wanted_again = False
            self.begin()
        return True

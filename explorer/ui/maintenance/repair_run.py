"""What the ticked repairs would write, worked out beside the window; and writing just that."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QTimer, Signal

from explorer.memory.changes import ChangeSet
from explorer.memory.errors import MemoryExplorerError
from explorer.memory.protocols import Report
from explorer.services.editing import Editing
from explorer.services.repairs.planning import plan
from explorer.services.repairs.repair import Repair
from explorer.ui.maintenance.finding_models import Ticks
from explorer.ui.session import Session
from explorer.ui.tasks import Job, Lane

REST_MS = 120
Done = Callable[[ChangeSet | None], None]
"""Gets what was written down; None where a record was changed meanwhile, and nothing was written."""


class RepairRun(QObject):
    """`change` is what would be written of the repairs that were handed over last; None where nothing, or not known."""

    planned = Signal()
    failed = Signal(object)
    """A `MemoryExplorerError`."""

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._job: Job | None = None
        self._repairs: Sequence[Repair] = ()
        self._ticks = Ticks()
        self.chosen: Sequence[Repair] = ()
        """The ticked repairs of what was planned last."""
        self.change: ChangeSet | None = None
        self._rest = QTimer(self, singleShot=True, interval=REST_MS)
        self._rest.timeout.connect(self._begin)

    @property
    def is_planning(self) -> bool:
        """Whether it is not known yet what would be written."""
        return self._rest.isActive() or self._job is not None

    def prepare(self, repairs: Sequence[Repair], ticks: Ticks) -> None:
        """Plan those of the repairs that are ticked now, and no others any more."""
        self.stop()
        self._repairs, self._ticks = repairs, ticks.copy()
        self._rest.start()
        self.planned.emit()

    def stop(self) -> None:
        """Plan nothing."""
        self._rest.stop()
        self.change = None
        if self._job is not None:
            self._job.cancel()
            self._job = None

    def apply(self, done: Done) -> None:
        """Write what was planned; nothing where one of the records is not any more as it was."""
        chosen, prepared = self.chosen, self.change
        if prepared is None:
            return
        self.change = None

        def rule(editing: Editing) -> ChangeSet | None:
            change = plan(editing, chosen)
            return change if change is not None and set(change.keys) == set(prepared.keys) else None

        self._session.writes.make(rule, done)

    def _begin(self) -> None:
        snapshot, repairs, ticks = self._session.snapshot, self._repairs, self._ticks
        if snapshot is None:
            return
        editing = self._session.writes.editing(snapshot)
        made: list[Job] = []

        def work(report: Report) -> tuple[Sequence[Repair], ChangeSet | None]:
            chosen = ticks.chosen(repairs)
            return chosen, plan(editing, chosen, report)

        def take(planned: tuple[Sequence[Repair], ChangeSet | None]) -> None:
            if self._job is made[0]:
                self._job = None
                self.chosen, self.change = planned
                self.planned.emit()

        def fail(error: MemoryExplorerError) -> None:
            if self._job is made[0]:
                self._job = None
                self.failed.emit(error)

        made.append(self._session.tasks.run("", work, take, fail, Lane.COMPARING))
        self._job = made[0]

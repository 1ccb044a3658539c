"""What applying a trial would write, worked out beside the window; and applying just that."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject, QTimer, Signal

from explorer.memory.changes import ChangeSet
from explorer.memory.errors import MemoryExplorerError, Refusal, Refused
from explorer.memory.protocols import Report
from explorer.services.decay.planning import DecayPlan, plan
from explorer.services.editing import Editing
from explorer.ui.maintenance.decay_trial import Trial
from explorer.ui.session import Session
from explorer.ui.tasks import Job, Lane

REST_MS = 250
Applied = Callable[[DecayPlan | None, ChangeSet | None, str], None]
"""Gets the plan and its change set; or neither, and the beginning of the text of what was changed meanwhile."""


class DecayRun(QObject):
    """Plans once the sliders rest. `plan` belongs to the trial that was handed over last, or is None."""

    planned = Signal()
    failed = Signal(object)
    """A `MemoryExplorerError`."""

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._trial: Trial | None = None
        self._job: Job | None = None
        self.plan: DecayPlan | None = None
        self._rest = QTimer(self, singleShot=True, interval=REST_MS)
        self._rest.timeout.connect(self._begin)

    def prepare(self, trial: Trial) -> None:
        """Plan this trial, and no other any more."""
        self.stop()
        self._trial = trial
        self._rest.start()

    def stop(self) -> None:
        """Plan nothing."""
        self._rest.stop()
        self._trial = self.plan = None
        if self._job is not None:
            self._job.cancel()
            self._job = None

    def apply(self, done: Applied) -> None:
        """Write what is planned, as of the instant that it is planned for; it is planned anew where others wrote.

        Nothing is written where one of the facts is not any more as it was.
        """
        trial, prepared = self._trial, self.plan
        if trial is None or prepared is None:
            return
        self.plan = None
        made: list[DecayPlan] = []
        changed: list[str] = []

        def rule(editing: Editing) -> ChangeSet | None:
            try:
                made.append(prepared if _is_same(editing, trial.surveyed.editing) else _planned(editing, trial))
            except Refused as refused:
                if refused.reason is not Refusal.CHANGED_MEANWHILE:
                    raise
                changed.append(refused.label)
                return None
            return made[0].change

        def tell(change: ChangeSet | None) -> None:
            done(made[0] if made else None, change, "".join(changed))

        self._session.writes.make(rule, tell)

    def _begin(self) -> None:
        trial = self._trial
        if trial is None:
            return

        def work(report: Report) -> DecayPlan:
            return _planned(trial.surveyed.editing, trial, report)

        def take(found: DecayPlan) -> None:
            if trial is self._trial:
                self._job = None
                self.plan = found
                self.planned.emit()

        def fail(error: MemoryExplorerError) -> None:
            if trial is self._trial:
                self._job = None
                self.failed.emit(error)

        self._job = self._session.tasks.run("", work, take, fail, Lane.COMPARING)


def _planned(editing: Editing, trial: Trial, report: Report = lambda _: None) -> DecayPlan:
    return plan(replace(editing, now=trial.now), trial.surveyed.survey, trial.law, trial.vetoed, report)


def _is_same(one: Editing, other: Editing) -> bool:
    """Whether nobody changed anything between the two; in doubt not."""
    return one.snapshot is other.snapshot and not one.ahead.touched and not other.ahead.touched

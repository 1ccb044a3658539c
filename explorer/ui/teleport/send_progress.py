"""How far a job of a dialog is, and about how long it still takes."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import TypeVar

from PySide6.QtCore import Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QGridLayout, QLabel, QProgressBar, QWidget

from explorer.memory.protocols import Report
from explorer.ui.dialogs.rough_time import rough_time
from explorer.ui.session import Session
from explorer.ui.tasks import Failed, Job, Lane
from explorer.ui.widgets.elided_text import ElidedText

_LEAST_SECONDS, _LEAST_SHARE = 2.0, 0.02
_BAR_HEIGHT = 6
T = TypeVar("T")


class JobProgress(QWidget):
    """Runs one job at a time; keeps its room while there is none, so that nothing moves."""

    changed = Signal()
    """A job began or ended."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._began: datetime = session.now()
        self.job: Job | None = None
        self._is_stopping = False
        self._title, self._left = ElidedText(1), QLabel()
        self._left.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self._bar = QProgressBar(maximum=100, textVisible=False)
        self._bar.setFixedHeight(_BAR_HEIGHT)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(4)
        grid.addWidget(self._title, 0, 0)
        grid.addWidget(self._left, 0, 1)
        grid.addWidget(self._bar, 1, 0, 1, 2)
        grid.setColumnStretch(0, 1)
        policy = self.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.setSizePolicy(policy)
        self.hide()
        session.tasks.progressed.connect(self._show)

    @property
    def is_running(self) -> bool:
        """Whether there is a job."""
        return self.job is not None

    def run(self, title: str, work: Callable[[Report], T], done: Callable[[T], None], failed: Failed) -> None:
        """Begin a job, unless there is one; after its end `changed` comes before `done` or `failed`."""
        if self.is_running:
            return
        self.job = self._session.tasks.run(
            title,
            work,
            lambda result: self._end(lambda: done(result)),
            lambda error: self._end(lambda: failed(error)),
            Lane.READING,
            lambda: self._end(lambda: None),
        )
        self._began, self._is_stopping = self._session.now(), False
        self._title.show_text(title)
        self._bar.setAccessibleName(title)
        self.show()
        self._show()
        self.changed.emit()

    def stop(self) -> None:
        """Ask the job to stop; whoever runs it is told once it has."""
        if self.job is not None:
            self._is_stopping = True
            self.job.cancel()
            self._left.setText(self.tr("stopping…"))

    def _end(self, call: Callable[[], None]) -> None:
        self.job = None
        self.hide()
        self.changed.emit()
        call()

    def _show(self) -> None:
        if self.job is not None:
            self._bar.setValue(round(100 * self.job.share))
            if not self._is_stopping:
                self._left.setText(self._time_left(self.job.share))

    def _time_left(self, share: float) -> str:
        elapsed = (self._session.now() - self._began).total_seconds()
        if share < _LEAST_SHARE or share >= 1 or elapsed < _LEAST_SECONDS:
            return ""
        return self.tr("{time} left").format(time=rough_time(elapsed / share - elapsed))

"""The job at work: what it does, how far it is, about how long it still takes, and a way to stop it."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QGridLayout, QLabel, QProgressBar, QPushButton, QWidget

from explorer.ui import formats
from explorer.ui.session import Session
from explorer.ui.tasks import Job
from explorer.ui.widgets.elided_text import ElidedText

_TITLE_LENGTH = 120
_LEAST_SECONDS, _LEAST_SHARE = 2.0, 0.02
_BAR_HEIGHT = 6


class RunningJob(QWidget):
    """Hidden while there is none."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._job: Job | None = None
        self._began: datetime = session.now()
        self._title, self._left = ElidedText(1), QLabel()
        self._left.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self._bar = QProgressBar(maximum=100, textVisible=False)
        self._bar.setFixedHeight(_BAR_HEIGHT)
        self._cancel = QPushButton(self.tr("Cancel"))
        self._cancel.clicked.connect(self._stop)
        grid = QGridLayout(self)
        grid.setContentsMargins(12, 8, 12, 8)
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(4)
        grid.addWidget(self._title, 0, 0)
        grid.addWidget(self._left, 0, 1)
        grid.addWidget(self._bar, 1, 0, 1, 2)
        grid.addWidget(self._cancel, 0, 2, 2, 1)
        grid.setColumnStretch(0, 1)
        session.tasks.progressed.connect(self._show)
        self._show()

    @property
    def left(self) -> str:
        """About how long the job still takes, in words; empty while that is not known."""
        return self._left.text()

    def _show(self) -> None:
        job = self._session.tasks.current
        self.setVisible(job is not None)
        if job is None:
            self._job = None
            return
        if job is not self._job:
            self._job, self._began = job, self._session.now()
            title = formats.one_line(job.title, _TITLE_LENGTH)
            self._title.show_text(title)
            self._bar.setAccessibleName(title)
            self._cancel.setAccessibleName(self.tr("Cancel: {job}").format(job=title))
            self._cancel.setEnabled(True)
        self._bar.setValue(round(100 * job.share))
        self._left.setText(self._time_left(job.share))

    def _time_left(self, share: float) -> str:
        elapsed = (self._session.now() - self._began).total_seconds()
        if share < _LEAST_SHARE or share >= 1 or elapsed < _LEAST_SECONDS:
            return ""
        seconds = elapsed / share - elapsed
        if seconds < 60:
            return self.tr("about %n second(s) left", "", max(1, round(seconds)))
        return self.tr("about %n minute(s) left", "", round(seconds / 60))

    def _stop(self) -> None:
        if self._job is not None:
            self._cancel.setEnabled(False)
            self._left.setText(self.tr("stopping…"))
            self._job.cancel()

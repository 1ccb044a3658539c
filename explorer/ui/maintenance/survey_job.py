"""Surveying the workspace beside the window: how far it is, and a way to stop it."""

from __future__ import annotations

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QHBoxLayout, QLabel, QProgressBar, QPushButton, QWidget

from explorer.memory.errors import MemoryExplorerError
from explorer.ui.dialogs.rough_time import rough_time
from explorer.ui.maintenance.decay_trial import Surveyed, look
from explorer.ui.session import Session
from explorer.ui.tasks import Job, Lane

_SHOWN_AFTER_MS = 300
_LEAST_SECONDS, _LEAST_SHARE = 2.0, 0.02
_BAR_WIDTH, _BAR_HEIGHT = 160, 6


class SurveyJob(QWidget):
    """Seen only while a survey takes long. What is asked meanwhile is done afterwards, once."""

    surveyed = Signal(object)
    """A `Surveyed`."""
    failed = Signal(object)
    """A `MemoryExplorerError`."""
    stopped = Signal()
    """The person stopped it."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._job: Job | None = None
        self._is_wanted_again = self._is_over = False
        self._began = session.now()
        self._words, self._bar = QLabel(), QProgressBar(maximum=100, textVisible=False)
        self._words.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self._bar.setFixedSize(_BAR_WIDTH, _BAR_HEIGHT)
        self._bar.setAccessibleName(self.tr("Looking at all facts"))
        self.cancel = QPushButton(self.tr("Cancel"))
        self.cancel.clicked.connect(self.stop)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        for each in (self._words, self._bar, self.cancel):
            row.addWidget(each)
        self._delay = QTimer(self, singleShot=True, interval=_SHOWN_AFTER_MS)
        self._delay.timeout.connect(self.show)
        session.tasks.progressed.connect(self._show_progress)
        policy = self.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.setSizePolicy(policy)
        self.hide()

    @property
    def is_running(self) -> bool:
        """Whether a survey is on its way."""
        return self._job is not None

    def start(self) -> None:
        """Survey the newest state, with what waits to be written."""
        snapshot = self._session.snapshot
        if self._job is not None:
            self._is_wanted_again = True
        if self._job is not None or snapshot is None:
            return
        editing = self._session.writes.editing(snapshot)
        self._began, self._is_wanted_again = self._session.now(), False
        # Without a title: it is told here, and not in the main window, where every change of the file would flash.
        self._job = self._session.tasks.run(
            "", lambda report: look(editing, report), self._take, self._fail, Lane.COMPARING, self._end
        )
        self._delay.start()

    def stop(self) -> None:
        """Give the survey up."""
        if self._job is not None:
            self._is_wanted_again = False
            self._job.cancel()
            self._words.setText(self.tr("stopping…"))

    def end(self) -> None:
        """Give the survey up, and announce nothing any more."""
        self._is_over = True
        self._delay.stop()
        if self._job is not None:
            self._job.cancel()

    def _take(self, surveyed: Surveyed) -> None:
        if self._finish():
            self.surveyed.emit(surveyed)
            if self._is_wanted_again:
                self.start()

    def _fail(self, error: MemoryExplorerError) -> None:
        if self._finish():
            self.failed.emit(error)

    def _end(self) -> None:
        if self._finish():
            self.stopped.emit()

    def _finish(self) -> bool:
        """Whether anybody still waits; after the window's end its widgets may be gone."""
        self._job = None
        if not self._is_over:
            self._delay.stop()
            self.hide()
        return not self._is_over

    def _show_progress(self) -> None:
        if self._job is None or self._is_over:
            return
        share = self._job.share
        self._bar.setValue(round(100 * share))
        elapsed = (self._session.now() - self._began).total_seconds()
        words = self.tr("Looking at all facts")
        if share >= _LEAST_SHARE and elapsed >= _LEAST_SECONDS:
            words += " · " + self.tr("{time} left").format(time=rough_time(elapsed / share - elapsed))
        self._words.setText(words)

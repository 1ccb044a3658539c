"""A job beside the window, told in the window that asked for it: how far it is, and a way to stop it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QHBoxLayout, QLabel, QProgressBar, QPushButton, QWidget

from explorer.memory.errors import MemoryExplorerError
from explorer.memory.protocols import Report
from explorer.ui.dialogs.rough_time import rough_time
from explorer.ui.session import Session
from explorer.ui.tasks import Job, Lane

T = TypeVar("T")
_SHOWN_AFTER_MS = 300
_LEAST_SECONDS, _LEAST_SHARE = 2.0, 0.02
_BAR_WIDTH, _BAR_HEIGHT = 160, 6


class JobStrip(QWidget):
    """Seen only while a job takes long. Of several jobs the newest is wanted: the one before is given up."""

    failed = Signal(object)
    """A `MemoryExplorerError`."""
    stopped = Signal()
    """The person stopped the job."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._job: Job | None = None
        self._title = ""
        self._is_over = False
        self._began = session.now()
        self._words, self._bar = QLabel(), QProgressBar(maximum=100, textVisible=False)
        self._words.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self._bar.setFixedSize(_BAR_WIDTH, _BAR_HEIGHT)
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
        self.hide()

    @property
    def is_running(self) -> bool:
        """Whether a job is on its way."""
        return self._job is not None

    def run(self, title: str, work: Callable[[Report], T], done: Callable[[T], None]) -> None:
        """Do `work` beside the window; `done` gets its result, unless a newer job or a stop came before."""
        if self._job is not None:
            self._job.cancel()
        # Without a title in the queue: it is told here, and not in the main window too.
        made: list[Job] = []

        def is_mine() -> bool:
            return not self._is_over and self._job is made[0]

        def take(result: T) -> None:
            if is_mine():
                self._finish()
                done(result)

        def fail(error: MemoryExplorerError) -> None:
            if is_mine():
                self._finish()
                self.failed.emit(error)

        def end() -> None:
            if is_mine():
                self._finish()
                self.stopped.emit()

        self._title, self._began = title, self._session.now()
        made.append(self._session.tasks.run("", work, take, fail, Lane.COMPARING, end))
        self._job = made[0]
        self._bar.setAccessibleName(title)
        self.cancel.setAccessibleName(self.tr("Cancel: {job}").format(job=title))
        self._delay.start()
        self._show_progress()

    def stop(self) -> None:
        """Give the job up."""
        if self._job is not None:
            self._job.cancel()
            self._words.setText(self.tr("stopping…"))

    def end(self) -> None:
        """Give the job up, and announce nothing any more."""
        self._is_over = True
        self._delay.stop()
        if self._job is not None:
            self._job.cancel()

    def _finish(self) -> None:
        self._job = None
        self._delay.stop()
        self.hide()

    def _show_progress(self) -> None:
        if self._job is None or self._is_over:
            return
        share = self._job.share
        self._bar.setValue(round(100 * share))
        elapsed = (self._session.now() - self._began).total_seconds()
        words = self._title
        if share >= _LEAST_SHARE and elapsed >= _LEAST_SECONDS:
            words += " · " + self.tr("{time} left").format(time=rough_time(elapsed / share - elapsed))
        self._words.setText(words)

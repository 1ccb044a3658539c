"""How far the search is, about how long it still takes, and a way to stop it."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtWidgets import QGridLayout, QProgressBar, QPushButton, QWidget

from explorer.ui.dialogs.rough_time import rough_time
from explorer.ui.dialogs.texts import plain, quiet
from explorer.ui.maintenance.search import Search
from explorer.ui.session import Session

_LEAST_SECONDS, _LEAST_SHARE = 3.0, 0.02
_BAR_HEIGHT = 6


class SearchStrip(QWidget):
    """Hidden while nothing is looked for."""

    def __init__(self, session: Session, search: Search, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session, self._search = session, search
        self._began: datetime = session.now()
        self.words, self.left = plain(), quiet()
        self.bar = QProgressBar(maximum=100, textVisible=False)
        self.bar.setFixedHeight(_BAR_HEIGHT)
        self.cancel = QPushButton(self.tr("Stop"))
        self.cancel.setAutoDefault(False)
        self.cancel.clicked.connect(self._stop)
        self.left.setWordWrap(False)
        grid = QGridLayout(self)
        grid.setContentsMargins(16, 0, 16, 8)
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(4)
        grid.addWidget(self.words, 0, 0)
        grid.addWidget(self.left, 0, 1)
        grid.addWidget(self.bar, 1, 0, 1, 2)
        grid.addWidget(self.cancel, 0, 2, 2, 1)
        grid.setColumnStretch(0, 1)
        search.began.connect(self._begin)
        search.ended.connect(self.hide)
        session.tasks.progressed.connect(self._follow)
        self.hide()

    def _begin(self) -> None:
        job = self._search.job
        if job is None:
            return
        self._began = self._session.now()
        self.words.setText(job.title)
        self.bar.setAccessibleName(job.title)
        self.cancel.setEnabled(True)
        self.show()
        self._follow()

    def _follow(self) -> None:
        job = self._search.job
        if job is not None and self.cancel.isEnabled():
            self.bar.setValue(round(100 * job.share))
            self.left.setText(self._time_left(job.share))

    def _time_left(self, share: float) -> str:
        elapsed = (self._session.now() - self._began).total_seconds()
        if elapsed < _LEAST_SECONDS or not _LEAST_SHARE <= share < 1:
            return ""
        return self.tr("{time} left").format(time=rough_time(elapsed / share - elapsed))

    def _stop(self) -> None:
        self.cancel.setEnabled(False)
        self.left.setText(self.tr("stopping…"))
        self._search.stop()

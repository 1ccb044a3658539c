"""The status line: what is shown of what, which file, what needs attention, and the job at work."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QProgressBar, QPushButton, QSizePolicy, QStatusBar, QWidget

from explorer.memory.query import FactAnswer
from explorer.ui import formats
from explorer.ui.session import Session

_BAR_WIDTH = 120
_NAME_LENGTH = 60


class StatusLine(QStatusBar):
    """Counts are what the newest answer says; a running job shows its progress and can be cancelled."""

    odd_requested = Signal()
    """The person wants to see the records that do not fit."""
    vectors_requested = Signal()
    """The person wants to do something about the vectors."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._counts = QLabel()
        self._counts.setContentsMargins(8, 4, 8, 4)
        self._attention, self.vectors = QPushButton(), QPushButton()
        for button, wish in ((self._attention, self.odd_requested), (self.vectors, self.vectors_requested)):
            button.setFlat(True)
            button.clicked.connect(wish)
            button.hide()
        self._job = QLabel()
        for label in (self._counts, self._job):
            label.setTextFormat(Qt.TextFormat.PlainText)
        # A long name must not hold the window open.
        self._counts.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._bar = QProgressBar(maximum=100, textVisible=False)
        self._bar.setFixedWidth(_BAR_WIDTH)
        self._cancel = QPushButton(self.tr("Cancel"))
        self._cancel.clicked.connect(self._cancel_job)
        self.addWidget(self._counts, 1)
        for widget in (self._job, self._bar, self._cancel, self.vectors, self._attention):
            self.addPermanentWidget(widget)
        self.say_vectors("")
        session.tasks.progressed.connect(self._show_job)
        self._show_job()

    def show_answer(self, answer: FactAnswer) -> None:
        """Say what is shown."""
        snapshot = self._session.snapshot
        if snapshot is None:
            return
        branch = self._session.branch
        parts = [
            self.tr("showing {shown} of {total}").format(
                shown=formats.count(len(answer.rows)), total=formats.count(answer.total)
            ),
            self.tr("all branches")
            if branch is None
            else self.tr("branch {name}").format(name=formats.one_line(branch, _NAME_LENGTH)),
            self.tr("file {size}").format(size=formats.file_size(snapshot.file.size + snapshot.file.wal_size)),
        ]
        self._counts.setText(" · ".join(parts))
        odd = snapshot.odd_records
        self._attention.setText(self.tr("%n record(s) need attention", "", odd))
        self._attention.setVisible(odd > 0)

    def say_vectors(self, text: str, about: str = "") -> None:
        """Say what is wrong with the vectors, quietly; an empty text where nothing is. `about` explains it."""
        self.vectors.setText(text)
        self.vectors.setAccessibleName(text or self.tr("Vectors"))
        self.vectors.setToolTip(about)
        self.vectors.setAccessibleDescription(about)
        self.vectors.setVisible(bool(text))

    def _show_job(self) -> None:
        job = self._session.tasks.current
        for widget in (self._job, self._bar, self._cancel):
            widget.setVisible(job is not None)
        if job is not None:
            self._job.setText(formats.one_line(job.title, _NAME_LENGTH))
            self._bar.setValue(round(100 * job.share))

    def _cancel_job(self) -> None:
        job = self._session.tasks.current
        if job is not None:
            job.cancel()

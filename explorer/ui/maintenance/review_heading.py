"""The top of the window: how much waits, what was looked at, and looking again."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from explorer.ui.dialogs.texts import heading, quiet
from explorer.ui.maintenance.matters import Found
from explorer.ui.maintenance.review_words import ReviewWords
from explorer.ui.maintenance.search import Search
from explorer.ui.maintenance.search_strip import SearchStrip
from explorer.ui.session import Session


class ReviewHeading(QWidget):
    """Says as well when an agent wrote since: what it wrote is not in the queue."""

    search_requested = Signal()

    def __init__(self, words: ReviewWords, session: Session, search: Search, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words, self._session = words, session
        self._found: Found | None = None
        self._left = 0
        self._is_outdated = False
        self.title, self.looked_at = heading(""), quiet()
        self.again, self.strip = QPushButton(self.tr("Look again")), SearchStrip(session, search)
        self.again.setAutoDefault(False)
        self.again.clicked.connect(self.search_requested)
        texts = QVBoxLayout()
        texts.setSpacing(2)
        texts.addWidget(self.title)
        texts.addWidget(self.looked_at)
        row = QHBoxLayout()
        row.setContentsMargins(16, 12, 16, 8)
        row.setSpacing(16)
        row.addLayout(texts, 1)
        row.addWidget(self.again, 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(row)
        column.addWidget(self.strip)
        search.began.connect(self._begin)
        search.ended.connect(self._end)
        session.refreshed.connect(self._follow)

    def show_found(self, found: Found | None, left: int) -> None:
        """Say what a search found, and how much of it is left."""
        self._found, self._left = found, left
        self._show()

    def _begin(self) -> None:
        self._is_outdated = False
        self.again.setEnabled(False)
        self._show()

    def _end(self) -> None:
        self.again.setEnabled(True)

    def _follow(self) -> None:
        if self._session.agent_is_writing and not self._is_outdated:
            self._is_outdated = True
            self._show()

    def _show(self) -> None:
        self.title.setText(self._words.heading(self._found, self._left))
        parts = [self._words.looked_at(self._found)]
        if self._is_outdated and self._found is not None:
            parts.append(self.tr("an agent wrote since: look again to see what is new"))
        self.looked_at.setText(" · ".join(part for part in parts if part))
        self.looked_at.setVisible(bool(self.looked_at.text()))

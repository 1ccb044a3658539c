"""What stands between two files, and whether what can be merged is to be merged nevertheless."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QLabel, QVBoxLayout, QWidget
from typing_extensions import override

from explorer.services.teleport.fitness import Finding
from explorer.ui.dialogs.texts import plain
from explorer.ui.teleport.diff_words import obstacle_words
from explorer.ui.theme import tones
from explorer.ui.widgets.icons import icon


class ObstacleBar(QWidget):
    """Hidden where nothing is wrong."""

    accepted = Signal()
    """The answer is another."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._findings: Sequence[Finding] = ()
        self._asks = True
        self._sign, self.words = QLabel(), plain()
        self.nevertheless = QCheckBox(self.tr("Merge what can be merged"))
        self.nevertheless.toggled.connect(self.accepted)
        column = QVBoxLayout()
        column.setSpacing(4)
        column.addWidget(self.words)
        column.addWidget(self.nevertheless)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 8, 16, 8)
        row.setSpacing(8)
        row.addWidget(self._sign, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(column, 1)
        self.hide()

    @property
    def is_accepted(self) -> bool:
        """Whether nothing stands in the way of a merge."""
        return not self._findings or self.nevertheless.isChecked()

    def show_findings(self, findings: Sequence[Finding], *, asks: bool) -> None:
        """Say what is wrong; `asks` = whether a merge is possible at all."""
        self._findings, self._asks = findings, asks
        words = obstacle_words(findings)
        self.words.setText(words)
        self.setAccessibleName(words)
        self.nevertheless.setVisible(asks)
        self.setVisible(bool(findings))
        self._dress()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        shown = tones(self.palette())
        painter = QPainter(self)
        painter.fillRect(self.rect(), shown.base)
        painter.fillRect(0, 0, self.width(), 1, shown.line)

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "_asks"):
            self._dress()

    def _dress(self) -> None:
        size = self.fontMetrics().height()
        sign = icon("warning", self.palette(), tones(self.palette()).warning)
        self._sign.setPixmap(sign.pixmap(size, size))

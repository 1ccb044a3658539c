"""Frames that set a person's texts apart from what the window says."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget
from typing_extensions import override

from explorer.ui import formats
from explorer.ui.dialogs.texts import quiet
from explorer.ui.theme import tones
from explorer.ui.widgets.elided_text import ElidedText

_RADIUS = 4
_LINES_OF_ONE = 3


class Box(QFrame):
    """Rounded, in the colour of lists. `is_chosen` fills it, `is_lit` draws its border in the accent colour."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.is_chosen = self.is_lit = False

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        shown = tones(self.palette())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(QColor(shown.selection if self.is_chosen else shown.base))
        width = 2.0 if self.is_lit else 1.0
        painter.setPen(QPen(QColor(shown.accent if self.is_lit or self.is_chosen else shown.line), width))
        inset = width / 2
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(inset, inset, -inset, -inset), _RADIUS, _RADIUS)


class Quotes(Box):
    """The first `most` of several texts, and how many more there are."""

    def __init__(self, texts: Sequence[str], most: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName("\n".join(texts[:most]))
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 8, 12, 8)
        column.setSpacing(4)
        for text in texts[:most]:
            column.addWidget(ElidedText(_LINES_OF_ONE if len(texts) == 1 else 1, text))
        left_out = len(texts) - most
        if left_out > 0:
            column.addWidget(quiet(self.tr("and {n} more").format(n=formats.count(left_out))))

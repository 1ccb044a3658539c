"""What a pane shows, on one line above it: which side, and how it came to be so."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget
from typing_extensions import override

from explorer.ui import formats
from explorer.ui.theme import tones

_SMALLER = 0.9
_MARGIN, _PADDING = 16, 8
_SEPARATOR = " · "


class PaneHeading(QWidget):
    """Small and muted; what does not fit ends in an ellipsis and stands in the tooltip."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._caption = self._details = ""
        self._is_lit = False
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    @property
    def text(self) -> str:
        """All that it says."""
        return _SEPARATOR.join(part for part in (self._caption, self._details) if part)

    def say(self, caption: str, details: str, exactly: str) -> None:
        """Name the side, how it came to be so, and when exactly."""
        self._caption, self._details = caption, details
        self.setToolTip("\n".join(part for part in (self.text, exactly) if part))
        self.setAccessibleName(self.text)
        self.update()

    def light(self, is_lit: bool) -> None:
        """Show whether the keyboard is on the pane."""
        self._is_lit = is_lit
        self.update()

    @override
    def sizeHint(self) -> QSize:
        return QSize(_MARGIN, QFontMetrics(self._font()).lineSpacing() + 2 * _PADDING)

    @override
    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.updateGeometry()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        shown, font = tones(self.palette()), self._font()
        painter, area = QPainter(self), self.rect().adjusted(_MARGIN, 0, -_PADDING, 0)
        if self._is_lit:
            painter.fillRect(QRect(_MARGIN, self.height() - 2, area.width(), 2), QColor(shown.accent))
        font.setWeight(QFont.Weight.DemiBold)
        used = self._write(painter, area, self._caption, font)
        if self._details:
            area.setLeft(area.left() + used)
            font.setWeight(QFont.Weight.Normal)
            self._write(painter, area, _SEPARATOR + formats.isolated(self._details), font)

    def _write(self, painter: QPainter, area: QRect, text: str, font: QFont) -> int:
        metrics = QFontMetrics(font)
        painter.setFont(font)
        painter.setPen(QColor(tones(self.palette()).muted))
        words = metrics.elidedText(text, Qt.TextElideMode.ElideRight, area.width())
        painter.drawText(area, int((Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine).value), words)
        return metrics.horizontalAdvance(words)

    def _font(self) -> QFont:
        font = QFont(self.font())
        font.setPointSizeF(font.pointSizeF() * _SMALLER)
        return font

"""One of several answers on a line of its own; its ring is seen in both themes, and so is the focus."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QRadioButton
from typing_extensions import override

from explorer.ui.theme import tones

_RING, _DOT = 14, 6
_GAP, _PADDING = 8, 4


class TextRadio(QRadioButton):
    """A radio button with a text, which is elided where it has too little room."""

    @override
    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        width = self._ring + _GAP + metrics.horizontalAdvance(self._label) + _PADDING
        return QSize(width, max(metrics.height(), self._ring) + _PADDING)

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(self._ring + _GAP, self.sizeHint().height())

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        shown = tones(self.palette())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ring = self._ring
        is_mirrored = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        left = self.width() - ring - 1 if is_mirrored else 1
        center = QPointF(left + ring / 2, self.height() / 2)
        is_lit = self.hasFocus() or self.isChecked()
        lit = shown.accent if self.isEnabled() else shown.muted
        painter.setPen(QPen(QColor(lit if is_lit else shown.muted), 2.0 if self.hasFocus() else 1.0))
        painter.setBrush(QColor(shown.base))
        painter.drawEllipse(center, ring / 2 - 1, ring / 2 - 1)
        if self.isChecked():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(lit))
            painter.drawEllipse(center, ring * _DOT / _RING / 2, ring * _DOT / _RING / 2)
        painter.setPen(self.palette().color(self.foregroundRole()))
        start = 0 if is_mirrored else ring + _GAP
        area = QRect(start, 0, self.width() - ring - _GAP, self.height())
        text = self.fontMetrics().elidedText(self._label, Qt.TextElideMode.ElideRight, area.width())
        painter.drawText(area, int((Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter).value), text)

    @property
    def _ring(self) -> int:
        # Grows with a larger font.
        return max(_RING, self.fontMetrics().ascent())

    @property
    def _label(self) -> str:
        # Two ampersands are how Qt writes one.
        return self.text().replace("&&", "&")

"""One of several answers, each in its own box; a click anywhere in it chooses it."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QRadioButton, QWidget
from typing_extensions import override

from explorer.ui.dialogs.boxes import Box
from explorer.ui.theme import tones

_DIAMETER, _DOT = 0.8, 0.4
"""Of the ring and of the dot within it, in heights of the font's capitals and descenders."""


class Radio(QRadioButton):
    """A radio button without a text, as high as a line of its font, so that it stands beside the first line."""

    focused = Signal(bool)
    """Whether it has the focus now."""

    @override
    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        return QSize(metrics.ascent() + 2, metrics.lineSpacing())

    @override
    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @override
    def hitButton(self, pos: QPoint) -> bool:
        return True

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        shown, metrics = tones(self.palette()), self.fontMetrics()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        center = QPointF(self.width() / 2, metrics.lineSpacing() / 2)
        radius = metrics.ascent() * _DIAMETER / 2
        painter.setPen(QPen(QColor(shown.accent if self.isChecked() else shown.muted), 1.5))
        painter.setBrush(QColor(shown.base))
        painter.drawEllipse(center, radius, radius)
        if self.isChecked():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(shown.accent))
            dot = metrics.ascent() * _DOT / 2
            painter.drawEllipse(center, dot, dot)

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.focused.emit(True)

    @override
    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.focused.emit(False)


class Option(Box):
    """An answer with its radio button; `name` is what screen readers say."""

    def __init__(self, answer: QWidget, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.radio = Radio()
        self.radio.setAccessibleName(name)
        self.radio.toggled.connect(self._show_state)
        self.radio.focused.connect(self._show_focus)
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 8, 8, 8)
        row.setSpacing(8)
        row.addWidget(self.radio, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(answer, 1)

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self.radio.setFocus(Qt.FocusReason.MouseFocusReason)
            self.radio.setChecked(True)

    def _show_state(self, is_chosen: bool) -> None:
        self.is_chosen = is_chosen
        self.update()

    def _show_focus(self, has_focus: bool) -> None:
        self.is_lit = has_focus
        self.update()

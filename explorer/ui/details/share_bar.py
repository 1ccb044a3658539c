"""A thin bar that shows a share of one, and takes one from the pointer."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget
from typing_extensions import override

from explorer.ui.theme import tones

_THICKNESS, _KNOB, _MARGIN = 4.0, 10.0, 5.0
_STEP = 0.01


class ShareBar(QWidget):
    """Empty where there is no share. The keyboard's way is the field beside it."""

    moved = Signal(float)
    """The pointer drags it to a share."""
    released = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._share: float | None = None
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def show_share(self, share: float | None) -> None:
        """Fill the bar to `share`."""
        self._share = share
        self.update()

    @override
    def sizeHint(self) -> QSize:
        return QSize(120, 20)

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(24, 16)

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._move_to(event.position().x())

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._move_to(event.position().x())

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.released.emit()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        shown = tones(self.palette())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        whole = self._track()
        painter.setBrush(QColor(shown.track))
        painter.drawRoundedRect(whole, _THICKNESS / 2, _THICKNESS / 2)
        if self._share is None:
            return
        length = whole.width() * min(1.0, max(0.0, self._share))
        start = whole.right() - length if self._is_mirrored else whole.left()
        painter.setBrush(QColor(shown.accent))
        painter.drawRoundedRect(
            QRectF(start, whole.top(), length, whole.height()), _THICKNESS / 2, _THICKNESS / 2
        )  # fmt: skip
        if self.underMouse():
            end = start if self._is_mirrored else start + length
            painter.drawEllipse(QRectF(end - _KNOB / 2, self.height() / 2 - _KNOB / 2, _KNOB, _KNOB))

    @property
    def _is_mirrored(self) -> bool:
        return self.layoutDirection() == Qt.LayoutDirection.RightToLeft

    def _track(self) -> QRectF:
        return QRectF(_MARGIN, self.height() / 2 - _THICKNESS / 2, self.width() - 2 * _MARGIN, _THICKNESS)

    def _move_to(self, x: float) -> None:
        track = self._track()
        share = (x - track.left()) / max(1.0, track.width())
        share = 1.0 - share if self._is_mirrored else share
        self._share = round(min(1.0, max(0.0, share)) / _STEP) * _STEP
        self.update()
        self.moved.emit(self._share)

"""What the window does with files that are dragged over it: it lights up and says what will become of them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QRect, Qt, Signal
from PySide6.QtGui import QColor, QDragEnterEvent, QDropEvent, QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from explorer.ui.theme import tones

_MARGIN, _BORDER, _RADIUS = 16, 2, 8
_LARGER = 1.4
_VEIL = 0.86


class DropTarget(QWidget):
    """Lies over a window while files are dragged over it; takes any number of them, anywhere."""

    dropped = Signal(list)
    """Local paths: what they are, reading them will say."""

    def __init__(self, window: QWidget, words: Callable[[], str]) -> None:
        """`words` says what dropping does at the moment."""
        super().__init__(window)
        self._window, self._words = window, words
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DragEnter and isinstance(event, QDragEnterEvent):
            if _files(event):
                event.acceptProposedAction()
                self.setGeometry(self._window.rect())
                self.raise_()
                self.show()
            return True
        if event.type() == QEvent.Type.DragLeave:
            self.hide()
            return True
        if event.type() == QEvent.Type.Drop and isinstance(event, QDropEvent):
            self.hide()
            if paths := _files(event):
                event.acceptProposedAction()
                self.dropped.emit(paths)
            return True
        if event.type() == QEvent.Type.Resize:
            self.setGeometry(self._window.rect())
        return super().eventFilter(watched, event)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        shown = tones(self.palette())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        veil = QColor(shown.selection)
        veil.setAlphaF(_VEIL)
        frame: QRect = self.rect().adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
        painter.setBrush(veil)
        painter.setPen(QPen(QColor(shown.accent), _BORDER, Qt.PenStyle.DashLine))
        painter.drawRoundedRect(frame, _RADIUS, _RADIUS)
        font = QFont(self.font())
        font.setPointSizeF(font.pointSizeF() * _LARGER)
        painter.setFont(font)
        painter.setPen(QColor(shown.text))
        painter.drawText(frame, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, self._words())


def _files(event: QDropEvent) -> list[Path]:
    return [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]

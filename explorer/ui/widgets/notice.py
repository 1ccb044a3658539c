"""A line below the lists that says what was done, and offers what may come next."""

from __future__ import annotations

from collections.abc import Callable

from PySide6 import QtGui
from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QAccessible, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QLabel, QPushButton, QToolButton, QWidget
from typing_extensions import override

from explorer.ui.theme import tones
from explorer.ui.widgets.elided_text import ElidedText
from explorer.ui.widgets.flow_layout import FlowLayout
from explorer.ui.widgets.icons import icon

_LINES = 2
_TEXT_AT_LEAST = 320
Button = tuple[str, Callable[[], None]]


class Notice(QFrame):
    """Hidden until something was done. It stays until it is closed or something else is said, and takes no focus."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._is_trouble = False
        self._sign = QLabel()
        self._text = ElidedText(_LINES)
        self._buttons = QWidget()
        self._flow = FlowLayout(self._buttons)
        self._flow.setContentsMargins(0, 0, 0, 0)
        self._offered: list[QPushButton] = []
        self._close = QToolButton()
        self._close.setAutoRaise(True)
        self._close.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._close.setToolTip(self.tr("Close"))
        self._close.setAccessibleName(self.tr("Close this message"))
        self._close.clicked.connect(self.clear)
        self._middle = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._middle.setSpacing(8)
        self._middle.addWidget(self._text, 1)
        self._middle.addWidget(self._buttons, 0, Qt.AlignmentFlag.AlignVCenter)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 8, 8, 8)
        row.setSpacing(8)
        row.addWidget(self._sign)
        row.addLayout(self._middle, 1)
        row.addWidget(self._close)
        self.hide()

    @property
    def text(self) -> str:
        """What is said; empty where nothing is."""
        return "" if self.isHidden() else self._text.accessibleName()

    @property
    def buttons(self) -> list[QPushButton]:
        """What is offered, in order."""
        return list(self._offered)

    def say(self, text: str, *buttons: Button, is_trouble: bool = False) -> None:
        """Say what was done, in the place of what was said before. A button closes the notice, then calls.

        `is_trouble` = it was not done, or waits for a decision: the sign warns.
        """
        self._is_trouble = is_trouble
        self._take_buttons_away()
        for caption, call in buttons:
            button = QPushButton(caption)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(lambda _=False, call=call: self._answer(call))
            self._flow.addWidget(button)
            self._offered.append(button)
        self._buttons.setVisible(bool(buttons))
        self._text.show_text(text)
        self.setAccessibleName(text)
        self._dress()
        self.show()
        self._arrange()
        self._announce(text)

    def clear(self) -> None:
        """Say nothing."""
        self.hide()
        self._take_buttons_away()
        self._text.show_text("")
        self.setAccessibleName("")

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.clear()
        else:
            super().keyPressEvent(event)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if not hasattr(self, "_middle"):
            return
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self._dress()
            self._arrange()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        shown = tones(self.palette())
        painter = QPainter(self)
        painter.fillRect(self.rect(), shown.base)
        painter.fillRect(0, 0, self.width(), 1, shown.line)

    def _answer(self, call: Callable[[], None]) -> None:
        self.clear()
        call()

    def _take_buttons_away(self) -> None:
        for button in self._offered:
            self._flow.removeWidget(button)
            button.hide()
            button.deleteLater()
        self._offered.clear()

    def _arrange(self) -> None:
        """The buttons stand beside the text; below it where it would have too little room."""
        sizes = [button.sizeHint().width() for button in self._offered]
        wanted = sum(sizes) + self._flow.spacing() * max(0, len(sizes) - 1)
        is_wide = self.width() - wanted >= _TEXT_AT_LEAST
        self._buttons.setMinimumWidth(wanted if is_wide else max(sizes, default=0))
        self._buttons.setMaximumWidth(wanted if is_wide else 16_777_215)
        directions = QBoxLayout.Direction
        self._middle.setDirection(directions.LeftToRight if is_wide else directions.TopToBottom)

    def _dress(self) -> None:
        shown = tones(self.palette())
        size = self.fontMetrics().height()
        name, color = ("warning", shown.warning) if self._is_trouble else ("check-circle", shown.good)
        self._sign.setPixmap(icon(name, self.palette(), color).pixmap(size, size))
        self._close.setIcon(icon("x", self.palette()))
        self._close.setIconSize(QSize(size, size))

    def _announce(self, text: str) -> None:
        # Not in every PySide that we allow; there the changed name has to do.
        event = getattr(QtGui, "QAccessibleAnnouncementEvent", None)
        if event is not None:
            QAccessible.updateAccessibility(event(self, text))

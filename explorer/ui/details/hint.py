"""A line that says how a record stands, with what can be done about it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from explorer.ui.theme import tones
from explorer.ui.widgets.flow_layout import FlowLayout
from explorer.ui.widgets.icons import icon

_ICON = 14


class Hint(QFrame):
    """Hidden until there is something to say."""

    def __init__(self, sign: str, parent: QWidget | None = None) -> None:
        """`sign` is the name of its icon."""
        super().__init__(parent)
        self._sign_name = sign
        self._sign, self._text = QLabel(), QLabel(wordWrap=True)
        self._text.setTextFormat(Qt.TextFormat.PlainText)
        self._buttons: list[QPushButton] = []
        row = QHBoxLayout()
        row.setSpacing(6)
        row.addWidget(self._sign, 0, Qt.AlignmentFlag.AlignTop)
        body = QWidget()
        self._flow = FlowLayout(body, 6)
        self._flow.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._text, 1, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addLayout(row)
        column.addWidget(body)
        self._body = body
        body.hide()
        self.hide()

    def offer(self, text: str, act: Callable[[], object]) -> QPushButton:
        """Add a button."""
        button = QPushButton(text)
        button.clicked.connect(lambda _: act())
        self._flow.addWidget(button)
        self._buttons.append(button)
        self._body.show()
        return button

    @property
    def text(self) -> str:
        """What is said; empty where nothing is."""
        return self._text.text()

    def say(self, text: str) -> None:
        """Show `text`; an empty one hides the line."""
        self._text.setText(text)
        self._text.setAccessibleName(text)
        self.dress()
        self.setVisible(bool(text))

    def dress(self) -> None:
        """Take the colours of the palette."""
        shown = tones(self.palette())
        self._sign.setPixmap(icon(self._sign_name, self.palette(), shown.warning).pixmap(_ICON, _ICON))
        self._text.setStyleSheet(f"color: {shown.muted}")

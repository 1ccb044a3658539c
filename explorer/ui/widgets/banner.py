"""A line across the window that says what is wrong and what was not lost."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QWidget
from typing_extensions import override

from explorer.ui.theme import tones
from explorer.ui.widgets.icons import icon

_ICON = 18


class Banner(QFrame):
    """Hidden until there is something to say."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sign, self._text = QLabel(), QLabel()
        self._text.setWordWrap(True)
        self._text.setTextFormat(Qt.TextFormat.PlainText)
        self._text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        close = QPushButton(self.tr("Close"), self)
        close.clicked.connect(self.hide)
        self.action = QPushButton()
        """What is offered beside what is said."""
        self.action.setAccessibleName(self.tr("What can be done about it"))
        self._call: Callable[[], object] = lambda: None
        self.action.clicked.connect(self._accept)
        self.action.hide()
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 8, 16, 8)
        row.addWidget(self._sign)
        row.addWidget(self._text, 1)
        row.addWidget(self.action)
        row.addWidget(close)
        self.hide()

    def say(self, text: str) -> None:
        """Show `text`; an empty one hides the banner."""
        self._text.setText(text)
        self._text.setAccessibleName(text)
        self.action.hide()
        self._dress()
        self.setVisible(bool(text))

    def offer(self, caption: str, call: Callable[[], object]) -> None:
        """Offer this beside what is said, until something else is; nothing happens while nothing is said."""
        if not self.isHidden():
            self._call = call
            self.action.setText(caption)
            self.action.setAccessibleName(caption)
            self.action.show()

    def _accept(self) -> None:
        self._call()

    @property
    def text(self) -> str:
        """What is said."""
        return self._text.text()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "_sign"):
            self._dress()

    def _dress(self) -> None:
        shown = tones(self.palette())
        self._sign.setPixmap(icon("warning", self.palette(), shown.bad).pixmap(_ICON, _ICON))

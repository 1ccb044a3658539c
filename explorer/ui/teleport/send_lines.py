"""A sentence with a sign before it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget
from typing_extensions import override

from explorer.ui.dialogs.texts import plain
from explorer.ui.theme import tones
from explorer.ui.widgets.icons import icon


class SignedLine(QWidget):
    """Hidden while there is nothing to say. `tone` is a name of `Tones`: the colour of the sign."""

    def __init__(self, sign: str, tone: str = "muted", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sign_name, self._tone = sign, tone
        self._sign, self._text = QLabel(), plain()
        self._text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self._sign, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self._text, 1)
        self._dress()
        self.hide()

    @property
    def text(self) -> str:
        """What is said; empty where nothing is."""
        return self._text.text()

    def say(self, text: str, sign: str = "", tone: str = "") -> None:
        """Say this, with another sign where one is given; an empty text hides the line."""
        self._sign_name, self._tone = sign or self._sign_name, tone or self._tone
        self._text.setText(text)
        self._text.setAccessibleName(text)
        self._dress()
        self.setVisible(bool(text))

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange) and hasattr(self, "_text"):
            self._dress()

    def _dress(self) -> None:
        # As high as a line of text, so that both stand on one line.
        size = QSize(self.fontMetrics().height(), self.fontMetrics().height())
        color = getattr(tones(self.palette()), self._tone)
        self._sign.setPixmap(icon(self._sign_name, self.palette(), color).pixmap(size))

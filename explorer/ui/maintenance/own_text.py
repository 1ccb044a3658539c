"""Where a person writes the text that results, in place of those that are there."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut, QTextCursor
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPushButton, QVBoxLayout, QWidget
from typing_extensions import override

from explorer.ui import formats
from explorer.ui.details.text_input import TextInput
from explorer.ui.dialogs.texts import quiet

_SIZE = (720, 420)
_BEGINNINGS = 9


class OwnText(QDialog):
    """However it is closed, `draft` has what was typed: whoever opened it keeps it."""

    written = Signal(str)

    def __init__(
        self, texts: Sequence[str], begin: str, parent: QWidget | None = None, *, draft: str | None = None
    ) -> None:
        """`texts` are those of the records, by number; `begin` is what stands there without a `draft`."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Write the text that stays"))
        self.input = TextInput()
        self.input.setAccessibleName(self.tr("Text as Markdown"))
        self.take, self.leave = QPushButton(self.tr("Accept with this text")), QPushButton(self.tr("Back"))
        self.take.setToolTip("Ctrl+Enter")
        self.leave.setToolTip(self.tr("What you typed is kept while the window is open"))
        self.beginnings = self._beginnings(texts)
        self._lay_out()
        self.resize(*_SIZE)
        self._begun = TextInput.taken(begin)
        self.input.begin(begin if draft is None else draft)
        self.input.moveCursor(QTextCursor.MoveOperation.End)
        self.input.setFocus(Qt.FocusReason.OtherFocusReason)
        self.input.textChanged.connect(self._typed)
        self._typed()

    @property
    def draft(self) -> str | None:
        """What was typed; None where nothing was."""
        return None if self.input.text == self._begun else self.input.text

    @override
    def accept(self) -> None:
        if self.input.text.strip():
            self.written.emit(self.input.text)
            super().accept()

    def _beginnings(self, texts: Sequence[str]) -> list[QPushButton]:
        buttons = []
        for number, text in enumerate(texts[:_BEGINNINGS], 1):
            button = QPushButton(formats.count(number))
            button.setAccessibleName(self.tr("Begin with the text of record {n}").format(n=number))
            button.setToolTip(formats.one_line(text, 200))
            button.setAutoDefault(False)
            button.clicked.connect(partial(self.input.begin, text))
            buttons.append(button)
        return buttons

    def _lay_out(self) -> None:
        starts = QHBoxLayout()
        starts.setSpacing(8)
        starts.addWidget(quiet(self.tr("Begin with the text of record:")))
        for button in self.beginnings:
            starts.addWidget(button)
        starts.addStretch(1)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        buttons.addStretch(1)
        self.take.clicked.connect(self.accept)
        self.leave.clicked.connect(self.reject)
        for button in (self.take, self.leave):
            button.setAutoDefault(False)
            buttons.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 16, 16, 16)
        column.setSpacing(8)
        column.addLayout(starts)
        column.addWidget(self.input, 1)
        column.addLayout(buttons)
        for keys in ("Ctrl+Return", "Ctrl+Enter"):
            QShortcut(QKeySequence(keys), self).activated.connect(self.accept)

    def _typed(self) -> None:
        self.take.setEnabled(bool(self.input.text.strip()))

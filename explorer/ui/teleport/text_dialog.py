"""Where a person writes the text that takes the place of both sides' texts."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QShortcut, QTextCursor
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPushButton, QVBoxLayout, QWidget
from typing_extensions import override

from explorer.memory.keys import Key
from explorer.services.teleport.compare import Difference
from explorer.services.teleport.fields import TEXT
from explorer.ui.details.drafts import Drafts
from explorer.ui.details.text_input import TextInput
from explorer.ui.dialogs.texts import quiet
from explorer.ui.teleport.diff_words import memory_words

_PAUSE_MS = 700
_SIZE = (720, 420)


class TextDialog(QDialog):
    """What is typed is kept as a draft of the memory here, until it is taken or given up."""

    written = Signal(str)

    def __init__(
        self,
        difference: Difference,
        names: tuple[str, str],
        drafts: Drafts | None,
        parent: QWidget | None = None,
        *,
        written: str | None = None,
    ) -> None:
        """`written` is what the person wrote before; without it, and without a draft, mine is begun with."""
        super().__init__(parent)
        self._drafts = drafts
        here, there = difference.here, difference.there
        self._mine = "" if here is None else here.text
        self._theirs = "" if there is None else there.text
        # A record that is not here has no draft of its own: then the text is kept as long as the window is.
        self._key: Key | None = None if here is None or here.is_deleted else here.key
        self.setWindowTitle(self.tr("Text of {memory}").format(memory=memory_words(difference)))
        self.input = TextInput()
        self.input.setAccessibleName(self.tr("Text as Markdown"))
        self.take = QPushButton(self.tr("Take this text"))
        self.take.setToolTip("Ctrl+Enter")
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._pause.timeout.connect(self._keep)
        self._lay_out(names)
        self.resize(*_SIZE)
        found = None if drafts is None or self._key is None else drafts.find([self._key], TEXT)
        begun = written if written is not None else self._mine or self._theirs
        self.input.begin(found.text if found is not None else begun)
        self._begun = TextInput.taken(begun)
        self.input.moveCursor(QTextCursor.MoveOperation.End)
        self.input.setFocus(Qt.FocusReason.OtherFocusReason)
        self.input.textChanged.connect(self._typed)
        self._typed()

    @property
    def is_changed(self) -> bool:
        """Whether anything was written that is not taken yet."""
        return self.input.text != self._begun

    def flush(self) -> None:
        """Keep what was typed, at once."""
        if self._pause.isActive():
            self._pause.stop()
            self._keep()

    @override
    def accept(self) -> None:
        text = self.input.text
        if not text.strip():
            return
        self._forget()
        self.written.emit(text)
        super().accept()

    @override
    def reject(self) -> None:
        self._forget()
        super().reject()

    def _lay_out(self, names: tuple[str, str]) -> None:
        starts = QHBoxLayout()
        starts.setSpacing(8)
        starts.addWidget(quiet(self.tr("Begin with:")))
        for name, text in zip(names, (self._mine, self._theirs), strict=True):
            begin = QPushButton(name)
            begin.setEnabled(bool(text))
            begin.clicked.connect(lambda _=False, text=text: self.input.begin(text))
            begin.setAutoDefault(False)
            starts.addWidget(begin)
        starts.addStretch(1)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        cancel = QPushButton(self.tr("Cancel"))
        cancel.clicked.connect(self.reject)
        self.take.clicked.connect(self.accept)
        buttons.addStretch(1)
        for button in (self.take, cancel):
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
        self._pause.start()

    def _keep(self) -> None:
        if self._drafts is not None and self._key is not None and self.input.text != TextInput.taken(self._mine):
            self._drafts.save(self._key, TEXT, self.input.text, self._mine)

    def _forget(self) -> None:
        self._pause.stop()
        if self._drafts is not None and self._key is not None:
            self._drafts.forget([self._key], TEXT)

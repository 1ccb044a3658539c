"""A text as an agent gets it, character by character, to read and to copy."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QColor, QFontDatabase, QGuiApplication, QTextCursor, QTextDocument, QTextOption
from PySide6.QtWidgets import QPlainTextEdit, QTextEdit, QWidget
from typing_extensions import override

from explorer.ui.theme import tones


class ExactText(QPlainTextEdit):
    """Read-only, with equal widths; each paragraph runs in its own direction. Keeps its place when the text changes."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.text = ""
        self._marked, self._is_last = "", False
        self.setReadOnly(True)
        self.setFrameShape(QPlainTextEdit.Shape.NoFrame)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.setWordWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        option = self.document().defaultTextOption()
        option.setTextDirection(Qt.LayoutDirection.LayoutDirectionAuto)
        self.document().setDefaultTextOption(option)

    def show_text(self, text: str) -> None:
        """Show another text."""
        if text == self.text:
            return
        self.text = text
        scrolled = self.verticalScrollBar().value()
        self.setPlainText(text)
        self.verticalScrollBar().setValue(scrolled)
        self._mark()

    def copy_all(self) -> None:
        """Put the text on the clipboard, not a character more or less."""
        QGuiApplication.clipboard().setText(self.text)

    def mark(self, line: str, *, last: bool = False) -> None:
        """Show where `line` stands, or where it does for the last time; an empty one, or none of it, marks nothing."""
        self._marked, self._is_last = line, last
        found = self._mark()
        if found is not None:
            self.setTextCursor(found)
            self.centerCursor()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "_marked"):
            self._mark()

    def _mark(self) -> QTextCursor | None:
        """Its beginning."""
        found = self._find()
        if found is None:
            self.setExtraSelections([])
            return None
        selection = QTextEdit.ExtraSelection()
        selection.cursor = found
        selection.format.setBackground(QColor(tones(self.palette()).highlight))
        self.setExtraSelections([selection])
        beginning = QTextCursor(found)
        beginning.setPosition(found.selectionStart())
        return beginning

    def _find(self) -> QTextCursor | None:
        if not self._marked:
            return None
        flags = QTextDocument.FindFlag.FindCaseSensitively
        start = QTextCursor(self.document())
        if self._is_last:
            flags |= QTextDocument.FindFlag.FindBackward
            start.movePosition(QTextCursor.MoveOperation.End)
        found = self.document().find(self._marked, start, flags)
        return None if found.isNull() else found

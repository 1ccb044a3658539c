"""Where a text is typed: plain, as high as it is, quick with any text."""

from __future__ import annotations

import re

from PySide6.QtCore import QMimeData, QSize, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QTextDocument, QTextOption
from PySide6.QtWidgets import QPlainTextEdit, QWidget
from typing_extensions import override

from explorer.ui.formats import is_right_to_left

_LEAST_LINES, _MOST_LINES = 5, 22
_DIRECTION_LOOKED_AT = 2_000
# To find where a word of 200,000 letters breaks, Qt takes two seconds at every key; to break anywhere, none.
_LONG_WORD = re.compile(r"\S{4000}")


class TextInput(QPlainTextEdit):
    """Tab goes on to the next control."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTabChangesFocus(True)
        self._wrap(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self.document().documentLayout().documentSizeChanged.connect(lambda _: self.updateGeometry())

    @property
    def text(self) -> str:
        """What stands there. Unlike `toPlainText` it keeps no-break spaces."""
        return _text_of(self.document())

    @staticmethod
    def taken(text: str) -> str:
        """What stands there once `text` does: Qt knows one line end, and leaves out a mark of the byte order."""
        document = QTextDocument()
        document.setPlainText(text)
        return _text_of(document)

    def begin(self, text: str) -> None:
        """Edit `text`."""
        self.clear()
        self._suit(text)
        option = self.document().defaultTextOption()
        # Qt takes the side from the window's direction, whatever the text's is.
        is_mirrored = is_right_to_left(text[:_DIRECTION_LOOKED_AT])
        option.setAlignment(Qt.AlignmentFlag.AlignRight if is_mirrored else Qt.AlignmentFlag.AlignLeft)
        option.setTextDirection(Qt.LayoutDirection.LayoutDirectionAuto)
        self.document().setDefaultTextOption(option)
        self.setPlainText(text)

    @override
    def insertFromMimeData(self, source: QMimeData) -> None:
        self._suit(source.text())
        super().insertFromMimeData(source)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.InsertLineSeparator):
            self.textCursor().insertBlock()
        else:
            super().keyPressEvent(event)

    @override
    def sizeHint(self) -> QSize:
        lines = min(_MOST_LINES, max(_LEAST_LINES, int(self.document().size().height()) + 1))
        margins = 2 * (int(self.document().documentMargin()) + self.frameWidth())
        return QSize(200, lines * self.fontMetrics().lineSpacing() + margins)

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(80, self.sizeHint().height())

    def _suit(self, text: str) -> None:
        """Break lines so that `text` can be laid out quickly."""
        if _LONG_WORD.search(text):
            self._wrap(QTextOption.WrapMode.WrapAnywhere)
        elif self.document().isEmpty():
            self._wrap(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)

    def _wrap(self, mode: QTextOption.WrapMode) -> None:
        if mode != self.wordWrapMode():
            self.setWordWrapMode(mode)


def _text_of(document: QTextDocument) -> str:
    return document.toRawText().replace("\u2029", "\n")

"""Markdown that an agent wrote, shown without anything being fetched or run."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, QUrl
from PySide6.QtGui import QResizeEvent, QTextDocument, QTextOption
from PySide6.QtWidgets import QSizePolicy, QTextBrowser, QWidget
from typing_extensions import override

_MARKDOWN = QTextDocument.MarkdownFeature.MarkdownDialectGitHub | QTextDocument.MarkdownFeature.MarkdownNoHTML
_AS_MARKDOWN_LIMIT = 40_000
"""Characters beyond which text is shown as it is: laying out Markdown of this size takes more than 100 ms."""


class MarkdownView(QTextBrowser):
    """As high as its text, so that what surrounds it scrolls. Images, HTML and remote content are not loaded."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QTextBrowser.Shape.NoFrame)
        self.setOpenLinks(False)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setWordWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self.document().setDocumentMargin(0)
        self.viewport().setAutoFillBackground(False)
        self.document().documentLayout().documentSizeChanged.connect(lambda _: self.updateGeometry())

    def show_text(self, text: str) -> None:
        """Show `text` as Markdown; a very long one as plain text."""
        # NUL ends a text for Qt; it is shown as the sign that stands for it.
        shown = text.replace("\x00", "␀")
        if len(shown) > _AS_MARKDOWN_LIMIT:
            self.setPlainText(shown)
        else:
            self.document().setMarkdown(shown, _MARKDOWN)
        self.updateGeometry()

    @override
    def loadResource(self, type: int, name: QUrl | str) -> object:
        return None

    @override
    def sizeHint(self) -> QSize:
        return QSize(200, min(int(self.document().size().height()) + 4, 16_000_000))

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(80, self.sizeHint().height())

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.updateGeometry()

"""Markdown that an agent wrote, shown without anything being fetched or run."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, QUrl
from PySide6.QtGui import (
    QImage,
    QResizeEvent,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextOption,
)
from PySide6.QtWidgets import QSizePolicy, QTextBrowser, QWidget
from typing_extensions import override

_MARKDOWN = QTextDocument.MarkdownFeature.MarkdownDialectGitHub | QTextDocument.MarkdownFeature.MarkdownNoHTML
_AS_MARKDOWN_LIMIT = 40_000
"""Characters beyond which text is shown as it is: laying out Markdown of this size takes more than 100 ms."""
_IMAGE = "\ufffc"
"""What stands for an image in a document's text."""
_NO_IMAGE = QImage(1, 1, QImage.Format.Format_ARGB32)
_NO_IMAGE.fill(0)


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
            self._name_images()
        self.updateGeometry()

    @override
    def loadResource(self, type: int, name: QUrl | str) -> object:
        # For an image that is not given, Qt would look for a file of its name.
        return _NO_IMAGE if type == QTextDocument.ResourceType.ImageResource.value else None

    def _name_images(self) -> None:
        """Put words in the place of every image: what it shows, or where it lies."""
        cursor = QTextCursor(self.document())
        while not (cursor := self.document().find(_IMAGE, cursor)).isNull():
            image = cursor.charFormat().toImageFormat()
            if image.isValid():
                word = image.property(QTextFormat.Property.ImageAltText.value) or image.name()
                cursor.insertText(self.tr("[image: {name}]").format(name=word), QTextCharFormat())

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

"""Pieces of text in a document: what differs marked, every paragraph in its own direction, nothing taken for markup."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QColor, QFont, QTextBlockFormat, QTextCharFormat, QTextCursor, QTextDocument, QTextOption

from explorer.services.word_diff import Change, Piece
from explorer.ui import formats
from explorer.ui.theme import Tones

_SHOWN_LENGTH, _CHANGE_LENGTH, _CONTEXT_LENGTH = 8_000, 4_000, 200
"""Characters of one text, of one change in a longer one, and around it: 200,000 would hold up the window."""


def text_document() -> QTextDocument:
    """An empty one, whose lines break anywhere before they run out of the pane."""
    document = QTextDocument()
    document.setDocumentMargin(0)
    document.setUndoRedoEnabled(False)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    document.setDefaultTextOption(option)
    return document


def fill(document: QTextDocument, pieces: Sequence[Piece], tones: Tones) -> None:
    """Write the pieces into the document, in place of what is there."""
    shown = shortened(pieces)
    document.clear()
    cursor = QTextCursor(document)
    looks = {change: _format(change, tones) for change in Change}
    for piece in shown:
        # NUL ends a text for Qt; it is shown as the sign that stands for it.
        cursor.insertText(piece.text.replace("\x00", "␀"), looks[piece.change])
    if not all(piece.text.isascii() for piece in shown):
        _direct(document)


def shortened(pieces: Sequence[Piece]) -> Sequence[Piece]:
    """Texts of a usual length as they are; of long ones the beginning, or what surrounds the changes."""
    length = sum(len(piece.text) for piece in pieces)
    if length <= _SHOWN_LENGTH:
        return pieces
    has_changes = any(piece.change is not Change.SAME for piece in pieces)
    shown: list[Piece] = []
    left, cut = _SHOWN_LENGTH, 0
    for piece in pieces:
        text = piece.text
        if has_changes and piece.change is Change.SAME:
            text = _ends(text)
        kept = text[: min(left, _CHANGE_LENGTH if has_changes else left)]
        shown.append(Piece(piece.change, kept))
        left, cut = left - len(kept), cut + len(text) - len(kept)
    if cut:
        more = QCoreApplication.translate("TeleportPanes", "characters left out: {n}").format(n=formats.count(cut))
        shown.append(Piece(Change.SAME, f" … ({more})"))
    return [piece for piece in shown if piece.text]


def _ends(text: str) -> str:
    if len(text) <= 3 * _CONTEXT_LENGTH:
        return text
    head, tail = text[:_CONTEXT_LENGTH], text[-_CONTEXT_LENGTH:]
    # Whole words, where there are spaces.
    head, tail = head.rpartition(" ")[0] or head, tail.partition(" ")[2] or tail
    left_out = formats.count(len(text) - len(head) - len(tail))
    equal = QCoreApplication.translate("TeleportPanes", "equal characters left out: {n}").format(n=left_out)
    return f"{head} … ({equal}) … {tail}"


def _format(change: Change, tones: Tones) -> QTextCharFormat:
    look = QTextCharFormat()
    if change is Change.ADDED:
        look.setBackground(QColor(tones.added))
        look.setFontWeight(QFont.Weight.DemiBold)
    elif change is Change.REMOVED:
        look.setBackground(QColor(tones.removed))
        look.setFontStrikeOut(True)
    return look


def _direct(document: QTextDocument) -> None:
    block = document.begin()
    while block.isValid():
        if formats.is_right_to_left(block.text()):
            look = QTextBlockFormat()
            look.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
            QTextCursor(block).mergeBlockFormat(look)
        block = block.next()

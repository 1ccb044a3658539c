"""A text before, theirs and mine beside each other: the words that differ are marked in each."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from PySide6.QtCore import QCoreApplication

from explorer.services.word_diff import Change, Piece, word_diff
from explorer.ui import formats
from explorer.ui.theme import Tones

_CONTEXT_LENGTH = 120
_CHANGE_LENGTH, _SHOWN_LENGTH = 2_000, 8_000
"""Characters of one change, and of one text, that are laid out: 200,000 would hold up the window for seconds."""


def compared(before: str, theirs: str, mine: str) -> tuple[list[Piece], list[Piece], list[Piece]]:
    """The pieces of the three texts: of the first, what either change takes away is marked; of the others, what is new.

    before  "on Monday"      on [Monday]
    theirs  "on Tuesday"     on [Tuesday]
    mine    "on Monday, too" on Monday[, too]
    """
    one, other = word_diff(before, theirs), word_diff(before, mine)
    return _united(before, one, other), _new(one), _new(other)


def marked_html(pieces: Sequence[Piece], tones: Tones) -> str:
    """The pieces as paragraphs, each in its own direction; long equal stretches keep their ends only."""
    html = []
    for paragraph in _paragraphs(_shortened(pieces)):
        text = "".join(piece.text for piece in paragraph)
        direction = "rtl" if formats.is_right_to_left(text) else "ltr"
        words = "".join(_marked(piece, tones) for piece in paragraph) or "&nbsp;"
        html.append(f'<p dir="{direction}" style="margin:0">{words}</p>')
    return "".join(html)


def _new(pieces: Iterable[Piece]) -> list[Piece]:
    return [piece for piece in pieces if piece.change is not Change.REMOVED]


def _united(before: str, *diffs: Iterable[Piece]) -> list[Piece]:
    """`before` in pieces: what any of the diffs removes is removed."""
    is_removed = bytearray(len(before))
    for diff in diffs:
        at = 0
        for piece in diff:
            if piece.change is Change.ADDED:
                continue
            end = at + len(piece.text)
            if piece.change is Change.REMOVED:
                is_removed[at:end] = b"\1" * (end - at)
            at = end
    pieces: list[Piece] = []
    start = 0
    while start < len(before):
        other = is_removed.find(1 - is_removed[start], start)
        end = len(before) if other < 0 else other
        pieces.append(Piece(Change.REMOVED if is_removed[start] else Change.SAME, before[start:end]))
        start = end
    return pieces


def _marked(piece: Piece, tones: Tones) -> str:
    text = escape(piece.text.replace("\x00", "␀"))
    if piece.change is Change.REMOVED:
        return f'<span style="color:{tones.bad}; background:{tones.removed}"><s>{text}</s></span>'
    if piece.change is Change.ADDED:
        return f'<span style="color:{tones.good}; background:{tones.added}"><b>{text}</b></span>'
    return text


def _paragraphs(pieces: Iterable[Piece]) -> list[list[Piece]]:
    paragraphs: list[list[Piece]] = [[]]
    for piece in pieces:
        first, *others = piece.text.split("\n")
        paragraphs[-1].append(Piece(piece.change, first))
        paragraphs += [[Piece(piece.change, line)] for line in others]
    return [[piece for piece in paragraph if piece.text] for paragraph in paragraphs]


def _shortened(pieces: Iterable[Piece]) -> list[Piece]:
    shown: list[Piece] = []
    left, cut = _SHOWN_LENGTH, 0
    for piece in pieces:
        text = piece.text
        if piece.change is Change.SAME and len(text) > 3 * _CONTEXT_LENGTH:
            head, tail = text[:_CONTEXT_LENGTH], text[-_CONTEXT_LENGTH:]
            # Whole words, where there are spaces.
            text = f"{head.rpartition(' ')[0] or head} … {tail.partition(' ')[2] or tail}"
        kept = text[: min(left, _CHANGE_LENGTH)]
        shown.append(Piece(piece.change, kept))
        left, cut = left - len(kept), cut + len(text) - len(kept)
    if cut:
        more = QCoreApplication.translate("Words", "{n} more characters").format(n=formats.count(cut))
        shown.append(Piece(Change.SAME, f" … ({more})"))
    return shown

"""What differs between the values of a field: the marks in each, and differences that cannot be seen."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from itertools import zip_longest

from PySide6.QtCore import QCoreApplication

from explorer.memory.effects import same_value
from explorer.services.word_diff import Change, Piece, word_diff
from explorer.ui.dialogs.three_way import compared
from explorer.ui.teleport.pane_fields import FieldLine, Place, is_said
from explorer.ui.teleport.pane_words import value_word

Marked = tuple[Sequence[Piece], Sequence[Piece], Sequence[Piece]]
"""The pieces of the three places; what is special about one is removed in the base, added on a side."""
_SHORT = 24
"""Characters up to which a changed value is marked as a whole."""
_BETWEEN_ITEMS = Piece(Change.SAME, ", ")
_WHITE = str.maketrans({" ": "·", "\t": "→\t", "\n": "¶\n", "\r": "␍", "\u00a0": "⍽", "\u202f": "⍽", "\u3000": "□"})
_WORDS = re.compile(r"\S+")
_JOINER, _SKIN_TONES = "\u200d", frozenset("🏻🏼🏽🏾🏿")


def marked_text(line: FieldLine) -> Marked:
    """The texts of a line with the words that differ marked, white space among them made visible."""
    here, base, there = (value if isinstance(value, str) else None for value in line.values)
    marked = _compare_closely(here, base, there) or _compare(
        *(None if text is None else _composed(text) for text in (here, base, there))
    )
    return _whole_letters(marked[0]), _whole_letters(marked[1]), _whole_letters(marked[2])


def marked_values(line: FieldLine) -> Marked:
    """The values of any other field as a person reads them; of lists, the items that differ are marked."""
    words = [value_word(line.name, value) for value in line.values]
    if line.difference is None:
        return _same(words[0]), _same(words[1]), _same(words[2])
    values = [value for value in line.values if is_said(value)]
    if values and all(_is_list_of_words(value) for value in values):
        return _mark_items(line, words)
    texts = [value for value in values if isinstance(value, str)]
    if len(texts) == len(values) and (max(map(len, texts), default=0) > _SHORT or _look_alike(texts)):
        here, base, there = (value if is_said(value) else None for value in line.values)
        ours, before, theirs = _compare_closely(here, base, there) or _compare(here, base, there)
        # Where one side says nothing, that is what it has for a difference.
        return (
            ours or _whole(words[0], Change.SAME if base is None and line.given[Place.BASE] else Change.ADDED),
            before or (_same(words[1]) if line.given[Place.BASE] else ()),
            theirs or _whole(words[2], Change.SAME if base is None and line.given[Place.BASE] else Change.ADDED),
        )
    return _mark_whole(line, words)


def unseen_difference(one: str, other: str) -> str:
    """Why two texts look the same and are not, in a few words; empty where they do not look the same, or are."""
    if one == other:
        return ""
    if _composed(one) == _composed(other):
        return QCoreApplication.translate("TeleportPanes", "differs only in how letters are composed (NFC)")
    if one.split() == other.split():
        return QCoreApplication.translate("TeleportPanes", "differs only in white space")
    if _composed(one).split() == _composed(other).split():
        return QCoreApplication.translate(
            "TeleportPanes", "differs only in white space and in how letters are composed (NFC)"
        )
    return ""


def _compare(here: str | None, base: str | None, there: str | None) -> Marked:
    if base is not None:
        # What is not there is like what was there before: nothing of the others is marked for its sake.
        before, theirs, mine = compared(base, base if there is None else there, base if here is None else here)
        return _on_side(mine, here), _visible(before), _on_side(theirs, there)
    if here is None or there is None or here == there:
        return _same(here), (), _same(there)
    pieces = word_diff(here, there)
    mine = [
        Piece(Change.ADDED, piece.text) if piece.change is Change.REMOVED else piece
        for piece in pieces
        if piece.change is not Change.ADDED
    ]
    return _visible(mine), (), _visible(piece for piece in pieces if piece.change is not Change.REMOVED)


def _on_side(pieces: Iterable[Piece], text: str | None) -> Sequence[Piece]:
    return () if text is None else _visible(pieces)


def _same(text: object) -> Sequence[Piece]:
    return (Piece(Change.SAME, text),) if isinstance(text, str) and text else ()


def _composed(text: str) -> str:
    return unicodedata.normalize("NFC", text)


def _visible(pieces: Iterable[Piece]) -> list[Piece]:
    """White space that is a difference by itself is shown as signs."""
    return [
        Piece(piece.change, piece.text.translate(_WHITE))
        if piece.change is not Change.SAME and piece.text.isspace()
        else piece
        for piece in pieces
    ]


def _compare_closely(here: str | None, base: str | None, there: str | None) -> Marked | None:
    """Texts that look the same and are not, with marks where they are not; None where they do not."""
    if here is None or there is None or not unseen_difference(here, there):
        return None
    if base is not None and base not in (here, there) and not unseen_difference(base, here):
        # What can be seen has changed as well since then.
        return None
    known = here if base is None else base
    mine = _close_marks(here, there if base is None else base)
    return mine, () if base is None else _same(base), _close_marks(there, known)


def _close_marks(text: str, other: str) -> Sequence[Piece]:
    """`text` with its words and gaps marked that are written in other characters in `other`."""
    if text == other:
        return _same(text)
    parts = [part for pair in zip_longest(_WORDS.split(text), _WORDS.findall(text), fillvalue="") for part in pair]
    others = [part for pair in zip_longest(_WORDS.split(other), _WORDS.findall(other), fillvalue="") for part in pair]
    pieces = [Piece(Change.SAME if one == two else Change.ADDED, one) for one, two in zip(parts, others, strict=True)]
    return _visible(piece for piece in pieces if piece.text)


def _look_alike(texts: Sequence[str]) -> bool:
    return len({" ".join(_composed(text).split()) for text in texts}) < len(set(texts))


def _is_list_of_words(value: object) -> bool:
    return isinstance(value, list | tuple) and all(isinstance(item, str) for item in value)


def _mark_items(line: FieldLine, words: Sequence[str]) -> Marked:
    here, base, there = (value or () for value in line.values)
    if not line.given[Place.BASE]:
        return _items(here, there, words[0]), (), _items(there, here, words[2])
    kept = [item for item in base if item in here and item in there]
    return (
        _items(here, base, words[0]),
        _items(base, kept, words[1], Change.REMOVED),
        _items(there, base, words[2]),
    )


def _items(items: Sequence[str], known: Sequence[str], word: str, change: Change = Change.ADDED) -> list[Piece]:
    pieces: list[Piece] = []
    for item in items:
        if pieces:
            pieces.append(_BETWEEN_ITEMS)
        pieces.append(Piece(Change.SAME if item in known else change, item))
    return pieces or [Piece(Change.SAME, word)]


def _mark_whole(line: FieldLine, words: Sequence[str]) -> Marked:
    here, base, there = line.values
    if not line.given[Place.BASE]:
        return _whole(words[0], Change.ADDED), (), _whole(words[2], Change.ADDED)
    is_changed = not (same_value(here, base) and same_value(there, base))
    return (
        _whole(words[0], Change.SAME if same_value(here, base) else Change.ADDED),
        _whole(words[1], Change.REMOVED if is_changed and is_said(base) else Change.SAME),
        _whole(words[2], Change.SAME if same_value(there, base) else Change.ADDED),
    )


def _whole(word: str, change: Change) -> Sequence[Piece]:
    return (Piece(change, word),)


def _whole_letters(pieces: Sequence[Piece]) -> Sequence[Piece]:
    """No mark begins or ends within what is one letter to a person: an accent, a family of emoji."""
    if all(piece.text.isascii() for piece in pieces):
        return pieces
    texts = [piece.text for piece in pieces]
    for at in range(1, len(pieces)):
        if pieces[at].change is Change.SAME:
            while texts[at] and _belong_together(texts[at - 1], texts[at]):
                texts[at - 1], texts[at] = texts[at - 1] + texts[at][0], texts[at][1:]
        else:
            while texts[at - 1] and _belong_together(texts[at - 1], texts[at]):
                texts[at - 1], texts[at] = texts[at - 1][:-1], texts[at - 1][-1] + texts[at]
    return [Piece(piece.change, text) for piece, text in zip(pieces, texts, strict=True) if text]


def _belong_together(one: str, other: str) -> bool:
    if not one or not other:
        return False
    joins = _JOINER in (one[-1], other[0])
    return joins or unicodedata.category(other[0]) in ("Mn", "Mc", "Me") or other[0] in _SKIN_TONES

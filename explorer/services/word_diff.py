"""What changed between two texts, word by word."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from difflib import SequenceMatcher
from enum import StrEnum

from rapidfuzz.distance import LCSseq

_TOKENS = re.compile(r"\s+|\w+|[^\w\s]")
_PAIRWISE_LIMIT = 6_000
"""Words beyond which only the common beginning and end are taken as equal: the exact way grows with the square."""
_SHARED_AT_LEAST = 8
"""Letters that a stretch between two changes must have in common to be shown as unchanged."""
_READABLE_LIMIT = 100_000
"""Pairs of equal words beyond which difflib may take minutes, so that the longest common sequence is taken."""


class Change(StrEnum):
    """What became of a piece of text."""

    SAME = "same"
    REMOVED = "removed"
    ADDED = "added"


@dataclass(frozen=True, slots=True)
class Piece:
    """A run of text that has one fate."""

    change: Change
    text: str


def word_diff(before: str, after: str) -> list[Piece]:
    """The pieces of both texts in reading order.

    Without the added ones they are `before`, without the removed ones `after`.
    """
    old, new = _TOKENS.findall(before), _TOKENS.findall(after)
    head = _common(old, new)
    tail = _common(old[head:][::-1], new[head:][::-1])
    middle_old, middle_new = old[head : len(old) - tail], new[head : len(new) - tail]
    pieces = [Piece(Change.SAME, "".join(old[:head]))]
    if max(len(middle_old), len(middle_new)) > _PAIRWISE_LIMIT:
        pieces += [Piece(Change.REMOVED, "".join(middle_old)), Piece(Change.ADDED, "".join(middle_new))]
    else:
        pieces += _pairwise(middle_old, middle_new)
    pieces.append(Piece(Change.SAME, "".join(old[len(old) - tail :])))
    return _readable(_joined(pieces))


def _common(one: list[str], other: list[str]) -> int:
    count = 0
    for left, right in zip(one, other, strict=False):
        if left != right:
            break
        count += 1
    return count


def _pairwise(old: list[str], new: list[str]) -> list[Piece]:
    pieces = []
    start = new_start = 0
    for end, new_end, size in _matching_runs(old, new):
        pieces += [
            Piece(Change.REMOVED, "".join(old[start:end])),
            Piece(Change.ADDED, "".join(new[new_start:new_end])),
            Piece(Change.SAME, "".join(old[end : end + size])),
        ]
        start, new_start = end + size, new_end + size
    return pieces


def _matching_runs(old: list[str], new: list[str]) -> list[tuple[int, int, int]]:
    """Where equal words begin in both and how many there are; the last run stands at both ends and may be empty."""
    counts = Counter(new)
    if sum(counts[word] for word in old) <= _READABLE_LIMIT:
        return [(b.a, b.b, b.size) for b in SequenceMatcher(None, old, new, autojunk=False).get_matching_blocks()]
    blocks = LCSseq.editops(old, new).as_matching_blocks()
    # The space between two words that both changed is no common text worth showing.
    runs = [(b.a, b.b, b.size) for b in blocks if not "".join(old[b.a : b.a + b.size]).isspace()]
    return [*runs, (len(old), len(new), 0)]


def _joined(pieces: list[Piece]) -> list[Piece]:
    result: list[Piece] = []
    for piece in pieces:
        if not piece.text:
            continue
        if result and result[-1].change is piece.change:
            result[-1] = Piece(piece.change, result[-1].text + piece.text)
        else:
            result.append(piece)
    return result


def _readable(pieces: list[Piece]) -> list[Piece]:
    """The same change in fewer pieces: a word or two that both texts happen to share divide no change in two."""
    result: list[Piece] = []
    removed = added = ""
    for number, piece in enumerate(pieces):
        if piece.change is Change.REMOVED:
            removed += piece.text
        elif piece.change is Change.ADDED:
            added += piece.text
        elif (removed or added) and number + 1 < len(pieces) and len(piece.text.strip()) < _SHARED_AT_LEAST:
            removed += piece.text
            added += piece.text
        else:
            result += [Piece(Change.REMOVED, removed), Piece(Change.ADDED, added), piece]
            removed = added = ""
    result += [Piece(Change.REMOVED, removed), Piece(Change.ADDED, added)]
    return [piece for piece in result if piece.text]

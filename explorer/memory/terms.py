"""Words for keyword search in any script, and where they stand in a text (SEMANTICS 9).

Scripts that are written without spaces are cut into overlapping character pairs; everything else is left to
the index's tokenizer, which folds case and accents.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence

_UNSPACED = (
    "\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff"  # Thai, Lao, Burmese, Khmer
    "\u2e80-\u2fdf\u3005-\u3007\u3040-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff"
    "\U00020000-\U0003ffff"  # Han, Hiragana, Katakana
)
_UNSPACED_RUN = re.compile(f"[{_UNSPACED}]+")
_PIECE = re.compile(f"[{_UNSPACED}]+|[^ {_UNSPACED}]+")
_ASCII_WORD = re.compile("[A-Za-z0-9]+")


def index_text(text: str) -> str:
    """`text` as it goes into the keyword index: runs without spaces become pairs, the last character a word too.

    Composed, as queries are: the index folds accents of Latin letters only, so that `й` in two characters is another.
    """
    if text.isascii():
        return text
    return _UNSPACED_RUN.sub(lambda run: f" {' '.join(_pairs(run[0]))} ", unicodedata.normalize("NFC", text))


def match_words(query: str) -> list[str]:
    """The words of `query` as FTS5 phrases, the last one as a prefix unless a space follows it.

    A single character of a script without spaces always is a prefix: the index holds it as the first of a pair.
    """
    # A mark inside a word belongs to it for the index; here it would divide the word, so the text is composed first.
    composed = unicodedata.normalize("NFC", query)
    words = [_quoted(piece) for piece in pieces(composed)]
    if words and not composed[-1].isspace() and not words[-1].endswith("*"):
        words[-1] += "*"
    return list(dict.fromkeys(words))


def match_expression(query: str) -> str:
    """An FTS5 expression for `query`: its words joined with OR; empty where it has none."""
    return " OR ".join(match_words(query))


def pieces(query: str) -> list[str]:
    """The words of a query in order: runs of one kind of script. Accents without a letter are no word."""
    return [piece for _, piece in _placed_pieces(query) if not all(map(_is_mark, piece))]


def spans(text: str, query: str) -> list[tuple[int, int]]:
    """Where words of `query` begin a word of `text`, as (start, end) in characters, in order and without overlap.

    Case and accents are folded as the index does; only the last word of the query matches as a prefix.
    """
    wanted = [fold(piece) for piece in pieces(unicodedata.normalize("NFC", query))]
    if not wanted:
        return []
    prefix = "" if query[-1].isspace() else wanted[-1]
    found: list[tuple[int, int]] = []
    for start, piece in _placed_pieces(text):
        word = fold(piece)
        hits: list[tuple[int, int]] = []
        for want in filter(None, wanted):
            if _UNSPACED_RUN.match(want):
                hits += [hit.span() for hit in re.finditer(want, word)]
            elif word == want or (want == prefix and word.startswith(want)):
                hits.append((0, len(want)))
        if hits:
            at = _origins(piece)
            found += [(start + at[first], start + max(at[end], at[end - 1] + 1)) for first, end in hits]
    return _without_overlap(found)


def is_unspaced(piece: str) -> bool:
    """Whether a word of `pieces` is a run of a script that is written without spaces."""
    return _UNSPACED_RUN.match(piece) is not None


def fold(text: str) -> str:
    """Case and accents taken away."""
    if text.isascii():
        return text.lower()
    decomposed = unicodedata.normalize("NFD", text.casefold())
    return "".join(character for character in decomposed if not unicodedata.combining(character))


def _pairs(run: str) -> list[str]:
    return [run[at : at + 2] for at in range(len(run))]


def _quoted(piece: str) -> str:
    if not _UNSPACED_RUN.match(piece):
        return f'"{piece}"'
    return f'"{" ".join(_pairs(piece)[:-1])}"' if len(piece) > 1 else f'"{piece}"*'


def _is_mark(character: str) -> bool:
    return unicodedata.category(character)[0] == "M"


def _placed_pieces(text: str) -> list[tuple[int, str]]:
    """The words of `text`, each with the place of its first character."""
    if text.isascii():
        return [(word.start(), word[0]) for word in _ASCII_WORD.finditer(text)]
    marked = "".join(" " if _divides(character) else character for character in text)
    return [(piece.start(), piece[0]) for piece in _PIECE.finditer(marked)]


def _divides(character: str) -> bool:
    # FTS5 is told that words are made of letters, numbers and marks.
    return unicodedata.category(character)[0] not in "LNM"


def _origins(piece: str) -> Sequence[int]:
    """For each character of the folded piece, and for its end, from which character of `piece` it comes."""
    if piece.isascii():
        return range(len(piece) + 1)
    return [*(at for at, character in enumerate(piece) for _ in fold(character)), len(piece)]


def _without_overlap(found: list[tuple[int, int]]) -> list[tuple[int, int]]:
    result: list[tuple[int, int]] = []
    for start, end in sorted(found):
        if not result or start >= result[-1][1]:
            result.append((start, end))
    return result

"""Words for keyword search in any script, and where they stand in a text (SEMANTICS 9).

Scripts that are written without spaces are cut into overlapping character pairs; everything else is left to
the index's tokenizer, which folds case and accents.
"""

from __future__ import annotations

import re
import unicodedata

_UNSPACED = (
    "\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff"  # Thai, Lao, Burmese, Khmer
    "\u2e80-\u2fdf\u3005-\u3007\u3040-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff"
    "\U00020000-\U0003ffff"  # Han, Hiragana, Katakana
)
_UNSPACED_RUN = re.compile(f"[{_UNSPACED}]+")


def index_text(text: str) -> str:
    """`text` as it goes into the keyword index: runs without spaces become pairs, the last character a word too."""
    return text if text.isascii() else _UNSPACED_RUN.sub(lambda run: f" {' '.join(_pairs(run[0]))} ", text)


def match_words(query: str) -> list[str]:
    """The words of `query` as FTS5 phrases, the last one as a prefix unless a space follows it."""
    # A mark inside a word belongs to it for the index; here it would divide the word, so the text is composed first.
    composed = unicodedata.normalize("NFC", query)
    words = [_quoted(piece) for piece in pieces(composed)]
    if words and not composed[-1].isspace():
        words[-1] += "*"
    return list(dict.fromkeys(words))


def match_expression(query: str) -> str:
    """An FTS5 expression for `query`: its words joined with OR; empty where it has none."""
    return " OR ".join(match_words(query))


def pieces(query: str) -> list[str]:
    """The words of a query in order: runs of one kind of script."""
    marked = "".join(" " if _divides(character) else character for character in query)
    return [run for word in marked.split() for run in _split_scripts(word)]


def spans(text: str, query: str) -> list[tuple[int, int]]:
    """Where words of `query` begin a word of `text`, as (start, end) in characters, in order and without overlap.

    Case and accents are folded as the index does; only the last word of the query matches as a prefix.
    """
    wanted = [fold(piece) for piece in pieces(unicodedata.normalize("NFC", query))]
    if not wanted:
        return []
    open_end = not query[-1].isspace()
    found: list[tuple[int, int]] = []
    for match in re.finditer(f"[{_UNSPACED}]+|[^\\W_{_UNSPACED}][\\w\\u0300-\\u036f]*", text):
        word = fold(match[0])
        for number, want in enumerate(wanted):
            is_last = open_end and number == len(wanted) - 1
            if _UNSPACED_RUN.fullmatch(want):
                found += [(match.start() + hit.start(), match.start() + hit.end()) for hit in re.finditer(want, word)]
            elif word == want or (is_last and word.startswith(want)):
                end = match.start() + len(want) if len(word) == len(match[0]) else match.end()
                found.append((match.start(), end))
                break
    return _without_overlap(found)


def fold(text: str) -> str:
    """Case and accents taken away."""
    decomposed = unicodedata.normalize("NFD", text.casefold())
    return "".join(character for character in decomposed if not unicodedata.combining(character))


def _pairs(run: str) -> list[str]:
    return [run[at : at + 2] for at in range(len(run))]


def _quoted(piece: str) -> str:
    if _UNSPACED_RUN.fullmatch(piece) and len(piece) > 1:
        return f'"{" ".join(_pairs(piece)[:-1])}"'
    return f'"{piece}"'


def _divides(character: str) -> bool:
    # FTS5 is told that words are made of letters, numbers and marks.
    return unicodedata.category(character)[0] not in "LNM"


def _split_scripts(word: str) -> list[str]:
    parts: list[str] = []
    at = 0
    for run in _UNSPACED_RUN.finditer(word):
        parts += [word[at : run.start()], run[0]]
        at = run.end()
    return [part for part in (*parts, word[at:]) if part]


def _without_overlap(found: list[tuple[int, int]]) -> list[tuple[int, int]]:
    result: list[tuple[int, int]] = []
    for start, end in sorted(found):
        if not result or start >= result[-1][1]:
            result.append((start, end))
    return result

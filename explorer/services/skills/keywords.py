"""Which keywords of a skill a message says (SEMANTICS 11): whole words of any script, case and accents folded."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

from explorer.memory.terms import fold, is_unspaced, pieces

_SHORTEST_WITH_PLURAL = 3
_SYMBOLS = re.compile(r"(?<=\w)(?:\++|#)(?!\w)|(?<![\w.])\.(?=[a-z])")
_SAID = str.maketrans({"+": "plus", "#": "sharp", ".": "dot"})


class SaidWords:
    """The words of a message, to be asked for many keywords."""

    def __init__(self, message: str) -> None:
        self._words = _words(message)
        self._set = frozenset(self._words)
        self._unspaced = tuple(word for word in self._words if is_unspaced(word))

    def hits(self, keywords: Iterable[str]) -> tuple[str, ...]:
        """The keywords that the message says, in their order, one that says the same as another left out.

        A keyword of several words is said where they follow one another. The last word may be in the English plural
        where the other is not ("containers", `container`). A keyword in a script without spaces may stand anywhere.
        """
        found: dict[tuple[str, ...], str] = {}
        for keyword in keywords:
            words = tuple(_words(keyword))
            if words and words not in found and self._says(words):
                found[words] = keyword
        return tuple(found.values())

    def _says(self, words: tuple[str, ...]) -> bool:
        *first, last = words
        if not first:
            return self._says_word(last)
        said = self._words
        starts = range(len(said) - len(first))
        return any(
            all(map(_is_said, first, said[at : at + len(first)])) and _is_last_said(last, said[at + len(first)])
            for at in starts
        )

    def _says_word(self, word: str) -> bool:
        if is_unspaced(word):
            return any(word in run for run in self._unspaced)
        return any(form in self._set for form in _forms(word))


def _words(text: str) -> list[str]:
    """Words as the keyword index has them; symbols that make another name of a word are said: C++, C#, .NET."""
    folded = fold(unicodedata.normalize("NFC", text))
    spoken = _SYMBOLS.sub(lambda symbols: symbols[0].translate(_SAID), folded)
    return pieces(spoken)


def _is_said(word: str, said: str) -> bool:
    return word in said if is_unspaced(word) else word == said


def _is_last_said(word: str, said: str) -> bool:
    return word in said if is_unspaced(word) else said in _forms(word)


def _forms(word: str) -> tuple[str, ...]:
    """The word, its English plurals, and what it may be a plural of."""
    if len(word) < _SHORTEST_WITH_PLURAL or not word.isascii() or not word.isalpha():
        return (word,)
    plurals = (f"{word}es",) if word.endswith("s") else (f"{word}s", f"{word}es")
    if word.endswith("y"):
        plurals = (*plurals, f"{word[:-1]}ies")
    if not word.endswith("s") or word.endswith("ss") or len(word) == _SHORTEST_WITH_PLURAL:
        return (word, *plurals)
    singulars = (word[:-1], word.removesuffix("es"), f"{word[:-3]}y" if word.endswith("ies") else word)
    return (word, *plurals, *singulars)

"""Signs that change what a text states though they are no words: operators, currencies, pictures, bits for bytes."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter

_SAID_IN_WORDS = frozenset("©®™°`^~|+")
"""Symbols that texts leave out or write as words without stating anything else."""
_ARROWS = re.compile(r"->|=>|<-|[←-⇿]")
_OPERATORS = re.compile(
    r"""[!=<>]=+                    # comparisons
      | (?<![\w)\]])!(?=\w)         # not
      | (?<=\d)\s?[*+/^]\s?(?=\d)   # calculations
      | (?<=\w)\+\+ | (?<=[A-Za-z])\#(?!\w)   # C++, C#
      | (?<![\w/-])un-(?=\w)
    """,
    re.VERBOSE,
)
_BITS = re.compile(r"(?<=\d)\s?[KMGTP]i?b(?:ps|it)?(?!\w)")
_COMPARED = re.compile(r"(?<![-=<>!])[<>=](?![-=<>])")


def symbols_of(text: str) -> tuple[str, ...]:
    """Each sign as often as it stands, in alphabetical order; arrows are words, and told apart as such."""
    found: Counter[str] = Counter()
    for pattern in (_OPERATORS, _BITS, _COMPARED):
        found.update(match[0].strip() for match in pattern.finditer(_ARROWS.sub(" ", text)))
    if not text.isascii():
        found.update(
            character
            for character in _ARROWS.sub(" ", text)
            if unicodedata.category(character) in ("Sm", "Sc", "So") and character not in _SAID_IN_WORDS
        )
    found.update(character for character in text if character == "$")
    return tuple(sorted(found.elements()))

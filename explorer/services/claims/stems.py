"""Words brought to one form: case, accents and apostrophes, and the commonest endings.

Cautious: two forms that are left apart cost a duplicate that is not found, two words that fall together a merge
that loses something.
"""

from __future__ import annotations

import re

_FOLD = str.maketrans("áéíóúüàèìòùâêîôûäöëï’ʼ`‘", "aeiouuaeiouaeiouaoei''''")
_VOWEL = re.compile("[aeiouy]")
_LATIN_MOST = re.compile("[a-zñ]")
_UKRAINIAN_ENDINGS = (
    "ають аєть ує уєть ують юєть юють ає яють яєть ють ять уть ить єть "
    "ами ями ого ому ими ою ею єю ої ій ий ом ем єм им их ів їв "
    "ах ях ам ям ові еві а я у ю і ї и е є о ь й"
).split()
_ENDINGS = tuple(sorted(set(_UKRAINIAN_ENDINGS), key=lambda ending: (-len(ending), ending)))
_SHORTEST_LATIN, _SHORTEST_UKRAINIAN = 3, 3


def plain(word: str) -> str:
    """Case folded; accents of Latin vowels taken away (not ñ, й, ї); every apostrophe the same."""
    folded = word.casefold()
    return folded if folded.isascii() else folded.translate(_FOLD)


def stem(word: str) -> str:
    """The stem of a `plain` word; itself where it has no known ending or is in another script."""
    if _LATIN_MOST.match(word):
        return _latin(word)
    if "а" <= word[0] <= "ї" or word[0] == "ґ":
        return _ukrainian(word)
    return word


def _latin(word: str) -> str:
    word = word.removesuffix("'s")
    for ending in ("ados", "adas", "idos", "idas"):
        if len(word) > len(ending) + 2 and word.endswith(ending):
            return word[:-2]
    if word.endswith(("ado", "ada", "ido", "ida")) and len(word) > 5:
        return word[:-1]
    word = _singular(word)
    for ending in ("ing", "ed"):
        rest = word[: -len(ending)]
        if word.endswith(ending) and len(rest) >= _SHORTEST_LATIN and _VOWEL.search(rest):
            return _undoubled(rest)
    return word[:-1] if word.endswith("e") and len(word) > _SHORTEST_LATIN else word


def _singular(word: str) -> str:
    if len(word) <= _SHORTEST_LATIN or not word.endswith("s") or word.endswith(("ss", "us", "is")):
        return word
    return word[:-3] + "y" if word.endswith("ies") and len(word) > 4 else word[:-1]


def _undoubled(rest: str) -> str:
    if rest[-1] == rest[-2] and rest[-1] not in "lsz":
        return rest[:-1]
    return rest.removesuffix("e")


def _ukrainian(word: str) -> str:
    word = word.removesuffix("ся").removesuffix("сь") if len(word) > 6 else word
    for ending in _ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= _SHORTEST_UKRAINIAN:
            return word[: -len(ending)]
    return word

"""What one word means on its own, read once and remembered."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

from explorer.services.claims.claims import ClaimKind, Item
from explorer.services.claims.phrases import PHRASES, Phrases
from explorer.services.claims.stems import plain, stem
from explorer.services.claims.synonyms import ENVIRONMENTS, FILLERS, REGIONS, SYNONYMS
from explorer.services.claims.vocabulary import (
    ECHOES,
    MONTHS,
    MULTIPLIERS,
    NEGATED,
    NEGATIONS,
    NUMBER_WORDS,
    ORDINALS,
    RATES,
    RELATIVE_DAYS,
    SHORT_WEEKDAYS,
    TENSES,
    TIMES,
    UNITS,
    UNSURE_MONTHS,
    WEEKDAYS,
)

_SUFFIX = re.compile("'(?:s|re|ve|ll|d|m)$")
_REMEMBERED, _LONGEST_REMEMBERED = 1 << 16, 40
_MARKED = re.compile(r"[\d_]|(?<!^)[A-ZА-ЯІЇЄҐ]")
# Written like acronyms, they are other words than in small letters.
_NEVER_WORDS = frozenset({"US", "USA", "IT", "EL", "LA"})
ECHO = "echo"
"""Value of a negation that negates only where the sentence has no plain one."""
NOT = "not"


class Sense(NamedTuple):
    """What a word gives: its items inside a sentence and at its start; and what it may be with its neighbours."""

    plain: str
    items: tuple[Item, ...]
    first: tuple[Item, ...]
    number: int | None = None
    multiplier: int | None = None
    month: int | None = None
    is_sure_month: bool = False
    ordinal: str = ""
    unit: tuple[str, int] | None = None
    tense: str = ""
    phrases: Phrases = ()
    is_simple: bool = True


def sense(word: str) -> Sense:
    """The sense of a word as it is written; remembered, unless it is longer than words are."""
    return _remembered(word) if len(word) <= _LONGEST_REMEMBERED else _read(word)


def _read(word: str) -> Sense:
    key = word.lower() if word.isascii() else plain(word)
    key = key.replace("’", "'")
    number, multiplier, month = _number(key), MULTIPLIERS.get(key), MONTHS.get(key)
    ordinal, phrases = ORDINALS.get(key, ""), PHRASES.get(key, ())
    items, first = _items(word, key)
    return Sense(
        key, items, first, number, multiplier, month, key not in UNSURE_MONTHS, ordinal, UNITS.get(key), _tense(key),
        phrases, all(each is None for each in (number, multiplier, month)) and not (ordinal or phrases or _tense(key))
        and not any(item.kind is ClaimKind.DATE for item in items),
    )  # fmt: skip


_remembered = lru_cache(_REMEMBERED)(_read)


def _number(key: str) -> int | None:
    """Of twenty-five too."""
    tens, _, ones = key.partition("-")
    if ones and tens in NUMBER_WORDS and ones in NUMBER_WORDS:
        return NUMBER_WORDS[tens] + NUMBER_WORDS[ones]
    return NUMBER_WORDS.get(key)


def _tense(key: str) -> str:
    if key.endswith("'ll"):
        return "future"
    if key.endswith("n't"):
        return TENSES.get("will" if key == "won't" else key.removesuffix("n't"), "")
    return TENSES.get(key.removesuffix("'re"), "")


def _items(word: str, key: str) -> tuple[tuple[Item, ...], tuple[Item, ...]]:
    fixed = _fixed(word, key)
    if fixed is not None and len(word) == 1 and word.isupper() and word != "I":
        return (Item(ClaimKind.NAME, "@" + key, word),), fixed
    if fixed is not None:
        return fixed, fixed
    if "-" in word:
        parts = tuple(item for part in word.split("-") for item in sense(part).items)
        whole = (Item(ClaimKind.NAME, "@" + key.replace("-", ""), word),)
        both = whole if re.search(r"\d", word) else parts
        return both, both
    bare = _SUFFIX.sub("", key)
    known = SYNONYMS.get(bare)
    if known is None and (_MARKED.search(word) or word in _NEVER_WORDS):
        kind = ClaimKind.ENVIRONMENT if word in REGIONS else ClaimKind.NAME
        name = (Item(kind, "@" + bare, word),)
        return name, name
    value = known or SYNONYMS.get(stem(bare)) or stem(bare)
    kind = ClaimKind.ENVIRONMENT if value in ENVIRONMENTS else ClaimKind.WORD
    plainly = (Item(kind, value, word),)
    if not word[0].isupper() or known is not None or kind is ClaimKind.ENVIRONMENT:
        return plainly, plainly
    # A name at the start of a sentence must not lose the letter that makes it another's: Олександр, Олександра.
    kept = not bare.isascii() and bare[-1] in "ая"
    return (Item(ClaimKind.NAME, "@" + bare, word),), ((Item(kind, bare, word),) if kept else plainly)


def _fixed(word: str, key: str) -> tuple[Item, ...] | None:
    """The items of a word that is in a table, whatever its place; None where it is in none."""
    if word in _NEVER_WORDS:
        return None
    negation = Item(ClaimKind.NEGATION, NOT, word)
    if key in NEGATIONS or key.endswith("n't"):
        return (negation,)
    if key in ECHOES:
        return (Item(ClaimKind.NEGATION, ECHO, word),)
    if key in NEGATED:
        return (negation, *(Item(ClaimKind.WORD, value, word) for value in NEGATED[key]))
    for table, slot in ((WEEKDAYS, "weekday"), (RATES, "rate"), (RELATIVE_DAYS, "relative"), (TIMES, "time")):
        if key in table:
            return (Item(ClaimKind.DATE, table[key], word, slot),)
    if word in SHORT_WEEKDAYS:
        return (Item(ClaimKind.DATE, SHORT_WEEKDAYS[word], word, "weekday"),)
    bare = _SUFFIX.sub("", key)
    if key in FILLERS or _tense(key) or (bare != key and bare in FILLERS):
        return ()
    return None

"""Numbers that are written in words, and the words behind a number that belong to it: two hundred, 3 seconds."""

from __future__ import annotations

from explorer.services.claims.claims import Item
from explorer.services.claims.cursor import Cursor
from explorer.services.claims.quantities import quantity
from explorer.services.claims.senses import Sense

_AND = frozenset({"and", "y"})
_PER, _CENT = frozenset({"por", "per"}), frozenset({"ciento", "cent"})
_HUNDRED = 100
_LARGEST = 10**15
"""Above it, words are no longer put together to one number."""


def number_in_words(cursor: Cursor, meant: Sense, written: str) -> Item:
    """With `written`, the number word before the cursor, and those behind it: twenty-five, two hundred and ten."""
    total, part, shown = 0, 0, written
    while True:
        if meant.multiplier is None:
            part += meant.number or 0
        else:
            part = (part or 1) * meant.multiplier
            if meant.multiplier > _HUNDRED:
                total, part = total + part, 0
        skipped = 1 if meant.multiplier and cursor.plain() in _AND else 0
        following = cursor.sense(skipped)
        if following is None or not _continues(meant, following) or max(part, total) > _LARGEST:
            break
        shown += " " + " ".join(token[1] for token in cursor.tokens[cursor.at : cursor.at + skipped + 1])
        meant = following
        cursor.at += 1 + skipped
    return with_unit(cursor, str(total + part), "", "", shown)


def with_unit(cursor: Cursor, digits: str, sign: str, suffix: str, shown: str) -> Item:
    """The item of a number before the cursor, with the thousands and the unit behind it."""
    if suffix:
        return quantity(digits, sign, suffix, shown)
    meant = cursor.sense()
    if meant is not None and meant.multiplier and digits.isdigit() and len(digits) < len(str(_LARGEST)):
        digits = str(int(digits) * meant.multiplier)
        shown += f" {cursor.tokens[cursor.at][1]}"
        cursor.at += 1
        meant = cursor.sense()
    if meant is not None and meant.unit is not None:
        suffix = meant.plain
        shown += f" {cursor.tokens[cursor.at][1]}"
        cursor.at += 1
    elif cursor.plain() in _PER and cursor.plain(1) in _CENT:
        suffix = "%"
        shown += " %"
        cursor.at += 2
    return quantity(digits, sign, suffix, shown)


def _continues(meant: Sense, following: Sense) -> bool:
    if following.multiplier is not None:
        return True
    if following.number is None:
        return False
    return meant.multiplier is not None or following.number < 10 <= (meant.number or 0)

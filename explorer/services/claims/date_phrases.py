"""Dates that are written in words: 30 November 2026, Nov 30, 30 de noviembre, 30 листопада."""

from __future__ import annotations

import re

from explorer.services.claims.calendar_dates import MOST_DAYS, day_item
from explorer.services.claims.claims import Item
from explorer.services.claims.cursor import Cursor
from explorer.services.claims.senses import Sense

_YEAR = re.compile(r"\d{4}")
_DAY = re.compile(r"(\d{1,2})(?:st|nd|rd|th)?", re.IGNORECASE)
_OF = frozenset({"de", "of", "del", "the"})


def day_before_month(cursor: Cursor, written: str) -> Item | None:
    """With `written`, the number before the cursor, and the month behind it; None where they are no date."""
    day = _day(written)
    ahead = 0
    while cursor.plain(ahead) in _OF:
        ahead += 1
    meant = cursor.sense(ahead)
    if day is None or meant is None or meant.month is None:
        return None
    month = cursor.tokens[cursor.at + ahead][1]
    if not (meant.is_sure_month or month[0].isupper()):
        return None
    cursor.at += ahead + 1
    return day_item(_year(cursor), meant.month, day, f"{written} {month}")


def month_or_day(cursor: Cursor, meant: Sense, written: str) -> Item | None:
    """With `written`, the month before the cursor, and what follows; None where the word is none here: may, march."""
    if meant.month is None:
        return None
    following = cursor.number()
    day = _day(following)
    is_named = written[0].isupper() and (not cursor.is_first or day is not None or _is_year(following))
    if not (meant.is_sure_month or is_named):
        return None
    if day is not None:
        cursor.at += 1
        written += f" {following}"
    return day_item(_year(cursor), meant.month, day, written)


def _day(written: str) -> int | None:
    match = _DAY.fullmatch(written)
    return int(match[1]) if match and 1 <= int(match[1]) <= MOST_DAYS else None


def _is_year(written: str) -> bool:
    return _YEAR.fullmatch(written) is not None


def _year(cursor: Cursor) -> int | None:
    ahead = 0
    while cursor.plain(ahead) in _OF:
        ahead += 1
    written = cursor.number(ahead)
    if not _is_year(written):
        return None
    cursor.at += ahead + 1
    return int(written)

"""Dates that are told from today: yesterday, la semana pasada, 3 дні тому, the last 7 days, last October."""

from __future__ import annotations

from datetime import datetime
from enum import Enum, auto

from explorer.services.recall import date_words
from explorer.services.recall.date_spans import Span, days_back, lasting, of_month, units_back
from explorer.services.recall.date_tokens import Tokens
from explorer.services.recall.date_words import MONTHS, NUMBERS, OF, UNITS, WEEKDAYS, Unit
from explorer.services.recall.written_dates import Named, ended, weekday, written_date

_PHRASES = {
    ("the", "day", "before", "yesterday"): 2,
    ("day", "before", "yesterday"): 2,
    ("antes", "de", "ayer"): 2,
    ("last", "night"): 1,
    ("this", "morning"): 0,
    ("this", "afternoon"): 0,
    ("this", "evening"): 0,
    ("esta", "manana"): 0,
    ("esta", "tarde"): 0,
    ("esta", "noche"): 0,
}
_NOWADAYS = ("hoy", "en", "dia")
_VAGUE = frozenset({"unos", "unas", "casi", "como"})
_COUNTED_OF = frozenset({"couple", "par"})
_SHORTER = (Unit.MINUTE, Unit.HOUR, Unit.DAY)


class _Meant(Enum):
    LAST = auto()
    ROLLING = auto()
    THIS = auto()


def relative_date(tokens: Tokens, at: int, now: datetime) -> Named | None:
    """The date that begins at a token, by the reader's clock `now`; None where none does."""
    if _stands(tokens, at, _NOWADAYS):
        return None
    for phrase, back in _PHRASES.items():
        if _stands(tokens, at, phrase):
            return _named(days_back(now.date(), back), at + len(phrase), is_day=True)
    word = tokens.word(at)
    if word in date_words.DAYS_BACK:
        return _named(days_back(now.date(), date_words.DAYS_BACK[word]), at + 1, is_day=True)
    if word in date_words.LAST_YEAR:
        return _named(units_back(now, Unit.YEAR, 1), at + 1)
    meant = _modifier(word)
    if meant is not None:
        return _modified(tokens, at + 1, now, meant)
    return _ago(tokens, at, now) or _modified_behind(tokens, at, now)


def _modified(tokens: Tokens, at: int, now: datetime, meant: _Meant) -> Named | None:
    """What follows `last`, `past` or `this`."""
    if meant is not _Meant.THIS:
        count, unit, end = _counted(tokens, at)
        if unit is not None:
            return _named(lasting(now, unit, count), end)
    unit = UNITS.get(tokens.word(at))
    if unit is not None:
        return None if _is_part_of_month(tokens, at + 1) else _named(_of_unit(tokens, at, now, meant), at + 1)
    if meant is _Meant.THIS:
        return _this(tokens, at, now)
    named = written_date(tokens, at, now, prepared=True)
    if named is not None:
        return ended(named, now) if named.of_year is not None else None
    return weekday(tokens, at, now)


def _of_unit(tokens: Tokens, at: int, now: datetime, meant: _Meant) -> Span | None:
    unit = UNITS[tokens.word(at)]
    if meant is _Meant.THIS:
        return None if unit in _SHORTER else units_back(now, unit, 0)
    if unit in _SHORTER:
        # The last day is that of a sprint, and última hora is what happened just now.
        is_meant = tokens.word(at - 1) == "past" or (unit is Unit.HOUR and meant is _Meant.LAST)
        return lasting(now, unit, 1) if is_meant else None
    return units_back(now, unit, 1) if meant is _Meant.LAST else lasting(now, unit, 1)


def _this(tokens: Tokens, at: int, now: datetime) -> Named | None:
    word = tokens.word(at)
    day = WEEKDAYS.get(word)
    if day is not None:
        return _named(days_back(now.date(), now.weekday() - day), at + 1, is_day=True)
    month = MONTHS.get(word)
    if month is None or not (month.with_day and month.after_preposition):
        return None
    return _named(of_month(now.year, month.month), at + 1)


def _modified_behind(tokens: Tokens, at: int, now: datetime) -> Named | None:
    """`la semana pasada`, `el lunes pasado`, `marzo pasado`, `el mes actual`."""
    unit = UNITS.get(tokens.word(at))
    if unit is not None:
        is_last, is_this = (
            tokens.word(at + 1) in words for words in (date_words.AFTERWARDS, date_words.CURRENT_AFTERWARDS)
        )
        if unit in _SHORTER or not (is_last or is_this):
            return None
        return _named(units_back(now, unit, int(is_last)), at + 2)
    if tokens.word(at) not in WEEKDAYS and tokens.word(at) not in MONTHS:
        return None
    named = weekday(tokens, at, now) or written_date(tokens, at, now, prepared=True)
    if named is None or tokens.word(named.end) not in date_words.AFTERWARDS:
        return None
    before = ended(named, now)
    return None if before is None else Named(before.span, before.end + 1, is_day=before.is_day)


def _ago(tokens: Tokens, at: int, now: datetime) -> Named | None:
    """`3 days ago`, `hace tres días`, `тиждень тому`."""
    if tokens.word(at) in date_words.AGO_BEFORE:
        start = at + 2 if tokens.word(at + 1) in _VAGUE else at + 1
        count, unit, end = _counted(tokens, start)
    else:
        count, unit, end = _counted(tokens, at)
        if tokens.word(at) in date_words.ONE_AGO and not tokens.word(at - 1).isdecimal():
            count, unit, end = 1, UNITS.get(tokens.word(at)), at + 1
        if tokens.word(end) not in date_words.AGO:
            return None
        end += 1
    if unit is None or not count:
        return None
    return _named(units_back(now, unit, count), end, is_day=unit in _SHORTER)


def _counted(tokens: Tokens, at: int) -> tuple[int, Unit | None, int]:
    """A number and its unit, and the token behind both; no unit where they do not stand there."""
    word = tokens.word(at)
    count = tokens.number(at)
    if count is None:
        count = NUMBERS.get(word)
    if count is None:
        return 0, None, at
    at += 2 if word in _COUNTED_OF and tokens.word(at + 1) in OF else 1
    return count, UNITS.get(tokens.word(at)), at + 1


def _modifier(word: str) -> _Meant | None:
    if word in date_words.LAST or word.startswith(date_words.LAST_STEMS):
        return _Meant.LAST
    if word in date_words.ROLLING or word.startswith(date_words.ROLLING_STEMS):
        return _Meant.ROLLING
    if word in date_words.THIS or word.startswith(date_words.THIS_STEMS):
        return _Meant.THIS
    return None


def _is_part_of_month(tokens: Tokens, at: int) -> bool:
    """Whether it is the last week of something else that is named."""
    while tokens.word(at) in OF and tokens.word(at):
        at += 1
    return tokens.word(at) in MONTHS or (tokens.number(at) is not None and len(tokens[at].text) == 4)


def _stands(tokens: Tokens, at: int, phrase: tuple[str, ...]) -> bool:
    return tokens.word(at) == phrase[0] and all(tokens.word(at + n) == word for n, word in enumerate(phrase))


def _named(span: Span | None, end: int, *, is_day: bool = False) -> Named | None:
    return None if span is None else Named(span, end, is_day=is_day)

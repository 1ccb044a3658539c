"""Dates that stand in a text by themselves: 2026-10-05, October 2026, 5 de octubre, III квартал, on Monday."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from datetime import datetime

from explorer.services.recall import date_words
from explorer.services.recall.date_spans import (
    OfYear,
    Span,
    days_back,
    latest,
    of_day,
    of_month,
    of_quarter,
    of_year,
)
from explorer.services.recall.date_tokens import Kind, Tokens
from explorer.services.recall.date_words import MONTHS, OF, Unit

_QUARTER = re.compile(r"q([1-4])")
_SPANISH_QUARTER = re.compile(r"t([1-4])")
_ORDINAL = re.compile(r"(\d{1,2})(?:st|nd|rd|th|го)")
_MOST_DAYS = 31
_MOST_ARTICLES = 2
# A number without a month is a year only near the reader's own time: 5432 and 1024 are none.
_EARLIEST_BARE, _YEARS_AHEAD = 1970, 10


@dataclass(frozen=True, slots=True)
class Named:
    """A date that was read: what it is, and the number of the token behind it.

    `of_year` where it was written without its year. `month` of one day, (year, month).
    """

    span: Span
    end: int
    of_year: OfYear | None = None
    is_day: bool = False


def written_date(tokens: Tokens, at: int, now: datetime, *, prepared: bool) -> Named | None:
    """The date that begins at a token; `prepared` = a word before it makes a month or a year likely."""
    token = tokens[at]
    if token.kind is Kind.ISO or token.kind is Kind.NUMERIC:
        return _in_digits(token.text, at)
    for read in (_day_of_month, _month, _quarter):
        found = read(tokens, at, now, prepared)
        if found is not None:
            return found
    return _bare_year(tokens, at, now) if prepared else None


def weekday(tokens: Tokens, at: int, now: datetime) -> Named | None:
    """The last such day before today; where its date stands beside it (`Monday, 5 October`), that date."""
    number = date_words.WEEKDAYS.get(tokens.word(at))
    if number is None:
        return None
    beside = at + 2 if tokens[at + 1].text == "," else at + 1
    dated = written_date(tokens, beside, now, prepared=False)
    if dated is not None and dated.is_day:
        return dated
    span = days_back(now.date(), (now.weekday() - number - 1) % 7 + 1)
    return None if span is None else Named(span, at + 1, is_day=True)


def _in_digits(text: str, at: int) -> Named | None:
    parts = [int(part) for part in re.findall(r"\d+", text)[:3]]
    if text[4:5] == "-" or text[4:5] == "/":
        year, month, *rest = parts
    elif len(parts) == 2:
        month, year, *rest = parts
    else:
        day, month, year = parts
        rest = [day]
        if "/" in text and day != month and day <= 12:
            # Who writes month first and who day first cannot be told apart, unless one is no month.
            if month <= 12:
                return None
            rest, month = [month], day
    span = of_day(year, month, rest[0]) if rest else of_month(year, month)
    return None if span is None else Named(span, at + 1, is_day=bool(rest))


def _day_of_month(tokens: Tokens, at: int, now: datetime, prepared: bool) -> Named | None:
    """`5 October`, `the 5th of October`, `5-го жовтня`, with or without its year."""
    start = at + 1 if tokens.word(at) == "the" else at
    day, behind, is_ordinal = _day(tokens, start)
    if day is None:
        return None
    at_month = _behind(tokens, behind)
    month = MONTHS.get(tokens.word(at_month))
    if month is None:
        return None
    year, end = _year(tokens, at_month + 1)
    is_sure = prepared or is_ordinal or at_month > behind or _is_name(tokens, at_month)
    if year is None and not (month.with_day or is_sure):
        return None
    return _dated(lambda each: of_day(each, month.month, day), year, end, now, is_day=True)


def _month(tokens: Tokens, at: int, now: datetime, prepared: bool) -> Named | None:
    """`October`, `October 2026`, `October 5, 2026`."""
    month = MONTHS.get(tokens.word(at))
    if month is None:
        return None
    start = at + 2 if tokens.word(at + 1) == "the" else at + 1
    day, behind, is_ordinal = _day(tokens, start)
    if day is not None:
        year, end = _year(tokens, behind)
        is_sure = prepared or is_ordinal or _is_name(tokens, at)
        if year is not None or month.with_day or is_sure:
            return _dated(lambda each: of_day(each, month.month, day), year, end, now, is_day=True)
    year, end = _year(tokens, at + 1)
    if year is None and not (month.alone or (prepared and month.after_preposition and day is None)):
        return None
    return _dated(lambda each: of_month(each, month.month), year, end, now)


def _quarter(tokens: Tokens, at: int, now: datetime, prepared: bool) -> Named | None:
    """`Q3 2026`, `2026 Q3`, `third quarter of 2026`, `3 квартал`."""
    reversed_year = tokens.number(at)
    if reversed_year is not None and reversed_year >= _EARLIEST_BARE:
        behind = at + 2 if tokens[at + 1].text == "-" else at + 1
        match = _QUARTER.fullmatch(tokens.word(behind))
        if match is None:
            return None
        number = int(match[1])
        return _dated(lambda year: of_quarter(year, number), reversed_year, behind + 1, now)
    counted, behind = _quarter_number(tokens, at)
    if counted is None:
        return None
    year, end = _year(tokens, behind)
    in_words = behind - at > 1
    if year is None and (not (prepared or in_words) or tokens.word(at).startswith("t")):
        return None
    return _dated(lambda each: of_quarter(each, counted), year, end, now)


def _quarter_number(tokens: Tokens, at: int) -> tuple[int | None, int]:
    word = tokens.word(at)
    match = _QUARTER.fullmatch(word) or _SPANISH_QUARTER.fullmatch(word)
    if match is not None:
        return int(match[1]), at + 1
    number, behind, _ = _day(tokens, at)
    if number is None:
        number, behind = date_words.QUARTERS.get(word), at + 1
    if number is not None and number <= 4 and date_words.UNITS.get(tokens.word(behind)) is Unit.QUARTER:
        return number, behind + 1
    return None, at


def _bare_year(tokens: Tokens, at: int, now: datetime) -> Named | None:
    year, end = _year(tokens, at)
    if year is None or not _EARLIEST_BARE <= year <= now.year + _YEARS_AHEAD:
        return None
    span = of_year(year)
    return None if span is None or tokens.word(end) in date_words.COUNTED else Named(span, end)


def _dated(of_year: OfYear, year: int | None, end: int, now: datetime, *, is_day: bool = False) -> Named | None:
    span = latest(of_year, now) if year is None else of_year(year)
    return None if span is None else Named(span, end, of_year if year is None else None, is_day)


def ended(named: Named, now: datetime) -> Named | None:
    """The same as `last` means it: over already."""
    if named.of_year is None:
        return named
    span = latest(named.of_year, now, ended=True)
    return None if span is None else replace(named, span=span, of_year=None)


def _day(tokens: Tokens, at: int) -> tuple[int | None, int, bool]:
    """A day's number, the token behind it, and whether it is an ordinal."""
    number, behind, is_ordinal = tokens.number(at), at + 1, False
    match = _ORDINAL.fullmatch(tokens.word(at))
    if match is not None:
        number, is_ordinal = int(match[1]), True
    elif tokens[at + 1].text == "-" and tokens.word(at + 2) in date_words.ORDINALS:
        behind, is_ordinal = at + 3, True
    return (number if number is not None and 1 <= number <= _MOST_DAYS else None), behind, is_ordinal


def _year(tokens: Tokens, at: int) -> tuple[int | None, int]:
    """A year that follows a date, and the token behind all of it; that given where there is none."""
    behind = at + 1 if tokens[at].text == "," else _behind(tokens, at)
    year = tokens.number(behind)
    if year is None or len(tokens[behind].text) != 4 or of_year(year) is None:
        return None, at
    end = behind + 1
    if tokens[end].text == "-" and tokens.word(end + 1) in date_words.ORDINALS:
        end += 2
    return year, end + 1 if tokens.word(end) in date_words.YEAR_AFTER else end


def _behind(tokens: Tokens, at: int) -> int:
    """Behind `of`, `of the year`, `de`."""
    for _ in range(_MOST_ARTICLES):
        at += tokens.word(at) in OF
    return at + 1 if tokens.word(at) in {"year", "ano"} else at


def _is_name(tokens: Tokens, at: int) -> bool:
    """Whether a capital letter tells the month May from the verb."""
    return tokens[at].text[:1].isupper() and not tokens.begins_sentence(at)

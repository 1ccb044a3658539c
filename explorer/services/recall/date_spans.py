"""Stretches of the reader's calendar: days, weeks from Monday, months, quarters, years, and which of them is meant."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta

from explorer.services.recall.date_words import Unit

EARLIEST_YEAR, LATEST_YEAR = 1900, 2199
_MONTHS, _DAYS = 12, 7
# 29 February comes after eight years at the latest.
_YEARS_TRIED = 9
_MOST_COUNTED = 9_999


@dataclass(frozen=True, slots=True)
class Span:
    """From `start`, included, to `end`, by the reader's clock, without a zone."""

    start: datetime
    end: datetime


OfYear = Callable[[int], Span | None]
"""What a date that is written without its year is in a year; None where there is none, as of 29 February."""


def of_days(first: date, end: date) -> Span | None:
    """Whole days, `end` not included; None outside of the years 1900 to 2199."""
    if not (first.year >= EARLIEST_YEAR and end.year <= LATEST_YEAR + 1 and first < end):
        return None
    return Span(datetime.combine(first, time.min), datetime.combine(end, time.min))


def of_day(year: int, month: int, day: int) -> Span | None:
    """One day; None where the calendar has none such."""
    try:
        first = date(year, month, day)
    except (ValueError, OverflowError):
        return None
    return days_back(first, 0)


def of_months(year: int, month: int, count: int = 1) -> Span | None:
    """So many months from one on; `month` may lie outside of 1 to 12 and then counts from that year on."""
    first, end = _month(year, month), _month(year, month + count)
    return None if first is None or end is None else of_days(first, end)


def of_month(year: int, month: int) -> Span | None:
    """One month; None where the calendar has none such."""
    return of_months(year, month) if 1 <= month <= _MONTHS else None


def of_quarter(year: int, quarter: int) -> Span | None:
    """Three months, `quarter` from 1."""
    return of_months(year, 3 * quarter - 2, 3)


def of_year(year: int) -> Span | None:
    """One year."""
    return of_months(year, 1, _MONTHS)


def days_back(today: date, count: int) -> Span | None:
    """The day that was so many days ago."""
    first = _back(today, count)
    end = None if first is None else _back(first, -1)
    return None if first is None or end is None else of_days(first, end)


def units_back(now: datetime, unit: Unit, count: int) -> Span | None:
    """The day, week, month, quarter or year that was so many of them ago; of hours and minutes, the day."""
    if count > _MOST_COUNTED:
        return None
    today = now.date()
    match unit:
        case Unit.MINUTE | Unit.HOUR:
            passed = _clock_back(now, unit, count)
            return None if passed is None else days_back(passed.date(), 0)
        case Unit.DAY:
            return days_back(today, count)
        case Unit.WEEK:
            monday = _back(today, today.weekday() + _DAYS * count)
            end = None if monday is None else _back(monday, -_DAYS)
            return None if monday is None or end is None else of_days(monday, end)
        case Unit.MONTH:
            return of_months(today.year, today.month - count)
        case Unit.QUARTER:
            return of_months(today.year, (today.month - 1) // 3 * 3 + 1 - 3 * count, 3)
        case Unit.YEAR:
            return of_year(today.year - count)


def lasting(now: datetime, unit: Unit, count: int) -> Span | None:
    """The last so many units until the end of today: nothing that is not older is left out.

    It begins with the day that many days ago, so that it is a part of a day longer; hours and minutes end now.
    """
    if not 1 <= count <= _MOST_COUNTED:
        return None
    if unit in (Unit.MINUTE, Unit.HOUR):
        passed = _clock_back(now, unit, count)
        return None if passed is None or passed.year < EARLIEST_YEAR else Span(passed, now)
    today = now.date()
    first = _first_of_last(today, unit, count)
    end = _back(today, -1)
    return None if first is None or end is None else of_days(first, end)


def latest(of_year: OfYear, now: datetime, *, ended: bool = False) -> Span | None:
    """Of what comes every year, the last that has begun, or that has `ended`."""
    for year in range(now.year, now.year - _YEARS_TRIED, -1):
        span = of_year(year)
        if span is not None and (span.end <= now if ended else span.start <= now):
            return span
    return None


def next_from(of_year: OfYear, start: datetime) -> Span | None:
    """Of what comes every year, the first that begins then or later."""
    spans = (of_year(year) for year in range(start.year, start.year + _YEARS_TRIED))
    return next((span for span in spans if span is not None and span.start >= start), None)


def _first_of_last(today: date, unit: Unit, count: int) -> date | None:
    if unit is Unit.DAY:
        return _back(today, count)
    if unit is Unit.WEEK:
        return _back(today, _DAYS * count)
    months = {Unit.MONTH: 1, Unit.QUARTER: 3, Unit.YEAR: _MONTHS}[unit] * count
    month = _month(today.year, today.month - months)
    next_month = _month(today.year, today.month - months + 1)
    if month is None or next_month is None:
        return None
    # A month before the 31st of May is the 30th of April.
    return min(month + timedelta(today.day - 1), next_month - timedelta(1))


def _month(year: int, month: int) -> date | None:
    years, rest = divmod(month - 1, _MONTHS)
    try:
        return date(year + years, rest + 1, 1)
    except (ValueError, OverflowError):
        return None


def _back(day: date, days: int) -> date | None:
    try:
        return day - timedelta(days)
    except OverflowError:
        return None


def _clock_back(now: datetime, unit: Unit, count: int) -> datetime | None:
    try:
        return now - (timedelta(hours=count) if unit is Unit.HOUR else timedelta(minutes=count))
    except OverflowError:
        return None

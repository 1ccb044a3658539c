from __future__ import annotations

from datetime import date, datetime

import pytest

from explorer.services.recall.date_spans import (
    Span,
    days_back,
    lasting,
    latest,
    next_from,
    of_day,
    of_days,
    of_month,
    of_months,
    of_quarter,
    of_year,
    units_back,
)
from explorer.services.recall.date_words import Unit

NOW = datetime.fromisoformat("2026-11-26T15:30")
FIRST = datetime.fromisoformat("0001-01-01")


def days(first: str, end: str) -> Span:
    return Span(datetime.fromisoformat(first), datetime.fromisoformat(end))


def test_days_months_quarters_and_years() -> None:
    assert of_day(2024, 2, 29) == days("2024-02-29", "2024-03-01")
    assert of_month(2026, 12) == days("2026-12-01", "2027-01-01")
    assert of_months(2026, -1) == days("2025-11-01", "2025-12-01")
    assert of_quarter(2026, 4) == days("2026-10-01", "2027-01-01")
    assert of_year(2026) == days("2026-01-01", "2027-01-01")


@pytest.mark.parametrize(
    "span",
    [
        of_day(2026, 2, 30), of_day(10**30, 1, 1), of_month(2026, 13), of_month(2026, 0), of_year(1899), of_year(2200),
        of_year(0), of_year(9999), of_year(10**9), of_days(date(2026, 1, 2), date(2026, 1, 1)), days_back(date.min, 1),
        days_back(date(2026, 1, 1), 10**9), units_back(NOW, Unit.DAY, 10_000), lasting(NOW, Unit.DAY, 0),
        lasting(NOW, Unit.YEAR, 9_999), lasting(FIRST, Unit.HOUR, 5), units_back(FIRST, Unit.HOUR, 5),
    ],
)  # fmt: skip
def test_what_no_calendar_has(span: Span | None) -> None:
    assert span is None


@pytest.mark.parametrize(
    ("unit", "ago", "last"),
    [
        (Unit.DAY, days("2026-11-24", "2026-11-25"), days("2026-11-24", "2026-11-27")),
        (Unit.WEEK, days("2026-11-09", "2026-11-16"), days("2026-11-12", "2026-11-27")),
        (Unit.MONTH, days("2026-09-01", "2026-10-01"), days("2026-09-26", "2026-11-27")),
        (Unit.QUARTER, days("2026-04-01", "2026-07-01"), days("2026-05-26", "2026-11-27")),
        (Unit.YEAR, days("2024-01-01", "2025-01-01"), days("2024-11-26", "2026-11-27")),
        (Unit.HOUR, days("2026-11-26", "2026-11-27"), days("2026-11-26T13:30", "2026-11-26T15:30")),
        (Unit.MINUTE, days("2026-11-26", "2026-11-27"), days("2026-11-26T15:28", "2026-11-26T15:30")),
    ],
)
def test_two_units_ago_and_the_last_two(unit: Unit, ago: Span, last: Span) -> None:
    assert units_back(NOW, unit, 2) == ago
    assert lasting(NOW, unit, 2) == last


def test_a_month_before_the_31st_is_the_last_day_of_a_shorter_one() -> None:
    assert lasting(datetime.fromisoformat("2026-05-31"), Unit.MONTH, 3) == days("2026-02-28", "2026-06-01")


def test_what_comes_every_year() -> None:
    def leap_day(year: int) -> Span | None:
        return of_day(year, 2, 29)

    def november(year: int) -> Span | None:
        return of_month(year, 11)

    assert latest(leap_day, NOW) == days("2024-02-29", "2024-03-01")
    assert next_from(leap_day, NOW) == days("2028-02-29", "2028-03-01")
    assert latest(november, NOW) == days("2026-11-01", "2026-12-01")
    assert latest(november, NOW, ended=True) == days("2025-11-01", "2025-12-01")
    assert latest(lambda _: None, NOW) is None

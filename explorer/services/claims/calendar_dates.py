"""Dates and times of day in one notation, so that 30 November 2026 is 2026-11-30 and 2 pm is 14:00."""

from __future__ import annotations

import re

from explorer.services.claims.claims import ClaimKind, Item

_TIME = re.compile(r"(\d{1,2})(?::(\d\d))?(?::(\d\d))?\s?(?:([ap])\.?m\b\.?)?", re.IGNORECASE)
_MOST_MONTHS, MOST_DAYS = 12, 31


def day_item(year: int | None, month: int, day: int | None, shown: str) -> Item:
    """A day, or a month where `day` is None, with or without its year."""
    start = "-" if year is None else f"{year:04}"
    value = f"{start}-{month:02}" if day is None else f"{start}-{month:02}-{day:02}"
    return Item(ClaimKind.DATE, value, shown, "month" if day is None else "day")


def iso_items(written: str) -> tuple[Item, ...]:
    """`2026-11-30`, `2026-11`, or with the time: two items and the zone's."""
    date, _, time = written.replace("T", " ").partition(" ")
    items = [Item(ClaimKind.DATE, date, written, "day" if date.count("-") > 1 else "month")]
    zone = re.search(r"(?:Z|[+-]\d\d:?\d\d)$", time)
    if time:
        items.append(time_item(time[: zone.start()] if zone else time, written))
    if zone:
        items.append(Item(ClaimKind.NAME, "@utc" if zone[0] == "Z" else f"@{zone[0]}", written))
    return tuple(items)


def day_month_year(written: str) -> Item:
    """`30.11.2026` or `30/11/2026`; with slashes and both possible as a month it stays as it is written."""
    separator = "/" if "/" in written else "."
    first, second, year = (int(part) for part in written.split(separator))
    if separator == "/" and first <= _MOST_MONTHS and second <= _MOST_MONTHS and first != second:
        return Item(ClaimKind.DATE, written, written, "day")
    day, month = (second, first) if second > _MOST_MONTHS else (first, second)
    if not (1 <= month <= _MOST_MONTHS and 1 <= day <= MOST_DAYS):
        return Item(ClaimKind.DATE, written, written, "day")
    return day_item(year, month, day, written)


def time_item(written: str, shown: str) -> Item:
    """A time of day, 24 hours: `9:30`, `2 pm`, `14:05:30`."""
    match = _TIME.match(written)
    if match is None:
        return Item(ClaimKind.DATE, written, shown, "time")
    hour, minute, second, half = match.groups()
    hours = int(hour)
    if half:
        hours = hours % 12 + (12 if half in "pP" else 0) if hours <= 12 else hours
    rest = written[match.end() :] if not half else ""
    value = f"{hours:02}:{minute or '00'}" + (f":{second}" if second and second != "00" else "") + rest
    return Item(ClaimKind.DATE, value, shown, "time")

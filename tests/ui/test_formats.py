from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta, timezone

import pytest
from PySide6.QtCore import QLocale

from explorer.ui import formats

NOW = datetime(2026, 11, 30, 12, tzinfo=UTC)


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    before = QLocale()
    QLocale.setDefault(QLocale("en_US"))
    yield
    QLocale.setDefault(before)


@pytest.mark.parametrize(
    ("before", "text"),
    [
        (timedelta(0), "0 min"),
        (timedelta(seconds=59), "0 min"),
        (timedelta(minutes=5), "5 min"),
        (timedelta(minutes=59, seconds=59), "59 min"),
        (timedelta(hours=1), "1 h"),
        (timedelta(hours=47, minutes=59), "47 h"),
        (timedelta(days=2), "2 d"),
        (timedelta(days=99), "99 d"),
        (timedelta(days=100), "3 mo"),
        (timedelta(days=729), "24 mo"),
        (timedelta(days=730), "2 y"),
        (timedelta(days=3650), "10 y"),
        (-timedelta(days=3), "in 3 d"),
        (-timedelta(minutes=1), "in 1 min"),
    ],
)
def test_ago(before: timedelta, text: str) -> None:
    assert formats.ago(NOW - before, NOW) == text


def test_ago_compares_instants_of_different_zones() -> None:
    there = datetime(2026, 11, 30, 14, tzinfo=timezone(timedelta(hours=3)))
    assert formats.ago(there, NOW) == "1 h"


def test_what_has_no_time_is_empty_never_now() -> None:
    assert formats.ago(None, NOW) == ""
    assert formats.local_time(None) == ""
    assert formats.local_date(None) == ""
    assert formats.exact_time(None) == ""
    assert formats.share(None) == ""


def test_the_exact_time_is_in_utc_whatever_the_zone_it_came_in() -> None:
    moment = datetime(2026, 11, 30, 10, 5, 6, tzinfo=timezone(timedelta(hours=2)))
    local, exact = formats.exact_time(moment).split("\n")
    assert exact == "2026-11-30 08:05:06 UTC"
    assert local == formats.local_time(moment)


@pytest.mark.parametrize("year", [1900, 1969, 1970, 2038, 9998])
def test_far_dates_are_shown_as_they_are(year: int) -> None:
    assert formats.local_date(datetime(year, 6, 15, 12, tzinfo=UTC)) == f"15 Jun {year}"


def test_figures_follow_the_language() -> None:
    assert formats.count(1_234_567) == "1,234,567"
    assert formats.share(0.7) == "0.70"
    assert formats.share(1.0) == "1.00"
    QLocale.setDefault(QLocale("uk_UA"))
    assert formats.share(0.7) == "0,70"
    assert formats.count(1_234_567).replace("\u00a0", " ") == "1 234 567"


def test_sizes_take_the_fitting_unit() -> None:
    assert formats.file_size(0) == "0 bytes"
    assert formats.file_size(12 * 1024 * 1024) == "12.0 MiB"


@pytest.mark.parametrize(
    ("text", "is_right"),
    [
        ("قاعدة البيانات", True),
        ("מסד נתונים", True),
        ("12 … قاعدة", True),
        ("PostgreSQL قاعدة", False),
        ("База даних", False),
        ("数据库", False),
        ("123 !?", False),
        ("", False),
    ],
)
def test_the_first_letter_with_a_direction_decides(text: str, is_right: bool) -> None:
    assert formats.is_right_to_left(text) is is_right


@pytest.mark.parametrize(
    ("text", "most", "expected"),
    [
        ("short", 10, "short"),
        ("two\nlines\tand a tab", 40, "two lines and a tab"),
        ("x" * 20, 10, "x" * 9 + "…"),
        ("", 5, ""),
    ],
)
def test_one_line_is_one_line(text: str, most: int, expected: str) -> None:
    assert formats.one_line(text, most) == expected


def test_only_what_runs_from_right_to_left_is_isolated() -> None:
    assert formats.isolated("plain") == "plain"
    assert formats.isolated("naïve…") == "naïve…"
    assert formats.isolated("passkeys-ב!") == "\u2068passkeys-ב!\u2069"


def test_a_figure_has_no_noughts_at_its_end() -> None:
    assert [formats.figure(value) for value in (0.05, 0.125, 7.0, 100.0, 0.0)] == ["0.05", "0.125", "7", "100", "0"]

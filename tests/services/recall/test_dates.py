from __future__ import annotations

from datetime import UTC, datetime, timedelta, timezone
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from explorer.services.recall.date_words import MONTHS, UNITS, WEEKDAYS
from explorer.services.recall.dates import period_in
from explorer.services.recall.results import Period

NOW = datetime(2026, 11, 26, 15, 30, tzinfo=UTC)
"""A Thursday."""


def shown(period: Period | None) -> str:
    """`2026-10-05..2026-10-06`, a time of day only where it is not midnight."""
    if period is None:
        return ""

    def side(moment: datetime | None) -> str:
        return "" if moment is None else moment.strftime("%Y-%m-%d %H:%M").removesuffix(" 00:00")

    return f"{side(period.start)}..{side(period.end)}"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("what changed in 2026-10?", "2026-10-01..2026-11-01"),
        ("2026-10-05", "2026-10-05..2026-10-06"),
        ("deployed (2026-10-05T10:00:00Z)", "2026-10-05..2026-10-06"),
        ("on 2026/10/05.", "2026-10-05..2026-10-06"),
        ("05.10.2026", "2026-10-05..2026-10-06"),
        ("25/10/2026", "2026-10-25..2026-10-26"),
        ("10/25/2026", "2026-10-25..2026-10-26"),
        ("05/10/2026", ""),
        ("10/2026", "2026-10-01..2026-11-01"),
        ("decisions of October 2026", "2026-10-01..2026-11-01"),
        ("OCTOBER, 2026", "2026-10-01..2026-11-01"),
        ("decisiones de octubre de 2026", "2026-10-01..2026-11-01"),
        ("рішення жовтня 2026 року", "2026-10-01..2026-11-01"),
        ("у жовтні", "2026-10-01..2026-11-01"),
        ("у лютому", "2026-02-01..2026-03-01"),
        ("лютий опір", ""),
        ("in March", "2026-03-01..2026-04-01"),
        ("en diciembre", "2025-12-01..2026-01-01"),
        ("in November", "2026-11-01..2026-12-01"),
        ("5 October", "2026-10-05..2026-10-06"),
        ("the 5th of October", "2026-10-05..2026-10-06"),
        ("October 5th, 2025", "2025-10-05..2025-10-06"),
        ("Oct 5", "2026-10-05..2026-10-06"),
        ("5 de diciembre", "2025-12-05..2025-12-06"),
        ("5 de octubre de 2024", "2024-10-05..2024-10-06"),
        ("5-го жовтня 2024-го року", "2024-10-05..2024-10-06"),
        ("5 жовт 2024", "2024-10-05..2024-10-06"),
        ("29 February", "2024-02-29..2024-03-01"),
        ("30 February", "2026-02-01..2026-03-01"),
        ("Q3 2026", "2026-07-01..2026-10-01"),
        ("2026-Q3", "2026-07-01..2026-10-01"),
        ("2026 Q3", "2026-07-01..2026-10-01"),
        ("in Q1", "2026-01-01..2026-04-01"),
        ("third quarter of 2025", "2025-07-01..2025-10-01"),
        ("tercer trimestre de 2025", "2025-07-01..2025-10-01"),
        ("T3 2025", "2025-07-01..2025-10-01"),
        ("III квартал 2025 року", "2025-07-01..2025-10-01"),
        ("у 3-му кварталі", "2026-07-01..2026-10-01"),
        ("у третьому кварталі", "2026-07-01..2026-10-01"),
        ("Q1: how are logs kept", ""),
        ("in 2025", "2025-01-01..2026-01-01"),
        ("en el año 2025", "2025-01-01..2026-01-01"),
        ("у 2025 році", "2025-01-01..2026-01-01"),
    ],
)
def test_dates_that_are_written(text: str, expected: str) -> None:
    assert shown(period_in(text, NOW)) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("today's notes", "2026-11-26..2026-11-27"),
        ("hoy", "2026-11-26..2026-11-27"),
        ("СЬОГОДНІ", "2026-11-26..2026-11-27"),
        ("hoy en día usamos", ""),
        ("what did we do yesterday?", "2026-11-25..2026-11-26"),
        ("¿Qué hicimos AYER?", "2026-11-25..2026-11-26"),
        ("вчора", "2026-11-25..2026-11-26"),
        ("the day before yesterday", "2026-11-24..2026-11-25"),
        ("anteayer", "2026-11-24..2026-11-25"),
        ("antes de ayer", "2026-11-24..2026-11-25"),
        ("позавчора", "2026-11-24..2026-11-25"),
        ("last week", "2026-11-16..2026-11-23"),
        ("la semana pasada", "2026-11-16..2026-11-23"),
        ("минулого тижня", "2026-11-16..2026-11-23"),
        ("на минулому тижні", "2026-11-16..2026-11-23"),
        ("this week", "2026-11-23..2026-11-30"),
        ("esta semana", "2026-11-23..2026-11-30"),
        ("цього тижня", "2026-11-23..2026-11-30"),
        ("this month", "2026-11-01..2026-12-01"),
        ("este mes", "2026-11-01..2026-12-01"),
        ("el mes actual", "2026-11-01..2026-12-01"),
        ("поточного місяця", "2026-11-01..2026-12-01"),
        ("last month", "2026-10-01..2026-11-01"),
        ("el mes pasado", "2026-10-01..2026-11-01"),
        ("минулого місяця", "2026-10-01..2026-11-01"),
        ("this year", "2026-01-01..2027-01-01"),
        ("last year", "2025-01-01..2026-01-01"),
        ("el año pasado", "2025-01-01..2026-01-01"),
        ("el ano pasado", "2025-01-01..2026-01-01"),
        ("минулого року", "2025-01-01..2026-01-01"),
        ("торік", "2025-01-01..2026-01-01"),
        ("last quarter", "2026-07-01..2026-10-01"),
        ("el trimestre pasado", "2026-07-01..2026-10-01"),
        ("last Monday", "2026-11-23..2026-11-24"),
        ("on Thursday", "2026-11-19..2026-11-20"),
        ("el lunes", "2026-11-23..2026-11-24"),
        ("el lunes pasado", "2026-11-23..2026-11-24"),
        ("el pasado miércoles", "2026-11-25..2026-11-26"),
        ("у понеділок", "2026-11-23..2026-11-24"),
        ("в п’ятницю", "2026-11-20..2026-11-21"),
        ("минулої середи", "2026-11-25..2026-11-26"),
        ("this Monday", "2026-11-23..2026-11-24"),
        ("on Monday, 5 October", "2026-10-05..2026-10-06"),
        ("last March", "2026-03-01..2026-04-01"),
        ("last November", "2025-11-01..2025-12-01"),
        ("marzo pasado", "2026-03-01..2026-04-01"),
        ("минулого листопада", "2025-11-01..2025-12-01"),
        ("3 days ago", "2026-11-23..2026-11-24"),
        ("three days ago", "2026-11-23..2026-11-24"),
        ("hace 3 días", "2026-11-23..2026-11-24"),
        ("hace unos tres dias", "2026-11-23..2026-11-24"),
        ("3 дні тому", "2026-11-23..2026-11-24"),
        ("п'ять днів тому", "2026-11-21..2026-11-22"),
        ("two weeks ago", "2026-11-09..2026-11-16"),
        ("a couple of weeks ago", "2026-11-09..2026-11-16"),
        ("тиждень тому", "2026-11-16..2026-11-23"),
        ("hace un mes", "2026-10-01..2026-11-01"),
        ("12 months ago", "2025-11-01..2025-12-01"),
        ("a year ago", "2025-01-01..2026-01-01"),
        ("16 hours ago", "2026-11-25..2026-11-26"),
        ("last 7 days", "2026-11-19..2026-11-27"),
        ("los últimos siete días", "2026-11-19..2026-11-27"),
        ("за останні 7 днів", "2026-11-19..2026-11-27"),
        ("протягом останніх семи днів", "2026-11-19..2026-11-27"),
        ("in the past week", "2026-11-19..2026-11-27"),
        ("past 2 months", "2026-09-26..2026-11-27"),
        ("last 24 hours", "2026-11-25 15:30..2026-11-26 15:30"),
        ("the last week of October 2026", "2026-10-01..2026-11-01"),
    ],
)
def test_dates_that_are_told_from_today(text: str, expected: str) -> None:
    assert shown(period_in(text, NOW)) == expected


@pytest.mark.parametrize(
    ("text", "expected", "words"),
    [
        ("all since June", "2026-06-01..", "since June"),
        ("desde junio", "2026-06-01..", "desde junio"),
        ("з червня", "2026-06-01..", "з червня"),
        ("починаючи з 5 жовтня", "2026-10-05..", "починаючи з 5 жовтня"),
        ("a partir de octubre", "2026-10-01..", "partir de octubre"),
        ("since last week", "2026-11-16..", "since last week"),
        ("desde hace 3 días", "2026-11-23..", "desde hace 3 días"),
        ("from June on", "2026-06-01..", "from June on"),
        ("what we know from June", "2026-06-01..2026-07-01", "June"),
        ("after March 2025", "2025-04-01..", "after March 2025"),
        ("після вчора", "2026-11-26..", "після вчора"),
        ("before 2025", "..2025-01-01", "before 2025"),
        ("until 2025", "..2026-01-01", "until 2025"),
        ("antes de octubre", "..2026-10-01", "antes de octubre"),
        ("hasta el lunes", "..2026-11-24", "hasta el lunes"),
        ("до 5 жовтня", "..2026-10-06", "до 5 жовтня"),
        ("before yesterday", "..2026-11-25", "before yesterday"),
        ("between March and May", "2026-03-01..2026-06-01", "between March and May"),
        ("entre marzo y mayo de 2025", "2025-03-01..2025-06-01", "entre marzo y mayo de 2025"),
        ("між 5 жовтня та 7 листопада", "2026-10-05..2026-11-08", "між 5 жовтня та 7 листопада"),
        ("from November to February", "2025-11-01..2026-03-01", "from November to February"),
        ("desde junio hasta agosto", "2026-06-01..2026-09-01", "desde junio hasta agosto"),
        ("з червня по серпень", "2026-06-01..2026-09-01", "з червня по серпень"),
        ("del 5 al 7 de octubre", "2026-10-05..2026-10-08", "5 al 7 de octubre"),
        ("5–7 October", "2026-10-05..2026-10-08", "5–7 October"),
        ("2026-10-01 - 2026-10-05", "2026-10-01..2026-10-06", "2026-10-01 - 2026-10-05"),
        ("between June and now", "2026-06-01..2026-11-27", "between June and now"),
        ("between 2025 and 2024", "2024-01-01..2026-01-01", "between 2025 and 2024"),
        ("between 2024 and 2025", "2024-01-01..2026-01-01", "between 2024 and 2025"),
        ("after March 2025 and before June", "2025-04-01..2025-06-01", "after March 2025 and before June"),
        ("since June and the tests", "2026-06-01..", "since June"),
        ("yesterday and today", "2026-11-25..2026-11-27", "yesterday and today"),
        ("yesterday and may it rest", "2026-11-25..2026-11-26", "yesterday"),
    ],
)
def test_ranges(text: str, expected: str, words: str) -> None:
    found = period_in(text, NOW)
    assert found is not None
    assert (shown(found), found.words) == (expected, words)


@pytest.mark.parametrize(
    "text",
    [
        "", "   ", "¿?", "🎉🎉", "PostgreSQL 16", "PostgreSQL 16 and 17", "v2.10", "2.10.2026-beta", "port 5432",
        "localhost:2026", "in 5432", "in 2000 requests", "in 2048 bits", "99999-99", "2026-13", "2026-00-10", "0000-01",
        "9999-12-31", "2300-01-01", "99999999999999999999 days ago", "9999 years ago", "hace 0 años luz",
        "CVE-2026-1001", "report-2026-10.md", "src/2026-10/notes", "ticket #2026", "how may I deploy", "May I deploy?",
        "it may 3 times fail", "step 3 may fail", "how to march", "this may fail", "march on", "el mar", "mar",
        "en el mar", "Mar azul", "ask April", "Julio decides", "what does June prefer", "last commit", "last 5 commits",
        "the last day of the sprint", "a última hora", "Monday standup", "los lunes", "щопонеділка", "tomorrow",
        "mañana", "next week", "завтра", "once a week", "3 times a day", "last 1999 commits", "Q3", "тому що",
        "з Ольгою", "до Києва", "monday.com", "october_2026", "from A to B", "since v2.10", "between 5 and 7 requests",
        "² days ago", "Ⅷ", "long ago", "the second argument",
    ],
)  # fmt: skip
def test_what_is_no_date(text: str) -> None:
    assert period_in(text, NOW) is None


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("may 2026", "2026-05-01..2026-06-01"),
        ("in may", "2026-05-01..2026-06-01"),
        ("last may", "2026-05-01..2026-06-01"),
        ("on May 5", "2026-05-05..2026-05-06"),
        ("meeting of 5 May", "2026-05-05..2026-05-06"),
        ("mar 2026", "2026-03-01..2026-04-01"),
        ("5 mar 2026", "2026-03-05..2026-03-06"),
        ("on Mar 5", "2026-03-05..2026-03-06"),
        ("PostgreSQL 16 in October 2026", "2026-10-01..2026-11-01"),
        ("port 5432 since yesterday", "2026-11-25.."),
    ],
)
def test_doubtful_words_need_a_witness(text: str, expected: str) -> None:
    assert shown(period_in(text, NOW)) == expected


def test_days_are_those_of_the_readers_zone() -> None:
    kyiv = datetime(2026, 11, 26, 1, 0, tzinfo=ZoneInfo("Europe/Kyiv"))
    assert shown(period_in("вчора", kyiv)) == "2026-11-24 22:00..2026-11-25 22:00"
    assert shown(period_in("in October 2026", kyiv)) == "2026-09-30 21:00..2026-10-31 22:00"
    assert shown(period_in("yesterday", kyiv.astimezone(UTC))) == "2026-11-24..2026-11-25"


def test_a_decomposed_text_is_read_and_quoted_as_it_is_written() -> None:
    found = period_in("hace 3 di\u0301as, ok", NOW)
    assert found is not None
    assert found.words == "hace 3 di\u0301as"


def test_a_long_text_is_read_in_one_pass() -> None:
    assert shown(period_in("de " * 3_000 + "5 " * 3_000 + "last week", NOW)) == "2026-11-16..2026-11-23"


_WORDS = st.sampled_from(
    [
        *MONTHS,
        *UNITS,
        *WEEKDAYS,
        *"last this past since before between from to and of de з до тому ago hace , - the".split(),
    ]
)
_NUMBERS = st.integers(0, 10**12).map(str)
_ZONES = st.integers(-14, 14).map(lambda hours: timezone(timedelta(hours=hours)))


@given(
    st.one_of(st.text(), st.lists(_WORDS | _NUMBERS, max_size=12).map(" ".join)),
    st.datetimes(datetime.fromisoformat("1900-01-02"), datetime.fromisoformat("2199-12-30"), timezones=_ZONES),
)
def test_any_text_is_read_without_an_error(text: str, now: datetime) -> None:
    found = period_in(text, now)
    if found is not None:
        assert found.words
        assert found.words in text
        assert found.start is not None or found.end is not None
        assert found.start is None or found.end is None or found.start < found.end
        assert all(side is None or side.tzinfo is UTC for side in (found.start, found.end))

from __future__ import annotations

import math
import time
from datetime import UTC, datetime, timedelta, timezone

import pytest
from hypothesis import given
from hypothesis import strategies as st

from explorer.memory.times import format_time, is_unreadable, parse_seconds, parse_time

NINE = datetime(2026, 11, 30, 9, tzinfo=UTC)
SIX_NOTATIONS = [
    "2026-11-30T09:00:00Z",
    "2026-11-30T09:00:00+00:00",
    "2026-11-30T11:00:00+02:00",
    "2026-11-30 09:00:00",
    NINE.timestamp(),
    str(int(NINE.timestamp())),
]
OFFSETS = st.integers(-14 * 60, 14 * 60).map(lambda minutes: timezone(timedelta(minutes=minutes)))
MOMENTS = st.datetimes(datetime(1900, 1, 2), datetime(9999, 12, 30), timezones=OFFSETS)  # noqa: DTZ001


@pytest.mark.parametrize("value", SIX_NOTATIONS)
def test_one_instant_in_six_notations(value: object) -> None:
    assert parse_time(value) == NINE
    assert parse_seconds(value) == NINE.timestamp()


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        ("2026-11-30T09:00:00z", NINE),
        ("  2026-11-30T09:00:00Z\n", NINE),
        ("2026-11-30t09:00:00-00:00", NINE),
        ("20261130T090000Z", NINE),
        ("2026-11-30T14:30:00+0530", NINE),
        ("2026-11-30T14:30+05:30", NINE),
        ("2026-11-29T23:00:00-10", NINE),
        ("2026-11-30T09:00:00.123456789Z", NINE + timedelta(microseconds=123_456)),
        ("2026-11-30", NINE.replace(hour=0)),
        (f" {int(NINE.timestamp())}.5 ", NINE + timedelta(seconds=0.5)),
        (0, datetime(1970, 1, 1, tzinfo=UTC)),
        (-1, datetime(1969, 12, 31, 23, 59, 59, tzinfo=UTC)),
        ("0", datetime(1970, 1, 1, tzinfo=UTC)),
    ],
)
def test_tolerant_reading(value: object, expected: datetime) -> None:
    assert parse_time(value) == expected
    assert parse_seconds(value) == pytest.approx(expected.timestamp(), abs=1e-6)


def test_the_machine_s_time_zone_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TZ", "Asia/Tokyo")
    time.tzset()
    try:
        assert [parse_time(value) for value in SIX_NOTATIONS] == [NINE] * 6
        assert [parse_seconds(value) for value in SIX_NOTATIONS] == [NINE.timestamp()] * 6
        assert format_time(NINE) == "2026-11-30T09:00:00+00:00"
    finally:
        monkeypatch.undo()
        time.tzset()


def test_what_is_read_is_in_utc() -> None:
    moment = parse_time("2026-11-30T11:00:00+02:00")
    assert moment is not None
    assert (moment.tzinfo, moment.hour) == (UTC, 9)


@pytest.mark.parametrize(
    "value",
    [
        *(None, "", " ", "yesterday", "now", "2026-13-01", "2026-02-30T00:00:00Z", "2026-11-30T25:00:00Z", "T09:00"),
        *("nan", "inf", "-inf", math.nan, math.inf, -math.inf, True, False, b"2026-11-30", ["2026-11-30"], {}),
        # Milliseconds are no seconds; years that no memory is of
        *(
            1_796_029_200_000,
            "1796029200000",
            10**400,
            -(10**400),
            "0001-01-01T00:00:00+01:00",
            "9999-12-31T23:59:59-01",
        ),
    ],
    ids=lambda value: repr(value)[:30],
)
def test_what_cannot_be_read_is_none_and_never_now(value: object) -> None:
    assert parse_time(value) is None
    assert parse_seconds(value) is None


def test_instants_are_compared_and_not_strings() -> None:
    earlier, later = "2026-11-30T10:00:00+02:00", "2026-11-30T09:00:00Z"
    assert earlier > later
    first, second = parse_time(earlier), parse_time(later)
    assert first is not None
    assert second is not None
    assert first < second


def test_what_we_write_is_iso_8601_in_utc_with_its_offset() -> None:
    tokyo = timezone(timedelta(hours=9))
    assert format_time(datetime(2026, 11, 30, 18, tzinfo=tokyo)) == "2026-11-30T09:00:00+00:00"


def test_a_time_without_a_zone_is_not_written() -> None:
    with pytest.raises(ValueError, match="without a time zone"):
        format_time(datetime(2026, 11, 30))  # noqa: DTZ001


@given(MOMENTS)
def test_what_was_written_is_read_as_the_same_instant(moment: datetime) -> None:
    assert parse_time(format_time(moment)) == moment
    assert parse_time(moment.isoformat()) == moment


@given(st.integers(-2_208_988_800, 9_999_999_999) | st.floats(-2_208_988_800, 9_999_999_999))
def test_a_number_is_the_same_as_its_text(seconds: float) -> None:
    # Eight digits are a date, as in "20261130".
    if len(str(seconds)) != 8:
        assert parse_seconds(str(seconds)) == seconds


@given(st.text() | st.floats() | st.integers() | st.none() | st.binary() | st.lists(st.integers()))
def test_nothing_that_is_read_raises(value: object) -> None:
    moment = parse_time(value)
    assert (moment is None) is (parse_seconds(value) is None)


@pytest.mark.parametrize(
    ("value", "unreadable"),
    [
        (None, False),
        ("", False),
        (" ", False),
        (0, False),
        ("2026-11-30", False),
        ("soon", True),
        (True, True),
        ([], True),
    ],
)
def test_what_is_there_and_no_time(value: object, unreadable: bool) -> None:
    assert is_unreadable(value) is unreadable

from __future__ import annotations

import pytest

from explorer.services.claims.calendar_dates import day_item, day_month_year, iso_items, time_item


@pytest.mark.parametrize(
    ("written", "value"),
    [
        ("30.11.2026", "2026-11-30"),
        ("30/11/2026", "2026-11-30"),
        ("11/30/2026", "2026-11-30"),
        ("5/5/2026", "2026-05-05"),
        ("03/04/2026", "03/04/2026"),  # the third of April, or the fourth of March
        ("99.99.2026", "99.99.2026"),
    ],
)
def test_day_month_year(written: str, value: str) -> None:
    assert day_month_year(written).value == value


@pytest.mark.parametrize(
    ("written", "value"),
    [
        ("9:30", "09:30"), ("9:30 am", "09:30"), ("9:30pm", "21:30"), ("12 am", "00:00"), ("12 p.m.", "12:00"),
        ("14:05:30", "14:05:30"), ("14:05:00", "14:05"),
    ],
)  # fmt: skip
def test_time_of_day(written: str, value: str) -> None:
    assert time_item(written, written).value == value


def test_iso() -> None:
    assert [item.value for item in iso_items("2026-11-30")] == ["2026-11-30"]
    assert [item.value for item in iso_items("2026-11-30T10:00Z")] == ["2026-11-30", "10:00", "@utc"]
    assert [item.value for item in iso_items("2026-11-30 10:00:05+02:00")] == ["2026-11-30", "10:00:05", "@+02:00"]
    assert iso_items("2026-11")[0].slot == "month"


def test_days_and_months() -> None:
    assert day_item(2026, 11, 30, "").value == "2026-11-30"
    assert day_item(None, 11, 30, "").value == "--11-30"
    assert day_item(2026, 11, None, "")[1::2] == ("2026-11", "month")

from __future__ import annotations

from datetime import datetime

import pytest

from explorer.services.recall.date_tokens import Tokens
from explorer.services.recall.written_dates import ended, weekday, written_date

NOW = datetime.fromisoformat("2026-11-26T15:30")


@pytest.mark.parametrize(
    ("text", "prepared", "start", "end"),
    [
        ("2026-10-05 x", False, "2026-10-05", 1),
        ("5 of October of 2025 x", False, "2025-10-05", 5),
        ("October 5, 2025", False, "2025-10-05", 4),
        ("жовтень 2025-го року", False, "2025-10-01", 5),
        ("may", True, "2026-05-01", 1),
        ("may", False, "", 0),
        ("2025", True, "2025-01-01", 1),
        ("2025", False, "", 0),
        ("2025 lines", True, "", 0),
        ("1066", True, "", 0),
        ("q2", True, "2026-04-01", 1),
        ("q2", False, "", 0),
    ],
)
def test_a_date_and_how_far_its_words_reach(text: str, prepared: bool, start: str, end: int) -> None:
    found = written_date(Tokens(text), 0, NOW, prepared=prepared)
    assert ("" if found is None else found.span.start.date().isoformat(), 0 if found is None else found.end) == (
        start,
        end,
    )


def test_a_weekday_is_the_one_before_today_or_its_date() -> None:
    thursday = weekday(Tokens("Thursday"), 0, NOW)
    dated = weekday(Tokens("Monday, 5 October"), 0, NOW)
    assert thursday is not None
    assert thursday.span.start == datetime.fromisoformat("2026-11-19")
    assert dated is not None
    assert (dated.span.start, dated.end) == (datetime.fromisoformat("2026-10-05"), 4)
    assert weekday(Tokens("Someday"), 0, NOW) is None


def test_what_is_over_is_the_last_one_that_ended() -> None:
    november = written_date(Tokens("November"), 0, NOW, prepared=False)
    assert november is not None
    over = ended(november, NOW)
    assert over is not None
    assert over.span.start == datetime.fromisoformat("2025-11-01")
    assert ended(over, NOW) == over

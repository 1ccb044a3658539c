from __future__ import annotations

from datetime import datetime

import pytest

from explorer.services.recall.date_tokens import Tokens
from explorer.services.recall.relative_dates import relative_date

NOW = datetime.fromisoformat("2026-11-26T15:30")


@pytest.mark.parametrize(
    ("text", "start", "end"),
    [
        ("day before yesterday noon", "2026-11-24", 3),
        ("last night", "2026-11-25", 2),
        ("this October", "2026-10-01", 2),
        ("this may", "", 0),
        ("last 2 weeks x", "2026-11-12", 3),
        ("последний", "", 0),
        ("semana actual", "2026-11-23", 2),
        ("lunes pasado", "2026-11-23", 2),
        ("lunes", "", 0),
        ("hace una semana", "2026-11-16", 3),
        ("рік тому", "2025-01-01", 2),
        ("20000 рік тому", "", 0),
        ("last week of October", "", 0),
        ("week", "", 0),
    ],
)
def test_a_date_and_how_far_its_words_reach(text: str, start: str, end: int) -> None:
    found = relative_date(Tokens(text), 0, NOW)
    assert ("" if found is None else found.span.start.date().isoformat(), 0 if found is None else found.end) == (
        start,
        end,
    )

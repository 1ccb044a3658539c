from __future__ import annotations

from datetime import UTC, datetime

import numpy as np
import pytest

from explorer.services.recall.results import Period
from explorer.services.recall.temporal import temporal, within
from explorer.services.recall.voices import Ranking
from tests.services.recall.cases import NOW, everyone, named, workspace

FACTS = {
    "old": {"created_at": "2026-10-31T12:00:00Z"},
    "new": {"created_at": "2026-11-29T12:00:00Z"},
    "undated": {},
    "other": {"created_at": "2026-11-30T06:00:00Z"},
    "future": {"created_at": "2026-12-01T12:00:00Z"},
}


def ranking(*rows: int) -> Ranking:
    return Ranking(np.array(rows, np.int32), np.zeros(len(rows)))


def test_the_newest_of_what_other_voices_name() -> None:
    snapshot = workspace(FACTS)
    who = everyone(snapshot)
    found = temporal(snapshot, who, [ranking(2, 0), ranking(0, 1, 4)], None, NOW, None)
    assert named(snapshot, found) == ["future", "new", "old", "undated"]
    assert found.figures[:3].tolist() == [-1.0, 1.0, 30.0]
    assert np.isnan(found.figures[3])
    assert named(snapshot, temporal(snapshot, who, [ranking(2, 0)], None, NOW, 1)) == ["old"]
    assert named(snapshot, temporal(snapshot, who, [], None, NOW, None)) == []


@pytest.mark.parametrize(
    ("start", "end", "found"),
    [
        (datetime(2026, 11, 29, 12, tzinfo=UTC), datetime(2026, 11, 30, 6, tzinfo=UTC), ["new"]),
        (None, datetime(2026, 11, 30, tzinfo=UTC), ["old", "new"]),
        (datetime(2026, 11, 30, tzinfo=UTC), None, ["future", "other"]),
        (None, None, ["old", "future", "other", "new"]),
    ],
)
def test_of_a_period_what_is_named_otherwise_comes_first(
    start: datetime | None, end: datetime | None, found: list[str]
) -> None:
    snapshot = workspace(FACTS)
    who = everyone(snapshot)
    is_within = within(who, Period(start, end))
    assert named(snapshot, temporal(snapshot, who, [ranking(0, 2)], is_within, NOW, None)) == found

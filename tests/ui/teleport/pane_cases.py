"""Differences for the panes, as two small files and what both began with give them."""

from __future__ import annotations

from typing import Any

from explorer.services.teleport.compare import Difference, compare
from explorer.services.teleport.sides import side_ahead, side_known, side_of
from tests.services.raw_snapshot import RawSnapshot, editing_of

Record = dict[str, Any]
WHERE = "user a"
BASE: Record = {
    "content": "The database is PostgreSQL 14.",
    "confidence": 0.7,
    "tags": ["postgres"],
    "topic": "database",
    "updated_at": "2026-09-02T11:02:00Z",
}
HERE: Record = BASE | {
    "content": "The database is PostgreSQL 16, behind PgBouncer.",
    "confidence": 0.92,
    "tags": ["postgres", "infrastructure"],
    "agent_id": "ana",
    "updated_at": "2026-11-28T09:14:00Z",
    "access_count": 12,
}
THERE: Record = BASE | {
    "content": "The database is PostgreSQL 16.2, pooled by pgcat.",
    "confidence": 0.81,
    "tags": ["postgres", "pgcat"],
    "agent_id": "ana",
    "fact_type": "decision",
    "updated_at": "2026-11-27T18:40:00Z",
    "access_count": 7,
}
GONE: Record = {
    "content": "",
    "superseded_by": "system:deleted",
    "deleted_at": "2026-05-03T10:00:00Z",
    "deleted_by": "ana",
    "delete_reason": "moved to LaunchDarkly",
}


def difference_of(here: Record | None, there: Record | None, base: Record | None = None) -> Difference:
    """One memory as it stands here, there, and stood before; None where it does not."""
    ours, theirs, known = ({} if each is None else {WHERE: each} for each in (here, there, base))
    snapshot = RawSnapshot(ours)
    side = side_ahead(snapshot, editing_of(snapshot).ahead, lambda _: None)
    before = None if base is None else side_known(RawSnapshot(known).raw)
    comparison = compare(side, side_of(RawSnapshot(theirs), lambda _: None), before, lambda _: None)
    return comparison.difference(comparison.rows[0])


def conflict() -> Difference:
    """Text, confidence and tags were changed on both sides, the type there only; the topic on none."""
    return difference_of(HERE, THERE, BASE)

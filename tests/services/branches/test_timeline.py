from __future__ import annotations

from datetime import UTC, datetime

import pytest

from explorer.memory.protocols import Cancelled
from explorer.services.branches.timeline import timeline
from tests.services.branches.branches import FEATURE, says
from tests.services.teleport.workspaces import Workspace, quiet, store

RECORDS = store(
    {
        f"{FEATURE} a": says("A", created_at="2026-01-01T23:30:00Z", superseded_by="a~2"),
        f"{FEATURE} a~2": says("A2", revision_of="a", updated_at="2026-01-03T01:00:00Z"),
        f"{FEATURE} b": says("B", created_at="2026-01-02T01:30:00+02:00"),
        f"{FEATURE} c": says("C", created_at="never"),
        f"{FEATURE} u": says("U", superseded_by="system:undone", created_at="2026-01-05T00:00:00Z"),
        "reference:feature/auth d": {
            "content": "", "created_at": "2026-01-02T10:00:00Z", "superseded_by": "system:deleted",
            "deleted_at": "2026-01-04T00:00:00Z",
        },
        "user g": says("G", created_at="2026-02-01T00:00:00Z"),
    }
)  # fmt: skip


def test_days_on_which_something_happened() -> None:
    found = timeline(Workspace(RECORDS), "feature/auth", quiet)
    days = [datetime.fromtimestamp(day, UTC).day for day in found.days.tolist()]
    assert days == [1, 2, 3, 4]
    assert found.learned.tolist() == [2, 1, 0, 0]
    assert found.revised.tolist() == [0, 0, 1, 0]
    assert found.deleted.tolist() == [0, 0, 0, 1]
    # One has no time: it was there all along.
    assert found.standing.tolist() == [3, 4, 4, 3]
    assert found.undated == 1


def test_what_belongs_to_no_branch_and_a_branch_without_memory() -> None:
    assert timeline(Workspace(RECORDS), None, quiet).learned.tolist() == [1]
    empty = timeline(Workspace(RECORDS), "nobody", quiet)
    assert (len(empty.days), len(empty.standing), empty.undated) == (0, 0, 0)


def test_it_can_be_stopped() -> None:
    def stop(share: float) -> None:
        raise Cancelled(share)

    with pytest.raises(Cancelled):
        timeline(Workspace(RECORDS), None, stop)

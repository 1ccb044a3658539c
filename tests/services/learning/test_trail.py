from __future__ import annotations

from explorer.memory.keys import Key
from explorer.services.learning.trail import newest_step, trail
from tests.services.learning.known import Known
from tests.services.raw_snapshot import MAIN, NOW

SNAPSHOT = Known(
    {
        f"{MAIN} a": {"content": "one", "created_at": "2026-01-01", "superseded_by": "a~2", "updated_at": "2026-02-01"},
        f"{MAIN} a~2": {
            "content": "two",
            "created_at": "2026-01-01",
            "revision_of": "a",
            "superseded_by": "b",
            "updated_at": "2026-02-01",
            "superseded_reason": "Outdated",
        },
        f"{MAIN} a~3": {"content": "undone", "revision_of": "a", "superseded_by": "system:undone"},
        f"{MAIN} b": {"content": "three", "created_at": "2026-03-01", "valid_until": "2026-04-01"},
        f"{MAIN} c": {"content": "beside", "created_at": "2026-02-15", "superseded_by": "b"},
        f"{MAIN} d": {
            "content": "",
            "created_at": "2026-01-01",
            "superseded_by": "system:deleted",
            "deleted_at": "2026-05-01",
            "delete_reason": "wrong",
        },
        f"{MAIN} r": {"content": "ring", "superseded_by": "s"},
        f"{MAIN} s": {"content": "ring too", "superseded_by": "r"},
        f"{MAIN} lost": {"content": "lost", "superseded_by": "nowhere"},
    }
).editing.snapshot


def test_the_chain_ends_where_it_stands_today() -> None:
    step = newest_step(SNAPSHOT, Key(MAIN, "a"), NOW)
    assert step is not None
    assert (step.fact.id, step.standing) == ("b", "expired")
    gone = newest_step(SNAPSHOT, Key(MAIN, "d"), NOW)
    assert gone is not None
    assert (gone.standing, gone.reason) == ("deleted", "wrong")
    ring = newest_step(SNAPSHOT, Key(MAIN, "r"), NOW)
    assert ring is not None
    assert ring.fact.id == "s"
    lost = newest_step(SNAPSHOT, Key(MAIN, "lost"), NOW)
    assert lost is not None
    assert (lost.standing, lost.by) == ("superseded", None)
    assert newest_step(SNAPSHOT, Key(MAIN, "none"), NOW) is None


def test_the_trail_is_the_same_from_any_of_its_texts() -> None:
    for name in ("a", "a~2", "b", "c"):
        steps = trail(SNAPSHOT, Key(MAIN, name), NOW)
        assert [(step.fact.id, step.standing, step.reason) for step in steps] == [
            ("a", "edited", ""),
            ("a~2", "superseded", "Outdated"),
            ("c", "superseded", ""),
            ("b", "expired", ""),
        ]
    assert [step.fact.id for step in trail(SNAPSHOT, Key(MAIN, "r"), NOW)] == ["r", "s"]
    assert trail(SNAPSHOT, Key(MAIN, "none"), NOW) == []

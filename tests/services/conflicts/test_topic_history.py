from __future__ import annotations

import pytest

from explorer.memory.keys import Key
from explorer.memory.protocols import Cancelled
from explorer.services.conflicts.topic_history import End, Held, topic_history
from tests.services.conftest import Records
from tests.services.raw_snapshot import MAIN, NOW, RawSnapshot

TOPIC = {"domain": "Data", "topic": "Database"}
RECORDS: Records = {
    f"{MAIN} one": {
        **TOPIC, "content": "PostgreSQL 14", "created_at": "2026-01-01", "superseded_by": "two",
        "updated_at": "2026-02-01",
    },
    f"{MAIN} two": {
        **TOPIC, "content": "PostgreSQL 16", "created_at": "2026-02-01", "superseded_by": "two~2",
        "updated_at": "2026-03-01",
    },
    f"{MAIN} two~2": {
        **TOPIC, "topic": " database", "content": "PostgreSQL 14 ", "created_at": "2026-02-01", "revision_of": "two",
        "updated_at": "2026-03-01",
    },
    f"{MAIN} gone": {
        **TOPIC, "content": "", "created_at": "2025-01-01", "deleted_at": "2025-02-01",
        "superseded_by": "system:deleted",
    },
    f"{MAIN} lost": {**TOPIC, "content": "MySQL", "created_at": "2025-03-01", "superseded_by": "nobody"},
    f"{MAIN} ring": {**TOPIC, "content": "X", "created_at": "2025-04-01", "superseded_by": "ring2"},
    f"{MAIN} ring2": {**TOPIC, "topic": "other", "content": "Y", "superseded_by": "ring"},
    f"{MAIN} late": {**TOPIC, "content": "until then", "created_at": "2025-05-01", "valid_until": "2026-11-30"},
    f"{MAIN} undone": {**TOPIC, "content": "no", "superseded_by": "system:undone"},
    "project:other away": {**TOPIC, "content": "elsewhere", "created_at": "2025-06-01"},
    f"{MAIN} else": {"domain": "Data", "topic": "Cache", "content": "Redis"},
}  # fmt: skip


def quiet(_: float) -> None:
    """A report that nobody reads."""


def history(branch: str | None = "main") -> dict[str, Held]:
    return {each.key.id: each for each in topic_history(RawSnapshot(RECORDS), "data", "DATABASE", branch, NOW, quiet)}


def test_everything_that_was_believed_oldest_first() -> None:
    assert list(history()) == ["gone", "lost", "ring", "late", "one", "two", "two~2"]
    assert "away" in history(None)


@pytest.mark.parametrize(
    ("record_id", "end", "until", "by"),
    [
        ("one", End.REPLACED, "2026-02-01", "two"),
        ("two", End.REVISED, "2026-03-01", "two~2"),
        ("two~2", None, None, None),
        ("gone", End.DELETED, "2025-02-01", None),
        ("lost", End.BROKEN, None, None),
        ("ring", End.CIRCULAR, None, "ring2"),
        ("late", End.EXPIRED, "2026-11-30", None),
    ],
)
def test_how_each_ended(record_id: str, end: End | None, until: str | None, by: str | None) -> None:
    held = history()[record_id]
    assert held.end is end
    assert (None if held.until is None else held.until.date().isoformat()) == until
    assert held.by == (None if by is None else Key(MAIN, by))


def test_a_revision_is_believed_since_the_text_before_it_ended() -> None:
    since = history()["two~2"].since
    assert since is not None
    assert since.date().isoformat() == "2026-03-01"


def test_what_comes_back_after_something_else_is_marked() -> None:
    assert {held.key.id: held.returns for held in history().values() if held.returns} == {"two~2": Key(MAIN, "one")}


def test_it_can_be_stopped() -> None:
    def stop(_: float) -> None:
        raise Cancelled

    with pytest.raises(Cancelled):
        topic_history(RawSnapshot(RECORDS), "data", "database", None, NOW, stop)

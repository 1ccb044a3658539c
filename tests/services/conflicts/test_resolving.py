from __future__ import annotations

from typing import Any

import pytest

from explorer.memory.changes import ChangeKind, ChangeSet
from explorer.memory.errors import Refusal, Refused
from explorer.memory.keys import Key
from explorer.memory.system_records import Conflict
from explorer.services.conflicts.resolving import Dismissal, Side, correct, dismiss, keep, side_key
from tests.services.conftest import Records
from tests.services.raw_snapshot import MAIN, RawSnapshot, applied, editing_of, standing_of

CONFLICTS = "__conflicts__"
RECORDS: Records = {
    f"{MAIN} a": {"content": "PostgreSQL 14", "superseded_by": "a~2"},
    f"{MAIN} a~2": {"content": "PostgreSQL 15", "revision_of": "a"},
    f"{MAIN} b": {"content": "PostgreSQL 16"},
    f"{CONFLICTS} k": {"kind": "contradiction", "a": f"{MAIN}/a", "b": f"{MAIN}/b", "state": "open", "extra": 1},
    f"{CONFLICTS} twin": {"kind": "duplicate", "a": f"{MAIN}/b", "b": f"{MAIN}/a", "state": "open"},
    f"{CONFLICTS} old": {"kind": "contradiction", "a": f"{MAIN}/a", "b": f"{MAIN}/b", "state": "dismissed"},
    f"{CONFLICTS} torn": {"kind": "contradiction", "a": f"{MAIN}/a", "b": f"{MAIN}/gone", "state": "open"},
}
K, TWIN, OLD, TORN = (Key(CONFLICTS, name) for name in ("k", "twin", "old", "torn"))


def after(change: ChangeSet | None, where: str) -> dict[str, Any]:
    assert change is not None
    assert change.kind is ChangeKind.RESOLVE
    return standing_of(applied(RawSnapshot(RECORDS), change), where)


def test_the_side_that_is_kept_takes_the_other_ones_place() -> None:
    change = keep(editing_of(RawSnapshot(RECORDS)), K, Side.B)
    assert after(change, f"{MAIN} a~2")["superseded_by"] == "b"
    assert "superseded_by" not in after(change, f"{MAIN} b")
    decided = after(change, f"{CONFLICTS} k")
    assert (decided["state"], decided["winner"], decided["resolved_by"]) == ("resolved", f"{MAIN}/b", "ana")
    assert decided["extra"] == 1
    assert after(change, f"{CONFLICTS} twin")["state"] == "resolved", "every open conflict between them is settled"


def test_both_may_be_true() -> None:
    change = dismiss(editing_of(RawSnapshot(RECORDS)), [K, TWIN, OLD], Dismissal.BOTH_TRUE)
    assert [after(change, f"{CONFLICTS} {name}")["state"] for name in ("k", "twin")] == ["dismissed"] * 2
    assert after(change, f"{CONFLICTS} k")["reason"] == "both true"
    assert "superseded_by" not in after(change, f"{MAIN} a~2")


def test_a_text_may_become_right() -> None:
    change = correct(editing_of(RawSnapshot(RECORDS)), K, Side.A, "PostgreSQL 16, since May")
    assert after(change, f"{MAIN} a~3")["content"] == "PostgreSQL 16, since May"
    assert after(change, f"{MAIN} a~2")["superseded_by"] == "a~3"
    assert after(change, f"{CONFLICTS} k")["state"] == "resolved"
    assert after(change, f"{CONFLICTS} twin")["state"] == "open"
    assert correct(editing_of(RawSnapshot(RECORDS)), K, Side.B, "PostgreSQL 16 ") is None


@pytest.mark.parametrize(
    ("rule", "reason"),
    [
        (lambda editing: keep(editing, OLD, Side.A), Refusal.NOT_CURRENT),
        (lambda editing: keep(editing, TORN, Side.A), Refusal.GONE),
        (lambda editing: keep(editing, Key(MAIN, "b"), Side.A), Refusal.OTHER_KIND),
        (lambda editing: correct(editing, TORN, Side.B, "x"), Refusal.GONE),
        (lambda editing: correct(editing, K, Side.A, " "), Refusal.EMPTY_TEXT),
        (lambda editing: dismiss(editing, [OLD], Dismissal.NO_CONFLICT), Refusal.NOT_CURRENT),
    ],
)
def test_what_cannot_be_decided_says_why(rule: Any, reason: Refusal) -> None:
    with pytest.raises(Refused) as refused:
        rule(editing_of(RawSnapshot(RECORDS)))
    assert refused.value.reason is reason


def test_undo_brings_everything_back() -> None:
    snapshot = RawSnapshot(RECORDS)
    editing = editing_of(snapshot)
    for change in (
        keep(editing, K, Side.A),
        correct(editing, K, Side.A, "x"),
        dismiss(editing, [K], Dismissal.BOTH_TRUE),
    ):
        assert change is not None
        back = applied(snapshot, change, change.undone(editing.now, "ana"))
        assert {where: standing_of(back, where) for where in RECORDS} == {
            where: standing_of(applied(snapshot), where) for where in RECORDS
        }


def test_a_side_is_its_newest_text() -> None:
    conflict = RawSnapshot(RECORDS).system(Conflict)[0]
    assert side_key(editing_of(RawSnapshot(RECORDS)), conflict, Side.A) == Key(MAIN, "a~2")

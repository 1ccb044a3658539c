from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

from explorer.memory.keys import Key
from explorer.services.conflicts.inbox import case_of, inbox, side_named
from explorer.services.conflicts.resolving import Dismissal, Side, dismiss, keep
from tests.services.raw_snapshot import MAIN, NOW, RawSnapshot, editing_of

AUTH = "project:feature/auth"
CONFLICT = Key("__conflicts__", "c")


def ago(days: int) -> str:
    return (NOW - timedelta(days=days)).isoformat()


def conflict(a: str = f"{MAIN}/a", b: str = f"{MAIN}/b", **more: Any) -> dict[str, Any]:
    return {"kind": "contradiction", "a": a, "b": b, "state": "open", "similarity": 0.9, **more}


def records(**conflicts: dict[str, Any]) -> dict[str, dict[str, Any]]:
    facts: dict[str, dict[str, Any]] = {
        f"{MAIN} a": {"content": "Port 80", "confidence": 0.5, "veracity": "stated"},
        f"{MAIN} b": {"content": "Port 443", "confidence": 0.9, "veracity": "tool"},
        f"{AUTH} a": {"content": "Passkeys"},
        "user a": {"content": "Ana"},
    }
    return facts | {f"__conflicts__ {name}": metadata for name, metadata in conflicts.items()}


def ids(*, branch: str | None = "main", **conflicts: dict[str, Any]) -> tuple[list[str], list[str], int, int]:
    editing = editing_of(RawSnapshot(records(**conflicts)))
    found = inbox(editing.snapshot, editing.ahead, branch)
    return [each.id for each in found.open], [each.id for each in found.decided], found.hidden, found.odd


def test_open_and_decided_ones_are_told_apart() -> None:
    found = ids(
        a=conflict(),
        b=conflict(state="resolved"),
        c=conflict(state="dismissed"),
        gone=conflict(superseded_by="system:undone"),
        deleted=conflict(deleted_at=ago(1)),
        odd=conflict(state="nonsense"),
    )
    assert found == (["a"], ["b", "c"], 0, 1)


def test_the_newest_come_first_of_one_time_the_most_similar() -> None:
    found = ids(
        old=conflict(updated_at=ago(9), similarity=0.99),
        less=conflict(updated_at=ago(1), similarity=0.8),
        more=conflict(updated_at=ago(1), similarity=0.95),
        undated=conflict(similarity=1.0),
    )
    assert found[0] == ["more", "less", "old", "undated"]


@pytest.mark.parametrize(
    ("branch", "shown", "hidden"),
    [
        ("main", ["global", "mixed", "own", "unknown"], 1),
        ("feature/auth", ["auth", "global", "mixed", "unknown"], 1),
        (None, ["auth", "global", "mixed", "own", "unknown"], 0),
    ],
)
def test_a_branch_hides_the_conflicts_of_others_and_counts_them(
    branch: str | None, shown: list[str], hidden: int
) -> None:
    found = ids(
        branch=branch,
        own=conflict(),
        auth=conflict(f"{AUTH}/a", f"{AUTH}/a"),
        mixed=conflict(f"{MAIN}/a", f"{AUTH}/a"),
        **{"global": conflict("user/a", "user/gone"), "unknown": conflict("", "")},
    )
    assert (sorted(found[0]), found[2]) == (shown, hidden)


def test_what_waits_to_be_written_counts() -> None:
    snapshot = RawSnapshot(records(c=conflict(), d=conflict()))
    change = dismiss(editing_of(snapshot), [CONFLICT], Dismissal.BOTH_TRUE)
    assert change is not None
    editing = editing_of(snapshot, change)
    found = inbox(snapshot, editing.ahead, "main")
    assert ([each.id for each in found.open], [each.id for each in found.decided]) == (["d"], ["c"])
    case = case_of(editing, CONFLICT)
    assert case is not None
    assert not case.is_open
    assert case.winner is None


def test_a_case_has_both_sides_and_the_stronger_one_is_suggested() -> None:
    case = case_of(editing_of(RawSnapshot(records(c=conflict()))), CONFLICT)
    assert case is not None
    assert (case.a and case.a.content, case.b and case.b.content) == ("Port 80", "Port 443")
    assert case.suggested is Side.A, "0.5 stated by a person is more than 0.9 from a tool"
    assert case.fact(Side.B) is case.b
    assert side_named(case.conflict, Side.B) == f"{MAIN}/b"


def test_of_equal_ones_the_newer_is_suggested() -> None:
    facts = records(c=conflict())
    facts[f"{MAIN} a"] = {"content": "x", "confidence": 0.5, "updated_at": ago(3)}
    facts[f"{MAIN} b"] = {"content": "y", "confidence": 0.5, "updated_at": ago(1)}
    case = case_of(editing_of(RawSnapshot(facts)), CONFLICT)
    assert case is not None
    assert case.suggested is Side.B


def test_a_side_is_shown_as_it_was_revised_last_and_may_be_gone() -> None:
    facts = records(c=conflict(b=f"{MAIN}/nowhere"))
    facts[f"{MAIN} a"] |= {"superseded_by": "a~2"}
    facts[f"{MAIN} a~2"] = {"content": "Port 8080", "revision_of": "a"}
    case = case_of(editing_of(RawSnapshot(facts)), CONFLICT)
    assert case is not None
    assert case.a is not None
    assert case.a.content == "Port 8080"
    assert case.b is None
    assert case.suggested is None


def test_the_winner_is_known_once_it_was_decided() -> None:
    snapshot = RawSnapshot(records(c=conflict()))
    change = keep(editing_of(snapshot), CONFLICT, Side.B)
    assert change is not None
    assert change.label == "Port 443", "what stays is what is told"
    case = case_of(editing_of(snapshot, change), CONFLICT)
    assert case is not None
    assert case.winner is Side.B
    assert case.suggested is None


def test_there_is_no_case_where_there_is_no_conflict() -> None:
    snapshot = RawSnapshot(records(gone=conflict(deleted_at=ago(1))))
    assert case_of(editing_of(snapshot), CONFLICT) is None
    assert case_of(editing_of(snapshot), Key("__conflicts__", "gone")) is None

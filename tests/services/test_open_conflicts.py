from __future__ import annotations

from typing import Any

import pytest

from explorer.memory.keys import Key
from explorer.services.open_conflicts import open_conflicts, settled
from tests.services.conftest import Records
from tests.services.raw_snapshot import MAIN, NOW_TEXT, RawSnapshot, editing_of

RECORDS: Records = {
    f"{MAIN} a": {"content": "old", "superseded_by": "a~2"},
    f"{MAIN} a~2": {"content": "A", "revision_of": "a"},
    "user b": {"content": "B"},
    "__conflicts__ c": {"kind": "contradiction", "a": f"{MAIN}/a~2", "b": "user/b"},
}
A, B = Key(MAIN, "a"), Key("user", "b")


def found(more: dict[str, Any], *roots: Key) -> list[tuple[Key | None, Key | None]]:
    records = {**RECORDS, "__conflicts__ c": {**RECORDS["__conflicts__ c"], **more}}
    editing = editing_of(RawSnapshot(records))
    return [conflict.roots for conflict in open_conflicts(editing.snapshot, editing.ahead, roots)]


@pytest.mark.parametrize(
    ("more", "roots", "expected"),
    [
        ({}, (A,), [(A, B)]),
        ({}, (B,), [(A, B)]),
        ({}, (), []),
        ({}, (Key(MAIN, "b"),), []),
        ({"b": "user/gone"}, (A,), [(A, None)]),
        ({"state": "resolved"}, (A,), []),
        ({"state": "nonsense"}, (A,), []),
        ({"deleted_at": NOW_TEXT}, (A,), []),
    ],
)
def test_open_conflicts_of_a_lineage(
    more: dict[str, Any], roots: tuple[Key, ...], expected: list[tuple[Key | None, Key | None]]
) -> None:
    assert found(more, *roots) == expected


@pytest.mark.parametrize(("gone", "winner"), [({A}, "user/b"), ({B}, f"{MAIN}/a~2"), ({A, B}, None)])
def test_the_side_that_stays_wins(gone: set[Key], winner: str | None) -> None:
    editing = editing_of(RawSnapshot(RECORDS))
    (conflict,) = open_conflicts(editing.snapshot, editing.ahead, gone)
    assert conflict.survivor(gone) == winner
    patch = settled(editing, conflict, winner)
    assert patch.after == {
        "state": "resolved",
        "winner": winner,
        "resolved_at": NOW_TEXT,
        "resolved_by": "ana",
        "updated_at": NOW_TEXT,
    }
    assert patch.before == dict.fromkeys(patch.after)

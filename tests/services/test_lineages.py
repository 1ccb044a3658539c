from __future__ import annotations

import pytest

from explorer.memory.ahead import Ahead
from explorer.memory.changes import ChangeKind, Insert, new_change_set
from explorer.memory.keys import Key
from explorer.memory.system_records import Policy
from explorer.services import lineages
from explorer.services.lineages import reader
from tests.services.conftest import Records
from tests.services.raw_snapshot import MAIN, NOW, RawSnapshot

RECORDS: Records = {
    f"{MAIN} a": {"content": "1", "superseded_by": "a~2"},
    f"{MAIN} a~2": {"content": "2", "revision_of": "a", "superseded_by": "a~4"},
    f"{MAIN} a~3": {"content": "3", "revision_of": "a", "superseded_by": "system:undone"},
    f"{MAIN} a~4": {"content": "4", "revision_of": "a", "superseded_by": "b"},
    f"{MAIN} a~5": {"content": "another's"},
    f"{MAIN} a~20": {"content": "20", "revision_of": "a", "superseded_by": "system:undone"},
    f"{MAIN} b": {"content": "b"},
    f"{MAIN} r": {"superseded_by": "r~2"},
    f"{MAIN} r~2": {"superseded_by": "r", "revision_of": "r"},
    f"{MAIN} u": {"superseded_by": "system:undone"},
    "user a~2": {"content": "elsewhere"},
    "__policies__ p": {"content": "old", "superseded_by": "p~2"},
    "__policies__ p~2": {"content": "undone", "revision_of": "p", "superseded_by": "system:undone"},
    "__policies__ p~3": {"content": "new", "revision_of": "p"},
}
SNAPSHOT = RawSnapshot(RECORDS)
READ = reader(SNAPSHOT)


@pytest.mark.parametrize(
    ("record_id", "newest"),
    [
        ("a", "a~4"),
        ("a~2", "a~4"),
        ("a~3", "a~4"),
        ("b", "b"),
        ("none", None),
        ("r", "r~2"),
        ("u", None),
        ("a~5", "a~5"),
    ],
)
def test_the_newest_of_a_lineage_from_any_of_its_records(record_id: str, newest: str | None) -> None:
    assert lineages.newest_of(Key(MAIN, record_id), READ) == (None if newest is None else Key(MAIN, newest))


def test_what_replaced_a_record_from_outside_is_no_revision() -> None:
    key = Key(MAIN, "a~4")
    assert lineages.successor(key, READ(key) or {}, READ) is None


def test_members_leave_out_what_was_undone() -> None:
    fact = SNAPSHOT.fact(SNAPSHOT.row(Key(MAIN, "a~2")) or 0)
    assert [member.id for member in lineages.members(SNAPSHOT, fact)] == ["a", "a~2", "a~4"]
    assert [policy.id for policy in lineages.system_members(SNAPSHOT, Policy, "p")] == ["p", "p~3"]


def test_all_records_of_a_lineage_undone_and_waiting_ones_too() -> None:
    source = Key(MAIN, "a~4")
    insert = Insert(Key(MAIN, "a~6"), {"content": "6", "revision_of": "a"}, source=source)
    ahead = Ahead(READ, [new_change_set(ChangeKind.REVISE, (insert,), NOW, "ana")])
    fact = SNAPSHOT.fact(SNAPSHOT.row(source) or 0)
    assert lineages.highest_number(SNAPSHOT, ahead, fact) == 6
    found = lineages.every_key(SNAPSHOT, ahead, fact)
    assert {key.id for key in found} == {"a", "a~2", "a~3", "a~4", "a~6"}
    assert found[0] == Key(MAIN, "a")


def test_numbering_starts_at_two() -> None:
    fact = SNAPSHOT.fact(SNAPSHOT.row(Key(MAIN, "b")) or 0)
    assert lineages.highest_number(SNAPSHOT, Ahead(READ), fact) == 1
    assert lineages.numbered(Key(MAIN, "b"), 2) == Key(MAIN, "b~2")

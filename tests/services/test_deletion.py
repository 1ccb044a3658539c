from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from typing_extensions import override

from explorer.memory.changes import ChangeKind, Purge, Tombstone
from explorer.memory.errors import Refusal, Refused
from explorer.memory.keys import Key
from explorer.memory.text import content_hash
from explorer.services import deletion
from explorer.services.deletion import Consequences, consequences, delete, erase, rebuild_seconds, restore
from explorer.services.revisions import revise
from explorer.services.superseding import Affected
from tests.services.conftest import Records, StoreOf
from tests.services.raw_snapshot import (
    MAIN,
    NOW_TEXT,
    RawSnapshot,
    applied,
    editing_of,
    key_of,
    operation_of,
    said,
    standing_of,
    written_to,
)

A = Key(MAIN, "a")
RECORDS: Records = {
    f"{MAIN} a": {"content": "The old", "superseded_by": "a~2"},
    f"{MAIN} a~2": {"content": "The new", "revision_of": "a", "topic": "t"},
    f"{MAIN} b": {"content": "B", "content_hash": "theirs", "links": [{"to": "a", "type": "because"}]},
    f"{MAIN} c": {"content": "C was", "superseded_by": "a"},
    f"{MAIN} d": {"content": "", "superseded_by": "system:deleted", "links": [{"to": "a"}]},
    f"{MAIN} e": {"content": "old E", "superseded_by": "e~2", "links": [{"to": "a~2"}]},
    f"{MAIN} e~2": {"content": "new E", "revision_of": "e", "links": [{"to": "a~2"}]},
    "__policies__ p": {"content": "P", "source_fact_ids": [f"{MAIN}/a"]},
    "__policies__ q": {"content": "Q", "source_fact_ids": [f"{MAIN}/a"], "superseded_by": "q~2"},
    "__policies__ q~2": {"content": "Q2", "revision_of": "q", "source_fact_ids": [f"{MAIN}/b"]},
    "__notes__ n": {"content": "N"},
    "__conflicts__ x": {"kind": "contradiction", "a": f"{MAIN}/a", "b": f"{MAIN}/b"},
    "__conflicts__ y": {"kind": "duplicate", "a": f"{MAIN}/b", "b": f"{MAIN}/e", "state": "dismissed"},
}
NEWEST = Key(MAIN, "a~2")


def tombstones_of(change: Any) -> dict[Key, Tombstone]:
    return {one.key: one for one in change.operations if isinstance(one, Tombstone)}


def test_only_the_newest_text_is_taken_and_its_hash_stays(store_of: StoreOf) -> None:
    snapshot = store_of(RECORDS)
    change = delete(editing_of(snapshot), [NEWEST, Key(MAIN, "b")], "wrong")
    assert change is not None
    assert (change.kind, change.label) == (ChangeKind.DELETE, "The new")
    ahead = applied(snapshot, change)
    assert standing_of(ahead, f"{MAIN} a~2") == {
        "revision_of": "a",
        "topic": "t",
        "content_hash": content_hash("The new"),
        "deleted_at": NOW_TEXT,
        "deleted_by": "ana",
        "delete_reason": "wrong",
        "superseded_by": "system:deleted",
        "updated_at": NOW_TEXT,
    }
    assert standing_of(ahead, f"{MAIN} b")["content_hash"] == "theirs"
    assert standing_of(ahead, f"{MAIN} a") == RECORDS[f"{MAIN} a"]


@pytest.mark.parametrize(
    ("keys", "winner"), [([NEWEST], f"{MAIN}/b"), ([Key(MAIN, "b")], f"{MAIN}/a"), ([NEWEST, Key(MAIN, "b")], None)]
)
def test_open_conflicts_are_settled_once_for_the_side_that_stays(keys: list[Key], winner: str | None) -> None:
    snapshot = RawSnapshot(RECORDS)
    change = delete(editing_of(snapshot), keys)
    assert change is not None
    assert change.keys == (*keys, Key("__conflicts__", "x"))
    conflict = standing_of(applied(snapshot, change), "__conflicts__ x")
    assert (conflict["state"], conflict.get("winner"), conflict["resolved_by"]) == ("resolved", winner, "ana")


@pytest.mark.parametrize(
    ("where", "reason"),
    [
        ("__notes__ n", Refusal.OTHER_KIND),
        ("__conflicts__ x", Refusal.OTHER_KIND),
        (f"{MAIN} d", Refusal.NOT_CURRENT),
        (f"{MAIN} a", Refusal.NOT_CURRENT),
        (f"{MAIN} gone", Refusal.GONE),
    ],
)
def test_what_cannot_be_deleted(where: str, reason: Refusal) -> None:
    editing = editing_of(RawSnapshot(RECORDS))
    with pytest.raises(Refused) as refused:
        delete(editing, [key_of(where)])
    assert refused.value.reason is reason
    both = delete(editing, [key_of(where), Key("__policies__", "p")])
    assert both is not None
    assert both.keys == (Key("__policies__", "p"),)


def test_a_skill_is_deleted_restored_and_erased_as_a_policy_is() -> None:
    key = Key("__skills__", "skill_x")
    snapshot = RawSnapshot({"__skills__ skill_x": {"name": "x", "content": "Do", "description": "d"}})
    change = delete(editing_of(snapshot), [key])
    assert change is not None
    gone = standing_of(applied(snapshot, change), "__skills__ skill_x")
    assert (gone["superseded_by"], gone["name"], gone.get("content")) == ("system:deleted", "x", None)
    back = restore(editing_of(snapshot, change), [key], tombstones_of(change))
    assert standing_of(applied(snapshot, change, back), "__skills__ skill_x")["content"] == "Do"
    assert erase(editing_of(snapshot), [key]).operations == (Purge(key, content_hash("Do")),)


def test_a_replaced_fact_can_be_deleted_and_comes_back_replaced() -> None:
    snapshot = RawSnapshot(RECORDS)
    change = delete(editing_of(snapshot), [Key(MAIN, "c")])
    assert change is not None
    back = restore(editing_of(snapshot, change), [Key(MAIN, "c")], tombstones_of(change))
    assert standing_of(applied(snapshot, change, back), f"{MAIN} c") == RECORDS[f"{MAIN} c"]


def test_what_a_deletion_reaches(store_of: StoreOf) -> None:
    for snapshot in (store_of(RECORDS), RawSnapshot(RECORDS)):
        assert consequences(snapshot, [NEWEST]) == Consequences(
            policies=(Affected(Key("__policies__", "p"), "P"),),
            linking=(Affected(Key(MAIN, "b"), "B"), Affected(Key(MAIN, "e~2"), "new E")),
            replaced=(Affected(Key(MAIN, "c"), "C was"),),
            conflicts=(Affected(Key("__conflicts__", "x"), "B"),),
        )
        both = consequences(snapshot, [NEWEST, Key(MAIN, "b"), Key(MAIN, "c"), Key("__policies__", "p")])
        assert both.policies == (Affected(Key("__policies__", "q~2"), "Q2"),)
        assert both.linking == (Affected(Key(MAIN, "e~2"), "new E"),)
        assert both.replaced == ()
        assert both.conflicts == (Affected(Key("__conflicts__", "x"), ""),)
        assert consequences(snapshot, [Key(MAIN, "gone")]) == Consequences()


facts = st.fixed_dictionaries(
    {"content": st.text(min_size=1)},
    optional={
        "content_hash": st.text(),
        "topic": st.text(),
        "their_key": st.integers(),
        "updated_at": st.just("2026-01-01T00:00:00+00:00"),
        "superseded_by": st.sampled_from(["", "system:decayed", "b"]),
        "delete_reason": st.just("an old one"),
    },
)


@given(facts, st.text())
def test_deleting_and_restoring_gives_the_record_back(metadata: dict[str, Any], reason: str) -> None:
    records: Records = {f"{MAIN} a": metadata}
    change = delete(editing_of(RawSnapshot(records)), [A], reason)
    assert change is not None
    deleted = written_to(records, change)
    assert deleted[f"{MAIN} a"]["content"] == ""
    back = restore(editing_of(RawSnapshot(deleted)), [A], tombstones_of(change))
    after = written_to(deleted, back)[f"{MAIN} a"]
    hashed = {"content_hash": content_hash(metadata["content"])} | said(metadata)
    assert said(after) | {"content_hash": ""} == said(metadata) | {"content_hash": ""}
    assert said(after).get("content_hash") in (None, hashed["content_hash"])


@pytest.mark.parametrize(
    ("metadata", "expected"),
    [
        ({"content": "x", "superseded_by": "system:deleted", "deleted_by": "them"}, {"content": "x"}),
        ({"content": "x", "deleted_at": "2026-01-01", "delete_reason": "r"}, {"content": "x"}),
        ({"content": "x", "superseded_by": "system:decayed"}, {"content": "x"}),
        ({"content": "x", "superseded_by": "b", "topic": "t"}, {"content": "x", "topic": "t"}),
        ({"content": "", "superseded_by": "system:deleted"}, Refusal.TEXT_GONE),
        ({"content": "x"}, Refusal.NOT_DELETED),
        ({"content": "x", "superseded_by": "a~2"}, Refusal.NOT_CURRENT),
        ({"content": "x", "superseded_by": "system:undone"}, Refusal.NOT_CURRENT),
    ],
)
def test_restoring_without_a_journal(metadata: dict[str, Any], expected: dict[str, Any] | Refusal) -> None:
    snapshot = RawSnapshot({f"{MAIN} a": metadata, f"{MAIN} a~2": {"content": "y", "revision_of": "a"}})
    if isinstance(expected, Refusal):
        with pytest.raises(Refused) as refused:
            restore(editing_of(snapshot), [A], {})
        assert refused.value.reason is expected
    else:
        ahead = applied(snapshot, restore(editing_of(snapshot), [A], {}))
        assert standing_of(ahead, f"{MAIN} a") == {**expected, "updated_at": NOW_TEXT}


def test_a_tombstone_of_the_journal_that_is_not_the_one_in_the_file() -> None:
    records: Records = {f"{MAIN} a": {"content": "x"}}
    change = delete(editing_of(RawSnapshot(records)), [A])
    theirs = {**written_to(records, change)[f"{MAIN} a"], "deleted_by": "somebody else"}
    with pytest.raises(Refused, match="text gone"):
        restore(editing_of(RawSnapshot({f"{MAIN} a": theirs})), [A], tombstones_of(change))


def test_of_many_those_that_need_it_are_restored() -> None:
    change = restore(editing_of(RawSnapshot(RECORDS)), [Key(MAIN, "c"), Key(MAIN, "b"), Key(MAIN, "d")], {})
    assert change is not None
    assert change.keys == (Key(MAIN, "c"),)


def test_erasing_takes_every_text_and_keeps_none() -> None:
    records: Records = {
        **RECORDS,
        f"{MAIN} a~3": {"content": "undone", "revision_of": "a", "superseded_by": "system:undone"},
        f"{MAIN} a~4": {"content": "of another lineage"},
        f"{MAIN} odd": {"content": "odd", "confidence": 7},
    }
    change = erase(editing_of(RawSnapshot(records)), [NEWEST, Key(MAIN, "odd"), Key("__notes__", "n")])
    assert (change.kind, change.label, change.is_undoable) == (ChangeKind.ERASE, "", False)
    assert [each.key.id for each in change.operations if isinstance(each, Purge)] == ["a", "a~2", "a~3", "odd"]
    settled = written_to(records, change)["__conflicts__ x"]
    assert settled["state"] == "resolved", "nothing is left that contradicts what is gone"
    purge = operation_of(change, f"{MAIN} a~2")
    assert purge == Purge(NEWEST, content_hash("The new"))
    assert not set(written_to(records, change)) & {f"{MAIN} a", f"{MAIN} a~2", f"{MAIN} a~3", f"{MAIN} odd"}


def test_a_text_that_waits_is_erased_too() -> None:
    snapshot = RawSnapshot({f"{MAIN} a": {"content": "1"}})
    waiting = revise(editing_of(snapshot), A, "2")
    assert waiting is not None
    change = erase(editing_of(snapshot, waiting), [A])
    assert [key.id for key in change.keys] == ["a", "a~2"]
    assert applied(snapshot, waiting, change).metadata(Key(MAIN, "a~2")) is None


@pytest.mark.parametrize(
    ("key", "reason"), [(Key("__notes__", "n"), Refusal.OTHER_KIND), (Key(MAIN, "gone"), Refusal.GONE)]
)
def test_what_cannot_be_erased(key: Key, reason: Refusal) -> None:
    with pytest.raises(Refused) as refused:
        erase(editing_of(RawSnapshot(RECORDS)), [key])
    assert refused.value.reason is reason


class Counted(RawSnapshot):
    def __init__(self, count: int) -> None:
        super().__init__({})
        self.count = count

    @property
    @override
    def namespaces(self) -> dict[str, int]:
        return {"user": self.count // 2, "__notes__": self.count - self.count // 2}


@pytest.mark.parametrize(("count", "seconds"), [(0, 0.0), (500, 0.325), *deletion._MEASURED])
def test_the_rebuild_is_estimated_from_what_was_measured(count: int, seconds: float) -> None:
    assert rebuild_seconds(Counted(count)) == pytest.approx(seconds)


def test_more_records_take_longer() -> None:
    estimates = [rebuild_seconds(Counted(count)) for count in (10, 999, 2_000, 5_000, 50_000, 100_001, 1_000_000)]
    assert estimates == sorted(estimates)
    assert estimates[-1] < 10_000

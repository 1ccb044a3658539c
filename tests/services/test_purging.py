from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from explorer.memory.changes import ChangeKind, Patch, Purge
from explorer.memory.keys import Key
from explorer.memory.protocols import Cancelled
from explorer.memory.records import SUPERSEDED_BY
from explorer.services.deletion import delete
from explorer.services.purging import Kept, PurgePlan, PurgeReason, plan_purge
from explorer.store.workspace import Workspace
from tests.services.conftest import Records
from tests.services.raw_snapshot import MAIN, RawSnapshot, editing_of, operation_of, written_to
from tests.store.conftest import Bytes

OLD = "2026-01-01T00:00:00+00:00"
GONE = {"content": "", "superseded_by": "system:deleted", "deleted_at": OLD}
RECORDS: Records = {
    f"{MAIN} a": {"content": "The old", "superseded_by": "a~2", "updated_at": OLD},
    f"{MAIN} a~2": {"content": "The new", "revision_of": "a", "links": [{"to": "a", "type": "was"}]},
    f"{MAIN} b": {"content": "B", "links": [{"to": "a", "weight": 0.5, "x": 1}, {"to": f"{MAIN}/c"}]},
    f"{MAIN} c": {"content": "C was", "superseded_by": "a", "updated_at": OLD},
    f"{MAIN} d": {**GONE, "links": [{"to": "a"}]},
    f"{MAIN} e": GONE,
    f"{MAIN} f": {"content": "F", "superseded_by": "b", "updated_at": "2026-11-29", "links": [{"to": "c"}]},
    "__policies__ p": {"content": "P", "source_fact_ids": [f"{MAIN}/a", f"{MAIN}/a~2", f"{MAIN}/e"]},
    "__conflicts__ open": {"kind": "contradiction", "a": f"{MAIN}/a", "b": f"{MAIN}/b"},
    "__conflicts__ lost": {"kind": "contradiction", "a": f"{MAIN}/c", "b": f"{MAIN}/b", "state": "resolved"},
}


def planned(records: Records, days: int = 90) -> PurgePlan:
    return plan_purge(editing_of(RawSnapshot(records)), lambda _: None, days)


def test_what_goes_is_named_counted_and_weighed() -> None:
    plan = planned(RECORDS)
    assert {reason: [key.id for key in keys] for reason, keys in plan.keys.items()} == {
        PurgeReason.SUPERSEDED: ["a", "c"],
        PurgeReason.DELETED: ["d"],
        PurgeReason.UNDONE: [],
        PurgeReason.EXPIRED: [],
    }
    assert (plan.records, plan.bytes_freed) == (3, 300)
    assert plan.kept == {Kept.NEEDED: 1}
    assert plan.change is not None
    assert (plan.change.kind, plan.change.label, plan.change.is_undoable) == (ChangeKind.PURGE, "", False)
    assert plan.seconds > 0


def test_what_is_current_names_the_newest_text() -> None:
    plan = planned(RECORDS)
    after = written_to(RECORDS, plan.change)
    assert after[f"{MAIN} b"]["links"] == [{"to": "a~2", "weight": 0.5, "x": 1}, {"to": f"{MAIN}/a~2"}]
    # Once, though two of its sources have become one; and the tombstone that it cites stays.
    assert after["__policies__ p"]["source_fact_ids"] == [f"{MAIN}/a~2", f"{MAIN}/e"]
    assert f"{MAIN} e" in after
    assert after["__conflicts__ open"]["a"] == f"{MAIN}/a~2"
    assert {key.id for key in plan.repointed} == {"b", "p", "open"}


def test_history_and_a_memory_that_names_its_own_past_are_told_of() -> None:
    plan = planned(RECORDS)
    after = written_to(RECORDS, plan.change)
    assert after[f"{MAIN} a~2"] == RECORDS[f"{MAIN} a~2"]
    assert after["__conflicts__ lost"] == RECORDS["__conflicts__ lost"]
    # a~2 → a, f → c, lost → c
    assert plan.dangling == 3


def test_a_side_of_an_open_conflict_that_another_memory_replaced_stays() -> None:
    records: Records = {
        f"{MAIN} x": {"content": "X", "superseded_by": "y", "updated_at": OLD},
        f"{MAIN} y": {"content": "Y"},
        "__conflicts__ c": {"kind": "contradiction", "a": f"{MAIN}/x", "b": f"{MAIN}/y"},
    }
    assert planned(records).change is None
    records["__conflicts__ c"]["state"] = "resolved"
    assert planned(records).records == 1


def test_what_was_purged_is_not_found_again() -> None:
    plan = planned(RECORDS)
    again = planned(written_to(RECORDS, plan.change))
    assert again.change is None
    assert again.records == 0


def test_a_purge_says_what_stood_there_when_it_was_planned() -> None:
    purge = operation_of(planned(RECORDS).change, f"{MAIN} a")
    assert isinstance(purge, Purge)
    assert purge.before == {"superseded_by": "a~2", "deleted_at": None, "pinned": None}


def test_what_waits_for_the_file_is_left_alone() -> None:
    snapshot = RawSnapshot({f"{MAIN} a": {"content": "A"}, f"{MAIN} b": GONE})
    waiting = delete(editing_of(snapshot), [Key(MAIN, "a")])
    assert waiting is not None
    plan = plan_purge(editing_of(snapshot, waiting), lambda _: None, 0)
    assert [key.id for key in plan.keys[PurgeReason.DELETED]] == ["b"]


def test_what_outlived_its_time_goes_unless_it_is_pinned(tmp_path: Path) -> None:
    path = tmp_path / "w.vdb"
    path.write_bytes(
        Bytes.main(
            Bytes.record("user", "gone", {"content": "gone"}, expires_at=1.0),
            Bytes.record("user", "pinned", {"content": "pinned", "pinned": True}, expires_at=1.0),
            Bytes.record("user", "stays", {"content": "x"}),
        )
    )
    plan = plan_purge(editing_of(Workspace(path).scan(lambda _: None)), lambda _: None)
    assert plan.keys[PurgeReason.EXPIRED] == (Key("user", "gone"),)
    assert plan.kept == {Kept.PINNED: 1}
    assert plan.bytes[PurgeReason.EXPIRED] > 0


def test_a_number_of_days_is_not_negative() -> None:
    with pytest.raises(ValueError, match="negative"):
        planned({}, -1)


def test_a_stop_is_heard() -> None:
    def stop(_: float) -> None:
        raise Cancelled

    with pytest.raises(Cancelled):
        plan_purge(editing_of(RawSnapshot(RECORDS)), stop)


ids = st.sampled_from("abcdef")
facts = st.fixed_dictionaries(
    {"content": st.just("x")},
    optional={
        "superseded_by": st.one_of(ids, st.sampled_from(["system:deleted", "system:undone", "system:decayed"])),
        "updated_at": st.sampled_from([OLD, "2026-11-29", "?"]),
        "pinned": st.booleans(),
        "links": st.lists(st.fixed_dictionaries({"to": ids}), max_size=2),
    },
)


def ends_at(records: Records, where: str) -> str:
    """What took the place of a record in the end."""
    for _ in records:
        following = f"{MAIN} {records[where].get(SUPERSEDED_BY)}"
        where = following if following in records else where
    return where


@given(st.dictionaries(ids, facts, min_size=1))
def test_nothing_current_or_pinned_goes_and_what_stays_is_understood(found: dict[str, dict[str, object]]) -> None:
    records: Records = {f"{MAIN} {name}": data for name, data in found.items()}
    plan = planned(records)
    after = written_to(records, plan.change)
    for where in records.keys() - after.keys():
        assert records[where].get(SUPERSEDED_BY)
        assert not records[where].get("pinned")
    for where, metadata in after.items():
        said = metadata.get(SUPERSEDED_BY)
        if isinstance(said, str) and f"{MAIN} {said}" in records:
            assert f"{MAIN} {said}" in after
        for link in [] if said else metadata.get("links") or []:
            target = f"{MAIN} {link['to']}"
            assert target in after or target not in records or ends_at(records, target) == where
    assert planned(after).change is None
    assert plan.change is None or all(isinstance(each, Patch | Purge) for each in plan.change.operations)


def test_an_undone_text_without_its_first_one_is_no_stumbling_block() -> None:
    records: Records = {
        "user r~2": {"content": "x", "revision_of": "r", "superseded_by": "system:undone", "updated_at": "2026-01-01"}
    }
    plan_purge(editing_of(RawSnapshot(records)), lambda _: None)


def test_more_days_than_a_calendar_has() -> None:
    assert plan_purge(editing_of(RawSnapshot({})), lambda _: None, 10**20).records == 0

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from explorer.memory.changes import Patch
from explorer.memory.decode import decode_fact
from explorer.memory.effects import Standing, standing
from explorer.memory.errors import Refusal, Refused
from explorer.memory.fading import importance_at
from explorer.memory.keys import Key
from explorer.services.edits import set_fields
from explorer.services.lineages import reader
from explorer.services.revisions import revise
from tests.services.conftest import Records, StoreOf
from tests.services.raw_snapshot import (
    MAIN,
    NOW,
    NOW_TEXT,
    RawSnapshot,
    applied,
    editing_of,
    operation_of,
    said,
    standing_of,
    written_to,
)

A = Key(MAIN, "a")
OLD = "2026-01-01T00:00:00+00:00"


def one(metadata: dict[str, Any], values: dict[str, Any], where: str = f"{MAIN} a") -> Patch | None:
    """What is set in a single record."""
    namespace, _, record_id = where.rpartition(" ")
    change = set_fields(editing_of(RawSnapshot({where: metadata})), [Key(namespace, record_id)], values)
    if change is None:
        return None
    (patch,) = change.operations
    assert isinstance(patch, Patch)
    return patch


@pytest.mark.parametrize(
    ("where", "values", "stored"),
    [
        (f"{MAIN} a", {"topic": "t", "domain": "d"}, {"topic": "t", "domain": "d"}),
        (f"{MAIN} a", {"confidence": 0.25}, {"confidence": 0.25}),
        (f"{MAIN} a", {"confidence": None}, None),
        (f"{MAIN} a", {"fact_type": "goal", "veracity": "stated"}, {"fact_type": "goal", "veracity": "stated"}),
        (f"{MAIN} a", {"fact_type": "unknown", "veracity": "unknown"}, None),
        (f"{MAIN} a", {"valid_until": NOW_TEXT}, {"valid_until": NOW_TEXT}),
        (f"{MAIN} a", {"tags": ["x", "y"]}, {"tags": ["x", "y"]}),
        (f"{MAIN} a", {"tags": []}, None),
        (f"{MAIN} a", {"pinned": True}, {"pinned": True}),
        (f"{MAIN} a", {"pinned": False}, None),
        (f"{MAIN} a", {"topic": ""}, None),
        ("__policies__ p", {"active": False, "required_role": "qa"}, {"active": False, "required_role": "qa"}),
        ("__policies__ p", {"active": True, "required_role": "", "domain": ""}, None),
        ("__notes__ n", {"content": "y"}, {"content": "y"}),
        ("__notes__ n", {"content": ""}, {"content": ""}),
        ("__domains__ d", {"label": "L", "description": "D"}, {"label": "L", "description": "D"}),
    ],
)
def test_what_is_set(where: str, values: dict[str, Any], stored: dict[str, Any] | None) -> None:
    patch = one({"content": "x", "updated_at": OLD}, values, where)
    if stored is None:
        assert patch is None
        return
    assert patch is not None
    assert patch.after == {**stored, "updated_at": NOW_TEXT}
    assert patch.before["updated_at"] == OLD


@pytest.mark.parametrize(
    ("metadata", "values"),
    [
        ({"valid_until": "2026-11-30T14:00:00+02:00"}, {"valid_until": NOW_TEXT}),
        ({"tags": ["x"]}, {"tags": ("x",)}),
        ({"confidence": 1}, {"confidence": 1.0}),
        ({"importance": 0.8, "created_at": (NOW - timedelta(hours=168)).isoformat()}, {"importance": 0.4}),
        ({"pinned": None}, {"pinned": False}),
    ],
)
def test_what_says_the_same_is_no_change(metadata: dict[str, Any], values: dict[str, Any]) -> None:
    assert one(metadata, values) is None


def test_clearing() -> None:
    role = one({"content": "x", "required_role": "qa"}, {"required_role": ""}, "__policies__ p")
    end = one({"valid_until": OLD}, {"valid_until": None})
    assert role is not None
    assert end is not None
    assert (role.after["required_role"], end.after["valid_until"]) == (None, None)


@pytest.mark.parametrize(
    ("where", "metadata", "values", "reason"),
    [
        (f"{MAIN} a", {}, {"active": True}, Refusal.OTHER_KIND),
        (f"{MAIN} a", {}, {"content": "text"}, Refusal.OTHER_KIND),
        ("__grants__ g", {}, {"domain": "x"}, Refusal.OTHER_KIND),
        (f"{MAIN} a", {"superseded_by": "b"}, {"topic": "t"}, Refusal.NOT_CURRENT),
        (f"{MAIN} a", {"deleted_at": OLD}, {"topic": "t"}, Refusal.NOT_CURRENT),
        (f"{MAIN} a", {"superseded_by": "system:undone"}, {"topic": "t"}, Refusal.NOT_CURRENT),
        (f"{MAIN} a", {"tags": "x"}, {"topic": "t"}, Refusal.ODD),
        (f"{MAIN} b", {}, {"topic": "t"}, Refusal.GONE),
    ],
)
def test_what_is_refused(where: str, metadata: dict[str, Any], values: dict[str, Any], reason: Refusal) -> None:
    namespace, _, record_id = where.rpartition(" ")
    known = {} if reason is Refusal.GONE else {where: metadata}
    with pytest.raises(Refused) as refused:
        set_fields(editing_of(RawSnapshot(known)), [Key(namespace, record_id)], values)
    assert refused.value.reason is reason


@pytest.mark.parametrize(
    "values",
    [
        {"confidence": 1.5},
        {"confidence": float("nan")},
        {"fact_type": "nonsense"},
        {"valid_until": "tomorrow"},
        {"tags": [1]},
        {"pinned": "yes"},
    ],
)
def test_a_value_that_does_not_fit_is_loud(values: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"."):
        one({"confidence": 0.5}, values)


def test_many_records_are_one_change_without_those_that_cannot_or_need_not() -> None:
    records: Records = {
        f"{MAIN} a": {"content": "A"},
        f"{MAIN} b": {"content": "B", "domain": "ops"},
        f"{MAIN} c": {"content": "", "superseded_by": "system:deleted"},
        "user a": {"content": "Another"},
    }
    keys = [Key(MAIN, "a"), Key(MAIN, "b"), Key(MAIN, "c"), Key("user", "a"), Key(MAIN, "gone"), Key(MAIN, "a")]
    change = set_fields(editing_of(RawSnapshot(records)), keys, {"domain": "ops"})
    assert change is not None
    assert change.keys == (Key(MAIN, "a"), Key("user", "a"))
    assert change.label == "A"


def test_the_newest_text_is_edited_when_it_still_waits() -> None:
    snapshot = RawSnapshot({f"{MAIN} a": {"content": "A"}})
    waiting = revise(editing_of(snapshot), A, "B")
    assert waiting is not None
    change = set_fields(editing_of(snapshot, waiting), [A], {"topic": "t"})
    assert change is not None
    assert change.keys == (Key(MAIN, "a~2"),)


@pytest.mark.parametrize("theirs", [{"superseded_by": "a~2"}, {"superseded_by": "system:deleted"}, {"topic": "x"}])
def test_an_edit_is_stale_when_the_record_was_replaced_or_the_field_changed(theirs: dict[str, Any]) -> None:
    patch = one({"content": "A"}, {"topic": "t"})
    assert patch is not None
    read = reader(RawSnapshot({f"{MAIN} a": {"content": "A", **theirs}}))
    assert standing(patch, read) is Standing.STALE
    assert standing(patch, reader(RawSnapshot({f"{MAIN} a": {"content": "A", "last_accessed": OLD}}))) is Standing.READY


@pytest.mark.parametrize(("hours", "value"), [(0, 0.8), (24, 0.7), (168, 0.5), (168, 0.9), (1680, 1.0), (24, 0.0)])
def test_a_stated_importance_is_the_importance_now(hours: int, value: float) -> None:
    used = (NOW - timedelta(hours=hours)).isoformat()
    metadata = {"importance": 0.3, "created_at": OLD, "last_accessed": used}
    patch = one(metadata, {"importance": value})
    assert patch is not None
    assert patch.after["importance"] == value
    after = decode_fact(A, metadata | patch.after)
    assert importance_at(after, NOW) == value
    assert importance_at(after, NOW + timedelta(hours=168)) == pytest.approx(value / 2)


@pytest.mark.parametrize("metadata", [{"importance": 0.3}, {"importance": 0.3, "pinned": True, "created_at": OLD}])
def test_what_does_not_fade_has_the_importance_as_it_is_stated(metadata: dict[str, Any]) -> None:
    patch = one(metadata, {"importance": 0.9})
    assert patch is not None
    assert importance_at(decode_fact(A, metadata | patch.after), NOW) == 0.9
    cleared = one(metadata, {"importance": None})
    assert cleared is not None
    assert importance_at(decode_fact(A, metadata | cleared.after), NOW) is None


shares = st.floats(0.0, 1.0)
times = st.datetimes(datetime(2020, 1, 1), datetime(2026, 11, 30)).map(lambda moment: f"{moment.isoformat()}Z")  # noqa: DTZ001 the zone is appended
facts = st.fixed_dictionaries(
    {"content": st.text(min_size=1)},
    optional={
        "topic": st.text(),
        "importance": shares,
        "importance_base": shares,
        "created_at": times,
        "last_accessed": times,
        "valid_until": times,
        "pinned": st.booleans(),
        "tags": st.lists(st.text()),
        "their_key": st.integers(),
        "updated_at": times,
    },
)
edits = st.fixed_dictionaries(
    {},
    optional={
        "topic": st.text(),
        "domain": st.text(),
        "confidence": shares,
        "importance": shares | st.none(),
        "valid_until": times | st.none(),
        "pinned": st.booleans(),
        "tags": st.lists(st.text()),
    },
)


@given(facts, edits)
def test_undone_gives_the_old_record_back_and_doing_it_twice_changes_nothing(
    metadata: dict[str, Any], values: dict[str, Any]
) -> None:
    records: Records = {f"{MAIN} a": metadata}
    snapshot = RawSnapshot(records)
    change = set_fields(editing_of(snapshot), [A], values)
    if change is None:
        return
    undone = applied(snapshot, change, change.undone(NOW, "ana"))
    assert said(undone.metadata(A) or {}) == said(metadata)
    again = {name: value for name, value in values.items() if name != "importance"}
    assert set_fields(editing_of(RawSnapshot(written_to(records, change))), [A], again) is None


def test_a_file_that_vectlite_wrote(store_of: StoreOf) -> None:
    snapshot = store_of({f"{MAIN} a": {"content": "A", "their_key": [1, {"x": None}]}})
    change = set_fields(editing_of(snapshot), [A], {"tags": ["x"], "pinned": True})
    assert operation_of(change, f"{MAIN} a").key == A
    assert standing_of(applied(snapshot, change), f"{MAIN} a") == {
        "content": "A",
        "their_key": [1, {"x": None}],
        "tags": ["x"],
        "pinned": True,
        "updated_at": NOW_TEXT,
    }

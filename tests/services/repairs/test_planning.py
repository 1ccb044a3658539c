from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from explorer.memory.ahead import Ahead
from explorer.memory.changes import ChangeKind, Patch, Tombstone, decode, encode, new_change_set
from explorer.memory.effects import same_value
from explorer.memory.keys import Key
from explorer.memory.protocols import Cancelled
from explorer.memory.text import content_hash
from explorer.services.editing import Editing
from explorer.services.lineages import reader
from explorer.services.repairs.planning import plan, repairs
from explorer.services.repairs.repair import RepairKind
from tests.services.repairs.conftest import MAIN, NOW, Admit, Patient, admitted, key


def test_all_repairs_are_one_change_set_that_is_undone_to_the_bit(admit: Admit) -> None:
    patient = admit(
        {
            "a": {"content": "A", "confidence": "0.8", "links": "gone, b", "created_at": "soon", "ключ": {"π": [1]}},
            "b": {"content": "B", "superseded_by": "gone", "valid_until": "2026-01-01"},
            "c": {"content": "C"},
        }
    )
    change = plan(patient.editing, patient.repairs)
    assert change is not None
    assert (change.kind, change.is_undoable, decode(encode(change))) == (ChangeKind.REPAIR, True, change)
    assert {type(operation) for operation in change.operations} == {Patch, Tombstone}
    after = patient.after(change)
    assert after[key("a")]["links"] == [{"to": "b"}]
    assert after[key("a")]["ключ"] == {"π": [1]}
    assert after[key("b")]["superseded_by"] == "system:expired"
    assert after[key("c")] == {"content": "C"}
    assert patient.after(change, change.undone(NOW, "ana")) == dict(patient.records)


def test_only_what_was_chosen_is_written(admit: Admit) -> None:
    patient = admit({"a": {"content": "A", "confidence": "0.8", "created_at": "soon"}})
    chosen = [one for one in patient.repairs if one.kind is RepairKind.FIELDS]
    after = patient.after(plan(patient.editing, chosen))[key("a")]
    assert after["confidence"] == 0.8
    assert after["created_at"] == "soon"
    assert plan(patient.editing, []) is None


def test_what_was_changed_meanwhile_is_left_out(admit: Admit) -> None:
    patient = admit({"a": {"content": "A", "confidence": "0.8"}, "b": {"content": "B", "confidence": "0.7"}})
    waiting = new_change_set(
        ChangeKind.EDIT, (Patch(key("a"), {"confidence": "0.8"}, {"confidence": 0.5}),), NOW, "ana"
    )
    snapshot = patient.editing.snapshot
    editing = Editing(snapshot, Ahead(reader(snapshot), [waiting]), NOW, "ana")
    change = plan(editing, patient.repairs)
    assert change is not None
    assert change.keys == (key("b"),)
    assert [one.key for one in repairs(editing, patient.examination, lambda _: None)] == [key("b")]


def test_open_conflicts_of_what_expired_are_settled(admit: Admit) -> None:
    conflict = Key("__conflicts__", "k")
    patient = admit(
        {
            "a": {"content": "A", "valid_until": "2026-01-01"},
            "b": {"content": "B"},
            conflict: {"kind": "contradiction", "a": f"{MAIN}/a", "b": f"{MAIN}/b", "state": "open"},
        }
    )
    after = patient.after(plan(patient.editing, patient.repairs))[conflict]
    assert (after["state"], after["winner"]) == ("resolved", f"{MAIN}/b")


def test_a_stop_is_heard(admit: Admit) -> None:
    patient = admit({"a": {"content": "A", "confidence": "0.8"}})

    def stop(done: float) -> None:
        raise Cancelled

    with pytest.raises(Cancelled):
        repairs(patient.editing, patient.examination, stop)


FIELDS = st.sampled_from(
    (
        "content content_hash confidence importance access_count pinned tags links superseded_by revision_of "
        "deleted_at created_at updated_at last_accessed valid_until embedding_stale unreadable_tags topic a b "
        "state winner source_fact_ids permission active similarity theirs"
    ).split()
)
SCALARS = (
    st.none()
    | st.booleans()
    | st.integers(-(2**63), 2**63 - 1)
    | st.floats()
    | st.text(max_size=8)
    | st.sampled_from(
        ["x", "y", "gone", "user/x", "system:deleted", "system:undone", "0.8", "3", "yes", "a, b", "2026-01-01", "open"]
    )
)
VALUES: st.SearchStrategy[Any] = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["to", "weight", "z"]), inner),
    max_leaves=5,
)
METADATA = st.dictionaries(FIELDS, VALUES, max_size=7)
SPACES = st.sampled_from(
    ["user", "__policies__", "__conflicts__", "__hot__", "__grants__", "__beliefs__", "__theirs__"]
)


def check(patient: Patient, path: Path) -> None:
    """What is mended is mended, keeps what we do not know, and is as it was once it is undone."""
    change = plan(patient.editing, patient.repairs)
    assert (change is None) == (patient.repairs == ())
    if change is None:
        return
    change = decode(encode(change))
    mended, restored = patient.after(change), patient.after(change, change.undone(NOW, "ana"))
    for one, metadata in patient.records.items():
        assert repr(mended[one].get("theirs")) == repr(metadata.get("theirs"))
        for name in {*metadata, *restored[one]}:
            was, comes_back = metadata.get(name), restored[one].get(name)
            assert same_value(was, comes_back) or repr(was) == repr(comes_back), name
    assert admitted(path, mended, {}).repairs == ()


@settings(max_examples=200)
@given(SPACES, METADATA, METADATA)
def test_any_metadata_is_mended_once(namespace: str, one: dict[str, Any], other: dict[str, Any]) -> None:
    sound = {"content": "sound", "content_hash": content_hash("sound")}
    records = {Key(namespace, "x"): one, Key("user", "y"): other, Key("user", "s"): sound, Key("user", "t"): sound}
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "w.vdb"
        check(admitted(path, records, {}), path)

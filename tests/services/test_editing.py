from __future__ import annotations

import pytest

from explorer.memory.changes import ChangeKind, Insert, Patch, Restore
from explorer.memory.errors import Refusal, Refused
from explorer.memory.facts import Fact
from explorer.memory.keys import Key
from explorer.services.editing import decoded, label_of
from tests.services.raw_snapshot import MAIN, NOW, RawSnapshot, editing_of

A = Key(MAIN, "a")
EDITING = editing_of(
    RawSnapshot(
        {
            f"{MAIN} a": {"content": "A"},
            f"{MAIN} odd": {"content": "Odd", "confidence": 7},
            "__notes__ n": {"content": "N"},
        }
    )
)


@pytest.mark.parametrize(
    ("key", "reason"), [(Key(MAIN, "none"), Refusal.GONE), (Key(MAIN, "odd"), Refusal.ODD), (A, None)]
)
def test_what_is_gone_or_odd_is_refused(key: Key, reason: Refusal | None) -> None:
    if reason is None:
        assert isinstance(EDITING.record(key), Fact)
        return
    with pytest.raises(Refused) as refused:
        EDITING.record(key)
    assert refused.value.reason is reason


def test_a_note_is_no_fact() -> None:
    with pytest.raises(Refused, match="other kind"):
        EDITING.fact(Key("__notes__", "n"))
    assert decoded(Key("__theirs__", "x"), {}) is None


@pytest.mark.parametrize(
    ("operation", "label"),
    [
        (Patch(A, {"topic": None}, {"topic": "t"}), "A"),
        (Insert(Key(MAIN, "a~2"), {"content": "B", "revision_of": "a"}, source=A), "B"),
        (Restore(A, {"content": ""}, {"content": "C"}), "C"),
        (Patch(Key(MAIN, "none"), {"topic": None}, {"topic": "t"}), f"{MAIN}/none"),
    ],
)
def test_a_change_is_labelled_with_what_its_first_record_says(operation: Patch | Insert | Restore, label: str) -> None:
    change = EDITING.change_set(ChangeKind.EDIT, [operation])
    assert change is not None
    assert (change.label, change.made_by, change.made_at) == (label, "ana", NOW.isoformat())


def test_no_operations_are_no_change() -> None:
    assert EDITING.change_set(ChangeKind.EDIT, []) is None


@pytest.mark.parametrize(
    ("content", "label"),
    [("  two\n words ", "two words"), ("x" * 81, "x" * 79 + "…"), ("x" * 80, "x" * 80), (7, "user/a"), (" ", "user/a")],
)
def test_a_label_is_one_short_line(content: object, label: str) -> None:
    assert label_of({"content": content}, Key("user", "a")) == label

from __future__ import annotations

import pytest

from explorer.memory.errors import Refusal, Refused
from explorer.memory.keys import Key
from explorer.services.revisions import revise
from explorer.services.superseding import Affected, replaced_by_me, supersede, target_of, why_not
from tests.services.conftest import Records, StoreOf
from tests.services.raw_snapshot import MAIN, NOW_TEXT, RawSnapshot, applied, editing_of, standing_of

RECORDS: Records = {
    f"{MAIN} a": {"content": "A"},
    f"{MAIN} b": {"content": "old B", "superseded_by": "b~2"},
    f"{MAIN} b~2": {"content": "B", "revision_of": "b"},
    f"{MAIN} gone": {"content": "", "superseded_by": "system:deleted"},
    f"{MAIN} was": {"content": "Was", "superseded_by": "a"},
    f"{MAIN} expired": {"content": "Expired", "valid_until": "2026-01-01"},
    f"{MAIN} odd": {"content": "Odd", "tags": "x"},
    "user c": {"content": "C"},
    # r was revised after its first text had been replaced by s.
    f"{MAIN} r": {"content": "old R", "superseded_by": "s"},
    f"{MAIN} r~2": {"content": "R", "revision_of": "r"},
    f"{MAIN} s": {"content": "S"},
    "__policies__ p": {"content": "P"},
    "__conflicts__ x": {"kind": "contradiction", "a": f"{MAIN}/a", "b": f"{MAIN}/b"},
    "__conflicts__ y": {"kind": "contradiction", "a": f"{MAIN}/a", "b": "user/c"},
}


@pytest.mark.parametrize(
    ("record_id", "by", "reason"),
    [
        ("a", "b~2", None),
        ("expired", "a", None),
        ("s", "a", None),
        ("none", "a", Refusal.GONE),
        ("a", "none", Refusal.GONE),
        ("a", "odd", Refusal.ODD),
        ("a", "a", Refusal.ITSELF),
        ("b", "b~2", Refusal.ITSELF),
        ("b", "a", Refusal.NOT_CURRENT),
        ("was", "b~2", Refusal.NOT_CURRENT),
        ("gone", "a", Refusal.NOT_CURRENT),
        ("a", "gone", Refusal.REPLACEMENT_NOT_ACTIVE),
        ("a", "b", Refusal.REPLACEMENT_NOT_ACTIVE),
        ("a", "was", Refusal.REPLACEMENT_NOT_ACTIVE),
        ("a", "expired", Refusal.REPLACEMENT_NOT_ACTIVE),
        ("s", "r~2", Refusal.CYCLE),
        ("r~2", "s", None),
    ],
)
def test_what_may_replace_what(record_id: str, by: str, reason: Refusal | None) -> None:
    editing = editing_of(RawSnapshot(RECORDS))
    key, other = Key(MAIN, record_id), Key(MAIN, by)
    assert why_not(editing, key, other) is reason
    if reason is not None:
        with pytest.raises(Refused) as refused:
            supersede(editing, [key], other)
        assert refused.value.reason is reason


def test_only_facts_are_replaced() -> None:
    editing = editing_of(RawSnapshot(RECORDS))
    policy = Key("__policies__", "p")
    assert why_not(editing, policy, Key(MAIN, "a")) is why_not(editing, Key(MAIN, "a"), policy) is Refusal.OTHER_KIND


def test_replacing_settles_the_conflict_of_the_two_alone(store_of: StoreOf) -> None:
    snapshot = store_of(RECORDS)
    change = supersede(editing_of(snapshot), [Key(MAIN, "a")], Key(MAIN, "b~2"))
    assert change is not None
    assert change.keys == (Key(MAIN, "a"), Key("__conflicts__", "x"))
    ahead = applied(snapshot, change)
    assert standing_of(ahead, f"{MAIN} a") == {"content": "A", "superseded_by": "b~2", "updated_at": NOW_TEXT}
    assert standing_of(ahead, "__conflicts__ x")["winner"] == f"{MAIN}/b"
    assert replaced_by_me(snapshot, Key(MAIN, "a")) == (Affected(Key(MAIN, "was"), "Was"),)


def test_many_are_replaced_at_once_by_one_of_them() -> None:
    snapshot = RawSnapshot(RECORDS)
    change = supersede(
        editing_of(snapshot), [Key(MAIN, "a"), Key("user", "c"), Key(MAIN, "gone"), Key("user", "d")], Key("user", "c")
    )
    assert change is not None
    ahead = applied(snapshot, change)
    assert standing_of(ahead, f"{MAIN} a")["superseded_by"] == "user/c"
    assert standing_of(ahead, "user c") == {"content": "C"}
    assert standing_of(ahead, "__conflicts__ y")["winner"] == "user/c"


def test_the_text_that_waits_replaces() -> None:
    snapshot = RawSnapshot(RECORDS)
    waiting = revise(editing_of(snapshot), Key("user", "c"), "C2")
    assert waiting is not None
    change = supersede(editing_of(snapshot, waiting), [Key(MAIN, "a")], Key("user", "c"))
    assert standing_of(applied(snapshot, waiting, change), f"{MAIN} a")["superseded_by"] == "user/c~2"


@pytest.mark.parametrize(("by", "said"), [("x/y", f"{MAIN}/x/y"), ("x/z", "x/z")])
def test_an_id_that_reads_like_another_record_is_named_in_full(by: str, said: str) -> None:
    records: Records = {
        f"{MAIN} a": {"content": "A"},
        f"{MAIN} x/y": {"content": "with a slash"},
        f"{MAIN} x/z": {"content": "with a slash"},
        "x y": {"content": "in a namespace x"},
    }
    snapshot = RawSnapshot(records)
    editing = editing_of(snapshot)
    change = supersede(editing, [Key(MAIN, "a")], Key(MAIN, by))
    assert standing_of(applied(snapshot, change), f"{MAIN} a")["superseded_by"] == said
    assert target_of(editing.ahead, said, MAIN) == Key(MAIN, by)


def test_what_a_fact_had_replaced_in_any_of_its_texts(store_of: StoreOf) -> None:
    snapshot = store_of(
        {
            f"{MAIN} a": {"content": "1", "superseded_by": "a~2"},
            f"{MAIN} a~2": {"content": "2", "revision_of": "a"},
            f"{MAIN} x": {"content": "X", "superseded_by": "a"},
            "user y": {"content": "Y", "superseded_by": f"{MAIN}/a~2"},
            f"{MAIN} z": {"content": "", "superseded_by": "a", "deleted_at": "2026-01-01"},
            f"{MAIN} linking": {"content": "L", "links": [{"to": "a"}]},
        }
    )
    expected = (Affected(Key(MAIN, "x"), "X"), Affected(Key("user", "y"), "Y"))
    assert replaced_by_me(snapshot, Key(MAIN, "a~2")) == replaced_by_me(snapshot, Key(MAIN, "a")) == expected
    assert replaced_by_me(snapshot, Key(MAIN, "none")) == replaced_by_me(snapshot, Key("__policies__", "p")) == ()


@pytest.mark.parametrize("said", [None, "", 7, "system:decayed", "nothing"])
def test_a_reason_leads_nowhere(said: object) -> None:
    assert target_of(editing_of(RawSnapshot(RECORDS)).ahead, said, MAIN) is None

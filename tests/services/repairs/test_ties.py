from __future__ import annotations

from typing import Any

import pytest

from explorer.memory.keys import Key
from explorer.services.repairs.planning import plan
from tests.services.repairs.conftest import MAIN, NOW, Admit, key

NOW_TEXT = NOW.isoformat()
POLICY, CONFLICT = Key("__policies__", "p"), Key("__conflicts__", "k")


@pytest.mark.parametrize(
    ("before", "superseded_by", "mend"),
    [
        ({"superseded_by": "gone"}, None, "reopened"),
        ({"superseded_by": f"{MAIN}/gone"}, None, "reopened"),
        ({"superseded_by": "undone"}, None, "reopened"),
        ({"superseded_by": "gone", "deleted_at": "2026-01-01"}, "system:deleted", "deleted"),
        ({"superseded_by": "gone", "content": ""}, "system:deleted", "deleted"),
        ({"superseded_by": "root"}, "root~3", "followed"),
    ],
)
def test_what_was_replaced_by_nothing(
    admit: Admit, before: dict[str, object], superseded_by: str | None, mend: str
) -> None:
    others = {
        "undone": {"content": "u", "superseded_by": "system:undone"},
        "root~3": {"content": "r", "revision_of": "root"},
    }
    patient = admit({"a": {"content": "x", **before}, **others})
    assert patient.of("a") == [("references", "superseded_by", mend)]
    change = plan(patient.editing, patient.repairs)
    assert change is not None
    assert patient.after(change)[key("a")].get("superseded_by") == superseded_by
    assert patient.after(change, change.undone(NOW, "ana"))[key("a")] == patient.records[key("a")]


def test_a_text_between_two_others_that_was_removed(admit: Admit) -> None:
    patient = admit(
        {
            "a": {"content": "1", "superseded_by": "a~2"},
            "a~3": {"content": "3", "superseded_by": "a~10", "revision_of": "a"},
            "a~10": {"content": "10", "revision_of": "a"},
        }
    )
    after = patient.after(plan(patient.editing, patient.repairs))
    assert after[key("a")]["superseded_by"] == "a~3"
    assert [one for one, metadata in after.items() if "superseded_by" not in metadata] == [key("a~10")]


def test_following_never_closes_a_ring(admit: Admit) -> None:
    patient = admit(
        {
            "a": {"content": "1", "superseded_by": "a~2"},
            "a~3": {"content": "3", "superseded_by": "a", "revision_of": "a"},
        }
    )
    assert patient.of("a") == [("references", "superseded_by", "reopened")]


def test_a_ring_is_broken_at_the_newest(admit: Admit) -> None:
    patient = admit(
        {
            "a": {"content": "A", "superseded_by": "b", "created_at": "2026-01-01"},
            "b": {"content": "B", "superseded_by": "c", "created_at": "2026-03-01"},
            "c": {"content": "C", "superseded_by": "a", "created_at": "2026-02-01"},
        }
    )
    (repair,) = patient.repairs
    assert (repair.key, repair.kind.value, repair.mend.value) == (key("b"), "rings", "reopened")
    after = patient.after(plan(patient.editing, patient.repairs))
    assert [one.id for one, metadata in after.items() if "superseded_by" not in metadata] == ["b"]


def test_of_texts_of_one_time_the_last_number_is_the_newest(admit: Admit) -> None:
    patient = admit(
        {
            "x~9": {"content": "9", "superseded_by": "x~10", "revision_of": "x"},
            "x~10": {"content": "10", "superseded_by": "x~9", "revision_of": "x"},
            "x": {"content": "1", "superseded_by": "x~9"},
        }
    )
    assert [one.key.id for one in patient.repairs] == ["x~10"]


def test_a_deleted_record_in_a_ring_stays_deleted(admit: Admit) -> None:
    ring: dict[str | Key, dict[str, Any]] = {
        "a": {"content": "A", "superseded_by": "b"},
        "b": {"content": "B", "superseded_by": "a", "deleted_at": "soon"},
    }
    patient = admit(ring)
    after = patient.after(plan(patient.editing, patient.repairs))
    assert after[key("b")]["superseded_by"] == "system:deleted"


def test_revisions_in_a_ring_get_the_oldest_as_their_first_text(admit: Admit) -> None:
    patient = admit(
        {"a": {"content": "A", "revision_of": "b"}, "b": {"content": "B", "revision_of": "c"}}
        | {"c": {"content": "C", "revision_of": "a"}, "self": {"content": "S", "revision_of": "self"}}
    )
    after = patient.after(plan(patient.editing, patient.repairs))
    assert {one.id: metadata.get("revision_of") for one, metadata in after.items()} == {
        "a": None, "b": "a", "c": "a", "self": None,
    }  # fmt: skip


def test_dead_links_and_sources_are_dropped_or_led_on(admit: Admit) -> None:
    patient = admit(
        {
            "a": {"content": "A", "links": [{"to": "gone"}, {"to": "b", "ours": 1}, {"to": "root", "type": "t"}]},
            "b": {"content": "B"},
            "root~2": {"content": "R", "revision_of": "root", "links": [{"to": "root"}]},
            POLICY: {"content": "P", "source_fact_ids": [f"{MAIN}/gone", f"{MAIN}/b", f"{MAIN}/root"]},
        }
    )
    after = patient.after(plan(patient.editing, patient.repairs))
    assert after[key("a")]["links"] == [{"to": "b", "ours": 1}, {"to": "root~2", "type": "t"}]
    assert after[key("root~2")]["links"] == []
    assert after[POLICY]["source_fact_ids"] == [f"{MAIN}/b", f"{MAIN}/root~2"]


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (
            {"a": f"{MAIN}/a", "b": f"{MAIN}/gone", "state": "open"},
            {"state": "resolved", "winner": f"{MAIN}/a", "resolved_by": "ana", "resolved_at": NOW_TEXT},
        ),
        (
            {"a": f"{MAIN}/none", "b": f"{MAIN}/gone", "state": "open"},
            {"state": "resolved", "resolved_by": "ana", "resolved_at": NOW_TEXT},
        ),
        ({"a": f"{MAIN}/a", "b": f"{MAIN}/root", "state": "open"}, {"b": f"{MAIN}/root~2"}),
        ({"a": f"{MAIN}/a", "b": "x", "state": "resolved", "winner": f"{MAIN}/gone"}, {"winner": None}),
        ({"a": "x", "b": "y", "state": "resolved", "winner": f"{MAIN}/root"}, {"winner": f"{MAIN}/root~2"}),
    ],
)
def test_conflicts_with_a_side_that_is_gone(
    admit: Admit, before: dict[str, object], after: dict[str, object | None]
) -> None:
    records: dict[str | Key, dict[str, Any]] = {
        "a": {"content": "A"},
        "root~2": {"content": "R", "revision_of": "root"},
        CONFLICT: {"kind": "contradiction", **before},
    }
    patient = admit(records)
    change = plan(patient.editing, patient.repairs)
    assert change is not None
    expected = {"kind": "contradiction", **before, **after, "updated_at": NOW_TEXT}
    assert patient.after(change)[CONFLICT] == {name: value for name, value in expected.items() if value is not None}


def test_a_closed_conflict_may_tell_of_what_is_gone(admit: Admit) -> None:
    closed = {"a": f"{MAIN}/none", "b": f"{MAIN}/gone", "state": "dismissed"}
    assert admit({"a": {"content": "A"}, CONFLICT: closed}).repairs == ()

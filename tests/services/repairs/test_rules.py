from __future__ import annotations

import hashlib

import pytest

from explorer.memory.keys import Key
from explorer.memory.text import content_hash
from explorer.services.repairs.planning import plan
from tests.services.repairs.conftest import MAIN, NOW, Admit, key

NOW_TEXT = NOW.isoformat()
TEXT = {"content": "Tabs", "content_hash": content_hash("Tabs")}


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ({"confidence": "0.8"}, {"confidence": 0.8}),
        ({"confidence": 1.7}, {"unreadable_confidence": 1.7}),
        ({"confidence": ""}, {"unreadable_confidence": '""'}),
        ({"access_count": 3.0}, {"access_count": 3, "unreadable_access_count": 3.0}),
        ({"access_count": "3"}, {"access_count": 3}),
        ({"tags": "a, b", "theirs": {"x": [1]}}, {"tags": ["a", "b"], "theirs": {"x": [1]}}),
        ({"tags": ["a", {}]}, {"tags": ["a"], "unreadable_tags": ["a", {}]}),
        ({"created_at": "soon"}, {"unreadable_created_at": "soon"}),
        ({"created_at": 1_760_000_000_000}, {"created_at": "2025-10-09T08:53:20+00:00"}),
        ({"last_accessed": True}, {"unreadable_last_accessed": True}),
        ({"superseded_by": 5}, {"unreadable_superseded_by": 5}),
        (
            {"deleted_at": "soon", "superseded_by": "system:deleted"},
            {"superseded_by": "system:deleted", "unreadable_deleted_at": "soon"},
        ),
        ({"deleted_at": "soon"}, {"superseded_by": "system:deleted", "unreadable_deleted_at": "soon"}),
    ],
)
def test_fields_and_times(admit: Admit, before: dict[str, object], after: dict[str, object]) -> None:
    patient = admit({"a": {**TEXT, **before}})
    assert len(patient.repairs) == 1
    change = plan(patient.editing, patient.repairs)
    assert change is not None
    assert patient.after(change)[key("a")] == {**TEXT, **after, "updated_at": NOW_TEXT}
    undone = change.undone(NOW, "ana")
    assert patient.after(change, undone)[key("a")] == {**TEXT, **before}


def test_a_time_of_change_that_cannot_be_read(admit: Admit) -> None:
    patient = admit({"a": {**TEXT, "updated_at": "soon"}})
    change = plan(patient.editing, patient.repairs)
    assert patient.after(change)[key("a")] == {**TEXT, "updated_at": NOW_TEXT, "unreadable_updated_at": "soon"}


def test_a_text_that_was_none_gets_its_hash_and_is_to_be_embedded(admit: Admit) -> None:
    patient = admit({"a": {"content": 7, "content_hash": content_hash("x")}, "b": TEXT})
    after = patient.after(plan(patient.editing, patient.repairs))[key("a")]
    assert after == {
        "content": "7",
        "content_hash": content_hash("7"),
        "embedding_stale": True,
        "updated_at": NOW_TEXT,
    }


def test_a_hash_is_made_anew_in_the_way_of_the_file(admit: Admit) -> None:
    def md5(text: str) -> str:
        return hashlib.md5(text.encode()).hexdigest()[:12]

    others = {name: {"content": name, "content_hash": md5(name)} for name in ("b", "c")}
    patient = admit({**others, "a": {"content": "altered", "content_hash": md5("text")}})
    assert patient.of("a") == [("hashes", "content_hash", "renewed")]
    after = patient.after(plan(patient.editing, patient.repairs))[key("a")]
    assert after == {"content": "altered", "content_hash": md5("altered")}


def test_a_hash_of_another_type(admit: Admit) -> None:
    patient = admit({"a": {"content": "x", "content_hash": 5}, "b": TEXT})
    after = patient.after(plan(patient.editing, patient.repairs))[key("a")]
    assert after["content_hash"] == content_hash("x")
    assert after["unreadable_content_hash"] == 5


def test_what_expired_is_deleted_and_what_is_pinned_stays(admit: Admit) -> None:
    over = {**TEXT, "valid_until": "2026-11-01"}
    patient = admit({"a": over, "pinned": {**over, "pinned": True}, "later": {**TEXT, "valid_until": "2027-01-01"}})
    assert [one.key.id for one in patient.repairs] == ["a"]
    change = plan(patient.editing, patient.repairs)
    assert change is not None
    after = patient.after(change)[key("a")]
    assert (after["superseded_by"], after["content"], after["delete_reason"]) == ("system:expired", "", "expired")
    assert (after["deleted_by"], after["content_hash"]) == ("ana", TEXT["content_hash"])
    assert patient.after(change, change.undone(NOW, "ana"))[key("a")] == over


def test_vectors_that_are_none_are_marked(admit: Admit) -> None:
    policy = Key("__policies__", "p")
    records = {
        "nan": TEXT,
        "zero": TEXT,
        "old": {**TEXT, "superseded_by": "nan"},
        "marked": {**TEXT, "embedding_stale": True},
        policy: TEXT,
        Key("__notes__", "n"): {"content": "x"},
    }
    nothing = (0.0, 0.0, 0.0)
    vectors = {key(one) if isinstance(one, str) else one: nothing for one in records}
    patient = admit(records, {**vectors, key("nan"): (float("nan"), 0.0, 0.0)})
    assert {one.key for one in patient.repairs} == {key("nan"), key("zero"), policy}
    assert patient.after(plan(patient.editing, patient.repairs))[key("nan")] == {**TEXT, "embedding_stale": True}


def test_records_of_the_system_are_mended_as_well(admit: Admit) -> None:
    grant, theirs = Key("__grants__", "g"), Key("__theirs__", "t")
    patient = admit({grant: {"role": "qa", "permission": "Write"}, theirs: {"permission": 5}})
    after = patient.after(plan(patient.editing, patient.repairs))
    assert after[grant] == {"role": "qa", "permission": "write", "updated_at": NOW_TEXT}
    assert after[theirs] == {"permission": 5}
    assert MAIN not in {one.namespace for one in after}

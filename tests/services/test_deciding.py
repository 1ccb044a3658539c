from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from explorer.memory.changes import ChangeKind, ChangeSet, Tombstone
from explorer.memory.effects import Standing, standings
from explorer.memory.keys import Key
from explorer.services.deciding import Disagreement, FieldDisagreement, decide, disagreements
from explorer.services.deletion import delete, restore
from explorer.services.editing import Editing
from explorer.services.edits import set_fields
from explorer.services.grants import grant_key, set_grant
from explorer.services.lineages import newest_of, reader
from explorer.services.revisions import revise
from explorer.services.skills.editing import edit_skill
from explorer.services.superseding import supersede
from tests.services.conftest import Records, StoreOf
from tests.services.raw_snapshot import MAIN, NOW, NOW_TEXT, RawSnapshot, applied, editing_of, said, written_to

A, B = Key(MAIN, "a"), Key(MAIN, "b")
RECORDS: Records = {
    f"{MAIN} a": {"content": "A", "topic": "t", "domain": "d", "importance": 0.5},
    f"{MAIN} b": {"content": "B"},
    "__notes__ n": {"content": "N"},
    "__conflicts__ x": {"kind": "contradiction", "a": f"{MAIN}/a", "b": f"{MAIN}/b"},
}
REVISED: Records = {
    f"{MAIN} a": {**RECORDS[f"{MAIN} a"], "superseded_by": "a~2"},
    f"{MAIN} a~2": {**RECORDS[f"{MAIN} a"], "content": "theirs", "revision_of": "a"},
}
DELETED: Records = {f"{MAIN} a": {"content": "", "topic": "t", "superseded_by": "system:deleted", "deleted_at": "now"}}

Make = Callable[[Editing], ChangeSet | None]


def stale_in(agent: Records, *makes: Make, base: Records = RECORDS) -> tuple[RawSnapshot, list[ChangeSet]]:
    """What a person made before an agent wrote its records, and the file after that."""
    before = RawSnapshot(base)
    stale: list[ChangeSet] = []
    for make in makes:
        change = make(editing_of(before, *stale))
        assert change is not None
        stale.append(change)
    snapshot = RawSnapshot({**base, **agent})
    read = reader(snapshot)
    assert any(Standing.STALE in standings(change.operations, read) for change in stale)
    return snapshot, stale


def edited(**values: Any) -> Make:
    return lambda editing: set_fields(editing, [A], values)


def revised(text: str, key: Key = A) -> Make:
    return lambda editing: revise(editing, key, text)


def deleted(*keys: Key) -> Make:
    return lambda editing: delete(editing, keys or [A], "wrong")


def shown(found: list[Disagreement]) -> list[tuple[str, Any, Any, Any]]:
    return [(one.name, one.before, one.theirs, one.mine) for each in found for one in each.fields]


def outcome(snapshot: RawSnapshot, stale: list[ChangeSet], *mine: tuple[Key, str]) -> dict[str, Any]:
    """What the newest record of A's lineage says after the decision."""
    change = decide(editing_of(snapshot), stale, mine)
    assert change is None or change.kind is ChangeKind.DECIDE
    ahead = applied(snapshot, change)
    if change is not None:
        assert Standing.STALE not in standings(change.operations, reader(snapshot))
    key = newest_of(A, ahead.metadata)
    assert key is not None
    return said(ahead.metadata(key) or {})


def test_fields_that_both_changed_are_shown_and_the_others_are_applied() -> None:
    agent = {f"{MAIN} a": {**RECORDS[f"{MAIN} a"], "topic": "theirs", "confidence": 0.9, "recall_count": 7}}
    snapshot, stale = stale_in(agent, edited(topic="mine", domain="e", confidence=0.9))
    found = disagreements(snapshot, stale)
    assert found == [Disagreement(A, "A", (FieldDisagreement("topic", "t", "theirs", "mine"),))]
    kept = outcome(snapshot, stale)
    assert (kept["topic"], kept["domain"]) == ("theirs", "e")
    taken = outcome(snapshot, stale, (A, "topic"))
    assert (taken["topic"], taken["domain"], taken["recall_count"]) == ("mine", "e", 7)


def test_importance_is_one_field_with_what_follows_it() -> None:
    agent = {f"{MAIN} a": {**RECORDS[f"{MAIN} a"], "importance": 0.1}}
    snapshot, stale = stale_in(agent, edited(importance=0.9))
    assert shown(disagreements(snapshot, stale)) == [("importance", 0.5, 0.1, 0.9)]
    assert outcome(snapshot, stale, (A, "importance"))["importance_base"] == 0.9
    assert decide(editing_of(snapshot), stale, ()) is None


def test_an_edit_follows_the_record_to_its_new_text() -> None:
    snapshot, stale = stale_in(REVISED, edited(topic="mine"))
    assert disagreements(snapshot, stale) == []
    after = outcome(snapshot, stale)
    assert (after["content"], after["topic"]) == ("theirs", "mine")


def test_two_texts() -> None:
    snapshot, stale = stale_in(REVISED, revised("mine"))
    assert disagreements(snapshot, stale) == [
        Disagreement(A, "theirs", (FieldDisagreement("content", "A", "theirs", "mine"),))
    ]
    assert decide(editing_of(snapshot), stale, ()) is None
    change = decide(editing_of(snapshot), stale, [(A, "content")])
    assert change is not None
    assert change.keys == (Key(MAIN, "a~3"), Key(MAIN, "a~2"))
    after = outcome(snapshot, stale, (A, "content"))
    assert (after["content"], after["revision_of"], after["topic"]) == ("mine", "a", "t")


def test_a_text_that_was_changed_in_place() -> None:
    agent = {f"{MAIN} a": {**RECORDS[f"{MAIN} a"], "content": "theirs"}}
    snapshot, stale = stale_in(agent, revised("first"), revised("mine"), edited(domain="e"))
    assert shown(disagreements(snapshot, stale)) == [("content", "A", "theirs", "mine")]
    both = outcome(snapshot, stale, (A, "content"))
    assert (both["content"], both["domain"]) == ("mine", "e")
    theirs = outcome(snapshot, stale)
    assert (theirs["content"], theirs["domain"]) == ("theirs", "e")


def test_the_same_text_is_nothing_to_decide() -> None:
    snapshot, stale = stale_in(
        {**REVISED, f"{MAIN} a~2": {**REVISED[f"{MAIN} a~2"], "content": "mine "}}, revised("mine")
    )
    assert disagreements(snapshot, stale) == []
    assert decide(editing_of(snapshot), stale, ()) is None


def test_a_note_is_decided_in_place() -> None:
    note = Key("__notes__", "n")
    snapshot, stale = stale_in(
        {"__notes__ n": {"content": "theirs"}}, lambda editing: set_fields(editing, [note], {"content": "mine"})
    )
    assert shown(disagreements(snapshot, stale)) == [("content", "N", "theirs", "mine")]
    change = decide(editing_of(snapshot), stale, [(note, "content")])
    assert (applied(snapshot, change).metadata(note) or {})["content"] == "mine"


@pytest.mark.parametrize("agent", [REVISED, {f"{MAIN} a": {**RECORDS[f"{MAIN} a"], "content": "theirs"}}])
def test_a_deletion_is_one_choice_and_takes_its_conflict_along(agent: Records) -> None:
    snapshot, stale = stale_in(agent, deleted())
    assert shown(disagreements(snapshot, stale)) == [("deleted", "A", "theirs", None)]
    assert decide(editing_of(snapshot), stale, ()) is None
    change = decide(editing_of(snapshot), stale, [(A, "deleted")])
    assert change is not None
    ahead = applied(snapshot, change)
    gone = outcome(snapshot, stale, (A, "deleted"))
    assert (gone["superseded_by"], gone["delete_reason"], gone.get("content")) == ("system:deleted", "wrong", None)
    assert said(ahead.metadata(Key("__conflicts__", "x")) or {})["winner"] == f"{MAIN}/b"


def test_of_two_deletions_the_undisputed_one_is_done_and_wins_nothing() -> None:
    agent = {f"{MAIN} a": {**RECORDS[f"{MAIN} a"], "content": "theirs"}}
    snapshot, stale = stale_in(agent, deleted(A, B))
    change = decide(editing_of(snapshot), stale, ())
    assert change is not None
    assert change.keys == (B, Key("__conflicts__", "x"))
    conflict = applied(snapshot, change).metadata(Key("__conflicts__", "x")) or {}
    assert (conflict["state"], conflict["winner"]) == ("resolved", f"{MAIN}/a")


def test_an_edit_of_what_was_deleted_is_shown_as_gone() -> None:
    for agent in (DELETED, {}):
        snapshot, stale = stale_in(DELETED, edited(topic="mine"))
        if not agent:
            del snapshot.raw[A]
            snapshot._rows.pop(A)
        assert disagreements(snapshot, stale) == [
            Disagreement(
                A, "A" if not agent else f"{MAIN}/a", (FieldDisagreement("topic", "t", None, "mine"),), gone=True
            )
        ]
        assert decide(editing_of(snapshot), stale, [(A, "topic")]) is None


def test_a_text_can_bring_back_what_was_deleted() -> None:
    snapshot, stale = stale_in(DELETED, revised("mine"), edited(topic="u"))
    assert shown(disagreements(snapshot, stale))[0] == ("content", "A", "", "mine")
    assert decide(editing_of(snapshot), stale, ()) is None
    back = outcome(snapshot, stale, (A, "content"))
    assert back == {
        "content": "mine",
        "content_hash": back["content_hash"],
        "topic": "u",
        "revision_of": "a",
        "updated_at": NOW_TEXT,
    }


def test_what_is_deleted_on_both_sides_is_done() -> None:
    snapshot, stale = stale_in({f"{MAIN} a": {**DELETED[f"{MAIN} a"], "deleted_by": "them"}}, deleted())
    assert disagreements(snapshot, stale) == []


def test_a_restored_record_that_somebody_filled() -> None:
    change = delete(editing_of(RawSnapshot(RECORDS)), [A])
    assert change is not None
    base = written_to(RECORDS, change)
    tombstones = {one.key: one for one in change.operations if isinstance(one, Tombstone)}
    agent = {f"{MAIN} a": {"content": "theirs"}}
    snapshot, stale = stale_in(agent, lambda editing: restore(editing, [A], tombstones), base=base)
    assert shown(disagreements(snapshot, stale)) == [("deleted", None, "theirs", "A")]
    assert outcome(snapshot, stale, (A, "deleted"))["content"] == "A"
    assert outcome(snapshot, stale)["content"] == "theirs"


def test_a_replacement_is_not_made_unseen_when_the_text_changed() -> None:
    snapshot, stale = stale_in(REVISED, lambda editing: supersede(editing, [A], B))
    assert shown(disagreements(snapshot, stale)) == [("superseded_by", None, None, "b")]
    assert decide(editing_of(snapshot), stale, ()) is None
    change = decide(editing_of(snapshot), stale, [(A, "superseded_by")])
    assert change is not None
    assert change.keys == (Key(MAIN, "a~2"), Key("__conflicts__", "x"))
    assert outcome(snapshot, stale, (A, "superseded_by"))["superseded_by"] == "b"


def test_an_undo_that_came_too_late_asks_for_the_text_before() -> None:
    change = revise(editing_of(RawSnapshot(RECORDS)), A, "A2")
    assert change is not None
    base = written_to(RECORDS, change)
    newer = {
        f"{MAIN} a~2": {**base[f"{MAIN} a~2"], "superseded_by": "a~3"},
        f"{MAIN} a~3": {"content": "theirs", "revision_of": "a"},
    }
    snapshot, stale = RawSnapshot({**base, **newer}), [change.undone(NOW, "ana")]
    assert shown(disagreements(snapshot, stale)) == [("content", "A2", "theirs", "A")]
    assert outcome(snapshot, stale, (A, "content"))["content"] == "A"


def test_an_undone_text_keeps_the_attributes_that_were_edited_on_it() -> None:
    change = revise(editing_of(RawSnapshot(RECORDS)), A, "A2")
    assert change is not None
    base = written_to(RECORDS, change)
    snapshot = RawSnapshot({**base, f"{MAIN} a~2": {**base[f"{MAIN} a~2"], "topic": "theirs"}})
    undo = change.undone(NOW, "ana")
    assert Standing.STALE in standings(undo.operations, reader(snapshot))
    assert disagreements(snapshot, [undo]) == []
    after = outcome(snapshot, [undo])
    assert (after["content"], after["topic"]) == ("A", "theirs")


def test_an_undone_deletion_reopens_its_conflict_only_where_it_is_taken_back() -> None:
    change = delete(editing_of(RawSnapshot(RECORDS)), [A])
    assert change is not None
    base = written_to(RECORDS, change)
    undo = [change.undone(NOW, "ana")]
    snapshot = RawSnapshot({**base, f"{MAIN} a": {"content": "theirs"}})
    conflict = Key("__conflicts__", "x")
    kept = applied(snapshot, decide(editing_of(snapshot), undo, ()))
    assert (kept.metadata(conflict) or {})["state"] == "resolved"
    taken = applied(snapshot, decide(editing_of(snapshot), undo, [(A, "deleted")]))
    assert said(taken.metadata(conflict) or {}).get("state") is None


def test_a_grant_that_an_agent_gave_meanwhile() -> None:
    key = grant_key("qa", "ops")
    agent = {f"__grants__ {key.id}": {"role": "qa", "domain": "ops", "permission": "none"}}
    snapshot, stale = stale_in(agent, lambda editing: set_grant(editing, "qa", "ops", "write"))
    assert shown(disagreements(snapshot, stale)) == [("permission", None, "none", "write")]
    change = decide(editing_of(snapshot), stale, [(key, "permission")])
    assert (applied(snapshot, change).metadata(key) or {})["permission"] == "write"


def test_a_file_that_vectlite_wrote(store_of: StoreOf) -> None:
    _, stale = stale_in(REVISED, revised("mine"), edited(domain="e"))
    snapshot = store_of({**RECORDS, **REVISED})
    assert shown(disagreements(snapshot, stale)) == [("content", "A", "theirs", "mine")]
    after = applied(snapshot, decide(editing_of(snapshot), stale, [(A, "content")]))
    newest = after.metadata(Key(MAIN, "a~3")) or {}
    assert (newest["content"], newest["domain"]) == ("mine", "e")


fields = st.fixed_dictionaries(
    {}, optional={name: st.sampled_from(["t", "u", "v"]) for name in ("topic", "domain")}
) | st.fixed_dictionaries({"content": st.sampled_from(["A", "B", "C"])})


@given(fields, fields, st.sets(st.sampled_from(["topic", "domain", "content"])))
def test_nothing_is_overwritten_unseen(agent: dict[str, str], person: dict[str, str], chosen: set[str]) -> None:
    base = RECORDS[f"{MAIN} a"]
    editing = editing_of(RawSnapshot(RECORDS))
    change = revise(editing, A, person["content"]) if "content" in person else set_fields(editing, [A], person)
    if change is None:
        return
    snapshot = RawSnapshot({**RECORDS, f"{MAIN} a": {**base, **agent}})
    seen = {name for name, *_ in shown(disagreements(snapshot, [change]))}
    after = outcome(snapshot, [change], *((A, name) for name in chosen))
    for name in ("topic", "domain", "content"):
        theirs, mine = agent.get(name, base[name]), person.get(name, base[name])
        both = len({base[name], theirs, mine}) == 3 or (theirs != base[name] != mine != theirs)
        assert (name in seen) == both
        if both:
            assert after[name] == (mine if name in chosen else theirs)
        else:
            assert after[name] == (mine if mine != base[name] else theirs)
    settled = applied(snapshot, decide(editing_of(snapshot), [change], [(A, name) for name in chosen]))
    again = RawSnapshot(
        {f"{key.namespace} {key.id}": dict(settled.metadata(key) or {}) for key in {A, *settled.touched}}
    )
    remaining = {name for name, *_ in shown(disagreements(again, [change]))}
    assert remaining <= seen - chosen


SKILL = Key("__skills__", "skill_x")
SKILLS: Records = {"__skills__ skill_x": {"name": "x", "content": "X", "description": "d", "trigger_keywords": ["k"]}}


def test_a_skill_that_both_changed_keeps_what_each_changed() -> None:
    agent: Records = {
        "__skills__ skill_x": {**SKILLS["__skills__ skill_x"], "superseded_by": "skill_x~2"},
        "__skills__ skill_x~2": {**SKILLS["__skills__ skill_x"], "description": "theirs", "revision_of": "skill_x"},
    }
    snapshot, stale = stale_in(agent, revised("Mine", SKILL), base=SKILLS)
    assert disagreements(snapshot, stale) == []
    change = decide(editing_of(snapshot), stale, ())
    after = said(applied(snapshot, change).metadata(Key("__skills__", "skill_x~3")) or {})
    assert (after["content"], after["description"], after["trigger_keywords"]) == ("Mine", "theirs", ["k"])


def test_a_description_that_is_granted_is_a_revision_with_their_text() -> None:
    agent: Records = {
        "__skills__ skill_x": {**SKILLS["__skills__ skill_x"], "superseded_by": "skill_x~2"},
        "__skills__ skill_x~2": {**SKILLS["__skills__ skill_x"], "content": "Theirs", "revision_of": "skill_x"},
    }
    snapshot, stale = stale_in(agent, lambda editing: edit_skill(editing, SKILL, {"description": "mine"}), base=SKILLS)
    change = decide(editing_of(snapshot), stale, ())
    after = said(applied(snapshot, change).metadata(Key("__skills__", "skill_x~3")) or {})
    assert (after["content"], after["description"]) == ("Theirs", "mine")

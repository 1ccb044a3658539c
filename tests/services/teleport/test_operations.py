from __future__ import annotations

from typing import Any

import pytest

from explorer.memory.changes import Import, Insert, Operation, Patch, Restore, Tombstone
from explorer.memory.keys import Key
from explorer.memory.text import content_hash
from explorer.services.teleport.answers import Answer, Choice
from explorer.services.teleport.operations import Operations
from explorer.services.teleport.pairing import Naming
from explorer.store.key_vector import key_vector
from tests.services.conftest import Records
from tests.services.raw_snapshot import NOW_TEXT, editing_of, key_of
from tests.services.teleport.workspaces import Workspace, lineages, merged, shown, state, store

A, B = key_of("user a"), key_of("user b")
GONE = {"content": "", "content_hash": content_hash("A"), "superseded_by": "system:deleted", "deleted_at": "2026"}
THEIRS = Answer(Choice.THEIRS)


def operations(here: Records, there: Records, there_model: str = "", dimension: int = 3) -> Operations:
    more: Records = {"__workspace__ w": {"embedding_model": there_model}} if there_model else {}
    ours: Records = {"__workspace__ w": {"embedding_model": "m"}} if there_model else {}
    other = Workspace(store({**there, **more}), "there.vdb", dimension)
    roots = {root: root for root in lineages(store(there)).roots}
    return Operations(
        editing_of(Workspace(store({**here, **ours}))), other, lineages(store(there)), roots, frozenset(), Naming()
    )


def by_key(made: Operations) -> dict[str, Operation]:
    return {operation.key.id: operation for operation in made.finished()}


def written(text: str) -> dict[str, str]:
    """What stands beside a text that was written now."""
    return {"content_hash": content_hash(text), "updated_at": NOW_TEXT}


def vector_of(key: Key) -> bytes:
    return key_vector(key, 3).astype("<f4").tobytes()


@pytest.mark.parametrize(
    ("model", "dimension", "is_theirs"), [("", 3, True), ("m", 3, True), ("n", 3, False), ("m", 4, False)]
)
def test_a_text_brings_its_vector_where_both_have_one_model(model: str, dimension: int, is_theirs: bool) -> None:
    there: Records = {"user a": {"content": "B"}, "user n": {"content": "N"}}
    made = operations({"user a": {"content": "A"}}, there, model, dimension)
    assert made.change(
        state(store({"user a": {"content": "A"}}), "user a"), state(store(there), "user a"), {"content": "B"}
    )
    assert made.bring(state(store(there), "user n"), None)
    found = by_key(made)
    insert, arrived = found["a~2"], found["n"]
    assert isinstance(insert, Insert)
    assert isinstance(arrived, Import)
    assert insert.vector == (vector_of(A) if is_theirs else None)
    assert arrived.cargo.vector == (vector_of(key_of("user n")) if is_theirs else b"")
    assert insert.model == arrived.model == ("m" if is_theirs and model else "")


def test_what_a_person_wrote_has_no_vector_from_there() -> None:
    there: Records = {"user a": {"content": "B"}, "user n": {"content": "N", "content_hash": "old"}}
    made = operations({"user a": {"content": "A"}}, there)
    made.change(state(store({"user a": {"content": "A"}}), "user a"), state(store(there), "user a"), {"content": "C"})
    made.bring(state(store(there), "user n"), "N, edited")
    found = by_key(made)
    insert, arrived = found["a~2"], found["n"]
    assert isinstance(insert, Insert)
    assert isinstance(arrived, Import)
    assert insert.vector is None
    assert arrived.cargo.vector == b""
    assert arrived.metadata == {"content": "N, edited", "content_hash": content_hash("N, edited")}


def test_the_text_of_a_note_changes_in_place() -> None:
    here, there = store({"__notes__ a": {"content": "A"}}), store({"__notes__ a": {"content": "B"}})
    done = merged(here, there, here)
    assert done.after == {key_of("__notes__ a"): {"content": "B", "updated_at": NOW_TEXT}}
    (operation,) = done.change.operations
    assert isinstance(operation, Patch)
    assert operation.before["content"] == "A"


def test_an_importance_comes_with_its_beginning_and_one_that_is_written_begins_now() -> None:
    here = store({"user a": {"content": "A", "importance": 0.1, "importance_base": 0.5, "decay_anchor": "2026-01-01"}})
    there = store({"user a": {"content": "A", "importance": 0.7, "importance_base": 0.9, "decay_anchor": "2026-02-01"}})
    after = merged(here, there, here).after[A]
    assert (after["importance"], after["importance_base"], after["decay_anchor"]) == (0.7, 0.9, "2026-02-01")
    edited = merged(here, there, answers={A: Answer(Choice.EDITED, edited={"importance": 0.3})}).after[A]
    assert (edited["importance"], edited["importance_base"], edited["decay_anchor"]) == (0.3, 0.3, NOW_TEXT)


def test_the_same_text_comes_back_in_place() -> None:
    done = merged(store({"user a": GONE}), store({"user a": {"content": "A", "tags": ["x"]}}), answers={A: THEIRS})
    (operation,) = done.change.operations
    assert isinstance(operation, Restore)
    assert shown(done.after) == {A: {"content": "A", "tags": ["x"], **written("A")}}


def test_another_text_comes_back_as_a_revision_and_the_trail_is_mended() -> None:
    there = store(
        {"user a": {"content": "A", "superseded_by": "a~2"}, "user a~2": {"content": "B", "revision_of": "a"}}
    )
    done = merged(store({"user a": GONE}), there, answers={A: THEIRS})
    new = key_of("user a~2")
    assert shown(done.after)[A] == {"content": "A", "superseded_by": "a~2", **written("A")}
    assert shown(done.after)[new] == {"content": "B", "revision_of": "a", **written("B")}
    assert merged(done.after, there).merge.change is None


def test_a_memory_comes_with_its_history() -> None:
    there = store(
        {"user a": {"content": "A", "superseded_by": "a~2"}, "user a~2": {"content": "B", "revision_of": "a"}}
    )
    assert merged({}, there).after == there


def test_a_taken_id_is_left_to_who_has_it() -> None:
    here = store({"user b": {"content": "B", "superseded_by": "a"}, "user a": {"content": "B2", "revision_of": "b"}})
    there = store({"user a": {"content": "A"}})
    done = merged(here, there)
    copy = Key("user", f"a+{content_hash('A')[:8]}")
    assert done.after == {**here, copy: {"content": "A"}}
    changed = {**done.after, copy: {"content": "A", "topic": "ours"}}
    again = merged(changed, there)
    assert again.row("user a").here_root == copy
    assert again.merge.tally.imported == 0


def test_an_id_that_an_undone_record_has_is_free() -> None:
    here = store({"user a": {"content": "A", "superseded_by": "system:undone"}})
    done = merged(here, store({"user a": {"content": "A", "topic": "t"}}))
    assert shown(done.after) == {A: {"content": "A", "topic": "t"}}


def test_open_conflicts_of_what_is_deleted_are_settled() -> None:
    conflict = {"kind": "duplicate", "a": "user/a", "b": "user/b", "state": "open"}
    here = store({"user a": {"content": "A"}, "user b": {"content": "B"}, "__conflicts__ c": conflict})
    done = merged(here, {**here, A: GONE}, here)
    settled = done.after[key_of("__conflicts__ c")]
    assert (settled["state"], settled["winner"], settled["resolved_by"]) == ("resolved", "user/b", "ana")
    assert [type(operation) for operation in done.change.operations] == [Tombstone, Patch]


def test_what_is_made_of_a_record_first_stands_whole() -> None:
    here: Records = {"user a": {"content": "A"}}
    there: Records = {"user a": {"content": "B"}, "user b": {"content": "C"}}
    made = operations(here, there)
    ours = state(store(here), "user a")
    assert made.change(ours, state(store(there), "user a"), {"content": "B"})
    assert not made.change(ours, state(store(there), "user b"), {"content": "C"})
    assert not made.delete(ours, None)
    assert set(by_key(made)) == {"a", "a~2"}


def test_mere_counts_make_room_and_go_along() -> None:
    here: Records = {"user a": {"content": "A", "mention_count": 1}}
    there: Records = {"user a": {"content": "A", "topic": "t"}, "user b": {"content": "A", "mention_count": 4}}
    made = operations(here, there)
    ours = state(store(here), "user a")
    made.renew(ours, state(store(there), "user b"))
    assert made.renewed == 1
    assert made.change(ours, state(store(there), "user a"), {"topic": "t"})
    assert made.renewed == 0
    (patch,) = made.finished()
    assert isinstance(patch, Patch)
    assert patch.after == {"mention_count": 4, "topic": "t", "updated_at": NOW_TEXT}


def test_counts_and_times_of_use_are_asked_to_be_written() -> None:
    here: Records = {"user a": {"content": "A", "access_count": 1}}
    there: dict[str, dict[str, Any]] = {"user a": {"content": "A", "access_count": 4, "last_accessed": "2026-01-01"}}
    made = operations(here, there)
    made.renew(state(store(here), "user a"), state(store(there), "user a"))
    (patch,) = made.finished()
    assert isinstance(patch, Patch)
    assert patch.after == {"access_count": 4, "last_accessed": "2026-01-01"}


def test_nothing_new_makes_nothing() -> None:
    same: Records = {"user a": {"content": "A", "mention_count": 4}}
    made = operations(same, same)
    made.renew(state(store(same), "user a"), state(store(same), "user a"))
    assert made.finished() == ()
    assert made.renewed == 0


@pytest.mark.parametrize("field", ["content_hash", ""])
def test_a_text_that_is_edited_in_place_keeps_its_digest_right(field: str) -> None:
    digest = {field: content_hash("mine")} if field else {}
    here = store({"__notes__ n": {"agent_id": "coder", "content": "mine", **digest}})
    there = store({"__notes__ n": {"agent_id": "coder", "content": "theirs"}})
    found = merged(here, there, answers={key_of("__notes__ n"): THEIRS}).after[key_of("__notes__ n")]
    assert found["content"] == "theirs"
    assert found.get("content_hash") == (content_hash("theirs") if field else None)


def test_who_wrote_a_text_comes_with_it_and_is_no_difference_of_its_own() -> None:
    here = store({"user a": {"content": "A", "agent_id": "coder"}, "user b": {"content": "B", "agent_id": "coder"}})
    there = store({"user a": {"content": "A2", "agent_id": "qa"}, "user b": {"content": "B", "agent_id": "qa"}})
    found = merged(here, there, answers={A: THEIRS})
    assert found.row("user a").fields == ("content",)
    assert found.row("user b").fields == ()
    assert found.after[key_of("user a~2")]["agent_id"] == "qa"
    assert found.after[B]["agent_id"] == "coder"


@pytest.mark.parametrize(("is_known", "text"), [(True, "A"), (False, "")])
def test_a_tombstone_becomes_the_text_that_both_began_with_else_it_stays_one(is_known: bool, text: str) -> None:
    here, there = store({"user a": GONE}), store({"user a": {"content": "A edited in place"}})
    base = store({"user a": {"content": "A"}}) if is_known else None
    found = merged(here, there, base, answers={A: THEIRS})
    assert found.after[key_of("user a~2")]["content"] == "A edited in place"
    earlier = found.after[A]
    assert (earlier["content"], earlier["superseded_by"]) == (text, "a~2")
    assert (earlier["deleted_at"] is None) is is_known

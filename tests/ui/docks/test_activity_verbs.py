from __future__ import annotations

from datetime import UTC, datetime

import pytest
from PySide6.QtWidgets import QApplication

from explorer.memory.changes import ChangeKind, Insert, Operation, Patch, Purge, new_change_set
from explorer.memory.journal import ChangeState, Entry
from explorer.memory.keys import Key
from explorer.ui.docks.activity_verbs import Verb, hindrance, target_of, verb_word

NOW = datetime(2026, 11, 30, 12, tzinfo=UTC)
A = Key("project:main", "a")
EDIT = Patch(A, {"topic": "x"}, {"topic": "y"})
REVISION = Insert(Key("project:main", "a~2"), {"content": "new", "revision_of": "a"}, A)
S = ChangeState


def step(
    state: ChangeState, *operations: Operation, kind: ChangeKind = ChangeKind.EDIT, scrubbed: bool = False
) -> Entry:
    return Entry(1, new_change_set(kind, operations or (EDIT,), NOW, "ana"), state, scrubbed)


def possible(entry: Entry | None, *, is_read_only: bool = False) -> set[Verb]:
    return {verb for verb in Verb if not hindrance(verb, entry, is_read_only=is_read_only)}


@pytest.mark.parametrize(
    ("state", "expected"),
    [
        (S.APPLIED, {Verb.UNDO, Verb.GO}),
        (S.WAITING, {Verb.UNDO, Verb.GO, Verb.GIVE_UP}),
        (S.WRITING, {Verb.GO}),
        (S.STALE, {Verb.GO, Verb.DECIDE, Verb.GIVE_UP}),
        (S.UNDONE, {Verb.REDO, Verb.GO}),
        (S.DROPPED, {Verb.GO}),
    ],
)
def test_what_can_be_done_follows_from_the_state(qapp: QApplication, state: ChangeState, expected: set[Verb]) -> None:
    assert possible(step(state)) == expected


def test_without_a_step_nothing_can_be_done(qapp: QApplication) -> None:
    assert possible(None) == set()
    assert hindrance(Verb.UNDO, None) == "Select a step first."


def test_whoever_only_reads_can_only_go_to_records(qapp: QApplication) -> None:
    assert possible(step(S.APPLIED), is_read_only=True) == {Verb.GO}
    assert possible(step(S.STALE), is_read_only=True) == {Verb.GO}


@pytest.mark.parametrize("kind", [ChangeKind.UNDO, ChangeKind.REDO])
def test_an_undo_is_taken_back_at_the_step_it_is_about(qapp: QApplication, kind: ChangeKind) -> None:
    assert possible(step(S.APPLIED, kind=kind)) == {Verb.GO}
    assert "the step that this line is about" in hindrance(Verb.UNDO, step(S.APPLIED, kind=kind))


def test_what_is_for_good_cannot_be_taken_back(qapp: QApplication) -> None:
    erased = step(S.APPLIED, Purge(A, "x"), kind=ChangeKind.ERASE)
    assert possible(erased) == set()
    assert possible(step(S.WAITING, Purge(A, "x"), kind=ChangeKind.ERASE)) == {Verb.GIVE_UP}
    assert possible(step(S.APPLIED, scrubbed=True)) == {Verb.GO}
    assert possible(step(S.UNDONE, scrubbed=True)) == {Verb.GO}


def test_each_hindrance_is_a_sentence(qapp: QApplication) -> None:
    for state in ChangeState:
        for verb in Verb:
            why_not = hindrance(verb, step(state))
            assert not why_not or why_not.endswith(".")


def test_a_new_text_is_gone_to_where_it_stands(qapp: QApplication) -> None:
    ended = Patch(A, {"superseded_by": None}, {"superseded_by": "a~2"})
    assert target_of(step(S.APPLIED, REVISION, ended, kind=ChangeKind.REVISE)) == REVISION.key
    assert target_of(step(S.UNDONE, REVISION, ended, kind=ChangeKind.REVISE)) == A
    assert target_of(step(S.APPLIED)) == A
    assert target_of(step(S.APPLIED, Purge(A, "x"))) is None


def test_verbs_have_different_words(qapp: QApplication) -> None:
    assert len({verb_word(verb) for verb in Verb}) == len(Verb)

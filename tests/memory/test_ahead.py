from __future__ import annotations

import copy

import pytest
from hypothesis import given

from explorer.memory.ahead import Ahead
from explorer.memory.changes import ChangeSet, Import, Insert, Patch, Withdraw
from explorer.memory.keys import Key
from explorer.memory.records import UNDONE
from explorer.memory.text import content_hash
from tests.memory.change_samples import NOW, Store, apply, change_set, deleting, erasing, revising, stores_and_changes

A, B = Key("user", "a"), Key("user", "b")
A1, A2 = Key("user", "a~1"), Key("user", "a~2")


@pytest.fixture
def store() -> Store:
    return {A: {"content": "old", "topic": "x"}, B: {"content": "other"}}


def edit(before: str, after: str) -> ChangeSet:
    return change_set(Patch(A, {"topic": before}, {"topic": after}))


@given(stores_and_changes())
def test_what_is_shown_ahead_is_what_is_written(case: tuple[Store, ChangeSet]) -> None:
    store, change = case
    as_read = copy.deepcopy(store)
    changes = [change, change.undone(NOW, "ann"), change.redone(NOW, "ann")]
    ahead = [Ahead(as_read.get, changes[:count]) for count in range(4)]
    assert as_read == store
    for laid, each in zip(ahead[1:], changes, strict=True):
        apply(store, each)
        assert {key: laid.metadata(key) for key in store} == store
        assert laid.touched == set(change.keys)
    assert {key: ahead[0].metadata(key) for key in as_read} == as_read
    assert ahead[0].touched == set()


def test_changes_are_laid_one_over_the_other(store: Store) -> None:
    ahead = Ahead(store.get, [edit("x", "y"), edit("y", "z"), deleting(B, "other")])
    assert ahead.metadata(A) == {"content": "old", "topic": "z"}
    assert (ahead.metadata(B) or {})["content"] == ""
    assert ahead.metadata(Key("user", "missing")) is None
    assert ahead.touched == {A, B}
    assert store[A]["topic"] == "x"


def test_what_does_not_fit_changes_nothing(store: Store) -> None:
    stale = change_set(Patch(B, {"content": "other"}, {"content": "new"}), Patch(A, {"topic": "q"}, {"topic": "y"}))
    ahead = Ahead(store.get, [stale, edit("x", "y")])
    assert ahead.metadata(B) == {"content": "other"}
    assert (ahead.metadata(A) or {})["topic"] == "y"


def test_an_erased_record_is_gone(store: Store) -> None:
    ahead = Ahead(store.get, [erasing(A, digest=content_hash("old"))])
    assert ahead.metadata(A) is None
    assert ahead.touched == {A}


def test_the_newest_revision_that_waits(store: Store) -> None:
    second = change_set(
        Insert(A2, {"content": "newer", "revision_of": "a"}, A1),
        Patch(A1, {"superseded_by": None}, {"superseded_by": "a~2"}),
    )
    first = revising(A, "old", "new")
    ahead = Ahead(store.get, [first, second])
    assert [ahead.current_key(key) for key in (A, A1, A2, B)] == [A2, A2, A2, B]
    assert ahead.metadata(A2) == {"content": "newer", "revision_of": "a", "topic": "x"}
    undone = Ahead(store.get, [first, second, second.undone(NOW, "ann")])
    assert undone.current_key(A) == A1
    assert undone.metadata(A2) == {"content": "newer", "revision_of": "a", "topic": "x", "superseded_by": UNDONE}


def test_revisions_in_a_circle_end(store: Store) -> None:
    back = Insert(Key("__grants__", "g"), {"revision_of": "x"}, A)
    forth = Insert(A, {"revision_of": "x"}, back.key)
    store[A] = {"superseded_by": UNDONE}
    ahead = Ahead(store.get, [change_set(back), change_set(forth)])
    assert ahead.current_key(A) in (A, back.key)


def test_what_stands_in_the_file_already_is_left_as_it_is(store: Store) -> None:
    change = revising(A, "old", "new")
    assert apply(store, change)
    store[A1].update(superseded_by="a~2", updated_at="later")
    ahead = Ahead(store.get, [change])
    assert {key: ahead.metadata(key) for key in store} == store
    assert ahead.touched == {A, A1}
    assert ahead.current_key(A) == A1


def test_what_a_merge_will_bring_is_there_until_it_is_taken_back(store: Store) -> None:
    merge = change_set(Import(A1, {"content": "theirs", "revision_of": "a"}), Import(A2, {"content": "more"}))
    ahead = Ahead(store.get, [merge])
    assert ahead.metadata(A1) == {"content": "theirs", "revision_of": "a"}
    assert ahead.touched == {A1, A2}
    # What it brings stands for itself: who edits `a` is not led to it.
    assert ahead.current_key(A) == A
    undone = Ahead(store.get, [merge, merge.undone(NOW, "ann")])
    assert (undone.metadata(A1) or {})["superseded_by"] == UNDONE
    again = Ahead(store.get, [merge, merge.undone(NOW, "ann"), merge.redone(NOW, "ann")])
    assert again.metadata(A2) == {"content": "more", "superseded_by": None}


def test_withdrawing_what_is_not_there_makes_nothing(store: Store) -> None:
    inserted = Insert(A1, {"content": "new", "revision_of": "a"}, A)
    ahead = Ahead(store.get, [change_set(Withdraw(A1, inserted))])
    assert ahead.metadata(A1) is None

from __future__ import annotations

import copy
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from explorer.memory.cargo import Cargo
from explorer.memory.changes import (
    BOOKKEEPING,
    ChangeSet,
    Import,
    Insert,
    Operation,
    Patch,
    Purge,
    Reembed,
    ReembedAll,
    Restore,
    Tombstone,
    Withdraw,
)
from explorer.memory.effects import Standing, differing, digest_of, holds, same_value, standing, standings, written
from explorer.memory.keys import Key
from explorer.memory.namespaces import GRANTS
from explorer.memory.records import DELETED, UNDONE
from explorer.memory.text import content_hash
from tests.memory.change_samples import NOW, Store, apply, change_set, stores_and_changes, visible

A = Key("user", "a")
READY, DONE, STALE = Standing.READY, Standing.DONE, Standing.STALE
INSERT = Insert(Key("user", "a~1"), {"content": "new", "revision_of": "a"}, A)
IMPORT = Import(A, {"content": "theirs", "topic": "t", "updated_at": "2026-11-30T12:00:00Z"}, Cargo(b"\0\0\x80?"), "m")
GRANT = Insert(Key(GRANTS, "qa:web"), {"permission": "write", "updated_at": "2026-11-30T12:00:00Z"})
PATCH = Patch(A, {"topic": "x", "domain": "d"}, {"topic": "y"})
DIGEST = content_hash("text")
REEMBED_ALL = ReembedAll(
    Key("__workspace__", "workspace"), {"embedding_model": None, "embedding_run": None}, "new", 5, "vectors", "run"
)
Metadata = dict[str, Any]

STANDINGS: list[tuple[Operation, Metadata | None, Standing]] = [
    (PATCH, {"topic": "x", "domain": "d"}, READY),
    (PATCH, {"topic": "x", "domain": "d", "importance": 1, "recall_count": 4}, READY),
    (PATCH, {"topic": "y", "domain": "d"}, DONE),
    (PATCH, {"topic": "y", "domain": "other"}, DONE),
    (PATCH, {"topic": "z", "domain": "d"}, STALE),
    (PATCH, {"topic": "x", "domain": "other"}, STALE),
    (PATCH, {"domain": "d"}, STALE),
    (PATCH, None, STALE),
    (Patch(A, {"topic": None}, {"topic": "y"}), {}, READY),
    (Patch(A, {"topic": None}, {"topic": "y"}), {"topic": ""}, READY),
    (Patch(A, {"topic": "x"}, {"topic": None}), {}, DONE),
    (Patch(A, {"pinned": True}, {"pinned": False}), {"pinned": 1}, STALE),
    (Patch(A, {"confidence": None}, {"confidence": 0.5}), {"confidence": float("nan")}, READY),
    (Patch(A, {"topic": "x", "updated_at": "t"}, {"topic": "y", "updated_at": "u"}), {"topic": "x"}, READY),
    (Patch(A, {"topic": "x", "updated_at": "t"}, {"topic": "y", "updated_at": "u"}), {"topic": "y"}, DONE),
    (Tombstone(A, {"content": "x"}, {"content": ""}), {"content": "x"}, READY),
    (Tombstone(A, {"content": "x"}, {"content": ""}), {"content": ""}, DONE),
    (Tombstone(A, {"content": "x"}, {"content": ""}), {"content": "y"}, STALE),
    (Tombstone(A, {"content": "x"}, {"content": ""}), None, STALE),
    (Restore(A, {"content": ""}, {"content": "x"}), {"content": ""}, READY),
    (Restore(A, {"content": ""}, {"content": "x"}), {"content": "x"}, DONE),
    (Restore(A, {"content": ""}, {"content": "x"}), {"content": "y"}, STALE),
    (Restore(A, {"content": ""}, {"content": "x"}), None, STALE),
    (GRANT, None, READY),
    (GRANT, {"permission": "write", "updated_at": "later"}, DONE),
    (GRANT, {"permission": "read"}, STALE),
    (GRANT, {"permission": "read", "superseded_by": UNDONE}, READY),
    (INSERT, {"content": "new", "revision_of": "a", "superseded_by": UNDONE}, READY),
    (INSERT, {"content": "other", "revision_of": "a", "superseded_by": UNDONE}, STALE),
    (INSERT, {"content": "new", "revision_of": "a", "topic": "t"}, DONE),
    (INSERT, {"content": "new", "revision_of": "a", "superseded_by": "a~2"}, DONE),
    (INSERT, {"content": "other", "revision_of": "a"}, STALE),
    (IMPORT, None, READY),
    (IMPORT, {"content": "theirs", "topic": "t"}, DONE),
    (IMPORT, {"content": "theirs", "topic": "t", "updated_at": "later", "embedding_stale": True}, DONE),
    (IMPORT, {"content": "theirs", "topic": "other"}, STALE),
    (IMPORT, {"content": "ours"}, STALE),
    (IMPORT, {"content": "", "superseded_by": DELETED}, STALE),
    (IMPORT, {"content": "theirs", "topic": "t", "superseded_by": UNDONE}, READY),
    (IMPORT, {"content": "of an earlier merge", "superseded_by": UNDONE}, READY),
    (Withdraw(A, IMPORT), None, DONE),
    (Withdraw(A, IMPORT), {"content": "theirs", "topic": "t"}, READY),
    (Withdraw(A, IMPORT), {"content": "theirs", "topic": "t", "access_count": 3, "updated_at": "later"}, READY),
    (Withdraw(A, IMPORT), {"content": "theirs", "topic": "t", "embedding_stale": True}, READY),
    (Withdraw(A, IMPORT), {"content": "theirs", "topic": "edited"}, STALE),
    (Withdraw(A, IMPORT), {"content": "theirs", "topic": "t", "pinned": True}, STALE),
    (Withdraw(A, IMPORT), {"content": "theirs", "topic": "t", "superseded_by": "a~1"}, STALE),
    (Withdraw(A, IMPORT), {"content": "theirs", "topic": "t", "superseded_by": UNDONE}, DONE),
    (Withdraw(INSERT.key, INSERT), {"content": "new", "revision_of": "a", "access_count": 3}, READY),
    (Withdraw(INSERT.key, INSERT), {"content": "new", "revision_of": "a", "content_hash": "of another kind"}, READY),
    (Withdraw(INSERT.key, INSERT), {"content": "new", "revision_of": "a", "embedding_stale": True}, READY),
    (Withdraw(INSERT.key, INSERT), {"content": "new", "revision_of": "a", "topic": "edited"}, STALE),
    (Withdraw(INSERT.key, INSERT), {"content": "new", "superseded_by": UNDONE}, DONE),
    (Withdraw(INSERT.key, INSERT), None, DONE),
    (Withdraw(INSERT.key, INSERT), {"content": "other"}, STALE),
    (Withdraw(INSERT.key, INSERT), {"content": "new", "superseded_by": "a~2"}, STALE),
    (Withdraw(INSERT.key, INSERT), {"content": "", "superseded_by": DELETED}, STALE),
    (Withdraw(GRANT.key, GRANT), {"permission": "write", "updated_at": "later"}, READY),
    (Withdraw(GRANT.key, GRANT), {"permission": "read"}, STALE),
    (Purge(A, DIGEST), {"content": "text"}, READY),
    (Purge(A, DIGEST), {"content": "other"}, STALE),
    (Purge(A, DIGEST), None, DONE),
    (Purge(A, DIGEST, {"superseded_by": "b", "pinned": None}), {"content": "text", "superseded_by": "b"}, READY),
    (Purge(A, DIGEST, {"superseded_by": "b"}), {"content": "text"}, STALE),
    (Purge(A, DIGEST, {"pinned": None}), {"content": "text", "pinned": True}, STALE),
    (Reembed(A, DIGEST, b""), {"content": "text", "embedding_stale": True}, READY),
    (Reembed(A, DIGEST, b""), {"content": "text"}, DONE),
    (Reembed(A, DIGEST, b""), {"content": "other", "embedding_stale": True}, STALE),
    (Reembed(A, DIGEST, b""), None, STALE),
    (REEMBED_ALL, None, READY),
    (REEMBED_ALL, {"embedding_model": "old", "theirs": 1}, STALE),
    (REEMBED_ALL, {"embedding_model": "", "embedding_run": "other"}, STALE),
    (REEMBED_ALL, {"embedding_model": "new", "embedding_run": "run"}, DONE),
]


@pytest.mark.parametrize(("operation", "current", "expected"), STANDINGS)
def test_standing_of_each_operation(operation: Operation, current: Metadata | None, expected: Standing) -> None:
    store = {A: Metadata(content="old")} | ({} if current is None else {operation.key: current})
    if current is None and operation.key == A:
        del store[A]
    assert standing(operation, store.get) is expected
    assert standings([operation, operation], store.get) == [expected, expected]


@pytest.mark.parametrize(("store", "expected"), [({}, STALE), ({A: {"content": "old"}}, READY)])
def test_a_revision_needs_the_record_that_it_revises(store: Store, expected: Standing) -> None:
    assert standing(INSERT, store.get) is expected


def test_a_revision_is_not_hidden_with_what_was_edited_on_it_or_on_its_source() -> None:
    withdrawal = Withdraw(INSERT.key, INSERT)
    source, made = {"content": "old", "topic": "t", "superseded_by": "a~1"}, {**INSERT.changes, "topic": "t"}
    assert standing(withdrawal, {A: source, INSERT.key: made}.get) is READY
    assert standing(withdrawal, {A: source, INSERT.key: made | {"topic": "edited"}}.get) is STALE
    assert standing(withdrawal, {A: source, INSERT.key: made | {"pinned": True}}.get) is STALE
    assert standing(withdrawal, {A: source | {"topic": "edited"}, INSERT.key: made}.get) is STALE
    assert standing(withdrawal, {INSERT.key: made | {"topic": "edited"}}.get) is READY


@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [
        (None, None, True), (None, "", True), ("", "", True), (None, 0, False), (None, False, False), (None, [], False),
        (1, 1.0, True), (True, True, True), (True, 1, False), (0, False, False), ("1", 1, False), ("a", "a ", False),
        ([1, "x"], [1, "x"], True), ([1], [2], False), ({"a": [1]}, {"a": [1]}, True), ([], "", False),
        (float("nan"), float("nan"), True), (float("nan"), None, True), (float("inf"), None, True),
        (float("nan"), 1.0, False),
        ("ذاكرة", "ذاكرة", True), ("🧠", "🧠", True), ("\u0439", "\u0438\u0306", False),
    ],
)  # fmt: skip
def test_same_value(one: object, other: object, expected: bool) -> None:
    assert same_value(one, other) is expected
    assert same_value(other, one) is expected


def test_what_differs_is_named_use_and_time_of_change_apart() -> None:
    values = {"topic": "x", "domain": None, "updated_at": "t", "recall_count": 3}
    assert differing(values, {"topic": "y", "domain": "d"}) == ["topic", "domain"]
    assert holds(values, {"topic": "x", "domain": "", "updated_at": "u"})


# The field, what stood before, what the patch sets, what stands there now, and what it is then.
@pytest.mark.parametrize(
    ("name", "before", "after", "now", "then"),
    [
        ("updated_at", "2026-11-01T00:00:00Z", "2026-11-30T00:00:00Z", "2026-11-01T00:00:00Z", "2026-11-30T00:00:00Z"),
        ("updated_at", "2026-11-01T00:00:00Z", "2026-11-30T00:00:00Z", "2026-11-02T00:00:00Z", "2026-11-30T00:00:00Z"),
        ("updated_at", "2026-11-01T00:00:00Z", "2026-11-30T00:00:00Z", "2026-12-01T00:00:00Z", "2026-12-01T00:00:00Z"),
        ("updated_at", "2026-11-30T00:00:00Z", "2026-11-01T00:00:00Z", "2026-11-30T00:00:00Z", "2026-11-01T00:00:00Z"),
        ("updated_at", "2026-11-30T00:00:00Z", None, "2026-11-30T00:00:00Z", None),
        ("updated_at", "2026-11-30T00:00:00Z", None, "2026-12-01T00:00:00Z", "2026-12-01T00:00:00Z"),
        ("updated_at", "x", "2026-11-30T00:00:00Z", "not a time", "2026-11-30T00:00:00Z"),
        ("updated_at", "2026-11-30T00:00:00Z", "2026-11-30T10:00:00+02:00", "2026-11-30T09:00:00Z",
         "2026-11-30T09:00:00Z"),
        ("recall_count", 3, 0, 3, 0),
        ("recall_count", 3, 0, 4, 4),
        ("recall_count", 3, 9, 4, 9),
    ],
)  # fmt: skip
def test_later_use_and_change_stay(name: str, before: Any, after: Any, now: Any, then: Any) -> None:
    store: Store = {A: {"topic": "x", name: now}}
    patch = Patch(A, {"topic": "x", name: before}, {"topic": "y", name: after})
    store[A].update(written(patch, store.get))
    assert store[A] == {"topic": "y", name: then}


def test_a_revision_carries_over_all_but_what_belongs_to_the_old_one() -> None:
    old = {"content": "old", "topic": "t", "unknown": [1], "superseded_by": "a~1", "deleted_at": "t", "deleted_by": "x",
           "delete_reason": "y", "embedding_stale": True}  # fmt: skip
    assert written(INSERT, {A: old}.get) == {"content": "new", "revision_of": "a", "topic": "t", "unknown": [1]}
    assert written(GRANT, dict[Key, Metadata]().get) == GRANT.changes


def test_a_revision_that_comes_back_has_what_was_edited_on_its_source_meanwhile() -> None:
    undone = {**INSERT.changes, "topic": "t", "access_count": 5, "superseded_by": UNDONE}
    store: Store = {A: {"content": "old", "topic": "edited", "access_count": 2, "pinned": True}, INSERT.key: undone}
    assert standing(INSERT, store.get) is READY
    expected = {"superseded_by": None, **INSERT.changes, "topic": "edited", "pinned": True}
    assert written(INSERT, store.get) == expected


def test_an_import_brings_all_that_it_says_and_nothing_of_ours() -> None:
    assert written(IMPORT, dict[Key, Metadata]().get) == IMPORT.metadata
    assert written(IMPORT, dict[Key, Metadata]().get) is not IMPORT.metadata


def test_an_import_that_comes_back_leaves_nothing_of_what_was_there() -> None:
    undone = {"content": "theirs", "topic": "t", "pinned": True, "superseded_by": UNDONE}
    assert written(IMPORT, {A: undone}.get) == {**IMPORT.metadata, "pinned": None, "superseded_by": None}


def test_over_an_undone_record_of_another_text_the_vector_is_stale() -> None:
    undone = {"content": "of an earlier merge", "domain": "d", "superseded_by": UNDONE}
    expected = {**IMPORT.metadata, "domain": None, "superseded_by": None, "embedding_stale": True}
    assert written(IMPORT, {A: undone}.get) == expected


def test_an_imported_record_that_is_superseded_there_is_so_here_and_is_taken_back_whole() -> None:
    operation = Import(A, {"content": "old", "superseded_by": "a~1"})
    store: Store = {}
    change = change_set(operation)
    for _ in range(2):
        assert apply(store, change)
        assert visible(store) == {A: operation.metadata}
        assert apply(store, change.undone(NOW, "ann"))
        assert visible(store) == {}


def test_a_stale_vector_is_stale_still_once_its_import_comes_back() -> None:
    store: Store = {A: {"content": "theirs", "topic": "t", "embedding_stale": True, "superseded_by": UNDONE}}
    assert apply(store, change_set(IMPORT))
    assert store[A]["embedding_stale"] is True


def test_what_the_other_operations_write() -> None:
    store: Store = {
        A: {"content": "text", "embedding_stale": True},
        INSERT.key: {"content": "new", "superseded_by": UNDONE},
    }
    assert written(INSERT, store.get) == {"superseded_by": None, **INSERT.changes}
    assert written(Withdraw(INSERT.key, INSERT), store.get) == {"superseded_by": UNDONE}
    assert written(Reembed(A, DIGEST, b""), store.get) == {"embedding_stale": None}
    assert written(REEMBED_ALL, store.get) == {"embedding_model": "new", "dimension": 5, "embedding_run": "run"}
    assert written(Purge(A, DIGEST), store.get) == {}


@pytest.mark.parametrize(
    ("metadata", "text"), [({"content": "text"}, "text"), ({}, ""), ({"content": 3}, ""), ({"content": None}, "")]
)
def test_the_digest_is_of_the_text(metadata: Metadata, text: str) -> None:
    assert digest_of(metadata) == content_hash(text)


@given(stores_and_changes())
def test_undo_brings_back_what_was_seen_and_redo_what_was_made(case: tuple[Store, ChangeSet]) -> None:
    store, change = case
    before = visible(copy.deepcopy(store))
    assert apply(store, change)
    first = visible(copy.deepcopy(store))
    for _ in range(2):
        assert apply(store, change.undone(NOW, "ann"))
        assert visible(store) == before
        assert apply(store, change.redone(NOW, "ann"))
        assert visible(store) == first


@given(stores_and_changes())
def test_applying_twice_is_applying_once(case: tuple[Store, ChangeSet]) -> None:
    store, change = case
    for each in (change, change.undone(NOW, "ann"), change.redone(NOW, "ann")):
        assert apply(store, each)
        once = copy.deepcopy(store)
        assert set(standings(each.operations, store.get)) == {DONE}
        assert apply(store, each)
        assert store == once


@given(stores_and_changes(), st.data())
def test_a_set_that_was_interrupted_ends_as_one_that_was_not(
    case: tuple[Store, ChangeSet], data: st.DataObject
) -> None:
    store, change = case
    for each in (change, change.undone(NOW, "ann"), change.redone(NOW, "ann")):
        whole = copy.deepcopy(store)
        assert apply(whole, each)
        apply(store, each, data.draw(st.integers(0, len(each.operations))))
        assert apply(store, each)
        assert store == whole


@given(stores_and_changes(), st.data())
def test_somebody_elses_change_is_never_overwritten(case: tuple[Store, ChangeSet], data: st.DataObject) -> None:
    store, change = case
    fields = [(each.key, name) for each in change.operations if isinstance(each, Patch) for name in each.after]
    fields = [(key, name) for key, name in fields if name not in BOOKKEEPING]
    assume(fields)
    key, name = data.draw(st.sampled_from(fields))
    store[key][name] = "somebody else's"
    theirs = copy.deepcopy(store)
    assert not apply(store, change)
    assert store == theirs


def test_a_patch_of_nothing_but_use_is_written_once_and_never_over_a_later_one() -> None:
    key = Key("user", "a")
    patch = Patch(key, {"recall_count": 2, "content": "A"}, {"recall_count": 5})
    store: dict[Key, dict[str, Any]] = {key: {"content": "A", "recall_count": 2}}
    assert standing(patch, store.get) is Standing.READY
    assert written(patch, store.get) == {"recall_count": 5}
    store[key]["recall_count"] = 5
    assert standing(patch, store.get) is Standing.DONE
    store[key]["recall_count"] = 7
    assert standing(patch, store.get) is Standing.DONE

"""A workspace as a dictionary, change sets that fit it, and a writer: what the tests of changes have in common."""

from __future__ import annotations

import itertools
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any

from hypothesis import strategies as st

from explorer.memory.cargo import Cargo
from explorer.memory.changes import (
    ChangeKind,
    ChangeSet,
    Import,
    Insert,
    Operation,
    Patch,
    Purge,
    Restore,
    Tombstone,
    Withdraw,
    new_change_set,
)  # fmt: skip
from explorer.memory.effects import Standing, same_value, standings, written
from explorer.memory.keys import Key
from explorer.memory.namespaces import GRANTS
from explorer.memory.records import DELETED, SUPERSEDED_BY, UNDONE

NOW = datetime(2026, 11, 30, 12, tzinfo=UTC)
Store = dict[Key, dict[str, Any]]

TEXTS = st.one_of(
    st.sampled_from(
        [
            "",
            " ",
            "Ünïcode",
            "🧠👩\u200d👧 emoji",
            "ذاكرة الوكلاء",
            "记忆",
            "\u0439",
            "\u0438\u0306",
            "\x00",
            '"\n',
            "a/b",
        ]
    ),
    st.text(st.characters(exclude_categories=["Cs"]), max_size=12),
)
SCALARS = st.one_of(
    st.none(), st.booleans(), st.integers(-(2**63), 2**63 - 1), st.floats(allow_nan=False, allow_infinity=False), TEXTS
)
VALUES = st.recursive(
    SCALARS, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXTS, inner, max_size=2), max_leaves=5
)
FIELDS = st.sampled_from(["topic", "tags", "confidence", "updated_at", "access_count", "pinned", "unknown поле"])
RECORDS = st.dictionaries(FIELDS, VALUES, max_size=4)
_NAMES = ["a", "b~1", "ідентифікатор", "🧠", "x/y"]


def change_set(*operations: Operation, kind: ChangeKind = ChangeKind.EDIT, label: str = "", of: str = "") -> ChangeSet:
    return new_change_set(kind, operations, NOW, "ann", label, of)


def erasing(*keys: Key, digest: str = "d" * 64) -> ChangeSet:
    return change_set(*(Purge(key, digest) for key in keys), kind=ChangeKind.ERASE)


def deleting(key: Key, content: str) -> ChangeSet:
    gone = {"content": "", SUPERSEDED_BY: DELETED, "deleted_at": "2026-11-30T12:00:00+00:00"}
    before = {"content": content, SUPERSEDED_BY: None, "deleted_at": None}
    return change_set(Tombstone(key, before, gone), kind=ChangeKind.DELETE, label=content)


def revising(key: Key, content: str, new_content: str, number: int = 1) -> ChangeSet:
    new = Key(key.namespace, f"{key.id}~{number}")
    insert = Insert(new, {"content": new_content, "revision_of": key.id}, key, b"\x00\x01\xff\x7f")
    patch = Patch(key, {SUPERSEDED_BY: None, "content": content}, {SUPERSEDED_BY: new.id})
    return change_set(insert, patch, kind=ChangeKind.REVISE, label=content)


def apply(store: Store, change: ChangeSet, most: int | None = None) -> bool:
    """Do what a writer does, or only the first `most` operations of it; False where the set is stale."""
    met = standings(change.operations, store.get)
    if Standing.STALE in met:
        return False
    for operation, standing in itertools.islice(zip(change.operations, met, strict=True), most):
        if standing is Standing.READY:
            if isinstance(operation, Purge):
                del store[operation.key]
            else:
                store[operation.key] = {**store.get(operation.key, {}), **written(operation, store.get)}
    return True


def visible(store: Mapping[Key, Mapping[str, Any]]) -> dict[Key, dict[str, Any]]:
    """What a reader sees: a field that is null is missing, a record that was undone is not there."""
    return {
        key: {name: value for name, value in metadata.items() if not same_value(value, None)}
        for key, metadata in store.items()
        if metadata.get(SUPERSEDED_BY) != UNDONE
    }


@st.composite
def stores_and_changes(draw: st.DrawFn) -> tuple[Store, ChangeSet]:
    """A workspace, and a change set that is ready for it: each kind of operation that can be taken back."""
    store: Store = {}
    operations: list[Operation] = []
    for name in draw(st.lists(st.sampled_from(_NAMES), min_size=1, unique=True)):
        key = Key(draw(st.sampled_from(["user", "project:гілка/1"])), name)
        content = draw(TEXTS)
        store[key] = {**draw(RECORDS), "content": content}
        what = draw(st.sampled_from(["patch", "tombstone", "restore", "revise", "withdraw", "import", "nothing"]))
        if what == "patch":
            operations.append(_patch(draw, key, store[key]))
        elif what in ("tombstone", "restore"):
            (tombstone,) = deleting(key, content).operations
            assert isinstance(tombstone, Tombstone)
            operations.append(tombstone)
            if what == "restore":
                store[key].update(tombstone.after)
                operations[-1] = Restore(key, tombstone.after, tombstone.before)
        elif what == "revise":
            made = list(revising(key, content, draw(TEXTS), 7).operations)
            operations += made if draw(st.booleans()) else reversed(made)
        elif what == "import":
            if draw(st.booleans()):
                # An earlier merge brought it, or another text under its key, and was undone.
                store[key][SUPERSEDED_BY] = UNDONE
                content = draw(st.sampled_from([content, "another text"]))
            else:
                del store[key]
            operations.append(Import(key, {**draw(RECORDS), "content": content}, Cargo(b"\x00\x01\xff\x7f"), "model"))
        elif what == "withdraw":
            inserted = Insert(key, {"content": content, "revision_of": "root"}, Key(key.namespace, "root"))
            store[key]["revision_of"] = "root"
            operations.append(Withdraw(key, inserted))
    if draw(st.booleans()) or not operations:
        operations.append(Insert(Key(GRANTS, "ролі:qa"), {"permission": draw(VALUES), "role": "qa"}))
    return store, change_set(*draw(st.permutations(operations)), label=draw(TEXTS))


def _patch(draw: st.DrawFn, key: Key, metadata: Mapping[str, Any]) -> Patch:
    after = draw(st.dictionaries(FIELDS, VALUES, min_size=1, max_size=3))
    looked_at = draw(st.lists(FIELDS, max_size=2))
    return Patch(key, {name: metadata.get(name) for name in [*after, *looked_at]}, after)

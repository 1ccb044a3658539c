from __future__ import annotations

from datetime import timedelta
from typing import Any

import msgspec
import pytest
from hypothesis import given

from explorer.memory.cargo import Cargo
from explorer.memory.changes import (
    BOOKKEEPING,
    ChangeKind,
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
    decode,
    encode,
)  # fmt: skip
from explorer.memory.keys import Key
from explorer.memory.namespaces import GRANTS
from tests.memory.change_samples import NOW, Store, change_set, deleting, erasing, revising, stores_and_changes

A, B = Key("user", "a"), Key("user", "b")
GRANT = Insert(Key(GRANTS, "qa:web"), {"permission": "write"})
IMPORT = Import(A, {"content": "theirs"}, Cargo(b"\x00\xff"), "model")
REEMBED_ALL = ReembedAll(Key("__workspace__", "workspace"), {"embedding_model": None}, "new", 5, "vectors", "run")
REVISION = Insert(Key("user", "a~1"), {"revision_of": "a", "content": "new"}, A, b"\x00\xff")


@given(stores_and_changes())
def test_a_change_set_survives_being_written_down(case: tuple[Store, ChangeSet]) -> None:
    _, change = case
    assert decode(encode(change)) == change
    undo = change.undone(NOW, "ann")
    assert decode(encode(undo)) == undo


def test_vectors_and_operations_that_are_for_good_survive_too() -> None:
    change = change_set(
        Purge(A, "digest", {"pinned": None}), Reembed(B, "digest", bytes(range(256))), REVISION, REEMBED_ALL
    )
    assert decode(encode(change)) == change


def test_an_import_survives_with_all_that_belongs_to_it() -> None:
    cargo = Cargo(bytes(range(256)), {"other": b"\xff\0"}, {"слово": 0.25, "": -1.0}, 1.5e9)
    metadata = {"content": "🧠", "n": -(2**63), "f": 1.0, "list": [1, {"a": None}], "yes": True}
    change = change_set(Import(A, metadata, cargo, "model"), Import(B, {}), kind=ChangeKind.MERGE)
    assert decode(encode(change)) == change
    assert repr(decode(encode(change)).operations[0]) == repr(change.operations[0])
    undo = change.undone(NOW, "ann")
    assert decode(encode(undo)) == undo


@pytest.mark.parametrize("data", [b"", b"{}", b"null", b"\xff", b'{"id":1}', encode(change_set(GRANT))[:-9]])
def test_what_is_no_change_set_is_a_decode_error(data: bytes) -> None:
    with pytest.raises(msgspec.DecodeError):
        decode(data)


@pytest.mark.parametrize("broken", ["twice", "not before", "new memory"])
def test_a_change_set_that_may_not_be_made_cannot_be_read_either(broken: str) -> None:
    patch = {"type": "patch", "key": A, "before": {"topic": ""}, "after": {"topic": "x"}}
    operations: dict[str, list[dict[str, Any]]] = {
        "twice": [patch, patch],
        "not before": [patch | {"before": {}}],
        "new memory": [{"type": "insert", "key": A, "changes": {"content": "new"}}],
    }
    change = msgspec.to_builtins(change_set()) | {"operations": operations[broken]}
    with pytest.raises(msgspec.ValidationError):
        decode(msgspec.json.encode(change))


@pytest.mark.parametrize(
    ("before", "after"), [({}, {"topic": "x"}), ({"topic": ""}, {}), ({"domain": ""}, {"topic": ""})]
)
@pytest.mark.parametrize("kind", [Patch, Tombstone, Restore])
def test_a_patch_names_what_stood_before(kind: type[Patch], before: dict[str, str], after: dict[str, str]) -> None:
    with pytest.raises(ValueError, match="what stood before"):
        kind(A, before, after)


@pytest.mark.parametrize(
    ("key", "changes", "source"),
    [
        (B, {"content": "new"}, None),
        (B, {"content": "new"}, A),
        (B, {"content": "new", "revision_of": ""}, A),
        (B, {"content": "new", "revision_of": "a"}, None),
        (Key("__policies__", "p"), {"content": "new"}, None),
        (Key("__notes__", "n"), {"content": "new"}, A),
    ],
)
def test_no_new_memory_is_made(key: Key, changes: dict[str, Any], source: Key | None) -> None:
    with pytest.raises(ValueError, match="no new memory"):
        Insert(key, changes, source)


def test_a_revision_and_a_grant_may_be_inserted() -> None:
    assert REVISION.source == A
    assert GRANT.source is None


@pytest.mark.parametrize(
    ("operation", "inverse"),
    [
        (
            Patch(A, {"topic": "x", "domain": "d"}, {"topic": "y"}),
            Patch(A, {"topic": "y", "domain": "d"}, {"topic": "x"}),
        ),
        (Tombstone(A, {"content": "x"}, {"content": ""}), Restore(A, {"content": ""}, {"content": "x"})),
        (Restore(A, {"content": ""}, {"content": "x"}), Tombstone(A, {"content": "x"}, {"content": ""})),
        (REVISION, Withdraw(REVISION.key, REVISION)),
        (Withdraw(REVISION.key, REVISION), REVISION),
        (GRANT, Withdraw(GRANT.key, GRANT)),
        (IMPORT, Withdraw(A, IMPORT)),
        (Withdraw(A, IMPORT), IMPORT),
    ],
)
def test_the_inverse_of_each_operation(operation: Operation, inverse: Operation) -> None:
    assert change_set(operation).undone(NOW, "ann").operations == (inverse,)
    assert change_set(operation).is_undoable


@pytest.mark.parametrize("operation", [Purge(A, "digest"), Reembed(A, "digest", b""), REEMBED_ALL])
def test_what_is_for_good_cannot_be_undone(operation: Operation) -> None:
    change = change_set(GRANT, operation)
    assert not change.is_undoable
    with pytest.raises(ValueError, match=f"{operation.key} was changed for good"):
        change.undone(NOW, "ann")


def test_no_record_is_touched_twice() -> None:
    with pytest.raises(ValueError, match="touches each record once"):
        change_set(Purge(A, ""), Patch(A, {"topic": ""}, {"topic": "x"}))
    assert erasing(A, B).keys == (A, B)


def test_an_undo_goes_backwards_and_says_of_what() -> None:
    change = revising(A, "old", "new")
    later = NOW + timedelta(hours=1)
    undo = change.undone(later, "bob")
    assert undo.keys == change.keys[::-1]
    assert (undo.kind, undo.of, undo.label, undo.made_by) == (ChangeKind.UNDO, change.id, "old", "bob")
    assert undo.made_at == "2026-11-30T13:00:00+00:00"
    redo = change.redone(later, "bob")
    assert (redo.kind, redo.of, redo.operations) == (ChangeKind.REDO, change.id, change.operations)
    assert len({change.id, undo.id, redo.id}) == 3


def test_undoing_an_undo_is_the_change_again() -> None:
    change = deleting(A, "text")
    assert change.undone(NOW, "ann").undone(NOW, "ann").operations == change.operations


def test_bookkeeping_says_when_a_record_was_used_not_what_is_known() -> None:
    assert BOOKKEEPING.isdisjoint({"content", "topic", "domain", "confidence", "importance", "superseded_by"})


def test_a_purge_of_a_journal_that_knows_no_state_before_it_is_read() -> None:
    change = change_set(Purge(A, "digest"))
    assert b"before" not in encode(change)
    assert decode(encode(change)) == change

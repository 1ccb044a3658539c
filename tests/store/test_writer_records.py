from __future__ import annotations

import os
import time
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest
import vectlite

from explorer.memory.cargo import Cargo
from explorer.memory.changes import ChangeKind, ChangeSet, Import, Insert, Reembed
from explorer.memory.keys import Key
from explorer.memory.text import content_hash
from explorer.store.key_vector import key_vector
from explorer.store.keyword_terms import keyword_terms
from explorer.store.writer_job import Applied, Hindered, Job
from explorer.store.writer_records import RecordWriter
from explorer.store.writer_worker import perform
from tests.store.written import (
    CACHE,
    DB,
    DB_2,
    DIMENSION,
    MAIN,
    NOW,
    ODD,
    change,
    confidence,
    imported,
    metadata,
    name_model,
    records,
    revision,
    write_workspace,
)

UNIT = np.eye(DIMENSION, dtype="<f4")[1]
NEW = Key(MAIN, "new")
# Beside so many other records the imports of these tests are put in one by one, beside none as a batch.
SINGLY, AT_ONCE = 60, 0
ways = pytest.mark.parametrize("others", [SINGLY, AT_ONCE], ids=["one by one", "one batch"])
Workspace = Callable[[int], Path]


@pytest.fixture
def workspace(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Workspace:
    def make(others: int) -> Path:
        monkeypatch.setattr(RecordWriter, "is_batch_cheaper", lambda *_: others == AT_ONCE)
        return write_workspace(tmp_path / "w.vdb", others)

    return make


def test_many_records_beside_few_go_in_as_a_batch(tmp_path: Path) -> None:
    database: Any = vectlite.open(str(write_workspace(tmp_path / "w.vdb", SINGLY)))
    with closing(database):
        assert [RecordWriter(database).is_batch_cheaper(new) for new in (0, 3, 100)] == [False, False, True]


def apply(path: Path, *changes: ChangeSet) -> Applied | Hindered:
    return perform(Job(str(path), changes, os.getppid(), lock_timeout=0.2), lambda _: None)


def taken(path: Path, *imports: Import) -> dict[Key, dict[str, Any]]:
    """What the file holds once these were imported."""
    merge = change(*imports, kind=ChangeKind.MERGE)
    assert apply(path, merge) == Applied((merge.id,), ())
    return records(path)


@ways
def test_an_import_brings_all_that_belongs_to_it(
    workspace: Workspace, others: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    batches = []
    add_all = RecordWriter.add_all

    def note(writer: RecordWriter, imports: Sequence[tuple[Import, dict[str, Any]]]) -> None:
        batches.append(len(imports))
        add_all(writer, imports)

    monkeypatch.setattr(RecordWriter, "add_all", note)
    expires_at = time.time() + 5_000
    one = imported("new", "Theirs")
    one = msgspec.structs.replace(one, cargo=msgspec.structs.replace(one.cargo, expires_at=expires_at))
    before = records(path := workspace(others))
    after = taken(path, one, imported("plain"))
    assert batches == ([2] if others == AT_ONCE else [])
    record = after.pop(NEW)
    assert record["metadata"] == one.metadata
    assert record["vector"] == UNIT.tolist()
    assert record["vectors"] == {"other": [0.5] * DIMENSION}
    assert record["sparse"] == {"theirs": 0.25}
    assert record["expires_at"] == pytest.approx(expires_at, abs=5)
    plain = after.pop(Key(MAIN, "plain"))
    assert (plain["metadata"], plain["vector"], plain["expires_at"]) == (ODD, UNIT.tolist(), None)
    assert after == before


@ways
@pytest.mark.parametrize(
    ("of_workspace", "of_vector", "fits"),
    [("x/all-MiniLM-L6-v2", "all-MiniLM-L6-v2", True), ("bge-small", "all-MiniLM-L6-v2", False),
     ("bge-small", "", False), ("", "", True), ("", "bge-small", True), (3, "bge-small", False)],
)  # fmt: skip
def test_a_vector_of_another_model_is_not_used(
    workspace: Workspace, others: int, of_workspace: Any, of_vector: str, fits: bool
) -> None:
    name_model(path := workspace(others), of_workspace)
    after = taken(path, imported("new", "Theirs", model=of_vector), imported("plain", model=of_vector))[NEW]
    assert (after["vector"] == UNIT.tolist()) is fits
    assert after["metadata"].get("embedding_stale") == (None if fits else True)
    if not fits:
        assert after["vector"] == pytest.approx(key_vector(NEW, DIMENSION).tolist())
    # Nothing was embedded, so no model matters.
    assert records(path)[Key(MAIN, "plain")]["vector"] == UNIT.tolist()
    revised = msgspec.structs.replace(revision().operations[0], vector=UNIT.tobytes(), model=of_vector)
    apply(path, change(revised))
    assert (records(path)[DB_2]["vector"] == UNIT.tolist()) is fits


@pytest.mark.parametrize("is_waiting", [True, False])
def test_a_text_that_waited_for_a_vector_gets_it_when_it_is_revised(tmp_path: Path, is_waiting: bool) -> None:
    path = write_workspace(tmp_path / "w.vdb")
    stand_in = key_vector(NEW, DIMENSION)
    database: Any = vectlite.open(str(path))
    with closing(database):
        of = {"content": "Theirs", "embedding_stale": True} if is_waiting else {"content": "Theirs"}
        database.insert("new", stand_in.tolist(), of, namespace=MAIN)
    following = Key(MAIN, "new~2")
    insert = Insert(following, {"content": "Ours", "revision_of": "new"}, NEW, UNIT.tobytes())
    apply(path, change(insert))
    after = records(path)[following]
    assert after["metadata"].get("embedding_stale") is None
    # What has no vector of its text and waits for none, as a policy of another tool, gets one of its key.
    expected = UNIT if is_waiting else key_vector(following, DIMENSION)
    assert after["vector"] == pytest.approx(expected.tolist())


@ways
@pytest.mark.parametrize(
    "vector", [b"", UNIT.tobytes()[:-4], UNIT.tobytes() * 2, bytes(4 * DIMENSION), np.full(4, np.nan, "<f4").tobytes()]
)
def test_without_a_usable_vector_it_gets_one_of_its_key(workspace: Workspace, others: int, vector: bytes) -> None:
    cargo = Cargo(vector, {"other": vector})
    after = taken(workspace(others), imported("new", "Theirs", cargo=cargo), imported("plain", cargo=cargo))
    for key, is_stale in ((NEW, True), (Key(MAIN, "plain"), None)):
        assert after[key]["vector"] == pytest.approx(key_vector(key, DIMENSION).tolist())
        assert after[key]["metadata"].get("embedding_stale") is is_stale
        assert after[key]["vectors"] == {}


@ways
@pytest.mark.parametrize(("terms", "expected"), [({}, {}), (None, keyword_terms("Порт Це нове"))])
def test_terms_are_its_own_or_made_of_its_text(
    workspace: Workspace, others: int, terms: dict[str, float] | None, expected: dict[str, float]
) -> None:
    one = imported("new", "Це нове", cargo=Cargo(UNIT.tobytes(), terms=terms))
    one.metadata["topic"] = "Порт"
    assert taken(workspace(others), one)[NEW]["sparse"] == pytest.approx(expected)


def test_the_place_of_a_record_whose_time_has_passed_is_free(workspace: Workspace) -> None:
    database: Any = vectlite.open(str(workspace(AT_ONCE)))
    one, other = imported("new", "Theirs"), imported("other", "Theirs")
    with closing(database):
        writer = RecordWriter(database)
        for many in (False, True):
            database.insert("new", [1.0, 0, 0, 0], {"content": "ours"}, namespace=MAIN, ttl=0.001)
            time.sleep(0.005)
            if many:
                writer.add_all([(one, one.metadata)])
            else:
                writer.add(one, one.metadata)
            record = database.get("new", namespace=MAIN)
            assert (record["metadata"], record["expires_at"]) == (one.metadata, None)
            # What is there and alive is not replaced.
            with pytest.raises(vectlite.VectLiteError, match="already exists"):
                writer.add_all([(other, other.metadata), (one, one.metadata)])
            with pytest.raises(vectlite.VectLiteError, match="already exists"):
                writer.add(one, one.metadata)
            assert database.get("other", namespace=MAIN) is None
            database.delete("new", namespace=MAIN)


@ways
def test_undone_and_redone(workspace: Workspace, others: int) -> None:
    path = workspace(others)
    before = metadata(path)
    edit = change(imported("new", "Theirs"), imported("plain"), confidence(DB, 0.5, 0.75), kind=ChangeKind.MERGE)
    apply(path, edit)
    done = metadata(path)
    undo, redo = edit.undone(NOW, "ana"), edit.redone(NOW, "ana")
    assert apply(path, undo) == Applied((undo.id,), ())
    undone = metadata(path)
    assert undone.pop(NEW)["superseded_by"] == undone.pop(Key(MAIN, "plain"))["superseded_by"] == "system:undone"
    assert undone == before
    assert apply(path, redo) == Applied((redo.id,), ())
    assert metadata(path) == done
    assert apply(path, redo) == Applied((redo.id,), ())
    assert metadata(path) == done


def test_over_an_undone_record_of_another_text_nothing_of_that_is_left(workspace: Workspace) -> None:
    path = workspace(AT_ONCE)
    edit = change(one := imported("new", "Theirs"), kind=ChangeKind.MERGE)
    one.metadata["topic"] = "gone"
    apply(path, edit)
    apply(path, edit.undone(NOW, "ana"))
    after = taken(path, other := imported("new", "Another text"))[NEW]["metadata"]
    assert {name: value for name, value in after.items() if value is not None} == {
        **other.metadata,
        "embedding_stale": True,
    }


def test_what_stands_there_with_another_text_is_left_and_nothing_else_is_written(workspace: Workspace) -> None:
    before = records(path := workspace(AT_ONCE))
    edit = change(imported("new", "Theirs"), imported("db", "Theirs"), kind=ChangeKind.MERGE)
    assert apply(path, edit) == Applied((), (edit.id,))
    assert records(path) == before


def test_a_renewed_vector_leaves_the_end_of_life_as_it_is(workspace: Workspace) -> None:
    path, expires_at = workspace(AT_ONCE), time.time() + 5_000
    one = imported("new", "Theirs", cargo=Cargo(expires_at=expires_at))
    assert taken(path, one)[NEW]["metadata"]["embedding_stale"] is True
    renewal = change(Reembed(NEW, content_hash("Theirs"), UNIT.tobytes()), kind=ChangeKind.REEMBED)
    assert apply(path, renewal) == Applied((renewal.id,), ())
    after = records(path)[NEW]
    assert after["expires_at"] == pytest.approx(expires_at, abs=5)
    assert after["vector"] == UNIT.tolist()
    assert CACHE in records(path)

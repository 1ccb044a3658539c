from __future__ import annotations

import shutil
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import vectlite
from typing_extensions import override

from explorer.memory.changes import ChangeKind, ChangeSet, Insert
from explorer.memory.errors import ModelMissing, NotAWorkspace, WorkspaceDamaged
from explorer.memory.journal import ChangeState, Retention, Trouble
from explorer.memory.keys import Key
from explorer.memory.protocols import Cancelled, Matrix, Report
from explorer.memory.query import FactQuery
from explorer.memory.reembedding import WORKSPACE_KEY, CannotReembed, Reembedded
from explorer.store.committer import FileCommitter
from explorer.store.key_vector import key_vector
from explorer.store.peeking import peek
from explorer.store.workspace import Workspace
from tests.store.written import DB, MAIN, NOW, change, confidence, name_model, records, revision, write_workspace


class Embedder:
    """Vectors from the text's hash; `meanwhile` happens while it works."""

    def __init__(self, dimension: int = 6, name: str = "bge") -> None:
        self.name, self.dimension, self.texts = name, dimension, list[str]()

    def embed(self, texts: Sequence[str], report: Report) -> Matrix:
        self.texts += texts
        self.meanwhile()
        report(0.5)
        vectors = [key_vector(Key("text", text), self.dimension) for text in texts]
        return np.array(vectors, np.float32).reshape(len(texts), self.dimension)

    def meanwhile(self) -> None:
        """Nothing."""


def quiet(_: float) -> None:
    """Nobody looks."""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    (tmp_path / "work").mkdir()
    path = tmp_path / "work" / "w.vdb"
    database: Any
    with closing(vectlite.open(str(path), dimension=4)) as database:
        for record_id, text in (("db", "The database is PostgreSQL 14"), ("cache", "Redis caches"), ("x", "X")):
            database.insert(record_id, [1.0] * 4, {"content": text, "confidence": 0.5}, namespace=MAIN)
        database.insert("g", [0.5] * 4, {"role": "qa"}, namespace="__grants__")
    return path


@pytest.fixture
def committer(path: Path, tmp_path: Path) -> Iterator[FileCommitter]:
    with closing(FileCommitter(path, lambda: NOW, None, tmp_path / "root")) as made:
        yield made


def footprint(path: Path) -> dict[str, bytes]:
    return {each.name: each.read_bytes() for each in path.parent.iterdir() if each.suffix != ".lock"}


def left(committer: FileCommitter) -> list[str]:
    return [each.name for each in committer.folder.iterdir() if each.name.startswith(("vectors", "purging", "backups"))]


def test_all_texts_are_embedded_and_it_is_one_step(path: Path, committer: FileCommitter) -> None:
    name_model(path, "old")
    told, embedder = list[float](), Embedder()
    done = committer.reembed(embedder, "ana", told.append)
    [entry] = committer.journal.entries(9)
    assert (entry.change.kind, entry.change.made_by, entry.state) == (
        ChangeKind.REEMBED_ALL,
        "ana",
        ChangeState.APPLIED,
    )
    assert done == Reembedded(done.committed, entry.change.id, 3, 0, committer.copy_before(entry.change.id))
    assert done.committed.applied == (entry.change,)
    assert not entry.can_be_undone
    assert embedder.texts == ["Redis caches", "The database is PostgreSQL 14", "X"]
    assert told == sorted(told)
    assert (told[-1], left(committer)) == (1.0, ["backups"])
    found = peek(path, quiet)
    assert found.file.dimension == 6
    assert found.metadata(found.row(WORKSPACE_KEY) or 0)["embedding_model"] == "bge"
    # Once more, with the same model: it is another run.
    again = committer.reembed(embedder, "ana", quiet)
    assert (again.committed.trouble, again.embedded) == (None, 3)


def test_what_waits_is_written_first(path: Path, committer: FileCommitter) -> None:
    committer.journal.record(revision())
    assert committer.reembed(Embedder(), "ana", quiet).embedded == 4
    assert "embedding_stale" not in records(path)[Key(MAIN, "db~2")]["metadata"]


def test_a_text_that_changes_while_the_model_works_is_marked(path: Path, committer: FileCommitter) -> None:
    class Slow(Embedder):
        @override
        def meanwhile(self) -> None:
            with closing(vectlite.open(str(path))) as database:
                database.update_metadata("x", {"content": "Y"}, namespace=MAIN)

    done = committer.reembed(Slow(), "ana", quiet)
    assert (done.committed.trouble, done.embedded, done.stale) == (None, 2, 1)
    assert records(path)[Key(MAIN, "x")]["metadata"]["embedding_stale"] is True


@pytest.mark.parametrize("share", [0.0, 0.3, 0.8])
def test_a_stop_leaves_everything_as_it_was(path: Path, committer: FileCommitter, share: float) -> None:
    before = footprint(path)

    def stop(done: float) -> None:
        if done >= share:
            raise Cancelled

    with pytest.raises(Cancelled):
        committer.reembed(Embedder(), "ana", stop)
    assert (footprint(path), left(committer), committer.journal.pending()) == (before, [], [])


def test_an_agent_that_has_the_file_open_is_told_of_before_anything_is_embedded(
    path: Path, committer: FileCommitter
) -> None:
    embedder = Embedder()
    with closing(vectlite.open(str(path))):
        done = committer.reembed(embedder, "ana", quiet)
    assert (done.committed.trouble, embedder.texts) == (Trouble.BUSY, [])


def test_an_agent_that_opens_it_meanwhile_keeps_it(path: Path, committer: FileCommitter) -> None:
    agents = list[Any]()

    class Slow(Embedder):
        @override
        def meanwhile(self) -> None:
            agents.append(vectlite.open(str(path)))

    committer.lock_timeout = 0.05
    done = committer.reembed(Slow(), "ana", quiet)
    agents[0].close()
    assert (done.committed.trouble, left(committer), committer.journal.pending()) == (Trouble.BUSY, [], [])
    assert committer.reembed(Embedder(), "ana", quiet).committed.trouble is None


def test_without_a_model_and_without_room(
    path: Path, committer: FileCommitter, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Missing(Embedder):
        @override
        def meanwhile(self) -> None:
            raise ModelMissing("none")

    before = footprint(path)
    with pytest.raises(ModelMissing):
        committer.reembed(Missing(), "ana", quiet)
    usage = shutil.disk_usage(path)._replace(free=1 << 20)
    monkeypatch.setattr(shutil, "disk_usage", lambda _: usage)
    embedder = Embedder()
    assert committer.reembed(embedder, "ana", quiet).committed.trouble is Trouble.DISK_FULL
    assert (embedder.texts, footprint(path), left(committer)) == ([], before, [])


def test_files_that_are_none(path: Path, committer: FileCommitter) -> None:
    data = path.read_bytes()
    path.write_bytes(data[:-9])
    with pytest.raises(WorkspaceDamaged, match="No vector was replaced"):
        committer.reembed(Embedder(), "ana", quiet)
    path.write_bytes(b"SQLite format 3\0" * 9)
    with pytest.raises(NotAWorkspace):
        committer.reembed(Embedder(), "ana", quiet)
    path.unlink()
    assert committer.reembed(Embedder(), "ana", quiet).committed.trouble is Trouble.MISSING


def test_named_vectors_of_other_programs(tmp_path: Path) -> None:
    path = write_workspace(tmp_path / "w.vdb")
    with closing(FileCommitter(path, lambda: NOW, None, tmp_path / "root")) as committer:
        with pytest.raises(CannotReembed, match=r"into 3 of its records"):
            committer.reembed(Embedder(), "ana", quiet)
        assert committer.reembed(Embedder(4), "ana", quiet).embedded == 3
    assert records(path)[DB]["vectors"] == {"other": [1.0] * 4}


def test_what_comes_after_it_is_embedded_by_the_new_model(path: Path, committer: FileCommitter) -> None:
    committer.reembed(Embedder(), "ana", quiet)
    committer.use(Embedder(4, "old"))
    committer.journal.record(revision())
    committer.journal.record(change(confidence(Key(MAIN, "x"), 0.5, 0.75)))
    assert len(committer.commit(quiet).applied) == 2
    committer.use(Embedder())
    text = "The database is PostgreSQL 17"
    committer.journal.record(revision_of(text))
    assert committer.commit(quiet).trouble is None
    found = records(path)
    assert found[Key(MAIN, "db~2")]["metadata"]["embedding_stale"] is True
    assert "embedding_stale" not in found[Key(MAIN, "db~3")]["metadata"]
    assert np.allclose(found[Key(MAIN, "db~3")]["vector"], key_vector(Key("text", text), 6), atol=1e-6)


def revision_of(text: str) -> ChangeSet:
    changes = {"content": text, "revision_of": "db"}
    return change(Insert(Key(MAIN, "db~3"), changes, Key(MAIN, "db~2")), kind=ChangeKind.REVISE)


def test_vectors_that_a_killed_program_left_go_once_they_are_old(committer: FileCommitter) -> None:
    (young := committer.folder / "vectors-a.f32").touch()
    committer.prepare(Retention())
    assert young.exists()


def test_a_window_that_follows_the_file_sees_the_new_vectors(path: Path, committer: FileCommitter) -> None:
    workspace = Workspace(path)
    workspace.scan(quiet)
    committer.reembed(Embedder(), "ana", quiet)
    snapshot = workspace.refresh(quiet)
    assert snapshot is not None
    rows = snapshot.fact_rows(None)
    assert (snapshot.file.dimension, snapshot.vectors(rows).shape) == (6, (3, 6))
    texts = [str(snapshot.metadata(row)["content"]) for row in rows.tolist()]
    expected = [key_vector(Key("text", text), 6) for text in texts]
    assert np.allclose(snapshot.vectors(rows), expected, atol=1e-6)
    assert snapshot.facts(FactQuery(text="redis"), NOW).total == 3
    assert len(snapshot.facts(FactQuery(text="redis"), NOW).rows) == 1

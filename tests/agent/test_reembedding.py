from __future__ import annotations

from collections.abc import Sequence
from contextlib import nullcontext
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from explorer.agent.reembedding import Reembedding, reembed_all
from explorer.agent.renewing import renew_vectors
from explorer.memory.errors import ModelMissing, NotAWorkspace, WorkspaceBusy
from explorer.memory.keys import Key
from explorer.memory.protocols import Matrix, Report
from explorer.memory.reembedding import WORKSPACE_KEY, CannotReembed
from explorer.services.embedding_choice import EmbeddingModel, read_model
from explorer.store.key_vector import key_vector
from explorer.store.workspace import Workspace
from tests.agent.plain_vectlite import fact, footprint, make, opened, records, vector

NOW = datetime(2026, 11, 30, 12, tzinfo=UTC)
LATE = Key("project:main", "late")


class Small:
    """A model of five dimensions."""

    name, dimension = "small", 5

    def __init__(self) -> None:
        self.asked: list[EmbeddingModel] = []
        self.texts: list[str] = []

    def embed(self, texts: Sequence[str], report: Report) -> Matrix:
        self.texts += texts
        report(1.0)
        return np.array([key_vector(Key("", text), 5) for text in texts], np.float32).reshape(len(texts), 5)


@pytest.fixture
def workspace(tmp_path: Path) -> Path:
    (tmp_path / "home").mkdir()
    return make(tmp_path / "home" / "w.vdb", 34, twin=fact("Twin"), other=fact("Twin", embedding_stale=True), bare={})


def run(path: Path, tmp_path: Path, model: Small, notation: str = "default", **more: Any) -> Reembedding:
    def embedding(choice: EmbeddingModel) -> nullcontext[Small]:
        model.asked.append(choice)
        return nullcontext(model)

    options = {"clock": lambda: NOW, "embedding": embedding, "person": "ana", "state_root": tmp_path / "state", **more}
    return reembed_all(path, read_model(notation), **options)


def test_a_preview_is_true_and_writes_nothing(workspace: Path, tmp_path: Path) -> None:
    before, model = footprint(workspace.parent), Small()
    told = run(workspace, tmp_path, model, "hub:any/small")
    assert footprint(workspace.parent) == before
    assert model.asked == [read_model("hub:any/small")]
    assert (told.dry_run, told.change_id, told.texts, told.embedded, told.bare) == (True, "", 35, 36, 1)
    assert (told.old_model, told.new_model, told.old_dimension, told.new_dimension) == ("", "small", 384, 5)
    assert told.seconds is not None
    done = run(workspace, tmp_path, model, apply=True)
    assert (done.texts, done.embedded, done.bare, done.stale) == (told.texts, told.embedded, told.bare, 0)
    assert done.size_after == pytest.approx(told.size_after, abs=300)
    assert done.copy.parent == told.copy
    assert (done.copy / "w.vdb").is_file()
    assert done.seconds is None


def test_afterwards_everything_works_with_the_other_dimension(workspace: Path, tmp_path: Path) -> None:
    before, model = records(workspace), Small()
    assert run(workspace, tmp_path, model, apply=True).change_id
    assert Workspace(workspace).scan(lambda _: None).file.dimension == 5
    del before[Key("project:main", "other")]["embedding_stale"]
    after = records(workspace)
    assert after.pop(WORKSPACE_KEY)["embedding_model"] == "small"
    assert after == before
    with opened(workspace) as database:
        hits = database.search(
            key_vector(Key("", "What agent A knows, number 7"), 5).tolist(), k=1, namespace="project:main"
        )
        assert [hit["id"] for hit in hits] == ["mem_07"]
        database.insert(LATE.id, [0.5] * 5, fact("Late", embedding_stale=True), namespace=LATE.namespace)
    model.texts.clear()
    renewed = renew_vectors(
        workspace, apply=True, clock=lambda: NOW, embedding=lambda: nullcontext(model), state_root=tmp_path / "state"
    )
    assert (renewed.keys, model.texts) == ((LATE,), ["Late"])
    again = run(workspace, tmp_path, model)
    assert (again.old_model, again.old_dimension) == ("small", 5)


def test_what_is_in_the_way_is_said_and_nothing_is_changed(workspace: Path, tmp_path: Path) -> None:
    with opened(workspace), pytest.raises(WorkspaceBusy, match="No vector was replaced"):
        run(workspace, tmp_path, Small(), apply=True)
    with opened(workspace) as database:
        database.insert("n", vector("n"), fact("n"), namespace="user", vectors={"theirs": vector("x")})
    before = footprint(workspace.parent)
    for apply in (False, True):
        with pytest.raises(CannotReembed, match="into 1 of its records"):
            run(workspace, tmp_path, Small(), apply=apply)
    with pytest.raises(NotAWorkspace):
        run(tmp_path / "none.vdb", tmp_path, Small())
    with pytest.raises(ModelMissing, match="fetch it first"):
        reembed_all(workspace, read_model("hub:nobody/none"), state_root=tmp_path / "state")
    assert footprint(workspace.parent) == before

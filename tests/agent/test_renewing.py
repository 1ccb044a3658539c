from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from datetime import UTC, datetime
from pathlib import Path

import numpy as np
import pytest

from explorer.agent.renewing import CannotRenew, Renewal, renew_vectors
from explorer.agent.repairing import repair_file
from explorer.memory.errors import ModelMissing
from explorer.memory.keys import Key
from explorer.memory.protocols import Embedder
from explorer.store.doctor import examine
from tests.agent.plain_vectlite import DIMENSION, fact, footprint, make, opened, records, vector

Embedding = Callable[[], AbstractContextManager[Embedder]]
NOW = datetime(2026, 11, 30, 12, tzinfo=UTC)
ZERO = Key("project:main", "zero")


@pytest.fixture
def workspace(tmp_path: Path) -> Path:
    (tmp_path / "home").mkdir()
    path = make(tmp_path / "home" / "w.vdb", 3, stale=fact("Stale", embedding_stale=True, theirs=[1, "π"]))
    with opened(path) as database:
        database.insert(ZERO.id, [0.0] * DIMENSION, fact("Zero"), namespace=ZERO.namespace)
    return path


def renew(path: Path, tmp_path: Path, embedding: Embedding, *, apply: bool = True) -> Renewal:
    return renew_vectors(
        path, apply=apply, clock=lambda: NOW, embedding=embedding, person="ana", state_root=tmp_path / "state"
    )


def test_a_preview_says_which_and_embeds_nothing(
    workspace: Path, tmp_path: Path, embedding: Embedding, embedded_texts: list[str]
) -> None:
    before = footprint(workspace.parent)
    told = renew(workspace, tmp_path, embedding, apply=False)
    assert (told.keys, told.dry_run, told.change_id) == ((Key("project:main", "stale"),), True, "")
    assert (embedded_texts, footprint(workspace.parent)) == ([], before)


def test_vectors_that_are_none_are_marked_and_then_renewed(
    workspace: Path, tmp_path: Path, embedding: Embedding, embedded_texts: list[str]
) -> None:
    repair_file(workspace, ["vectors"], apply=True, clock=lambda: NOW, person="ana", state_root=tmp_path / "state")
    done = renew(workspace, tmp_path, embedding)
    assert set(done.keys) == {Key("project:main", "stale"), ZERO}
    assert sorted(embedded_texts) == ["Stale", "Zero"]
    found = examine(workspace, NOW, lambda _: None)
    assert (found.vectors.zero, found.vectors.stale) == ((), ())
    assert records(workspace)[Key("project:main", "stale")]["theirs"] == [1, "π"]
    with opened(workspace) as database:
        assert np.allclose(database.get(ZERO.id, namespace=ZERO.namespace)["vector"], vector("Zero"), atol=1e-6)
    assert renew(workspace, tmp_path, embedding).keys == ()


def test_vectors_of_another_model_and_without_a_model(
    workspace: Path, tmp_path: Path, embedding: Embedding, without_model: Embedding
) -> None:
    with pytest.raises(ModelMissing):
        renew(workspace, tmp_path, without_model)
    with opened(workspace) as database:
        database.insert("workspace", vector("w"), {"embedding_model": "bge"}, namespace="__workspace__")
    before = records(workspace)
    with pytest.raises(CannotRenew, match=r"another model \(bge\)"):
        renew(workspace, tmp_path, embedding)
    assert records(workspace) == before

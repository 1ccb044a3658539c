from __future__ import annotations

from pathlib import Path

import pytest

from explorer.memory.ahead import Ahead
from explorer.memory.changes import ChangeKind, Patch, new_change_set
from explorer.memory.reembedding import named_model, plan_reembedding, text_to_embed
from explorer.services.lineages import reader
from explorer.store.workspace import Workspace
from tests.store.written import CACHE, DB, NOW, name_model, revision, write_workspace


def quiet(_: float) -> None:
    """Nobody looks."""


def test_the_different_texts_of_what_has_any(tmp_path: Path) -> None:
    path = write_workspace(tmp_path / "w.vdb", 2)
    name_model(path, "bge")
    source = Workspace(path).scan(quiet)
    plan = plan_reembedding(source, quiet)
    assert plan.texts == ("Redis caches", "The database is PostgreSQL 14", "Deploys on Tuesday", "Fact 0", "Fact 1")
    assert (plan.embedded, plan.bare, plan.records, plan.named) == (5, 1, 6, 5)
    assert (plan.model, plan.dimension, plan.size) == ("bge", 4, path.stat().st_size)
    assert named_model(source) == "bge"


def test_as_it_will_be_once_what_waits_is_written(tmp_path: Path) -> None:
    source = Workspace(write_workspace(tmp_path / "w.vdb")).scan(quiet)
    gone = {"deleted_at": NOW.isoformat(), "content": ""}
    deletion = new_change_set(ChangeKind.DELETE, (Patch(CACHE, dict.fromkeys(gone), gone),), NOW, "ana")
    same = Patch(DB, {"content": "The database is PostgreSQL 14"}, {"content": "Deploys on Tuesday"})
    edit = new_change_set(ChangeKind.EDIT, (same,), NOW, "ana")
    assert plan_reembedding(source, quiet, Ahead(reader(source), [revision()])).embedded == 4
    plan = plan_reembedding(source, quiet, Ahead(reader(source), [edit]))
    assert (plan.embedded, plan.texts) == (3, ("Redis caches", "Deploys on Tuesday"))
    plan = plan_reembedding(source, quiet, Ahead(lambda key: {} if key == CACHE else None, [deletion]))
    assert (plan.embedded, plan.bare) == (2, 1)


@pytest.mark.parametrize(
    ("namespace", "metadata", "text"),
    [
        ("user", {"content": "A"}, "A"),
        ("user", {"content": "A", "superseded_by": "b"}, "A"),
        ("user", {"content": "A", "deleted_at": "2026-01-01"}, ""),
        ("__beliefs__", {"content": "A"}, "A"),
        ("__skills__", {"name": "docker", "content": "", "deleted_at": "2026-01-01"}, ""),
        ("__grants__", {"role": "qa"}, ""),
    ],
)
def test_what_needs_a_vector_of_its_text(namespace: str, metadata: dict[str, object], text: str) -> None:
    assert text_to_embed(namespace, metadata) == text


def test_named_vectors_stand_in_the_way_of_another_dimension(tmp_path: Path) -> None:
    plan = plan_reembedding(Workspace(write_workspace(tmp_path / "w.vdb")).scan(quiet), quiet)
    assert plan.obstacle(4, "w.vdb") == ""
    assert plan.obstacle(5, "w.vdb").startswith("Other programs have put named vectors into “w.vdb” (into 3 of")

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
import vectlite

from explorer.memory.protocols import Matrix, Report
from explorer.services.coverage import Coverage, coverage
from explorer.services.stale_vectors import OtherModel
from explorer.store.workspace import Workspace

NOW = datetime(2026, 11, 30, 12, tzinfo=UTC)
Write = Callable[..., Path]
STALE: dict[str, Any] = {"embedding_stale": True}
GONE: dict[str, Any] = {"deleted_at": "2026-01-01", "superseded_by": "system:deleted", "content": ""}


class Model:
    """Is never asked for a vector."""

    def __init__(self, name: str = "bge", dimension: int = 3) -> None:
        self.name, self.dimension = name, dimension

    def embed(self, texts: Sequence[str], report: Report) -> Matrix:
        raise AssertionError("nothing is embedded to know this")


@pytest.fixture
def write(tmp_path: Path) -> Write:
    def make(*records: tuple[str, dict[str, Any], list[float]]) -> Path:
        path = tmp_path / "w.vdb"
        with closing(vectlite.open(str(path), dimension=3)) as database:
            for number, (namespace, metadata, vector) in enumerate(records):
                said = {"content": f"Text {number}", **metadata}
                database.insert(f"r{number}", vector, said, namespace=namespace)
        return path

    return make


def covered(path: Path, model: Model | None = None) -> Coverage:
    return coverage(Workspace(path).scan(lambda _: None), model, NOW)


SOME, NONE = [1.0, 0.5, 0.0], [0.0, 0.0, 0.0]


def test_every_text_is_counted_once(write: Write) -> None:
    path = write(
        ("user", {}, SOME),
        ("project:main", {}, [0.0, -1.0, 0.0]),
        ("project:main", STALE, SOME),
        ("user", {}, NONE),
        ("user", {}, [float("nan"), 1.0, 1.0]),
        ("user", STALE | GONE, SOME),
        ("user", {"superseded_by": "r0"}, NONE),
        ("__policies__", {}, SOME),
        ("__policies__", STALE, SOME),
        ("__policies__", {"superseded_by": "r7"}, NONE),
        ("__skills__", {"name": "docker"}, NONE),
        ("__skills__", {"name": "gone"} | GONE, NONE),
        ("__beliefs__", {}, NONE),
    )
    found = covered(path)
    assert found == Coverage(texts=8, embedded=3, pending=2, missing=3, model="", dimension=3)
    assert (found.is_whole, found.share) == (False, 3 / 8)


def test_nothing_is_covered_whole(write: Write) -> None:
    found = covered(write(), Model())
    assert (found.texts, found.is_whole, found.share) == (0, True, 1.0)


@pytest.mark.parametrize(
    ("model", "other"),
    [
        (Model("BAAI/bge"), None),
        (Model("MiniLM"), OtherModel("bge", 3)),
        (Model("MiniLM", 5), OtherModel("bge", 3)),
        (Model("bge", 5), OtherModel("", 3)),
        (None, None),
    ],
)
def test_whose_vectors_these_are(write: Write, model: Model | None, other: OtherModel | None) -> None:
    path = write(("user", {}, SOME))
    with closing(vectlite.open(str(path))) as database:
        database.insert("workspace", SOME, {"embedding_model": "bge"}, namespace="__workspace__")
    found = covered(path, model)
    assert (found.texts, found.model, found.other, found.is_whole) == (1, "bge", other, other is None)

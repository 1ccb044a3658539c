"""A small workspace with every kind of record that is changed, and change sets on it."""

from __future__ import annotations

from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import numpy as np
import vectlite

from explorer.memory.cargo import Cargo
from explorer.memory.changes import ChangeKind, ChangeSet, Import, Insert, Operation, Patch, Tombstone, new_change_set
from explorer.memory.keys import Key
from explorer.memory.text import content_hash

NOW = datetime(2026, 11, 30, 12, tzinfo=UTC)
MAIN = "project:main"
DIMENSION = 4
DB, CACHE, DEPLOY, DB_2 = Key(MAIN, "db"), Key(MAIN, "cache"), Key(MAIN, "deploy"), Key(MAIN, "db~2")
ODD: dict[str, Any] = {"ключ": ["π", {"a": None, "b": [1, 2.5, True]}], "ticket": "ACME-7 😀", "big": 2**62}


def write_workspace(path: Path, others: int = 0) -> Path:
    """Three facts, and `others` further ones, each with keys that we do not know."""
    with closing(vectlite.open(str(path), dimension=DIMENSION)) as database:
        for number, (record_id, text) in enumerate(
            [("db", "The database is PostgreSQL 14"), ("cache", "Redis caches"), ("deploy", "Deploys on Tuesday")]
            + [(f"f{number}", f"Fact {number}") for number in range(others)]
        ):
            metadata = {"content": text, "content_hash": content_hash(text), "confidence": 0.5, **ODD}
            vector = [1.0, number / 7, 0.25, -0.5]
            database.insert(
                record_id, vector, metadata, namespace=MAIN, sparse={"x": 0.5}, vectors={"other": [1.0] * 4}
            )
    return path


def records(path: Path) -> dict[Key, dict[str, Any]]:
    """All that vectlite itself reads of the facts."""
    with closing(vectlite.open(str(path))) as database:
        listed: list[Any] = [*database.list(namespace=MAIN, limit=100_000)]
    return {Key(MAIN, record["id"]): record for record in listed}


def metadata(path: Path) -> dict[Key, dict[str, Any]]:
    """The metadata of all facts, without fields that are set to nothing."""
    return {
        key: {name: value for name, value in record["metadata"].items() if value is not None}
        for key, record in records(path).items()
    }


def change(*operations: Operation, kind: ChangeKind = ChangeKind.EDIT) -> ChangeSet:
    return new_change_set(kind, operations, NOW, "ana", "x")


def confidence(key: Key, before: float, after: float) -> Patch:
    return Patch(key, {"confidence": before}, {"confidence": after})


def revision(before: str = "The database is PostgreSQL 14", after: str = "The database is PostgreSQL 16") -> ChangeSet:
    insert = Insert(DB_2, {"content": after, "content_hash": content_hash(after), "revision_of": "db"}, DB)
    patch = Patch(DB, {"superseded_by": None, "content": before}, {"superseded_by": "db~2"})
    return change(insert, patch, kind=ChangeKind.REVISE)


def name_model(path: Path, model: str) -> None:
    """Have the workspace say which model its vectors are of."""
    with closing(vectlite.open(str(path))) as database:
        database.insert("workspace", [1.0, 0, 0, 0], {"embedding_model": model}, namespace="__workspace__")


def imported(name: str, text: str = "", **more: Any) -> Import:
    """A record of another workspace, with all that may stand beside its metadata."""
    vector = np.eye(DIMENSION, dtype="<f4")[1].tobytes()
    cargo = Cargo(vector, {"other": np.full(DIMENSION, 0.5, "<f4").tobytes()}, {"theirs": 0.25})
    metadata = {"content": text, "content_hash": content_hash(text), "agent_id": "theirs", **ODD} if text else dict(ODD)
    return Import(Key(MAIN, name), metadata, **{"cargo": cargo, **more})


def merge(imports: int, patches: int = 0) -> ChangeSet:
    """Takes over so many records, and changes so many of the `others` of `write_workspace`."""
    taken = [imported(f"new{number}", f"Theirs {number}") for number in range(imports)]
    changed = [confidence(Key(MAIN, f"f{number}"), 0.5, 0.75) for number in range(patches)]
    return change(*taken, *changed, kind=ChangeKind.MERGE)


def everything() -> ChangeSet:
    """A revision, an edit and a deletion: five operations that belong together."""
    gone = {"deleted_at": NOW.isoformat(), "superseded_by": "system:deleted", "content": ""}
    deletion = Tombstone(CACHE, {"deleted_at": None, "superseded_by": None, "content": "Redis caches"}, gone)
    return change(*revision().operations, confidence(DEPLOY, 0.5, 0.9), deletion)

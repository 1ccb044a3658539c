"""A small workspace to search, with vectors that say which fact lies near which question."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractContextManager, closing, nullcontext
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import numpy as np
import vectlite

from explorer.memory.errors import ModelMissing
from explorer.memory.keys import Key
from explorer.memory.protocols import Embedder, Matrix, Report
from explorer.services.embedding_model import DIMENSION, MODEL_NAME
from tests.agent.plain_vectlite import fact

NOW = datetime(2026, 11, 30, 12, tzinfo=UTC)
MAIN = "project:main"
DATABASE, POOL, BACKUP, EDITOR = (Key(MAIN, each) for each in ("database", "pool", "backup", "editor"))
BRANCHED = Key("project:dev", "branched")
FACTS: dict[Key, tuple[int, dict[str, Any]]] = {
    DATABASE: (
        0,
        fact(
            "The database is PostgreSQL 16",
            domain="data",
            topic="database",
            fact_type="fact",
            confidence=0.9,
            veracity="stated",
            agent_id="coder",
            created_at="2026-11-03T10:00:00+00:00",
            links=[{"to": "project:main/pool", "type": "depends on", "weight": 0.9}],
            unknown={"kept": [1]},
        ),
    ),
    POOL: (1, fact("Connections are pooled", domain="ops", recall_count=3, created_at="2026-11-24T10:00:00+00:00")),
    BACKUP: (2, fact("Copies are made every night", domain="ops", created_at="2026-10-05T10:00:00+00:00")),
    EDITOR: (3, fact("Ana prefers short answers", fact_type="preference", created_at="2026-11-25T10:00:00+00:00")),
    BRANCHED: (4, fact("The database is SQLite on this branch", created_at="2026-11-20T10:00:00+00:00")),
    Key(MAIN, "old"): (0, fact("The database is PostgreSQL 14", superseded_by="database")),
    Key("__grants__", "g"): (5, {"role": "qa", "domain": "data", "permission": "none"}),
}
"""Each with the axis of its vector."""


class AxisModel:
    """Every text lies along one axis: near the fact that has it. `missing` is a machine without a model."""

    name = MODEL_NAME
    dimension = DIMENSION

    def __init__(self, axis: int = 0, *, missing: bool = False) -> None:
        self.axis = axis
        self.missing = missing
        self.texts: list[str] = []

    def embed(self, texts: Sequence[str], report: Report) -> Matrix:
        if self.missing:
            raise ModelMissing("none")
        self.texts += texts
        return np.eye(1, DIMENSION, self.axis, dtype=np.float32).repeat(len(texts), axis=0)

    def __call__(self) -> AbstractContextManager[Embedder]:
        return nullcontext(self)


def make_remembering(path: Path) -> Path:
    path.parent.mkdir(exist_ok=True)
    with closing(vectlite.open(str(path), dimension=DIMENSION)) as database:
        for key, (axis, metadata) in FACTS.items():
            vector = np.eye(1, DIMENSION, axis, dtype=np.float32)[0].tolist()
            database.insert(key.id, vector, metadata, namespace=key.namespace)
    return path

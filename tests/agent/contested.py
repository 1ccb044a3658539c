"""A workspace in which facts contradict and double each other, with vectors that say so."""

from __future__ import annotations

from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import vectlite

from explorer.memory.keys import Key
from tests.agent.plain_vectlite import DIMENSION, fact

NOW = datetime(2026, 11, 30, 12, tzinfo=UTC)
MAIN = "project:main"
PG14, PG16, PNPM, PNPM_TOO, HOT = (
    Key(MAIN, "pg14"), Key(MAIN, "pg16"), Key(MAIN, "pnpm"), Key(MAIN, "pnpm2"), Key("__hot__", "hot"),
)  # fmt: skip
RECORDS: dict[Key, tuple[float, int, dict[str, Any]]] = {
    PG14: (1.0, 1, fact("The database is PostgreSQL 14", agent_id="coder", topic="Database", confidence=0.9)),
    PG16: (0.965, 1, fact("The database is PostgreSQL 16", agent_id="qa", topic="database", confidence=0.5)),
    PNPM: (0.0, 2, fact("Packages are installed with pnpm", agent_id="coder", confidence=0.9)),
    PNPM_TOO: (0.0, 2, fact("Packages are installed with pnpm.", agent_id="qa", confidence=0.8, mention_count=2)),
    HOT: (0.0, 3, {"content": "Tests run with pytest -n 2", "fact_type": "learning", "session_id": "s1"}),
}
"""Each with the cosine to the first axis and the axis of the rest."""


def make_contested(path: Path) -> Path:
    with closing(vectlite.open(str(path), dimension=DIMENSION)) as database:
        for key, (cosine, axis, metadata) in RECORDS.items():
            vector = [0.0] * DIMENSION
            vector[0], vector[axis] = cosine, (1.0 - cosine**2) ** 0.5
            database.insert(key.id, vector, metadata, namespace=key.namespace)
    return path

"""A workspace of facts that nobody used for a while: the fifteen of seed A's example."""

from __future__ import annotations

from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import vectlite

from explorer.memory.keys import Key
from tests.agent.plain_vectlite import fact, vector

NOW = datetime(2026, 11, 30, 12, tzinfo=UTC)
SEED_LINE = "Decay: 15 scanned, 8 decayed, 2 pruned, 5 untouched"
FADED = [Key("project:main", "faded0"), Key("user", "faded1")]


def ago(hours: float) -> str:
    return (NOW - timedelta(hours=hours)).isoformat()


def aged(text: str, importance: float | None, hours: float, **fields: Any) -> dict[str, Any]:
    return fact(text, importance=importance, created_at=ago(hours), **fields)


def make_aged(path: Path) -> Path:
    """Eight that fade, two that have faded, five that stay; an earlier text, a deleted and an odd one beside them."""
    found: dict[Key, dict[str, Any]] = {}
    for number in range(8):
        namespace = ("user", "feedback", "project:main", "reference:dev")[number % 4]
        found[Key(namespace, f"fades{number}")] = aged(f"Fades {number}", 0.8, 24.0 * (number + 1), unknown={"a": [1]})
    found[FADED[0]] = aged("Faded, 褪色", 0.8, 700.0, fact_type="event")
    found[FADED[1]] = aged("Faded too", 0.06, 200.0)
    found[Key("user", "pinned")] = aged("Pinned", 0.8, 5000.0, pinned=True)
    found[Key("user", "new")] = aged("New", 0.8, 0.0)
    found[Key("user", "future")] = aged("From the day after tomorrow", 0.8, -48.0)
    found[Key("project:main", "undated")] = fact("Undated", importance=0.8)
    found[Key("project:main", "unweighed")] = aged("Without importance", None, 5000.0)
    found[Key("user", "earlier")] = aged("Earlier", 0.8, 5000.0, superseded_by="new")
    found[Key("user", "gone")] = aged("", 0.8, 5000.0, superseded_by="system:deleted", deleted_at=ago(1))
    found[Key("user", "odd")] = aged("Odd", 0.8, 5000.0, tags="no list")
    with closing(vectlite.open(str(path), dimension=384)) as database:
        for (namespace, record_id), metadata in found.items():
            database.insert(record_id, vector(record_id), metadata, namespace=namespace)
    return path

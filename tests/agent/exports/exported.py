"""A workspace to export: of everything one, and odd texts."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import vectlite

from explorer.agent.exports.contents import Chosen
from explorer.memory.keys import Key
from explorer.store.workspace import Workspace
from tests.agent.plain_vectlite import DIMENSION, fact, vector

NOW = datetime(2026, 11, 30, 12, tzinfo=UTC)
MAIN = "project:main"
RECORDS: Mapping[Key, dict[str, Any]] = {
    Key(MAIN, "db"): fact(
        "The database is PostgreSQL 16",
        domain="data",
        topic="database",
        fact_type="decision",
        confidence=0.9,
        veracity="stated",
        agent_id="coder",
        created_at="2026-11-03T10:00:00+00:00",
        links=[{"to": f"{MAIN}/pool", "type": "depends on"}, {"to": f"{MAIN}/gone"}, {"to": f"{MAIN}/db2"}],
        unknown={"kept": [1, None, "Ї"]},
    ),
    Key(MAIN, "db2"): fact("=cmd|' /C calc'!A0", domain="data", topic="database"),
    Key(MAIN, "pool"): fact("# Not a heading\n- <b>nor</b> a list\n```", domain="ops", topic="pool"),
    Key(MAIN, "same"): fact("Ports", domain="ops", topic="database"),
    Key(MAIN, "plain"): fact("Ana prefers tea 🍵"),
    Key(MAIN, "old"): fact("PostgreSQL 14", domain="data", superseded_by="db"),
    Key(MAIN, "ended"): fact("Freeze", domain="data", valid_until="2026-01-01T00:00:00+00:00"),
    Key(MAIN, "dead"): {"content": "", "superseded_by": "system:deleted", "deleted_at": "2026-01-01"},
    Key("project:dev", "dev"): fact("On dev", domain="data"),
    Key("user", "odd"): {"content": 5},
    Key("__policies__", "p"): {"content": "Run the tests", "domain": "git", "active": True},
    Key("__policies__", "q"): {"content": "Old rule", "domain": "git", "active": False},
    Key("__notes__", "coder"): {"content": "Private", "agent_id": "coder"},
}


def make_exported(path: Path) -> Path:
    with closing(vectlite.open(str(path), dimension=DIMENSION)) as database:
        for key, metadata in RECORDS.items():
            database.insert(key.id, vector(str(metadata["content"])), metadata, namespace=key.namespace)
    return path


def chosen(path: Path, branch: str | None = None, *, vectors: bool = False) -> Chosen:
    return Chosen(Workspace(path).scan(lambda _: None), branch, NOW, vectors)

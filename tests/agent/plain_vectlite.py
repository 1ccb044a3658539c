"""Workspaces made and read with plain vectlite, as agents do it."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import vectlite

from explorer.memory.keys import Key
from explorer.store.key_vector import key_vector

DIMENSION = 384
FINDING = "The payment API requires idempotency keys for all POST requests"
FINDING_KEY = Key("reference:main", "mem_new_finding")
LONG_AGO = "2026-01-01T00:00:00+00:00"


def vector(text: str, dimension: int = DIMENSION) -> list[float]:
    """Some unit vector that belongs to the text."""
    numbers: list[float] = key_vector(Key("", text), dimension).tolist()
    return numbers


def fact(text: str, **fields: Any) -> dict[str, Any]:
    digest = hashlib.sha256(text.encode()).hexdigest()
    return {"content": text, "content_hash": digest, "updated_at": LONG_AGO, **fields}


def make(path: Path, count: int = 0, dimension: int = DIMENSION, **records: dict[str, Any]) -> Path:
    """A workspace of `count` facts; further `records` by id go to project:main."""
    with closing(vectlite.open(str(path), dimension=dimension)) as database:
        for number in range(count):
            namespace = ("user", "project:main", "reference:main")[number % 3]
            text = f"What agent A knows, number {number}"
            database.insert(f"mem_{number:02}", vector(text, dimension), fact(text), namespace=namespace)
        for record_id, metadata in records.items():
            text = str(metadata.get("content"))
            database.insert(record_id, vector(text, dimension), metadata, namespace="project:main")
    return path


@contextmanager
def opened(path: Path) -> Iterator[Any]:
    with closing(vectlite.open(str(path))) as database:
        yield database


def add(path: Path, key: Key, text: str, **fields: Any) -> None:
    with opened(path) as database:
        database.insert(key.id, vector(text), fact(text, **fields), namespace=key.namespace)


def edit(path: Path, key: Key, **fields: Any) -> None:
    """Edits in place; a new text brings its hash along."""
    if "content" in fields:
        fields = fact(fields["content"]) | fields
    with opened(path) as database:
        database.update_metadata(key.id, fields, namespace=key.namespace)


def add_finding(path: Path) -> None:
    """What agent B found out (seed A)."""
    add(path, FINDING_KEY, FINDING, memory_type="reference", importance=0.8)


def records(path: Path) -> dict[Key, dict[str, Any]]:
    """Every record, read without a trace in the folder."""
    found = {}
    with closing(vectlite.open(str(path), read_only=True)) as database:
        for namespace in database.namespaces():
            for record in database.list(namespace=namespace, limit=100_000):
                found[Key(namespace, record["id"])] = record["metadata"]
    return found


def footprint(folder: Path) -> dict[str, tuple[int, bytes]]:
    """All files of a folder by name: time of change and content."""
    files = (path for path in sorted(folder.rglob("*")) if path.is_file())
    return {str(path.relative_to(folder)): (path.stat().st_mtime_ns, path.read_bytes()) for path in files}

"""Writing the records with vectlite and reading them back."""

from __future__ import annotations

import shutil
import tempfile
from collections import Counter
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, Any

import vectlite
from around import DIMENSION
from vectors import sparse_terms

if TYPE_CHECKING:
    from collections.abc import Iterator

    from records import Record
    from vectors import Matrix

_EMPTY_WAL = 4


class StoreError(Exception):
    """The file is not what was written into it."""


def write(records: list[Record], vectors: Matrix, target: Path) -> None:
    """Build a compacted workspace in a temporary folder and put its `.vdb`, nothing else, at `target`."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / target.name
        database = vectlite.open(str(path), dimension=DIMENSION)
        rows = sorted(range(len(records)), key=lambda at: (records[at].namespace, records[at].id))
        for namespace, group in groupby(rows, key=lambda at: records[at].namespace):
            database.bulk_ingest([_row(records[at], vectors[at]) for at in group], namespace=namespace)
        database.compact()
        database.close()
        wal = Path(f"{path}.wal")
        if wal.exists() and wal.stat().st_size > _EMPTY_WAL:
            raise StoreError("the write-ahead log still holds changes")
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, target)


def _row(record: Record, vector: Matrix) -> dict[str, Any]:
    row: dict[str, Any] = {"id": record.id, "vector": vector.tolist(), "metadata": record.metadata}
    if terms := sparse_terms(record.terms_of):
        row["sparse"] = terms
    return row


def read_back(records: list[Record], vectors: Matrix, target: Path) -> dict[str, int]:
    """Return the counts a namespace that vectlite reads from a copy of `target`; raise StoreError on any difference."""
    written = {(record.namespace, record.id): at for at, record in enumerate(records)}
    counts: Counter[str] = Counter()
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(shutil.copy(target, folder))
        database = vectlite.open(str(copy), read_only=True)
        try:
            for namespace in database.namespaces():
                for found in _pages(database, namespace):
                    at = written.pop((namespace, found["id"]))
                    same = found["metadata"] == records[at].metadata and found["vector"] == vectors[at].tolist()
                    if not same or (found.get("sparse") or {}).keys() != sparse_terms(records[at].terms_of).keys():
                        message = f"{records[at].ref} came back changed"
                        raise StoreError(message)
                    counts[namespace] += 1
        finally:
            database.close()
    if written:
        message = f"{len(written)} records are missing, among them {next(iter(written))}"
        raise StoreError(message)
    return dict(sorted(counts.items()))


def _pages(database: Any, namespace: str) -> Iterator[dict[str, Any]]:
    cursor: str | None = None
    while True:
        page, cursor = database.list_cursor(namespace=namespace, limit=1000, cursor=cursor)
        yield from page
        if cursor is None:
            return

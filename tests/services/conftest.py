from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import vectlite

from explorer.memory.protocols import Snapshot
from explorer.store.workspace import Workspace

Records = dict[str, dict[str, Any]]
"""Metadata by "namespace id"; the empty namespace is written as " id"."""
StoreOf = Callable[[Records], Snapshot]


@pytest.fixture
def store_of(tmp_path: Path) -> StoreOf:
    """Write the records with vectlite and read the file as the window does."""

    def write(records: Records) -> Snapshot:
        path = tmp_path / "w.vdb"
        with closing(vectlite.open(str(path), dimension=3)) as database:
            for where, metadata in records.items():
                namespace, _, record_id = where.rpartition(" ")
                database.insert(record_id, [1.0, 0.0, 0.0], metadata, namespace=namespace)
        return Workspace(path).scan(lambda _: None)

    return write

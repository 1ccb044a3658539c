from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from explorer.memory.ahead import Ahead
from explorer.memory.changes import ChangeSet
from explorer.memory.examination import Examination
from explorer.memory.keys import Key
from explorer.services.editing import Editing
from explorer.services.lineages import reader
from explorer.services.repairs.planning import repairs
from explorer.services.repairs.repair import Repair
from explorer.store.doctor import examine
from explorer.store.workspace import Workspace
from tests.store.conftest import Bytes

NOW = datetime(2026, 11, 30, 12, tzinfo=UTC)
MAIN = "project:main"
Metadata = dict[str, Any]
Records = Mapping[Key, Metadata]


def key(record_id: str, namespace: str = MAIN) -> Key:
    return Key(namespace, record_id)


@dataclass(frozen=True)
class Patient:
    """A file, what was found in it, and what can be mended."""

    records: Records
    editing: Editing
    examination: Examination
    repairs: tuple[Repair, ...]

    def of(self, record_id: str) -> list[tuple[str, str, str]]:
        """The repairs of one fact: kind, field, what is done."""
        return [(one.kind.value, one.field, one.mend.value) for one in self.repairs if one.key.id == record_id]

    def after(self, *changes: ChangeSet | None) -> dict[Key, Metadata]:
        """The records once the changes are written, without what is missing."""
        ahead = Ahead(reader(self.editing.snapshot), [change for change in changes if change is not None])
        found = {one: ahead.metadata(one) or {} for one in self.records}
        return {
            one: {name: value for name, value in metadata.items() if value is not None}
            for one, metadata in found.items()
        }


Admit = Callable[..., Patient]


def admitted(path: Path, records: Records, vectors: Mapping[Key, tuple[float, ...]], *waiting: ChangeSet) -> Patient:
    data = [
        Bytes.record(one.namespace, one.id, metadata, vectors.get(one, (1.0, 0.0, 0.0)))
        for one, metadata in records.items()
    ]
    path.write_bytes(Bytes.main(*data))
    snapshot = Workspace(path).scan(lambda _: None)
    examination = examine(path, NOW, lambda _: None)
    editing = Editing(snapshot, Ahead(reader(snapshot), waiting), NOW, "ana")
    return Patient(records, editing, examination, repairs(editing, examination, lambda _: None))


@pytest.fixture
def admit(tmp_path: Path) -> Admit:
    """Write the records, given by the ids of facts or by whole keys, and examine the file."""

    def look(records: Mapping[str | Key, Metadata], vectors: Mapping[Key, tuple[float, ...]] | None = None) -> Patient:
        keyed = {one if isinstance(one, Key) else key(one): metadata for one, metadata in records.items()}
        return admitted(tmp_path / "w.vdb", keyed, vectors or {})

    return look

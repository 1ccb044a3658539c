"""A snapshot held in dicts, and changes tried out on it: what the rules' tests share."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any

from typing_extensions import override

from explorer.memory.ahead import Ahead
from explorer.memory.changes import ChangeSet, Operation
from explorer.memory.decode import KIND_BY_NAMESPACE, decode_fact, decode_system
from explorer.memory.facts import Fact
from explorer.memory.keys import Key, readings
from explorer.memory.namespaces import is_internal
from explorer.memory.protocols import Snapshot
from explorer.memory.records import SUPERSEDED_BY, SYSTEM_PREFIX
from explorer.services.editing import Editing
from explorer.services.lineages import reader
from tests.services.conftest import Records
from tests.services.fake_snapshot import FakeSnapshot

NOW = datetime(2026, 11, 30, 12, tzinfo=UTC)
NOW_TEXT = "2026-11-30T12:00:00+00:00"
MAIN = "project:main"


class RawSnapshot(FakeSnapshot):
    """Records in the notation of `store_of`, with all that their metadata hold."""

    def __init__(self, records: Records) -> None:
        self.raw = {Key(where.rpartition(" ")[0], where.rpartition(" ")[2]): data for where, data in records.items()}
        facts = [decode_fact(key, data) for key, data in self.raw.items() if not is_internal(key.namespace)]
        inner = [key for key in self.raw if is_internal(key.namespace)]
        super().__init__(facts, [decode_system(key, self.raw[key], KIND_BY_NAMESPACE[key.namespace]) for key in inner])

    @override
    def metadata(self, row: int) -> dict[str, object]:
        return dict(self.raw[self.key(row)])

    @override
    def referrers(self, key: Key) -> list[tuple[str, Fact]]:
        found = []
        for fact in self._facts:
            ties = [(link.type, link.to) for link in fact.links]
            if fact.superseded_by and not fact.superseded_by.startswith(SYSTEM_PREFIX):
                ties.append((SUPERSEDED_BY, fact.superseded_by))
            found += [(kind, fact) for kind, said in ties if key in readings(said, fact.namespace)]
        return found


def editing_of(snapshot: Snapshot, *waiting: ChangeSet) -> Editing:
    return Editing(snapshot, Ahead(reader(snapshot), waiting), NOW, "ana")


def applied(snapshot: Snapshot, *changes: ChangeSet | None) -> Ahead:
    """The records once these changes are written."""
    return Ahead(reader(snapshot), [change for change in changes if change is not None])


def standing_of(ahead: Ahead, where: str) -> dict[str, Any]:
    """The metadata of "namespace id" without what is missing or empty."""
    namespace, _, record_id = where.rpartition(" ")
    return said(ahead.metadata(Key(namespace, record_id)) or {})


def said(metadata: Mapping[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in metadata.items() if value not in (None, "")}


def operation_of(change: ChangeSet | None, where: str) -> Operation:
    assert change is not None
    namespace, _, record_id = where.rpartition(" ")
    return next(operation for operation in change.operations if operation.key == Key(namespace, record_id))


def key_of(where: str) -> Key:
    namespace, _, record_id = where.rpartition(" ")
    return Key(namespace, record_id)


def written_to(records: Records, *changes: ChangeSet | None) -> Records:
    """The records as the file has them once these changes are written."""
    ahead = applied(RawSnapshot(records), *changes)
    keys = {key_of(where) for where in records} | ahead.touched
    found = {f"{key.namespace} {key.id}": ahead.metadata(key) for key in sorted(keys)}
    return {where: dict(metadata) for where, metadata in found.items() if metadata is not None}

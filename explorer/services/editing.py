"""What every rule that makes a change set is given: the state, the changes that still wait, the time and the person."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from explorer.memory.ahead import Ahead
from explorer.memory.changes import ChangeKind, ChangeSet, Insert, Operation, Restore, new_change_set
from explorer.memory.decode import KIND_BY_NAMESPACE, decode_fact, decode_system
from explorer.memory.errors import Refusal, Refused
from explorer.memory.facts import Fact
from explorer.memory.keys import Key
from explorer.memory.namespaces import is_internal
from explorer.memory.protocols import Snapshot
from explorer.memory.records import Record

_LABEL_LENGTH = 80


@dataclass(frozen=True, slots=True)
class Editing:
    """The circumstances of a change. `by` names the person, as it is written into `deleted_by` and its like."""

    snapshot: Snapshot
    ahead: Ahead
    now: datetime
    by: str

    def metadata(self, key: Key) -> Mapping[str, Any]:
        """The metadata of a record as it will be once what waits is written. Raises `Refused` where it is gone."""
        metadata = self.ahead.metadata(key)
        if metadata is None:
            raise Refused(Refusal.GONE, str(key))
        return metadata

    def record(self, key: Key) -> Record:
        """The record under `key`, decoded. Raises `Refused` where it is gone or does not fit its type."""
        metadata = self.metadata(key)
        record = decoded(key, metadata)
        if record is None:
            raise Refused(Refusal.OTHER_KIND, str(key))
        if record.problems:
            raise Refused(Refusal.ODD, label_of(metadata, key))
        return record

    def fact(self, key: Key) -> Fact:
        """The fact under `key`. Raises `Refused` as `record` does, and where it is no fact."""
        record = self.record(key)
        if not isinstance(record, Fact):
            raise Refused(Refusal.OTHER_KIND, str(key))
        return record

    def newest(self, key: Key) -> Key:
        """Where the newest revision of a record will stand, those that wait included."""
        return self.ahead.current_key(key)

    def change_set(self, kind: ChangeKind, operations: Iterable[Operation]) -> ChangeSet | None:
        """The change set of these operations, labelled with the first record's text; None where there are none."""
        every = tuple(operations)
        if not every:
            return None
        return new_change_set(kind, every, self.now, self.by, self._label(every[0]))

    def _label(self, operation: Operation) -> str:
        """What the record says, or will say where it has no text yet."""
        metadata = self.ahead.metadata(operation.key) or {}
        if isinstance(operation, Insert):
            metadata = operation.changes
        elif isinstance(operation, Restore):
            metadata = {**metadata, **operation.after}
        return label_of(metadata, operation.key)


def decoded(key: Key, metadata: Mapping[str, Any]) -> Record | None:
    """The record, whether it fits its type or not; None in a namespace of the system that we do not know."""
    if not is_internal(key.namespace):
        return decode_fact(key, metadata)
    kind = KIND_BY_NAMESPACE.get(key.namespace)
    return None if kind is None else decode_system(key, metadata, kind)


def label_of(metadata: Mapping[str, Any], key: Key) -> str:
    """The beginning of a record's text on one line; its key where it has none."""
    content = metadata.get("content")
    line = " ".join(content[: 4 * _LABEL_LENGTH].split()) if isinstance(content, str) else ""
    if not line:
        return str(key)
    return line if len(line) <= _LABEL_LENGTH else f"{line[: _LABEL_LENGTH - 1]}…"

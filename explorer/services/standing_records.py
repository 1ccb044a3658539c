"""The records of one kind that are in force, as they will be once what waits is written."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from explorer.memory.ahead import Ahead
from explorer.memory.decode import KIND_BY_NAMESPACE, decode_system
from explorer.memory.protocols import RecordSource
from explorer.memory.system_records import SystemRecord

R = TypeVar("R", bound=SystemRecord)


def standing_records(snapshot: RecordSource, ahead: Ahead, kind: type[R]) -> Iterator[R]:
    """Those that were neither replaced nor deleted, by id; what does not fit its type names its `problems`."""
    namespace = next(name for name, of_kind in KIND_BY_NAMESPACE.items() if of_kind is kind)
    stored = {record.key: record for record in snapshot.system(kind)}
    touched = {key for key in ahead.touched if key.namespace == namespace}
    laid = {key: decode_system(key, metadata, kind) for key in touched if (metadata := ahead.metadata(key)) is not None}
    every = {key: record for key, record in stored.items() if key not in touched} | laid
    return (every[key] for key in sorted(every) if every[key].is_current)

"""Changes that could not be written yet, as a file that a person can read and keep."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from explorer.memory.changes import (
    ChangeSet,
    Import,
    Insert,
    Operation,
    Patch,
    Purge,
    ReembedAll,
    Restore,
    Tombstone,
    Withdraw,
)
from explorer.memory.effects import made


def export_lines(changes: Iterable[ChangeSet]) -> str:
    """JSON Lines in UTF-8's letters, a change a line, in the order given; empty for none.

    Each says when, by whom, what kind, the beginning of the first text, and for every record its key, what stood
    there (`before`) and what is to stand there (`after`). Vectors are left out: they follow from the text.
    """
    return "".join(f"{msgspec.json.encode(_line(change)).decode()}\n" for change in changes)


def _line(change: ChangeSet) -> Mapping[str, Any]:
    return {
        "made_at": change.made_at,
        "made_by": change.made_by,
        "kind": change.kind.value,
        "label": change.label,
        "records": [_record(operation) for operation in change.operations],
        "id": change.id,
    }


def _record(operation: Operation) -> Mapping[str, Any]:
    key = {"record": str(operation.key), "operation": _NAMES.get(type(operation), "renew the vector")}
    if isinstance(operation, Patch):
        return {**key, "before": operation.before, "after": operation.after}
    if isinstance(operation, Insert):
        source = {} if operation.source is None else {"revision_of": str(operation.source)}
        return {**key, **source, "after": operation.changes}
    if isinstance(operation, Import):
        return {**key, "after": operation.metadata}
    if isinstance(operation, Withdraw):
        return {**key, "before": made(operation.inserted)}
    return key


_NAMES: Mapping[type[Any], str] = {
    Patch: "change",
    Tombstone: "delete",
    Restore: "restore",
    Insert: "write",
    Import: "import",
    Withdraw: "take back",
    Purge: "erase permanently",
    ReembedAll: "renew all vectors",
}

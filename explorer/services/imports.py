"""What a merge brings that met a change of somebody else: it comes in all the same."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import structs

from explorer.memory.changes import ChangeSet, Import
from explorer.memory.effects import Read, Standing, digest_of, standing
from explorer.memory.keys import Key

COPY_DIGITS = 8


def copy_key(key: Key, digest: str) -> Key:
    """Where a record goes that comes in beside another one: the id follows from its text, so that it is found again."""
    return Key(key.namespace, f"{key.id}+{digest[:COPY_DIGITS]}")


def still_to_import(changes: Iterable[ChangeSet], read: Read) -> Iterator[Import]:
    """The imports of these change sets that are not done; beside what has taken a record's place meanwhile."""
    for change in changes:
        for operation in change.operations:
            if not isinstance(operation, Import):
                continue
            if standing(operation, read) is Standing.STALE:
                operation = structs.replace(  # noqa: PLW2901 the same record under another key
                    operation, key=copy_key(operation.key, digest_of(operation.metadata))
                )
            if standing(operation, read) is Standing.READY:
                yield operation

"""Records as they will be once the changes that still wait are written: what the window shows and edits."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from collections.abc import Set as AbstractSet
from typing import Any

from explorer.memory.changes import ChangeSet, Insert, Purge, Withdraw
from explorer.memory.effects import Read, Standing, standings, written
from explorer.memory.keys import Key


class Ahead:
    """Lays change sets, oldest first, over the records that `read` gives; one that does not fit changes nothing."""

    def __init__(self, read: Read, changes: Iterable[ChangeSet] = ()) -> None:
        self._read = read
        self._laid: dict[Key, dict[str, Any] | None] = {}
        self._newer: dict[Key, Key] = {}
        for change in changes:
            self._lay(change)

    @property
    def touched(self) -> AbstractSet[Key]:
        """The keys of all records that the changes write."""
        return self._laid.keys()

    def metadata(self, key: Key) -> Mapping[str, Any] | None:
        """The metadata under `key`; None where no record is, or will be."""
        return self._laid[key] if key in self._laid else self._read(key)

    def current_key(self, key: Key) -> Key:
        """Where the newest revision of the record under `key` will stand: `key` itself unless one waits."""
        seen = {key}
        while (newer := self._newer.get(key)) is not None and newer not in seen:
            key = newer
            seen.add(key)
        return key

    def _lay(self, change: ChangeSet) -> None:
        met = standings(change.operations, self.metadata)
        if Standing.STALE in met:
            return
        for operation, standing in zip(change.operations, met, strict=True):
            current = self.metadata(operation.key)
            if isinstance(operation, Purge):
                self._laid[operation.key] = None
            elif standing is Standing.DONE:
                self._laid[operation.key] = None if current is None else dict(current)
            else:
                self._laid[operation.key] = {**(current or {}), **written(operation, self.metadata)}
            if isinstance(operation, Insert) and operation.source is not None:
                self._newer[operation.source] = operation.key
            elif isinstance(operation, Withdraw):
                inserted = operation.inserted
                if isinstance(inserted, Insert) and inserted.source is not None:
                    self._newer.pop(inserted.source, None)

"""The keys of many rows, without looking each up beforehand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import overload

from typing_extensions import override

from explorer.memory.keys import Key
from explorer.memory.protocols import Snapshot
from explorer.memory.query import Rows


class RowKeys(Sequence[Key]):
    """The keys of rows of a snapshot; safe in any thread, and costs nothing until it is asked."""

    def __init__(self, snapshot: Snapshot, rows: Rows) -> None:
        self._snapshot, self._rows = snapshot, rows

    @override
    def __len__(self) -> int:
        return len(self._rows)

    @overload
    def __getitem__(self, at: int) -> Key: ...

    @overload
    def __getitem__(self, at: slice) -> Sequence[Key]: ...

    @override
    def __getitem__(self, at: int | slice) -> Key | Sequence[Key]:
        if isinstance(at, slice):
            return RowKeys(self._snapshot, self._rows[at])
        return self._snapshot.key(int(self._rows[at]))


def is_there(snapshot: Snapshot, row: int) -> bool:
    """Whether the row holds a record in this state."""
    try:
        snapshot.key(row)
    except KeyError:
        return False
    return True

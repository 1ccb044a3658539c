"""What the process that writes new records is told, and what it answers."""

from __future__ import annotations

from typing import Any

import msgspec

from explorer.store.child_process import Failed, Progress

LOCK_TIMEOUT_SECONDS = 5.0


class NewRecord(msgspec.Struct, frozen=True, gc=False):
    """A record that is not in the workspace yet; `terms` are its keyword terms."""

    namespace: str
    id: str
    metadata: dict[str, Any]
    terms: dict[str, float] = {}


class Job(msgspec.Struct, frozen=True):
    """Write `records` into the workspace at `path`.

    `vectors` holds one vector a record, little-endian float32. With `build_folder`, an empty folder on the same
    disk, the file is new: it is made there and moved to `path` whole. `one_batch` = one transaction for all
    records, else single inserts.
    """

    path: str
    records: tuple[NewRecord, ...]
    vectors: bytes
    dimension: int
    one_batch: bool
    build_folder: str | None = None
    lock_timeout: float = LOCK_TIMEOUT_SECONDS


class Done(msgspec.Struct, frozen=True, tag="done"):
    """Records that were added, and the keys of those that another process had added meanwhile."""

    added: int
    skipped: tuple[tuple[str, str], ...] = ()


Answer = Progress | Done | Failed

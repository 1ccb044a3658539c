"""A workspace that is read again and again: only what changed since is read, as the window does it."""

from __future__ import annotations

import os
import threading
from pathlib import Path

from explorer.memory.protocols import Report
from explorer.store.snapshot import FileSnapshot
from explorer.store.workspace import Workspace


class Following:
    """The state of one workspace as it was read last. Keeps no handle; safe from any thread."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._store: Workspace | None = None
        self._latest: FileSnapshot | None = None

    def read(self, path: Path, report: Report) -> FileSnapshot:
        """The state now. Raises as `WorkspaceStore.scan`."""
        with self._lock:
            if self._store is None or self._store.path != path:
                self._store, self._latest = Workspace(path), None
            fresh = self._store.refresh(report)
            if fresh is not None:
                self._latest = fresh
            if self._latest is None or self._latest.file.writable != _is_writable(path):
                # Who may write there is no part of the file, so that nothing tells of it.
                self._latest = self._store.scan(report)
            return self._latest


def _is_writable(path: Path) -> bool:
    return os.access(path, os.W_OK) and os.access(path.parent, os.W_OK)

"""Names of the index files that vectlite keeps beside a workspace."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

_LONGEST_FILE_NAME = 255


def are_too_long(path: Path, namespaces: Iterable[str]) -> bool:
    """Whether the index file of one of these namespaces could not be made.

    vectlite keeps a file a namespace, the namespace's name in hex; where that name is too long for the disk it panics
    at every close from then on, and the log is never compacted.
    """
    longest = max((len(name.encode()) for name in namespaces), default=0)
    return len(path.name.encode()) + 2 * longest + len(".ann.._.hnsw.graph") > _LONGEST_FILE_NAME

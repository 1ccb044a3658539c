"""Names of the index files that vectlite keeps beside a workspace."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

INDEXED_FROM = 32
"""So many records of a namespace get an index of their own (VECTLITE 1)."""
_LONGEST_FILE_NAME = 255


def are_too_long(path: Path, counts: Mapping[str, int]) -> bool:
    """Whether an index file could not be made, where the namespaces have so many records.

    vectlite keeps a file a namespace, the namespace's name in hex; where that name is too long for the disk it panics
    at every close from then on, and the log is never compacted. Fewer than 32 records of a namespace have no index.
    """
    # The index of the whole file is called "_", and other files beside it have no longer names.
    longest = max((2 * len(name.encode()) for name, count in counts.items() if count >= INDEXED_FROM), default=len("_"))
    return len(path.name.encode()) + longest + len(".ann.._.hnsw.graph") > _LONGEST_FILE_NAME

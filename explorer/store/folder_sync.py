"""Names that survive a power cut."""

from __future__ import annotations

import os
from pathlib import Path


def sync_folder(folder: Path) -> None:
    """Bring what a folder lists, new names among it, to the disk; OSError where that fails."""
    # Windows cannot open a folder, and needs no such thing.
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)

"""The workspace that a server is for: found, or made where that was asked for."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from explorer.memory.errors import MemoryExplorerError
from explorer.memory.protocols import Clock
from explorer.services.embedding_model import DIMENSION, MODEL_NAME
from explorer.store import ingest


def found_workspace(path: Path, clock: Clock) -> bool:
    """Make an empty workspace for the default model where there is none; whether it was made.

    One that another server makes at the same moment is as good. Raises as `ingest.open_target` and `ingest.write`.
    """
    target = ingest.open_target(path, create=True, model=MODEL_NAME, dimension=DIMENSION, report=lambda _: None)
    if target.snapshot is not None:
        return False
    try:
        ingest.write(target, (), np.zeros((0, DIMENSION), np.float32), clock(), lambda _: None)
    except MemoryExplorerError:
        if not path.exists():
            raise
        return False
    return True

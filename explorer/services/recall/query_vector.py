"""The vector of a question, and why there is none where there is none."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from explorer.memory.errors import MemoryExplorerError
from explorer.memory.protocols import Embedder, Report, Snapshot
from explorer.services.recall.request import Mode, Request
from explorer.services.recall.results import Silence
from explorer.services.stale_vectors import other_model

_LOOKED_AT = 4_096


def semantic_silence(snapshot: Snapshot, embedder: Embedder | None) -> Silence | None:
    """Why nothing can be found by meaning, whatever is asked; None where it can, or where there are no facts.

    The model is not loaded: whether it is there at all is known when it embeds the first text. Without vectors is a
    workspace in which no fact has one of its present text.
    """
    if embedder is None:
        return Silence.NO_MODEL
    if other_model(snapshot, embedder):
        return Silence.OTHER_MODEL
    return None if _has_vectors(snapshot) else Silence.NO_VECTORS


def query_vector(
    snapshot: Snapshot, embedder: Embedder | None, request: Request, report: Report
) -> tuple[NDArray[np.float32] | None, Silence | None]:
    """The unit vector of the request's text, shape (dimension,), or why there is none.

    Neither where the mode needs none or nothing is asked. A model that is missing, damaged or does not run is none.
    Raises what `report` raises.
    """
    if request.mode is Mode.KEYWORD or not request.text.strip():
        return None, None
    silence = semantic_silence(snapshot, embedder)
    if silence is not None or embedder is None:
        return None, silence
    try:
        return embedder.embed([request.text], report)[0], None
    except MemoryExplorerError:
        return None, Silence.NO_MODEL


def _has_vectors(snapshot: Snapshot) -> bool:
    rows = snapshot.fact_rows(None)
    anywhere = np.full(snapshot.file.dimension, snapshot.file.dimension**-0.5, np.float32)
    starts = range(0, len(rows), _LOOKED_AT)
    return not len(rows) or any(
        np.isfinite(snapshot.cosines(anywhere, rows[start : start + _LOOKED_AT])).any() for start in starts
    )

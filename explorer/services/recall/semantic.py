"""The voice that knows meaning: exact cosines of stored vectors."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from explorer.memory.protocols import Numbers, Snapshot
from explorer.services.recall.scope import Audience
from explorer.services.recall.voices import Ranking, best_first

_DIGITS = 6
"""What is left of float32 sums that does not hang on how many of them are made at once."""


def nearness(snapshot: Snapshot, vector: NDArray[np.float32] | None, audience: Audience) -> Numbers:
    """The cosine of each fact that may answer; NaN where there is none to be had."""
    if vector is None:
        return np.full(len(audience.rows), np.nan)
    return np.round(snapshot.cosines(vector, audience.rows), _DIGITS)


def semantic(snapshot: Snapshot, audience: Audience, cosines: Numbers, count: int | None) -> Ranking:
    """The nearest first; what is at a right angle or beyond has nothing to do with the question."""
    near = np.flatnonzero(cosines > 0.0)
    rows, figures = audience.rows[near], cosines[near]
    best = best_first(snapshot, rows, figures, audience.learned[near], count)
    return Ranking(rows[best], figures[best])

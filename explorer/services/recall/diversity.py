"""Results that do not say the same thing twice: maximal marginal relevance.

Carbonell and Goldstein, "The use of MMR, diversity-based reranking" (SIGIR 1998).
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from explorer.memory.protocols import Matrix, Numbers

LAMBDA = 0.7
_DIGITS = 6
"""More of a float32 sum says nothing, and would tell equals apart."""


class Chosen(NamedTuple):
    """One result: its place in what was given, what similarity takes away, and the place it is similar to, or −1."""

    at: int
    penalty: float
    similar_to: int


def mmr(scores: Numbers, vectors: Matrix, limit: int) -> list[Chosen]:
    """At most `limit` of the scored, best first: each the one of largest λ · score − (1 − λ) · cosine.

    `scores`, shape (n,), descending, are scaled so that the best counts 1: where all that is found is old, it still is
    relevance that decides. The cosine is the one to the nearest result above; below 0, and without a vector, it is 0.
    Equal ones keep their order. `vectors`: shape (n, dimension).
    """
    n = len(scores)
    if not n:
        return []
    unit = _unit(vectors)
    relevance = LAMBDA * scores / scores[0] if scores[0] > 0.0 else np.zeros(n)
    nearest, nearest_at = np.zeros(n), np.full(n, -1)
    is_left = np.ones(n, np.bool_)
    chosen: list[Chosen] = []
    while len(chosen) < min(limit, n):
        values = np.where(is_left, relevance - (1.0 - LAMBDA) * nearest, -np.inf)
        at = int(np.argmax(values))
        chosen.append(Chosen(at, (1.0 - LAMBDA) * float(nearest[at]), int(nearest_at[at])))
        is_left[at] = False
        cosines = np.clip(np.round(np.einsum("ij,j->i", unit, unit[at]).astype(np.float64), _DIGITS), 0.0, 1.0)
        closer = cosines > nearest
        nearest[closer], nearest_at[closer] = cosines[closer], at
    return chosen


def _unit(vectors: Matrix) -> NDArray[np.float32]:
    """Each with length 1; zeros where a vector has no direction."""
    with np.errstate(over="ignore", invalid="ignore"):
        lengths = np.linalg.norm(vectors.astype(np.float64), axis=1)
    usable = np.isfinite(lengths) & (lengths > 0.0)
    unit = np.zeros(vectors.shape, np.float32)
    unit[usable] = vectors[usable] / lengths[usable, np.newaxis]
    return unit

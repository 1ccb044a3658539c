"""Which texts are near each other by meaning: exact cosines of stored vectors, of all pairs without comparing all.

A vector is turned onto the principal axes of the set and split into a head of few numbers and a tail. By the
Cauchy-Schwarz inequality the cosine is at most `head·head + |tail|·|tail|`: where that bound is below the threshold,
the rest of the numbers is never multiplied. Nothing is approximated: what is left is computed in full.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from explorer.memory.protocols import Matrix, Report

Indices = NDArray[np.int64]
_HEADS = (32, 64, 96, 128, 192)
_TAIL_ENERGY = 0.3
"""Mean share of a vector's length squared that the tail may have: more, and the bound rules out too little."""
_SLACK = 1e-4
"""Rounding of float32 sums."""
_BLOCK_BYTES = 64 * 2**20
_LARGEST_BLOCK = 1_024
_SAMPLE = 20_000
_FEW = 4_096
_WORTH_TURNING = 2_048
"""Finding the axes takes longer than comparing fewer vectors in full."""


class Near(NamedTuple):
    """The others near `one` vector: their indices, ascending, and cosines, both of shape (k,)."""

    one: int
    others: Indices
    cosines: NDArray[np.float32]


class Neighbours:
    """The vectors of a set, prepared for the question which are near which."""

    def __init__(self, vectors: Matrix, at_least: float) -> None:
        """`vectors`: shape (n, dimension); those that are zero or not finite are near nothing. `at_least`: a cosine."""
        lengths = np.linalg.norm(vectors.astype(np.float64), axis=1)
        self.is_usable: NDArray[np.bool_] = np.isfinite(lengths) & (lengths > 0)
        unit = np.zeros(vectors.shape, np.float32)
        usable = self.is_usable
        unit[usable] = vectors[usable] / lengths[usable, np.newaxis]
        self._at_least = at_least
        self._unit = unit
        self._bounds = _bounds(unit)

    @property
    def bound_size(self) -> int:
        """How many numbers of each vector are multiplied for every pair."""
        return int(self._bounds.shape[1])

    def near(
        self, order: Sequence[int] | Indices, report: Report, among: NDArray[np.bool_] | None = None
    ) -> Iterator[Near]:
        """For each index of `order`, in that order, the others whose cosine is at least the threshold.

        Only those that `among`, shape (n,), marks count; the caller may change it between two answers.
        """
        wanted = np.asarray(order, np.int64)
        n = len(self._unit)
        at_once = max(1, min(_LARGEST_BLOCK, _BLOCK_BYTES // (4 * max(n, 1))))
        for start in range(0, len(wanted), at_once):
            report(start / len(wanted))
            block = wanted[start : start + at_once]
            bounds = self._bounds[block] @ self._bounds.T
            cells = np.flatnonzero(bounds >= self._at_least - _SLACK)
            ends = np.searchsorted(cells, np.arange(len(block) + 1) * n)
            for place, index in enumerate(block.tolist()):
                candidates = cells[ends[place] : ends[place + 1]] - place * n
                if among is not None:
                    candidates = candidates[among[candidates]]
                yield self._checked(index, candidates[candidates != index])

    def _checked(self, index: int, candidates: Indices) -> Near:
        if len(candidates) > _FEW:
            cosines = (self._unit @ self._unit[index])[candidates]
        else:
            cosines = self._unit[candidates] @ self._unit[index]
        is_near = cosines >= self._at_least
        return Near(index, candidates[is_near], cosines[is_near])

    def cosine(self, one: int, other: int) -> float:
        """The cosine of two of the vectors; 0 where one of them is not usable."""
        return float(self._unit[one] @ self._unit[other])


def _bounds(unit: Matrix) -> Matrix:
    """Heads with the length of the tail as one number more: their products are never below the cosines."""
    n, dimension = unit.shape
    if n < _WORTH_TURNING:
        return unit
    sample = unit[:: max(1, n // _SAMPLE)].astype(np.float64)
    energy, axes = np.linalg.eigh(sample.T @ sample / len(sample))
    energy, axes = energy[::-1], axes[:, ::-1].astype(np.float32)
    left = 1.0 - np.cumsum(energy) / max(energy.sum(), np.finfo(np.float64).tiny)
    head = next((size for size in _HEADS if size < dimension and left[size - 1] <= _TAIL_ENERGY), dimension)
    if head == dimension:
        return unit
    heads = unit @ axes[:, :head]
    tails = np.sqrt(np.maximum(0.0, (unit * unit).sum(axis=1) - (heads * heads).sum(axis=1)))
    return np.column_stack([heads, tails]).astype(np.float32)

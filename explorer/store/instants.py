"""When each fact was learned, by its row: what the default order is made of without asking SQL."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

import numpy as np
from numpy.typing import NDArray

from explorer.memory.query import Rows

Numbers = NDArray[np.float64]
_FIRST_SIZE = 1_024


class Instants:
    """Unix seconds by row number; rows may be noted, removed and noted again in any order."""

    def __init__(self) -> None:
        self._seconds = np.full(_FIRST_SIZE, -np.inf)
        self._is_there = np.zeros(_FIRST_SIZE, np.bool_)

    def note(self, instants: Sequence[tuple[object, object]]) -> None:
        """Take (row, Unix seconds) pairs; None for a fact without a time."""
        if not instants:
            return
        rows = np.array([row for row, _ in instants], np.int64)
        self._reserve(int(rows.max()) + 1)
        seconds = [-np.inf if instant is None else cast(float, instant) for _, instant in instants]
        self._seconds[rows] = seconds
        self._is_there[rows] = True

    def remove(self, rows: Sequence[int]) -> None:
        """Forget these rows; those that are not there are passed over."""
        for row in rows:
            if row < len(self._is_there):
                self._is_there[row] = False

    def latest_first(self) -> Rows:
        """All rows that are there, the latest first, equal ones by row; those without a time last. Shape (n,)."""
        rows = np.flatnonzero(self._is_there)
        return rows[np.lexsort((rows, -self._seconds[rows]))].astype(np.int32)

    def at(self, rows: Rows) -> Numbers:
        """Unix seconds of these rows, NaN where there is no time or no row. Shape (n,)."""
        found = np.full(len(rows), np.nan)
        is_known = rows < len(self._is_there)
        known = rows[is_known]
        is_dated = self._is_there[known] & np.isfinite(self._seconds[known])
        found[is_known] = np.where(is_dated, self._seconds[known], np.nan)
        return found

    def _reserve(self, size: int) -> None:
        if size > len(self._seconds):
            grown = max(size, 2 * len(self._seconds))
            self._seconds = np.concatenate([self._seconds, np.full(grown - len(self._seconds), -np.inf)])
            self._is_there = np.concatenate([self._is_there, np.zeros(grown - len(self._is_there), np.bool_)])

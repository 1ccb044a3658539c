"""All vectors of a file as one matrix, made from the file's bytes when it is first asked for."""

from __future__ import annotations

import threading
from array import array
from bisect import bisect_right

import numpy as np
from numpy.typing import NDArray

from explorer.memory.protocols import Matrix

_LONGEST = 65_536
_ZERO = np.float32(0.0)


class VectorTable:
    """Rows of `dimension` float32 values, only ever added to: a row number stays true for every image that has it.

    Browsing and filtering need no vector, so opening a file only notes where each stands; the first search by
    meaning copies them out and lets go of the bytes. Safe from any thread.
    """

    def __init__(self, dimension: int) -> None:
        self._dimension = dimension
        self._places = array("q")
        self._sources: list[tuple[int, bytes]] = []
        self._matrix: Matrix = np.empty((0, dimension), np.float32)
        self._lock = threading.Lock()

    def __len__(self) -> int:
        return len(self._places)

    def add(self, data: bytes, at: int) -> int:
        """Note the vector whose floats begin at `at` in `data`; its row."""
        with self._lock:
            row = len(self._places)
            if not self._sources or self._sources[-1][1] is not data:
                self._sources.append((row, data))
            self._places.append(at)
            return row

    @property
    def matrix(self) -> Matrix:
        """All rows, shape (n, dimension)."""
        with self._lock:
            done, wanted = len(self._matrix), len(self._places)
            if done < wanted:
                grown = np.empty((wanted, self._dimension), np.float32)
                grown[:done] = self._matrix
                self._copy_out(grown, done, wanted)
                self._matrix, self._sources = grown, []
            return self._matrix

    def is_same(self, row: int, data: bytes, at: int) -> bool:
        """Whether the floats at `at` in `data` are those of a row, bit for bit."""
        return self.encoded(row) == data[at : at + 4 * self._dimension]

    def encoded(self, row: int) -> bytes:
        """One row as it stands in the file, little-endian float32; nothing else is copied out for it."""
        with self._lock:
            if row < len(self._matrix):
                return bytes(self._matrix[row].astype("<f4", copy=False).tobytes())
            source = self._sources[bisect_right(self._sources, row, key=lambda each: each[0]) - 1][1]
            place = self._places[row]
            return source[place : place + 4 * self._dimension]

    def take(self, rows: NDArray[np.int64]) -> Matrix:
        """The vectors of these rows; zeros for -1."""
        if not len(self):
            shape = (len(rows), self._dimension)
            # A damaged header may name any dimension: no memory is taken for zeros of billions of columns.
            return np.zeros(shape, np.float32) if self._dimension <= _LONGEST else np.broadcast_to(_ZERO, shape)
        result = self.matrix[np.maximum(rows, 0)]
        result[rows < 0] = 0.0
        return result

    def _copy_out(self, matrix: Matrix, done: int, wanted: int) -> None:
        ends = [first for first, _ in self._sources[1:]] + [wanted]
        for (first, data), end in zip(self._sources, ends, strict=True):
            for row in range(max(first, done), end):
                matrix[row] = np.frombuffer(data, "<f4", self._dimension, self._places[row])

"""All vectors of a file as one matrix, made from the file's bytes when it is first asked for."""

from __future__ import annotations

import threading
from array import array
from bisect import bisect_right
from math import isfinite

import numpy as np
from numpy.typing import NDArray

from explorer.memory.protocols import Matrix

_LONGEST = 65_536
_BLOCK = 8_192
_FEW = 0.125
"""Taking up to this share of the rows is faster than multiplying all."""
_ZERO = np.float32(0.0)
_LARGEST = float(np.finfo(np.float32).max)

Numbers = NDArray[np.float64]


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
        self._lengths = np.empty(0, np.float32)
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

    def cosines(self, vector: NDArray[np.float32], rows: NDArray[np.int64]) -> Numbers:
        """The cosine of `vector` and each of these rows, shape (n,); NaN for -1 and where a vector has no direction.

        Those are zeros, and what is not finite. No second copy of the rows is made.
        """
        length = float(np.linalg.norm(vector.astype(np.float64)))
        if not len(self) or len(vector) != self._dimension or not (isfinite(length) and length > 0.0):
            return np.full(len(rows), np.nan)
        matrix = self.matrix
        lengths = self._lengths_of(matrix)
        unit = (vector / length).astype(np.float32)
        at = np.maximum(rows, 0)
        with np.errstate(invalid="ignore", over="ignore"):
            products = _products(matrix[at], unit) if len(at) < _FEW * len(matrix) else _products(matrix, unit)[at]
            found: Numbers = np.clip(products.astype(np.float64) / lengths[at], -1.0, 1.0)
        found[rows < 0] = np.nan
        return found

    def _lengths_of(self, matrix: Matrix) -> NDArray[np.float32]:
        """The lengths of its rows, NaN where a row has no direction."""
        lengths = self._lengths
        if len(lengths) < len(matrix):
            parts = [lengths]
            for start in range(len(lengths), len(matrix), _BLOCK):
                exact = np.linalg.norm(matrix[start : start + _BLOCK].astype(np.float64), axis=1)
                exact[~((exact > 0.0) & (exact < _LARGEST))] = np.nan
                parts.append(exact.astype(np.float32))
            lengths = self._lengths = np.concatenate(parts)
        return lengths

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


def _products(matrix: Matrix, unit: NDArray[np.float32]) -> NDArray[np.float32]:
    """The product of each row and `unit`: the same to the last bit whichever rows stand beside it.

    Not by `@`, whose threads wait for each other where other processes work too: the slowest of a hundred takes ten
    times as long as this.
    """
    return np.asarray(np.einsum("ij,j->i", matrix, unit), np.float32)

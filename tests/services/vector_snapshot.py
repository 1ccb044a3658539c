"""Records with vectors that a test chooses: what lies near what is in its hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

import numpy as np
from typing_extensions import override

from explorer.memory.health import FileFacts
from explorer.memory.protocols import Matrix
from explorer.memory.query import Rows
from tests.services.conftest import Records
from tests.services.raw_snapshot import RawSnapshot, key_of


def towards(cosine: float, axis: int = 1, dimension: int = 8) -> list[float]:
    """A unit vector with this cosine to the first axis, the rest of it along `axis`."""
    vector = [0.0] * dimension
    vector[0], vector[axis] = cosine, float(np.sqrt(1.0 - cosine**2))
    return vector


class VectorSnapshot(RawSnapshot):
    """As `RawSnapshot`; a fact without a vector in `vectors` has zeros."""

    def __init__(self, records: Records, vectors: Mapping[str, Sequence[float]]) -> None:
        super().__init__(records)
        self._vectors = {key_of(where): vector for where, vector in vectors.items()}

    @property
    @override
    def file(self) -> FileFacts:
        return replace(super().file, dimension=8)

    @override
    def vectors(self, rows: Rows) -> Matrix:
        nothing = [0.0] * 8
        return np.array([self._vectors.get(self.key(row), nothing) for row in rows.tolist()], np.float32).reshape(-1, 8)

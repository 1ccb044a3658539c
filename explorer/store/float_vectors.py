"""Vectors as they stand in a file: little-endian float32."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

_LEAST_SQUARED = np.finfo(np.float32).tiny


def usable_vector(encoded: bytes | None, dimension: int) -> NDArray[np.float32] | None:
    """The numbers, shape (dimension,); None where something can be found by none of them.

    That is a vector of another length, one of zeros, and one with what is no number: vectlite takes them (VECTLITE 3),
    but a search compares every record with them. And one whose squared length is no float32: with two of them in a file
    vectlite panics while it builds its index, at every opening.
    """
    if encoded is None or not dimension or len(encoded) != 4 * dimension:
        return None
    numbers = np.frombuffer(encoded, "<f4").astype(np.float32, copy=False)
    if not np.isfinite(numbers).all():
        return None
    with np.errstate(over="ignore", under="ignore"):
        squared = np.dot(numbers, numbers)
    return numbers if np.isfinite(squared) and squared >= _LEAST_SQUARED else None

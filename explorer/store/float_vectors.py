"""Vectors as they stand in a file: little-endian float32."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray


def usable_vector(encoded: bytes | None, dimension: int) -> NDArray[np.float32] | None:
    """The numbers, shape (dimension,); None where something can be found by none of them.

    That is a vector of another length, one of zeros, and one with what is no number: vectlite takes them (VECTLITE 3),
    but a search compares every record with them.
    """
    if encoded is None or not dimension or len(encoded) != 4 * dimension:
        return None
    numbers = np.frombuffer(encoded, "<f4").astype(np.float32, copy=False)
    return numbers if np.isfinite(numbers).all() and numbers.any() else None

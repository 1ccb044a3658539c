"""A vector for a record that has no text to embed."""

from __future__ import annotations

import hashlib

import numpy as np
from numpy.typing import NDArray

from explorer.memory.keys import Key


def key_vector(key: Key, dimension: int) -> NDArray[np.float32]:
    """A unit vector of shape (dimension,), the same for one key at every call and unlike that of any other key.

    Normal numbers, seeded with the SHA-256 of namespace and id: in some hundred dimensions two such vectors are
    nearly at right angles, so that records without a text do not crowd the index that agents search.
    """
    seed = hashlib.sha256(f"{key.namespace}\0{key.id}".encode("utf-8", "surrogatepass")).digest()
    numbers = np.random.Generator(np.random.PCG64(int.from_bytes(seed, "big"))).standard_normal(dimension)
    return (numbers / np.linalg.norm(numbers)).astype(np.float32)

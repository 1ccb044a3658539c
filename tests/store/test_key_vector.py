from __future__ import annotations

import numpy as np

from explorer.memory.keys import Key
from explorer.store.key_vector import key_vector


def test_a_unit_vector_that_stays_the_same() -> None:
    vector = key_vector(Key("__domains__", "x"), 384)
    assert vector.shape == (384,)
    assert vector.dtype == np.float32
    assert abs(float(np.linalg.norm(vector)) - 1) < 1e-6
    assert np.array_equal(vector, key_vector(Key("__domains__", "x"), 384))
    # Stored in files: another value here means that numpy gives other numbers than it did.
    assert np.allclose(vector[:3], [-0.04567742, -0.05428597, -0.0369912], atol=1e-6)


def test_other_keys_lie_nearly_at_right_angles() -> None:
    keys = [Key(namespace, str(number)) for namespace in ("a", "b") for number in range(50)]
    vectors = np.array([key_vector(key, 384) for key in keys])
    assert np.abs(vectors @ vectors.T - np.eye(100)).max() < 0.3


def test_the_border_between_namespace_and_id_counts() -> None:
    assert not np.array_equal(key_vector(Key("ab", "c"), 8), key_vector(Key("a", "bc"), 8))

from __future__ import annotations

import numpy as np
import pytest

from explorer.store.float_vectors import usable_vector


def encoded(*numbers: float) -> bytes:
    return np.array(numbers, "<f4").tobytes()


def test_the_numbers_of_a_vector() -> None:
    found = usable_vector(encoded(1.5, -2.0, 0.0), 3)
    assert found is not None
    assert found.tolist() == [1.5, -2.0, 0.0]
    assert found.dtype == np.float32


@pytest.mark.parametrize(
    "data",
    [None, b"", b"\0", encoded(1, 2), encoded(1, 2, 3)[:-1], encoded(0, 0, -0.0), encoded(1, np.nan, 0),
     encoded(np.inf, 1, 1), encoded(1e30, 0, 0), encoded(1e-30, 0, 0)],
)  # fmt: skip
def test_by_which_nothing_is_found_is_none(data: bytes | None) -> None:
    assert usable_vector(data, 3) is None


def test_a_file_of_no_dimension_has_none() -> None:
    assert usable_vector(b"", 0) is None

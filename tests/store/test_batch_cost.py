from __future__ import annotations

import pytest

from explorer.store.batch_cost import is_batch_cheaper


@pytest.mark.parametrize(
    ("existing", "new", "batch"),
    [
        (0, 0, False), (0, 1, True), (60, 3, False), (1_000, 20, False), (1_000, 500, True), (10_000, 0, False),
        (10_000, 100, False), (10_000, 800, True), (100_000, 10, False), (100_000, 800, True), (100_000, 100_000, True),
    ],
)  # fmt: skip
def test_the_cheaper_way_by_estimate(existing: int, new: int, batch: bool) -> None:
    assert is_batch_cheaper(existing, new) is batch


@pytest.mark.parametrize(
    ("existing", "new", "seconds", "batch"),
    [(10_000, 800, 0.010, False), (10_000, 800, 0.186, True), (0, 100, 0.010, True), (100_000, 1_000, 0.1, False)],
)
def test_what_an_insert_was_seen_to_take_counts(existing: int, new: int, seconds: float, batch: bool) -> None:
    assert is_batch_cheaper(existing, new, seconds) is batch

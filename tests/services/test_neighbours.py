from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from explorer.memory.protocols import Cancelled, Matrix
from explorer.services.neighbours import Neighbours


def quiet(_: float) -> None:
    """A report that nobody reads."""


def clustered(n: int, dimension: int, seed: int, spread: float) -> Matrix:
    """Vectors around a few centres in a space of few directions, as texts about one project are."""
    rng = np.random.default_rng(seed)
    centres = rng.standard_normal((5, 6)) @ rng.standard_normal((6, dimension))
    vectors = centres[rng.integers(5, size=n)] + spread * rng.standard_normal((n, dimension))
    return vectors.astype(np.float32)


def brute(vectors: Matrix, at_least: float) -> dict[int, set[int]]:
    unit = vectors / np.linalg.norm(vectors, axis=1, keepdims=True)
    cosines = unit @ unit.T
    np.fill_diagonal(cosines, -1)
    return {row: set(np.flatnonzero(cosines[row] >= at_least).tolist()) for row in range(len(vectors))}


@settings(deadline=None, max_examples=40)
@given(
    st.integers(1, 60), st.sampled_from([3, 40, 384]), st.integers(0, 9), st.sampled_from([0.1, 1.0, 3.0]),
    st.sampled_from([0.6, 0.8, 0.92]),
)  # fmt: skip
def test_exactly_those_that_comparing_all_pairs_finds(
    n: int, dimension: int, seed: int, spread: float, at_least: float
) -> None:
    vectors = clustered(n, dimension, seed, spread)
    expected = brute(vectors, at_least)
    found = {near.one: near for near in Neighbours(vectors, at_least).near(range(n), quiet)}
    unit = vectors / np.linalg.norm(vectors, axis=1, keepdims=True)
    for index, near in found.items():
        on_the_edge = np.flatnonzero(abs(unit @ unit[index] - at_least) < 1e-5).tolist()
        assert set(near.others.tolist()) ^ expected[index] <= set(on_the_edge)
        assert near.cosines == pytest.approx(unit[near.others] @ unit[index], abs=1e-5)
        assert list(near.others) == sorted(near.others)
    assert list(found) == list(range(n))


@pytest.mark.parametrize("spread", [0.1, 1.0])
def test_of_many_vectors_none_is_ruled_out_wrongly(spread: float) -> None:
    vectors = clustered(2_500, 384, 3, spread)
    neighbours = Neighbours(vectors, 0.8)
    assert neighbours.bound_size < 384
    unit = vectors / np.linalg.norm(vectors, axis=1, keepdims=True)
    for near in neighbours.near(range(0, 2_500, 50), quiet):
        exact = unit @ unit[near.one]
        surely = set(np.flatnonzero(exact >= 0.8 + 1e-5).tolist()) - {near.one}
        assert surely <= set(near.others.tolist()) <= set(np.flatnonzero(exact >= 0.8 - 1e-5).tolist())


def test_vectors_of_all_directions_are_compared_in_full() -> None:
    vectors = np.random.default_rng(1).standard_normal((2_500, 384)).astype(np.float32)
    assert Neighbours(vectors, 0.8).bound_size == 384


def test_many_near_ones_are_all_found() -> None:
    vectors = clustered(6_000, 16, 1, 0.0)
    neighbours = Neighbours(vectors, 0.99)
    (near,) = neighbours.near([7], quiet)
    assert set(near.others.tolist()) == brute(vectors[:], 0.99)[7]
    assert len(near.others) > 1_000


def test_the_order_is_the_callers_and_so_is_what_counts() -> None:
    vectors = np.tile(np.array([[1.0, 0.0]], np.float32), (4, 1))
    among = np.ones(4, bool)
    seen = []
    for near in Neighbours(vectors, 0.9).near([2, 0, 3], quiet, among):
        seen.append((near.one, near.others.tolist()))
        among[near.one] = False
    assert seen == [(2, [0, 1, 3]), (0, [1, 3]), (3, [1])]


def test_what_is_no_direction_is_near_nothing() -> None:
    vectors = np.array([[1, 0], [0, 0], [np.nan, 1], [1, 0], [np.inf, 0]], np.float32)
    neighbours = Neighbours(vectors, 0.5)
    assert neighbours.is_usable.tolist() == [True, False, False, True, False]
    assert [near.others.tolist() for near in neighbours.near(range(5), quiet)] == [[3], [], [], [0], []]
    assert neighbours.cosine(0, 3) == pytest.approx(1.0)
    assert neighbours.cosine(0, 1) == 0.0


def test_it_can_be_stopped() -> None:
    def stop(_: float) -> None:
        raise Cancelled

    with pytest.raises(Cancelled):
        list(Neighbours(clustered(10, 4, 0, 1.0), 0.5).near(range(10), stop))


def test_none_are_near_none() -> None:
    assert list(Neighbours(np.zeros((0, 384), np.float32), 0.8).near([], quiet)) == []

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from explorer.services.recall.diversity import LAMBDA, Chosen, mmr


def test_what_repeats_a_better_one_comes_later() -> None:
    vectors = np.array([[1, 0], [1, 0], [0, 1]], np.float32)
    chosen = mmr(np.array([1.0, 0.9, 0.7]), vectors, 9)
    assert chosen[:2] == [Chosen(0, 0.0, -1), Chosen(2, 0.0, -1)]
    assert (chosen[2].at, chosen[2].similar_to) == (1, 0)
    assert chosen[2].penalty == pytest.approx(0.3)
    assert [each.at for each in mmr(np.array([1.0, 0.9, 0.4]), vectors, 2)] == [0, 1]


def test_scores_count_in_relation_to_the_best() -> None:
    # A store where everything has faded is answered in the same order.
    vectors = np.array([[1, 0], [1, 0], [0, 1]], np.float32)
    scores = np.array([1.0, 0.9, 0.4])
    assert mmr(scores, vectors, 3) == mmr(0.001 * scores, vectors, 3)


@pytest.mark.parametrize("vector", [[0, 0], [float("nan"), 1], [float("inf"), 0], [-1, 0]])
def test_what_has_no_direction_or_the_other_one_is_like_nothing(vector: list[float]) -> None:
    chosen = mmr(np.array([1.0, 0.9]), np.array([[1, 0], vector], np.float32), 2)
    assert [each.penalty for each in chosen] == [0.0, 0.0]


def test_lengths_do_not_matter_and_nothing_is_nothing() -> None:
    chosen = mmr(np.array([1.0, 0.5]), np.array([[1e-20, 0], [1e20, 0]], np.float32), 2)
    assert chosen[1].penalty == pytest.approx(1 - LAMBDA)
    assert mmr(np.array([]), np.empty((0, 2), np.float32), 3) == []
    assert [each.at for each in mmr(np.zeros(2), np.zeros((2, 2), np.float32), 2)] == [0, 1]


@given(st.lists(st.tuples(st.floats(0, 1), st.integers(0, 3)), min_size=1, max_size=8), st.integers(0, 9))
@settings(deadline=None)
def test_each_is_chosen_once_and_the_best_first(facts: list[tuple[float, int]], limit: int) -> None:
    facts.sort(reverse=True)
    scores = np.array([score for score, _ in facts])
    chosen = mmr(scores, np.eye(4, dtype=np.float32)[[axis for _, axis in facts]], limit)
    places = [each.at for each in chosen]
    assert len(places) == len(set(places)) == min(limit, len(facts))
    assert places[:1] == [0][:limit]
    for number, each in enumerate(chosen):
        above = {facts[place][1]: place for place in reversed(places[:number])}
        assert each.penalty == pytest.approx((1 - LAMBDA) * (facts[each.at][1] in above))
        assert each.similar_to == above.get(facts[each.at][1], -1)

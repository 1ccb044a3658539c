from __future__ import annotations

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from explorer.memory.keys import Key
from explorer.services.recall.results import Heard
from explorer.services.recall.voices import Path, Ranking, best_first
from tests.services.recall.cases import workspace

NAN = float("nan")


def order(figures: list[float], learned: list[float], count: int | None = None) -> list[int]:
    snapshot = workspace({f"{9 - number}": {} for number in range(len(figures))})
    rows = np.arange(len(figures), dtype=np.int32)
    return list(best_first(snapshot, rows, np.array(figures), np.array(learned), count).tolist())


def test_equal_figures_are_told_apart_by_time_then_by_key() -> None:
    # Keys descend: of equals, the later row has the smaller one.
    assert order([1, 3, 2], [0, 0, 0]) == [1, 2, 0]
    assert order([1, 1, 1], [5, NAN, 9]) == [2, 0, 1]
    assert order([1, 1, 1, 2], [NAN, NAN, NAN, NAN]) == [3, 2, 1, 0]
    assert order([], []) == []


def test_a_cut_takes_the_right_ones_of_equals() -> None:
    assert order([1, 1, 1, 1], [NAN, 7, NAN, NAN], 2) == [1, 3]
    assert order([1, 2, 1], [0, 0, 0], 9) == [1, 2, 0]


@given(
    st.lists(st.tuples(st.sampled_from([0.0, 0.5, 1.0]), st.sampled_from([NAN, 1.0, 2.0])), max_size=9),
    st.integers(1, 9),
)
@settings(max_examples=50, deadline=None)
def test_a_cut_is_the_beginning_of_the_whole(facts: list[tuple[float, float]], count: int) -> None:
    figures, learned = [figure for figure, _ in facts], [time for _, time in facts]
    assert order(figures, learned, count) == order(figures, learned)[:count]


def test_what_is_heard_of_a_place() -> None:
    rows, figures = np.array([4, 7], np.int32), np.array([0.5, 0.25])
    path = Path(0.25, Key("user", "a"), "because", 2)
    ranking = Ranking(rows, figures, (path, path))
    assert ranking.heard(1, 0.1) == Heard(2, 0.25, 0.1, Key("user", "a"), "because", 2)
    assert Ranking(rows, figures).heard(0, 0.1) == Heard(1, 0.5, 0.1)
    first = ranking.first(1)
    assert (first.rows.tolist(), first.figures.tolist(), len(first.paths)) == ([4], [0.5], 1)

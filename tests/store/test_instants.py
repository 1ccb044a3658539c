from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from explorer.store.instants import Instants


def test_latest_first_equal_ones_by_row_and_without_a_time_last() -> None:
    instants = Instants()
    instants.note([(5, 10.0), (2, None), (7, 30.0), (1, 10.0), (0, -5.0)])
    assert instants.latest_first().tolist() == [7, 1, 5, 0, 2]
    instants.remove([7, 2, 99_999])
    assert instants.latest_first().tolist() == [1, 5, 0]
    instants.note([(7, None), (5, 11.0)])
    assert instants.latest_first().tolist() == [5, 1, 0, 7]


def test_nothing_noted_is_nothing() -> None:
    instants = Instants()
    instants.note([])
    assert instants.latest_first().tolist() == []


@given(
    st.lists(
        st.tuples(
            st.integers(0, 5_000),
            st.one_of(st.none(), st.floats(-2e9, 2e11, allow_nan=False)),
            st.booleans(),
        )
    )
)
def test_it_is_a_dictionary_sorted(steps: list[tuple[int, float | None, bool]]) -> None:
    instants, model = Instants(), dict[int, float | None]()
    for row, seconds, removes in steps:
        if removes:
            instants.remove([row])
            model.pop(row, None)
        else:
            instants.note([(row, seconds)])
            model[row] = seconds
    expected = sorted(model, key=lambda row: (-(float("-inf") if model[row] is None else model[row]), row))  # type: ignore[operator]
    assert instants.latest_first().tolist() == expected


def test_instants_by_row_are_not_a_number_where_nobody_knows() -> None:
    instants = Instants()
    instants.note([(5, 10.0), (2, None), (7, 30.0)])
    instants.remove([7])
    found = instants.at(np.array([5, 2, 7, 3, 99_999], np.int32))
    assert found[0] == 10.0
    assert np.isnan(found[1:]).all()

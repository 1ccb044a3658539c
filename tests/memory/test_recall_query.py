from __future__ import annotations

import numpy as np

from explorer.memory.facts import FactType
from explorer.memory.recall_query import Scope, Ties


def test_equal_scopes_are_one_key() -> None:
    one, other = (Scope("main", frozenset({"a", "b"}), frozenset({FactType.GOAL})) for _ in range(2))
    assert {one: "kept"}[other] == "kept"
    assert one != Scope("main") != Scope()


def test_some_of_the_ties_are_ties() -> None:
    numbers = np.array([3, 4], np.int32)
    ties = Ties(numbers, numbers + 1, ["because", "related"], np.array([0.5, 0.25]))
    some = ties.only(np.array([False, True]))
    assert (some.rows.tolist(), some.others.tolist(), some.kinds, some.weights.tolist()) == (
        [4],
        [5],
        ["related"],
        [0.25],
    )

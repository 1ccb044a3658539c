from __future__ import annotations

from explorer.memory.facts import FactType
from explorer.memory.recall_query import Scope, Tie


def test_equal_scopes_are_one_key() -> None:
    one, other = (Scope("main", frozenset({"a", "b"}), frozenset({FactType.GOAL})) for _ in range(2))
    assert {one: "kept"}[other] == "kept"
    assert one != Scope("main") != Scope()


def test_a_tie_says_who_is_tied_to_whom() -> None:
    assert Tie(3, 4, "related", 0.5) == (3, 4, "related", 0.5)

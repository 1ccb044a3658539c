from __future__ import annotations

from collections.abc import Callable, Iterable

import pytest

from explorer.memory.facts import FactType, Veracity
from explorer.memory.query import AGE_LIMITS_DAYS, AGE_OLDER, AGE_UNDATED, Facet, FactColumn, FactState
from explorer.services.dossier import TieKind
from explorer.ui import words

WORDS: list[tuple[Callable[..., str], Iterable[object]]] = [
    (words.state_word, FactState),
    (words.type_word, FactType),
    (words.veracity_word, Veracity),
    (words.column_word, FactColumn),
    (words.facet_word, Facet),
    (words.tie_word, TieKind),
]


@pytest.mark.parametrize(("word", "values"), WORDS)
def test_every_value_has_its_own_word(word: Callable[..., str], values: Iterable[object]) -> None:
    said = [word(value) for value in values]
    assert all(said)
    assert len(set(said)) == len(said)


def test_values_of_facets_are_words() -> None:
    value = words.facet_value_word
    assert value(Facet.STATE, "superseded") == "superseded"
    assert value(Facet.TYPE, "instruction") == "instruction"
    assert value(Facet.VERACITY, "tool") == "produced by a tool"
    assert value(Facet.DOMAIN, "data") == "data"
    assert value(Facet.AGENT, "") == "none given"
    ages = [value(Facet.AGE, age) for age in (*AGE_LIMITS_DAYS, AGE_OLDER, AGE_UNDATED)]
    assert len(set(ages)) == 7


def test_a_namespace_without_a_branch_is_global_and_a_foreign_one_keeps_its_name() -> None:
    assert words.global_word("user") == "global"
    assert words.global_word("feedback") == "global"
    assert words.global_word("scratch") == "global (scratch)"

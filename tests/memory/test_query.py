from __future__ import annotations

from explorer.memory.query import AGE_LIMITS_DAYS, Facet, FactQuery, FactState


def test_an_unselected_facet_means_all() -> None:
    query = FactQuery(selected=((Facet.STATE, frozenset({"pinned"})), (Facet.DOMAIN, frozenset())))
    assert query.values(Facet.STATE) == {"pinned"}
    assert query.values(Facet.DOMAIN) == frozenset()
    assert query.values(Facet.AGENT) == frozenset()


def test_queries_that_ask_the_same_are_one_key_of_a_cache() -> None:
    one = FactQuery("x", "main", ((Facet.STATE, frozenset({"a", "b"})),))
    other = FactQuery("x", "main", ((Facet.STATE, frozenset({"b", "a"})),))
    assert {one: 1}[other] == 1
    assert one != FactQuery("x", None, one.selected)


def test_a_state_is_selected_by_its_word() -> None:
    assert FactState.DELETED in FactQuery(selected=((Facet.STATE, frozenset({"deleted"})),)).values(Facet.STATE)


def test_ages_grow() -> None:
    assert list(AGE_LIMITS_DAYS.values()) == [1, 7, 30, 90, 365]

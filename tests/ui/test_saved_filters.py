from __future__ import annotations

import json

import pytest

from explorer.memory.query import Facet, FactQuery
from explorer.ui.saved_filters import SavedFilters, Selection
from explorer.ui.settings import FILTERS, Settings

DATA = Selection(text="postgres", facets={Facet.DOMAIN: frozenset({"data", "deploy"})}, least_confidence=0.5)


@pytest.fixture
def saved(settings: Settings) -> SavedFilters:
    return SavedFilters(settings)


def test_a_filter_is_kept_replaced_and_removed(saved: SavedFilters, settings: Settings) -> None:
    assert saved.all() == {}
    saved.save("Data", DATA)
    saved.save("Всі 数据", Selection(text="x"))
    assert SavedFilters(settings).all() == {"Data": DATA, "Всі 数据": Selection(text="x")}
    saved.save("Data", Selection(text="y"))
    assert saved.all()["Data"] == Selection(text="y")
    saved.remove("Data")
    saved.remove("never there")
    assert list(saved.all()) == ["Всі 数据"]


@pytest.mark.parametrize("damaged", ["not json", "[]", "7", "{", '{"a": 7}', '{"a": {"text": 7}}'])
def test_a_damaged_value_counts_as_none_and_can_be_written_over(
    saved: SavedFilters, settings: Settings, damaged: str
) -> None:
    settings.set(FILTERS, damaged)
    assert saved.all() == {}
    saved.save("Data", DATA)
    assert saved.all() == {"Data": DATA}


def test_one_damaged_filter_does_not_take_the_others_along(saved: SavedFilters, settings: Settings) -> None:
    saved.save("Data", DATA)
    kept = json.loads(settings.text(FILTERS))
    settings.set(FILTERS, json.dumps(kept | {"future": {"facets": {"mood": ["good"]}}}))
    assert saved.all() == {"Data": DATA}
    saved.save("More", Selection(text="x"))
    assert list(saved.all()) == ["Data", "More"]


@pytest.mark.parametrize(
    ("selection", "is_empty"),
    [
        (Selection(), True),
        (Selection(text="  "), True),
        (Selection(facets={Facet.TYPE: frozenset()}), True),
        (Selection(text="a"), False),
        (Selection(facets={Facet.TYPE: frozenset({"fact"})}), False),
        (Selection(least_confidence=0.3), False),
    ],
)
def test_empty_is_what_narrows_nothing(selection: Selection, is_empty: bool) -> None:
    assert selection.is_empty is is_empty


def test_the_query_leaves_out_what_is_not_selected() -> None:
    query = Selection(text="a", facets={Facet.TYPE: frozenset(), Facet.AGENT: frozenset({""})}).query()
    assert query == FactQuery(text="a", selected=((Facet.AGENT, frozenset({""})),))


def test_a_value_is_put_in_and_taken_out() -> None:
    once = DATA.toggled(Facet.DOMAIN, "shop")
    assert once.facets[Facet.DOMAIN] == {"data", "deploy", "shop"}
    assert once.toggled(Facet.DOMAIN, "shop") == DATA
    assert once.text == DATA.text

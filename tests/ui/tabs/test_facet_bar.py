from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QInputDialog, QLabel, QMenu, QToolButton
from pytestqt.qtbot import QtBot

from explorer.memory.query import Facet, FacetCount
from explorer.ui.saved_filters import SavedFilters, Selection
from explorer.ui.settings import Settings
from explorer.ui.tabs.facet_bar import FacetBar, StayingMenu

COUNTS = {
    Facet.DOMAIN: [FacetCount("data", 1200), FacetCount("R&D", 3), FacetCount("", 1)],
    Facet.STATE: [FacetCount("active", 5), FacetCount("superseded", 2)],
}


class Store:
    """Answers with fixed counts, when it is told to."""

    def __init__(self) -> None:
        self.waiting: list[tuple[Facet, Callable[[Sequence[FacetCount]], None]]] = []

    def ask(self, facet: Facet, show: Callable[[Sequence[FacetCount]], None]) -> None:
        self.waiting.append((facet, show))

    def answer(self) -> None:
        for facet, show in self.waiting:
            show(COUNTS.get(facet, []))
        self.waiting.clear()


@pytest.fixture
def store() -> Store:
    return Store()


@pytest.fixture
def saved(settings: Settings) -> SavedFilters:
    return SavedFilters(settings)


@pytest.fixture
def bar(qtbot: QtBot, store: Store, saved: SavedFilters) -> FacetBar:
    made = FacetBar(store.ask, saved)
    qtbot.addWidget(made)
    made.resize(1200, 60)
    made.show()
    return made


def button(bar: FacetBar, name: str) -> QToolButton:
    return next(each for each in bar.findChildren(QToolButton) if each.accessibleName() == name)


def open_menu(bar: FacetBar, name: str) -> QMenu:
    """The menu as it is when a person opens it."""
    menu = button(bar, name).menu()
    menu.aboutToShow.emit()
    return menu


def entry(menu: QMenu, text: str) -> QAction:
    return next(each for each in menu.actions() if each.text().partition("\t")[0] == text)


def chips(bar: FacetBar) -> list[str]:
    """The chips from left to right."""
    layout = bar.layout()
    assert layout is not None
    widgets = [item.widget() for at in range(layout.count()) if (item := layout.itemAt(at)) is not None]
    return [each.text() for each in widgets if isinstance(each, QToolButton) and each.property("on") == "true"]


def test_there_is_a_button_for_every_facet_and_for_confidence_and_filters(bar: FacetBar) -> None:
    names = [each.accessibleName() for each in bar.findChildren(QToolButton)]
    assert names == ["Domain", "Type", "Veracity", "Agent", "State", "Age", "Confidence", "Saved filters"]


def test_a_menu_counts_when_it_is_opened(bar: FacetBar, store: Store) -> None:
    menu = open_menu(bar, "Domain")
    assert [(each.text(), each.isEnabled()) for each in menu.actions()] == [("Counting…", False)]
    store.answer()
    assert [each.text().replace(",", "") for each in menu.actions()] == ["data\t1200", "R&&D\t3", "none given\t1"]
    assert all(each.isCheckable() and not each.isChecked() for each in menu.actions())


def test_a_facet_without_values_says_so(bar: FacetBar, store: Store) -> None:
    menu = open_menu(bar, "Agent")
    store.answer()
    assert [(each.text(), each.isEnabled()) for each in menu.actions()] == [("Nothing to choose from", False)]


def test_values_are_chosen_as_chips_and_taken_off_by_them(bar: FacetBar, store: Store, qtbot: QtBot) -> None:
    menu = open_menu(bar, "Domain")
    store.answer()
    with qtbot.waitSignal(bar.changed):
        entry(menu, "data").trigger()
    entry(menu, "R&&D").trigger()
    entry(open_menu(bar, "Confidence"), "≥ 0.70").trigger()
    state = open_menu(bar, "State")
    store.answer()
    entry(state, "superseded").trigger()
    assert chips(bar) == ["R&D ✕", "data ✕", "superseded ✕", "≥ 0.70 ✕"]
    assert bar.selection == Selection(
        facets={Facet.DOMAIN: frozenset({"data", "R&D"}), Facet.STATE: frozenset({"superseded"})}, least_confidence=0.7
    )
    menu = open_menu(bar, "Domain")
    store.answer()
    assert [each.isChecked() for each in menu.actions()] == [True, True, False]
    button(bar, "Remove the filter data").click()
    assert chips(bar) == ["R&D ✕", "superseded ✕", "≥ 0.70 ✕"]
    button(bar, "Remove the filter ≥ 0.70").click()
    assert bar.selection.least_confidence == 0.0


def test_a_chosen_value_without_matches_can_still_be_taken_off(bar: FacetBar, store: Store) -> None:
    bar.select(Selection(facets={Facet.DOMAIN: frozenset({"gone"})}))
    menu = open_menu(bar, "Domain")
    store.answer()
    assert [each.text() for each in menu.actions()][-1] == "gone\t0"
    entry(menu, "gone").trigger()
    assert bar.selection.is_empty


def test_a_long_value_is_cut_on_its_chip_and_whole_for_a_screen_reader(bar: FacetBar) -> None:
    name = "repo:a-very-long-name/with-a-very-long-part"
    bar.select(Selection(facets={Facet.DOMAIN: frozenset({name})}))
    assert len(chips(bar)[0]) < len(name)
    assert button(bar, f"Remove the filter {name}").toolTip() == name


def test_the_same_selection_again_changes_nothing(bar: FacetBar, qtbot: QtBot) -> None:
    bar.select(Selection(text="a"))
    with qtbot.assertNotEmitted(bar.changed):
        bar.select(Selection(text="a"))


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_a_menu_stays_open_while_boxes_are_ticked(qtbot: QtBot) -> None:
    menu = StayingMenu()
    qtbot.addWidget(menu)
    box, plain = menu.addAction("box"), menu.addAction("plain")
    box.setCheckable(True)
    menu.popup(QPoint(10, 10))
    for action, stays in ((box, True), (plain, False)):
        at = menu.actionGeometry(action).center()
        QTest.mouseMove(menu, at)
        menu.setActiveAction(action)
        QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=QPointF(at).toPoint())
        assert menu.isVisible() is stays
    assert box.isChecked()


def test_a_filter_is_saved_applied_and_removed(
    bar: FacetBar, saved: SavedFilters, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    wanted = Selection(text="postgres", facets={Facet.DOMAIN: frozenset({"data"})}, least_confidence=0.5)
    menu = open_menu(bar, "Saved filters")
    assert [(each.text(), each.isEnabled()) for each in menu.actions()] == [
        ("Save this filter…", False),
        ("Clear the filter", False),
    ]
    bar.select(wanted)
    monkeypatch.setattr(QInputDialog, "getText", lambda *_: ("  Q & A ", True))
    entry(open_menu(bar, "Saved filters"), "Save this filter…").trigger()
    assert saved.all() == {"Q & A": wanted}
    entry(open_menu(bar, "Saved filters"), "Clear the filter").trigger()
    assert bar.selection.is_empty
    with qtbot.waitSignal(bar.changed):
        entry(open_menu(bar, "Saved filters"), "Q && A").trigger()
    assert bar.selection == wanted
    assert chips(bar) == ["data ✕", "≥ 0.50 ✕"]
    menu = open_menu(bar, "Saved filters")
    removal = next(each for each in menu.findChildren(QMenu) if each.title() == "Remove")
    entry(removal, "Q && A").trigger()
    assert saved.all() == {}


@pytest.mark.parametrize("said", [("", True), ("  ", True), ("name", False)])
def test_no_name_saves_nothing(
    bar: FacetBar, saved: SavedFilters, monkeypatch: pytest.MonkeyPatch, said: tuple[str, bool]
) -> None:
    bar.select(Selection(text="a"))
    monkeypatch.setattr(QInputDialog, "getText", lambda *_: said)
    entry(open_menu(bar, "Saved filters"), "Save this filter…").trigger()
    assert saved.all() == {}


def test_the_result_is_told_with_what_hides_the_rest(bar: FacetBar) -> None:
    bar.show_result("5 of 12", "7 hidden")
    label = bar.findChild(QLabel)
    assert label is not None
    assert (label.text(), label.toolTip(), label.accessibleDescription()) == ("5 of 12", "7 hidden", "7 hidden")


def test_a_narrow_bar_takes_further_rows(bar: FacetBar) -> None:
    layout = bar.layout()
    assert layout is not None
    assert layout.heightForWidth(500) > layout.heightForWidth(1200)


def test_a_menu_of_very_many_values_offers_the_most_frequent_and_says_so(bar: FacetBar, store: Store) -> None:
    many = [FacetCount(f"agent {number}", 5_000 - number) for number in range(2_000)]
    COUNTS[Facet.AGENT] = many
    try:
        bar.select(Selection(facets={Facet.AGENT: frozenset({"agent 1999"})}))
        menu = open_menu(bar, "Agent")
        store.answer()
    finally:
        del COUNTS[Facet.AGENT]
    actions = menu.actions()
    assert len(actions) == 62
    assert entry(menu, "agent 0").isCheckable()
    assert entry(menu, "agent 1999").isChecked()
    assert not actions[-1].isEnabled()
    assert actions[-1].text().startswith("1939 more")


def test_a_long_value_makes_no_wide_menu(bar: FacetBar, store: Store) -> None:
    COUNTS[Facet.AGENT] = [FacetCount("a\tb\n" + "x" * 500, 3)]
    try:
        menu = open_menu(bar, "Agent")
        store.answer()
    finally:
        del COUNTS[Facet.AGENT]
    (action,) = menu.actions()
    assert action.text().startswith("a b xxx")
    assert action.text().endswith("…\t3")
    assert len(action.text()) < 70
    assert "x" * 500 in action.toolTip()

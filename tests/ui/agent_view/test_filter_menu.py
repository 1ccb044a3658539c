from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from explorer.memory.facts import FactType
from explorer.memory.query import Facet
from explorer.ui.agent_view.filter_menu import FilterMenu, Filters
from explorer.ui.session import Session
from tests.ui.conftest import PATIENCE


@pytest.fixture
def menu(session: Session, workspace: Path, qtbot: QtBot) -> FilterMenu:
    made = FilterMenu(session)
    qtbot.addWidget(made)
    with qtbot.waitSignal(session.opened, timeout=PATIENCE):
        session.open(workspace)
    return made


def submenu(menu: FilterMenu, title: str) -> QMenu:
    return next(each for each in menu.drop_down.findChildren(QMenu) if each.title() == title)


def test_values_are_offered_with_counts_of_the_branch_that_is_shown(menu: FilterMenu, qtbot: QtBot) -> None:
    domains = submenu(menu, "Domain")
    domains.aboutToShow.emit()
    qtbot.waitUntil(lambda: len(domains.actions()) > 2, timeout=PATIENCE)
    texts = [action.text() for action in domains.actions()]
    assert "deploy\t3" in texts
    assert not any("security" in text for text in texts), "that is on another branch"
    domains.actions()[texts.index("deploy\t3")].trigger()
    assert menu.filters.domains == {"deploy"}
    domains.aboutToShow.emit()
    qtbot.waitUntil(lambda: any(action.isChecked() for action in domains.actions()), timeout=PATIENCE)


def test_it_says_how_many_filters_hold_and_what_they_are(menu: FilterMenu) -> None:
    heard: list[Filters] = []
    menu.changed.connect(lambda: heard.append(menu.filters))
    menu.tick(Facet.DOMAIN, "data")
    menu.tick(Facet.TYPE, "decision")
    menu.tick(Facet.AGENT, "coder")
    assert menu.filters == Filters(frozenset({"data"}), frozenset({FactType.DECISION}), frozenset({"coder"}))
    assert menu.text() == "Filter 3 ▾"
    assert menu.toolTip() == "Only these may answer: data, decision, coder"
    menu.tick(Facet.TYPE, "decision")
    submenu(menu, "Results").actions()[1].trigger()
    assert menu.filters.limit == 20
    assert menu.text() == "Filter 3 ▾"
    menu.clear()
    menu.clear()
    assert menu.filters == Filters()
    assert len(heard) == 6, "nothing new is no news"
    assert menu.text() == "Filter ▾"

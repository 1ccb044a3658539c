from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from explorer.memory.keys import Key
from explorer.ui.agent_view.agent_view import PREAMBLE, SEARCH
from explorer.ui.details.sections import WHY
from explorer.ui.docks.docks import AGENT
from explorer.ui.main_window import MainWindow
from tests.ui.agent_view.conftest import CACHE
from tests.ui.conftest import OpenWindow
from tests.ui.driving import CONTROL, Driver, press


@pytest.fixture
def ana(open_window: OpenWindow, workspace: Path, qtbot: QtBot) -> Driver:
    driver = Driver(open_window(workspace), qtbot)
    driver.settle()
    return driver


def box_has_keyboard(window: MainWindow) -> bool:
    return window.docks.agent.search.bar.box.hasFocus()


def test_ctrl_k_asks_a_question_from_anywhere(ana: Driver) -> None:
    press(Qt.Key.Key_K, CONTROL)
    assert box_has_keyboard(ana.window)
    press("Redis")
    ana.facts.table.setFocus()
    press(Qt.Key.Key_K, CONTROL)
    assert ana.window.docks.agent.search.bar.box.selectedText() == "Redis"
    ana.window.docks.agent.go_to_page(PREAMBLE)
    assert not box_has_keyboard(ana.window)
    press(Qt.Key.Key_K, CONTROL)
    assert box_has_keyboard(ana.window)
    assert ana.window.docks.agent.currentIndex() == SEARCH


def test_a_page_alone_holds_the_dock_open_and_gets_its_keyboard(ana: Driver) -> None:
    agent = ana.window.docks.agent
    ana.window.docks.go_to(AGENT)
    assert box_has_keyboard(ana.window)
    agent.setCurrentIndex(PREAMBLE)
    ana.window.docks.go_to(AGENT)
    focus = QApplication.focusWidget()
    assert focus is not None
    assert agent.preamble.isAncestorOf(focus)
    agent.setCurrentIndex(SEARCH)
    assert agent.minimumSizeHint().height() < 200


def test_the_menu_of_a_fact_asks_why_an_agent_would_not_get_it(ana: Driver) -> None:
    ana.select("cache")
    ana.window.actions_by_name["why_not"].trigger()
    agent = ana.window.docks.agent
    ana.wait(agent.search.asked.isVisible)
    assert agent.search.about == CACHE
    assert box_has_keyboard(ana.window)
    ana.window.docks.ask_why_not([Key("__policies__", "p-on")])
    assert agent.search.about == CACHE


def test_details_lead_to_the_same_question(ana: Driver) -> None:
    ana.read("cache")
    label = next(each for each in ana.details.findChildren(QLabel) if WHY in each.text())
    label.linkActivated.emit(WHY)
    ana.wait(ana.window.docks.agent.search.asked.isVisible)
    assert ana.window.docks.agent.search.about == CACHE


def test_a_result_leads_to_its_fact(ana: Driver) -> None:
    search = ana.window.docks.agent.search
    press(Qt.Key.Key_K, CONTROL)
    press("Redis")
    press(Qt.Key.Key_Return)
    ana.wait(lambda: search.lists.main.current is not None)
    search.lists.main.go_to(CACHE)
    search.lists.main.setFocus()
    press(Qt.Key.Key_Return)
    ana.wait(lambda: ana.current == "cache")
    assert ana.steps == 0, "whoever looks changes nothing"

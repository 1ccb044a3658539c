from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QItemSelectionModel, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from explorer.memory.keys import Key
from explorer.memory.namespaces import POLICIES
from explorer.services.tokens import estimate_tokens
from explorer.ui.docks.docks import DETAILS
from explorer.ui.main_window import MainWindow
from explorer.ui.models.policies import COLUMNS, PolicyColumn
from explorer.ui.tabs.policies_tab import PoliciesTab
from explorer.ui.theme import DARK, apply_theme
from tests.ui.conftest import PATIENCE, Agent, OpenWindow, details_text
from tests.ui.driving import Driver, press

Hire = Callable[[Path], Agent]


@pytest.fixture
def tab(window: MainWindow) -> PoliciesTab:
    window.tabs.setCurrentIndex(1)
    return window.tabs.policies


def rules(tab: PoliciesTab) -> list[str]:
    return [counted.policy.id for group in tab.model.groups for counted in group.policies]


def cost(tab: PoliciesTab) -> str:
    return next(each.text() for each in tab.findChildren(QLabel) if "dispatch" in each.text())


def current(tab: PoliciesTab) -> str | None:
    counted = tab.model.policy_at(tab.tree.currentIndex())
    return None if counted is None else counted.policy.id


def test_all_groups_are_open(tab: PoliciesTab) -> None:
    assert rules(tab) == ["p-db", "p-on", "p-off"]
    for at in range(tab.model.rowCount()):
        assert tab.tree.isExpanded(tab.model.index(at, 0))


def test_what_the_rules_cost_in_every_dispatch_is_told(tab: PoliciesTab) -> None:
    lines = ("- [data] Use PostgreSQL for everything that must survive", "- [deploy] Deploy with two approvals")
    tokens = sum(map(estimate_tokens, lines))
    assert cost(tab) == (f"2 active rule(s) cost about {tokens} tokens in every dispatch, whatever the task or role")


def test_the_cost_does_not_shrink_with_the_filter(tab: PoliciesTab, window: MainWindow, qtbot: QtBot) -> None:
    before = cost(tab)
    window.toolbar.filter.setText("PostgreSQL")
    qtbot.waitUntil(lambda: rules(tab) == ["p-db"], timeout=PATIENCE)
    assert cost(tab) == before
    assert window.tabs.tabText(1) == "Policies  3"


def test_a_filter_that_hides_all_can_be_cleared(tab: PoliciesTab, window: MainWindow, qtbot: QtBot) -> None:
    window.toolbar.filter.setText("xyzzy")
    qtbot.waitUntil(tab.empty.isVisible, timeout=PATIENCE)
    texts = [each.text() for each in tab.empty.findChildren(QLabel) if each.isVisible()]
    assert texts == ["No policy matches", "3 policy(s) hidden by the filter"]
    next(each for each in tab.empty.findChildren(QPushButton) if each.isVisible()).click()
    qtbot.waitUntil(lambda: len(rules(tab)) == 3, timeout=PATIENCE)
    assert window.toolbar.filter.text() == ""
    assert tab.tree.isVisible()


def test_no_policies_says_where_they_come_from(open_window: OpenWindow, many: Path, qtbot: QtBot) -> None:
    window = open_window(many)
    window.tabs.setCurrentIndex(1)
    tab = window.tabs.policies
    qtbot.waitUntil(tab.empty.isVisible, timeout=PATIENCE)
    texts = [each.text() for each in tab.empty.findChildren(QLabel) if each.isVisible()]
    assert texts[0] == "No policies yet"
    assert "agents derive from facts" in texts[1]
    assert [each for each in tab.empty.findChildren(QPushButton) if each.isVisible()] == []


def test_a_refresh_keeps_the_rule_that_is_read(
    tab: PoliciesTab, window: MainWindow, workspace: Path, hire: Hire, qtbot: QtBot
) -> None:
    tab.select_key(Key("__policies__", "p-on"))
    qtbot.waitUntil(lambda: "/p-on<" in details_text(window), timeout=PATIENCE)
    hire(workspace).remember("p-new", "Ask before a release", "__policies__", domain="apps", active=True)
    qtbot.waitUntil(lambda: rules(tab)[0] == "p-new", timeout=PATIENCE)
    assert current(tab) == "p-on"
    assert tab.tree.isExpanded(tab.model.index(0, 0))
    assert "3 active rule(s)" in cost(tab)


def test_the_place_is_kept(open_window: OpenWindow, tmp_path: Path, hire: Hire, qtbot: QtBot) -> None:
    path = tmp_path / "rules.vdb"
    agent = hire(path)
    for number in range(120):
        agent.remember(f"p{number:03}", f"Rule {number}", "__policies__", domain=f"d{number % 7}", active=True)
    window = open_window(path)
    window.tabs.setCurrentIndex(1)
    bar = window.tabs.policies.tree.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 60, timeout=PATIENCE)
    bar.setValue(50)
    agent.remember("zzz", "One more rule", "__policies__", domain="zzz", active=True)
    qtbot.waitUntil(lambda: "zzz" in rules(window.tabs.policies), timeout=PATIENCE)
    QApplication.processEvents()
    assert bar.value() == 50


def test_j_and_k_walk_through_the_rules(tab: PoliciesTab, window: MainWindow, qtbot: QtBot) -> None:
    tab.tree.setFocus()
    tab.tree.setCurrentIndex(tab.model.index(0, 0))
    seen = []
    for key in "jjjjjjk":
        QTest.keyClicks(tab.tree, key)
        seen.append(current(tab))
    assert seen == ["p-db", None, "p-on", "p-off", "p-off", "p-off", "p-on"]
    qtbot.waitUntil(lambda: "/p-on<" in details_text(window), timeout=PATIENCE)


def test_enter_goes_to_details(tab: PoliciesTab, window: MainWindow, qtbot: QtBot) -> None:
    window.docks[DETAILS].hide()
    tab.select_key(Key("__policies__", "p-on"))
    tab.tree.setFocus()
    QTest.keyClick(tab.tree, Qt.Key.Key_Return)
    assert window.docks[DETAILS].isVisible()


def test_a_hidden_rule_is_found_by_clearing_the_filter(tab: PoliciesTab, window: MainWindow, qtbot: QtBot) -> None:
    window.toolbar.filter.setText("PostgreSQL")
    qtbot.waitUntil(lambda: rules(tab) == ["p-db"], timeout=PATIENCE)
    tab.select_key(Key("__policies__", "p-off"))
    qtbot.waitUntil(lambda: current(tab) == "p-off", timeout=PATIENCE)


def test_dimmed_rules_follow_the_theme(tab: PoliciesTab, qapp: QApplication) -> None:
    apply_theme(qapp, "dark")
    index = tab.model.index_of(Key("__policies__", "p-off"))
    assert index.data(Qt.ItemDataRole.ForegroundRole).color().name() == DARK.muted


@pytest.fixture
def ana(window: MainWindow, tab: PoliciesTab, qtbot: QtBot) -> Driver:
    driver = Driver(window, qtbot)
    driver.settle()
    tab.tree.setFocus()
    return driver


def select(tab: PoliciesTab, *record_ids: str) -> None:
    flags = QItemSelectionModel.SelectionFlag
    for number, record_id in enumerate(record_ids):
        command = flags.Select if number else flags.ClearAndSelect
        index = tab.model.index_of(Key(POLICIES, record_id))
        tab.tree.selectionModel().setCurrentIndex(index, command | flags.Rows)


def selected(tab: PoliciesTab) -> list[str]:
    return [key.id for key in tab.selected_keys]


def states(tab: PoliciesTab) -> dict[str, bool]:
    return {each.policy.id: each.policy.active for group in tab.model.groups for each in group.policies}


def test_several_are_switched_together_and_stay_selected(ana: Driver, tab: PoliciesTab) -> None:
    select(tab, "p-off", "p-on")
    press("a")
    ana.wait(lambda: states(tab)["p-off"])
    ana.settle()
    assert states(tab) == {"p-db": True, "p-on": True, "p-off": True}
    assert sorted(selected(tab)) == ["p-off", "p-on"]
    assert current(tab) == "p-on"
    press("a")
    ana.wait(lambda: not states(tab)["p-on"] and not states(tab)["p-off"])
    ana.settle()
    assert ana.steps == 2
    assert ana.stored("p-on", POLICIES)["active"] is False
    assert sorted(selected(tab)) == ["p-off", "p-on"]


def test_the_row_of_a_domain_stands_for_all_its_policies(ana: Driver, tab: PoliciesTab) -> None:
    tab.tree.setCurrentIndex(tab.model.index(1, 0))
    assert selected(tab) == ["p-on", "p-off"]
    press("a")
    ana.wait(lambda: states(tab)["p-off"])
    ana.settle()
    assert ana.steps == 1


def test_a_double_click_on_the_state_switches_and_elsewhere_reads(ana: Driver, tab: PoliciesTab) -> None:
    def double_click(record_id: str, column: PolicyColumn) -> None:
        index = tab.model.index_of(Key(POLICIES, record_id)).siblingAtColumn(COLUMNS.index(column))
        at = tab.tree.visualRect(index).center()
        QTest.mouseClick(tab.tree.viewport(), Qt.MouseButton.LeftButton, pos=at)
        QTest.mouseDClick(tab.tree.viewport(), Qt.MouseButton.LeftButton, pos=at)

    double_click("p-off", PolicyColumn.STATE)
    ana.wait(lambda: states(tab)["p-off"])
    ana.settle()
    assert ana.stored("p-off", POLICIES)["active"] is True
    ana.window.docks[DETAILS].hide()
    double_click("p-on", PolicyColumn.RULE)
    assert ana.window.docks[DETAILS].isVisible()
    ana.settle()
    assert ana.steps == 1


def test_read_only_a_double_click_on_the_state_reads(open_window: OpenWindow, workspace: Path, qtbot: QtBot) -> None:
    window = open_window(workspace, read_only=True)
    window.tabs.setCurrentIndex(1)
    tab = window.tabs.policies
    with qtbot.assertNotEmitted(tab.switch_requested), qtbot.waitSignal(tab.details_requested):
        index = tab.model.index_of(Key(POLICIES, "p-off")).siblingAtColumn(COLUMNS.index(PolicyColumn.STATE))
        tab.tree.activated.emit(index)


def test_closed_domains_stay_closed_and_nothing_moves_where_nothing_changed(
    ana: Driver, tab: PoliciesTab, hire: Hire
) -> None:
    select(tab, "p-db")
    tab.tree.setExpanded(tab.model.index(1, 0), False)
    resets: list[bool] = []
    tab.model.modelReset.connect(lambda: resets.append(True))
    ana.window.tabs.setCurrentIndex(0)
    ana.select("cache")
    press("p")
    ana.settle()
    assert resets == []
    hire(ana.path).remember("p-new", "Ask before a release", POLICIES, domain="apps", active=True)
    ana.wait(lambda: "p-new" in rules(tab))
    assert [tab.tree.isExpanded(tab.model.index(at, 0)) for at in range(3)] == [True, True, False]
    assert selected(tab) == ["p-db"]


@pytest.mark.parametrize(
    ("going", "expected"),
    [(["p-db"], "p-on"), (["p-on"], "p-off"), (["p-off"], "p-on"), (["p-on", "p-off"], "p-db"), (["nowhere"], None)],
)
def test_before_policies_go_the_next_one_is_selected(tab: PoliciesTab, going: list[str], expected: str | None) -> None:
    tab.move_on([Key(POLICIES, each) for each in going])
    assert current(tab) == expected


def test_what_was_deleted_is_gone_at_once_and_undo_shows_it_at_once_while_an_agent_has_the_file(
    ana: Driver, tab: PoliciesTab, hire: Hire
) -> None:
    select(tab, "p-on")
    press(Qt.Key.Key_Delete)
    ana.wait(lambda: "p-on" not in rules(tab))
    ana.settle()
    agent = hire(ana.path)
    agent.change("sale", topic="so that it holds the file")
    press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    ana.wait(lambda: "p-on" in rules(tab))
    ana.wait(lambda: "waiting" in ana.window.toolbar.state.text())
    agent.close()
    ana.settle()
    assert ana.stored("p-on", POLICIES)["content"] == "Deploy with two approvals"


def test_a_turn_to_another_tab_shows_what_is_selected_there(ana: Driver, tab: PoliciesTab) -> None:
    select(tab, "p-on")
    ana.wait(lambda: ana.details.keys == (Key(POLICIES, "p-on"),))
    ana.window.tabs.setCurrentIndex(0)
    ana.wait(lambda: [key.id for key in ana.details.keys] == ["tone"])
    ana.window.tabs.setCurrentIndex(1)
    ana.wait(lambda: ana.details.keys == (Key(POLICIES, "p-on"),))

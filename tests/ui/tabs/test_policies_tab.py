from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from explorer.memory.keys import Key
from explorer.services.tokens import estimate_tokens
from explorer.ui.docks.docks import DETAILS
from explorer.ui.main_window import MainWindow
from explorer.ui.tabs.policies_tab import PoliciesTab
from explorer.ui.theme import DARK, apply_theme
from tests.ui.conftest import PATIENCE, Agent, OpenWindow, details_text

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

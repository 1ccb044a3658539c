from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from explorer.memory.keys import Key
from explorer.services.preamble.results import Cost
from explorer.ui.agent_view.budget import BudgetGroup, BudgetRow
from explorer.ui.agent_view.budget_tree import BudgetTree
from explorer.ui.theme import apply_theme

ONE, TWO = Key("user", "one"), Key("user", "two")


def row(key: Key) -> BudgetRow:
    return BudgetRow(key.id, "", Cost(1, 1), key, key.id)


FACTS = BudgetGroup("facts", "2 facts", (row(ONE), row(TWO)), Cost(2, 2))
OUT = BudgetGroup("expired", "1 left out", (BudgetRow("… and 3 more"),))


@pytest.fixture
def tree(qapp: QApplication, qtbot: QtBot) -> BudgetTree:
    apply_theme(qapp, "light")
    made = BudgetTree()
    qtbot.addWidget(made)
    made.show_groups([FACTS, OUT])
    made.show()
    return made


def test_facts_are_open_and_the_rest_is_closed_until_a_person_says_so(tree: BudgetTree) -> None:
    first, second = (tree.budget.index(at, 0) for at in (0, 1))
    assert (tree.isExpanded(first), tree.isExpanded(second)) == (True, False)
    tree.collapse(first)
    tree.expand(second)
    tree.show_groups([OUT, FACTS])
    assert [tree.isExpanded(tree.budget.index(at, 0)) for at in (0, 1)] == [True, False]


def test_the_chosen_row_stays_while_it_is_there(tree: BudgetTree, qtbot: QtBot) -> None:
    tree.setCurrentIndex(tree.budget.index_of(TWO))
    tree.show_groups([BudgetGroup("facts", "1 fact", (row(TWO),), Cost(1, 1)), OUT])
    assert tree.current_row == row(TWO)
    with qtbot.waitSignal(tree.row_chosen) as seen:
        tree.show_groups([OUT])
    assert seen.args == [None]


def test_keys(tree: BudgetTree, qtbot: QtBot) -> None:
    tree.setCurrentIndex(tree.budget.index(0, 0))
    asked: list[Key] = []
    tree.key_requested.connect(asked.append)
    QTest.keyClick(tree, Qt.Key.Key_Return)
    QTest.keyClicks(tree, "jj")
    assert tree.current_row == row(TWO)
    QTest.keyClicks(tree, "k")
    QTest.keyClick(tree, Qt.Key.Key_Enter)
    assert asked == [ONE]
    tree.expandAll()
    tree.setCurrentIndex(tree.budget.index(0, 0, tree.budget.index(1, 0)))
    QTest.keyClick(tree, Qt.Key.Key_Return)
    assert asked == [ONE]


def test_it_follows_the_theme(tree: BudgetTree, qapp: QApplication) -> None:
    before = tree.budget.index(1, 0).data(Qt.ItemDataRole.ForegroundRole).color()
    apply_theme(qapp, "dark")
    assert tree.budget.index(1, 0).data(Qt.ItemDataRole.ForegroundRole).color() != before

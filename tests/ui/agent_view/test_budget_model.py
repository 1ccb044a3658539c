from __future__ import annotations

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication

from explorer.memory.keys import Key
from explorer.services.preamble.results import Cost
from explorer.ui.agent_view.budget import BudgetGroup, BudgetRow
from explorer.ui.agent_view.budget_model import CHARACTERS, TOKENS, WHAT, BudgetModel
from explorer.ui.theme import LIGHT

KEY = Key("user", "a")
GROUPS = [
    BudgetGroup("facts", "1 fact", (BudgetRow("<b>One</b>", "Match 1.", Cost(26, 9), KEY, "- One"),), Cost(60, 20)),
    BudgetGroup("advice", "Advice", (), Cost(30, 8)),
    BudgetGroup("expired", "1 left out", (BudgetRow("Two", "Left out.", Cost(5, 2)),)),
]
ROLE = Qt.ItemDataRole


@pytest.fixture
def model(qapp: QApplication) -> BudgetModel:
    made = BudgetModel()
    QAbstractItemModelTester(made, QAbstractItemModelTester.FailureReportingMode.Fatal)
    made.show_groups(GROUPS, QPalette())
    return made


def texts(model: BudgetModel, index: QModelIndex) -> list[object]:
    return [model.data(index.siblingAtColumn(column)) for column in (WHAT, TOKENS, CHARACTERS)]


def test_parts_and_below_them_what_they_are_made_of(model: BudgetModel) -> None:
    assert [texts(model, model.index(at, 0)) for at in range(model.rowCount())] == [
        ["1 fact", "20", "60"], ["Advice", "8", "30"], ["1 left out", "", ""],
    ]  # fmt: skip
    assert texts(model, model.index_of(KEY)) == ["<b>One</b>", "9", "26"]
    assert model.row_at(model.index_of(KEY)) == GROUPS[0].rows[0]
    assert model.group_at(model.index_of(KEY)) == GROUPS[0]
    assert model.row_at(model.index(0, 0)) is None
    assert not model.index_of(Key("user", "b")).isValid()
    assert [model.headerData(at, Qt.Orientation.Horizontal) for at in range(3)] == [
        "What it is made of", "≈ Tokens", "Characters",
    ]  # fmt: skip


def test_nothing_an_agent_wrote_is_markup(model: BudgetModel) -> None:
    index = model.index_of(KEY)
    assert index.data(ROLE.ToolTipRole) == "<qt>&lt;b&gt;One&lt;/b&gt;<br>Match 1.</qt>"
    assert index.data(ROLE.AccessibleTextRole) == "<b>One</b>. Match 1."


def test_what_is_left_out_is_muted(model: BudgetModel) -> None:
    model.dress(QPalette(QColor("#ffffff")))
    left_out = model.index(2, 0)
    assert left_out.data(ROLE.ForegroundRole).color() == QColor(LIGHT.muted)
    assert model.index(0, 0, left_out).data(ROLE.ForegroundRole).color() == QColor(LIGHT.muted)
    assert model.index(0, 0).data(ROLE.ForegroundRole) is None
    assert model.index(0, 0).data(ROLE.FontRole).bold()
    assert model.index(0, 1).data(ROLE.TextAlignmentRole) & Qt.AlignmentFlag.AlignRight

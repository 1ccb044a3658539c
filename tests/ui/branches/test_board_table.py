from __future__ import annotations

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt
from PySide6.QtGui import QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from explorer.memory.keys import Key
from explorer.services.branches.survey import BranchRow
from explorer.ui.branches.board_model import BRANCH_FORMAT, BoardColumn, BoardModel
from explorer.ui.branches.board_table import BoardTable
from explorer.ui.models.dragged_keys import FORMAT, pack
from explorer.ui.theme import apply_theme
from tests.ui.branches.conftest import ROWS
from tests.ui.conftest import NOW

KEYS = [Key("project:main", "a")]
CONTROL, NO = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.NoModifier


@pytest.fixture
def table(qtbot: QtBot) -> BoardTable:
    model = BoardModel(lambda: NOW)
    table = BoardTable(model)
    model.setParent(table)
    qtbot.addWidget(table)
    model.show_rows(ROWS)
    table.resize(900, 300)
    table.show()
    table.go_to("main")
    return table


def drop(table: BoardTable, data: QMimeData, row: int, modifiers: Qt.KeyboardModifier = NO) -> None:
    at = table.visualRect(table.model().index(row, 0)).center() if row >= 0 else table.viewport().rect().bottomLeft()
    actions = Qt.DropAction.CopyAction | Qt.DropAction.MoveAction
    event = QDropEvent(QPointF(at), actions, data, Qt.MouseButton.LeftButton, modifiers)
    table.dropEvent(event)
    assert event.dropAction() is Qt.DropAction.CopyAction, "the list that they are dragged from keeps its rows"


def test_facts_are_dropped_to_be_moved_or_with_control_copied(table: BoardTable) -> None:
    dropped: list[tuple[list[Key], BranchRow, bool]] = []
    table.facts_dropped.connect(lambda *said: dropped.append(said))
    drop(table, pack(KEYS), 0)
    drop(table, pack(KEYS), 3, CONTROL)
    drop(table, pack(KEYS), -1)
    assert dropped == [(KEYS, ROWS[0], False), (KEYS, ROWS[3], True)]


def test_a_branch_is_dropped_on_another(table: BoardTable) -> None:
    dropped: list[tuple[str, BranchRow]] = []
    table.branch_dropped.connect(lambda *said: dropped.append(said))
    model = table.model()
    data = model.mimeData([model.index(0, 0)])
    assert bytes(data.data(BRANCH_FORMAT).data()) == b"old/name"
    drop(table, data, 1)
    foreign = QMimeData()
    foreign.setText("a text of another program")
    drop(table, foreign, 1)
    assert dropped == [("old/name", ROWS[1])]


def test_only_what_can_be_dropped_is_taken(table: BoardTable) -> None:
    model, action = table.model(), Qt.DropAction.MoveAction
    foreign = QMimeData()
    foreign.setText("a text")
    at = model.index(1, 0)
    assert not model.canDropMimeData(foreign, action, -1, -1, at)
    assert {FORMAT, BRANCH_FORMAT} == set(model.mimeTypes())
    assert model.canDropMimeData(pack(KEYS), action, -1, -1, at)


def test_a_click_on_a_heading_sorts_and_a_third_one_does_not(table: BoardTable) -> None:
    def names() -> list[str | None]:
        rows = range(table.proxy.rowCount())
        return [table.proxy.index(row, 0).data(Qt.ItemDataRole.DisplayRole) for row in rows]

    before = names()
    header = table.header()
    x = header.sectionViewportPosition(BoardColumn.FACTS) + 10
    for expected in (["emptied", "old/name", "all branches see it", "main"], None, before):
        QTest.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=QPointF(x, 8).toPoint())
        assert expected is None or names() == expected
    assert table.row == ROWS[1]


def test_letters_walk_and_enter_activates(table: BoardTable) -> None:
    activated: list[int] = []
    table.activated.connect(lambda index: activated.append(index.row()))
    QTest.keyClicks(table, "j")
    assert table.row == ROWS[2]
    QTest.keyClicks(table, "k")
    QTest.keyClick(table, Qt.Key.Key_Return)
    QTest.keyClicks(table, "x")
    assert (table.row, activated) == (ROWS[1], [1])
    table.go_to("nobody")
    assert table.row == ROWS[0]


def test_both_themes_are_painted(table: BoardTable, qapp: QApplication) -> None:
    apply_theme(qapp, "dark")
    dark = table.grab().toImage()
    apply_theme(qapp, "light")
    assert table.grab().toImage() != dark

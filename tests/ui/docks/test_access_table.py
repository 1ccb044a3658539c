from __future__ import annotations

import pytest
import shiboken6
from PySide6.QtCore import QItemSelectionModel, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit, QStyleOptionViewItem
from pytestqt.qtbot import QtBot

from explorer.memory.keys import Key
from explorer.services.grants import Access, AccessMatrix, DomainAccess
from explorer.ui.docks.access_table import AccessDelegate, AccessTable
from explorer.ui.models.access import AccessModel
from explorer.ui.theme import apply_theme

ROLES = ("coder", "qa", "pm")
DEFAULTS = (Access(), Access(), Access())
ROWS = tuple(DomainAccess(name, name.title(), "", Key("__domains__", name), DEFAULTS) for name in ("data", "deploy"))


@pytest.fixture
def table(qapp: QApplication, qtbot: QtBot) -> AccessTable:
    apply_theme(qapp, "light")
    model = AccessModel()
    model.show_matrix(AccessMatrix(ROLES, ROWS), is_read_only=False)
    made = AccessTable(model)
    model.setParent(made)
    qtbot.addWidget(made)
    made.resize(800, 300)
    made.show()
    return made


def select(table: AccessTable, *cells: tuple[int, int]) -> None:
    flags = QItemSelectionModel.SelectionFlag
    table.clearSelection()
    for cell in cells:
        table.selectionModel().select(table.model().index(*cell), flags.Select)


@pytest.mark.parametrize(("key", "permission"), [("n", "none"), ("r", "read"), ("W", "write")])
def test_a_letter_is_a_wish_for_the_selected_cells(table: AccessTable, key: str, permission: str) -> None:
    wished: list[str] = []
    table.permission_chosen.connect(wished.append)
    select(table, (1, 3), (0, 2), (0, 0))
    QTest.keyClicks(table, key.lower())
    assert wished == [permission.lower()]
    assert table.selected_cells == [("coder", "data"), ("qa", "deploy")], "labels have no permission"


def test_letters_with_control_and_others_are_no_wish(table: AccessTable) -> None:
    wished: list[str] = []
    table.permission_chosen.connect(wished.append)
    QTest.keyClick(table, Qt.Key.Key_W, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(table, "x")
    assert wished == []


def test_a_permission_is_chosen_from_a_list(table: AccessTable) -> None:
    model, index = table._model, table.model().index(0, 3)
    delegate = AccessDelegate(model, table)
    box = delegate.createEditor(table.viewport(), QStyleOptionViewItem(), index)
    assert isinstance(box, QComboBox)
    delegate.setEditorData(box, index)
    assert [box.itemText(at) for at in range(box.count())] == ["none", "read", "write"]
    assert box.currentText() == "read"
    edited: list[tuple[str, str, str]] = []
    model.grant_edited.connect(lambda *each: edited.append(each))
    delegate.commitData.connect(lambda editor: delegate.setModelData(editor, model, index))
    box.setCurrentIndex(2)
    box.activated.emit(2)
    assert edited == [("qa", "data", "write")]
    # Before its list opens, which the offscreen platform warns about.
    shiboken6.delete(box)


def test_enter_and_f2_edit_a_label_in_place(table: AccessTable, qtbot: QtBot) -> None:
    edited: list[tuple[object, str, str]] = []
    table._model.text_edited.connect(lambda *each: edited.append(each))
    table.activateWindow()
    qtbot.waitUntil(table.isActiveWindow)
    for key in (Qt.Key.Key_Return, Qt.Key.Key_F2):
        table.setCurrentIndex(table.model().index(1, 0))
        QTest.keyClick(table, key)
        (line,) = table.viewport().findChildren(QLineEdit)
        assert line.text() == "Deploy"
        line.setText("Releases")
        QTest.keyClick(line, Qt.Key.Key_Return)
        qtbot.waitUntil(lambda: not table.viewport().findChildren(QLineEdit))
    assert edited == [(ROWS[1], "label", "Releases")] * 2


def test_columns_and_rows_grow_with_the_font(table: AccessTable) -> None:
    before = (table.columnWidth(0), table.rowHeight(0))
    assert before[1] == 28
    font = table.font()
    font.setPointSizeF(2 * font.pointSizeF())
    table.setFont(font)
    assert table.columnWidth(0) > 1.6 * before[0]
    assert table.rowHeight(0) > before[1]


def test_the_current_cell_has_a_frame(table: AccessTable, qtbot: QtBot) -> None:
    table.activateWindow()
    qtbot.waitUntil(table.isActiveWindow)
    index = table.model().index(0, 3)
    table.setFocus()

    def corner() -> str:
        rect = table.visualRect(index)
        return table.viewport().grab().toImage().pixelColor(rect.left(), rect.top()).name()

    without = corner()
    table.setCurrentIndex(index)
    assert corner() != without

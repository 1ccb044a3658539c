from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from explorer.services.teleport.parcels import Selection
from explorer.ui.settings import Settings
from explorer.ui.teleport.send_allowed import Allowed
from explorer.ui.teleport.send_findings import Column, FindingsModel
from explorer.ui.teleport.send_table import FindingsTable
from explorer.ui.teleport.send_work import examine
from explorer.ui.theme import apply_theme
from tests.ui.conftest import Agent
from tests.ui.teleport.send_cases import scanned, write_secrets


@pytest.fixture
def table(
    workspace: Path, hire: Callable[[Path], Agent], settings: Settings, qtbot: QtBot, qapp: QApplication
) -> FindingsTable:
    apply_theme(qapp, "light")
    write_secrets(workspace, hire)
    model = FindingsModel(Allowed(settings))
    model.show_examined(examine(scanned(workspace), Selection(), lambda _: None))
    made = FindingsTable(model)
    model.setParent(made)
    qtbot.addWidget(made)
    made.resize(800, 300)
    made.show()
    made.setCurrentIndex(model.index(0, 0))
    return made


def test_letters_are_keys(table: FindingsTable, qtbot: QtBot) -> None:
    QTest.keyClicks(table, "jj")
    assert table.rows == [2]
    QTest.keyClicks(table, "k")
    QTest.keyClick(table, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    assert table.rows == [1, 2]
    with qtbot.waitSignal(table.leave_out_requested):
        QTest.keyClick(table, Qt.Key.Key_Space)
    with qtbot.waitSignal(table.allow_requested):
        QTest.keyClicks(table, "a")
    with qtbot.assertNotEmitted(table.allow_requested):
        QTest.keyClick(table, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    assert table.rows == [0, 1, 2, 3]


def test_where_keeps_room_in_a_narrow_list(table: FindingsTable) -> None:
    wide = table.columnWidth(Column.WHERE)
    table.resize(600, 300)
    assert 120 < table.columnWidth(Column.WHERE) < wide
    assert sum(table.columnWidth(column) for column in Column) <= table.viewport().width()

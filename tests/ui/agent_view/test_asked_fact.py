from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolButton
from pytestqt.qtbot import QtBot

from explorer.ui.agent_view.asked_fact import AskedFact
from explorer.ui.theme import apply_theme


def test_it_is_there_while_a_fact_is_asked_for(qapp: QApplication, qtbot: QtBot) -> None:
    line = AskedFact()
    qtbot.addWidget(line)
    line.show_text("The database is PostgreSQL 16")
    assert line.isVisible()
    assert line.text.accessibleName() == "“The database is PostgreSQL 16”"
    apply_theme(qapp, "dark")
    explain, close = line.findChildren(QToolButton)
    with qtbot.waitSignal(line.explanation_requested):
        QTest.mouseClick(explain, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(line.closed):
        QTest.keyClick(close, Qt.Key.Key_Space)
    line.show_text("")
    assert not line.isVisible()

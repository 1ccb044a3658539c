from __future__ import annotations

from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QTreeWidget, QTreeWidgetItem
from pytestqt.qtbot import QtBot

from explorer.ui.teleport.send_rows import RowDelegate
from explorer.ui.theme import LIGHT, apply_theme
from tests.ui.conftest import PATIENCE


def test_the_row_with_the_keyboard_is_marked(qtbot: QtBot, qapp: QApplication) -> None:
    apply_theme(qapp, "light")
    tree = QTreeWidget()
    qtbot.addWidget(tree)
    tree.setItemDelegate(RowDelegate(40, tree))
    items = [QTreeWidgetItem(tree, [name]) for name in ("a", "b")]
    tree.setCurrentItem(items[1])
    tree.show()
    tree.activateWindow()
    qtbot.waitUntil(tree.isActiveWindow, timeout=PATIENCE)
    assert tree.visualItemRect(items[0]).height() == 40

    def mark(row: int) -> str:
        image = tree.viewport().grab().toImage()
        return image.pixelColor(1, 40 * row + 20).name()

    tree.setFocus()
    assert mark(1) == QColor(LIGHT.accent).name()
    assert mark(0) == QColor(LIGHT.base).name()
    tree.clearFocus()
    assert mark(1) != QColor(LIGHT.accent).name()

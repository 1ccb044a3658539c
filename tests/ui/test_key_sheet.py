from __future__ import annotations

from PySide6.QtWidgets import QDialogButtonBox, QLabel
from pytestqt.qtbot import QtBot

from explorer.ui.actions import ACTIONS, TABLE_KEYS
from explorer.ui.key_sheet import KeySheet


def test_it_lists_every_key_of_the_table_and_of_lists(qtbot: QtBot) -> None:
    sheet = KeySheet()
    qtbot.addWidget(sheet)
    label = sheet.findChild(QLabel)
    assert label is not None
    for spec in ACTIONS:
        for key in spec.keys:
            assert f"{key}" in label.text()
        assert (f">{spec.text}<" in label.text()) is bool(spec.keys)
    for keys, text in TABLE_KEYS:
        assert keys in label.text()
        assert str(text) in label.text()


def test_esc_and_close_leave_it(qtbot: QtBot) -> None:
    sheet = KeySheet()
    qtbot.addWidget(sheet)
    sheet.show()
    box = sheet.findChild(QDialogButtonBox)
    assert box is not None
    box.button(QDialogButtonBox.StandardButton.Close).click()
    assert not sheet.isVisible()

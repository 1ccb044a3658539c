from __future__ import annotations

from PySide6.QtWidgets import QDialogButtonBox, QLabel
from pytestqt.qtbot import QtBot

from explorer.ui.actions import ACTIONS, COMPARE_KEYS, TABLE_KEYS
from explorer.ui.key_sheet import KeySheet


def test_it_lists_every_key_of_the_table_and_of_lists(qtbot: QtBot) -> None:
    sheet = KeySheet()
    qtbot.addWidget(sheet)
    shown = "".join(label.text() for label in sheet.findChildren(QLabel))
    for spec in ACTIONS:
        for key in spec.keys:
            assert f"{key}" in shown
        assert (f">{spec.text}<" in shown) is bool(spec.keys)
    for keys, text in TABLE_KEYS:
        assert keys in shown
        assert str(text) in shown


def test_the_window_that_compares_has_its_own(qtbot: QtBot) -> None:
    sheet = KeySheet(comparing=True)
    qtbot.addWidget(sheet)
    shown = "".join(label.text() for label in sheet.findChildren(QLabel))
    assert [keys for keys, text in COMPARE_KEYS if keys not in shown or str(text) not in shown] == []
    assert "Ctrl+O" not in shown


def test_it_fits_a_small_screen(qtbot: QtBot) -> None:
    sheet = KeySheet()
    qtbot.addWidget(sheet)
    assert sheet.sizeHint().width() < 1024
    assert sheet.sizeHint().height() < 700


def test_esc_and_close_leave_it(qtbot: QtBot) -> None:
    sheet = KeySheet()
    qtbot.addWidget(sheet)
    sheet.show()
    box = sheet.findChild(QDialogButtonBox)
    assert box is not None
    box.button(QDialogButtonBox.StandardButton.Close).click()
    assert not sheet.isVisible()

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from explorer.ui.dialogs.option import Option
from explorer.ui.theme import LIGHT, apply_theme


@pytest.fixture
def option(qtbot: QtBot, qapp: QApplication) -> Option:
    apply_theme(qapp, "light")
    made = Option(QLabel("PostgreSQL"), "Text, mine: PostgreSQL")
    qtbot.addWidget(made)
    made.resize(200, 40)
    made.show()
    return made


def test_a_click_anywhere_in_the_box_chooses_it(option: Option, qtbot: QtBot) -> None:
    assert not option.radio.isChecked()
    QTest.mouseClick(option, Qt.MouseButton.RightButton, pos=QPoint(150, 30))
    assert not option.radio.isChecked()
    QTest.mouseClick(option, Qt.MouseButton.LeftButton, pos=QPoint(150, 30))
    assert option.radio.isChecked()
    assert option.is_chosen


def test_space_chooses_it(option: Option, qtbot: QtBot) -> None:
    QTest.keyClick(option.radio, Qt.Key.Key_Space)
    assert option.radio.isChecked()


def test_the_focus_is_seen_around_the_box(option: Option, qtbot: QtBot) -> None:
    option.activateWindow()
    qtbot.waitUntil(option.isActiveWindow)
    option.radio.setFocus()
    qtbot.waitUntil(lambda: option.is_lit)
    option.radio.clearFocus()
    assert not option.is_lit


def test_it_says_what_it_stands_for(option: Option) -> None:
    assert option.radio.accessibleName() == "Text, mine: PostgreSQL"


def test_the_ring_is_seen_whether_it_is_chosen_or_not(option: Option) -> None:
    def colors() -> set[str]:
        image = option.radio.grab().toImage()
        return {image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())}

    assert LIGHT.accent not in colors()
    option.radio.setChecked(True)
    assert LIGHT.accent in colors()

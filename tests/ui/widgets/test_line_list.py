from __future__ import annotations

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from explorer.ui.theme import DARK, LIGHT, apply_theme
from explorer.ui.widgets.line_list import LINE_ROLE, Line, LineList

NARROW, WIDE = 300, 900


@pytest.fixture
def model(qapp: QApplication) -> QStandardItemModel:
    apply_theme(qapp, "light")
    made = QStandardItemModel()
    for number in range(20):
        item = QStandardItem()
        title = "النشر يوم الثلاثاء" if number == 1 else f"Line {number} 🚀"
        line = Line(title, ("waiting", "Ana", "5 min"), "more", "clock", "warning", is_quiet=number == 2)
        item.setData(line, LINE_ROLE)
        made.appendRow(item)
    return made


@pytest.fixture
def lines(qtbot: QtBot, model: QStandardItemModel) -> LineList:
    made = LineList((120, 100, 60))
    qtbot.addWidget(made)
    made.setModel(model)
    made.resize(NARROW, 300)
    made.show()
    return made


def height(lines: LineList) -> int:
    return lines.visualRect(lines.model().index(0, 0)).height()


def test_a_narrow_list_has_two_lines_a_row_and_a_wide_one_has_one(lines: LineList, qtbot: QtBot) -> None:
    narrow = height(lines)
    lines.resize(WIDE, 300)
    qtbot.waitUntil(lambda: height(lines) < narrow)
    assert 28 <= height(lines) < narrow
    lines.resize(NARROW, 300)
    qtbot.waitUntil(lambda: height(lines) == narrow)


def test_rows_grow_with_the_font(lines: LineList, qtbot: QtBot) -> None:
    before = height(lines)
    font = lines.font()
    font.setPointSizeF(2 * font.pointSizeF())
    lines.setFont(font)
    qtbot.waitUntil(lambda: height(lines) > 1.6 * before)


@pytest.mark.parametrize("width", [NARROW, WIDE])
def test_colours_follow_the_theme(lines: LineList, qapp: QApplication, qtbot: QtBot, width: int) -> None:
    lines.resize(width, 300)

    def colors() -> set[str]:
        image = lines.viewport().grab().toImage()
        return {image.pixelColor(x, y).name() for x in range(image.width()) for y in range(120)}

    light = colors()
    assert LIGHT.base in light
    apply_theme(qapp, "dark")
    qtbot.waitUntil(lambda: DARK.base in colors())
    assert LIGHT.base not in colors()
    apply_theme(qapp, "light")


def test_j_and_k_walk_and_enter_activates(lines: LineList) -> None:
    activated: list[int] = []
    lines.activated.connect(lambda index: activated.append(index.row()))
    lines.setCurrentIndex(lines.model().index(0, 0))
    for key in ("j", "j", "k"):
        QTest.keyClicks(lines, key)
    assert lines.currentIndex().row() == 1
    QTest.keyClick(lines, Qt.Key.Key_Return)
    QTest.keyClick(lines, Qt.Key.Key_Enter)
    assert activated == [1, 1]


def test_other_letters_do_not_move(lines: LineList) -> None:
    lines.setCurrentIndex(lines.model().index(3, 0))
    QTest.keyClicks(lines, "L")
    assert lines.currentIndex().row() == 3


def test_enter_without_a_row_does_nothing(lines: LineList) -> None:
    activated: list[object] = []
    lines.activated.connect(activated.append)
    lines.setCurrentIndex(QModelIndex())
    QTest.keyClick(lines, Qt.Key.Key_Return)
    assert activated == []


def test_a_line_is_one_sentence_for_a_screen_reader() -> None:
    assert Line("Deleted “a”", ("saved", "", "1 h"), "later").sentence == "Deleted “a” · saved · 1 h · later"
    assert Line("Alone").sentence == "Alone"

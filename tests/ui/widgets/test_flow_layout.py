from __future__ import annotations

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from explorer.ui.widgets.flow_layout import FlowLayout


@pytest.fixture
def place(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    return made


def box(width: int) -> QWidget:
    made = QWidget()
    made.setFixedSize(width, 20)
    return made


def test_a_row_breaks_where_it_is_too_narrow(place: QWidget) -> None:
    layout = FlowLayout(place, spacing=10)
    layout.setContentsMargins(5, 5, 5, 5)
    boxes = [box(100) for _ in range(5)]
    for each in boxes:
        layout.addWidget(each)
    # 5 + 100 + 10 + 100 + 10 + 100 + 5 fits exactly.
    layout.setGeometry(QRect(0, 0, 330, 200))
    assert [(each.x(), each.y()) for each in boxes] == [(5, 5), (115, 5), (225, 5), (5, 30), (115, 30)]
    layout.setGeometry(QRect(0, 0, 329, 200))
    assert [each.y() for each in boxes] == [5, 5, 30, 30, 55]


def test_the_height_follows_the_width(place: QWidget) -> None:
    layout = FlowLayout(place, spacing=10)
    layout.setContentsMargins(5, 5, 5, 5)
    for _ in range(4):
        layout.addWidget(box(100))
    assert layout.hasHeightForWidth()
    assert [layout.heightForWidth(width) for width in (1_000, 220, 110)] == [30, 55, 105]
    assert layout.minimumSize().width() == 110


def test_hidden_widgets_take_no_room(place: QWidget) -> None:
    layout = FlowLayout(place, spacing=10)
    layout.setContentsMargins(0, 0, 0, 0)
    first, second = box(100), box(50)
    for each in (first, second):
        layout.addWidget(each)
    first.hide()
    layout.setGeometry(QRect(0, 0, 300, 200))
    assert second.x() == 0


def test_a_widget_wider_than_the_room_stands_alone(place: QWidget) -> None:
    layout = FlowLayout(place, spacing=10)
    layout.setContentsMargins(0, 0, 0, 0)
    boxes = [box(50), box(400), box(50)]
    for each in boxes:
        layout.addWidget(each)
    layout.setGeometry(QRect(0, 0, 200, 200))
    assert [(each.x(), each.y()) for each in boxes] == [(0, 0), (0, 25), (0, 50)]


def test_a_widget_can_be_put_between_others_and_taken_out(place: QWidget) -> None:
    layout = FlowLayout(place)
    first, last, between = box(10), box(10), box(10)
    layout.addWidget(first)
    layout.addWidget(last)
    layout.insert_widget(1, between)
    order = [item.widget() for at in range(layout.count()) if (item := layout.itemAt(at)) is not None]
    assert order == [first, between, last]
    layout.removeWidget(between)
    assert layout.count() == 2
    assert layout.itemAt(2) is None
    assert layout.takeAt(7) is None

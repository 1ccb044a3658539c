from __future__ import annotations

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from explorer.memory.keys import Key
from explorer.ui.models.dragged_keys import FORMAT, pack
from explorer.ui.theme import apply_theme
from explorer.ui.widgets.trash import Trash

KEYS = [Key("project:main", "cache"), Key("user", "ana/🧠")]
ACTIONS = Qt.DropAction.CopyAction | Qt.DropAction.MoveAction


def dragged(data: bytes | None = None, text: str = "") -> QMimeData:
    mime = QMimeData()
    if data is not None:
        mime.setData(FORMAT, data)
    if text:
        mime.setText(text)
    return mime


def rows() -> QMimeData:
    return pack(KEYS)


def enter(trash: Trash, data: QMimeData) -> QDragEnterEvent:
    event = QDragEnterEvent(QPoint(4, 4), ACTIONS, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
    event.ignore()
    trash.dragEnterEvent(event)
    return event


def drop(trash: Trash, data: QMimeData) -> QDropEvent:
    event = QDropEvent(QPointF(4, 4), ACTIONS, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
    event.ignore()
    trash.dropEvent(event)
    return event


@pytest.fixture
def trash(qtbot: QtBot) -> Trash:
    made = Trash()
    qtbot.addWidget(made)
    return made


def test_rows_are_taken_and_named(trash: Trash) -> None:
    heard: list[object] = []
    trash.dropped.connect(heard.append)
    data = rows()
    assert enter(trash, data).isAccepted()
    assert trash.isDown()
    event = drop(trash, data)
    assert event.isAccepted()
    assert event.dropAction() is Qt.DropAction.CopyAction, "the list takes its rows away itself"
    assert not trash.isDown()
    assert heard == [KEYS]


@pytest.mark.parametrize(
    "data",
    [
        dragged(text="some text"),
        dragged(),
        dragged(b""),
        dragged(b"[]"),
        dragged(b"no json"),
        dragged(b'{"a": 1}'),
        dragged(b'[["only a namespace"]]'),
        dragged(b'[["a", 1]]'),
        dragged(b'[["a", "\xff"]]'),
    ],
)
def test_anything_else_is_refused(trash: Trash, data: QMimeData) -> None:
    heard: list[object] = []
    trash.dropped.connect(heard.append)
    assert not enter(trash, data).isAccepted()
    assert not trash.isDown()
    assert not drop(trash, data).isAccepted()
    assert heard == []


def test_a_drag_that_leaves_leaves_no_trace(trash: Trash) -> None:
    enter(trash, rows())
    trash.dragLeaveEvent(QDragLeaveEvent())
    assert not trash.isDown()


def test_it_is_a_button_with_a_name_for_the_keyboard_too(trash: Trash, qtbot: QtBot) -> None:
    assert trash.acceptDrops()
    assert trash.accessibleName() == "Trash"
    assert "deleted" in trash.toolTip()
    assert trash.focusPolicy() == Qt.FocusPolicy.TabFocus
    with qtbot.waitSignal(trash.clicked):
        QTest.keyClick(trash, Qt.Key.Key_Space)


def test_its_picture_follows_the_theme(trash: Trash, qapp: QApplication) -> None:
    before = trash.icon().cacheKey()
    apply_theme(qapp, "dark")
    trash.dress()
    assert trash.icon().cacheKey() != before
    apply_theme(qapp, "light")

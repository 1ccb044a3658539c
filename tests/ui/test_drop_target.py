from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QPlainTextEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from explorer.ui.drop_target import DropTarget
from explorer.ui.main_window import MainWindow
from explorer.ui.theme import DARK, LIGHT, apply_theme
from tests.ui.driving import NO, Driver, drop, files, raw_keys, text

COPY, LEFT = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton


class Target:
    """A window with a list-like child in it."""

    def __init__(self, qtbot: QtBot) -> None:
        self.window = QWidget()
        qtbot.addWidget(self.window)
        column = QVBoxLayout(self.window)
        self.child = QWidget()
        column.addWidget(self.child)
        self.words = "Compare with this workspace"
        self.target = DropTarget(self.window, lambda: self.words)
        self.dropped: list[list[Path]] = []
        self.target.dropped.connect(self.dropped.append)
        self.window.resize(400, 300)
        self.window.show()

    def enter(self, widget: QWidget, *paths: Path | str) -> bool:
        data = files(*paths)
        event = QDragEnterEvent(QPoint(5, 5), COPY, data, LEFT, NO)
        QApplication.sendEvent(widget, event)
        return event.isAccepted()

    def leave(self, widget: QWidget) -> None:
        QApplication.sendEvent(widget, QDragLeaveEvent())


@pytest.fixture
def made(qtbot: QtBot, qapp: QApplication) -> Target:
    apply_theme(qapp, "light")
    return Target(qtbot)


@pytest.mark.parametrize("name", ["window", "child"])
def test_it_is_lit_while_files_are_over_any_part(made: Target, name: str) -> None:
    widget = made.window if name == "window" else made.child
    assert not made.target.isVisible()
    assert made.enter(widget, Path("/a.vdb"))
    assert made.target.isVisible()
    assert made.target.geometry() == made.window.rect()
    assert made.window.childAt(200, 150) is made.child, "what is below it is found as before"
    made.leave(widget)
    assert not made.target.isVisible()


def test_it_stays_lit_from_part_to_part(made: Target) -> None:
    made.enter(made.window, Path("/a.vdb"))
    made.leave(made.window)
    made.enter(made.child, Path("/a.vdb"))
    assert made.target.isVisible()
    made.window.resize(500, 350)
    assert made.target.geometry() == made.window.rect()


@pytest.mark.parametrize("name", ["window", "child"])
def test_all_files_that_are_dropped_are_told(made: Target, name: str) -> None:
    widget = made.window if name == "window" else made.child
    assert drop(widget, files(Path("/a.vdb"), "https://example.org/b.vdb", Path("/c.zip")))
    assert made.dropped == [[Path("/a.vdb"), Path("/c.zip")]]
    assert not made.target.isVisible()


@pytest.mark.parametrize("make", [lambda: text("some text"), lambda: files("https://example.org/a.vdb")])
def test_what_is_no_file_is_left_alone(made: Target, make: Callable[[], object]) -> None:
    assert not drop(made.child, make())  # type: ignore[arg-type]
    assert not made.target.isVisible()
    data = text("some text")
    event = QDropEvent(QPointF(5, 5), COPY, data, LEFT, NO)
    event.ignore()
    QApplication.sendEvent(made.window, event)
    assert not event.isAccepted()
    assert made.dropped == []


def test_a_child_that_takes_texts_takes_them_still(made: Target) -> None:
    box = QPlainTextEdit(made.window)
    box.show()
    drop(box.viewport(), text("some text"))
    assert box.toPlainText() == "some text"
    assert made.dropped == []


def test_it_says_what_dropping_does_now_in_the_colours_of_the_theme(made: Target, qapp: QApplication) -> None:
    made.enter(made.window, Path("/a.vdb"))
    light = made.target.grab().toImage().pixelColor(60, 60)
    made.words = "Open this workspace"
    apply_theme(qapp, "dark")
    QApplication.processEvents()
    dark = made.target.grab().toImage().pixelColor(60, 60)
    assert light.lightness() > dark.lightness()
    assert LIGHT.selection != DARK.selection


def test_a_hidden_window_is_no_trouble(made: Target) -> None:
    made.window.hide()
    QApplication.sendEvent(made.window, QEvent(QEvent.Type.DragLeave))
    assert not made.target.isVisible()


TARGETS: dict[str, Callable[[MainWindow], QWidget]] = {
    "window": lambda window: window,
    "table": lambda window: window.tabs.facts.table.viewport(),
    "filter": lambda window: window.toolbar.filter,
    "details": lambda window: window.details.text.viewport(),
    "trash": lambda window: window.toolbar.trash,
}


@pytest.mark.parametrize("name", list(TARGETS))
def test_in_the_main_window_it_is_lit_over_every_part(window: MainWindow, many: Path, name: str) -> None:
    target = window.travel.target
    data = files(many)
    event = QDragEnterEvent(QPoint(2, 2), COPY, data, LEFT, NO)
    QApplication.sendEvent(TARGETS[name](window), event)
    assert event.isAccepted()
    assert target.isVisible()
    QApplication.sendEvent(TARGETS[name](window), QDragLeaveEvent())
    assert not target.isVisible()


def test_rows_that_are_dragged_light_nothing_and_go_to_the_trash(window: MainWindow, qtbot: QtBot) -> None:
    ana = Driver(window, qtbot)
    data = ana.dragged(["cache"])
    event = QDragEnterEvent(QPoint(2, 2), Qt.DropAction.MoveAction, data, LEFT, NO)
    QApplication.sendEvent(window.tabs.facts.table.viewport(), event)
    assert not event.isAccepted()
    assert not window.travel.target.isVisible()
    assert drop(window.toolbar.trash, data)
    ana.settle()
    assert ana.stored("cache")["superseded_by"] == "system:deleted"
    assert not drop(window, raw_keys(b"[]"))

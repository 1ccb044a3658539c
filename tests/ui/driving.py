"""Driving a whole window: what a person presses, and what is in the file afterwards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import QByteArray, QItemSelectionModel, QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from explorer.memory.keys import Key
from explorer.memory.query import FactColumn
from explorer.store.workspace import Workspace
from explorer.ui.main_window import MainWindow
from explorer.ui.models.dragged_keys import FORMAT
from explorer.ui.models.facts import COLUMNS, FactRow
from tests.ui.conftest import MAIN, PATIENCE, ids

NO, SHIFT, CONTROL = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.ControlModifier,
)
DELETE, ENTER, ESCAPE = Qt.Key.Key_Delete, Qt.Key.Key_Return, Qt.Key.Key_Escape
Flags = QItemSelectionModel.SelectionFlag


def press(key: Qt.Key | str, modifiers: Qt.KeyboardModifier = NO) -> None:
    """A key, or letters, wherever the keyboard is."""
    focus = QApplication.focusWidget()
    assert focus is not None
    if isinstance(key, str):
        QTest.keyClicks(focus, key, modifiers)
    else:
        QTest.keyClick(focus, key, modifiers)


def stored(path: Path, record_id: str, namespace: str = MAIN) -> dict[str, Any]:
    """What the file has under a key, read anew, without fields that are set to nothing; empty where it has nothing."""
    snapshot = Workspace(path).scan(lambda _: None)
    row = snapshot.row(Key(namespace, record_id))
    metadata = {} if row is None else snapshot.metadata(row)
    return {name: value for name, value in metadata.items() if value is not None}


def lineages(path: Path) -> set[tuple[str, str]]:
    """Namespace and root id of every record in the file; grants, which say what may be done, are no memory."""
    snapshot = Workspace(path).scan(lambda _: None)
    found = set()
    for namespace, rows in snapshot.image.rows.items():
        for record_id, row in rows.items():
            if namespace != "__grants__":
                found.add((namespace, str(snapshot.metadata(row).get("revision_of") or record_id)))
    return found


def files(*paths: Path | str) -> QMimeData:
    data = QMimeData()
    data.setUrls([QUrl(path) if isinstance(path, str) else QUrl.fromLocalFile(str(path)) for path in paths])
    data.setText("as file managers add it")
    return data


def text(content: str) -> QMimeData:
    data = QMimeData()
    data.setText(content)
    return data


def typed(mime_type: str, content: bytes) -> QMimeData:
    data = QMimeData()
    data.setData(mime_type, QByteArray(content))
    return data


def raw_keys(content: bytes) -> QMimeData:
    return typed(FORMAT, content)


def drop(target: QWidget, data: QMimeData) -> bool:
    """Drag onto a widget and drop, as Qt delivers it; whether it was taken."""
    buttons = Qt.MouseButton.LeftButton
    actions = Qt.DropAction.CopyAction | Qt.DropAction.MoveAction
    at = target.rect().center()
    enter = QDragEnterEvent(at, actions, data, buttons, NO)
    QApplication.sendEvent(target, enter)
    if not enter.isAccepted():
        return False
    move = QDragMoveEvent(at, actions, data, buttons, NO)
    move.accept()  # where the drag was let in, Qt takes a move as welcome until it is refused
    QApplication.sendEvent(target, move)
    if not move.isAccepted():
        return False
    dropped = QDropEvent(QPointF(at), actions, data, buttons, NO)
    QApplication.sendEvent(target, dropped)
    return dropped.isAccepted()


class Driver:
    """A person at a window with a workspace open."""

    def __init__(self, window: MainWindow, qtbot: QtBot) -> None:
        assert window.session.path is not None
        self.window, self.qtbot, self.path = window, qtbot, window.session.path
        self.facts, self.policies = window.tabs.facts, window.tabs.policies
        self.details, self.writes, self.notice = window.details, window.session.writes, window.notice

    def wait(self, condition: Callable[[], object]) -> None:
        self.qtbot.waitUntil(lambda: bool(condition()), timeout=PATIENCE)

    def settle(self) -> None:
        """Wait until everything is in the file and shown from there."""
        self.wait(lambda: self.writes.is_quiet and self.window.session.tasks.is_idle)
        self.be_answered()

    def be_answered(self) -> None:
        """Wait for the answers to all that was asked so far, and to what the answers asked."""
        for _ in range(2):
            answered: list[int] = []
            # Of one topic only the newest question is answered; a dialog may wait while another one does.
            self.window.session.ask(f"tests {id(answered)}", lambda _: 1, answered.append)
            self.wait(answered.copy)

    def select(self, *record_ids: str) -> None:
        """Select these facts; the last one is current, and the list has the keyboard."""
        table = self.facts.table
        for number, record_id in enumerate(record_ids):
            index = table.model().index(ids(self.window).index(record_id), 0)
            flags = Flags.Select if number else Flags.ClearAndSelect
            table.selectionModel().setCurrentIndex(index, flags | Flags.Rows)
        table.setFocus()

    @property
    def selected(self) -> list[str]:
        return [key.id for key in self.facts.selected_keys]

    @property
    def current(self) -> str:
        index = self.facts.table.currentIndex()
        return ids(self.window)[index.row()] if index.isValid() else ""

    @property
    def said(self) -> str:
        return self.notice.text

    @property
    def offered(self) -> list[str]:
        return [button.text() for button in self.notice.buttons]

    def answer(self, caption: str) -> None:
        """Press a button of the notice."""
        next(button for button in self.notice.buttons if button.text() == caption).click()

    def row(self, record_id: str) -> FactRow:
        return self.facts.model.row_at(ids(self.window).index(record_id))

    def cell(self, record_id: str, column: FactColumn) -> str:
        return self.facts.model.cell_text(self.row(record_id), column)

    def place(self, record_id: str, column: FactColumn) -> QPoint:
        """The middle of a cell in the list."""
        index = self.facts.model.index(ids(self.window).index(record_id), COLUMNS.index(column))
        return self.facts.table.visualRect(index).center()

    def double_click(self, record_id: str, column: FactColumn) -> None:
        at, viewport = self.place(record_id, column), self.facts.table.viewport()
        QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=at)
        QTest.mouseDClick(viewport, Qt.MouseButton.LeftButton, pos=at)

    def type_in_cell(self, letter: str, typed: str) -> None:
        """Open the editor of a cell by its key, and type over what stands there."""
        press(letter)
        assert self.facts.table.is_editing
        press(Qt.Key.Key_A, CONTROL)
        press(typed)

    def leave_cell(self, key: Qt.Key = ENTER) -> None:
        """End the editing of a cell."""
        press(key)
        self.wait(lambda: not self.facts.table.is_editing)

    def show_deleted(self, *expected: str) -> None:
        self.window.toolbar.trash.click()
        self.wait(lambda: sorted(ids(self.window)) == sorted(expected))
        self.facts.table.setFocus()

    def stored(self, record_id: str, namespace: str = MAIN) -> dict[str, Any]:
        return stored(self.path, record_id, namespace)

    @property
    def steps(self) -> int:
        return len(self.writes.standing.steps)

    def read(self, *record_ids: str) -> None:
        """Select facts and wait until Details is about them."""
        self.select(*record_ids)
        self.wait(lambda: {key.id for key in self.details.keys} == set(record_ids))

    def dragged(self, record_ids: Sequence[str]) -> QMimeData:
        """What is dragged when a person drags these rows."""
        at = [ids(self.window).index(each) for each in record_ids]
        return self.facts.model.mimeData([self.facts.model.index(row, 0) for row in at])

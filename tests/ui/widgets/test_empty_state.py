from __future__ import annotations

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel, QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from explorer.ui.widgets.empty_state import EmptyState


@pytest.fixture
def empty(qtbot: QtBot) -> EmptyState:
    made = EmptyState()
    qtbot.addWidget(made)
    made.show()
    return made


def seen(empty: EmptyState, kind: type[QWidget]) -> list[str]:
    return [each.text() for each in empty.findChildren(kind) if each.isVisible()]  # type: ignore[attr-defined]


def test_only_what_is_given_is_shown(empty: EmptyState) -> None:
    empty.explain("Nothing here")
    assert [text for text in seen(empty, QLabel) if text] == ["Nothing here"]
    assert seen(empty, QLineEdit) == []
    assert seen(empty, QPushButton) == []
    empty.explain("Nothing here", "Why", command="memory-agent --help", action="Show all")
    assert seen(empty, QLabel) == ["Nothing here", "Why"]
    assert seen(empty, QLineEdit) == ["memory-agent --help"]
    assert seen(empty, QPushButton) == ["Copy", "Show all"]
    empty.explain("Still nothing", "Why")
    assert seen(empty, QLineEdit) == []


def test_the_command_is_ready_to_copy_and_not_to_edit(empty: EmptyState) -> None:
    empty.explain("Nothing", command="memory-agent import x.jsonl")
    line = empty.findChild(QLineEdit)
    assert line is not None
    assert line.isReadOnly()
    QGuiApplication.clipboard().clear()
    next(each for each in empty.findChildren(QPushButton) if each.text() == "Copy").click()
    assert QGuiApplication.clipboard().text() == "memory-agent import x.jsonl"


def test_the_button_is_announced(empty: EmptyState, qtbot: QtBot) -> None:
    empty.explain("Nothing", action="Show all")
    with qtbot.waitSignal(empty.acted):
        next(each for each in empty.findChildren(QPushButton) if each.text() == "Show all").click()


def test_the_command_says_to_a_screen_reader_what_it_is(empty: EmptyState) -> None:
    empty.explain("Nothing", "This command takes over what there is:", command="memory-agent")
    assert empty.findChild(QLineEdit).accessibleName() == "This command takes over what there is:"  # type: ignore[union-attr]

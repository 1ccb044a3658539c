from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from explorer.ui.details.line_input import LineInput
from tests.ui.conftest import PATIENCE


@pytest.fixture
def line(qtbot: QtBot) -> LineInput:
    made = LineInput()
    qtbot.addWidget(made)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow, timeout=PATIENCE)
    made.setFocus()
    return made


def press(line: LineInput, key: Qt.Key, qtbot: QtBot) -> None:
    qtbot.keyClick(line, key)  # type: ignore[no-untyped-call]


@pytest.mark.parametrize(
    ("text", "key", "result"),
    [
        ("0.50", Qt.Key.Key_Up, "0.55"),
        ("0.50", Qt.Key.Key_Down, "0.45"),
        ("0.50", Qt.Key.Key_PageUp, "0.70"),
        ("0.98", Qt.Key.Key_Up, "1.00"),
        ("0.02", Qt.Key.Key_Down, "0.00"),
        ("", Qt.Key.Key_Up, "0.50"),
        ("much", Qt.Key.Key_Up, "much"),
    ],
)
def test_arrow_keys_step_a_figure(line: LineInput, qtbot: QtBot, text: str, key: Qt.Key, result: str) -> None:
    line.set_steps(0.05)
    line.setText(text)
    press(line, key, qtbot)
    assert line.text() == result


def test_a_text_is_not_stepped(line: LineInput, qtbot: QtBot) -> None:
    line.setText("0.50")
    press(line, Qt.Key.Key_Up, qtbot)
    assert line.text() == "0.50"


def test_typing_and_clearing_are_told(line: LineInput, qtbot: QtBot) -> None:
    line.offer_clearing()
    told: list[str] = []
    line.edited.connect(lambda: told.append(line.text()))
    line.setText("set by the program")
    assert told == []
    press(line, Qt.Key.Key_A, qtbot)
    assert len(told) == 1
    clearing = line.actions()[-1]
    assert clearing.isVisible()
    assert clearing.text() == "Clear"
    with qtbot.waitSignal(line.editingFinished):
        clearing.trigger()
    assert told[-1] == ""
    assert not clearing.isVisible()


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_a_suggestion_is_taken(line: LineInput, qtbot: QtBot) -> None:
    line.suggest(["people", "data", "Deploy"])
    told: list[str] = []
    line.edited.connect(lambda: told.append(line.text()))
    press(line, Qt.Key.Key_E, qtbot)
    completer = line.completer()
    popup = completer.popup()
    assert popup is not None
    qtbot.waitUntil(popup.isVisible, timeout=PATIENCE)
    assert completer.completionCount() == 2
    line.suggest(["another"])
    assert completer.completionCount() == 2, "an open list stays as it is"
    press(line, Qt.Key.Key_Down, qtbot)
    qtbot.keyClick(popup, Qt.Key.Key_Down)  # type: ignore[no-untyped-call]
    qtbot.keyClick(popup, Qt.Key.Key_Return)  # type: ignore[no-untyped-call]
    assert told[-1] == line.text()
    assert line.text() in ("people", "data", "Deploy")

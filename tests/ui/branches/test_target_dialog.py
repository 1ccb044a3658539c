from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from explorer.memory.protocols import Snapshot
from explorer.ui.branches.options import Option
from explorer.ui.branches.target_dialog import Forecast, TargetDialog
from explorer.ui.main_window import MainWindow
from tests.ui.conftest import PATIENCE

OPTIONS = [Option("main", "main", count=2), Option("feature/a", "feature/a"), Option("same", "same")]


def forecast(_: Snapshot, option: Option) -> str:
    return "" if option.branch == "same" else f"3 facts to {option.title}"


def made(
    window: MainWindow, qtbot: QtBot, words: Forecast | None = forecast, marked: str | None = None
) -> TargetDialog:
    dialog = TargetDialog(window.session, "Move 3 facts to", "Move", OPTIONS, words, window, marked=marked)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def test_what_it_does_is_said_before_it_can_be_chosen(window: MainWindow, qtbot: QtBot) -> None:
    dialog = made(window, qtbot)
    assert not dialog.choose.isEnabled()
    qtbot.waitUntil(lambda: dialog.sentence.text() == "3 facts to main", timeout=PATIENCE)
    assert dialog.choose.isEnabled()
    QTest.keyClicks(dialog.picker.box, "same")
    QTest.keyClick(dialog.picker.box, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: dialog.sentence.text() == "", timeout=PATIENCE)
    assert not dialog.choose.isEnabled()
    assert dialog.chosen is None
    dialog.picker.box.clear()
    dialog.picker.mark("feature/a")
    qtbot.waitUntil(lambda: dialog.sentence.text() == "3 facts to feature/a", timeout=PATIENCE)
    QTest.keyClick(dialog.picker.box, Qt.Key.Key_Return)
    assert dialog.chosen == OPTIONS[1]
    assert dialog.result() == dialog.DialogCode.Accepted


@pytest.mark.parametrize("marked", [None, "feature/a"])
def test_without_a_forecast_it_is_chosen_at_once(window: MainWindow, qtbot: QtBot, marked: str | None) -> None:
    dialog = made(window, qtbot, None, marked)
    assert not dialog.sentence.isVisible()
    dialog.choose.click()
    assert dialog.chosen == OPTIONS[1 if marked else 0]


def test_nothing_is_chosen_where_nothing_is_offered(window: MainWindow, qtbot: QtBot) -> None:
    dialog = made(window, qtbot)
    QTest.keyClicks(dialog.picker.box, "nobody")
    assert not dialog.choose.isEnabled()
    dialog.reject()
    assert dialog.chosen is None

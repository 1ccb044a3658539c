from __future__ import annotations

import shutil
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from explorer.ui.main_window import MainWindow
from explorer.ui.theme import DARK, LIGHT, apply_theme
from tests.ui.conftest import PATIENCE, Agent, Clock, OpenWindow

Hire = Callable[[Path], Agent]


def recent(window: MainWindow) -> list[str]:
    menu = window.toolbar.workspace.menu()
    menu.aboutToShow.emit()
    return [action.text() for action in menu.actions() if not action.isSeparator()]


def test_before_a_file_is_open_there_is_nothing_to_filter(open_window: OpenWindow) -> None:
    toolbar = open_window().toolbar
    assert toolbar.workspace.text() == "Workspace ▾"
    assert not toolbar.branch.isVisible()
    assert not toolbar.filter.isVisible()
    assert toolbar.state.text() == ""


def test_the_workspace_is_named(window: MainWindow, workspace: Path) -> None:
    button = window.toolbar.workspace
    assert button.text() == "team.vdb ▾"
    assert button.toolTip() == str(workspace)
    assert button.accessibleName() == "Workspace: team.vdb"
    assert window.toolbar.filter.isVisible()
    assert window.toolbar.branch.isVisible()


def test_a_long_name_keeps_its_beginning_and_its_end(open_window: OpenWindow, workspace: Path) -> None:
    long = workspace.with_name("a " + "very " * 30 + "long name 🧠.vdb")
    shutil.copyfile(workspace, long)
    text = open_window(long).toolbar.workspace.text()
    assert text.startswith("a very")
    assert text.endswith("🧠.vdb ▾")
    assert len(text) <= 30


def test_recent_workspaces_are_offered_and_opened(
    window: MainWindow, workspace: Path, many: Path, qtbot: QtBot
) -> None:
    assert recent(window) == ["Open…", "Open the demo", "team.vdb", "Forget the recent workspaces"]
    window.open(many)
    qtbot.waitUntil(lambda: window.session.path == many, timeout=PATIENCE)
    assert recent(window)[2:4] == ["many.vdb", "team.vdb"]
    menu = window.toolbar.workspace.menu()
    next(action for action in menu.actions() if action.text() == "team.vdb").trigger()
    qtbot.waitUntil(lambda: window.session.path == workspace, timeout=PATIENCE)
    window.actions_by_name["forget"].trigger()
    assert recent(window) == ["Open…", "Open the demo"]


def test_whether_an_agent_is_writing_is_told_in_words_and_colour(
    window: MainWindow, workspace: Path, hire: Hire, clock: Clock, qtbot: QtBot
) -> None:
    state = window.toolbar.state
    assert "up to date" in state.text()
    assert LIGHT.good in state.text()
    hire(workspace).remember("new", "Just learned")
    qtbot.waitUntil(lambda: "agent is writing" in state.text(), timeout=PATIENCE)
    assert LIGHT.warning in state.text()
    clock.now += timedelta(seconds=4)
    qtbot.waitUntil(lambda: "up to date" in state.text(), timeout=PATIENCE)


def test_a_file_that_is_gone_is_told_until_it_is_back(window: MainWindow, workspace: Path, qtbot: QtBot) -> None:
    state = window.toolbar.state
    away = workspace.with_name("away")
    workspace.rename(away)
    qtbot.waitUntil(lambda: "file not readable" in state.text(), timeout=PATIENCE)
    assert LIGHT.bad in state.text()
    assert "There is no file" in state.toolTip()
    away.rename(workspace)
    qtbot.waitUntil(lambda: "up to date" in state.text(), timeout=PATIENCE)
    assert state.toolTip() == ""


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_keys_lead_from_the_filter_back_to_the_list_and_the_text_stays(window: MainWindow, key: Qt.Key) -> None:
    box = window.toolbar.filter
    box.setFocus()
    QTest.keyClicks(box, "redis")
    QTest.keyClick(box, key)
    assert window.tabs.facts.table.hasFocus()
    assert box.text() == "redis"


def test_every_sign_can_be_typed_into_the_filter(window: MainWindow) -> None:
    box = window.toolbar.filter
    box.setFocus()
    QTest.keyClicks(box, "a/b? jk 1")
    assert box.text() == "a/b? jk 1"
    assert box.hasFocus()


def test_a_dropped_file_is_no_text_for_the_filter(window: MainWindow) -> None:
    assert not window.toolbar.filter.acceptDrops()


def test_icons_and_state_follow_the_theme(window: MainWindow, qapp: QApplication) -> None:
    toolbar = window.toolbar
    before = toolbar.workspace.icon().cacheKey()
    apply_theme(qapp, "dark")
    assert DARK.good in toolbar.state.text()
    assert toolbar.workspace.icon().cacheKey() != before

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from explorer.ui.branches.switcher import Switcher
from explorer.ui.main_window import MainWindow
from tests.ui.branches.conftest import Git
from tests.ui.conftest import PATIENCE, OpenWindow, ids

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
Entry = tuple[str, int | None, bool, bool]


def entries(switcher: Switcher) -> list[Entry]:
    model = switcher.picker.model
    options = [model.option(row) for row in range(model.rowCount())]
    return [(each.title, each.count, each.is_git, each.is_chosen) for each in options if each is not None]


def dropped(window: MainWindow, qtbot: QtBot) -> Switcher:
    window.toolbar.branch.choose()
    switcher = window.toolbar.branch.switcher
    qtbot.waitUntil(lambda: entries(switcher)[0][1] is not None, timeout=PATIENCE)
    return switcher


def test_every_branch_with_its_facts(window: MainWindow, qtbot: QtBot) -> None:
    switcher = dropped(window, qtbot)
    assert entries(switcher) == [
        ("All branches", 14, False, False), ("main", 10, False, True), ("feature/auth", 2, False, False),
    ]  # fmt: skip
    assert switcher.picker.current is not None
    assert switcher.picker.current.branch == "main"
    assert switcher.git.text() == "The workspace's folder is under no git."
    assert switcher.picker.box.hasFocus()


def test_choosing_by_keys_changes_what_is_seen(window: MainWindow, qtbot: QtBot) -> None:
    switcher = dropped(window, qtbot)
    QTest.keyClicks(switcher.picker.box, "auth")
    QTest.keyClick(switcher.picker.box, Qt.Key.Key_Return)
    assert not switcher.isVisible()
    qtbot.waitUntil(lambda: ids(window) == ["auth-1", "auth-2", "tone", "ana"], timeout=PATIENCE)
    switcher = dropped(window, qtbot)
    assert switcher.picker.box.text() == ""
    QTest.keyClick(switcher.picker.box, Qt.Key.Key_Up)
    QTest.keyClick(switcher.picker.box, Qt.Key.Key_Up)
    QTest.keyClick(switcher.picker.box, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: len(ids(window)) == 14, timeout=PATIENCE)


def test_git_is_marked_and_followed_or_not(open_window: OpenWindow, workspace: object, git: Git, qtbot: QtBot) -> None:
    window = open_window(workspace)
    switcher = dropped(window, qtbot)
    assert entries(switcher)[1] == ("feature/auth", 2, True, True)
    assert switcher.git.text() == "Git is on feature/auth."
    assert switcher.follow.isChecked()
    switcher.follow.click()
    assert not window.session.follows_git
    git("switch", "-q", "-c", "feature/new")
    qtbot.waitUntil(lambda: entries(switcher)[1] == ("feature/new", 0, True, False), timeout=PATIENCE)
    assert window.session.branch == "feature/auth"
    switcher.follow.click()
    qtbot.waitUntil(lambda: window.session.branch == "feature/new", timeout=PATIENCE)
    qtbot.waitUntil(lambda: ids(window) == ["tone", "ana"], timeout=PATIENCE)


def test_an_agents_facts_are_counted_while_it_is_open(
    window: MainWindow, qtbot: QtBot, hire: object, workspace: object
) -> None:
    switcher = dropped(window, qtbot)
    hire(workspace).remember("new", "Just learned", "project:ключ/β 😀")  # type: ignore[operator]
    qtbot.waitUntil(lambda: ("ключ/β 😀", 1, False, False) in entries(switcher), timeout=PATIENCE)


def test_the_table_of_branches_is_a_click_away(window: MainWindow, qtbot: QtBot) -> None:
    dropped(window, qtbot).board.click()
    assert window.branching.board is not None
    assert not window.toolbar.branch.switcher.isVisible()


def test_it_stays_on_the_screen(window: MainWindow, qtbot: QtBot) -> None:
    switcher = dropped(window, qtbot)
    switcher.drop_down(QPoint(100_000, 100_000))
    assert window.screen().availableGeometry().adjusted(0, 0, 1, 1).contains(switcher.geometry())
    QTest.keyClick(switcher, Qt.Key.Key_B, Qt.KeyboardModifier.ControlModifier)
    assert not switcher.isVisible()

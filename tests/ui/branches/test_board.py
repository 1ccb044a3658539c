from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from explorer.ui.branches.board import Board
from explorer.ui.branches.board_model import BoardColumn
from explorer.ui.main_window import MainWindow
from tests.ui.branches.conftest import Git
from tests.ui.conftest import PATIENCE, Agent, OpenWindow

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
Key = Qt.Key


def named(board: Board) -> list[tuple[str | None, int]]:
    return [(row.name, row.facts) for row in board.model.rows]


def test_every_branch_orphans_first(open_window: OpenWindow, workspace: Path, git: Git, qtbot: QtBot) -> None:
    git("switch", "-q", "-c", "main")
    git("branch", "-m", "feature/auth", "feature/login")
    window = open_window(workspace)
    window.branching.open_board()
    board = window.branching.board
    assert board is not None
    qtbot.waitUntil(lambda: bool(board.model.rows), timeout=PATIENCE)
    assert named(board) == [("feature/auth", 2), ("main", 10), (None, 2)]
    assert board.heading.text() == "2 branch(es) with memory · 1 orphan(s), which git has no more"
    assert board.git_line.text() == "Git is on main."
    assert board.windowTitle() == "Branches of team.vdb"
    assert board.row is not None
    assert board.row.name == "feature/auth"
    assert board.row.git is not None
    assert board.row.git.detail == "feature/login"
    git("branch", "feature/auth")
    board.refresh()
    qtbot.waitUntil(lambda: named(board)[0][0] == "main", timeout=PATIENCE)
    assert board.row.name == "feature/auth", "the marked branch stays marked"


def test_without_git_nothing_is_said_of_it_in_each_row(board: Board, git: Git, qtbot: QtBot) -> None:
    assert board.table.isColumnHidden(BoardColumn.GIT)
    assert board.git_line.text() == "The workspace's folder is under no git."
    git("switch", "-q", "-c", "main")
    board.refresh()
    qtbot.waitUntil(lambda: not board.table.isColumnHidden(BoardColumn.GIT), timeout=PATIENCE)


def test_its_own_time_line_is_shown(board: Board, qtbot: QtBot) -> None:
    board.table.go_to("feature/auth")
    qtbot.waitUntil(lambda: "2 learned" in board.timeline.sentence.text(), timeout=PATIENCE)
    board.table.go_to(None)
    qtbot.waitUntil(lambda: "28 Nov" in board.timeline.sentence.text(), timeout=PATIENCE)


def test_what_is_asked_for_names_the_marked_branch(board: Board) -> None:
    asked: list[tuple[object, ...]] = []
    board.show_requested.connect(lambda *said: asked.append(("show", *said)))
    board.merge_requested.disconnect()
    board.move_requested.disconnect()
    board.delete_requested.disconnect()
    board.merge_requested.connect(lambda *said: asked.append(("merge", *said)))
    board.move_requested.connect(lambda *said: asked.append(("move", *said)))
    board.delete_requested.connect(lambda *said: asked.append(("delete", *said)))
    board.table.go_to("feature/auth")
    board.activateWindow()
    board.table.setFocus()
    for key, modifiers in ((Key.Key_M, 0), (Key.Key_B, 0), (Key.Key_B, 1), (Key.Key_Delete, 0), (Key.Key_Return, 0)):
        shift = Qt.KeyboardModifier.ShiftModifier if modifiers else Qt.KeyboardModifier.NoModifier
        QTest.keyClick(board.table, key, shift)
    name = "feature/auth"
    assert asked == [
        ("merge", name), ("move", name, False), ("move", name, True), ("delete", name), ("show", name),
    ]  # fmt: skip
    board.table.go_to(None)
    assert [action for action in ("show", "merge", "move", "copy", "delete") if board.action(action).isEnabled()] == [
        "show"
    ]
    board.buttons["show"].click()
    assert asked[-1] == ("show", None)


def test_the_search_narrows_the_table(board: Board) -> None:
    QTest.keyClicks(board.table, "/")
    QTest.keyClicks(board.filter, "AUTH")
    assert board.table.proxy.rowCount() == 1
    QTest.keyClick(board.filter, Key.Key_Return)
    assert board.table.hasFocus()
    QTest.keyClick(board, Key.Key_Escape)
    assert board.table.proxy.rowCount() == 3
    assert board.isVisible()
    QTest.keyClick(board, Key.Key_Escape)


def test_it_follows_the_file(board: Board, workspace: Path, hire: Callable[[Path], Agent], qtbot: QtBot) -> None:
    agent = hire(workspace)
    agent.remember("new", "Just learned", "reference:fresh")
    qtbot.waitUntil(lambda: ("fresh", 1) in named(board), timeout=PATIENCE)
    agent.change("new", "reference:fresh", superseded_by="system:deleted", deleted_at="2026-11-30T00:00:00Z")
    qtbot.waitUntil(lambda: ("fresh", 0) in named(board), timeout=PATIENCE)


def test_of_a_file_that_is_read_only_branches_are_compared_only(
    open_window: OpenWindow, workspace: Path, qtbot: QtBot
) -> None:
    window = open_window(workspace, read_only=True)
    window.branching.open_board()
    board = window.branching.board
    assert board is not None
    qtbot.waitUntil(lambda: bool(board.model.rows), timeout=PATIENCE)
    board.table.go_to("main")
    enabled = [name for name in ("show", "merge", "move", "copy", "delete") if board.action(name).isEnabled()]
    assert enabled == ["show", "merge"]


def test_size_and_columns_are_remembered(window: MainWindow, board: Board, qtbot: QtBot) -> None:
    board.resize(700, 500)
    board.table.header().resizeSection(BoardColumn.FACTS, 160)
    board.close()
    assert window.branching.board is None
    window.branching.open_board()
    again = window.branching.board
    assert again is not None
    assert again.size().width() == 700
    assert again.table.header().sectionSize(BoardColumn.FACTS) == 160

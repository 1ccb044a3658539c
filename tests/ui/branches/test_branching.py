from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QMenu
from pytestqt.qtbot import QtBot

from explorer.memory.keys import Key
from explorer.services.branches.survey import BranchRow
from explorer.ui.branches.board import Board
from explorer.ui.branches.delete_dialog import DeleteBranchDialog
from explorer.ui.branches.target_dialog import TargetDialog
from explorer.ui.main_window import MainWindow
from explorer.ui.teleport.window import CompareWindow
from tests.ui.branches.conftest import Answer, Git
from tests.ui.conftest import AUTH, MAIN, PATIENCE, OpenWindow, ids
from tests.ui.driving import stored

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


def written(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: window.session.writes.is_quiet, timeout=PATIENCE)


def facts_of(board: Board, branch: str) -> int | None:
    return next((row.facts for row in board.model.rows if row.name == branch), None)


def choose(title: str, qtbot: QtBot, seen: list[str]) -> object:
    """An answer that waits for what choosing does, notes it, and accepts."""

    def decide(dialog: QDialog) -> bool:
        assert isinstance(dialog, TargetDialog)
        dialog.show()
        dialog.picker.box.setText(title)
        qtbot.waitUntil(dialog.choose.isEnabled, timeout=PATIENCE)
        seen.append(dialog.sentence.text())
        return True

    return decide


def go(window: MainWindow, record_id: str) -> None:
    table = window.tabs.facts.table
    table.go_to(ids(window).index(record_id))
    table.setFocus()


def test_a_fact_is_moved_by_key_and_taken_back(
    window: MainWindow, workspace: Path, answer: Answer, qtbot: QtBot
) -> None:
    seen: list[str] = []
    answer(TargetDialog, choose("auth", qtbot, seen))  # type: ignore[arg-type]
    go(window, "db~2")
    QTest.keyClick(window.tabs.facts.table, Qt.Key.Key_B)
    qtbot.waitUntil(lambda: "db~2" not in ids(window), timeout=PATIENCE)
    written(window, qtbot)
    assert seen == ["1 fact(s) to feature/auth · 2 record(s) that name them follow"]
    assert stored(workspace, "db~2", AUTH)["content"] == "The database is PostgreSQL 16"
    assert stored(workspace, "p-db", "__policies__")["source_fact_ids"] == [f"{AUTH}/db~2"]
    assert stored(workspace, "cache")["links"][0]["to"] == f"{AUTH}/db"
    assert "Moved 1 fact(s) to feature/auth" in window.notice.text
    window.session.writes.undo()
    qtbot.waitUntil(lambda: "db~2" in ids(window), timeout=PATIENCE)
    written(window, qtbot)
    assert stored(workspace, "p-db", "__policies__")["source_fact_ids"] == [f"{MAIN}/db~2"]
    assert stored(workspace, "db~2", AUTH)["superseded_by"] == "system:undone"


def test_facts_are_copied_to_where_all_branches_see_them(
    window: MainWindow, workspace: Path, answer: Answer, qtbot: QtBot
) -> None:
    seen: list[str] = []
    answer(TargetDialog, choose("feedback", qtbot, seen))  # type: ignore[arg-type]
    go(window, "deploy")
    QTest.keyClick(window.tabs.facts.table, Qt.Key.Key_B, Qt.KeyboardModifier.ShiftModifier)
    qtbot.waitUntil(lambda: len(ids(window)) == 13, timeout=PATIENCE)
    written(window, qtbot)
    copy = stored(workspace, "deploy", "feedback")
    assert (copy["content"], copy["merged_from"], copy["pinned"]) == ("Deploys go out on Tuesdays", "main", True)
    assert stored(workspace, "deploy")["content"] == copy["content"]
    assert "Copied 1 fact(s) to feedback" in window.notice.text


def test_nothing_is_asked_of_policies_or_of_nothing(window: MainWindow, answer: Answer) -> None:
    answer(TargetDialog, lambda _: pytest.fail("nothing is to be asked"))
    window.branching.move_facts([])
    window.branching.move_facts([Key("__policies__", "p-db")])


def test_what_cannot_go_there_cannot_be_chosen(window: MainWindow, answer: Answer, qtbot: QtBot) -> None:
    said: list[tuple[str, bool]] = []

    def look(dialog: QDialog) -> bool:
        assert isinstance(dialog, TargetDialog)
        dialog.show()
        dialog.picker.box.setText("about the user")
        qtbot.waitUntil(lambda: window.session.tasks.is_idle, timeout=PATIENCE)
        qtbot.wait(100)
        said.append((dialog.sentence.text(), dialog.choose.isEnabled()))
        return False

    answer(TargetDialog, look)
    window.branching.move_facts([Key("user", "ana")])
    qtbot.waitUntil(lambda: said == [("", False)], timeout=PATIENCE)


def test_a_branch_goes_after_its_name_and_counts_were_asked(
    board: Board, window: MainWindow, workspace: Path, answer: Answer, qtbot: QtBot
) -> None:
    asked: list[str] = []
    replies = iter((False, True))

    def decide(dialog: QDialog) -> bool:
        assert isinstance(dialog, DeleteBranchDialog)
        asked.append(f"{dialog._heading.text()} {dialog.do.text()}")
        return next(replies)

    answer(DeleteBranchDialog, decide)
    board.table.go_to("feature/auth")
    for count in (1, 2):
        board.action("delete").trigger()
        qtbot.waitUntil(lambda count=count: len(asked) == count, timeout=PATIENCE)  # type: ignore[misc]
    assert "feature/auth" in asked[0]
    assert "2 fact(s)" in asked[0]
    qtbot.waitUntil(
        lambda: [row.facts for row in board.model.rows if row.name == "feature/auth"] == [0], timeout=PATIENCE
    )
    written(window, qtbot)
    assert stored(workspace, "auth-1", AUTH)["delete_reason"] == "branch deleted"
    assert "Deleted branch feature/auth: 2 fact(s)" in board.notice.text
    board.notice.buttons[0].click()
    qtbot.waitUntil(
        lambda: [row.facts for row in board.model.rows if row.name == "feature/auth"] == [2], timeout=PATIENCE
    )
    written(window, qtbot)
    assert stored(workspace, "auth-1", AUTH)["content"] == "Login uses passkeys"


def test_a_branch_that_was_renamed_is_offered_its_new_name(
    open_window: OpenWindow, workspace: Path, git: Git, answer: Answer, qtbot: QtBot
) -> None:
    git("switch", "-q", "-c", "main")
    git("branch", "-m", "feature/auth", "feature/login")
    window = open_window(workspace)
    window.branching.open_board()
    board = window.branching.board
    assert board is not None
    qtbot.waitUntil(lambda: bool(board.model.rows), timeout=PATIENCE)
    marked: list[str | None] = []

    def decide(dialog: QDialog) -> bool:
        assert isinstance(dialog, TargetDialog)
        assert dialog.picker.current is not None
        marked.append(dialog.picker.current.branch)
        qtbot.waitUntil(dialog.choose.isEnabled, timeout=PATIENCE)
        return True

    answer(TargetDialog, decide)
    board.action("move").trigger()
    qtbot.waitUntil(lambda: marked == ["feature/login"], timeout=PATIENCE)
    qtbot.waitUntil(lambda: any(row.name == "feature/login" for row in board.model.rows), timeout=PATIENCE)
    written(window, qtbot)
    assert stored(workspace, "auth-1", "project:feature/login")["content"] == "Login uses passkeys"


def test_two_branches_are_compared_and_merged(
    board: Board, window: MainWindow, workspace: Path, answer: Answer, qtbot: QtBot
) -> None:
    shown: list[CompareWindow] = []
    window.travel.arrivals.shown.connect(shown.append)
    answer(TargetDialog, choose("main", qtbot, []))  # type: ignore[arg-type]
    board.table.go_to("feature/auth")
    board.action("merge").trigger()
    qtbot.waitUntil(lambda: bool(shown), timeout=PATIENCE)
    (compare,) = shown
    assert [title.text() for title in compare.heading.titles] == ["main", "feature/auth"]
    assert compare.windowTitle() == "feature/auth beside main"
    qtbot.waitUntil(compare.footer.merge.isEnabled, timeout=PATIENCE)
    compare.footer.merge.click()
    qtbot.waitUntil(lambda: compare.merger.is_merged, timeout=PATIENCE)
    written(window, qtbot)
    assert stored(workspace, "auth-1")["merged_from"] == "feature/auth"
    assert compare.receipt.title.text() == "Merged feature/auth"
    compare.close()
    qtbot.waitUntil(lambda: window.travel.arrivals.window is None, timeout=PATIENCE)
    # What was merged is known: the next comparison is one of three sides.
    window.travel.arrivals.compare_branches("feature/auth", "main")
    qtbot.waitUntil(lambda: len(shown) == 2, timeout=PATIENCE)
    assert shown[1].review.encounter.comparison.has_base
    shown[1].close()


def drop_menu(window: MainWindow, qtbot: QtBot) -> QMenu:
    qtbot.waitUntil(lambda: isinstance(QApplication.activePopupWidget(), QMenu), timeout=PATIENCE)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    return menu


def test_what_is_dropped_on_the_board(board: Board, window: MainWindow, workspace: Path, qtbot: QtBot) -> None:
    rows: dict[str | None, BranchRow] = {row.name: row for row in board.model.rows}
    board.facts_dropped.emit([Key(MAIN, "deploy")], rows["feature/auth"], True)
    written(window, qtbot)
    qtbot.waitUntil(lambda: stored(workspace, "deploy", AUTH) != {}, timeout=PATIENCE)
    board.facts_dropped.emit([Key(MAIN, "cache")], rows[None], False)
    menu = drop_menu(window, qtbot)
    assert [action.text() for action in menu.actions()][1:] == ["about the user", "feedback"]
    menu.actions()[2].trigger()
    menu.close()
    qtbot.waitUntil(lambda: stored(workspace, "cache", "feedback") != {}, timeout=PATIENCE)
    written(window, qtbot)
    board.branch_dropped.emit("feature/auth", rows["feature/auth"])
    assert QApplication.activePopupWidget() is None
    board.branch_dropped.emit("feature/auth", rows["main"])
    menu = drop_menu(window, qtbot)
    texts = [action.text().replace("\u2068", "").replace("\u2069", "") for action in menu.actions()]
    assert texts == ["Compare and merge into main…", "Move all to main"]
    menu.actions()[1].trigger()
    menu.close()
    qtbot.waitUntil(lambda: "content" in stored(workspace, "auth-1"), timeout=PATIENCE)
    board.branch_dropped.emit("main", rows[None])
    menu = drop_menu(window, qtbot)
    menu.close()


def test_what_cannot_be_done_is_said_in_the_board(board: Board, window: MainWindow, qtbot: QtBot) -> None:
    rows: dict[str | None, BranchRow] = {row.name: row for row in board.model.rows}
    board.facts_dropped.emit([Key(MAIN, "deploy")], rows["main"], False)
    qtbot.waitUntil(lambda: "is there already" in board.notice.text, timeout=PATIENCE)


def test_a_branch_is_shown_from_the_board(board: Board, window: MainWindow, qtbot: QtBot) -> None:
    window.tabs.setCurrentIndex(1)
    board.table.go_to("feature/auth")
    board.action("show").trigger()
    qtbot.waitUntil(lambda: ids(window)[:2] == ["auth-1", "auth-2"], timeout=PATIENCE)
    assert window.tabs.currentIndex() == 0


def test_without_a_workspace_there_is_no_board(open_window: OpenWindow) -> None:
    window = open_window()
    window.branching.open_board()
    assert window.branching.board is None
    window.branching.close()

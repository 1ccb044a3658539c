from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from explorer.services.git import Head
from explorer.ui.branches.button import BranchButton
from explorer.ui.main_window import MainWindow
from explorer.ui.theme import apply_theme
from tests.ui.branches.conftest import Git
from tests.ui.conftest import PATIENCE, OpenWindow, ids

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


def test_gits_branch_is_shown_and_marked(open_window: OpenWindow, workspace: Path, git: Git) -> None:
    window = open_window(workspace)
    assert ids(window) == ["auth-1", "auth-2", "tone", "ana"]
    button = window.toolbar.branch
    assert button.text() == "feature/auth · git ▾"
    assert button.toolTip() == "feature/auth\nGit is on feature/auth."
    window.session.choose_branch("main")
    assert button.text() == "main ▾", "only the branch that git is on is marked"


def test_another_branch_that_is_checked_out_is_followed_by_itself(
    open_window: OpenWindow, workspace: Path, git: Git, qtbot: QtBot
) -> None:
    window = open_window(workspace)
    git("switch", "-q", "-c", "main")
    qtbot.waitUntil(lambda: window.session.branch == "main", timeout=PATIENCE)
    qtbot.waitUntil(lambda: len(ids(window)) == 12, timeout=PATIENCE)
    git("switch", "-q", "--detach")
    qtbot.waitUntil(lambda: window.session.branch is None, timeout=PATIENCE)
    assert "detached at" in window.toolbar.branch.text()


def test_git_is_asked_again_when_the_window_is_turned_to(
    open_window: OpenWindow, workspace: Path, git: Git, qtbot: QtBot
) -> None:
    window = open_window(workspace)
    other = open_window()
    window.session._head_watch.stop()
    git("switch", "-q", "-c", "main")
    window.activateWindow()
    qtbot.waitUntil(lambda: window.session.branch == "main", timeout=PATIENCE)
    qtbot.waitUntil(lambda: len(ids(window)) == 12, timeout=PATIENCE)
    assert other.session.branch == "main"


def test_a_detached_head_is_told_with_its_commit_and_never_called_main(
    open_window: OpenWindow, workspace: Path, git: Git
) -> None:
    git("switch", "-q", "--detach")
    commit = git("rev-parse", "--short", "HEAD")
    window = open_window(workspace)
    assert len(ids(window)) == 14
    button = window.toolbar.branch
    assert button.text() == f"all branches · detached at {commit} ▾"
    assert f"Git is at commit {commit}, on no branch." in button.toolTip()


@pytest.mark.parametrize(
    ("head", "words", "face"),
    [
        (Head(in_repository=False), "The workspace's folder is under no git.", "main ▾"),
        (
            Head(in_repository=False, trouble="git is busy"),
            "The branch is not known: git is busy.",
            "main · git's branch is not known ▾",
        ),
        (Head(in_repository=True, branch="main"), "Git is on main.", "main · git ▾"),
    ],
)
def test_what_git_says_is_in_the_tooltip(window: MainWindow, head: Head, words: str, face: str) -> None:
    window.session.head = head
    button = window.toolbar.branch
    button.show_branch()
    assert button.toolTip() == f"main\n{words}"
    assert button.text() == face
    assert button.accessibleDescription() == words


def test_git_that_cannot_say_is_not_guessed(open_window: OpenWindow, workspace: Path, git: Git) -> None:
    with (workspace.parent / ".git" / "config").open("a", encoding="utf-8") as config:
        config.write("[broken")
    window = open_window(workspace)
    assert window.session.branch is None
    assert len(ids(window)) == 14
    assert "git's branch is not known" in window.toolbar.branch.text()


def test_a_long_name_is_cut_on_the_face_only(window: MainWindow, qapp: QApplication) -> None:
    name = "feature/a-branch-with-a-very-long-name-&-indeed"
    window.session.choose_branch(name)
    button = window.toolbar.branch
    assert len(button.text()) < len(name)
    assert button.accessibleName() == f"Branch: {name}"
    assert button.toolTip().startswith(name)
    apply_theme(qapp, "dark")
    apply_theme(qapp, "light")


def test_without_a_workspace_there_is_nothing_to_choose(open_window: OpenWindow) -> None:
    button: BranchButton = open_window().toolbar.branch
    button.choose()
    assert not button.switcher.isVisible()

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from PySide6.QtGui import QAction
from pytestqt.qtbot import QtBot

from explorer.services.git import Head
from explorer.ui.branch_menu import BranchMenu
from explorer.ui.main_window import MainWindow
from tests.ui.conftest import PATIENCE, OpenWindow, ids


def git(folder: Path, *arguments: str) -> str:
    identity = ("-c", "user.name=t", "-c", "user.email=t@example.org", "-c", "commit.gpgsign=false")
    done = subprocess.run(["git", *identity, *arguments], cwd=folder, check=True, capture_output=True, text=True)
    return done.stdout.strip()


@pytest.fixture
def repository(workspace: Path) -> Path:
    """The workspace's folder under git, on `feature/auth` with one commit."""
    git(workspace.parent, "init", "-q", "-b", "feature/auth")
    git(workspace.parent, "commit", "-q", "--allow-empty", "-m", "one")
    return workspace.parent


def entries(button: BranchMenu) -> list[QAction]:
    """The menu as it is when a person opens it."""
    button.menu().aboutToShow.emit()
    return [action for action in button.menu().actions() if not action.isSeparator()]


def texts(button: BranchMenu) -> list[str]:
    return [action.text() for action in entries(button)]


def choose(button: BranchMenu, text: str) -> None:
    next(action for action in entries(button) if action.text().startswith(text)).trigger()


def test_every_branch_with_memory_is_listed_with_its_records(window: MainWindow) -> None:
    assert texts(window.toolbar.branch) == ["main\t12", "feature/auth\t2", "All branches", "Follow git"]
    assert [action.isChecked() for action in entries(window.toolbar.branch)] == [True, False, False, True]


def test_choosing_a_branch_changes_what_is_seen(window: MainWindow, qtbot: QtBot) -> None:
    button = window.toolbar.branch
    choose(button, "feature/auth")
    qtbot.waitUntil(lambda: ids(window) == ["auth-1", "auth-2", "tone", "ana"], timeout=PATIENCE)
    assert button.text() == "feature/auth ▾"
    assert button.accessibleName() == "Branch: feature/auth"
    assert [action.isChecked() for action in entries(button)] == [False, True, False, False]
    choose(button, "All branches")
    qtbot.waitUntil(lambda: len(ids(window)) == 14, timeout=PATIENCE)
    assert button.text() == "all branches ▾"
    choose(button, "main")
    qtbot.waitUntil(lambda: len(ids(window)) == 12, timeout=PATIENCE)


def test_gits_branch_is_shown_and_marked(open_window: OpenWindow, workspace: Path, repository: Path) -> None:
    window = open_window(workspace)
    assert ids(window) == ["auth-1", "auth-2", "tone", "ana"]
    button = window.toolbar.branch
    assert button.text() == "feature/auth · git ▾"
    assert button.toolTip() == "feature/auth\nGit is on feature/auth."
    assert texts(button)[:2] == ["main\t12", "feature/auth  (git)\t2"]
    choose(button, "main")
    assert button.text() == "main ▾", "only the branch that git is on is marked"


def test_following_git_is_switched_off_by_a_choice_and_on_again(
    open_window: OpenWindow, workspace: Path, repository: Path, qtbot: QtBot
) -> None:
    window = open_window(workspace)
    button = window.toolbar.branch
    choose(button, "main")
    assert not window.session.follows_git
    git(repository, "switch", "-q", "-c", "main")
    git(repository, "switch", "-q", "-c", "feature/new")
    choose(button, "Follow git")
    qtbot.waitUntil(lambda: window.session.branch == "feature/new", timeout=PATIENCE)
    qtbot.waitUntil(lambda: ids(window) == ["tone", "ana"], timeout=PATIENCE)
    assert "feature/new  (git)\t0" in texts(button), "git's branch is listed though nothing is known on it"
    choose(button, "Follow git")
    assert not window.session.follows_git
    git(repository, "switch", "-q", "main")
    window.session.look_at_git()
    qtbot.waitUntil(lambda: window.session.head.branch == "main", timeout=PATIENCE)
    assert window.session.branch == "feature/new"


def test_git_is_asked_again_when_the_window_is_turned_to(
    open_window: OpenWindow, workspace: Path, repository: Path, qtbot: QtBot
) -> None:
    window = open_window(workspace)
    other = open_window()
    git(repository, "switch", "-q", "-c", "main")
    window.activateWindow()
    qtbot.waitUntil(lambda: window.session.branch == "main", timeout=PATIENCE)
    qtbot.waitUntil(lambda: len(ids(window)) == 12, timeout=PATIENCE)
    assert other.session.branch == "main"


def test_a_detached_head_is_told_with_its_commit_and_never_called_main(
    open_window: OpenWindow, workspace: Path, repository: Path
) -> None:
    git(repository, "switch", "-q", "--detach")
    commit = git(repository, "rev-parse", "--short", "HEAD")
    window = open_window(workspace)
    assert len(ids(window)) == 14
    button = window.toolbar.branch
    assert button.text() == f"all branches · detached at {commit} ▾"
    assert f"Git is at commit {commit}, on no branch." in button.toolTip()
    assert not any("(git)" in text for text in texts(button))


@pytest.mark.parametrize(
    ("head", "words"),
    [
        (Head(in_repository=False), "The workspace's folder is under no git."),
        (Head(in_repository=False, trouble="git is busy"), "The branch is not known: git is busy."),
        (Head(in_repository=True, branch="main"), "Git is on main."),
    ],
)
def test_what_git_says_is_in_the_tooltip(window: MainWindow, head: Head, words: str) -> None:
    window.session.head = head
    window.toolbar.branch.show_branch()
    assert window.toolbar.branch.toolTip() == f"main\n{words}"


def test_a_long_name_is_cut_on_the_face_only(window: MainWindow) -> None:
    name = "feature/a-branch-with-a-very-long-name-indeed"
    window.session.choose_branch(name)
    button = window.toolbar.branch
    assert len(button.text()) < len(name)
    assert button.accessibleName() == f"Branch: {name}"
    assert button.toolTip().startswith(name)

from __future__ import annotations

import subprocess
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import pytest
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from explorer.services.branches.survey import BranchRow
from explorer.services.git_branches import GitStanding, GitState
from explorer.ui.branches.board import Board
from explorer.ui.main_window import MainWindow
from tests.ui.conftest import PATIENCE

Git = Callable[..., str]
Answer = Callable[[type[QDialog], Callable[[QDialog], bool]], None]
ROWS = (
    BranchRow("old/name", 3, 1, 2, 0, datetime(2026, 11, 20, tzinfo=UTC), 4_096, GitStanding(GitState.RENAMED, "new")),
    BranchRow("main", 1_200, 0, 0, 2, datetime(2026, 11, 29, 12, tzinfo=UTC), 900_000, GitStanding(GitState.CURRENT)),
    BranchRow("emptied", 0, 5, 0, 0, None, 100, GitStanding(GitState.GONE)),
    BranchRow(None, 7, 0, 0, 1, None, 700, None),
)


@pytest.fixture
def git(workspace: Path) -> Git:
    """Git in the workspace's folder, which is a repository on `feature/auth` with one commit."""

    def run(*arguments: str) -> str:
        identity = ("-c", "user.name=t", "-c", "user.email=t@example.org", "-c", "commit.gpgsign=false")
        done = subprocess.run(
            ["git", *identity, *arguments], cwd=workspace.parent, check=True, capture_output=True, text=True
        )
        return done.stdout.strip()

    run("init", "-q", "-b", "feature/auth")
    run("commit", "-q", "--allow-empty", "-m", "one")
    return run


@pytest.fixture
def board(window: MainWindow, qtbot: QtBot) -> Board:
    """The board of the small workspace, with its rows there."""
    window.branching.open_board()
    board = window.branching.board
    assert board is not None
    qtbot.waitUntil(lambda: bool(board.model.rows), timeout=PATIENCE)
    return board


@pytest.fixture
def answer(monkeypatch: pytest.MonkeyPatch) -> Answer:
    """Have dialogs of a kind answered by a function that says whether they are accepted."""

    def set_answer(kind: type[QDialog], decide: Callable[[QDialog], bool]) -> None:
        def run(dialog: QDialog) -> int:
            accepted = decide(dialog)
            (dialog.accept if accepted else dialog.reject)()
            return dialog.result()

        monkeypatch.setattr(kind, "exec", run)

    return set_answer

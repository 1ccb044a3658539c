from __future__ import annotations

from pathlib import Path

import pytest

from explorer.ui.branch_pictures import branching
from explorer.ui.main_window import MainWindow
from tests.ui.conftest import OpenWindow

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


def test_every_picture_is_taken_and_nothing_is_done(window: MainWindow, workspace: Path, tmp_path: Path) -> None:
    before = {path.name: path.read_bytes() for path in workspace.parent.iterdir() if path.is_file()}
    written = list(branching(window, tmp_path, (900, 600)))
    assert [path.stem for path in written] == ["branch", "branches", "move", "delete-branch", "compare-branches"]
    assert all(path.stat().st_size > 1_000 for path in written)
    assert window.branching.board is None
    assert window.session.writes.standing.steps == ()
    assert {path.name: path.read_bytes() for path in workspace.parent.iterdir() if path.is_file()} == before


def test_with_one_branch_there_is_nothing_to_ask(open_window: OpenWindow, many: Path, tmp_path: Path) -> None:
    assert [path.stem for path in branching(open_window(many), tmp_path, (900, 600))] == ["branch", "branches"]

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from explorer.services.git import Head
from explorer.ui.head_watch import HeadWatch
from explorer.ui.tasks import Tasks
from tests.ui.conftest import PATIENCE


@pytest.fixture
def head(tmp_path: Path) -> Head:
    (tmp_path / "HEAD").write_text("ref: refs/heads/main\n", "utf-8")
    return Head(in_repository=True, branch="main", git_folder=tmp_path)


def test_a_head_that_is_written_anew_is_noticed_once(tasks: Tasks, head: Head, tmp_path: Path, qtbot: QtBot) -> None:
    watch, moved = HeadWatch(tasks), list[int]()
    watch.moved.connect(lambda: moved.append(1))
    watch.watch(head)
    watch.look()
    (tmp_path / "new").write_text("ref: refs/heads/other\n", "utf-8")
    (tmp_path / "new").replace(tmp_path / "HEAD")
    qtbot.waitUntil(lambda: moved == [1], timeout=PATIENCE)
    watch.look()
    answered: list[int] = []
    tasks.ask("later", lambda: 1, answered.append)
    qtbot.waitUntil(lambda: answered == [1], timeout=PATIENCE)
    assert moved == [1]
    watch.stop()


def test_nothing_is_looked_at_where_there_is_no_git(tasks: Tasks, qtbot: QtBot) -> None:
    watch = HeadWatch(tasks)
    watch.watch(Head(in_repository=False))
    assert not watch._timer.isActive()
    watch.look()
    watch.stop()

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from explorer.memory.changes import ChangeKind
from explorer.store.courier import FileCourier
from explorer.ui.main_window import MainWindow
from explorer.ui.pictures import ScreenshotFailed
from explorer.ui.screenshot import take_screenshots
from explorer.ui.session import Session
from explorer.ui.settings import Settings
from tests.ui.conftest import OpenWindow

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
SIZE = (780, 640)
"""What fits the offscreen screen of 800×800."""


def test_every_view_is_written(open_window: OpenWindow, workspace: Path, tmp_path: Path, qtbot: QtBot) -> None:
    window = open_window()
    before = {path.name: path.read_bytes() for path in workspace.parent.iterdir()}
    folder = tmp_path / "deep" / "pictures"
    written = list(take_screenshots(window, workspace, folder, SIZE))
    names = [path.stem for path in written]
    assert names[:4] == ["welcome", "facts", "policies", "graph"]
    assert {"history", "filtered", "editing", "several", "activity", "notes", "access"} <= set(names)
    dialogs = {"keys", "keeping", "supersede", "erase", "decide", "branch", "branches", "move", "delete-branch"}
    dialogs |= {"embedding"}
    assert dialogs <= set(names)
    images = {path.stem: QImage(str(path)) for path in written}
    assert sorted(path.name for path in folder.iterdir()) == sorted(path.name for path in written)
    for name, image in images.items():
        if name not in dialogs:
            assert (image.width(), image.height()) == SIZE
    views = [images[name] for name in ("welcome", "facts", "policies", "graph", "history", "filtered")]
    assert all(one != other for at, one in enumerate(views) for other in views[:at])
    assert {path.name: path.read_bytes() for path in workspace.parent.iterdir()} == before


def test_what_is_sent_and_compared_is_shown_too(
    qtbot: QtBot, session: Session, settings: Settings, workspace: Path, many: Path, tmp_path: Path
) -> None:
    window = MainWindow(session, settings, None, FileCourier(tmp_path / "temporary"))
    qtbot.addWidget(window)
    written = take_screenshots(window, workspace, tmp_path / "pictures", SIZE, is_copy=True, compare=[many])
    names = {path.stem for path in written}
    assert {"send", "send-findings", "send-receipt", "compare", "deciding", "merged"} <= names
    assert (workspace.parent / "for-bob.vdb").is_file()
    assert window.session.writes.standing.steps[0].change.kind is ChangeKind.MERGE
    window.close()


def test_of_a_copy_the_steps_are_shown(open_window: OpenWindow, many: Path, tmp_path: Path) -> None:
    window = open_window()
    list(take_screenshots(window, many, tmp_path / "pictures", SIZE, is_copy=True))
    assert len(window.session.writes.standing.steps) == 5
    assert window.session.writes.is_quiet


def test_nothing_that_changes_is_shown_where_nothing_may_be(
    open_window: OpenWindow, workspace: Path, tmp_path: Path
) -> None:
    written = list(take_screenshots(open_window(read_only=True), workspace, tmp_path / "pictures", SIZE))
    assert not {"editing", "several", "move", "delete-branch"} & {path.stem for path in written}


def test_a_file_that_cannot_be_read_is_a_sentence(open_window: OpenWindow, tmp_path: Path) -> None:
    with pytest.raises(ScreenshotFailed, match=r"There is no file “missing\.vdb”"):
        list(take_screenshots(open_window(), tmp_path / "missing.vdb", tmp_path / "pictures", SIZE))


def test_a_folder_that_cannot_be_made_is_a_sentence(open_window: OpenWindow, workspace: Path, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(ScreenshotFailed, match="cannot be made"):
        list(take_screenshots(open_window(), workspace, tmp_path / "file" / "pictures", SIZE))

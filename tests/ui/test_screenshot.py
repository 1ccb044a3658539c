from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from explorer.ui.screenshot import ScreenshotFailed, take_screenshots
from tests.ui.conftest import OpenWindow

SIZE = (780, 640)
"""What fits the offscreen screen of 800×800."""


def test_every_view_is_written(open_window: OpenWindow, workspace: Path, tmp_path: Path, qtbot: QtBot) -> None:
    window = open_window()
    before = sorted(path.name for path in workspace.parent.iterdir())
    folder = tmp_path / "deep" / "pictures"
    written = list(take_screenshots(window, workspace, folder, SIZE))
    names = [path.stem for path in written]
    assert names[:4] == ["welcome", "facts", "policies", "graph"]
    assert {"history", "filtered", "keys"} <= set(names)
    images = {path.stem: QImage(str(path)) for path in written}
    assert sorted(path.name for path in folder.iterdir()) == sorted(path.name for path in written)
    for name, image in images.items():
        if name != "keys":
            assert (image.width(), image.height()) == SIZE
    views = [images[name] for name in ("welcome", "facts", "policies", "graph", "history", "filtered")]
    assert all(one != other for at, one in enumerate(views) for other in views[:at])
    assert sorted(path.name for path in workspace.parent.iterdir()) == before


def test_a_file_that_cannot_be_read_is_a_sentence(open_window: OpenWindow, tmp_path: Path) -> None:
    with pytest.raises(ScreenshotFailed, match=r"There is no file “missing\.vdb”"):
        list(take_screenshots(open_window(), tmp_path / "missing.vdb", tmp_path / "pictures", SIZE))


def test_a_folder_that_cannot_be_made_is_a_sentence(open_window: OpenWindow, workspace: Path, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(ScreenshotFailed, match="cannot be made"):
        list(take_screenshots(open_window(), workspace, tmp_path / "file" / "pictures", SIZE))

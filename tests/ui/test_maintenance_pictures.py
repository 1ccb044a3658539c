from __future__ import annotations

from pathlib import Path

import pytest

from explorer.ui.main_window import MainWindow
from explorer.ui.maintenance_pictures import maintaining

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


def test_every_window_of_maintenance_is_written_and_closed(window: MainWindow, tmp_path: Path) -> None:
    written = [path.stem for path in maintaining(window, tmp_path, (780, 640))]
    assert written == ["decay", "consolidate", "harmonise", "conflicts"], "without care no file is checked"
    assert window.maintaining.windows == {}
    assert window.docks["conflicts"].isHidden()
    assert all((tmp_path / f"{name}.png").is_file() for name in written)

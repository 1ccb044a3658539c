from __future__ import annotations

from pathlib import Path

import pytest

from explorer.ui.agent_pictures import searching
from explorer.ui.docks.docks import AGENT
from explorer.ui.main_window import MainWindow

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


def test_every_page_is_written_and_the_dock_is_closed_again(window: MainWindow, tmp_path: Path) -> None:
    written = [path.stem for path in searching(window, tmp_path)]
    assert written == ["agent-search", "agent-compare", "agent-why-not", "agent-preamble", "agent-skills", "embedding"]
    assert all((tmp_path / f"{name}.png").is_file() for name in written)
    assert window.docks[AGENT].isHidden()
    assert window.docks.agent.search.about is None

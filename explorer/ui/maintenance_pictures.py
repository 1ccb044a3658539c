"""Pictures of the windows of maintenance, and of the conflicts."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from explorer.ui.docks.docks import CONFLICTS
from explorer.ui.main_window import MainWindow
from explorer.ui.maintenance.maintaining import WINDOWS
from explorer.ui.pictures import save, settle


def maintaining(window: MainWindow, folder: Path, size: tuple[int, int]) -> Iterator[Path]:
    """Each window with what it proposes; nothing is done. Then the dock with the first conflict."""
    for name in WINDOWS:
        window.maintaining.open(name)
        shown = window.maintaining.windows.get(name)
        if shown is None:
            continue
        shown.resize(min(size[0], shown.width()), min(size[1], shown.height()))
        settle(window)
        yield save(shown, folder / f"{name}.png")
        shown.close()
        settle(window)
    window.docks.go_to(CONFLICTS)
    settle(window)
    yield save(window, folder / "conflicts.png")
    window.docks.show(CONFLICTS, False)
    settle(window)

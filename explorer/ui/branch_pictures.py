"""Pictures of the branch switcher, the board and what is asked there."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QDialog

from explorer.ui.main_window import MainWindow
from explorer.ui.pictures import save, settle, wait
from explorer.ui.teleport.window import CompareWindow

if TYPE_CHECKING:
    from explorer.ui.branches.board import Board


def branching(window: MainWindow, folder: Path, size: tuple[int, int]) -> Iterator[Path]:
    """The switcher; the board with the first branch that is not the current one, moved, deleted, merged."""
    window.toolbar.branch.choose()
    settle(window)
    yield save(window.toolbar.branch.switcher, folder / "branch.png")
    window.toolbar.branch.switcher.close()
    window.branching.open_board()
    board = window.branching.board
    assert board is not None
    wait(lambda: bool(board.model.rows))
    board.resize(min(size[0], board.width()), min(size[1], board.height()))
    settle(window)
    yield save(board, folder / "branches.png")
    named = [row.name for row in board.model.rows if row.name is not None and row.facts]
    if len(named) > 1:
        board.table.go_to(named[0])
        if not window.session.writes.is_read_only:
            yield from _asked(window, board, "move", folder / "move.png")
            yield from _asked(window, board, "delete", folder / "delete-branch.png")
        yield from _compared(window, (named[0], named[-1]), folder / "compare-branches.png", size)
    board.close()
    settle(window)


def _asked(window: MainWindow, board: Board, action: str, path: Path) -> Iterator[Path]:
    """What an action asks; nothing is done."""
    made: list[Path] = []

    def take() -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, QDialog):
            settle(window)
            made.append(save(dialog, path))
            dialog.reject()

    timer = QTimer(interval=50)
    timer.timeout.connect(take)
    timer.start()
    board.action(action).trigger()
    wait(lambda: bool(made))
    timer.stop()
    settle(window)
    yield from made


def _compared(window: MainWindow, pair: tuple[str, str], path: Path, size: tuple[int, int]) -> Iterator[Path]:
    shown: list[CompareWindow] = []
    arrivals = window.travel.arrivals
    arrivals.shown.connect(shown.append)
    arrivals.compare_branches(*pair)
    wait(lambda: bool(shown))
    (compare,) = shown
    compare.resize(*size)
    settle(window)
    yield save(compare, path)
    compare.close()
    settle(window)

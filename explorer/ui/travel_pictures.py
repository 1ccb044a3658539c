"""Pictures of sending, comparing and merging."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from explorer.services.teleport.answers import Choice, ConflictStrategy
from explorer.ui.main_window import MainWindow
from explorer.ui.pictures import save, settle, wait
from explorer.ui.teleport.window import CompareWindow

if TYPE_CHECKING:
    from explorer.ui.teleport.send import SendDialog


def sending(window: MainWindow, folder: Path, size: tuple[int, int], *, is_copy: bool) -> Iterator[Path]:
    """What goes, and what was found in it; of a copy, also the receipt of a file beside it."""
    dialog = window.travel.send(window.tabs.facts.selected_keys)
    if dialog is None:
        return
    dialog.resize(min(size[0], dialog.width()), min(size[1], dialog.height()))
    settle(window)
    yield save(dialog, folder / "send.png")
    dialog.look_through()
    wait(lambda: dialog.page is not dialog.choice)
    settle(window)
    yield save(dialog, folder / "send-findings.png")
    path = window.session.path
    if is_copy and path is not None:
        yield from _sent(window, dialog, path.with_name("for-bob.vdb"), folder)
    dialog.close()


def comparing(window: MainWindow, other: Path, folder: Path, size: tuple[int, int], *, is_copy: bool) -> Iterator[Path]:
    """The comparison with another file; of a copy also a few decisions and the receipt of a merge."""
    shown: list[CompareWindow] = []
    refused: list[str] = []
    window.travel.arrivals.shown.connect(shown.append)
    window.travel.refused.connect(refused.append)
    window.travel.take([other])
    wait(lambda: bool(shown or refused))
    if not shown:
        return
    (compare,) = shown
    compare.resize(*size)
    settle(window)
    yield save(compare, folder / "compare.png")
    if is_copy:
        compare.view.choose(Choice.THEIRS)
        compare.view.bar.next_scope()
        settle(window)
        yield save(compare, folder / "deciding.png")
        compare.review.resolve(ConflictStrategy.NEWER_WINS)
        compare.review.leave_conflicts_out()
        settle(window)
        compare.merger.merge()
        wait(lambda: compare.merger.is_merged)
        wait(lambda: window.session.writes.is_quiet)
        settle(window)
        yield save(compare, folder / "merged.png")
    compare.close()
    settle(window)


def _sent(window: MainWindow, dialog: SendDialog, target: Path, folder: Path) -> Iterator[Path]:
    dialog.target.suggest(target)
    dialog.send()
    wait(lambda: dialog.receipt is not None)
    settle(window)
    yield save(dialog, folder / "send-receipt.png")

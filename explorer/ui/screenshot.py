"""A PNG of every view, for people who judge them and for the README."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEventLoop, QTimer
from PySide6.QtWidgets import QWidget

from explorer.ui.key_sheet import KeySheet
from explorer.ui.main_window import MainWindow
from explorer.ui.tabs.tabs import FACTS, GRAPH, POLICY_TAB

_PATIENCE_MS = 60_000
_SETTLE_MS = 400
_LOOKED_THROUGH = 1_000


class ScreenshotFailed(Exception):
    """A sentence that says why there is no picture."""


def take_screenshots(window: MainWindow, path: Path, folder: Path, size: tuple[int, int]) -> Iterator[Path]:
    """Open `path` and write `<view>.png` files to `folder`, which is made; yields each as it is written."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise ScreenshotFailed(f"the folder “{folder}” cannot be made: {error.strerror}.") from error
    window.resize(*size)
    window.show()
    _settle(window)
    yield _save(window, folder / "welcome.png")
    _open(window, path)
    for name, tab in (("facts", FACTS), ("policies", POLICY_TAB), ("graph", GRAPH)):
        window.tabs.setCurrentIndex(tab)
        _settle(window)
        if tab == POLICY_TAB:
            tree = window.tabs.policies.tree
            tree.setCurrentIndex(tree.model().index(0, 0, tree.model().index(0, 0)))
            _settle(window)
        yield _save(window, folder / f"{name}.png")
    window.tabs.setCurrentIndex(FACTS)
    for name, text in (("history", ""), ("filtered", "postgres")):
        window.toolbar.filter.setText(text)
        _settle(window)
        _read_a_revised_fact(window)
        _settle(window)
        yield _save(window, folder / f"{name}.png")
    window.toolbar.filter.clear()
    sheet = KeySheet(window)
    sheet.show()
    _settle(window)
    yield _save(sheet, folder / "keys.png")
    sheet.close()


def _read_a_revised_fact(window: MainWindow) -> None:
    """Select the fact with the longest history among those listed, to show what Details makes of it."""
    snapshot, table = window.session.snapshot, window.tabs.facts
    assert snapshot is not None
    listed = range(min(table.model.rowCount(), _LOOKED_THROUGH))
    if listed:
        table.table.go_to(max(listed, key=lambda at: len(snapshot.history(table.model.row_at(at).fact))))


def _open(window: MainWindow, path: Path) -> None:
    reasons: list[str] = []
    window.session.failed.connect(reasons.append)
    window.open(path)
    _wait(lambda: bool(reasons) or window.session.snapshot is not None)
    if reasons:
        raise ScreenshotFailed(reasons[0])
    _settle(window)


def _settle(window: MainWindow) -> None:
    """Wait for answers, then for what they make the views do."""
    loop = QEventLoop()
    QTimer.singleShot(_SETTLE_MS, loop.quit)
    loop.exec()
    _wait(lambda: window.session.tasks.is_idle)


def _wait(done: Callable[[], bool]) -> None:
    loop = QEventLoop()
    timer = QTimer(interval=20)
    timer.timeout.connect(lambda: loop.quit() if done() else None)
    QTimer.singleShot(_PATIENCE_MS, loop.quit)
    timer.start()
    loop.exec()
    timer.stop()
    if not done():
        raise ScreenshotFailed("the views were not ready within a minute.")


def _save(widget: QWidget, path: Path) -> Path:
    QCoreApplication.sendPostedEvents()
    if not widget.grab().save(str(path)):
        raise ScreenshotFailed(f"“{path}” cannot be written.")
    return path

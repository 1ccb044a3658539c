"""Making a picture of a view: waiting until it is ready, writing it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEventLoop, QTimer
from PySide6.QtWidgets import QDialog, QWidget

from explorer.ui.main_window import MainWindow

_PATIENCE_MS = 60_000
_SETTLE_MS = 400


class ScreenshotFailed(Exception):
    """A sentence that says why there is no picture."""


def picture_of(window: MainWindow, dialog: QDialog, path: Path) -> Iterator[Path]:
    """Show a dialog, take its picture, close it."""
    dialog.show()
    settle(window)
    yield save(dialog, path)
    dialog.close()
    dialog.deleteLater()


def settle(window: MainWindow) -> None:
    """Wait for answers, then for what they make the views do."""
    loop = QEventLoop()
    QTimer.singleShot(_SETTLE_MS, loop.quit)
    loop.exec()
    wait(lambda: window.session.tasks.is_idle)


def wait(done: Callable[[], bool]) -> None:
    """Until `done` was true once: what is looked at again a moment later may have begun anew."""
    loop = QEventLoop()
    was_done = False

    def look() -> None:
        nonlocal was_done
        was_done = was_done or done()
        if was_done:
            loop.quit()

    timer = QTimer(interval=20)
    timer.timeout.connect(look)
    patience = QTimer(singleShot=True, interval=_PATIENCE_MS)
    patience.timeout.connect(loop.quit)
    timer.start()
    patience.start()
    loop.exec()
    timer.stop()
    if not was_done:
        raise ScreenshotFailed("the views were not ready within a minute.")


def save(widget: QWidget, path: Path) -> Path:
    """Write a picture of a widget. Raises `ScreenshotFailed`."""
    QCoreApplication.sendPostedEvents()
    if not widget.grab().save(str(path)):
        raise ScreenshotFailed(f"“{path}” cannot be written.")
    return path

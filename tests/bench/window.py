"""A real window on a store, for the benches that measure what a person waits for."""

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path

from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication

from explorer.store.workspace import Workspace
from explorer.ui.main_window import MainWindow
from explorer.ui.session import Session
from explorer.ui.settings import Settings
from explorer.ui.tasks import Tasks
from explorer.ui.theme import apply_theme

_PATIENCE_SECONDS = 120.0


@contextmanager
def window_on(path: Path) -> Iterator[MainWindow]:
    """A shown window of 1400×900 with `path` open and its first rows there; offscreen unless a platform is set."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    sys.setswitchinterval(0.0005)
    application = QApplication.instance() or QApplication([])
    assert isinstance(application, QApplication)
    apply_theme(application, "light")
    tasks = Tasks(application)
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(QSettings(f"{folder}/settings.ini", QSettings.Format.IniFormat))
        window = MainWindow(Session(tasks, lambda: datetime.now(UTC), Workspace, parent=application), settings)
        window.resize(1400, 900)
        window.show()
        window.open(path)
        until(lambda: window.tabs.facts.model.rowCount() > 0)
        try:
            yield window
        finally:
            window.close()
            tasks.close()


def until(done: Callable[[], bool]) -> None:
    """Run the event loop until `done`."""
    end = time.perf_counter() + _PATIENCE_SECONDS
    while not done():
        if time.perf_counter() > end:
            raise TimeoutError
        QApplication.processEvents()


def settle(seconds: float = 0.3) -> None:
    """Run the event loop for a while."""
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        QApplication.processEvents()

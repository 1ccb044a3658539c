"""A workspace whose vectors have three dimensions, and models that need no files."""

from __future__ import annotations

import hashlib
import threading
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from explorer.memory.errors import MemoryExplorerError
from explorer.memory.protocols import Matrix, Report
from explorer.ui.session import Session
from explorer.ui.widgets.notice import Notice
from tests.services.tiny_model import write_tiny_model
from tests.ui.conftest import PATIENCE


class HandModel:
    """Every text has the unit vector that its letters give it; it waits while it is held."""

    def __init__(self, name: str = "hand-made", dimension: int = 3) -> None:
        self.name, self.dimension = name, dimension
        self.trouble: MemoryExplorerError | None = None
        self.free = threading.Event()
        self.free.set()

    def embed(self, texts: Sequence[str], report: Report) -> Matrix:
        while not self.free.wait(0.01):
            report(0.0)
        if self.trouble is not None:
            raise self.trouble
        seeds = (int.from_bytes(hashlib.sha256(text.encode()).digest()[:4], "big") for text in texts)
        every = [np.random.default_rng(seed).normal(size=self.dimension) for seed in seeds]
        return np.array([each / np.linalg.norm(each) for each in every], np.float32).reshape(-1, self.dimension)


class Desk:
    """A session on a workspace, with a window to ask in and a place to say things."""

    def __init__(self, session: Session, qtbot: QtBot) -> None:
        self.session, self.qtbot = session, qtbot
        self.window = QWidget()
        self.notice = Notice(self.window)
        qtbot.addWidget(self.window)
        self.window.show()

    def open(self, path: Path) -> None:
        with self.qtbot.waitSignal(self.session.branch_changed, timeout=PATIENCE):
            self.session.open(path)

    def wait(self, condition: Callable[[], object]) -> None:
        self.qtbot.waitUntil(lambda: bool(condition()), timeout=PATIENCE)

    def press(self, caption: str) -> None:
        """Press a button of the notice."""
        next(button for button in self.notice.buttons if button.text() == caption).click()


@pytest.fixture
def desk(session: Session, qtbot: QtBot) -> Iterator[Desk]:
    yield Desk(session, qtbot)
    qtbot.waitUntil(lambda: session.tasks.is_idle, timeout=PATIENCE)


@pytest.fixture(scope="session")
def tiny_model(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a model of 32 dimensions."""
    return write_tiny_model(tmp_path_factory.mktemp("models") / "tiny")

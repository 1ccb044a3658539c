"""Details alone, on a small real workspace whose changes are written for real."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from explorer.memory.keys import Key
from explorer.ui.details.details import Details
from explorer.ui.session import Session
from explorer.ui.theme import apply_theme
from tests.ui.conftest import MAIN, PATIENCE


class Desk:
    """Details and what a test asks of them."""

    def __init__(self, details: Details, session: Session, qtbot: QtBot) -> None:
        self.details, self.session, self._qtbot = details, session, qtbot

    def wait(self, condition: Callable[[], object]) -> None:
        self._qtbot.waitUntil(lambda: bool(condition()), timeout=PATIENCE)

    def read(self, record_id: str, namespace: str = MAIN) -> None:
        """Show a record, and wait until it is."""
        key = Key(namespace, record_id)
        self.details.show_key(key)
        self.wait(lambda: self.details.keys == (key,))

    def stored(self, record_id: str, name: str, namespace: str = MAIN) -> Any:
        """A value as the window's newest state of the file has it."""
        snapshot = self.session.snapshot
        row = None if snapshot is None else snapshot.row(Key(namespace, record_id))
        return None if snapshot is None or row is None else snapshot.metadata(row).get(name)

    def steps(self) -> int:
        """How many steps were taken."""
        return len(self.session.writes.standing.steps)

    def settle(self) -> None:
        """Wait until all that was asked for is in the file and shown."""
        self.wait(lambda: self.session.writes.is_quiet and self.session.tasks.is_idle)


def open_desk(session: Session, workspace: Path, qtbot: QtBot) -> Desk:
    details = Details(session)
    qtbot.addWidget(details)
    details.resize(368, 800)
    details.show()
    details.activateWindow()
    qtbot.waitUntil(details.isActiveWindow, timeout=PATIENCE)
    with qtbot.waitSignal(session.branch_changed, timeout=PATIENCE):
        session.open(workspace)
    return Desk(details, session, qtbot)


@pytest.fixture
def desk(qapp: QApplication, session: Session, workspace: Path, qtbot: QtBot) -> Desk:
    apply_theme(qapp, "light")
    return open_desk(session, workspace, qtbot)

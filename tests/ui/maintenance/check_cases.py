"""A file with something of everything that a check finds, and a person at the window that checks it."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import vectlite
from pytestqt.qtbot import QtBot
from typing_extensions import override

from explorer.memory.examination import Examination
from explorer.memory.keys import Key
from explorer.memory.protocols import Report
from explorer.services.editing import Editing
from explorer.store.file_care import WorkspaceCare
from explorer.store.workspace import Workspace
from explorer.ui.maintenance.check_window import CheckWindow
from explorer.ui.maintenance.file_findings import Checked, FindingKind, Found, proposed
from explorer.ui.session import Session
from explorer.ui.settings import Settings
from explorer.ui.standing import ahead_of
from tests.ui.conftest import AUTH, MAIN, NOW, PATIENCE, PERSON, Agent, ago

ARABIC = "تُقرَّب المبالغ المستردة إلى أقرب سنت 💶"
LONG_AGO = ago(200)
CARE = WorkspaceCare(lambda: NOW)


def write_odd(path: Path) -> Path:
    """Five records that can be mended without loss, the rest not, or only with one; 4 that a purge removes."""
    agent = Agent(path)
    agent.remember("odd", ARABIC, confidence="0.8")
    agent.remember("worse", "Backups run nightly", confidence={"of": 1})
    agent.remember("late", "Invoices go out monthly", created_at="last Tuesday")
    agent.remember("dead", "Checkout calls the gateway", links=[{"to": "gone"}])
    agent.remember("sale", "The summer sale is on", valid_until=ago(10))
    agent.remember("altered", "Somebody changed this", content_hash="0" * 64)
    agent.remember("stale", "Tax is per line", embedding_stale=True)
    agent.remember("twice", "The same id", AUTH)
    agent.remember("twice", "The same id, elsewhere")
    agent.remember("ring-a", "Ring A", superseded_by="ring-b", created_at=ago(9))
    agent.remember("ring-b", "Ring B", superseded_by="ring-a", created_at=ago(8))
    agent.remember("new", "Deploys go out on Tuesdays", created_at=LONG_AGO, updated_at=LONG_AGO)
    for number in range(3):
        agent.remember(f"old-{number}", f"Deploys, version {number}", superseded_by="new", created_at=LONG_AGO,
                       updated_at=LONG_AGO)  # fmt: skip
    agent.remember("gone", "", "project:other", deleted_at=LONG_AGO, superseded_by="system:deleted",
                   content_hash="0" * 64, updated_at=LONG_AGO)  # fmt: skip
    agent.compact()
    agent.close()
    database = vectlite.open(str(path))
    database.insert("zero", [0.0, 0.0, 0.0], {"content": "Zero"}, namespace=MAIN)
    database.compact()
    database.close()
    return path


def write_sound(path: Path, count: int = 3) -> Path:
    path.parent.mkdir(exist_ok=True)
    agent = Agent(path)
    for number in range(count):
        agent.remember(f"f{number}", f"Fact number {number}", created_at=ago(number + 1))
    agent.compact()
    agent.close()
    return path


def damage(path: Path) -> Path:
    """Bytes in the middle are overwritten."""
    data = bytearray(path.read_bytes())
    middle = len(data) // 2
    data[middle : middle + 200] = b"\xee" * 200
    path.write_bytes(data)
    return path


def editing_of(path: Path) -> Editing:
    """The file as a rule sees it, and nothing waits."""
    snapshot = Workspace(path).scan(lambda _: None)
    return Editing(snapshot, ahead_of(snapshot, ()), NOW, PERSON)


def checked_of(path: Path) -> Checked:
    """What a check finds, as a person who changed nothing sees it."""
    return proposed(CARE.examine(path, lambda _: None), editing_of(path), lambda _: None)


def found_of(checked: Checked, kind: FindingKind, record_id: str) -> Found:
    return next(each for each in checked.found[kind] if each.key is not None and each.key.id == record_id)


def metadata_of(path: Path, record_id: str, namespace: str = MAIN) -> dict[str, Any]:
    """What the file has under a key, read anew."""
    snapshot = Workspace(path).scan(lambda _: None)
    row = snapshot.row(Key(namespace, record_id))
    return {} if row is None else dict(snapshot.metadata(row))


class Held(WorkspaceCare):
    """Examines once it is let, and hears of a stop meanwhile."""

    def __init__(self) -> None:
        super().__init__(lambda: NOW)
        self.free = threading.Event()
        self.free.set()

    @override
    def examine(self, path: Path, report: Report) -> Examination:
        while not self.free.wait(0.01):
            report(0.0)
        return super().examine(path, report)


class Checking:
    """A person at the window."""

    def __init__(self, session: Session, settings: Settings, qtbot: QtBot) -> None:
        self.session, self.settings, self.qtbot = session, settings, qtbot
        self.care = Held()
        self.window: CheckWindow | None = None

    def open(self, path: Path) -> CheckWindow:
        """Open a file and the window on it; the first check is done."""
        with self.qtbot.waitSignal(self.session.branch_changed, timeout=PATIENCE):
            self.session.open(path)
        window = self.window = CheckWindow(self.session, self.settings, self.care)
        self.qtbot.addWidget(window)
        window.show()
        window.activateWindow()
        self.wait(lambda: window.checked is not None)
        self.settle()
        return window

    def wait(self, condition: Callable[[], object]) -> None:
        self.qtbot.waitUntil(lambda: bool(condition()), timeout=PATIENCE)

    def settle(self) -> None:
        """Wait until all is written, checked and planned."""
        window, tasks = self.window, self.session.tasks
        assert window is not None
        self.wait(lambda: tasks.is_idle and self.session.writes.is_quiet and not window.is_waiting)

    @property
    def counts(self) -> dict[str, int]:
        assert self.window is not None
        assert self.window.checked is not None
        return {kind.value: len(rows) for kind, rows in self.window.checked.found.items()}

    def close(self) -> None:
        if self.window is not None:
            self.window.close()
        self.wait(lambda: self.session.tasks.is_idle)

"""A small real workspace, an agent that writes to it, and a window on it.

Where `MEMORY_EXPLORER_TEST_PICTURES` names a folder, a failing test leaves a picture of every open window there.
"""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Callable, Generator, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
import vectlite
from PySide6.QtCore import QCoreApplication, QEvent, QSettings
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from explorer.memory.file_care import FileCare
from explorer.memory.text import content_hash
from explorer.store.committer import FileCommitter
from explorer.store.snapshot import FileSnapshot
from explorer.store.workspace import Workspace
from explorer.ui.main_window import MainWindow
from explorer.ui.session import Session
from explorer.ui.settings import Settings
from explorer.ui.tasks import Tasks
from explorer.ui.theme import apply_theme

NOW = datetime(2026, 11, 30, 12, tzinfo=UTC)
MAIN, AUTH = "project:main", "project:feature/auth"
PERSON = "ana"
_DARK_BELOW = 128
PATIENCE = 15_000
"""Milliseconds that a test waits for something at most; nothing here takes as long."""


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    folder = os.environ.get("MEMORY_EXPLORER_TEST_PICTURES")
    if folder and report.when == "call" and report.failed and QGuiApplication.instance() is not None:
        for number, widget in enumerate(QApplication.topLevelWidgets()):
            if widget.isVisible():
                name = re.sub(r"\W+", "-", item.name)
                Path(folder).mkdir(parents=True, exist_ok=True)
                widget.grab().save(str(Path(folder) / f"{name}-{number}.png"))
    return report


def ago(days: float) -> str:
    return (NOW - timedelta(days=days)).isoformat()


class Clock:
    """A clock that stands still until it is set."""

    def __init__(self) -> None:
        self.now = NOW

    def __call__(self) -> datetime:
        return self.now


class Agent:
    """Another program that has the file open for writing, through vectlite."""

    def __init__(self, path: Path) -> None:
        self._database = vectlite.open(str(path), dimension=3)
        self._count = 0

    def remember(self, record_id: str, content: str, namespace: str = MAIN, **metadata: Any) -> None:
        self._count += 1
        vector = [1.0, self._count / 100, 0.5]
        if content:
            metadata = {"content": content, "content_hash": content_hash(content)} | metadata
        self._database.insert(record_id, vector, metadata, namespace=namespace)

    def change(self, record_id: str, namespace: str = MAIN, **metadata: Any) -> None:
        self._database.update_metadata(record_id, metadata, namespace=namespace)

    def forget(self, record_id: str, namespace: str = MAIN) -> None:
        self._database.delete(record_id, namespace=namespace)

    def compact(self) -> None:
        self._database.compact()

    def close(self) -> None:
        self._database.close()


OpenWindow = Callable[..., MainWindow]


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def hire() -> Iterator[Callable[[Path], Agent]]:
    """Start an agent on a file; it lets go of it at the end of the test."""
    agents: list[Agent] = []

    def start(path: Path) -> Agent:
        agents.append(Agent(path))
        return agents[-1]

    yield start
    for agent in agents:
        agent.close()


@pytest.fixture(scope="session")
def written_once(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with the workspaces that tests get copies of."""
    folder = tmp_path_factory.mktemp("workspaces")
    agent = Agent(folder / "team.vdb")
    _write_facts(agent)
    _write_around(agent)
    agent.compact()
    agent.close()
    agent = Agent(folder / "many.vdb")
    for number in range(200):
        agent.remember(f"f{number:03}", f"Fact number {number:03}", created_at=ago(1 + number / 10), domain="data")
    agent.compact()
    agent.close()
    return folder


def _copy(written: Path, name: str, tmp_path: Path) -> Path:
    folder = tmp_path / "work"
    folder.mkdir(exist_ok=True)
    for part in written.glob(f"{name}*"):
        shutil.copyfile(part, folder / part.name)
    return folder / name


@pytest.fixture
def workspace(written_once: Path, tmp_path: Path) -> Path:
    """12 rows on `main` (10 of them its own), 2 on `feature/auth`; beside them a tombstone and an earlier revision."""
    return _copy(written_once, "team.vdb", tmp_path)


def _write_facts(agent: Agent) -> None:
    shared: dict[str, Any] = {"domain": "data", "agent_id": "coder", "veracity": "stated"}
    agent.remember(
        "db", "The database is PostgreSQL 14", **shared, topic="database", created_at=ago(40), updated_at=ago(40),
        superseded_by="db~2",
    )  # fmt: skip
    agent.remember(
        "db~2", "The database is PostgreSQL 16", **shared, topic="database", created_at=ago(40), updated_at=ago(4),
        revision_of="db", confidence=0.95, importance=0.9, last_accessed=ago(1), fact_type="fact", mention_count=3,
    )  # fmt: skip
    agent.remember("cache", "Redis caches the sessions of the shop", domain="data", topic="cache", created_at=ago(3),
                   confidence=0.4, agent_id="reviewer", veracity="inferred", tags=["redis", "speed"],
                   links=[{"to": "db", "type": "extends", "weight": 0.5}, {"to": "user/nobody"}])  # fmt: skip
    agent.remember("deploy", "Deploys go out on Tuesdays", domain="deploy", topic="release", created_at=ago(5),
                   confidence=0.8, agent_id="devops", fact_type="instruction", pinned=True)  # fmt: skip
    agent.remember("deploy-2", "Deploys go out on Thursdays", domain="deploy", topic="release", created_at=ago(6),
                   confidence=0.6, agent_id="coder")  # fmt: skip
    agent.remember("sale", "The winter sale is on", domain="shop", created_at=ago(60), valid_until=ago(10))
    agent.remember("old", "Tests run on Travis", domain="deploy", created_at=ago(300), superseded_by="deploy")
    agent.remember("gone", "", domain="deploy", created_at=ago(90), deleted_at=ago(2), deleted_by="ana",
                   superseded_by="system:deleted", delete_reason="wrong")  # fmt: skip
    agent.remember("odd", "Confidence out of range", domain="data", confidence=7, created_at=ago(7))
    agent.remember("ticket", "Tracked elsewhere", domain="data", created_at=ago(8), ticket="ACME-7",
                   raw={"<b>level</b>": 3})  # fmt: skip
    agent.remember("marked", "Use **bold** and <i>tags</i> in docs", topic="<u>docs</u>", domain="<s>x</s>",
                   created_at=ago(9), agent_id="<img src='x'>")  # fmt: skip
    agent.remember("undated", "Nobody knows when")
    agent.remember("ana", "Ana prefers short answers", "user", domain="people", created_at=ago(2), confidence=0.9)
    agent.remember("tone", "Answer in one sentence", "feedback", domain="people", created_at=ago(1.5))
    agent.remember("auth-1", "Login uses passkeys", AUTH, domain="security", created_at=ago(1), confidence=0.7)
    agent.remember("auth-2", "Tokens live for ten minutes", AUTH, domain="security", created_at=ago(1.2))


def _write_around(agent: Agent) -> None:
    rule = "Use PostgreSQL for everything that must survive"
    agent.remember("p-db", rule, "__policies__", domain="data", active=True, source_fact_ids=[f"{MAIN}/db~2"],
                   required_role="backend", updated_at=ago(3), color="<b>red</b>")  # fmt: skip
    agent.remember("p-off", "Never deploy on a Friday", "__policies__", domain="deploy", active=False)
    agent.remember("p-on", "Deploy with two approvals", "__policies__", domain="deploy", active=True)
    agent.remember("p-old", "Deploy with one approval", "__policies__", domain="deploy", superseded_by="p-on")
    agent.remember("c1", "", "__conflicts__", kind="contradiction", a=f"{MAIN}/deploy", b=f"{MAIN}/deploy-2",
                   state="open", similarity=0.93)  # fmt: skip


@pytest.fixture
def many(written_once: Path, tmp_path: Path) -> Path:
    """200 facts on `main`, `f000` the newest."""
    return _copy(written_once, "many.vdb", tmp_path)


@pytest.fixture
def snapshot(workspace: Path) -> FileSnapshot:
    return Workspace(workspace).scan(lambda _: None)


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat))


@pytest.fixture
def tasks(qapp: QApplication) -> Iterator[Tasks]:
    made = Tasks()
    yield made
    made.close()


@pytest.fixture
def open_committer(clock: Clock, tmp_path: Path) -> Callable[[Path], FileCommitter]:
    """Have changes written for real, their journal below `tmp_path`, without a model."""
    return lambda path: FileCommitter(path, clock, None, tmp_path / "state")


@pytest.fixture
def session(tasks: Tasks, clock: Clock, open_committer: Callable[[Path], FileCommitter]) -> Iterator[Session]:
    made = Session(tasks, clock, Workspace, open_committer, PERSON)
    yield made
    made.close()
    tasks.close()
    made.writes.release()


@pytest.fixture(autouse=True)
def the_theme_is_light_again(qapp: QApplication) -> Iterator[None]:
    """What a test tries in the dark is not seen by the next one."""
    yield
    if qapp.palette().window().color().lightness() < _DARK_BELOW:
        apply_theme(qapp, "light")


@pytest.fixture(autouse=True)
def nobody_is_asked_at_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """A window goes at the end of a test whatever is at work: nobody is there to answer."""
    monkeypatch.setattr("explorer.ui.main_window.may_leave", lambda *_: True)


@pytest.fixture
def open_window(
    qapp: QApplication,
    qtbot: QtBot,
    clock: Clock,
    settings: Settings,
    open_committer: Callable[[Path], FileCommitter],
) -> Iterator[OpenWindow]:
    """Show a window of 1280×800 on a file, or on none; each has its own session and the same settings."""
    apply_theme(qapp, "light")
    windows: list[tuple[MainWindow, Tasks]] = []

    def make(path: Path | None = None, *, read_only: bool = False, care: FileCare | None = None) -> MainWindow:
        tasks = Tasks()
        session = Session(tasks, clock, Workspace, None if read_only else open_committer, PERSON)
        window = MainWindow(session, settings, care=care)
        windows.append((window, tasks))
        window.show()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow, timeout=PATIENCE)
        if path is not None:
            window.open(path)
            opened(window, qtbot)
        return window

    yield make
    for window, tasks in windows:
        window.close()
        tasks.close()
        window.session.writes.release()
        window.session.setParent(window)
        window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


@pytest.fixture
def window(open_window: OpenWindow, workspace: Path) -> MainWindow:
    """A window with the small workspace open and its first rows there."""
    return open_window(workspace)


def opened(window: MainWindow, qtbot: QtBot) -> None:
    """Wait until the workspace's rows are shown and Details says what it has to."""
    tabs = window.tabs
    qtbot.waitUntil(lambda: window.session.snapshot is not None, timeout=PATIENCE)
    qtbot.waitUntil(lambda: tabs.tabText(0) != "Facts" and tabs.tabText(1) != "Policies", timeout=PATIENCE)
    if tabs.facts.model.rowCount():
        qtbot.waitUntil(lambda: window.details.text.toPlainText() != "", timeout=PATIENCE)


def ids(window: MainWindow) -> list[str]:
    """The ids of the facts that are listed, from top to bottom."""
    model = window.tabs.facts.model
    return [model.row_at(at).fact.id for at in range(model.rowCount())]


def details_text(window: MainWindow) -> str:
    """All that Details shows now, as the rich text it was given, line by line."""
    labels = (label.text() for label in window.details.findChildren(QLabel) if not label.isHidden())
    return "\n".join([window.details.text.toPlainText(), *labels])


def read(window: MainWindow, record_id: str, qtbot: QtBot) -> str:
    """Select a listed fact, wait until Details shows it, and give all that is said there."""
    window.tabs.facts.table.go_to(ids(window).index(record_id))
    qtbot.waitUntil(lambda: f"/{record_id}</span>" in details_text(window), timeout=PATIENCE)
    return details_text(window)

"""Four MCP servers and the window write one workspace at once: what was acknowledged and is not there, and errors."""

from __future__ import annotations

import os
import sys
import tempfile
import threading
import time
from collections import Counter
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import anyio
import vectlite
from mcp import ClientSession
from mcp.client.stdio import StdioServerParameters, stdio_client
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication
from typing_extensions import override

from explorer.memory.keys import Key
from explorer.store.committer import FileCommitter
from explorer.store.workspace import Workspace
from explorer.ui.details.builds import new_value
from explorer.ui.main_window import MainWindow
from explorer.ui.session import Session
from explorer.ui.settings import Settings
from explorer.ui.tasks import Tasks
from tests.bench.measure import Result, absolute
from tests.bench.window import settle, until

SIZE = 60
LIMIT = 0.0
_SERVERS, _FACTS, _DIMENSION = 4, 200, 384
_EVERY_SECONDS = 1.0


class Agents(threading.Thread):
    """Clients of so many servers; each proposes facts without pause until the time is over."""

    def __init__(self, path: Path, seconds: float) -> None:
        super().__init__(name="agents")
        self._path, self._seconds = path, seconds
        self.acknowledged: list[dict[str, str]] = [{} for _ in range(_SERVERS)]
        self.errors: list[str] = []
        self.longest = 0.0

    @override
    def run(self) -> None:
        anyio.run(self._work)

    async def _work(self) -> None:
        async with anyio.create_task_group() as group:
            for number in range(_SERVERS):
                group.start_soon(self._serve, number)

    async def _serve(self, number: int) -> None:
        said = ["-m", "explorer.agent", "serve", str(self._path), "--agent", f"agent-{number}", "--branch", "main"]
        server = StdioServerParameters(command=sys.executable, args=said, env=dict(os.environ))
        async with stdio_client(server) as (read, write), ClientSession(read, write) as session:
            await session.initialize()
            end, count = time.perf_counter() + self._seconds, 0
            while time.perf_counter() < end:
                count += 1
                content = f"Agent {number} met guest {count * 7919 + number} in hall {number}-{count}"
                begun = time.perf_counter()
                answer = await session.call_tool(
                    "propose_fact", {"content": content, "topic": f"guest {number}-{count}", "domain": f"hall {number}"}
                )
                self.longest = max(self.longest, time.perf_counter() - begun)
                data = answer.structured_content
                if answer.is_error or not isinstance(data, dict):
                    self.errors.append(str(answer.content))
                else:
                    self.acknowledged[number][str(data["id"])] = content


def run(size: int) -> Result:
    """Acknowledged writes that are not in the file after `size` seconds; there must be no errors either."""
    with tempfile.TemporaryDirectory() as folder:
        os.environ |= {"XDG_STATE_HOME": f"{folder}/state", "QT_QPA_PLATFORM": "offscreen"}
        path = _workspace(Path(folder) / "crowd.vdb")
        agents = Agents(path, float(size))
        edits, errors, lag = _with_a_window(path, Path(folder), agents)
        lost = _lost(path, agents, edits)
    errors += agents.errors
    result = absolute(
        "crowd", size, float(lost), "lost", LIMIT,
        errors=len(errors), first_error=errors[0][:200] if errors else "",
        writes=[len(each) for each in agents.acknowledged], edits=len(edits), longest_call_s=agents.longest,
        longest_until_seen_s=lag,
    )  # fmt: skip
    return Result(
        result.bench, result.size, result.figure, result.unit, result.limit, result.holds and not errors,
        more=result.more,
    )  # fmt: skip


def _workspace(path: Path) -> Path:
    with vectlite.open(str(path), dimension=_DIMENSION) as database:
        for number in range(_FACTS):
            vector = [1.0 if at == number else 0.01 for at in range(_DIMENSION)]
            metadata: dict[str, Any] = {
                "content": f"Fact number {number}",
                "topic": f"topic {number}",
                "confidence": 0.5,
            }
            database.insert(f"f{number}", vector, metadata, namespace="project:main")
    return path


def _with_a_window(path: Path, folder: Path, agents: Agents) -> tuple[dict[Key, float], list[str], float]:
    """What was edited last in a window while the agents worked, its errors, and how long a write took to be seen."""
    application = QApplication.instance() or QApplication([])
    tasks = Tasks(application)
    session = Session(tasks, _now, Workspace, lambda at: FileCommitter(at, _now), "ana")
    settings = Settings(QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat))
    window = MainWindow(session, settings)
    errors: list[str] = []
    session.failed.connect(errors.append)
    session.writes.refused.connect(lambda error: errors.append(str(error)))
    session.writes.conflicted.connect(lambda: errors.append("an edit met another one"))
    window.show()
    window.open(path)
    until(lambda: window.tabs.facts.model.rowCount() > 0)
    agents.start()
    edits: dict[Key, float] = {}
    seen, lag, count = Counter[str](), 0.0, 0
    while agents.is_alive():
        key, value = Key("project:main", f"f{count % _FACTS}"), round(0.1 + count % 79 / 100, 2)
        session.writes.make(new_value(key, "confidence", value, edits.get(key, 0.5)))
        edits[key], count = value, count + 1
        settle(_EVERY_SECONDS)
        lag = max(lag, _unseen_for(session, agents, seen))
    until(lambda: not session.writes.standing.pending)
    trouble = session.trouble
    window.close()
    tasks.close()
    session.writes.release()
    return edits, [*errors, *([trouble] if trouble else [])], lag


def _unseen_for(session: Session, agents: Agents, seen: Counter[str]) -> float:
    """Seconds for which the oldest acknowledged fact that the window does not show has been there, in whole turns."""
    assert session.snapshot is not None
    every = [identity for each in agents.acknowledged for identity in list(each)]
    unseen = [each for each in every if session.snapshot.row(_key(each)) is None]
    seen.update(unseen)
    return max((seen[each] * _EVERY_SECONDS for each in unseen), default=0.0)


def _lost(path: Path, agents: Agents, edits: dict[Key, float]) -> int:
    snapshot = Workspace(path).scan(lambda _: None)
    rows = {key: snapshot.row(key) for key in edits}
    lost = sum(row is None or snapshot.fact(row).confidence != edits[key] for key, row in rows.items())
    for identity, content in (pair for each in agents.acknowledged for pair in each.items()):
        row = snapshot.row(_key(identity))
        lost += row is None or snapshot.fact(row).content != content
    return lost


def _key(identity: str) -> Key:
    namespace, _, record_id = identity.rpartition("/")
    return Key(namespace, record_id)


def _now() -> datetime:
    return datetime.now(UTC)

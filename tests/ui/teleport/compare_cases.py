"""Two workspaces that began as one: 17 conflicts of three kinds between them, and a row of every other class."""

from __future__ import annotations

import re
import shutil
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from explorer.memory.errors import MemoryExplorerError
from explorer.memory.keys import Key
from explorer.memory.teleport import Base, BaseInfo, BaseKind
from explorer.memory.text import content_hash
from explorer.services.teleport.answers import Choice
from explorer.services.teleport.classify import DiffClass
from explorer.services.teleport.compare import Row
from explorer.services.teleport.merging import Merge
from explorer.services.teleport.peers import peers_of
from explorer.services.teleport.sides import Side, side_of
from explorer.store.courier import FileCourier
from explorer.store.workspace import Workspace
from explorer.ui.session import Session
from explorer.ui.settings import Settings
from explorer.ui.teleport.arrivals import Arrivals
from explorer.ui.teleport.encounter import Encounter, learn, meet
from explorer.ui.teleport.window import CompareWindow
from tests.ui.conftest import MAIN, NOW, PATIENCE, Agent, ago

TEXTS, FIGURES, GONE, SAME = 12, 3, 2, 30
CONFLICTS = TEXTS + FIGURES + GONE
CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
NO = Qt.KeyboardModifier.NoModifier
ARABIC = "أندرويد: الحد الأدنى 28 👍🏽 والهدف 35"
LONG = "قاعدة البيانات 🧠 PostgreSQL " * 5_000


def key(record_id: str, namespace: str = MAIN) -> Key:
    return Key(namespace, record_id)


def say(agent: Agent, record_id: str, text: str, **metadata: Any) -> None:
    """Write a text over another one, as an agent does."""
    agent.change(record_id, content=text, content_hash=content_hash(text), **metadata)


def delete(agent: Agent, record_id: str) -> None:
    agent.change(record_id, content="", superseded_by="system:deleted", deleted_at=ago(1.5), delete_reason="wrong")


def write_pair(folder: Path) -> None:
    """The files `begin.vdb`, `here.vdb` and `there.vdb`."""
    begin, here, there = (folder / f"{name}.vdb" for name in ("begin", "here", "there"))
    agent = Agent(begin)
    _write_begin(agent)
    agent.compact()
    agent.close()
    for path in (here, there):
        shutil.copyfile(begin, path)
        agent = Agent(path)
        (_change_here if path is here else _change_there)(agent)
        agent.compact()
        agent.close()


def _write_begin(agent: Agent) -> None:
    common: dict[str, Any] = {"created_at": ago(50), "updated_at": ago(50), "agent_id": "coder", "confidence": 0.7}
    for number in range(TEXTS):
        domain = "data" if number < TEXTS // 2 else "deploy"
        agent.remember(f"c{number}", f"Rule {number} as it began", **common, domain=domain, topic=f"rule {number}")
    for number in range(FIGURES):
        agent.remember(f"d{number}", f"Figure {number}", **common, domain="shop", topic=f"figure {number}")
    for name in ("e0", "e1", "t0", "t1", "x0", "y0", "m0", "h0", "g0", *(f"s{number}" for number in range(SAME))):
        agent.remember(name, f"Memory {name} as it began", **common, domain="people", topic=f"topic {name}")


def _change_here(agent: Agent) -> None:
    for number in range(TEXTS):
        say(agent, f"c{number}", f"Rule {number} as it is here", updated_at=ago(2))
    for number in range(FIGURES):
        agent.change(f"d{number}", confidence=0.9, updated_at=ago(2))
    say(agent, "e0", "Changed here, deleted there", updated_at=ago(2))
    for name in ("e1", "y0"):
        delete(agent, name)
    agent.change("m0", topic="another topic", updated_at=ago(2))
    agent.change("h0", confidence=0.2, updated_at=ago(2))
    agent.remember("o0", "Only here", domain="people", created_at=ago(3))


def _change_there(agent: Agent) -> None:
    for number in range(TEXTS):
        # The last two cannot be told by time: one says none, one says the same.
        updated = {TEXTS - 2: ago(2), TEXTS - 1: None}.get(number, ago(1))
        say(agent, f"c{number}", f"Rule {number} as it is there", updated_at=updated)
    for number in range(FIGURES):
        agent.change(f"d{number}", confidence=0.4, updated_at=ago(1))
    say(agent, "e1", "Changed there, deleted here", updated_at=ago(1))
    for name in ("e0", "x0"):
        delete(agent, name)
    say(agent, "t0", "Memory t0 as it is there", updated_at=ago(1))
    agent.change("t1", confidence=0.1, updated_at=ago(1))
    agent.change("m0", confidence=0.3, updated_at=ago(1))
    agent.change("s0", recall_count=7)
    agent.forget("g0")
    for number, text in enumerate(("Just learned", "Learned too", ARABIC, LONG)):
        agent.remember(f"n{number}", text, domain="news", topic=f"news {number}", created_at=ago(1), updated_at=ago(1))


CLASSES = {
    DiffClass.CONFLICT: TEXTS + FIGURES,
    DiffClass.EDIT_DELETE: GONE,
    DiffClass.NEW_THERE: 4,
    DiffClass.CHANGED_THERE: 2,
    DiffClass.DELETED_THERE: 1,
    DiffClass.DELETED_HERE: 1,
    DiffClass.MERGED: 1,
    DiffClass.CHANGED_HERE: 1,
    DiffClass.MISSING_THERE: 1,
    DiffClass.ONLY_HERE: 1,
    DiffClass.SAME: SAME,
}
"""How many rows of each class the pair has."""


@dataclass(frozen=True, slots=True)
class Pair:
    """The two files in folders of their own, and what both began with."""

    here: Path
    there: Path
    base: Base


def base_of(begin: Path, there: Path) -> Base:
    """What is known of the file `there`: that it was as `begin` is."""
    snapshot = Workspace(begin).scan(lambda _: None)
    records = {
        Key(namespace, record_id): snapshot.metadata(row)
        for namespace, rows in snapshot.image.rows.items()
        for record_id, row in rows.items()
    }
    peer = peers_of(Workspace(there).scan(lambda _: None))[0]
    return Base(BaseInfo(peer, BaseKind.SENT, NOW.isoformat(), "begin.vdb", len(records)), records)


class Known:
    """Bases in memory."""

    def __init__(self, *bases: Base) -> None:
        self._bases = list(bases)

    def known(self, peers: object) -> list[Base]:
        return self._bases

    def keep(self, base: Base) -> None:
        self._bases.insert(0, base)


def encounter_of(pair: Pair, *, with_base: bool = True) -> Encounter:
    """The pair compared, without a window."""
    here, there = (Workspace(path).scan(lambda _: None) for path in (pair.here, pair.there))
    other = learn(there, Known(pair.base) if with_base else None, lambda _: None)
    return meet(here, None, other, lambda _: None)


def row_of(encounter: Encounter, record_id: str) -> Row:
    return encounter.comparison.by_root[key(record_id)]


def traces(folder: Path) -> dict[str, tuple[bytes, int]]:
    """All files of a folder, to the byte and the nanosecond."""
    return {path.name: (path.read_bytes(), path.stat().st_mtime_ns) for path in sorted(folder.iterdir())}


def side(path: Path) -> Side:
    return side_of(Workspace(path).scan(lambda _: None), lambda _: None)


def without_nulls(path: Path) -> dict[Key, Mapping[str, Any]]:
    """Every record of a file, without fields that are set to nothing."""
    snapshot = Workspace(path).scan(lambda _: None)
    return {
        Key(namespace, record_id): {name: value for name, value in snapshot.metadata(row).items() if value is not None}
        for namespace, rows in snapshot.image.rows.items()
        for record_id, row in rows.items()
    }


def written(before: Side, after: Side) -> Counter[str]:
    """What became of the memories of a file, counted as the window's bottom line counts."""
    found: Counter[str] = Counter()
    for root in after.roots:
        was, now = before.state(root), after.state(root)
        assert now is not None
        if was is None:
            # The digest behind the sign is that of the text, of which both are kept.
            found["keep both of" if re.search(r"\+[0-9a-f]{8}$", root.id) else "import"] += 1
        elif now.is_deleted is not was.is_deleted:
            found["delete" if now.is_deleted else "bring back"] += 1
        elif now.fields != was.fields:
            found["change"] += 1
        elif now.metadata != was.metadata:
            found["renew the use counts of"] += 1
    return found


def announced(words: str) -> Counter[str]:
    """What the window's bottom line says that will be written."""
    parts = re.findall(r"(import|change|bring back|delete|keep both of|renew the use counts of) (\d+)", words)
    return Counter({what: int(number) for what, number in parts})


class Comparing:
    """A person at the window that compares."""

    def __init__(self, pair: Pair, session: Session, settings: Settings, folder: Path, qtbot: QtBot) -> None:
        self.pair, self.session, self.settings, self.qtbot = pair, session, settings, qtbot
        self.host = QWidget()
        self.arrivals = Arrivals(session, settings, FileCourier(folder), self.host)
        self.refusals: list[str] = []
        self.arrivals.refused.connect(self.refusals.append)
        self.keys = 0

    @property
    def window(self) -> CompareWindow:
        window = self.arrivals.window
        assert window is not None
        return window

    def wait(self, condition: Callable[[], object]) -> None:
        self.qtbot.waitUntil(lambda: bool(condition()), timeout=PATIENCE)

    def open_workspace(self, path: Path | None = None) -> None:
        path = path or self.pair.here
        self.session.open(path)
        self.wait(lambda: self.session.snapshot is not None and self.session.path == path)
        self.wait(lambda: self.session.tasks.is_idle)

    def know_base(self) -> None:
        """Have the session know what both files began with."""
        committer = self.session.writes.committer
        assert committer is not None
        committer.bases.keep(self.pair.base)

    def compare(self, *paths: Path) -> CompareWindow:
        """Compare, and wait for the window to be the active one and to have counted."""
        self.arrivals.compare(paths or [self.pair.there])
        return self.shown()

    def shown(self) -> CompareWindow:
        self.wait(lambda: self.arrivals.window is not None)
        self.window.activateWindow()
        self.wait(self.window.isActiveWindow)
        self.counted()
        return self.window

    def return_to(self, window: CompareWindow) -> None:
        """Give the window the keyboard, as a window manager does when a dialog of it goes."""
        window.activateWindow()
        self.wait(window.isActiveWindow)

    def counted(self) -> None:
        """Wait until the window says what it would write now."""
        merger = self.window.merger
        self.wait(lambda: self.session.tasks.is_idle and not merger._pause.isActive())
        self.wait(lambda: self.window.footer.reason != "counting…" or not merger.can_write)

    def press(self, pressed: Qt.Key | str, modifiers: Qt.KeyboardModifier = NO) -> None:
        """A key wherever the keyboard is; it counts."""
        focus = QApplication.focusWidget()
        assert focus is not None
        self.keys += 1
        if isinstance(pressed, str):
            QTest.keyClicks(focus, pressed, modifiers)
        else:
            QTest.keyClick(focus, pressed, modifiers)

    @property
    def current(self) -> str:
        row = self.window.list.current
        return "" if row is None else row.root.id

    @property
    def unsolved(self) -> int:
        return len(self.window.review.unsolved)

    def row(self, record_id: str) -> Row:
        return row_of(self.window.review.encounter, record_id)

    def go_to(self, record_id: str) -> None:
        """Go to a row of the list, wherever the keyboard is."""
        number = self.window.list.model.number_of(key(record_id))
        assert number is not None
        self.window.list._go_to(number)

    def decide(self, choice: Choice, *record_ids: str) -> None:
        self.window.review.choose([self.row(each) for each in record_ids], choice)

    def solve(self, choice: Choice = Choice.MINE) -> None:
        """Decide all conflicts, and wait for the count."""
        self.window.review.choose(self.window.review.unsolved, choice)
        self.counted()

    def merge(self) -> None:
        """Merge, and wait until it is in the file."""
        assert self.window.footer.reason == ""
        self.window.footer.merge.click()
        self.settle()

    def settle(self) -> None:
        writes = self.session.writes
        self.wait(lambda: not self.window.merger.is_merging)
        self.wait(lambda: writes.is_quiet and self.session.tasks.is_idle)

    def close(self) -> None:
        """Close the window, whatever was decided."""
        if self.arrivals.window is not None:
            self.window.merger.is_merging, self.window.merger.is_merged = False, True
        self.arrivals.close()
        self.host.deleteLater()


class Told:
    """What a merger tells."""

    def __init__(self, window: CompareWindow) -> None:
        self.moved: list[str] = []
        self.settled: list[str] = []
        self.failed: list[MemoryExplorerError] = []
        self.merges: list[Merge] = []
        window.merger.moved.connect(self.moved.append)
        window.merger.settled.connect(self.settled.append)
        window.merger.failed.connect(self.failed.append)
        window.merger.merged.connect(lambda merge, _: self.merges.append(merge))

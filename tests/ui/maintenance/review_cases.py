"""A workspace with everything that maintenance proposes, proposals made by hand, and a person who goes through them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from explorer.memory.ahead import Ahead
from explorer.memory.changes import ChangeSet
from explorer.memory.keys import Key
from explorer.memory.protocols import Report
from explorer.services.consolidation.accepting import consolidate
from explorer.services.consolidation.proposals import Member, Proposal, ProposalKind
from explorer.services.editing import Editing
from explorer.store.snapshot import FileSnapshot
from explorer.store.workspace import Workspace
from explorer.ui.maintenance.consolidating import accepted_of, matter_of
from explorer.ui.maintenance.decisions import Decisions
from explorer.ui.maintenance.marks import marks_of
from explorer.ui.maintenance.matters import Answered, Found, Matter, Task
from explorer.ui.maintenance.review_window import ReviewWindow
from explorer.ui.session import Session
from explorer.ui.settings import Settings
from tests.ui.conftest import MAIN, NOW, PATIENCE, Agent, ago

HOT = "__hot__"
NO, CONTROL = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier
ARABIC = "تُقرَّب المبالغ المستردة إلى أقرب سنت 💶"


def key(record_id: str, namespace: str = MAIN) -> Key:
    return Key(namespace, record_id)


def write_shop(path: Path) -> None:
    agent = Agent(path)
    mine: dict[str, Any] = {"domain": "payments", "topic": "refunds", "created_at": ago(3), "veracity": "stated"}
    for number in range(3):
        agent_id = ("coder", "reviewer", "qa")[number]
        said: dict[str, Any] = {"agent_id": agent_id, "source_observation_ids": [f"obs-{number}"]}
        agent.remember(f"cent-{number}", ARABIC, **mine, **said, confidence=0.9 - number / 10, mention_count=number + 1)
    for number in range(2):
        agent.remember(f"flag-{number}", "Flags live in LaunchDarkly", **mine, confidence=0.8 - number / 10)
    agent.remember("worker", "The refund worker runs every 15 minutes", **mine, confidence=0.9)
    agent.remember("worker-2", "Every quarter of an hour Marta sees the refund worker run", **mine, confidence=0.6)
    agent.remember("short", "Marta prefers a short summary", HOT, session_id="s", fact_type="preference",
                   memory_type="user", agent_id="coder")  # fmt: skip
    agent.remember("again", "Flags live in LaunchDarkly", HOT, session_id="s", fact_type="fact")
    agent.remember("sale", "The summer sale is on", domain="shop", created_at=ago(60), valid_until=ago(10))
    agent.remember("faint", "Somebody called Robbie", created_at=ago(90), importance=0.01, importance_base=0.01)
    agent.remember("doubt", "The wiki may be wrong", created_at=ago(90), confidence=0.2)
    agent.remember("other", "Deploys go out on Tuesdays", **mine)
    agent.compact()
    agent.close()


def shop_of(path: Path) -> FileSnapshot:
    return Workspace(path).scan(lambda _: None)


def editing_of(snapshot: FileSnapshot) -> Editing:
    def read(wanted: Key) -> dict[str, Any] | None:
        row = snapshot.row(wanted)
        return None if row is None else dict(snapshot.metadata(row))

    return Editing(snapshot, Ahead(read), NOW, "ana")


def proposals(editing: Editing) -> list[Proposal]:
    """What the rules would propose of the shop, made by hand: what is not current any more is in none."""

    def standing(*wanted: Key) -> list[Member]:
        found = []
        for each in wanted:
            metadata = editing.ahead.metadata(each)
            if metadata is not None and not metadata.get("superseded_by") and not metadata.get("deleted_at"):
                found.append(Member(each, str(metadata["content"])))
        return found

    made = []
    for ids in (("cent-0", "cent-1", "cent-2"), ("flag-0", "flag-1")):
        same = [each for each in standing(*map(key, ids)) if each.text in (ARABIC, "Flags live in LaunchDarkly")]
        if len(same) > 1:
            made.append(Proposal(ProposalKind.EXACT, tuple(same), same[0].key))
    near = standing(key("worker"), key("worker-2"))
    if len(near) > 1:
        near[1] = Member(near[1].key, near[1].text, 0.94, ("Marta",))
        made.append(Proposal(ProposalKind.NEAR, tuple(near), near[0].key))
    for item, said, target in (
        (key("short", HOT), None, Key("user", "short")),
        (key("again", HOT), key("flag-0"), key("again")),
    ):
        made += [Proposal(ProposalKind.PROMOTION, (each,), said, target) for each in standing(item)]
    kinds = {"sale": ProposalKind.EXPIRED, "faint": ProposalKind.FADED, "doubt": ProposalKind.DOUBTFUL}
    made += [Proposal(kind, (each,)) for name, kind in kinds.items() for each in standing(key(name))]
    return made


@dataclass
class Planned:
    """A `Purpose` with proposals made by hand and the real rule that carries them out."""

    task: Task = Task.CONSOLIDATE
    found: int = 0
    wait: Callable[[Report], None] = lambda _: None
    extra: list[Matter] = field(default_factory=list)
    is_empty: bool = False

    def find(self, editing: Editing, branch: str, report: Report) -> Found:
        assert branch == "main"
        self.found += 1
        report(0.5)
        self.wait(report)
        matters = [] if self.is_empty else [*map(matter_of, proposals(editing)), *self.extra]
        order = list(ProposalKind)
        matters.sort(key=lambda each: order.index(ProposalKind(each.kind.value)))
        return Found(tuple(matters), 12, without_vector=2, odd=1, purgeable=3)

    def change(self, editing: Editing, accepted: Sequence[Answered]) -> ChangeSet | None:
        return consolidate(editing, [accepted_of(each) for each in accepted])

    def lost(self, text: str, kept: str) -> tuple[str, ...]:
        return tuple(word for word in ("Marta", "15") if word in text and word not in kept)


def decided(editing: Editing) -> Decisions:
    """The decisions of somebody who has not begun."""
    decisions = Decisions()
    found = Planned().find(editing, "main", lambda _: None)
    decisions.renew(found, marks_of(editing, found.matters))
    return decisions


def matter(decisions: Decisions, record_id: str) -> Matter:
    """The matter that begins with a record."""
    return next(each for each in decisions.matters if each.members[0].key.id == record_id)


class Reviewing:
    """A person at the window."""

    def __init__(self, path: Path, session: Session, settings: Settings, qtbot: QtBot) -> None:
        self.path, self.session, self.settings, self.qtbot = path, session, settings, qtbot
        self.purpose = Planned()
        self._window: ReviewWindow | None = None

    @property
    def window(self) -> ReviewWindow:
        assert self._window is not None
        return self._window

    @property
    def current(self) -> str:
        return "" if self.window.current is None else self.window.current.members[0].key.id

    @property
    def decisions(self) -> Decisions:
        return self.window.decisions

    def wait(self, done: Callable[[], bool]) -> None:
        self.qtbot.waitUntil(done, timeout=PATIENCE)

    def open(self, *, is_awaited: bool = True) -> ReviewWindow:
        """Open the workspace, then the window on it."""
        self.session.open(self.path)
        self.wait(lambda: self.session.snapshot is not None and self.session.tasks.is_idle)
        window = self._window = ReviewWindow(self.purpose, self.session, self.settings, None)
        window.show()
        window.activateWindow()
        self.wait(window.isActiveWindow)
        if is_awaited:
            self.wait(lambda: window.decisions.found is not None)
            self.settle()
        return window

    def settle(self) -> None:
        """Wait until everything that was asked is answered and shown."""
        window, tasks = self.window, self.session.tasks
        self.wait(lambda: tasks.is_idle and not window.applier.is_waiting and not window.search.is_running)
        self.wait(lambda: window.bar.reason != "counting…")
        if window.current is not None:
            self.wait(self._is_near)

    def _is_near(self) -> bool:
        shown, current = self.window.pane.close_up, self.window.current
        return current is not None and shown is not None and shown.matter == current

    def press(self, pressed: Qt.Key | str, modifiers: Qt.KeyboardModifier = NO) -> None:
        """A key wherever the keyboard is."""
        focus = QApplication.focusWidget()
        assert focus is not None
        if isinstance(pressed, str):
            QTest.keyClicks(focus, pressed, modifiers)
        else:
            QTest.keyClick(focus, pressed, modifiers)

    def go_to(self, record_id: str) -> None:
        self.window.queue.go_to(matter(self.decisions, record_id))
        self.settle()

    def apply(self) -> None:
        """Apply, and wait until it is in the file."""
        self.settle()
        assert self.window.bar.reason == ""
        self.press(Qt.Key.Key_Return, CONTROL)
        self.wait(lambda: not self.window.applier.is_applying)
        self.quiet()

    def quiet(self) -> None:
        self.wait(lambda: self.session.writes.is_quiet and self.session.tasks.is_idle)
        self.settle()

    def close(self) -> None:
        """Close the window, whatever was decided."""
        if self._window is not None:
            if self._window.own.dialog is not None:
                self._window.own.dialog.reject()
            self._window.own._drafts.clear()
            self._window.decisions._given.clear()
            self._window.close()
            self._window.deleteLater()
            self._window = None

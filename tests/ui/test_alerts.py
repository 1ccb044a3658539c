from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from explorer.memory.errors import JournalUnusable
from explorer.memory.journal import Committer, Trouble
from explorer.memory.keys import Key
from explorer.services.edits import set_fields
from explorer.store.workspace import Workspace
from explorer.ui.alerts import Alerts
from explorer.ui.session import Session
from explorer.ui.tasks import Tasks
from explorer.ui.widgets.banner import Banner
from tests.ui.conftest import MAIN, PATIENCE, PERSON, Clock
from tests.ui.fake_committer import FakeCommitter

FULL, READ_ONLY, GONE, DAMAGED = "The disk with", "may not be written by you", "There is no file", "Part of this file"


class Desk:
    """A session, the banner above it, and a committer that says what it is told to."""

    def __init__(self, session: Session, committer: FakeCommitter, qtbot: QtBot) -> None:
        self.session, self.committer, self._qtbot = session, committer, qtbot
        self.banner = Banner()
        qtbot.addWidget(self.banner)
        self.alerts = Alerts(session, self.banner)

    def open(self, path: Path) -> None:
        with self._qtbot.waitSignal(self.session.branch_changed, timeout=PATIENCE):
            self.session.open(path)

    def says(self, words: str) -> None:
        """Wait until the banner says this; nothing = until it is hidden."""
        self._qtbot.waitUntil(lambda: self.said.startswith(words) if words else not self.said, timeout=PATIENCE)

    @property
    def said(self) -> str:
        return "" if self.banner.isHidden() else self.banner.text

    def close_banner(self) -> None:
        close = self.banner.findChild(QPushButton)
        assert close is not None
        close.click()

    def edit(self, value: float) -> None:
        self.session.writes.make(lambda editing: set_fields(editing, [Key(MAIN, "cache")], {"confidence": value}))

    def try_with(self, trouble: Trouble | None) -> None:
        self.committer.trouble = trouble
        self._qtbot.waitUntil(lambda: not self.session.writes.is_writing, timeout=PATIENCE)
        self.session.writes.commit_now()


@pytest.fixture
def start(tasks: Tasks, clock: Clock, qtbot: QtBot) -> Iterator[Callable[..., Desk]]:
    desks: list[Desk] = []

    def make(open_committer: Callable[[Path], Committer] | None = None) -> Desk:
        committer = FakeCommitter()
        session = Session(tasks, clock, Workspace, open_committer or (lambda _: committer), PERSON)
        desks.append(Desk(session, committer, qtbot))
        return desks[-1]

    yield make
    for desk in desks:
        desk.session.close()
    tasks.close()


@pytest.fixture
def desk(start: Callable[..., Desk], workspace: Path) -> Desk:
    made = start()
    made.open(workspace)
    return made


def test_where_all_is_well_nothing_is_said(desk: Desk) -> None:
    desk.edit(0.9)
    desk.says("")
    assert desk.banner.text == ""


def test_why_changes_cannot_be_written_is_said_until_they_are(desk: Desk) -> None:
    desk.committer.trouble = Trouble.DISK_FULL
    desk.edit(0.9)
    desk.says("The disk with “team.vdb” is full. Nothing was lost")
    desk.try_with(Trouble.FAILED)
    desk.says("Writing to “team.vdb” failed. Nothing was lost")
    desk.try_with(None)
    desk.says("")


def test_an_agent_at_work_is_no_trouble(desk: Desk, qtbot: QtBot) -> None:
    desk.committer.trouble = Trouble.BUSY
    desk.edit(0.9)
    qtbot.waitUntil(lambda: desk.session.writes.waits_for_agent, timeout=PATIENCE)
    assert desk.said == ""


def test_what_was_read_and_closed_does_not_come_back_unless_it_happens_again(desk: Desk, qtbot: QtBot) -> None:
    desk.committer.trouble = Trouble.DISK_FULL
    desk.edit(0.9)
    desk.says(FULL)
    desk.close_banner()
    desk.edit(0.8)
    qtbot.waitUntil(lambda: len(desk.session.writes.standing.pending) == 2, timeout=PATIENCE)
    desk.try_with(Trouble.DISK_FULL)
    qtbot.waitUntil(lambda: not desk.session.writes.is_writing, timeout=PATIENCE)
    assert desk.said == ""
    desk.try_with(None)
    qtbot.waitUntil(lambda: not desk.session.writes.standing.pending, timeout=PATIENCE)
    desk.committer.trouble = Trouble.DISK_FULL
    desk.edit(0.7)
    desk.says(FULL)


def test_what_is_over_makes_room_for_what_still_holds(desk: Desk, workspace: Path) -> None:
    desk.committer.trouble = Trouble.DISK_FULL
    desk.edit(0.9)
    desk.says(FULL)
    away = workspace.with_name("away")
    workspace.rename(away)
    desk.says(GONE)
    assert desk.said.endswith("What was read before is still shown.")
    away.rename(workspace)
    desk.says(FULL)
    desk.try_with(None)
    desk.says("")


def test_what_is_over_takes_nothing_else_away(desk: Desk, workspace: Path) -> None:
    desk.committer.trouble = Trouble.DISK_FULL
    desk.edit(0.9)
    desk.says(FULL)
    workspace.rename(workspace.with_name("away"))
    desk.says(GONE)
    desk.try_with(None)
    desk._qtbot.waitUntil(lambda: not desk.session.writes.trouble, timeout=PATIENCE)
    assert desk.said.startswith(GONE)


def test_damage_is_said_and_is_over_with_another_file(desk: Desk, workspace: Path, many: Path) -> None:
    workspace.write_bytes(workspace.read_bytes()[:-40])
    desk.says(DAMAGED)
    assert "team.vdb" in desk.said
    desk.edit(0.9)
    desk.says("“team.vdb” is damaged, so nothing is written to it.")
    desk.open(many)
    assert desk.said == ""


def test_a_file_that_cannot_be_opened_is_said_beside_the_one_that_is_shown(desk: Desk, tmp_path: Path) -> None:
    desk.session.open(tmp_path / "nothing.vdb")
    desk.says("There is no file “nothing.vdb”")


def test_without_a_history_nothing_can_be_changed_and_that_is_said(start: Callable[..., Desk], workspace: Path) -> None:
    def fail(_: Path) -> Committer:
        raise JournalUnusable("The history of changes cannot be used.")

    desk = start(fail)
    desk.open(workspace)
    desk.says("The history of changes cannot be used.")
    assert desk.session.writes.is_read_only


def test_a_history_that_was_lost_is_said_and_stays_past_the_next_change(
    start: Callable[..., Desk], workspace: Path, qtbot: QtBot
) -> None:
    desk = start()
    desk.committer.journal.notice = "The history of changes was damaged."
    desk.open(workspace)
    desk.says("The history of changes was damaged.")
    desk.edit(0.9)
    qtbot.waitUntil(lambda: desk.session.writes.is_quiet and desk.session.tasks.is_idle, timeout=PATIENCE)
    assert desk.said == "The history of changes was damaged."

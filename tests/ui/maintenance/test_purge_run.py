from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot
from typing_extensions import override

from explorer.memory.journal import Committed
from explorer.memory.keys import Key
from explorer.memory.protocols import Report
from explorer.services.deletion import erase
from explorer.store.committer import FileCommitter
from explorer.store.workspace import Workspace
from explorer.ui.maintenance.job_strip import JobStrip
from explorer.ui.maintenance.purge_run import Ended, Outcome, PurgeRun
from explorer.ui.session import Session
from explorer.ui.tasks import Tasks
from tests.ui.conftest import MAIN, PATIENCE, PERSON, Agent, Clock
from tests.ui.maintenance.check_cases import metadata_of, write_odd


class Desk:
    def __init__(self, session: Session, path: Path, qtbot: QtBot) -> None:
        self.session, self.path, self.qtbot = session, path, qtbot
        self.strip = JobStrip(session)
        qtbot.addWidget(self.strip)
        with qtbot.waitSignal(session.branch_changed, timeout=PATIENCE):
            session.open(path)
        self.run = PurgeRun(session, self.strip)
        self.ended: list[Ended] = []
        self.failed: list[str] = []
        self.run.ended.connect(self.ended.append)
        self.run.failed.connect(self.failed.append)

    def wait(self, condition: Callable[[], object]) -> None:
        self.qtbot.waitUntil(lambda: bool(condition()), timeout=PATIENCE)

    def count(self, days: int = 90) -> int:
        self.run.count(days)
        self.wait(lambda: self.run.plan is not None)
        assert self.run.plan is not None
        return self.run.plan.records


@pytest.fixture
def desk(session: Session, tmp_path: Path, qtbot: QtBot) -> Iterator[Desk]:
    made = Desk(session, write_odd(tmp_path / "odd.vdb"), qtbot)
    yield made
    made.run.end()
    made.wait(lambda: session.tasks.is_idle)


def test_what_was_counted_goes_and_the_old_file_is_kept(desk: Desk) -> None:
    assert desk.count() == 4
    assert desk.count(3_000) == 0
    assert desk.count() == 4
    desk.run.apply()
    desk.wait(lambda: desk.ended)
    (end,) = desk.ended
    assert (end.outcome, end.records) == (Outcome.DONE, 4)
    assert end.freed > 0
    assert end.copy is not None
    assert end.copy.exists()
    assert desk.run.folder == end.copy.parent
    assert metadata_of(desk.path, "old-0") == {}
    assert metadata_of(desk.path, "new") != {}
    assert not desk.run.is_busy


def test_it_waits_for_an_agent_and_can_be_given_up(desk: Desk, hire: Callable[[Path], Agent]) -> None:
    desk.count()
    hire(desk.path)
    desk.run.apply()
    desk.wait(lambda: desk.session.writes.waits_for_agent)
    assert desk.run.is_busy
    desk.run.give_up()
    desk.wait(lambda: desk.ended)
    assert desk.ended[0].outcome is Outcome.STOPPED
    assert metadata_of(desk.path, "old-0") != {}


def test_what_an_agent_wrote_meanwhile_stops_it(desk: Desk, hire: Callable[[Path], Agent]) -> None:
    desk.count()
    agent = hire(desk.path)
    desk.run.apply()
    desk.wait(lambda: desk.session.writes.waits_for_agent)
    agent.change("old-1", pinned=True)
    agent.close()
    desk.wait(lambda: desk.ended)
    assert desk.ended[0].outcome is Outcome.CHANGED
    desk.wait(lambda: not desk.session.writes.standing.stale)
    assert metadata_of(desk.path, "old-0") != {}, "nothing was purged"


def test_stopped_while_it_runs_the_file_is_as_it_was(tasks: Tasks, clock: Clock, tmp_path: Path, qtbot: QtBot) -> None:
    begun, go_on = threading.Event(), threading.Event()

    class Held(FileCommitter):
        @override
        def commit(self, report: Report) -> Committed:
            begun.set()
            go_on.wait(PATIENCE / 1_000)
            return super().commit(report)

    session = Session(tasks, clock, Workspace, lambda path: Held(path, clock, None, tmp_path / "state"), PERSON)
    desk = Desk(session, write_odd(tmp_path / "odd.vdb"), qtbot)
    before = desk.path.read_bytes()
    desk.count()
    desk.run.apply()
    desk.wait(begun.is_set)
    desk.wait(lambda: tasks.current is not None)
    job = tasks.current
    assert job is not None
    assert job.title == "Purging permanently"
    job.cancel()
    go_on.set()
    desk.wait(lambda: desk.ended)
    assert desk.ended == [Ended(Outcome.STOPPED)]
    assert desk.path.read_bytes() == before
    assert not desk.run.is_busy
    desk.run.end()
    desk.wait(lambda: tasks.is_idle)
    session.close()
    tasks.close()
    session.writes.release()


def test_nothing_goes_that_was_not_counted(desk: Desk) -> None:
    desk.count()
    desk.session.writes.make(lambda editing: erase(editing, [Key(MAIN, "new")]))
    desk.run.apply()
    desk.wait(lambda: desk.ended)
    assert desk.ended[0].outcome is Outcome.CHANGED
    desk.wait(lambda: desk.session.writes.is_quiet)
    assert metadata_of(desk.path, "old-0") != {}


def test_the_file_is_written_anew_without_a_purge(desk: Desk) -> None:
    desk.run.compact()
    assert desk.run.is_busy
    desk.wait(lambda: desk.ended)
    desk.wait(lambda: not desk.session.agent_is_writing)
    (end,) = desk.ended
    assert (end.outcome, end.records) == (Outcome.DONE, 0)
    assert end.copy is not None
    assert end.copy.exists()
    assert metadata_of(desk.path, "old-0") != {}


def test_an_agent_at_work_is_a_sentence(desk: Desk, hire: Callable[[Path], Agent]) -> None:
    hire(desk.path)
    desk.run.compact()
    desk.wait(lambda: desk.failed)
    assert desk.failed[0].startswith("An agent has the file open")
    assert desk.ended == []

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QDialog, QLabel
from pytestqt.qtbot import QtBot

from explorer.services.purging import PurgeReason
from explorer.store.workspace import Workspace
from explorer.ui.maintenance.purge_dialog import PurgeDialog
from explorer.ui.maintenance.purge_page import PurgePage
from explorer.ui.session import Session
from explorer.ui.tasks import Tasks
from tests.ui.conftest import PATIENCE, Agent, Clock
from tests.ui.maintenance.check_cases import metadata_of, write_odd, write_sound

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
Said = tuple[str, list[str], bool]


class Desk:
    def __init__(self, session: Session, path: Path, qtbot: QtBot) -> None:
        self.session, self.path, self.qtbot = session, path, qtbot
        with qtbot.waitSignal(session.branch_changed, timeout=PATIENCE):
            session.open(path)
        self.page = PurgePage(session)
        qtbot.addWidget(self.page)
        self.said: list[Said] = []
        self.page.said.connect(lambda words, buttons, bad: self.said.append((words, [b[0] for b in buttons], bad)))
        self.page.resize(900, 600)
        self.page.show()
        self.wait(lambda: self.page.run.plan is not None)

    def wait(self, condition: Callable[[], object]) -> None:
        self.qtbot.waitUntil(lambda: bool(condition()), timeout=PATIENCE)

    @property
    def texts(self) -> str:
        return "\n".join(label.text() for label in self.page.findChildren(QLabel) if label.isVisible())


@pytest.fixture
def desk(session: Session, tmp_path: Path, qtbot: QtBot) -> Iterator[Desk]:
    made = Desk(session, write_odd(tmp_path / "odd.vdb"), qtbot)
    yield made
    made.page.end()
    made.wait(lambda: session.tasks.is_idle)


@pytest.fixture
def answer(monkeypatch: pytest.MonkeyPatch) -> Callable[[bool], list[str]]:
    """Have the question answered; what its button says."""

    def choose(accepted: bool) -> list[str]:
        asked: list[str] = []

        def exec_(dialog: PurgeDialog) -> int:
            asked.append(dialog.do.text())
            return (QDialog.DialogCode.Accepted if accepted else QDialog.DialogCode.Rejected).value

        monkeypatch.setattr(PurgeDialog, "exec", exec_)
        return asked

    return choose


def test_it_says_what_would_go_and_what_that_means(desk: Desk) -> None:
    assert desk.page.purge.text().startswith("Purge 4 record(s) (")
    assert "Earlier texts, and what was replaced\n3" in desk.texts
    assert "is kept as a backup in" in desk.texts
    assert "agents can go on working" in desk.texts
    assert desk.page.days.value() == 90


def test_other_days_are_counted_anew(desk: Desk) -> None:
    desk.page.days.setValue(365)
    desk.wait(lambda: not desk.page.purge.isEnabled() and "more than 365 day(s) ago" in desk.page.state.text())
    desk.page.days.setValue(10)
    desk.wait(desk.page.purge.isEnabled)


def test_it_is_asked_once_done_and_told(desk: Desk, answer: Callable[[bool], list[str]]) -> None:
    asked = answer(True)
    desk.page.purge.click()
    assert asked[0].startswith("Purge 4 record(s)")
    desk.wait(lambda: desk.said)
    words, buttons, is_trouble = desk.said[0]
    assert words.startswith("Purged 4 record(s) permanently · ")
    assert "The file as it was: " in words
    assert (buttons, is_trouble) == (["Show the backup"], False)
    assert metadata_of(desk.path, "old-0") == {}
    desk.wait(lambda: desk.page.run.plan is not None and desk.page.run.plan.change is None)
    assert not desk.page.purge.isEnabled()


def test_refused_nothing_goes(desk: Desk, answer: Callable[[bool], list[str]]) -> None:
    answer(False)
    desk.page.purge.click()
    assert not desk.page.run.is_busy
    assert metadata_of(desk.path, "old-0") != {}


def test_while_an_agent_has_the_file_it_waits_and_can_be_given_up(
    desk: Desk, answer: Callable[[bool], list[str]], hire: Callable[[Path], Agent]
) -> None:
    answer(True)
    hire(desk.path)
    desk.page.purge.click()
    desk.wait(lambda: desk.page.state.text().startswith("An agent has the file open"))
    assert not desk.page.purge.isEnabled()
    desk.page.give_up.click()
    desk.wait(lambda: desk.said)
    assert desk.said[0] == ("Stopped. The file is as it was.", [], False)


def test_what_an_agent_writes_is_counted(desk: Desk, hire: Callable[[Path], Agent]) -> None:
    agent = hire(desk.path)
    agent.change("old-0", superseded_by="system:undone")
    agent.close()
    desk.wait(lambda: desk.page.run.plan is not None and len(desk.page.run.plan.keys[PurgeReason.UNDONE]) == 1)


def test_the_file_is_written_anew(desk: Desk) -> None:
    desk.page.compact.click()
    desk.wait(lambda: desk.said)
    assert desk.said[0][0].startswith("The file was written anew · ")


def test_read_only_it_is_only_told(tasks: Tasks, clock: Clock, tmp_path: Path, qtbot: QtBot) -> None:
    session = Session(tasks, clock, Workspace)
    desk = Desk(session, write_sound(tmp_path / "s.vdb"), qtbot)
    assert not desk.page.purge.isEnabled()
    assert not desk.page.compact.isEnabled()
    assert "open for reading only" in desk.page.state.text()
    desk.page.ask()
    desk.page.end()
    session.close()

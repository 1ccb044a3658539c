from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from datetime import timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMainWindow
from pytestqt.qtbot import QtBot

from explorer.memory.journal import ChangeState, Trouble
from explorer.memory.keys import Key
from explorer.services.edits import set_fields
from explorer.store.workspace import Workspace
from explorer.ui.actions import ACTIONS, make_actions
from explorer.ui.main_window import MainWindow
from explorer.ui.models.dragged_keys import pack
from explorer.ui.session import Session
from explorer.ui.settings import Settings
from explorer.ui.tasks import Tasks
from explorer.ui.theme import DARK, LIGHT, apply_theme
from explorer.ui.toolbar import Toolbar
from tests.ui.conftest import MAIN, PATIENCE, PERSON, Agent, Clock, OpenWindow, ids
from tests.ui.fake_committer import FakeCommitter

Hire = Callable[[Path], Agent]
CACHE = Key(MAIN, "cache")


def recent(window: MainWindow) -> list[str]:
    menu = window.toolbar.workspace.menu()
    menu.aboutToShow.emit()
    return [action.text() for action in menu.actions() if not action.isSeparator()]


def test_before_a_file_is_open_there_is_nothing_to_filter(open_window: OpenWindow) -> None:
    toolbar = open_window().toolbar
    assert toolbar.workspace.text() == "Workspace ▾"
    assert not toolbar.branch.isVisible()
    assert not toolbar.filter.isVisible()
    assert toolbar.state.text() == ""


def test_the_workspace_is_named(window: MainWindow, workspace: Path) -> None:
    button = window.toolbar.workspace
    assert button.text() == "team.vdb ▾"
    assert button.toolTip() == str(workspace)
    assert button.accessibleName() == "Workspace: team.vdb"
    assert window.toolbar.filter.isVisible()
    assert window.toolbar.branch.isVisible()


def test_a_long_name_keeps_its_beginning_and_its_end(open_window: OpenWindow, workspace: Path) -> None:
    long = workspace.with_name("a " + "very " * 30 + "long name 🧠.vdb")
    shutil.copyfile(workspace, long)
    text = open_window(long).toolbar.workspace.text()
    assert text.startswith("a very")
    assert text.endswith("🧠.vdb ▾")
    assert len(text) <= 30


def test_recent_workspaces_are_offered_and_opened(
    window: MainWindow, workspace: Path, many: Path, qtbot: QtBot
) -> None:
    assert recent(window) == ["Open…", "Open the demo", "team.vdb", "Forget the recent workspaces"]
    window.open(many)
    qtbot.waitUntil(lambda: window.session.path == many, timeout=PATIENCE)
    assert recent(window)[2:4] == ["many.vdb", "team.vdb"]
    menu = window.toolbar.workspace.menu()
    next(action for action in menu.actions() if action.text() == "team.vdb").trigger()
    qtbot.waitUntil(lambda: window.session.path == workspace, timeout=PATIENCE)
    window.actions_by_name["forget"].trigger()
    assert recent(window) == ["Open…", "Open the demo"]


def test_whether_an_agent_is_writing_is_told_in_words_and_colour(
    window: MainWindow, workspace: Path, hire: Hire, clock: Clock, qtbot: QtBot
) -> None:
    state = window.toolbar.state
    assert "up to date" in state.text()
    assert LIGHT.good in state.text()
    hire(workspace).remember("new", "Just learned")
    qtbot.waitUntil(lambda: "agent is writing" in state.text(), timeout=PATIENCE)
    assert LIGHT.warning in state.text()
    clock.now += timedelta(seconds=4)
    qtbot.waitUntil(lambda: "up to date" in state.text(), timeout=PATIENCE)


def test_a_file_that_is_gone_is_told_until_it_is_back(window: MainWindow, workspace: Path, qtbot: QtBot) -> None:
    state = window.toolbar.state
    away = workspace.with_name("away")
    workspace.rename(away)
    qtbot.waitUntil(lambda: "file not readable" in state.text(), timeout=PATIENCE)
    assert LIGHT.bad in state.text()
    assert "There is no file" in state.toolTip()
    away.rename(workspace)
    qtbot.waitUntil(lambda: "up to date" in state.text(), timeout=PATIENCE)
    assert state.toolTip() == ""


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_keys_lead_from_the_filter_back_to_the_list_and_the_text_stays(window: MainWindow, key: Qt.Key) -> None:
    box = window.toolbar.filter
    box.setFocus()
    QTest.keyClicks(box, "redis")
    QTest.keyClick(box, key)
    assert window.tabs.facts.table.hasFocus()
    assert box.text() == "redis"


def test_every_sign_can_be_typed_into_the_filter(window: MainWindow) -> None:
    box = window.toolbar.filter
    box.setFocus()
    QTest.keyClicks(box, "a/b? jk 1")
    assert box.text() == "a/b? jk 1"
    assert box.hasFocus()


def test_a_dropped_file_is_no_text_for_the_filter(window: MainWindow) -> None:
    assert not window.toolbar.filter.acceptDrops()


def test_icons_and_state_follow_the_theme(window: MainWindow, qapp: QApplication) -> None:
    toolbar = window.toolbar
    before = toolbar.workspace.icon().cacheKey()
    apply_theme(qapp, "dark")
    assert DARK.good in toolbar.state.text()
    assert toolbar.workspace.icon().cacheKey() != before


def edit(session: Session, value: float) -> None:
    session.writes.make(lambda editing: set_fields(editing, [CACHE], {"confidence": value}))


def confidence(session: Session) -> object:
    return (session.writes.ahead.metadata(CACHE) or {}).get("confidence")


def test_undo_and_redo_are_buttons_that_say_what_they_do(window: MainWindow, qtbot: QtBot) -> None:
    toolbar, session = window.toolbar, window.session
    assert toolbar.undo.isVisible()
    assert not toolbar.undo.isEnabled()
    assert not toolbar.redo.isEnabled()
    edit(session, 0.9)
    qtbot.waitUntil(toolbar.undo.isEnabled, timeout=PATIENCE)
    assert toolbar.undo.defaultAction().text().startswith("Undo: ")
    assert not toolbar.undo.icon().isNull()
    qtbot.waitUntil(lambda: session.writes.is_quiet, timeout=PATIENCE)
    toolbar.undo.click()
    qtbot.waitUntil(lambda: confidence(session) == 0.4, timeout=PATIENCE)
    qtbot.waitUntil(toolbar.redo.isEnabled, timeout=PATIENCE)
    toolbar.redo.click()
    qtbot.waitUntil(lambda: confidence(session) == 0.9, timeout=PATIENCE)
    qtbot.waitUntil(lambda: session.writes.is_quiet, timeout=PATIENCE)


def test_rows_that_are_dropped_on_the_trash_are_deleted_and_a_click_shows_them(
    window: MainWindow, qtbot: QtBot
) -> None:
    data = pack([CACHE])
    event = QDropEvent(
        QPointF(2, 2), Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    )
    window.toolbar.trash.dropEvent(event)
    writes = window.session.writes
    qtbot.waitUntil(lambda: bool((writes.ahead.metadata(CACHE) or {}).get("deleted_at")), timeout=PATIENCE)
    qtbot.waitUntil(lambda: writes.is_quiet, timeout=PATIENCE)
    window.toolbar.trash.click()
    qtbot.waitUntil(lambda: set(ids(window)) == {"cache", "gone"}, timeout=PATIENCE)


def test_read_only_there_is_nothing_to_change_with(open_window: OpenWindow, workspace: Path) -> None:
    toolbar = open_window(workspace, read_only=True).toolbar
    assert not any(widget.isVisible() for widget in (toolbar.undo, toolbar.redo, toolbar.trash))
    assert "up to date" in toolbar.state.text()


def test_while_an_agent_has_the_file_the_count_of_what_waits_leads_to_it(
    window: MainWindow, hire: Hire, workspace: Path, clock: Clock, qtbot: QtBot
) -> None:
    state = window.toolbar.state
    agent = hire(workspace)
    edit(window.session, 0.9)
    qtbot.waitUntil(lambda: "1 waiting</a>" in state.text(), timeout=PATIENCE)
    assert LIGHT.warning in state.text()
    assert "An agent has the file open. What you changed is kept" in state.toolTip()
    with qtbot.waitSignal(window.toolbar.activity_requested, timeout=PATIENCE):
        state.linkActivated.emit("#")
    agent.close()
    qtbot.waitUntil(lambda: window.session.writes.is_quiet, timeout=PATIENCE)
    # The agent tidied the file up when it let go.
    clock.now += timedelta(seconds=4)
    qtbot.waitUntil(lambda: state.text().endswith("saved"), timeout=PATIENCE)
    assert LIGHT.good in state.text()
    assert state.toolTip() == ""


@pytest.fixture
def fake(
    tasks: Tasks, clock: Clock, settings: Settings, workspace: Path, qtbot: QtBot
) -> Iterator[tuple[Toolbar, FakeCommitter]]:
    """A toolbar alone, and what brings its changes into the file."""
    committer = FakeCommitter()
    session = Session(tasks, clock, Workspace, lambda _: committer, PERSON)
    nothing = {spec.name: lambda *_: None for spec in ACTIONS}
    toolbar = Toolbar(session, settings, make_actions(window := QMainWindow(), nothing))
    window.addToolBar(toolbar)
    qtbot.addWidget(window)
    with qtbot.waitSignal(session.branch_changed, timeout=PATIENCE):
        session.open(workspace)
    qtbot.waitUntil(lambda: session.writes.standing.number > 0, timeout=PATIENCE)
    yield toolbar, committer
    session.close()
    tasks.close()


def test_what_is_being_saved_and_what_is_saved(fake: tuple[Toolbar, FakeCommitter], qtbot: QtBot) -> None:
    toolbar, _ = fake
    said: list[str] = []
    session = toolbar._session
    session.writes.standing_changed.connect(lambda: said.append(toolbar.state.text()))
    edit(session, 0.9)
    qtbot.waitUntil(lambda: len(said) > 1 and "saved" in said[-1], timeout=PATIENCE)
    assert "saving" in said[0]
    assert LIGHT.warning in said[0]
    assert LIGHT.good in said[-1]
    assert "href" not in "".join(said)


def test_trouble_and_what_is_to_be_decided_come_first(fake: tuple[Toolbar, FakeCommitter], qtbot: QtBot) -> None:
    toolbar, committer = fake
    state, session = toolbar.state, toolbar._session
    committer.trouble = Trouble.DISK_FULL
    edit(session, 0.9)
    edit(session, 0.8)
    qtbot.waitUntil(lambda: "2 waiting</a>" in state.text(), timeout=PATIENCE)
    assert LIGHT.bad in state.text()
    assert "The disk with" in state.toolTip()
    committer.outcome = lambda _: ChangeState.STALE
    committer.trouble = None
    session.writes.commit_now()
    qtbot.waitUntil(lambda: "2 to decide</a>" in state.text(), timeout=PATIENCE)
    assert LIGHT.bad in state.text()
    committer.trouble = Trouble.BUSY
    edit(session, 0.7)
    qtbot.waitUntil(lambda: session.writes.waits_for_agent, timeout=PATIENCE)
    assert "2 to decide</a>" in state.text()

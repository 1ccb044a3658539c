from __future__ import annotations

from datetime import timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolButton
from pytestqt.qtbot import QtBot

from explorer.memory.changes import ChangeKind, ChangeSet, Patch, new_change_set
from explorer.memory.journal import ChangeState
from explorer.memory.keys import Key
from explorer.services.edits import set_fields
from explorer.store.workspace import Workspace
from explorer.ui.docks.activity import Activity
from explorer.ui.docks.activity_verbs import Verb
from explorer.ui.session import Session
from explorer.ui.tasks import Tasks
from explorer.ui.theme import apply_theme
from explorer.ui.widgets.line_list import LINE_ROLE
from tests.ui.conftest import MAIN, NOW, PATIENCE, Clock
from tests.ui.fake_committer import FakeCommitter

CACHE, DEPLOY = Key(MAIN, "cache"), Key(MAIN, "deploy")


def made(minutes: int, key: Key = CACHE, value: float = 0.5) -> ChangeSet:
    patch = Patch(key, {"confidence": 0.4}, {"confidence": value})
    return new_change_set(ChangeKind.EDIT, (patch,), NOW - timedelta(minutes=minutes), "Ana", f"Step {minutes}")


@pytest.fixture
def dock(session: Session, qapp: QApplication, qtbot: QtBot) -> Activity:
    apply_theme(qapp, "light")
    shown = Activity(session)
    qtbot.addWidget(shown)
    shown.resize(400, 500)
    shown.show()
    return shown


def open_with(dock: Activity, committer: FakeCommitter, workspace: Path, qtbot: QtBot, *steps: ChangeSet) -> None:
    """Open the workspace with these steps of earlier sessions, the oldest first."""
    for step in steps:
        committer.journal.add(step)
    dock._session.open(workspace)
    qtbot.waitUntil(lambda: len(dock.model.steps) == len(steps), timeout=PATIENCE)
    qtbot.waitUntil(lambda: dock._session.snapshot is not None, timeout=PATIENCE)


def state_of(dock: Activity, change_id: str) -> ChangeState | None:
    return next((step.state for step in dock.model.steps if step.change.id == change_id), None)


def possible(dock: Activity) -> set[Verb]:
    return {verb for verb, action in dock.actions_by_verb.items() if action.isEnabled()}


def test_at_first_it_says_what_will_be_listed(dock: Activity) -> None:
    assert dock.empty.isVisible()
    assert not dock.list.isVisible()


def test_steps_of_earlier_sessions_are_listed_newest_first(
    dock: Activity, committer: FakeCommitter, workspace: Path, qtbot: QtBot
) -> None:
    open_with(dock, committer, workspace, qtbot, made(30), made(20), made(10))
    titles = [dock.model.index(at).data(LINE_ROLE).title for at in range(3)]
    assert [title[-4:-1] for title in titles] == [" 10", " 20", " 30"]
    assert dock.list.isVisible()
    assert not dock._older.isVisible()
    assert possible(dock) == set()


def test_a_change_appears_and_is_saved(
    dock: Activity, committer: FakeCommitter, workspace: Path, session: Session, qtbot: QtBot
) -> None:
    open_with(dock, committer, workspace, qtbot)
    session.writes.make(lambda editing: set_fields(editing, [CACHE], {"confidence": 0.9}))
    qtbot.waitUntil(lambda: len(dock.model.steps) == 1, timeout=PATIENCE)
    change_id = dock.model.steps[0].change.id
    qtbot.waitUntil(lambda: state_of(dock, change_id) is ChangeState.APPLIED, timeout=PATIENCE)
    assert dock.model.index(0).data(LINE_ROLE).title.startswith("Confidence 0.40 → 0.90 · “Redis caches")


def test_any_step_can_be_undone_and_done_again(
    dock: Activity, committer: FakeCommitter, workspace: Path, qtbot: QtBot
) -> None:
    old, new = made(30, DEPLOY), made(10)
    open_with(dock, committer, workspace, qtbot, old, new)
    dock.select_step(old.id)
    assert possible(dock) == {Verb.UNDO, Verb.GO}
    dock.actions_by_verb[Verb.UNDO].trigger()
    qtbot.waitUntil(lambda: state_of(dock, old.id) is ChangeState.UNDONE, timeout=PATIENCE)
    assert dock.step is not None
    assert dock.step.change.id == old.id, "the step stays selected"
    assert dock.model.steps[0].change.kind is ChangeKind.UNDO
    assert state_of(dock, new.id) is ChangeState.APPLIED
    assert possible(dock) == {Verb.REDO, Verb.GO}
    dock.actions_by_verb[Verb.REDO].trigger()
    qtbot.waitUntil(lambda: state_of(dock, old.id) is ChangeState.APPLIED, timeout=PATIENCE)


def test_undoing_under_later_changes_says_that_one_is_asked(
    dock: Activity, committer: FakeCommitter, workspace: Path, qtbot: QtBot
) -> None:
    old, new = made(30), made(10)
    open_with(dock, committer, workspace, qtbot, old, new)
    dock.select_step(new.id)
    assert "this step alone" in dock.actions_by_verb[Verb.UNDO].toolTip()
    dock.select_step(old.id)
    assert "Later changes touched the same records" in dock.actions_by_verb[Verb.UNDO].toolTip()


def test_what_cannot_be_done_says_why(dock: Activity, committer: FakeCommitter, workspace: Path, qtbot: QtBot) -> None:
    open_with(dock, committer, workspace, qtbot, made(10))
    dock.list.setCurrentIndex(dock.model.index(0))
    assert "Only a step that was undone" in dock.actions_by_verb[Verb.REDO].toolTip()
    buttons = [button for button in dock.findChildren(QToolButton) if button.defaultAction() is not None]
    assert [button.text() for button in buttons] == [
        "Undo this step", "Redo this step", "Go to the record", "Decide…", "Give up",
    ]  # fmt: skip
    assert all(button.toolTip() for button in buttons)


def test_a_stale_change_is_decided_or_given_up(
    dock: Activity, committer: FakeCommitter, workspace: Path, session: Session, qtbot: QtBot
) -> None:
    open_with(dock, committer, workspace, qtbot)
    committer.outcome = lambda _: ChangeState.STALE
    session.writes.make(lambda editing: set_fields(editing, [CACHE], {"confidence": 0.9}))
    qtbot.waitUntil(lambda: len(session.writes.standing.stale) == 1, timeout=PATIENCE)
    dock.list.setCurrentIndex(dock.model.index(0))
    assert possible(dock) == {Verb.GO, Verb.DECIDE, Verb.GIVE_UP}
    asked: list[bool] = []
    dock.decide_requested.connect(lambda: asked.append(True))
    dock.actions_by_verb[Verb.DECIDE].trigger()
    assert asked == [True]
    dock.actions_by_verb[Verb.GIVE_UP].trigger()
    change_id = dock.model.steps[0].change.id
    qtbot.waitUntil(lambda: state_of(dock, change_id) is ChangeState.DROPPED, timeout=PATIENCE)


def test_enter_goes_to_the_record(dock: Activity, committer: FakeCommitter, workspace: Path, qtbot: QtBot) -> None:
    open_with(dock, committer, workspace, qtbot, made(10, DEPLOY))
    wanted: list[Key] = []
    dock.key_requested.connect(wanted.append)
    dock.list.setCurrentIndex(dock.model.index(0))
    QTest.keyClick(dock.list, Qt.Key.Key_Return)
    assert wanted == [DEPLOY]


def test_the_menu_has_the_same_verbs(dock: Activity, committer: FakeCommitter, workspace: Path, qtbot: QtBot) -> None:
    open_with(dock, committer, workspace, qtbot, made(10))
    menu = dock.step_menu()
    assert menu.actions() == list(dock.actions_by_verb.values())
    menu.deleteLater()


def test_where_a_person_reads_stays_and_the_top_shows_what_is_new(
    dock: Activity, committer: FakeCommitter, workspace: Path, session: Session, qtbot: QtBot
) -> None:
    open_with(dock, committer, workspace, qtbot, *(made(200 - at) for at in range(60)))
    middle = dock.model.index(30)
    dock.list.scrollTo(middle, dock.list.ScrollHint.PositionAtTop)
    dock.list.setCurrentIndex(dock.model.index(32))
    change_id, top = dock.model.steps[30].change.id, dock.list.visualRect(middle).top()
    session.writes.make(lambda editing: set_fields(editing, [CACHE], {"confidence": 0.9}))
    qtbot.waitUntil(lambda: len(dock.model.steps) == 61, timeout=PATIENCE)
    at = dock.model.position_of(change_id)
    assert at == 31
    assert dock.list.visualRect(dock.model.index(at)).top() == top
    assert dock.list.currentIndex().row() == 33
    dock.list.scrollToTop()
    session.writes.make(lambda editing: set_fields(editing, [CACHE], {"confidence": 0.8}))
    qtbot.waitUntil(lambda: len(dock.model.steps) == 62, timeout=PATIENCE)
    assert dock.list.verticalScrollBar().value() == 0


def test_a_long_history_says_that_there_is_more(
    dock: Activity, committer: FakeCommitter, workspace: Path, qtbot: QtBot
) -> None:
    steps = [made(at) for at in range(501)]
    for step in steps:
        committer.journal.add(step)
    dock._session.open(workspace)
    qtbot.waitUntil(lambda: len(dock.model.steps) == 500, timeout=PATIENCE)
    assert dock._older.isVisible()


def test_whoever_only_reads_can_change_nothing(tasks: Tasks, clock: Clock, workspace: Path, qtbot: QtBot) -> None:
    session = Session(tasks, clock, Workspace)
    dock = Activity(session)
    qtbot.addWidget(dock)
    session.open(workspace)
    qtbot.waitUntil(lambda: session.snapshot is not None, timeout=PATIENCE)
    assert possible(dock) == set()
    session.close()

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from explorer.memory.keys import Key
from explorer.services.conflicts.resolving import Side
from explorer.store.workspace import Workspace
from explorer.ui.docks.conflicts import Conflicts
from explorer.ui.session import Session
from explorer.ui.tasks import Tasks
from explorer.ui.theme import apply_theme
from tests.ui.conftest import AUTH, MAIN, PATIENCE, Agent, Clock, ago
from tests.ui.driving import SHIFT, stored

Hire = Callable[[Path], Agent]


@pytest.fixture
def contested(workspace: Path) -> Path:
    """Open: c1, c2 (the newest first: c2), c3 on another branch; decided: done."""
    agent = Agent(workspace)
    agent.remember("c2", "", "__conflicts__", kind="duplicate", a=f"{MAIN}/cache", b=f"{MAIN}/ticket", state="open",
                   similarity=0.96, updated_at=ago(1))  # fmt: skip
    agent.remember("c3", "", "__conflicts__", kind="contradiction", a=f"{AUTH}/auth-1", b=f"{AUTH}/auth-2",
                   state="open", similarity=0.9)  # fmt: skip
    agent.remember("done", "", "__conflicts__", kind="contradiction", a=f"{MAIN}/deploy", b=f"{MAIN}/old",
                   state="resolved", winner=f"{MAIN}/deploy", resolved_by="ana", updated_at=ago(3))  # fmt: skip
    agent.close()
    return workspace


@pytest.fixture
def dock(real_session: Session, contested: Path, qapp: QApplication, qtbot: QtBot) -> Conflicts:
    made = opened(real_session, contested, qapp, qtbot)
    qtbot.waitUntil(lambda: shown(made) == "c2", timeout=PATIENCE)
    return made


def opened(session: Session, path: Path, qapp: QApplication, qtbot: QtBot) -> Conflicts:
    apply_theme(qapp, "light")
    made = Conflicts(session)
    qtbot.addWidget(made)
    made.resize(1000, 300)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow, timeout=PATIENCE)
    session.open(path)
    qtbot.waitUntil(lambda: session.snapshot is not None, timeout=PATIENCE)
    return made


def listed(dock: Conflicts) -> list[str]:
    return [key.id for key in dock.list.rows.listing.keys]


def selected(dock: Conflicts) -> str | None:
    return None if dock.list.key is None else dock.list.key.id


def shown(dock: Conflicts) -> str | None:
    return None if dock.page.case is None else dock.page.case.conflict.id


def press(dock: Conflicts, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    dock.list.setFocus()
    QTest.keyClick(dock.list, key, modifiers)


def settle(dock: Conflicts, qtbot: QtBot) -> None:
    writes = dock._session.writes
    qtbot.waitUntil(lambda: writes.is_quiet and dock._session.tasks.is_idle, timeout=PATIENCE)


def test_the_open_conflicts_of_the_branch_are_listed_the_newest_first(dock: Conflicts) -> None:
    assert listed(dock) == ["c2", "c1"]
    assert dock.open_count == 2
    assert dock.bar.pending.text() == "Open 2"
    assert dock.bar.hidden.text() == "1 open on other branches"
    assert dock.page.cards[Side.A].text.toPlainText().startswith("Redis caches")


def test_another_branch_has_others(dock: Conflicts, qtbot: QtBot) -> None:
    with qtbot.waitSignal(dock.open_count_changed, timeout=PATIENCE) as counted:
        dock._session.choose_branch("feature/auth")
    assert counted.args == [1]
    assert listed(dock) == ["c3"]
    assert dock.bar.hidden.text() == "2 open on other branches"


def test_decided_ones_say_who_won(dock: Conflicts, qtbot: QtBot) -> None:
    dock.bar.decided.click()
    qtbot.waitUntil(lambda: shown(dock) == "done", timeout=PATIENCE)
    assert dock.page.outcome.text().startswith("A stays: “Deploys go out on Tuesdays” · ana")
    dock.bar.pending.click()
    qtbot.waitUntil(lambda: shown(dock) == "c2", timeout=PATIENCE)


def test_keys_decide_and_the_next_is_selected_and_undo_brings_it_back(
    dock: Conflicts, contested: Path, qtbot: QtBot
) -> None:
    press(dock, Qt.Key.Key_2)
    assert selected(dock) == "c1"
    settle(dock, qtbot)
    qtbot.waitUntil(lambda: listed(dock) == ["c1"] and shown(dock) == "c1", timeout=PATIENCE)
    assert stored(contested, "cache")["superseded_by"] == "ticket"
    dock._session.writes.undo()
    qtbot.waitUntil(lambda: listed(dock) == ["c2", "c1"] and selected(dock) == "c2", timeout=PATIENCE)
    settle(dock, qtbot)
    assert stored(contested, "cache").get("superseded_by") is None


@pytest.mark.parametrize(("key", "reason"), [(Qt.Key.Key_3, "both true"), (Qt.Key.Key_X, "no conflict")])
def test_keys_for_what_is_none(dock: Conflicts, contested: Path, qtbot: QtBot, key: Qt.Key, reason: str) -> None:
    press(dock, key)
    qtbot.waitUntil(lambda: listed(dock) == ["c1"], timeout=PATIENCE)
    settle(dock, qtbot)
    assert stored(contested, "c2", "__conflicts__")["reason"] == reason


def test_the_keyboard_opens_an_editor_and_gets_out_of_it_again(dock: Conflicts) -> None:
    press(dock, Qt.Key.Key_E)
    assert dock.page.cards[Side.A].editor.input.hasFocus()
    QTest.keyClicks(dock.page.cards[Side.A].editor.input, "123xt")
    assert "123xt" in dock.page.cards[Side.A].editor.text, "letters are no decisions here"
    assert not dock._session.writes.standing.steps
    QTest.keyClick(dock.page.cards[Side.A].editor.input, Qt.Key.Key_Escape)
    assert dock.list.hasFocus()
    press(dock, Qt.Key.Key_E, SHIFT)
    assert dock.page.cards[Side.B].is_editing


def test_unsaved_text_is_marked_in_the_list_and_outlives_everything(
    dock: Conflicts, contested: Path, hire: Hire, qtbot: QtBot
) -> None:
    press(dock, Qt.Key.Key_E)
    QTest.keyClicks(dock.page.cards[Side.A].editor.input, "Well: ")
    hire(contested).remember("new", "Just learned")
    dock._session.refresh()
    qtbot.waitUntil(lambda: dock._session.snapshot is not None and
                    dock._session.snapshot.row(Key(MAIN, "new")) is not None, timeout=PATIENCE)  # fmt: skip
    assert dock.page.cards[Side.A].editor.text.startswith("Well: Redis")
    dock.list.setCurrentIndex(dock.list.rows.index(1))
    qtbot.waitUntil(lambda: shown(dock) == "c1", timeout=PATIENCE)
    dock._list()
    assert dock.list.rows._line(0).details[0] == "unsaved text"
    dock.show_key(Key("__conflicts__", "c2"))
    qtbot.waitUntil(lambda: shown(dock) == "c2", timeout=PATIENCE)
    assert dock.page.cards[Side.A].draft.text.startswith("Unsaved text")


def test_enter_shows_the_fact(dock: Conflicts, qtbot: QtBot) -> None:
    with qtbot.waitSignal(dock.key_requested) as wanted:
        press(dock, Qt.Key.Key_Return)
    assert wanted.args is not None
    assert wanted.args[0] in (Key(MAIN, "cache"), Key(MAIN, "ticket"))


def test_the_timeline_takes_the_place_of_the_sides_and_goes_along_with_the_selection(
    dock: Conflicts, qtbot: QtBot
) -> None:
    press(dock, Qt.Key.Key_T)
    assert dock.shows_timeline
    assert not dock.page.isVisible()
    assert dock.topic.topic == ("data", "cache")
    press(dock, Qt.Key.Key_1)
    assert not dock._session.writes.standing.steps, "what is not seen is not decided"
    dock.list.setCurrentIndex(dock.list.rows.index(1))
    qtbot.waitUntil(lambda: dock.topic.topic == ("deploy", "release"), timeout=PATIENCE)
    dock.show_topic("shop", "sale")
    assert dock.topic.topic == ("shop", "sale")
    dock._ask()
    qtbot.waitUntil(lambda: dock._session.tasks.is_idle, timeout=PATIENCE)
    assert dock.topic.topic == ("shop", "sale"), "a refresh leaves what was asked for"
    dock.bar.timeline.click()
    assert dock.page.isVisible()


def test_a_conflict_is_gone_to_open_or_decided(dock: Conflicts, qtbot: QtBot) -> None:
    for name, is_decided in (("done", True), ("c1", False)):
        dock.show_key(Key("__conflicts__", name))
        qtbot.waitUntil(lambda name=name: shown(dock) == name, timeout=PATIENCE)  # type: ignore[misc]
        assert dock.bar.is_decided is is_decided


def test_an_empty_inbox_says_what_conflicts_are(
    real_session: Session, many: Path, qapp: QApplication, qtbot: QtBot
) -> None:
    dock = opened(real_session, many, qapp, qtbot)
    assert dock.empty.isVisible()
    assert "Find conflicts" in dock.empty._text.text()
    dock.setFocus()
    assert dock.bar.search.hasFocus()
    dock.bar.decided.click()
    assert dock.empty._heading.text() == "Nothing was decided yet"
    dock.show_topic("data", "none")
    assert dock.topic.isVisible(), "a topic can be looked at without any conflict"


def test_another_workspace_begins_anew(dock: Conflicts, many: Path, qtbot: QtBot) -> None:
    dock.bar.decided.click()
    press(dock, Qt.Key.Key_T)
    dock._session.open(many)
    qtbot.waitUntil(lambda: dock.open_count == 0 and dock.empty.isVisible(), timeout=PATIENCE)
    assert not dock.bar.is_decided
    assert not dock.shows_timeline


def test_reading_only_means_looking_only(
    tasks: Tasks, clock: Clock, contested: Path, qapp: QApplication, qtbot: QtBot
) -> None:
    session = Session(tasks, clock, Workspace)
    dock = opened(session, contested, qapp, qtbot)
    qtbot.waitUntil(lambda: shown(dock) == "c2", timeout=PATIENCE)
    assert not dock.page.both.isVisible()
    for key in (Qt.Key.Key_1, Qt.Key.Key_3, Qt.Key.Key_X, Qt.Key.Key_E):
        press(dock, key)
    assert not dock.page.is_editing
    assert selected(dock) == "c2"
    session.close()


def test_a_narrow_dock_stacks_and_a_change_of_theme_reaches_it(dock: Conflicts, qapp: QApplication) -> None:
    dock.resize(360, 600)
    QApplication.processEvents()
    assert dock._splitter.orientation() is Qt.Orientation.Vertical
    apply_theme(qapp, "dark")
    QApplication.processEvents()
    assert not dock.grab().isNull()

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from explorer.memory.keys import Key
from explorer.ui.docks.docks import ACCESS, ACTIVITY, AGENT, CONFLICTS, DETAILS, DOCKS, NOTES
from explorer.ui.main_window import MainWindow
from tests.ui.conftest import MAIN, Agent, OpenWindow
from tests.ui.driving import CONTROL, Driver, press

KEYS = {ACTIVITY: Qt.Key.Key_4, NOTES: Qt.Key.Key_5, ACCESS: Qt.Key.Key_6, CONFLICTS: Qt.Key.Key_7, AGENT: Qt.Key.Key_8}


@pytest.fixture
def noted(workspace: Path) -> Path:
    """The workspace with two notes, a domain and a grant."""
    agent = Agent(workspace)
    agent.remember("n1", "Ask Ana first", "__notes__", agent_id="coder")
    agent.remember("n2", "Short sentences", "__notes__", agent_id="writer")
    agent.remember("d1", "", "__domains__", name="data")
    agent.remember("g1", "", "__grants__", role="coder", domain="data", permission="write")
    agent.close()
    return workspace


@pytest.fixture
def ana(open_window: OpenWindow, noted: Path, qtbot: QtBot) -> Driver:
    driver = Driver(open_window(noted), qtbot)
    driver.settle()
    return driver


def has_keyboard(window: MainWindow, name: str) -> bool:
    focus = QApplication.focusWidget()
    return focus is not None and window.docks[name].isAncestorOf(focus)


def is_in_front(window: MainWindow, name: str) -> bool:
    return not window.docks[name].visibleRegion().isEmpty()


def test_details_are_open_and_the_others_closed_at_first(ana: Driver) -> None:
    assert [name for name in DOCKS if not ana.window.docks[name].isHidden()] == [DETAILS]
    assert [name for name in DOCKS if ana.window.actions_by_name[name].isChecked()] == [DETAILS]


@pytest.mark.parametrize("name", list(KEYS))
def test_a_key_opens_a_dock_with_the_keyboard_in_it_and_closes_it_with_the_keyboard_in_the_list(
    ana: Driver, name: str
) -> None:
    press(KEYS[name], CONTROL)
    assert is_in_front(ana.window, name)
    assert ana.window.actions_by_name[name].isChecked()
    if name != ACTIVITY:  # where nothing was changed yet there is no list
        assert has_keyboard(ana.window, name)
    ana.window.docks.go_to(name)
    press(KEYS[name], CONTROL)
    assert ana.window.docks[name].isHidden()
    assert not ana.window.actions_by_name[name].isChecked()
    assert ana.facts.table.hasFocus()


def test_closing_a_dock_does_not_take_the_keyboard_from_elsewhere(ana: Driver) -> None:
    ana.window.docks.go_to(NOTES)
    ana.window.toolbar.filter.setFocus()
    ana.window.docks.show(NOTES, shown=False)
    assert ana.window.toolbar.filter.hasFocus()


def test_a_dock_behind_another_comes_to_the_front_where_it_is_gone_to(ana: Driver) -> None:
    ana.window.docks.go_to(ACTIVITY)
    ana.window.docks.go_to(NOTES)
    ana.wait(lambda: is_in_front(ana.window, NOTES) and not is_in_front(ana.window, ACTIVITY))
    assert not ana.window.docks[ACTIVITY].isHidden()
    ana.window.toolbar.activity_requested.emit()
    ana.wait(lambda: is_in_front(ana.window, ACTIVITY))


def test_a_dock_that_is_closed_by_its_cross_is_unticked(ana: Driver) -> None:
    ana.window.docks[DETAILS].close()
    assert not ana.window.actions_by_name[DETAILS].isChecked()
    ana.window.actions_by_name[DETAILS].trigger()
    assert ana.window.docks[DETAILS].isVisible()


def test_records_that_have_a_dock_are_shown_there(ana: Driver) -> None:
    docks = ana.window.docks
    ana.window.show_key(Key("__notes__", "n2"))
    assert is_in_front(ana.window, NOTES)
    ana.wait(lambda: docks.notes.key == Key("__notes__", "n2"))
    ana.window.show_key(Key("__grants__", "g1"))
    assert is_in_front(ana.window, ACCESS)
    docks[ACCESS].close()
    ana.window.show_key(Key("__domains__", "d1"))
    assert is_in_front(ana.window, ACCESS)
    assert docks.show_record(Key("__skills__", "gone"))
    assert is_in_front(ana.window, AGENT)
    assert docks.agent.skills.isVisible()
    assert not docks.show_record(Key(MAIN, "cache"))
    assert not docks.show_record(Key("__policies__", "p-db"))
    assert ana.window.tabs.currentIndex() == 0


def test_a_step_leads_to_the_record_that_it_changed(ana: Driver) -> None:
    ana.select("cache")
    press("p")
    ana.settle()
    ana.select("tone")
    docks = ana.window.docks
    docks.go_to(ACTIVITY)
    docks.activity.select_step(ana.writes.standing.steps[0].change.id)
    press(Qt.Key.Key_Return)
    ana.wait(lambda: ana.current == "cache")


def test_what_is_typed_in_details_and_notes_is_written_down_before_the_window_goes(
    ana: Driver, open_window: OpenWindow, noted: Path, qtbot: QtBot
) -> None:
    docks = ana.window.docks
    docks.go_to(NOTES)
    ana.wait(lambda: docks.notes.key == Key("__notes__", "n1"))
    docks.notes.page.editor.input.setFocus()
    press("psrtdca")
    ana.read("cache")
    press(Qt.Key.Key_F2)
    press("psrtdca")
    ana.window.close()
    ana.window.session.tasks.close()
    again = Driver(open_window(noted), qtbot)
    again.wait(lambda: len(again.writes.standing.drafts) == 2)
    assert all("psrtdca" in draft.text for draft in again.writes.standing.drafts)
    assert again.stored("n1", "__notes__")["content"] == "Ask Ana first"
    again.window.docks.go_to(NOTES)
    again.wait(lambda: "psrtdca" in again.window.docks.notes.page.editor.text)


def test_a_new_window_gives_details_their_share(open_window: OpenWindow, noted: Path) -> None:
    window = open_window(noted)
    assert 280 <= window.docks[DETAILS].width() <= 368


def test_the_number_of_open_conflicts_stands_on_the_dock_and_its_action_also_where_it_is_closed(ana: Driver) -> None:
    dock, action = ana.window.docks[CONFLICTS], ana.window.actions_by_name[CONFLICTS]
    ana.wait(lambda: ana.window.docks.conflicts.open_count == 1)
    assert dock.isHidden()
    assert (dock.windowTitle(), action.text()) == ("Conflicts 1", "Conflicts 1")
    ana.window.session.choose_branch("feature/auth")
    ana.wait(lambda: dock.windowTitle() == "Conflicts")
    assert action.text() == "Conflicts"


def test_a_conflict_is_shown_in_its_dock_and_so_is_the_timeline_of_a_topic(ana: Driver) -> None:
    docks = ana.window.docks
    ana.wait(lambda: docks.conflicts.open_count == 1)
    assert docks.show_record(Key("__conflicts__", "c1"))
    assert is_in_front(ana.window, CONFLICTS)
    assert docks.conflicts.list.key == Key("__conflicts__", "c1")
    docks.show_topic("deploy", "release")
    assert docks.conflicts.shows_timeline
    ana.wait(lambda: docks.conflicts.topic.model.rowCount() == 2)


def test_what_is_typed_beside_a_conflict_is_kept_when_the_window_closes(ana: Driver) -> None:
    conflicts = ana.window.docks.conflicts
    ana.wait(lambda: conflicts.page.case is not None)
    ana.window.docks.go_to(CONFLICTS)
    press("e")
    press("x")
    ana.window.docks.flush_drafts()
    ana.wait(lambda: any(draft.text.startswith("x") for draft in ana.window.session.writes.standing.drafts))


def test_the_timeline_of_the_topic_of_the_selected_fact(ana: Driver) -> None:
    ana.select("cache")
    ana.window.actions_by_name["timeline"].trigger()
    assert ana.window.docks.conflicts.shows_timeline
    assert is_in_front(ana.window, CONFLICTS)
    ana.wait(lambda: ana.window.docks.conflicts.topic.model.rowCount() > 0)
    ana.window.docks.show_topic_of([])

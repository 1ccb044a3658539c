from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from explorer.memory.changes import Patch
from explorer.memory.keys import Key
from explorer.ui.details.attribute_fields import LineField
from explorer.ui.details.fact_form import FactForm
from tests.ui.conftest import MAIN, PATIENCE, Agent
from tests.ui.details.conftest import Desk

Hire = Callable[[Path], Agent]


@pytest.fixture
def form(desk: Desk) -> FactForm:
    desk.read("cache")
    return desk.details.page.facts


def type_into(field: LineField, text: str, qtbot: QtBot) -> None:
    field.line.setFocus()
    field.line.selectAll()
    qtbot.keyClicks(field.line, text)  # type: ignore[no-untyped-call]


def press(field: LineField, key: Qt.Key, qtbot: QtBot) -> None:
    qtbot.keyClick(field.line, key)  # type: ignore[no-untyped-call]


def test_the_attributes_stand_in_fields(form: FactForm) -> None:
    assert form.confidence.line.text() == "0.40"
    assert form.kind.combo.currentText() == "unknown"
    assert form.veracity.combo.currentText() == "inferred by an agent"
    assert form.tags.line.text() == "redis, speed"
    assert form.domain.line.text() == "data"
    assert form.topic.line.text() == "cache"
    assert form.valid_until.line.text() == ""
    assert not form.pinned.box.isChecked()
    assert form.importance.line.text() == ""


def test_enter_saves_what_was_typed(form: FactForm, desk: Desk, qtbot: QtBot) -> None:
    type_into(form.topic, "sessions", qtbot)
    assert desk.steps() == 0
    press(form.topic, Qt.Key.Key_Return, qtbot)
    desk.wait(lambda: desk.stored("cache", "topic") == "sessions")
    assert form.topic.line.text() == "sessions"
    assert "sessions" in desk.details.page.crumbs.text()


def test_going_on_to_the_next_field_saves_too(form: FactForm, desk: Desk, qtbot: QtBot) -> None:
    type_into(form.tags, "redis, fast ,redis", qtbot)
    form.domain.line.setFocus()
    desk.wait(lambda: desk.stored("cache", "tags") == ["redis", "fast"])
    assert form.tags.line.text() == "redis, fast"


def test_a_choice_and_a_switch_save_at_once(form: FactForm, desk: Desk, qtbot: QtBot) -> None:
    combo = form.kind.combo
    at = combo.findData("decision")
    combo.setCurrentIndex(at)
    combo.activated.emit(at)
    desk.wait(lambda: desk.stored("cache", "fact_type") == "decision")
    form.pinned.box.click()
    desk.wait(lambda: desk.stored("cache", "pinned") is True)
    assert form.pinned.box.isChecked()


def test_what_is_typed_back_is_no_change(form: FactForm, desk: Desk, qtbot: QtBot) -> None:
    type_into(form.confidence, "40 %", qtbot)
    press(form.confidence, Qt.Key.Key_Return, qtbot)
    combo = form.veracity.combo
    combo.activated.emit(combo.currentIndex())
    type_into(form.topic, "cache", qtbot)
    form.domain.line.setFocus()
    desk.settle()
    assert desk.steps() == 0
    assert form.confidence.line.text() == "0.40"


def test_esc_brings_back_what_stood_there(form: FactForm, desk: Desk, qtbot: QtBot) -> None:
    type_into(form.topic, "nonsense", qtbot)
    press(form.topic, Qt.Key.Key_Escape, qtbot)
    assert form.topic.line.text() == "cache"
    form.domain.line.setFocus()
    desk.settle()
    assert desk.steps() == 0


def test_a_date_means_its_end_and_empty_means_never(form: FactForm, desk: Desk, qtbot: QtBot) -> None:
    type_into(form.valid_until, "2027-01-31", qtbot)
    press(form.valid_until, Qt.Key.Key_Return, qtbot)
    desk.wait(lambda: str(desk.stored("cache", "valid_until")).startswith("2027-"))
    assert form.valid_until.line.text() == "2027-01-31"
    assert form.valid_until.line.toolTip().endswith("UTC")
    form.valid_until.line.selectAll()
    press(form.valid_until, Qt.Key.Key_Delete, qtbot)
    press(form.valid_until, Qt.Key.Key_Return, qtbot)
    desk.wait(lambda: desk.stored("cache", "valid_until") is None)
    assert not desk.session.writes.standing.stale


def test_what_does_not_fit_is_explained_and_kept(form: FactForm, desk: Desk, qtbot: QtBot) -> None:
    type_into(form.confidence, "3", qtbot)
    press(form.confidence, Qt.Key.Key_Return, qtbot)
    assert "between 0 and 1" in form.confidence.note.text()
    assert form.confidence.note.isVisible()
    form.topic.line.setFocus()
    desk.wait(lambda: [draft.text for draft in desk.session.writes.standing.drafts] == ["3"])
    desk.read("deploy")
    assert form.confidence.line.text() == "0.80"
    assert not form.confidence.is_unfit
    desk.read("cache")
    assert form.confidence.line.text() == "3"
    assert "between 0 and 1" in form.confidence.note.text()
    type_into(form.confidence, "0,3", qtbot)
    press(form.confidence, Qt.Key.Key_Return, qtbot)
    desk.wait(lambda: desk.stored("cache", "confidence") == 0.3)
    desk.wait(lambda: not desk.session.writes.standing.drafts)
    assert form.confidence.note.text() == ""


def test_what_an_agent_writes_meanwhile_does_not_disturb(
    form: FactForm, desk: Desk, hire: Hire, workspace: Path, qtbot: QtBot
) -> None:
    type_into(form.topic, "my topic", qtbot)
    form.topic.line.setCursorPosition(2)
    agent = hire(workspace)
    agent.change("cache", domain="speed", topic="their topic")
    desk.wait(lambda: form.domain.line.text() == "speed")
    assert form.topic.line.text() == "my topic"
    assert form.topic.line.cursorPosition() == 2
    agent.close()


def test_a_value_that_an_agent_changed_unseen_is_not_overwritten(
    form: FactForm, desk: Desk, hire: Hire, workspace: Path, qtbot: QtBot
) -> None:
    type_into(form.topic, "my topic", qtbot)
    agent = hire(workspace)
    agent.change("cache", topic="their topic")
    desk.wait(lambda: desk.stored("cache", "topic") == "their topic")
    agent.close()
    press(form.topic, Qt.Key.Key_Return, qtbot)
    desk.wait(lambda: desk.session.writes.standing.stale)
    patch = desk.session.writes.standing.stale[0].operations[0]
    assert isinstance(patch, Patch)
    assert (patch.before["topic"], patch.after["topic"]) == ("cache", "my topic")
    assert desk.stored("cache", "topic") == "their topic"
    desk.wait(lambda: "their topic" in desk.details.page.crumbs.text())


def test_a_field_that_only_has_the_keyboard_is_not_reset(
    form: FactForm, desk: Desk, hire: Hire, workspace: Path
) -> None:
    form.topic.line.setFocus()
    form.topic.line.setCursorPosition(3)
    hire(workspace).change("cache", topic="their topic")
    desk.wait(lambda: "their topic" in desk.details.page.crumbs.text())
    assert form.topic.line.text() == "cache"
    form.domain.line.setFocus()
    assert form.topic.line.text() == "their topic"


def test_while_the_agent_has_the_file_the_new_value_is_shown_and_said_to_wait(
    form: FactForm, desk: Desk, hire: Hire, workspace: Path, qtbot: QtBot
) -> None:
    agent = hire(workspace)
    type_into(form.topic, "sessions", qtbot)
    press(form.topic, Qt.Key.Key_Return, qtbot)
    waiting = desk.details.page.waiting
    desk.wait(lambda: waiting.text)
    assert "Waiting for the agent" in waiting.text
    assert form.topic.line.text() == "sessions"
    assert "sessions" in desk.details.page.crumbs.text()
    assert desk.stored("cache", "topic") == "cache"
    agent.close()
    desk.wait(lambda: desk.stored("cache", "topic") == "sessions")
    desk.wait(lambda: not waiting.text)


def test_the_importance_that_is_stated_is_the_one_now(form: FactForm, desk: Desk, qtbot: QtBot) -> None:
    desk.read("db~2")
    now = 0.9 * 2 ** (-24 / 168)
    assert form.importance.line.text() == f"{now:.2f}"
    assert "in 7 days" in form.importance.note.text()
    type_into(form.importance, "0.5", qtbot)
    press(form.importance, Qt.Key.Key_Return, qtbot)
    desk.wait(lambda: desk.stored("db~2", "importance") == 0.5)
    desk.settle()
    assert form.importance.line.text() == "0.50"


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_domains_are_suggested(form: FactForm, desk: Desk, qtbot: QtBot) -> None:
    form.domain.line.setFocus()
    press(form.domain, Qt.Key.Key_Down, qtbot)
    popup = form.domain.line.completer().popup()
    assert popup is not None
    assert popup.isVisible()
    offered = [popup.model().index(at, 0).data() for at in range(popup.model().rowCount())]
    assert {"data", "deploy", "people"} <= set(offered)
    desk.session.refreshed.emit()
    desk.settle()
    assert popup.isVisible()
    popup.hide()


def test_a_fact_without_a_domain_shows_what_stands_for_it(form: FactForm, desk: Desk) -> None:
    desk.read("undated")
    assert form.domain.line.text() == ""
    assert form.domain.line.placeholderText() == "project"


def test_every_field_has_a_name_and_can_be_reached(form: FactForm) -> None:
    for field in form.fields:
        assert field.control.accessibleName()
        assert field.control.focusPolicy() & Qt.FocusPolicy.TabFocus


def test_what_was_typed_is_saved_when_another_record_comes(form: FactForm, desk: Desk, qtbot: QtBot) -> None:
    type_into(form.topic, "sessions", qtbot)
    desk.details.show_key(Key(MAIN, "deploy"))
    qtbot.waitUntil(lambda: desk.stored("cache", "topic") == "sessions", timeout=PATIENCE)
    desk.settle()
    assert form.topic.line.text() == "release"
    assert desk.stored("deploy", "topic") == "release"

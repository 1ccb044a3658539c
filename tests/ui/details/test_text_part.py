from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from explorer.memory.changes import Insert
from explorer.memory.keys import Key
from explorer.store.committer import FileCommitter
from explorer.store.workspace import Workspace
from explorer.ui.details.drafts import Drafts
from explorer.ui.details.hint import Hint
from explorer.ui.details.text_part import TextPart
from explorer.ui.session import Session
from explorer.ui.tasks import Tasks
from tests.ui.conftest import AUTH, MAIN, Agent, Clock
from tests.ui.details.conftest import Desk, open_desk

Hire = Callable[[Path], Agent]
Control = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def part(desk: Desk) -> TextPart:
    desk.read("cache")
    return desk.details.page.text


def type_text(part: TextPart, text: str, qtbot: QtBot) -> None:
    part.editor.input.selectAll()
    qtbot.keyClicks(part.editor.input, text)  # type: ignore[no-untyped-call]


def press(widget: QWidget, key: Qt.Key, qtbot: QtBot, modifiers: Qt.KeyboardModifier | None = None) -> None:
    qtbot.keyClick(widget, key, modifiers or Qt.KeyboardModifier.NoModifier)  # type: ignore[no-untyped-call]


def click(notice: Hint, text: str) -> None:
    next(button for button in notice.findChildren(QPushButton) if button.text() == text).click()


def drafts(desk: Desk) -> list[str]:
    return [draft.text for draft in desk.session.writes.standing.drafts]


def test_the_editor_holds_the_text_and_has_the_keyboard(part: TextPart, desk: Desk) -> None:
    assert not part.is_editing
    desk.details.edit_text()
    assert part.is_editing
    assert part.view.isHidden()
    assert part.editor.text == "Redis caches the sessions of the shop"
    assert part.editor.input.hasFocus()


def test_saving_makes_a_revision(part: TextPart, desk: Desk, qtbot: QtBot) -> None:
    desk.details.edit_text()
    type_text(part, "Valkey caches **sessions**", qtbot)
    press(part.editor.input, Qt.Key.Key_Return, qtbot, Control)
    desk.wait(lambda: not part.is_editing)
    assert part.view.toPlainText() == "Valkey caches sessions"
    desk.wait(lambda: desk.stored("cache~2", "content") == "Valkey caches **sessions**")
    assert desk.stored("cache", "superseded_by") == "cache~2"
    desk.settle()
    assert [key.id for key in desk.details.keys] == ["cache~2"]
    assert part.view.toPlainText() == "Valkey caches sessions"
    desk.wait(lambda: not drafts(desk))
    assert desk.details.hasFocus()


def test_a_text_that_waits_is_shown_and_can_be_edited_further(
    part: TextPart, desk: Desk, hire: Hire, workspace: Path, qtbot: QtBot
) -> None:
    agent = hire(workspace)
    for text in ("First change", "Second change"):
        desk.details.edit_text()
        type_text(part, text, qtbot)
        part.editor.save.click()
        desk.wait(lambda: not part.is_editing)
        assert part.view.toPlainText() == text
        desk.wait(lambda: desk.details.keys[0].id != "cache")
    desk.wait(lambda: len(desk.session.writes.standing.pending) == 2 and desk.details.keys[0].id == "cache~3")
    assert desk.stored("cache~2", "content") is None
    agent.close()
    desk.wait(lambda: desk.stored("cache~3", "content") == "Second change")
    assert not desk.session.writes.standing.stale


def test_the_same_text_is_no_change(part: TextPart, desk: Desk, qtbot: QtBot) -> None:
    desk.details.edit_text()
    press(part.editor.input, Qt.Key.Key_Return, qtbot, Control)
    assert not part.is_editing
    desk.settle()
    assert desk.steps() == 0


def test_an_empty_text_is_explained_and_not_thrown_away(part: TextPart, desk: Desk, qtbot: QtBot) -> None:
    desk.details.edit_text()
    type_text(part, "   ", qtbot)
    part.editor.save.click()
    assert part.is_editing
    assert part.editor.problem.text() == "A text cannot be emptied. Delete the fact instead."
    assert part.editor.text == "   "
    press(part.editor.input, Qt.Key.Key_A, qtbot)
    assert part.editor.problem.isHidden()


def test_esc_keeps_what_was_typed_and_says_so(part: TextPart, desk: Desk, qtbot: QtBot) -> None:
    desk.details.edit_text()
    type_text(part, "half a thou", qtbot)
    press(part.editor.input, Qt.Key.Key_Escape, qtbot)
    assert not part.is_editing
    assert part.view.toPlainText() == "Redis caches the sessions of the shop"
    assert part.draft_notice.text.startswith("Unsaved text from 30 Nov 2026")
    desk.wait(lambda: drafts(desk) == ["half a thou"])
    click(part.draft_notice, "Continue")
    assert part.editor.text == "half a thou"
    assert part.editor.unsaved.text.startswith("Unsaved text from ")


def test_esc_with_nothing_typed_leaves_nothing(part: TextPart, desk: Desk, qtbot: QtBot) -> None:
    desk.details.edit_text()
    press(part.editor.input, Qt.Key.Key_Escape, qtbot)
    desk.settle()
    assert drafts(desk) == []
    assert part.draft_notice.isHidden()


def test_discard_asks_nothing_and_can_be_taken_back(part: TextPart, desk: Desk, qtbot: QtBot) -> None:
    desk.details.edit_text()
    type_text(part, "half a thou", qtbot)
    part.editor.discard.click()
    assert not part.is_editing
    assert part.discard_notice.isVisible()
    desk.settle()
    assert drafts(desk) == []
    click(part.discard_notice, "Bring back")
    assert part.editor.text == "half a thou"
    desk.wait(lambda: drafts(desk) == ["half a thou"])
    part.editor.discard.click()
    desk.read("deploy")
    assert part.discard_notice.isHidden()


def test_a_pause_while_typing_writes_it_down(part: TextPart, desk: Desk, qtbot: QtBot) -> None:
    desk.details.edit_text()
    type_text(part, "half a thou", qtbot)
    desk.wait(lambda: drafts(desk) == ["half a thou"])
    assert part.is_editing
    assert part.editor.text == "half a thou"


def test_another_record_does_not_take_the_text_along(part: TextPart, desk: Desk, qtbot: QtBot) -> None:
    desk.details.edit_text()
    type_text(part, "half a thou", qtbot)
    desk.read("deploy")
    assert not part.is_editing
    assert part.view.toPlainText() == "Deploys go out on Tuesdays"
    desk.read("cache")
    assert part.is_editing
    assert part.editor.text == "half a thou"
    assert not part.editor.input.hasFocus(), "it was shown, not asked for"
    desk.read("auth-1", AUTH)
    assert not part.is_editing


def test_a_draft_survives_the_end_of_the_program(
    part: TextPart, desk: Desk, qtbot: QtBot, workspace: Path, clock: Clock, tmp_path: Path
) -> None:
    desk.details.edit_text()
    type_text(part, "half a thou", qtbot)
    desk.details.flush_drafts()
    desk.wait(lambda: drafts(desk) == ["half a thou"])
    tasks = Tasks()
    again = Session(tasks, clock, Workspace, lambda path: FileCommitter(path, clock, None, tmp_path / "state"), "ana")
    other = open_desk(again, workspace, qtbot)
    other.read("cache")
    other.wait(lambda: other.details.page.text.is_editing)
    assert other.details.page.text.editor.text == "half a thou"
    again.close()
    tasks.close()
    again.writes.release()


def test_a_text_that_the_agent_changes_meanwhile_becomes_a_conflict(
    part: TextPart, desk: Desk, hire: Hire, workspace: Path, qtbot: QtBot
) -> None:
    desk.details.edit_text()
    type_text(part, "My text", qtbot)
    agent = hire(workspace)
    agent.change("cache", content="Their text")
    desk.wait(lambda: part.editor.changed.text)
    assert "The agent changed this text" in part.editor.changed.text
    assert part.editor.text == "My text"
    agent.close()
    part.editor.save.click()
    desk.wait(lambda: desk.session.writes.standing.stale)
    stale = desk.session.writes.standing.stale[0]
    assert any(isinstance(each, Insert) and each.changes["content"] == "My text" for each in stale.operations)
    assert desk.stored("cache", "content") == "Their text"
    assert desk.stored("cache~2", "content") is None
    desk.wait(lambda: part.view.toPlainText() == "Their text")


def test_a_revision_by_the_agent_finds_the_draft_of_the_text_before(
    part: TextPart, desk: Desk, hire: Hire, workspace: Path, qtbot: QtBot
) -> None:
    desk.details.edit_text()
    type_text(part, "My text", qtbot)
    press(part.editor.input, Qt.Key.Key_Escape, qtbot)
    agent = hire(workspace)
    agent.remember("cache~2", "Their revision", revision_of="cache", topic="cache")
    agent.change("cache", superseded_by="cache~2")
    desk.wait(lambda: desk.details.keys[0].id == "cache~2")
    assert part.view.toPlainText() == "Their revision"
    assert part.draft_notice.isVisible()
    desk.details.edit_text()
    assert part.editor.text == "My text"
    assert part.editor.changed.text
    agent.close()
    part.editor.save.click()
    desk.wait(lambda: desk.session.writes.standing.stale)
    assert desk.stored("cache~3", "content") is None


def test_what_is_refused_stays_in_the_editor(
    part: TextPart, desk: Desk, hire: Hire, workspace: Path, qtbot: QtBot
) -> None:
    desk.details.edit_text()
    type_text(part, "My text", qtbot)
    agent = hire(workspace)
    agent.change("cache", content="", superseded_by="system:deleted", deleted_at="2026-11-30T00:00:00Z")
    desk.wait(lambda: "Deleted" in desk.details.page.reason.text)
    agent.close()
    part.editor.save.click()
    desk.wait(part.editor.problem.text)
    assert part.is_editing
    assert part.editor.text == "My text"
    assert drafts(desk) == ["My text"]


def test_a_policys_rule_is_revised_too(part: TextPart, desk: Desk, qtbot: QtBot) -> None:
    desk.read("p-on", "__policies__")
    desk.details.edit_text()
    type_text(part, "", qtbot)
    part.editor.input.clear()
    part.editor.save.click()
    assert "Delete the policy instead" in part.editor.problem.text()
    type_text(part, "Deploy with three approvals", qtbot)
    part.editor.save.click()
    desk.wait(lambda: desk.stored("p-on~2", "content", "__policies__") == "Deploy with three approvals")


def test_what_is_typed_does_not_follow_to_the_next_workspace(
    part: TextPart, desk: Desk, many: Path, qtbot: QtBot
) -> None:
    desk.details.edit_text()
    type_text(part, "half a thou", qtbot)
    with qtbot.waitSignal(desk.session.branch_changed, timeout=15_000):
        desk.session.open(many)
    assert not part.is_editing
    desk.settle()
    assert drafts(desk) == []


def test_a_draft_that_became_the_text_is_forgotten(part: TextPart, desk: Desk) -> None:
    Drafts(desk.session).save(Key(MAIN, "deploy"), "content", "Deploys go out on Tuesdays", "something else")
    desk.settle()
    desk.read("deploy")
    assert not part.is_editing
    desk.wait(lambda: not drafts(desk))


def test_the_editor_opens_as_soon_as_the_record_is_there(part: TextPart, desk: Desk) -> None:
    desk.details.show_key(Key(MAIN, "deploy"))
    desk.details.edit_text()
    assert part.view.isVisible(), "the text before stays until the next one is there"
    desk.wait(lambda: part.is_editing)
    assert part.editor.text == "Deploys go out on Tuesdays"
    assert part.editor.input.hasFocus()

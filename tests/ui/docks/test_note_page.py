from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec import structs
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from explorer.memory.changes import ChangeSet, Patch
from explorer.memory.errors import Refusal, Refused
from explorer.memory.journal import Trouble
from explorer.memory.keys import Key
from explorer.memory.system_records import Note
from explorer.store.workspace import Workspace
from explorer.ui.details.drafts import Drafts
from explorer.ui.docks.note_page import NotePage
from explorer.ui.session import Session
from explorer.ui.tasks import Tasks
from explorer.ui.theme import apply_theme
from tests.ui.conftest import PATIENCE, Agent, Clock
from tests.ui.fake_committer import FakeCommitter

KEY = Key("__notes__", "coder")
TEXT = "# Coder\n\nRun make check"
NOTE = Note(namespace="__notes__", id="coder", agent_id="coder", content=TEXT)


@pytest.fixture
def committer() -> FakeCommitter:
    made = FakeCommitter()
    made.trouble = Trouble.BUSY
    return made


@pytest.fixture
def session(tasks: Tasks, clock: Clock, committer: FakeCommitter, workspace: Path, qtbot: QtBot) -> Iterator[Session]:
    agent = Agent(workspace)
    agent.remember("coder", TEXT, "__notes__", agent_id="coder")
    agent.close()
    made = Session(tasks, clock, Workspace, lambda _: committer, "Ana")
    made.open(workspace)
    qtbot.waitUntil(lambda: not made.writes.is_read_only, timeout=PATIENCE)
    yield made
    made.close()


@pytest.fixture
def page(session: Session, qapp: QApplication, qtbot: QtBot) -> NotePage:
    apply_theme(qapp, "light")
    made = NotePage(session, Drafts(session))
    qtbot.addWidget(made)
    made.resize(600, 300)
    made.show()
    made.show_note(NOTE)
    return made


def write(page: NotePage, text: str) -> None:
    page.editor.input.selectAll()
    page.editor.input.insertPlainText(text)


def newer(content: str) -> Note:
    return structs.replace(NOTE, content=content)


def waiting(committer: FakeCommitter, qtbot: QtBot) -> ChangeSet:
    qtbot.waitUntil(lambda: len(committer.journal.pending()) == 1, timeout=PATIENCE)
    return committer.journal.pending()[0]


def test_nothing_can_be_saved_before_something_is_typed(page: NotePage) -> None:
    assert page.editor.text == TEXT
    assert not page.editor.save.isEnabled()
    assert not page.editor.discard.isEnabled()
    write(page, "New")
    assert page.editor.save.isEnabled()
    assert page.editor.discard.isEnabled()
    write(page, TEXT)
    assert not page.editor.save.isEnabled()


def test_it_is_named_after_its_agent(page: NotePage) -> None:
    assert page.editor.input.accessibleName() == "Note of coder, as Markdown"


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_control_and_enter_save(page: NotePage, committer: FakeCommitter, qtbot: QtBot, key: Qt.Key) -> None:
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow, timeout=PATIENCE)
    page.editor.input.setFocus()
    write(page, "New\u00a0text 🚀")
    QTest.keyClick(page.editor.input, key, Qt.KeyboardModifier.ControlModifier)
    (patch,) = waiting(committer, qtbot).operations
    assert isinstance(patch, Patch)
    assert patch.key == KEY
    assert patch.after["content"] == "New\u00a0text 🚀"
    assert patch.before["content"] == TEXT
    qtbot.waitUntil(lambda: not page.editor.is_changed, timeout=PATIENCE)
    assert page.editor.text == "New\u00a0text 🚀"
    assert not page.editor.input.isReadOnly()


def test_typing_keeps_a_draft_and_saving_forgets_it(
    page: NotePage, committer: FakeCommitter, session: Session, qtbot: QtBot
) -> None:
    write(page, "Draft")
    qtbot.waitUntil(lambda: bool(committer.journal.drafts()), timeout=PATIENCE)
    (draft,) = committer.journal.drafts()
    assert (draft.key, draft.field, draft.text, draft.base) == (KEY, "content", "Draft", TEXT)
    page.editor.save.click()
    waiting(committer, qtbot)
    qtbot.waitUntil(lambda: committer.journal.drafts() == [], timeout=PATIENCE)


def test_discarding_takes_the_text_of_the_file_and_can_be_taken_back(
    page: NotePage, committer: FakeCommitter, qtbot: QtBot
) -> None:
    write(page, "Draft")
    qtbot.waitUntil(lambda: bool(committer.journal.drafts()), timeout=PATIENCE)
    page.editor.discard.click()
    assert page.editor.text == TEXT
    assert page.discarded.text == "The typed text was discarded."
    qtbot.waitUntil(lambda: committer.journal.drafts() == [], timeout=PATIENCE)
    page._bring_back()
    assert page.editor.text == "Draft"
    assert page.editor.save.isEnabled()
    qtbot.waitUntil(lambda: bool(committer.journal.drafts()), timeout=PATIENCE)


def test_a_draft_of_an_earlier_session_is_shown(page: NotePage, session: Session, qtbot: QtBot) -> None:
    Drafts(session).save(KEY, "content", "Typed before", TEXT)
    qtbot.waitUntil(lambda: bool(session.writes.standing.drafts), timeout=PATIENCE)
    page.show_note(NOTE)
    assert page.editor.text == "Typed before"
    assert page.editor.unsaved.text.startswith("Unsaved text from")
    assert page.editor.save.isEnabled()
    assert page.editor.changed.text == ""


def test_a_draft_that_is_in_the_file_already_is_forgotten(
    page: NotePage, session: Session, committer: FakeCommitter, qtbot: QtBot
) -> None:
    Drafts(session).save(KEY, "content", TEXT, "Older")
    qtbot.waitUntil(lambda: bool(session.writes.standing.drafts), timeout=PATIENCE)
    page.show_note(NOTE)
    assert page.editor.unsaved.text == ""
    qtbot.waitUntil(lambda: committer.journal.drafts() == [], timeout=PATIENCE)


def test_a_refresh_takes_nothing_away_that_is_typed(page: NotePage) -> None:
    write(page, "Typed")
    page.show_note(newer("The agent's newer text"))
    assert page.editor.text == "Typed"
    assert "The agent changed this text" in page.editor.changed.text
    page.show_note(NOTE)
    assert page.editor.changed.text == ""


def test_a_refresh_keeps_the_place(page: NotePage) -> None:
    cursor = page.editor.input.textCursor()
    cursor.setPosition(5)
    page.editor.input.setTextCursor(cursor)
    page.editor.look.setChecked(True)
    page.show_note(newer("# Coder\n\nRun make check twice"))
    assert page.editor.text.endswith("twice")
    assert page.editor.input.textCursor().position() == 5
    assert page.editor.look.isChecked()
    page.show_note(newer("#"))
    assert page.editor.input.textCursor().position() == 1


def test_saving_over_an_agents_newer_text_says_what_the_person_began_from(
    page: NotePage, session: Session, committer: FakeCommitter, workspace: Path, qtbot: QtBot
) -> None:
    write(page, "Mine")
    agent = Agent(workspace)
    agent.change("coder", "__notes__", content="Theirs")
    agent.close()
    qtbot.waitUntil(lambda: _content(session) == "Theirs", timeout=PATIENCE)
    page.show_note(newer("Theirs"))
    page.editor.save.click()
    (patch,) = waiting(committer, qtbot).operations
    assert isinstance(patch, Patch)
    assert patch.before["content"] == TEXT, "so that the committer finds that it has changed"
    assert patch.after["content"] == "Mine"


def _content(session: Session) -> object:
    snapshot = session.snapshot
    row = None if snapshot is None else snapshot.row(KEY)
    return None if snapshot is None or row is None else snapshot.metadata(row).get("content")


def test_a_note_cannot_be_emptied(page: NotePage, committer: FakeCommitter) -> None:
    write(page, " \n")
    page.editor.save.click()
    assert "cannot be emptied" in page.editor.problem.text()
    assert committer.journal.pending() == []


def test_a_change_that_is_refused_leaves_what_was_typed(page: NotePage, session: Session) -> None:
    write(page, "Mine")
    page.editor.save.click()
    assert not page.editor.save.isEnabled()
    session.writes.refused.emit(Refused(Refusal.GONE, "x"))
    assert page.editor.text == "Mine"
    assert page.editor.save.isEnabled()
    assert not page.editor.input.isReadOnly()
    assert "kept as a draft" in page.editor.problem.text()


def test_an_odd_note_is_read_only(page: NotePage) -> None:
    page.show_note(structs.replace(NOTE, problems=("agent_id",)))
    assert page.editor.input.isReadOnly()
    assert page.editor.save.isHidden()
    assert "read-only" in page.read_only.text
    page.show_note(NOTE)
    assert not page.editor.input.isReadOnly()
    assert not page.editor.save.isHidden()


def test_whoever_only_reads_gets_no_buttons(tasks: Tasks, clock: Clock, qtbot: QtBot) -> None:
    session = Session(tasks, clock, Workspace)
    page = NotePage(session, Drafts(session))
    qtbot.addWidget(page)
    page.show_note(NOTE)
    assert page.editor.text == TEXT
    assert page.editor.input.isReadOnly()
    assert page.editor.save.isHidden()
    assert page.editor.discard.isHidden()
    assert page.read_only.text == "This workspace is open for reading only."


def test_without_a_note_there_is_no_editor(page: NotePage) -> None:
    page.show_note(None)
    assert page.key is None
    assert page.editor.isHidden()
    page.flush()


def test_paragraphs_run_in_their_own_direction(page: NotePage) -> None:
    page.show_note(structs.replace(NOTE, id="other", content="النشر\nDeploys"))
    block = page.editor.input.document().firstBlock()
    directions = [block.textDirection(), block.next().textDirection()]
    assert directions == [Qt.LayoutDirection.RightToLeft, Qt.LayoutDirection.LeftToRight]

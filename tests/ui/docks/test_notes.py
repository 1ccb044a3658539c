from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from explorer.memory.keys import Key
from explorer.ui.docks.notes import Notes
from explorer.ui.session import Session
from explorer.ui.theme import apply_theme
from tests.ui.conftest import PATIENCE, Agent
from tests.ui.fake_committer import FakeCommitter

CODER, QA = Key("__notes__", "coder"), Key("__notes__", "qa")
Hire = Callable[[Path], Agent]


@pytest.fixture
def agent(workspace: Path, hire: Hire) -> Agent:
    made = hire(workspace)
    made.remember("qa", "Test cards only", "__notes__", agent_id="qa")
    made.remember("coder", "# Coder\n\nRun make check", "__notes__", agent_id="coder")
    made.remember("old", "Gone", "__notes__", agent_id="old", superseded_by="system:deleted", deleted_at="2026-01-01")
    return made


@pytest.fixture
def dock(session: Session, qapp: QApplication, qtbot: QtBot) -> Notes:
    apply_theme(qapp, "light")
    made = Notes(session)
    qtbot.addWidget(made)
    made.resize(900, 300)
    made.show()
    return made


def listed(dock: Notes) -> list[str]:
    return [note.agent_id for note in dock.model.notes]


def open_it(dock: Notes, workspace: Path, qtbot: QtBot) -> None:
    dock._session.open(workspace)
    qtbot.waitUntil(lambda: listed(dock) == ["coder", "qa"], timeout=PATIENCE)
    qtbot.waitUntil(lambda: dock._session.writes.standing is not None, timeout=PATIENCE)


def test_agents_write_notes_and_none_is_made_here(dock: Notes, workspace: Path, qtbot: QtBot) -> None:
    dock._session.open(workspace)
    qtbot.waitUntil(lambda: dock._session.snapshot is not None, timeout=PATIENCE)
    assert dock.empty.isVisible()


def test_current_notes_are_listed_by_agent_and_the_first_is_shown(
    dock: Notes, agent: Agent, workspace: Path, qtbot: QtBot
) -> None:
    open_it(dock, workspace, qtbot)
    assert dock.key == CODER
    assert dock.page.editor.text == "# Coder\n\nRun make check"
    dock.show_key(QA)
    assert dock.key == QA
    assert dock.page.editor.text == "Test cards only"


def test_what_an_agent_writes_is_shown(dock: Notes, agent: Agent, workspace: Path, qtbot: QtBot) -> None:
    open_it(dock, workspace, qtbot)
    dock.show_key(QA)
    agent.change("qa", "__notes__", content="Test cards only, never a real one")
    agent.remember("pm", "Plan", "__notes__", agent_id="pm")
    qtbot.waitUntil(lambda: listed(dock) == ["coder", "pm", "qa"], timeout=PATIENCE)
    assert dock.key == QA
    assert dock.page.editor.text == "Test cards only, never a real one"


def test_a_note_that_goes_gives_way_to_another(dock: Notes, agent: Agent, workspace: Path, qtbot: QtBot) -> None:
    open_it(dock, workspace, qtbot)
    dock.show_key(QA)
    agent.forget("qa", "__notes__")
    qtbot.waitUntil(lambda: listed(dock) == ["coder"], timeout=PATIENCE)
    assert dock.key == CODER
    assert dock.page.editor.text.startswith("# Coder")


def test_unsaved_text_waits_in_its_note(
    dock: Notes, agent: Agent, workspace: Path, committer: FakeCommitter, qtbot: QtBot
) -> None:
    open_it(dock, workspace, qtbot)
    dock.page.editor.input.insertPlainText("typed ")
    dock.show_key(QA)
    assert dock.page.editor.text == "Test cards only"
    qtbot.waitUntil(lambda: len(committer.journal.drafts()) == 1, timeout=PATIENCE)
    dock.show_key(CODER)
    assert dock.page.editor.text == "typed # Coder\n\nRun make check"
    assert dock.page.editor.unsaved.text.startswith("Unsaved text from")


def test_unsaved_text_is_kept_before_another_workspace_comes(
    dock: Notes, agent: Agent, workspace: Path, many: Path, committer: FakeCommitter, qtbot: QtBot
) -> None:
    open_it(dock, workspace, qtbot)
    dock.page.editor.input.insertPlainText("typed ")
    dock._session.open(many)
    dock.page.editor.input.insertPlainText("to the end ")
    qtbot.waitUntil(lambda: dock.model.notes == [], timeout=PATIENCE)
    (draft,) = committer.journal.drafts()
    assert draft.text.startswith("typed to the end ")
    assert dock.page.key is None


def test_enter_goes_into_the_note_and_escape_comes_back(
    dock: Notes, agent: Agent, workspace: Path, qtbot: QtBot
) -> None:
    open_it(dock, workspace, qtbot)
    dock.activateWindow()
    qtbot.waitUntil(dock.isActiveWindow, timeout=PATIENCE)
    dock.list.setFocus()
    QTest.keyClick(dock.list, Qt.Key.Key_Return)
    assert dock.page.editor.input.hasFocus()
    QTest.keyClick(dock.page.editor.input, Qt.Key.Key_Escape)
    assert dock.list.hasFocus()


def test_list_and_note_stand_one_below_the_other_in_a_narrow_dock(dock: Notes, qtbot: QtBot) -> None:
    assert dock._splitter.orientation() is Qt.Orientation.Horizontal
    dock.resize(400, 600)
    assert dock._splitter.orientation() is Qt.Orientation.Vertical

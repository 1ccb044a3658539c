from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from explorer.memory.keys import Key
from explorer.services.conflicts.inbox import case_of
from explorer.services.conflicts.resolving import Side
from explorer.services.edits import set_fields
from explorer.ui.details.drafts import Drafts, place_of
from explorer.ui.docks.conflict_card import ConflictCard
from explorer.ui.docks.side_editing import SideEditing
from explorer.ui.session import Session
from explorer.ui.theme import apply_theme
from tests.ui.conftest import MAIN, PATIENCE
from tests.ui.driving import CONTROL, stored

C1, DEPLOY = Key("__conflicts__", "c1"), Key(MAIN, "deploy")


@pytest.fixture
def editing(real_session: Session, workspace: Path, qapp: QApplication, qtbot: QtBot) -> SideEditing:
    apply_theme(qapp, "light")
    card = ConflictCard(Side.A)
    qtbot.addWidget(card)
    card.resize(400, 260)
    card.show()
    made = SideEditing(real_session, Drafts(real_session), card)
    real_session.open(workspace)
    qtbot.waitUntil(lambda: real_session.snapshot is not None, timeout=PATIENCE)
    show(made)
    return made


def show(editing: SideEditing) -> None:
    session = editing._session
    assert session.snapshot is not None
    editing.show_case(case_of(session.writes.editing(session.snapshot), C1))


def type_in(editing: SideEditing, text: str) -> None:
    editing.edit()
    QTest.keyClicks(editing.card.editor.input, text)


def drafts(editing: SideEditing) -> list[str]:
    return [draft.text for draft in editing._drafts.every()]


def test_saving_corrects_the_text_and_decides(editing: SideEditing, workspace: Path, qtbot: QtBot) -> None:
    type_in(editing, "Most ")
    with qtbot.waitSignals([editing.left, editing.saved], timeout=PATIENCE):
        QTest.keyClick(editing.card.editor.input, Qt.Key.Key_Return, CONTROL)
    writes = editing._session.writes
    qtbot.waitUntil(lambda: writes.is_quiet, timeout=PATIENCE)
    assert stored(workspace, "deploy~2")["content"] == "Most Deploys go out on Tuesdays"
    assert stored(workspace, "deploy")["superseded_by"] == "deploy~2"
    assert stored(workspace, "c1", "__conflicts__")["state"] == "resolved"
    assert not editing.is_editing
    assert drafts(editing) == []
    show(editing)
    assert not editing.may_edit, "what is decided is no place to edit"


def test_esc_leaves_a_draft_that_is_taken_up_again(editing: SideEditing, qtbot: QtBot) -> None:
    type_in(editing, "Most ")
    with qtbot.waitSignal(editing.left):
        QTest.keyClick(editing.card.editor.input, Qt.Key.Key_Escape)
    assert not editing.is_editing
    assert drafts(editing) == ["Most Deploys go out on Tuesdays"]
    assert editing.card.draft.text.startswith("Unsaved text from")
    (draft,) = editing._drafts.every()
    assert (draft.key, place_of(draft)) == (DEPLOY, C1), "it is erased with the fact, and found at the conflict"
    editing.edit()
    assert editing.card.editor.text == "Most Deploys go out on Tuesdays"
    assert editing.card.draft.text == ""


def test_another_conflict_and_a_refresh_lose_nothing(editing: SideEditing) -> None:
    type_in(editing, "Most ")
    show(editing)
    assert editing.card.editor.text == "Most Deploys go out on Tuesdays"
    editing.show_case(None)
    assert not editing.is_editing
    assert drafts(editing) == ["Most Deploys go out on Tuesdays"]
    show(editing)
    assert editing.card.draft.text


def test_a_text_that_an_agent_changed_meanwhile_is_told(editing: SideEditing, qtbot: QtBot) -> None:
    type_in(editing, "Most ")
    session = editing._session
    session.writes.make(lambda rules: set_fields(rules, [DEPLOY], {"topic": "x"}))
    qtbot.waitUntil(lambda: session.writes.is_quiet, timeout=PATIENCE)
    show(editing)
    assert editing.card.editor.changed.text == "", "another field is no other text"
    assert editing.card.editor.text == "Most Deploys go out on Tuesdays"


def test_discarding_can_be_taken_back(editing: SideEditing) -> None:
    type_in(editing, "Most ")
    editing.card.editor.discard.click()
    assert not editing.is_editing
    assert drafts(editing) == []
    assert editing.card.discarded.text == "The typed text was discarded."
    editing._bring_back()
    assert editing.card.editor.text == "Most Deploys go out on Tuesdays"
    assert drafts(editing) == ["Most Deploys go out on Tuesdays"]


def test_an_empty_or_equal_text_is_not_saved(editing: SideEditing) -> None:
    editing.edit()
    editing.card.editor.save.click()
    assert "same as before" in editing.card.editor.problem.text()
    editing.card.editor.input.selectAll()
    QTest.keyClick(editing.card.editor.input, Qt.Key.Key_Delete)
    editing.card.editor.save.click()
    assert editing.card.editor.problem.text()
    assert editing.is_editing
    assert not editing._session.writes.standing.steps


def test_a_refused_text_is_kept(editing: SideEditing, qtbot: QtBot) -> None:
    session = editing._session
    type_in(editing, "Most ")
    editing._is_saving = True
    with qtbot.waitSignal(session.writes.refused, timeout=PATIENCE):
        session.writes.make(lambda rules: set_fields(rules, [Key(MAIN, "nowhere")], {"topic": "x"}))
    assert "kept as a draft" in editing.card.editor.problem.text()
    assert editing.card.editor.text == "Most Deploys go out on Tuesdays"


def test_while_another_workspace_opens_every_key_is_written_down(editing: SideEditing) -> None:
    editing.edit()
    editing.set_leaving(leaving=True)
    QTest.keyClicks(editing.card.editor.input, "M")
    assert drafts(editing) == ["MDeploys go out on Tuesdays"]
    editing.set_leaving(leaving=False)
    QTest.keyClicks(editing.card.editor.input, "o")
    assert drafts(editing) == ["MDeploys go out on Tuesdays"]
    editing.flush()
    assert drafts(editing) == ["MoDeploys go out on Tuesdays"]


def test_a_draft_of_a_fact_that_went_can_still_be_copied(editing: SideEditing, qtbot: QtBot) -> None:
    type_in(editing, "Most ")
    editing._leave()
    session = editing._session
    session.writes.make(lambda rules: set_fields(rules, [DEPLOY], {"topic": "x"}))
    qtbot.waitUntil(lambda: session.writes.is_quiet, timeout=PATIENCE)
    assert editing._case is not None
    assert editing._case.a is not None
    editing._copy_draft()
    assert QGuiApplication.clipboard().text() == "Most Deploys go out on Tuesdays"

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QBoxLayout
from pytestqt.qtbot import QtBot

from explorer.memory.keys import Key
from explorer.services.conflicts.resolving import Side
from explorer.ui.details.drafts import Drafts
from explorer.ui.docks.conflict_page import NOTHING, ConflictPage, selected
from explorer.ui.session import Session
from explorer.ui.theme import apply_theme
from tests.ui.conftest import MAIN, PATIENCE
from tests.ui.driving import stored

C1 = Key("__conflicts__", "c1")


@pytest.fixture
def page(real_session: Session, workspace: Path, qapp: QApplication, qtbot: QtBot) -> ConflictPage:
    apply_theme(qapp, "light")
    made = ConflictPage(real_session, Drafts(real_session))
    qtbot.addWidget(made)
    made.resize(800, 260)
    made.show()
    real_session.open(workspace)
    qtbot.waitUntil(lambda: real_session.snapshot is not None, timeout=PATIENCE)
    show(made)
    return made


def show(page: ConflictPage) -> None:
    session = page._session
    assert session.snapshot is not None
    page.show_case(*selected(session.writes.editing(session.snapshot), C1))


def written(page: ConflictPage, qtbot: QtBot) -> None:
    session = page._session
    qtbot.waitUntil(lambda: bool(session.writes.standing.steps) and session.writes.is_quiet, timeout=PATIENCE)


def test_both_sides_stand_beside_each_other(page: ConflictPage) -> None:
    assert page.cards[Side.A].text.toPlainText() == "Deploys go out on Tuesdays"
    assert page.cards[Side.B].text.toPlainText() == "Deploys go out on Thursdays"
    assert page.cards[Side.A].suggested.isVisible()
    assert not page.cards[Side.B].suggested.isVisible()
    assert all(button.isEnabled() for button in (*page.keep.values(), page.both, page.dismiss))
    page.resize(400, 500)
    QApplication.processEvents()
    assert page._sides.direction() is QBoxLayout.Direction.TopToBottom


def test_keeping_a_side_supersedes_the_other_and_says_who_won(
    page: ConflictPage, workspace: Path, qtbot: QtBot
) -> None:
    with qtbot.waitSignal(page.decided) as decided:
        page.keep_side(Side.B)
    page.keep_side(Side.A)
    assert decided.args == [C1]
    written(page, qtbot)
    assert stored(workspace, "deploy")["superseded_by"] == "deploy-2"
    assert stored(workspace, "c1", "__conflicts__")["winner"] == f"{MAIN}/deploy-2"
    assert len(page._session.writes.standing.steps) == 1, "one is decided once"
    show(page)
    assert page.outcome.text().startswith("B stays: “Deploys go out on Thursdays” · ana")
    assert not page.keep[Side.A].isVisible()
    assert page.cards[Side.A].standing.text


@pytest.mark.parametrize(("act", "reason"), [("say_both_true", "both true"), ("say_no_conflict", "no conflict")])
def test_neither_has_to_go(page: ConflictPage, workspace: Path, qtbot: QtBot, act: str, reason: str) -> None:
    getattr(page, act)()
    written(page, qtbot)
    conflict = stored(workspace, "c1", "__conflicts__")
    assert (conflict["state"], conflict["reason"]) == ("dismissed", reason)
    assert stored(workspace, "deploy").get("superseded_by") is None


def test_the_fact_of_a_side_is_asked_for(page: ConflictPage, qtbot: QtBot) -> None:
    for side, record_id in ((None, "deploy"), (Side.B, "deploy-2")):
        with qtbot.waitSignal(page.key_requested) as wanted:
            page.show_side(side)
        assert wanted.args == [Key(MAIN, record_id)]


def test_nobody_decides_while_a_text_is_corrected(page: ConflictPage) -> None:
    page.edit_side()
    assert page.is_editing
    assert not page.keep[Side.A].isVisible()
    page.keep_side(Side.A)
    assert page._session.tasks.is_idle or not page._session.writes.standing.steps
    page.cards[Side.A].editor.left.emit()
    assert page.keep[Side.A].isVisible()
    page.cards[Side.B].text.setFocus()
    page.edit_side()
    assert page.cards[Side.B].is_editing


def test_a_decision_that_is_refused_can_be_made_again(page: ConflictPage, qtbot: QtBot) -> None:
    session = page._session
    page.keep_side(Side.A)
    written(page, qtbot)
    page._deciding = []
    with qtbot.waitSignal(page.refused) as refused, qtbot.waitSignal(session.writes.refused):
        page.keep_side(Side.B)
    assert refused.args == [C1]
    assert page._deciding == []


def test_what_is_decided_can_be_decided_again_once_it_was_undone(page: ConflictPage) -> None:
    page._deciding = [C1]
    page.note_open([C1])
    assert page._deciding == [C1]
    page.note_open([])
    assert page._deciding == []


def test_nothing_is_shown_of_nothing(page: ConflictPage) -> None:
    page.show_case(None, NOTHING, "")
    assert not page.cards[Side.A].isVisible()
    page.keep_side(Side.A)
    page.show_side()
    page.edit_side()
    assert not page.is_editing

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from explorer.memory.facts import Fact
from explorer.services.conflicts.resolving import Side
from explorer.services.word_diff import Change, Piece
from explorer.ui.docks.conflict_card import ConflictCard
from explorer.ui.theme import DARK, LIGHT, apply_theme
from tests.ui.conftest import MAIN, ago

FACT = Fact(namespace=MAIN, id="a", content="Port 80", confidence=0.8, agent_id="coder", updated_at=ago(2))
PIECES = [Piece(Change.SAME, "Port "), Piece(Change.ADDED, "80")]


@pytest.fixture
def card(qapp: QApplication, qtbot: QtBot) -> ConflictCard:
    apply_theme(qapp, "light")
    made = ConflictCard(Side.B)
    qtbot.addWidget(made)
    made.resize(400, 200)
    made.show()
    return made


def test_it_shows_the_text_with_marks_and_where_it_is_from(card: ConflictCard) -> None:
    card.show_side(FACT, PIECES, suggested=True, editable=True)
    assert card.text.toPlainText() == "Port 80"
    assert LIGHT.added in card.text.toHtml()
    assert "confidence 0.80" in card.meta.text()
    assert card.letter.text() == "B"
    assert card.suggested.isVisible()
    assert card.edit.isVisible()
    card.show_side(FACT, PIECES, suggested=False, editable=False)
    assert not card.suggested.isVisible()
    assert not card.edit.isVisible()


def test_a_fact_that_is_gone_says_so(card: ConflictCard) -> None:
    card.show_side(None, (), suggested=False, editable=False)
    assert card.standing.text == "This fact is not in the workspace any more."
    assert not card.show_fact.isEnabled()
    assert not card.text.isVisible()


def test_the_colours_follow_the_theme(card: ConflictCard, qapp: QApplication) -> None:
    card.show_side(FACT, PIECES, suggested=True, editable=True)
    apply_theme(qapp, "dark")
    QApplication.processEvents()
    assert DARK.added in card.text.toHtml()


def test_enter_and_the_button_ask_for_the_fact(card: ConflictCard, qtbot: QtBot) -> None:
    card.show_side(FACT, PIECES, suggested=True, editable=True)
    with qtbot.waitSignal(card.show_requested):
        QTest.keyClick(card.text, Qt.Key.Key_Return)
    with qtbot.waitSignal(card.show_requested):
        card.show_fact.click()
    with qtbot.waitSignal(card.edit_requested):
        card.edit.click()


def test_the_same_text_stays_where_it_was_scrolled_to(card: ConflictCard) -> None:
    pieces = [Piece(Change.SAME, "line\n" * 200)]
    card.show_side(FACT, pieces, suggested=True, editable=True)
    bar = card.text.verticalScrollBar()
    QApplication.processEvents()
    bar.setValue(50)
    card.show_side(FACT, list(pieces), suggested=True, editable=True)
    assert bar.value() == 50
    card.show_side(FACT, PIECES, suggested=True, editable=True)
    assert bar.value() == 0


def test_the_first_mark_of_a_long_text_is_in_sight(card: ConflictCard) -> None:
    card.show_side(FACT, [Piece(Change.SAME, "🎉 line\n" * 40), PIECES[1]], suggested=True, editable=True)
    assert card.text.verticalScrollBar().value() > 0
    assert card.text.viewport().rect().contains(card.text.cursorRect().center())
    assert card.text.textCursor().position() == 40 * len("xx line\n")


def test_the_editor_takes_the_place_of_the_text(card: ConflictCard, qtbot: QtBot) -> None:
    card.show_side(FACT, PIECES, suggested=True, editable=True)
    with qtbot.waitSignal(card.editing_changed):
        card.open_editor("Port 81", "Port 80")
    assert card.is_editing
    assert not card.text.isVisible()
    card.show_side(FACT, PIECES, suggested=True, editable=True)
    assert not card.text.isVisible(), "a newer state takes nothing away"
    assert card.editor.text == "Port 81"
    card.close_editor()
    assert card.text.isVisible()

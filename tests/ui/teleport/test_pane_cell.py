from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from explorer.services.teleport.answers import Choice
from explorer.services.word_diff import Change, Piece
from explorer.ui.teleport.pane_cell import PaneCell
from explorer.ui.theme import DARK, LIGHT, apply_theme

SIDES = frozenset((Choice.MINE, Choice.THEIRS))
LEFT, NO, CONTROL = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier


class Made:
    def __init__(self, cell: PaneCell) -> None:
        self.choices: list[tuple[Choice, bool]] = []
        self.steps: list[int] = []
        cell.choice_made.connect(lambda choice, by_key: self.choices.append((choice, by_key)))
        cell.stepped.connect(self.steps.append)


def cell_of(qtbot: QtBot, *, is_text: bool = False, own: Choice | None = Choice.THEIRS) -> PaneCell:
    cell = PaneCell(own, is_text=is_text)
    qtbot.addWidget(cell)
    cell.show_pieces([Piece(Change.SAME, "one two "), Piece(Change.ADDED, "three")], "one two three")
    cell.resize(300, cell.height_for(300))
    cell.show()
    return cell


@pytest.fixture
def cell(qtbot: QtBot) -> PaneCell:
    made = cell_of(qtbot)
    made.offer(SIDES)
    return made


def test_a_click_takes_the_value(cell: PaneCell) -> None:
    made = Made(cell)
    QTest.mouseClick(cell, LEFT)
    assert made.choices == [(Choice.THEIRS, False)]
    QTest.mouseClick(cell, Qt.MouseButton.RightButton)
    assert len(made.choices) == 1


def test_keys_take_either_side_whichever_has_the_keyboard(cell: PaneCell) -> None:
    made = Made(cell)
    for key in (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_Space):
        QTest.keyClick(cell, key)
    assert made.choices == [(Choice.MINE, True), (Choice.THEIRS, True), (Choice.THEIRS, True)]
    QTest.keyClick(cell, Qt.Key.Key_Left)
    QTest.keyClick(cell, Qt.Key.Key_Right)
    assert made.steps == [-1, 1]


def test_both_and_edited_only_where_they_are_offered(cell: PaneCell) -> None:
    made = Made(cell)
    QTest.keyClick(cell, Qt.Key.Key_3)
    QTest.keyClick(cell, Qt.Key.Key_E)
    assert made.choices == []
    cell.offer(SIDES | {Choice.BOTH, Choice.EDITED})
    QTest.keyClick(cell, Qt.Key.Key_3)
    QTest.keyClick(cell, Qt.Key.Key_E)
    assert made.choices == [(Choice.BOTH, True), (Choice.EDITED, True)]


@pytest.mark.parametrize(
    ("key", "modifiers", "is_mine"),
    [
        (Qt.Key.Key_1, NO, True),
        (Qt.Key.Key_C, CONTROL, True),
        (Qt.Key.Key_3, NO, False),
        (Qt.Key.Key_E, NO, False),
        (Qt.Key.Key_F7, NO, False),
        (Qt.Key.Key_1, CONTROL, False),
    ],
)
def test_its_keys_come_before_the_window_s_and_no_others(
    cell: PaneCell, key: Qt.Key, modifiers: Qt.KeyboardModifier, is_mine: bool
) -> None:
    event = QKeyEvent(QKeyEvent.Type.ShortcutOverride, key, modifiers)
    event.ignore()
    cell.event(event)
    assert event.isAccepted() is is_mine


def test_where_nothing_is_offered_there_is_nothing_to_choose(qtbot: QtBot) -> None:
    for own in (None, Choice.MINE):
        cell = cell_of(qtbot, own=own)
        cell.offer(SIDES if own is None else frozenset())
        made = Made(cell)
        QTest.mouseClick(cell, LEFT)
        QTest.keyClick(cell, Qt.Key.Key_1)
        assert made.choices == []
        assert not cell.is_choosable
        assert cell.focusPolicy() is Qt.FocusPolicy.NoFocus


def test_text_can_be_selected_and_copied_without_a_choice(qtbot: QtBot) -> None:
    cell = cell_of(qtbot, is_text=True)
    cell.offer(SIDES)
    made = Made(cell)
    middle = cell.height() // 2
    QTest.mousePress(cell, LEFT, NO, QPoint(8, middle))
    QTest.mouseMove(cell, QPoint(290, middle))
    QTest.mouseRelease(cell, LEFT, NO, QPoint(290, middle))
    cell.grab()
    assert made.choices == []
    QTest.keyClick(cell, Qt.Key.Key_C, CONTROL)
    assert QGuiApplication.clipboard().text() == "one two three"


def test_what_is_copied_of_all_is_the_value_itself(cell: PaneCell) -> None:
    cell.show_pieces([Piece(Change.ADDED, "a·")], "a ")
    cell.copy()
    assert QGuiApplication.clipboard().text() == "a "


def test_the_menu_copies(cell: PaneCell) -> None:
    QGuiApplication.clipboard().clear()
    cell.menu().actions()[0].trigger()
    assert QGuiApplication.clipboard().text() == "one two three"


def test_it_is_as_high_as_its_text(cell: PaneCell) -> None:
    line = cell.height_for(300)
    cell.show_pieces([Piece(Change.SAME, "word " * 100)], "")
    assert cell.height_for(300) > 3 * line
    assert cell.height_for(900) < cell.height_for(300)


def test_texts_are_larger_than_values_and_sentences(qtbot: QtBot) -> None:
    text = cell_of(qtbot, is_text=True)
    large = text.height_for(300)
    text.show_pieces([Piece(Change.SAME, "not there")], "", quiet=True)
    assert text.height_for(300) < large


def test_states_and_themes_are_painted(cell: PaneCell, qapp: QApplication) -> None:
    apply_theme(qapp, "light")
    cell.dress()
    assert LIGHT.added in cell.html
    pictures = []
    for taken, is_open in ((False, False), (True, False), (False, True)):
        cell.mark(taken=taken, is_open=is_open)
        pictures.append(cell.grab().toImage())
    assert pictures[0] != pictures[1]
    assert pictures[0] != pictures[2]
    apply_theme(qapp, "dark")
    cell.dress()
    assert DARK.added in cell.html
    apply_theme(qapp, "light")


def test_what_is_shown_is_a_document_of_its_own(cell: PaneCell) -> None:
    assert cell.text == "one two three"
    plain = QTextDocument()
    plain.setHtml(cell.html)
    assert plain.toPlainText() == "one two three"

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from explorer.services.teleport.answers import Choice
from explorer.services.word_diff import Change, Piece
from explorer.ui.teleport.pane_cell import PaneCell
from explorer.ui.teleport.pane_column import TEXT_LINE, Pane, PaneBody
from explorer.ui.teleport.pane_contents import Shown
from explorer.ui.teleport.pane_fields import Place
from explorer.ui.theme import DARK, LIGHT, apply_theme


def shown(word: str, text: str) -> Shown:
    return Shown(word, [Piece(Change.ADDED, text)], text)


TEXT = shown("Text", "The database is PostgreSQL 16")


class Made:
    def __init__(self, qtbot: QtBot, place: Place = Place.HERE) -> None:
        self.cells: list[tuple[Place, int]] = []
        self.body = PaneBody(place, self._take)
        qtbot.addWidget(self.body)

    def _take(self, place: Place, cell: PaneCell, number: int) -> None:
        assert isinstance(cell, PaneCell)
        self.cells.append((place, number))


@pytest.fixture
def made(qtbot: QtBot) -> Made:
    return Made(qtbot)


def test_cells_are_made_once_and_used_again(made: Made) -> None:
    made.body.show_values(TEXT, "", [shown("Tags", "a"), shown("Topic", "b")], "")
    cells = list(made.body.cells)
    made.body.show_values(TEXT, "", [shown("Topic", "c")], "")
    made.body.show_values(TEXT, "", [shown("Topic", "c"), shown("Tags", "d")], "")
    assert made.body.cells == cells
    assert made.cells == [(Place.HERE, TEXT_LINE), (Place.HERE, 0), (Place.HERE, 1)]
    assert made.body.cell(TEXT_LINE).text == TEXT.plain
    assert [made.body.cell(at).text for at in (0, 1)] == ["c", "d"]


@pytest.mark.parametrize(
    ("place", "own"), [(Place.HERE, Choice.MINE), (Place.BASE, None), (Place.THERE, Choice.THEIRS)]
)
def test_each_pane_has_its_own_choice(qtbot: QtBot, place: Place, own: Choice | None) -> None:
    assert Made(qtbot, place).body.text.own is own


def test_lines_without_a_value_and_those_left_over_are_not_shown(made: Made) -> None:
    made.body.show_values(TEXT, "", [shown("Tags", "a"), shown("Topic", "b"), shown("Type", "c")], "")
    made.body.show_values(TEXT, "", [None, shown("Topic", "b")], "")
    assert [cell.isHidden() for cell in made.body.cells] == [True, False, True]
    assert made.body.heights(300)[2] == 0


def test_it_takes_the_heights_that_all_agree_to(made: Made) -> None:
    made.body.show_values(TEXT, "a note", [shown("Tags", "a"), shown("Topic", "b")], "2 hidden")
    text, note, *lines, footer = made.body.heights(300)
    assert min(text, note, footer, *lines) > 0
    made.body.lay_out(300, [text + 50, note, lines[0] + 20, lines[1], footer])
    first, second = made.body.cells
    assert made.body.text.height() == text + 50
    assert first.height() == lines[0] + 20
    assert second.y() > first.y() + first.height()
    assert made.body.width() == 300
    assert made.body.height() > made.body.footer.y() + footer
    made.body.grab()


def test_a_narrower_pane_is_higher(made: Made) -> None:
    made.body.show_values(shown("Text", "word " * 60), "", [], "")
    assert made.body.heights(200)[0] > made.body.heights(600)[0]


def test_the_pane_says_where_the_keyboard_is(qtbot: QtBot) -> None:
    pane = Pane(Place.THERE, lambda *_: None)
    qtbot.addWidget(pane)
    pane.resize(300, 200)
    pane.heading.say("INCOMING", "", "")
    pane.show()
    pane.activateWindow()
    qtbot.waitUntil(pane.isActiveWindow)
    dark = pane.heading.grab().toImage()
    with qtbot.waitSignal(pane.area.lit):
        pane.area.setFocus(Qt.FocusReason.TabFocusReason)
    assert pane.heading.grab().toImage() != dark
    with qtbot.waitSignal(pane.area.lit):
        pane.area.clearFocus()
    assert pane.heading.grab().toImage() == dark


def test_marks_follow_the_theme(made: Made, qapp: QApplication) -> None:
    apply_theme(qapp, "light")
    made.body.show_values(TEXT, "", [shown("Tags", "a")], "")
    assert LIGHT.added in made.body.cells[0].html
    apply_theme(qapp, "dark")
    made.body.dress()
    assert DARK.added in made.body.text.html
    assert DARK.added in made.body.cells[0].html
    apply_theme(qapp, "light")

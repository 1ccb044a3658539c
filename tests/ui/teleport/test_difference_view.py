from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from explorer.services.teleport.answers import Answer, Choice
from explorer.services.teleport.fields import TEXT
from explorer.ui.teleport.difference_view import DifferenceView
from explorer.ui.teleport.encounter import Encounter
from explorer.ui.teleport.pane_fields import Place
from explorer.ui.teleport.review import Review
from explorer.ui.theme import apply_theme
from tests.ui.teleport.compare_cases import CONFLICTS, TEXTS, Pair, encounter_of, key, row_of


class Seen:
    def __init__(self, view: DifferenceView) -> None:
        self.decided = self.edits = 0
        view.decided.connect(self._decide)
        view.edit_requested.connect(self._edit)

    def _decide(self) -> None:
        self.decided += 1

    def _edit(self) -> None:
        self.edits += 1


@pytest.fixture
def view(review: Review, qtbot: QtBot, qapp: QApplication) -> DifferenceView:
    apply_theme(qapp, "light")
    made = DifferenceView(review, read_only=False)
    review.changed.connect(made.refresh)
    qtbot.addWidget(made)
    made.resize(1000, 400)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    made.show_row(row_of(review.encounter, "c0"))
    return made


def test_a_conflict_says_which_of_how_many_and_how_many_are_left(view: DifferenceView, review: Review) -> None:
    assert view.title.text() == f"rule 0 · data · conflict 1 of {CONFLICTS} · {CONFLICTS} left"
    review.choose(review.conflicts[:4], Choice.MINE)
    assert view.title.text().endswith(f"{CONFLICTS - 4} left")
    view.show_row(row_of(review.encounter, "n0"))
    assert view.title.text() == "news 0 · news · new there"
    view.show_row(None)
    assert view.row is None
    assert view.difference is None
    assert view.title.text().startswith("Nothing is listed")


def test_a_decision_for_the_scope_is_one_step_and_goes_on(view: DifferenceView, review: Review) -> None:
    seen = Seen(view)
    view.bar.next_scope()
    view.choose(Choice.THEIRS)
    assert len(review.unsolved) == CONFLICTS - TEXTS // 2
    assert seen.decided == 1
    review.undo()
    assert len(review.unsolved) == CONFLICTS
    view.choose(Choice.EDITED)
    assert (seen.decided, seen.edits) == (1, 1)


def test_a_field_is_decided_in_the_panes(view: DifferenceView, review: Review, encounter: Encounter) -> None:
    cell = view.panes.cell(Place.THERE, TEXT)
    cell.setFocus()
    QTest.keyClick(cell, Qt.Key.Key_2)
    assert review.given(row_of(encounter, "c0")) == Answer(Choice.EACH, {TEXT: Choice.THEIRS})
    assert view.panes.chosen[TEXT] is Choice.THEIRS
    seen = Seen(view)
    QTest.keyClick(cell, Qt.Key.Key_E)
    assert seen.edits == 1


def test_a_text_of_ones_own_is_taken_and_gone_on_with(view: DifferenceView, review: Review) -> None:
    seen = Seen(view)
    assert view.written is None
    assert view.edited(key("c0"), "My own words")
    assert seen.decided == 1
    assert view.written == "My own words"
    assert view.panes.chosen[TEXT] is Choice.EDITED


def test_a_text_that_is_one_sides_after_all_is_that_sides(view: DifferenceView, review: Review) -> None:
    row = row_of(review.encounter, "c0")
    assert view.edited(row.root, "Rule 0 as it is here")
    assert review.answer(row) == Answer(Choice.EACH, {TEXT: Choice.MINE})
    assert view.edited(row.root, "Rule 0 as it is there")
    assert review.answer(row) == Answer(Choice.EACH, {TEXT: Choice.THEIRS})
    gone = row_of(review.encounter, "e0")
    assert view.edited(gone.root, "Changed here, deleted there")
    assert review.answer(gone) == Answer(Choice.MINE)


def test_a_text_is_for_the_row_it_was_written_for(view: DifferenceView, review: Review) -> None:
    seen = Seen(view)
    view.show_row(row_of(review.encounter, "c1"))
    assert view.edited(key("c0"), "My own words")
    assert review.answer(row_of(review.encounter, "c1")) is None
    assert review.answer(row_of(review.encounter, "c0")) is not None
    assert seen.decided == 0, "the person is elsewhere"
    assert not view.edited(key("nobody"), "Lost")
    assert not view.edited(key("s1"), "Lost")
    assert not view.edited(key("n0"), "Lost")
    assert review.decided == 1


def test_the_base_is_shown_where_there_is_one(view: DifferenceView, review: Review, pair: Pair, qtbot: QtBot) -> None:
    pane = view.panes.frame.panes[Place.BASE]
    assert pane.isVisible()
    view.base.toggle()
    assert not pane.isVisible()
    view.base.toggle()
    view.show_row(row_of(review.encounter, "n0"))
    assert not view.base.isEnabled()
    assert not pane.isVisible()
    view.show_row(row_of(review.encounter, "c0"))
    assert pane.isVisible()
    without = DifferenceView(Review(encounter_of(pair, with_base=False)), read_only=False)
    qtbot.addWidget(without)
    without.show_row(without._review.conflicts[0])
    assert not without.base.isEnabled()


def test_equal_fields_are_hidden_until_they_are_wanted(view: DifferenceView) -> None:
    names = {line.name for _, line in view.panes._numbered()}
    view.hide_equal.toggle()
    assert {line.name for _, line in view.panes._numbered()} > names


def test_its_buttons_ask_for_the_next_row(view: DifferenceView, qtbot: QtBot) -> None:
    buttons = {button.toolTip(): button for button in view.findChildren(QPushButton)}
    with qtbot.waitSignal(view.next_requested):
        buttons["F7"].click()
    with qtbot.waitSignal(view.previous_requested):
        buttons["Shift+F7"].click()


def test_where_one_only_reads_nothing_can_be_decided(review: Review, qtbot: QtBot) -> None:
    view = DifferenceView(review, read_only=True)
    qtbot.addWidget(view)
    view.set_names("One", "Other")
    view.show_row(row_of(review.encounter, "c0"))
    view.show()
    seen = Seen(view)
    assert not view.bar.isVisible()
    for choice in (Choice.MINE, Choice.THEIRS, Choice.BOTH):
        view.choose(choice)
    assert not view.panes.focus_fields()
    assert (seen.decided, review.decided) == (0, 0)

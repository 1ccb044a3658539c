from __future__ import annotations

import time
from functools import partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from explorer.services.teleport.answers import Answer, Choice
from explorer.services.teleport.compare import Difference
from explorer.ui.teleport.pane_fields import SIDES, Place
from explorer.ui.teleport.panes import SidePanes
from explorer.ui.teleport.review import with_field
from explorer.ui.theme import apply_theme
from tests.ui.teleport.pane_cases import BASE, GONE, HERE, THERE, conflict, difference_of

UNDECIDED = Answer(Choice.EACH)


class Reviewed:
    """Panes whose choices come back as an answer, as the window has them."""

    def __init__(self, panes: SidePanes) -> None:
        self.panes = panes
        self.chosen: list[tuple[str, Choice]] = []
        self.answer: Answer | None = None
        panes.field_chosen.connect(self._take)

    def show(self, difference: Difference) -> None:
        self.answer = None
        self.panes.show_difference(difference, None, base_known=True)

    def _take(self, name: str, choice: Choice) -> None:
        self.chosen.append((name, choice))
        if choice is not Choice.EDITED:
            self.answer = with_field(self.answer, name, choice)
        self.panes.show_difference(self.panes.difference, self.answer, base_known=True)


@pytest.fixture
def panes(qtbot: QtBot, qapp: QApplication) -> SidePanes:
    apply_theme(qapp, "light")
    made = SidePanes()
    qtbot.addWidget(made)
    made.resize(1000, 400)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    return made


@pytest.fixture
def reviewed(panes: SidePanes) -> Reviewed:
    made = Reviewed(panes)
    made.show(conflict())
    return made


def focused(panes: SidePanes) -> tuple[Place, str]:
    """The place and the field that have the keyboard."""
    assert panes.difference is not None
    focus = QApplication.focusWidget()
    names = [field.name for field in panes.difference.fields]
    return next((place, name) for place in SIDES for name in names if panes.cell(place, name) is focus)


def press(key: Qt.Key) -> None:
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, key)


def test_nothing_is_shown_where_there_is_nothing(panes: SidePanes) -> None:
    panes.show_difference(None, None, base_known=False)
    assert panes.chosen == {}
    assert not panes.focus_fields()
    assert panes.difference is None
    assert panes.frame.panes[Place.HERE].heading.text == "THIS WORKSPACE"


def test_headings_say_whose_it_is_and_when_it_was_changed(panes: SidePanes) -> None:
    panes.set_titles("", "", "as sent on 12 Nov")
    panes.show_difference(conflict(), None, base_known=True)
    assert [pane.heading.text for pane in panes.frame.panes] == [
        "THIS WORKSPACE · edited 28 Nov 2026 · agent ana",
        "BASE · as sent on 12 Nov",
        "INCOMING · edited 27 Nov 2026 · agent ana",
    ]
    panes.set_titles("one.vdb", "two.vdb", "")
    headings = [pane.heading.text for pane in panes.frame.panes]
    assert headings[Place.HERE].startswith("one.vdb · ")
    assert headings[Place.THERE].startswith("two.vdb · ")
    assert panes.cell(Place.THERE, "confidence").accessibleName().startswith("Confidence, two.vdb: 0.81")


def test_a_click_on_a_value_chooses_it(reviewed: Reviewed) -> None:
    for place, choice in ((Place.THERE, Choice.THEIRS), (Place.HERE, Choice.MINE)):
        QTest.mouseClick(reviewed.panes.cell(place, "confidence"), Qt.MouseButton.LeftButton)
        assert reviewed.chosen[-1] == ("confidence", choice)
        assert reviewed.panes.chosen["confidence"] is choice
        assert [reviewed.panes.cell(side, "confidence").is_taken for side in SIDES] == [
            choice is Choice.MINE,
            choice is Choice.THEIRS,
        ]


def test_screen_readers_hear_field_side_value_and_what_is_chosen(reviewed: Reviewed) -> None:
    tags = reviewed.panes.cell(Place.THERE, "tags")
    assert tags.accessibleName() == "Tags, incoming: postgres, pgcat. To be decided"
    assert tags.accessibleDescription() == "1: this workspace, 2: incoming, 3: both"
    tags.choice_made.emit(Choice.THEIRS, False)
    assert tags.accessibleName() == "Tags, incoming: postgres, pgcat. Chosen"
    assert reviewed.panes.cell(Place.HERE, "tags").accessibleName().endswith("infrastructure")
    assert reviewed.panes.cell(Place.BASE, "tags").accessibleName() == "Tags, base: postgres"
    assert reviewed.panes.cell(Place.HERE, "confidence").accessibleDescription() == "1: this workspace, 2: incoming"


def test_keys_decide_field_by_field(reviewed: Reviewed) -> None:
    panes = reviewed.panes
    assert panes.focus_fields()
    assert focused(panes) == (Place.HERE, "content")
    press(Qt.Key.Key_2)
    # The type, which only they changed, settles itself.
    assert focused(panes) == (Place.HERE, "confidence")
    press(Qt.Key.Key_1)
    assert focused(panes) == (Place.HERE, "tags")
    press(Qt.Key.Key_3)
    assert reviewed.chosen == [("content", Choice.THEIRS), ("confidence", Choice.MINE), ("tags", Choice.BOTH)]
    assert panes.result.text().startswith("Result: Text: The database is PostgreSQL 16.2, pooled by pgcat.")
    assert focused(panes) == (Place.HERE, "tags")


def test_e_wishes_to_write_the_text_and_only_the_text(reviewed: Reviewed) -> None:
    reviewed.panes.focus_fields()
    press(Qt.Key.Key_E)
    assert reviewed.chosen == [("content", Choice.EDITED)]
    assert focused(reviewed.panes) == (Place.HERE, "content")
    reviewed.panes.cell(Place.HERE, "confidence").setFocus()
    press(Qt.Key.Key_E)
    assert len(reviewed.chosen) == 1


def test_tab_goes_from_field_to_field_and_arrows_from_side_to_side(reviewed: Reviewed) -> None:
    panes = reviewed.panes
    panes.focus_fields()
    press(Qt.Key.Key_Right)
    assert focused(panes) == (Place.THERE, "content")
    seen = []
    for _ in range(3):
        press(Qt.Key.Key_Tab)
        seen.append(focused(panes))
    # The stop of a field is the side that is taken.
    assert seen == [(Place.THERE, "fact_type"), (Place.HERE, "confidence"), (Place.HERE, "tags")]
    press(Qt.Key.Key_Left)
    assert focused(panes) == (Place.HERE, "tags")


def test_keys_are_left_to_the_window_where_no_field_has_them(reviewed: Reviewed, qtbot: QtBot) -> None:
    panes, pressed = reviewed.panes, list[str]()
    for name in "123E":
        QShortcut(QKeySequence(name), panes, partial(pressed.append, name))
    panes.frame.panes[Place.HERE].area.setFocus()
    for key in (Qt.Key.Key_1, Qt.Key.Key_3):
        QTest.keyClick(panes.frame.panes[Place.HERE].area, key)
    assert pressed == ["1", "3"]
    assert reviewed.chosen == []
    panes.cell(Place.HERE, "confidence").setFocus()
    press(Qt.Key.Key_1)
    press(Qt.Key.Key_3)
    assert reviewed.chosen[0] == ("confidence", Choice.MINE)
    assert "1" not in pressed[2:]


def test_another_answer_does_not_build_anew(panes: SidePanes) -> None:
    panes.show_difference(conflict(), None, base_known=True)
    contents = panes._contents
    panes.frame.scroll_to(5)
    panes.show_difference(conflict(), Answer(Choice.THEIRS), base_known=True)
    assert panes._contents is contents
    assert set(panes.chosen.values()) == {Choice.THEIRS}
    panes.show_difference(difference_of(HERE, THERE), None, base_known=False)
    assert panes._contents is not contents


def test_the_keyboard_stays_in_the_panes_when_the_next_memory_comes(reviewed: Reviewed) -> None:
    panes = reviewed.panes
    panes.focus_fields()
    reviewed.show(difference_of(HERE, HERE | {"confidence": 0.1}))
    assert focused(panes) == (Place.HERE, "confidence")
    reviewed.show(difference_of(None, THERE))
    assert panes.frame.panes[Place.HERE].area.hasFocus()


def test_the_keyboard_is_not_taken_from_elsewhere(reviewed: Reviewed, qtbot: QtBot) -> None:
    line = QLineEdit()
    qtbot.addWidget(line)
    line.show()
    line.activateWindow()
    line.setFocus()
    qtbot.waitUntil(line.hasFocus)
    reviewed.show(difference_of(HERE, THERE))
    assert line.hasFocus()


def test_what_nobody_decided_is_open_until_it_is_or_is_left_out(panes: SidePanes) -> None:
    def is_open(name: str) -> list[bool]:
        return [panes.cell(place, name).is_open for place in Place]

    panes.show_difference(conflict(), UNDECIDED, base_known=True)
    assert is_open("confidence") == [True, False, True]
    assert is_open("fact_type") == [False] * 3
    panes.show_difference(conflict(), Answer(Choice.LEFT_OUT), base_known=True)
    assert is_open("confidence") == [False] * 3
    assert panes.chosen == {}


def test_where_one_side_deleted_it_a_click_on_either_side_decides(panes: SidePanes) -> None:
    chosen: list[tuple[str, Choice]] = []
    panes.field_chosen.connect(lambda name, choice: chosen.append((name, choice)))
    difference = difference_of(GONE, BASE | {"confidence": 0.9}, BASE)
    panes.show_difference(difference, None, base_known=True)
    assert panes.cell(Place.HERE, "content").text == "deleted 3 May 2026 by ana: “moved to LaunchDarkly”"
    for place in SIDES:
        QTest.mouseClick(panes.cell(place, "content"), Qt.MouseButton.LeftButton)
    assert chosen == [("content", Choice.MINE), ("content", Choice.THEIRS)]
    panes.show_difference(difference, Answer(Choice.MINE), base_known=True)
    assert panes.cell(Place.HERE, "content").is_taken
    assert not panes.cell(Place.THERE, "content").is_taken


def test_equal_fields_can_be_hidden_and_are_counted(reviewed: Reviewed) -> None:
    panes = reviewed.panes
    footer = panes.frame.panes[Place.HERE].body.footer
    assert footer.text() == ""
    panes.set_hide_equal(True)
    assert footer.text().startswith("2 equal field")
    with pytest.raises(StopIteration):
        panes.cell(Place.HERE, "topic")
    panes.set_hide_equal(False)
    assert panes.cell(Place.HERE, "topic").text == "database"
    assert footer.text() == ""


def test_the_base_is_shown_on_demand(reviewed: Reviewed) -> None:
    base = reviewed.panes.frame.panes[Place.BASE]
    assert base.isHidden()
    reviewed.panes.set_base_shown(True)
    assert base.isVisible()
    assert reviewed.panes.cell(Place.BASE, "confidence").text == "0.70"
    state = reviewed.panes.save_state()
    assert reviewed.panes.restore_state(state)


def test_nothing_can_be_chosen_where_files_are_only_compared(reviewed: Reviewed) -> None:
    reviewed.panes.read_only = True
    assert reviewed.panes.read_only
    QTest.mouseClick(reviewed.panes.cell(Place.THERE, "confidence"), Qt.MouseButton.LeftButton)
    assert reviewed.chosen == []
    assert not reviewed.panes.focus_fields()
    assert not any(reviewed.panes.cell(place, "fact_type").is_taken for place in Place)
    assert reviewed.panes.result.isHidden()


def test_differences_that_cannot_be_seen_are_named_under_the_texts(panes: SidePanes) -> None:
    difference = difference_of({"content": "a  b", "confidence": 1}, {"content": "a b", "confidence": 0})
    panes.show_difference(difference, None, base_known=False)
    notes = [pane.body.note for pane in panes.frame.panes]
    assert notes[Place.HERE].text() == notes[Place.THERE].text() == "differs only in white space"
    assert notes[Place.BASE].text() == ""


def test_large_texts_do_not_hold_up_the_window(panes: SidePanes) -> None:
    long = " ".join(f"word{number}" for number in range(25_000))
    difference = difference_of(HERE | {"content": f"{long} x"}, HERE | {"content": long.replace("1", "one")})
    start = time.perf_counter()
    panes.show_difference(difference, None, base_known=False)
    # About 50 ms; the machine that runs the tests may be slow.
    assert time.perf_counter() - start < 1

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from explorer.services.word_diff import Change, Piece
from explorer.ui.teleport.pane_contents import Shown
from explorer.ui.teleport.pane_fields import Place
from explorer.ui.teleport.pane_frame import PaneFrame
from explorer.ui.theme import DARK, apply_theme


def shown(text: str) -> Shown:
    return Shown("Topic", [Piece(Change.ADDED, text)], text)


@pytest.fixture
def frame(qtbot: QtBot, qapp: QApplication) -> PaneFrame:
    apply_theme(qapp, "light")
    made = PaneFrame(lambda *_: None)
    qtbot.addWidget(made)
    made.resize(900, 200)
    made.show()
    for pane, text in zip(made.panes, ("short", "word " * 400, "word " * 100), strict=True):
        pane.body.show_values(shown(text), "", [shown("a"), shown(text[:300]), shown("b")], "")
    made.lay_out()
    return made


def tops(frame: PaneFrame, place: Place) -> list[int]:
    return [cell.y() for cell in frame.panes[place].body.cells]


def test_lines_stand_at_the_same_height_in_all_panes_that_are_shown(frame: PaneFrame) -> None:
    without_base = tops(frame, Place.HERE)
    assert tops(frame, Place.THERE) == without_base
    frame.show_base(True)
    assert tops(frame, Place.HERE) == tops(frame, Place.BASE) == tops(frame, Place.THERE)
    assert tops(frame, Place.HERE) != without_base
    frame.show_base(False)
    assert tops(frame, Place.HERE) == without_base


def test_panes_scroll_together_by_one_bar(frame: PaneFrame) -> None:
    frame.show_base(True)
    bars = [pane.area.verticalScrollBar() for pane in frame.panes]
    assert {bar.maximum() for bar in bars} == {frame.bar.maximum()}
    assert frame.bar.maximum() > 100
    bars[Place.THERE].setValue(50)
    assert [bar.value() for bar in (*bars, frame.bar)] == [50] * 4
    frame.bar.setValue(80)
    assert [bar.value() for bar in bars] == [80] * 3
    frame.scroll_to(0)
    assert [bar.value() for bar in (*bars, frame.bar)] == [0] * 4


def test_the_bar_is_there_only_where_there_is_more(frame: PaneFrame, qtbot: QtBot) -> None:
    assert frame.bar.isVisible()
    width = frame.splitter.width()
    for pane in frame.panes:
        pane.body.show_values(shown("short"), "", [], "")
    frame.lay_out()
    assert not frame.bar.isVisible()
    assert frame.splitter.width() == width


def test_the_base_takes_a_third_and_the_sides_keep_their_proportion(frame: PaneFrame) -> None:
    frame.splitter.setSizes([300, 0, 600])
    frame.show_base(True)
    here, base, there = frame.splitter.sizes()
    assert abs(base - frame.splitter.width() / 3) < 20
    assert 1.8 < there / here < 2.2
    frame.show_base(False)
    here, base, there = frame.splitter.sizes()
    assert base == 0
    assert 1.8 < there / here < 2.2


def test_widths_are_remembered(frame: PaneFrame, qtbot: QtBot) -> None:
    frame.show_base(True)
    frame.splitter.setSizes([200, 300, 380])
    sizes, state = frame.splitter.sizes(), frame.save_state()
    other = PaneFrame(lambda *_: None)
    qtbot.addWidget(other)
    other.resize(900, 200)
    other.show()
    other.show_base(True)
    assert other.restore_state(state)
    assert all(abs(one - two) <= 2 for one, two in zip(other.splitter.sizes(), sizes, strict=True))
    assert not other.splitter.childrenCollapsible()
    assert not other.panes[Place.BASE].isHidden()


def test_a_cell_that_is_out_of_sight_is_scrolled_to(frame: PaneFrame) -> None:
    last = frame.panes[Place.HERE].body.cells[-1]
    assert last.visibleRegion().isEmpty()
    frame.reveal(Place.HERE, last)
    assert not last.visibleRegion().isEmpty()
    top = frame.bar.value()
    assert top > 0
    frame.reveal(Place.HERE, frame.panes[Place.HERE].body.cells[-1])
    assert frame.bar.value() == top


def test_a_text_that_is_higher_than_the_pane_stays_where_it_is_seen(frame: PaneFrame) -> None:
    text = frame.panes[Place.THERE].body.text
    frame.scroll_to(40)
    frame.reveal(Place.THERE, text)
    assert frame.bar.value() == 40
    frame.scroll_to(frame.bar.maximum())
    frame.reveal(Place.THERE, text)
    assert not text.visibleRegion().isEmpty()


def test_panes_follow_the_theme_and_the_width(frame: PaneFrame, qapp: QApplication) -> None:
    apply_theme(qapp, "dark")
    assert DARK.added in frame.panes[Place.HERE].body.text.html
    apply_theme(qapp, "light")
    before = frame.panes[Place.THERE].body.text.height()
    frame.resize(500, 200)
    assert frame.panes[Place.THERE].body.text.height() > before

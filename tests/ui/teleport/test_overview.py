from __future__ import annotations

import time

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from explorer.services.teleport.classify import DiffClass
from explorer.ui.teleport.overview import OverviewStrip
from explorer.ui.theme import apply_theme

SAME, NEW, CONFLICT = DiffClass.SAME, DiffClass.NEW_THERE, DiffClass.CONFLICT
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def strip(qtbot: QtBot, qapp: QApplication) -> OverviewStrip:
    apply_theme(qapp, "light")
    made = OverviewStrip()
    qtbot.addWidget(made)
    made.resize(12, 403)
    made.show()
    return made


def test_ticks_lie_where_the_rows_are(strip: OverviewStrip) -> None:
    strip.show_rows([NEW, SAME, SAME, CONFLICT])
    assert strip.ticks() == [(50, NEW), (350, CONFLICT)]


def test_of_rows_that_share_a_place_the_weightiest_is_seen(strip: OverviewStrip) -> None:
    kinds = [SAME] * 100_000
    kinds[50_000], kinds[50_001], kinds[50_002] = NEW, DiffClass.EDIT_DELETE, DiffClass.CHANGED_THERE
    start = time.perf_counter()
    strip.show_rows(kinds)
    assert strip.ticks() == [(200, CONFLICT)]
    strip.grab()
    # About 50 ms; the machine that runs the tests may be slow.
    assert time.perf_counter() - start < 1


def test_what_is_the_same_or_only_here_is_no_tick(strip: OverviewStrip) -> None:
    strip.show_rows([SAME, DiffClass.ONLY_HERE])
    assert strip.ticks() == []


def test_a_click_asks_for_the_row_at_that_place(strip: OverviewStrip, qtbot: QtBot) -> None:
    strip.show_rows([SAME] * 400)
    with qtbot.waitSignal(strip.row_requested) as asked:
        QTest.mouseClick(strip, LEFT, pos=QPoint(6, 101))
    assert asked.args == [100]
    with qtbot.waitSignal(strip.row_requested) as asked:
        QTest.mousePress(strip, LEFT, pos=QPoint(6, 101))
        QTest.mouseMove(strip, QPoint(6, 500))
    QTest.mouseRelease(strip, LEFT, pos=QPoint(6, 500))
    assert strip.row_at(500) == 399
    assert strip.row_at(-20) == 0


def test_a_click_near_a_tick_asks_for_its_row(strip: OverviewStrip) -> None:
    kinds = [SAME] * 10_000
    kinds[2_503], kinds[2_550] = CONFLICT, NEW
    strip.show_rows(kinds)
    place, _ = strip.ticks()[0]
    for near in range(-2, 4):
        assert strip.row_at(place + near) == 2_503


def test_an_empty_list_asks_for_nothing(strip: OverviewStrip, qtbot: QtBot) -> None:
    strip.show_rows([])
    with qtbot.assertNotEmitted(strip.row_requested):
        QTest.mouseClick(strip, LEFT)
    assert strip.row_at(5) == -1
    assert strip.words_at(5) == ""
    assert strip.accessibleDescription() == "The list is empty."
    strip.grab()


def test_words_say_what_the_colours_say(strip: OverviewStrip) -> None:
    strip.show_rows([NEW, NEW, SAME, DiffClass.REVISED_BOTH])
    assert strip.words_at(50) == "New there: 1"
    assert strip.words_at(352) == "Conflicts: 1"
    assert strip.accessibleName() == "Where the differences lie"
    assert strip.accessibleDescription() == "Conflicts: 1, New there: 2, Same: 1"
    QTest.mouseMove(strip, QPoint(6, 352))
    assert strip.toolTip() == "Conflicts: 1"


def test_the_rows_in_sight_are_lit_unless_all_are(strip: OverviewStrip) -> None:
    strip.show_rows([SAME] * 100)
    plain = strip.grab().toImage()
    strip.set_window(0, 99)
    assert strip.grab().toImage() == plain
    strip.set_window(10, 30)
    assert strip.grab().toImage() != plain


def test_it_follows_theme_and_size(strip: OverviewStrip, qapp: QApplication) -> None:
    strip.show_rows([CONFLICT])
    light = strip.grab().toImage()
    apply_theme(qapp, "dark")
    dark = strip.grab().toImage()
    assert dark.pixelColor(6, strip.ticks()[0][0] + 1) != light.pixelColor(6, strip.ticks()[0][0] + 1)
    apply_theme(qapp, "light")
    strip.resize(12, 203)
    assert strip.ticks() == [(100, CONFLICT)]

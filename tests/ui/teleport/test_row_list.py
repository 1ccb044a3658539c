from __future__ import annotations

import pytest
from PySide6.QtCore import QByteArray, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from explorer.services.teleport.classify import DiffClass
from explorer.services.teleport.compare import Row
from explorer.ui.session import Session
from explorer.ui.teleport.diff_words import CHIPS
from explorer.ui.teleport.encounter import Encounter
from explorer.ui.teleport.review import Review
from explorer.ui.teleport.row_list import RowList
from explorer.ui.teleport.row_model import Column
from explorer.ui.theme import apply_theme
from tests.ui.conftest import PATIENCE
from tests.ui.teleport.compare_cases import CLASSES, CONFLICTS, TEXTS, row_of

ALL = frozenset(CHIPS)
CONTROL = Qt.KeyboardModifier.ControlModifier


class Listed:
    def __init__(self, page: QWidget, rows: RowList, qtbot: QtBot) -> None:
        self.page, self.list, self.qtbot = page, rows, qtbot
        self.told: list[Row | None] = []
        rows.row_changed.connect(self.told.append)

    @property
    def current(self) -> str:
        row = self.list.current
        return "" if row is None else row.root.id

    def look_for(self, words: str) -> None:
        self.list.filter.setText(words)

    def wait_for(self, count: int) -> None:
        self.qtbot.waitUntil(lambda: self.list.model.rowCount() == count, timeout=PATIENCE)


@pytest.fixture
def listed(review: Review, session: Session, qtbot: QtBot, qapp: QApplication) -> Listed:
    apply_theme(qapp, "light")
    page = QWidget()
    column = QVBoxLayout(page)
    rows = RowList(review, session)
    column.addWidget(rows.filter)
    column.addWidget(rows)
    qtbot.addWidget(page)
    page.resize(1000, 300)
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    rows.show_classes(ALL)
    rows.focus_first()
    return Listed(page, rows, qtbot)


def test_keys_go_up_and_down_and_stay_at_the_ends(listed: Listed) -> None:
    table = listed.list.table
    assert listed.current == "c0"
    for key in (Qt.Key.Key_J, Qt.Key.Key_J, Qt.Key.Key_Down, Qt.Key.Key_K, Qt.Key.Key_Up):
        QTest.keyClick(table, key)
    assert listed.current == "c1"
    listed.list.step(-5)
    assert listed.current == "c0"
    listed.list.step(1_000)
    assert table.currentIndex().row() == listed.list.model.rowCount() - 1
    QTest.keyClick(table, Qt.Key.Key_J)
    assert table.currentIndex().row() == listed.list.model.rowCount() - 1
    assert listed.told


def test_the_space_bar_leaves_out_whatever_the_column(listed: Listed, review: Review) -> None:
    table = listed.list.table
    QTest.keyClick(table, Qt.Key.Key_Space)
    assert review.decided == 1
    QTest.keyClick(table, Qt.Key.Key_Space)
    assert review.decided == 0
    listed.list._go_to(listed.list.model.rowCount() - 1)
    QTest.keyClick(table, Qt.Key.Key_Space)
    assert review.decided == 0, "what is the same is not left out"


def test_the_next_that_is_wanted_is_found_around_the_end(listed: Listed, review: Review) -> None:
    def is_unsolved(row: Row) -> bool:
        return review.answer(row) is None

    listed.list.go_to_next(is_unsolved, backwards=True)
    assert listed.current == "e1"
    listed.list.go_to_next(is_unsolved)
    assert listed.current == "c0"
    listed.list.go_to_next(lambda _: False)
    assert listed.current == "c0"


def test_words_are_looked_for_in_all_of_a_memory(listed: Listed) -> None:
    listed.look_for("rule 1")
    listed.wait_for(3)
    assert listed.list.counted.text() == f"3 of {sum(CLASSES.values())} shown"
    assert listed.current == "c1"
    listed.look_for("حد الأدنى")
    listed.wait_for(1)
    assert listed.current == "n2"
    listed.look_for("nobody says this")
    listed.wait_for(0)
    assert listed.list.current is None
    assert listed.told[-1] is None
    listed.look_for("")
    listed.wait_for(sum(CLASSES.values()))
    assert listed.current == "c0"


def test_the_search_box_is_reached_and_left(listed: Listed) -> None:
    rows = listed.list
    assert not rows.is_searching
    rows.search()
    assert rows.filter.hasFocus()
    assert rows.is_searching
    QTest.keyClicks(rows.filter, "rule 1")
    listed.wait_for(3)
    QTest.keyClick(rows.filter, Qt.Key.Key_Return)
    assert rows.table.hasFocus()
    assert rows.is_searching
    rows.end_search()
    listed.wait_for(sum(CLASSES.values()))
    assert not rows.is_searching
    assert listed.current == "c1", "the row that is shown stays"


def test_the_row_that_is_shown_stays_or_makes_room_for_its_neighbour(listed: Listed, encounter: Encounter) -> None:
    rows = listed.list
    rows._go_to(5)
    assert listed.current == "c3"
    rows.show_classes(frozenset({DiffClass.CONFLICT}))
    assert listed.current == "c3"
    rows._review.renew(encounter)
    assert listed.current == "c3"
    rows._found = {row_of(encounter, name).root for name in ("c1", "c2", "c4", "c5", "c6", "c7", "c8")}
    rows._list()
    assert listed.current == "c7", "the one that has its place now"
    rows.show_classes(frozenset())
    assert listed.current == ""


def test_the_strip_shows_what_is_listed_and_goes_there(listed: Listed) -> None:
    rows = listed.list
    rows.show_classes(frozenset({DiffClass.CONFLICT}))
    assert rows.overview._kinds == [DiffClass.CONFLICT] * CONFLICTS
    rows.overview.row_requested.emit(TEXTS)
    assert listed.current == "d0"


def test_widths_are_remembered_and_nonsense_is_not(listed: Listed) -> None:
    header = listed.list.table.horizontalHeader()
    header.resizeSection(Column.MEMORY, 231)
    state = header.saveState()
    header.resizeSection(Column.MEMORY, 100)
    listed.list.restore_columns(state)
    assert header.sectionSize(Column.MEMORY) == 231
    listed.list.restore_columns(QByteArray(b"nonsense"))
    assert header.sectionSize(Column.MEMORY) == 231


def test_where_one_only_reads_there_are_no_ticks_and_no_decisions(
    review: Review, session: Session, qtbot: QtBot, listed: Listed
) -> None:
    reading = RowList(review, session, read_only=True)
    for widget in (reading, reading.filter, reading.counted):
        qtbot.addWidget(widget)
    reading.restore_columns(listed.list.table.horizontalHeader().saveState())
    reading.show_classes(ALL)
    reading.show()
    assert reading.table.isColumnHidden(Column.TICK)
    assert reading.table.isColumnHidden(Column.DECISION)
    reading.focus_first()
    QTest.keyClick(reading.table, Qt.Key.Key_Space)
    assert review.decided == 0
    listed.list.restore_columns(reading.table.horizontalHeader().saveState())
    assert not listed.list.table.isColumnHidden(Column.TICK), "another window is not as that one was"


def test_an_answer_that_comes_after_the_end_is_dropped(listed: Listed, session: Session) -> None:
    listed.look_for("rule 1")
    listed.list._search()
    listed.list.stop()
    answered: list[int] = []
    session.tasks.ask("tests", lambda: 1, answered.append, is_long=True)
    listed.qtbot.waitUntil(lambda: bool(answered), timeout=PATIENCE)
    assert listed.list.model.rowCount() == sum(CLASSES.values())


def test_colours_follow_the_palette(listed: Listed, qapp: QApplication) -> None:
    before = listed.list.model.index(0, Column.DIFFERENCE).data(Qt.ItemDataRole.ForegroundRole)
    apply_theme(qapp, "dark")
    QApplication.processEvents()
    assert listed.list.model.index(0, Column.DIFFERENCE).data(Qt.ItemDataRole.ForegroundRole) != before

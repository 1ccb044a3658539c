from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QByteArray, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QMenu
from pytestqt.qtbot import QtBot

from explorer.memory.query import FactColumn, FactQuery, Sort
from explorer.store.snapshot import FileSnapshot
from explorer.ui.models.facts import COLUMNS, FactsModel
from explorer.ui.settings import COLUMNS as COLUMNS_SETTING
from explorer.ui.settings import COMPACT, Settings
from explorer.ui.tabs.fact_table import FactTable
from tests.ui.conftest import NOW, Clock

TEXT = COLUMNS.index(FactColumn.TEXT)
MakeTable = Callable[[], FactTable]


@pytest.fixture
def make_table(qtbot: QtBot, snapshot: FileSnapshot, settings: Settings) -> MakeTable:
    def make() -> FactTable:
        model = FactsModel(Clock())
        table = FactTable(model, settings)
        model.setParent(table)
        qtbot.addWidget(table)
        model.show_rows(snapshot, snapshot.facts(FactQuery(branch="main"), NOW).rows)
        table.resize(1000, 300)
        table.show()
        table.setFocus()
        return table

    return make


@pytest.fixture
def table(make_table: MakeTable) -> FactTable:
    return make_table()


def shown(table: FactTable) -> list[FactColumn]:
    """The columns that are seen, from left to right."""
    header = table.horizontalHeader()
    order = [header.logicalIndex(at) for at in range(len(COLUMNS))]
    return [COLUMNS[at] for at in order if not header.isSectionHidden(at)]


def choose(table: FactTable, column: FactColumn) -> None:
    """Tick or untick a column in the chooser."""
    menu = table.column_menu(table)
    menu.actions()[COLUMNS.index(column)].trigger()


def click_heading(table: FactTable, column: FactColumn) -> None:
    header = table.horizontalHeader()
    at = COLUMNS.index(column)
    middle = header.sectionViewportPosition(at) + header.sectionSize(at) // 2
    QTest.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(middle, header.height() // 2))


def test_the_text_is_the_widest_column_at_first(table: FactTable) -> None:
    assert shown(table) == [
        FactColumn.TOPIC, FactColumn.TEXT, FactColumn.DOMAIN, FactColumn.CONFIDENCE, FactColumn.USED,
        FactColumn.BRANCH, FactColumn.STATE,
    ]  # fmt: skip
    header = table.horizontalHeader()
    widths = {column: header.sectionSize(COLUMNS.index(column)) for column in shown(table)}
    assert max(widths, key=lambda column: widths[column]) is FactColumn.TEXT
    assert sum(widths.values()) == table.viewport().width(), "nothing to scroll sideways"


@pytest.mark.parametrize("width", [1000, 700, 520, 400])
def test_a_narrow_window_gives_the_text_room(table: FactTable, width: int) -> None:
    table.resize(width, 300)
    assert table.columnWidth(TEXT) >= 260
    table.resize(1000, 300)
    assert len(shown(table)) == 7, "what made room comes back"


def test_all_columns_leave_the_text_room_too(table: FactTable) -> None:
    for column in set(COLUMNS) - set(shown(table)):
        choose(table, column)
    for width in (1000, 700):
        table.resize(width, 300)
        assert table.columnWidth(TEXT) >= 260
    table.resize(2000, 300)
    assert set(shown(table)) == set(COLUMNS)
    assert table.horizontalScrollBar().maximum() == 0


def test_a_column_without_room_is_said_to_have_none(table: FactTable) -> None:
    table.resize(600, 300)
    words = [action.text() for action in table.column_menu(table).actions()]
    assert any(word.startswith("Used (no room") for word in words)
    assert not any(word.startswith("State (no room") for word in words)


def test_columns_are_chosen_in_the_menu_and_the_text_always_stays(table: FactTable) -> None:
    choose(table, FactColumn.AGENT)
    choose(table, FactColumn.USED)
    choose(table, FactColumn.TEXT)
    assert FactColumn.AGENT in shown(table)
    assert FactColumn.USED not in shown(table)
    assert FactColumn.TEXT in shown(table)
    menu = table.column_menu(table)
    ticked = {COLUMNS[at] for at in range(len(COLUMNS)) if menu.actions()[at].isChecked()}
    assert ticked == set(shown(table))
    menu.actions()[-1].trigger()
    assert shown(table)[0] is FactColumn.TOPIC
    assert FactColumn.USED in shown(table)
    assert FactColumn.AGENT not in shown(table)


def test_choice_order_and_widths_are_remembered(make_table: MakeTable) -> None:
    first = make_table()
    choose(first, FactColumn.AGENT)
    choose(first, FactColumn.BRANCH)
    header = first.horizontalHeader()
    header.moveSection(header.visualIndex(COLUMNS.index(FactColumn.STATE)), 0)
    first.setColumnWidth(COLUMNS.index(FactColumn.TOPIC), 133)
    before = shown(first)
    assert before[0] is FactColumn.STATE
    first.save_columns()
    second = make_table()
    assert shown(second) == before
    assert second.columnWidth(COLUMNS.index(FactColumn.TOPIC)) == 133
    assert second.columnWidth(TEXT) == first.columnWidth(TEXT)


def test_a_column_that_only_had_no_room_is_remembered_as_chosen(make_table: MakeTable) -> None:
    narrow = make_table()
    narrow.resize(600, 300)
    assert FactColumn.USED not in shown(narrow)
    narrow.save_columns()
    assert FactColumn.USED in shown(make_table())


@pytest.mark.parametrize("damaged", [b"", b"nonsense", b"\x00\x00\x00\xff" * 20])
def test_a_damaged_memory_of_columns_counts_as_none(make_table: MakeTable, settings: Settings, damaged: bytes) -> None:
    settings.set(COLUMNS_SETTING, QByteArray(damaged))
    assert len(shown(make_table())) == 7


@pytest.mark.parametrize(
    ("column", "first_down"),
    [(FactColumn.TOPIC, False), (FactColumn.USED, False), (FactColumn.CONFIDENCE, True)],
)
def test_a_heading_sorts_the_other_way_and_not_at_all(table: FactTable, column: FactColumn, first_down: bool) -> None:
    asked: list[Sort | None] = []
    table.sort_requested.connect(asked.append)
    header = table.horizontalHeader()
    marks = []
    for _ in range(4):
        click_heading(table, column)
        marks.append((header.isSortIndicatorShown(), header.sortIndicatorOrder() is Qt.SortOrder.DescendingOrder))
    assert asked == [Sort(column, first_down), Sort(column, not first_down), None, Sort(column, first_down)]
    assert marks[:2] == [(True, first_down), (True, not first_down)]
    assert marks[2][0] is False
    assert marks[3] == (True, first_down)
    assert header.sortIndicatorSection() == COLUMNS.index(column)


def test_another_heading_begins_anew(table: FactTable) -> None:
    asked: list[Sort | None] = []
    table.sort_requested.connect(asked.append)
    click_heading(table, FactColumn.TOPIC)
    click_heading(table, FactColumn.CONFIDENCE)
    click_heading(table, FactColumn.TOPIC)
    assert asked == [Sort(FactColumn.TOPIC), Sort(FactColumn.CONFIDENCE, True), Sort(FactColumn.TOPIC)]


def test_j_and_k_walk_and_stop_at_the_ends(table: FactTable) -> None:
    last = table.model().rowCount() - 1
    table.go_to(0)
    rows = []
    for keys in ("k", "j", "j", "k", "j" * (last + 3), "k"):
        QTest.keyClicks(table, keys)
        rows.append(table.currentIndex().row())
    assert rows == [0, 1, 2, 1, last, last - 1]
    assert [index.row() for index in table.selectionModel().selectedRows()] == [last - 1]


def test_arrows_and_all(table: FactTable) -> None:
    table.go_to(0)
    QTest.keyClick(table, Qt.Key.Key_Down)
    assert table.currentIndex().row() == 1
    QTest.keyClick(table, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    assert len(table.selectionModel().selectedRows()) == 2
    QTest.keyClick(table, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    assert len(table.selectionModel().selectedRows()) == table.model().rowCount()


def test_a_selection_with_shift_begins_where_j_and_k_led_to(table: FactTable) -> None:
    table.go_to(0)
    QTest.keyClick(table, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    for _ in range(3):
        QTest.keyClicks(table, "j")
    QTest.keyClick(table, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    assert sorted(index.row() for index in table.selectionModel().selectedRows()) == [4, 5]


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_enter_asks_for_the_row(table: FactTable, qtbot: QtBot, key: Qt.Key) -> None:
    table.go_to(2)
    with qtbot.waitSignal(table.activated) as heard:
        QTest.keyClick(table, key)
    assert heard.args is not None
    assert heard.args[0].row() == 2


def test_letters_do_not_search(table: FactTable) -> None:
    table.go_to(0)
    QTest.keyClicks(table, "deplo")
    assert table.currentIndex().row() == 0


def test_tab_leaves_the_table(table: FactTable) -> None:
    table.go_to(0)
    QTest.keyClick(table, Qt.Key.Key_Tab)
    assert table.currentIndex().column() == 0


def test_walking_does_not_scroll_sideways(table: FactTable) -> None:
    for column in (FactColumn.AGENT, FactColumn.VERACITY, FactColumn.TYPE, FactColumn.AGE, FactColumn.MENTIONS):
        choose(table, column)
    table.resize(500, 120)
    bar = table.horizontalScrollBar()
    bar.setValue(bar.maximum())
    assert bar.value() > 0
    before = bar.value()
    for _ in range(8):
        QTest.keyClicks(table, "j")
    assert bar.value() == before
    assert table.visualRect(table.currentIndex()).bottom() <= table.viewport().height()


def test_compact_rows_are_22_pixels_and_remembered(table: FactTable, make_table: MakeTable, settings: Settings) -> None:
    assert table.rowHeight(0) == 28
    table.set_compact(True)
    assert table.rowHeight(0) == 22
    assert settings.flag(COMPACT)
    assert make_table().rowHeight(0) == 22
    table.set_compact(False)
    assert table.rowHeight(0) == 28


def test_nothing_can_be_edited_here(table: FactTable) -> None:
    table.go_to(0)
    for key in (Qt.Key.Key_F2, Qt.Key.Key_Delete, Qt.Key.Key_Space):
        QTest.keyClick(table, key)
    assert table.state() is FactTable.State.NoState


def test_the_menu_sorts_as_the_headings_do(table: FactTable, qtbot: QtBot) -> None:
    menu = QMenu()
    wanted: list[Sort | None] = []
    table.sort_requested.connect(wanted.append)

    def press(text: str) -> None:
        table.fill_sort_menu(menu)
        next(action for action in menu.actions() if action.text() == text).trigger()

    for text in ("Confidence", "Confidence", "Confidence", "Topic", "Default order"):
        press(text)
    down, up = Sort(FactColumn.CONFIDENCE, descending=True), Sort(FactColumn.CONFIDENCE)
    assert wanted == [down, up, None, Sort(FactColumn.TOPIC), None]
    press("Age")
    table.fill_sort_menu(menu)
    assert [action.text() for action in menu.actions() if action.isChecked()] == ["Age"]


@pytest.fixture
def edited(table: FactTable) -> list[tuple[str, str, object, object]]:
    """What is edited in the cells of a table that can be edited: id, field, value, and what stood there."""
    model = table.model()
    assert isinstance(model, FactsModel)
    model.is_editable = True
    edits: list[tuple[str, str, object, object]] = []
    model.edit_requested.connect(lambda key, field, value, seen: edits.append((key.id, field, value, seen)))
    table.activateWindow()
    table.setFocus()
    return edits


def go_to(table: FactTable, record_id: str) -> None:
    model = table.model()
    assert isinstance(model, FactsModel)
    table.go_to(next(row for row in range(model.rowCount()) if model.row_at(row).fact.id == record_id))


def editor(table: FactTable) -> QLineEdit:
    line = table.indexWidget(table.currentIndex())
    assert isinstance(line, QLineEdit)
    return line


Edits = list[tuple[str, str, object, object]]


def test_a_cell_is_edited_and_saved(table: FactTable, edited: Edits, qtbot: QtBot) -> None:
    go_to(table, "cache")
    assert table.edit_column(FactColumn.TOPIC)
    assert table.is_editing
    assert editor(table).selectedText() == "cache"
    QTest.keyClicks(editor(table), "jk caching ")
    with qtbot.waitSignal(table.editing_ended):
        QTest.keyClick(editor(table), Qt.Key.Key_Return)
    assert edited == [("cache", "topic", "jk caching", "cache")]
    assert not table.is_editing


def test_enter_in_a_cell_does_not_ask_for_the_row(table: FactTable, edited: Edits, qtbot: QtBot) -> None:
    go_to(table, "cache")
    table.edit_column(FactColumn.TOPIC)
    with qtbot.assertNotEmitted(table.activated), qtbot.waitSignal(table.editing_ended):
        QTest.keyClick(editor(table), Qt.Key.Key_Return)
    assert edited == []


def test_the_end_of_the_editing_is_told_also_where_the_person_moved_on(
    table: FactTable, edited: Edits, qtbot: QtBot
) -> None:
    go_to(table, "cache")
    table.edit_column(FactColumn.TOPIC)
    QTest.keyClicks(editor(table), "x")
    with qtbot.waitSignal(table.editing_ended):
        QTest.keyClick(table, Qt.Key.Key_Down)
    assert edited == [("cache", "topic", "x", "cache")]
    assert not table.is_editing


@pytest.mark.parametrize("saves", [True, False])
def test_the_editing_can_be_ended_from_outside(table: FactTable, edited: Edits, saves: bool) -> None:
    table.finish_editing(saves=saves)
    go_to(table, "cache")
    table.edit_column(FactColumn.DOMAIN)
    editor(table).setText("warehouse")
    table.finish_editing(saves=saves)
    assert not table.is_editing
    assert [each[2] for each in edited] == (["warehouse"] if saves else [])


def test_a_column_that_is_not_shown_is_there_while_it_is_edited(table: FactTable, edited: Edits) -> None:
    choose(table, FactColumn.TOPIC)
    assert FactColumn.TOPIC not in shown(table)
    go_to(table, "cache")
    assert table.edit_column(FactColumn.TOPIC)
    assert FactColumn.TOPIC in shown(table)
    assert editor(table).isVisible()
    table.finish_editing()
    assert FactColumn.TOPIC not in shown(table)


@pytest.mark.parametrize(
    ("record_id", "column"),
    [("old", FactColumn.TOPIC), ("odd", FactColumn.TOPIC), ("cache", FactColumn.TEXT), ("cache", FactColumn.STATE)],
)
def test_what_cannot_be_edited_opens_no_editor(
    table: FactTable, edited: Edits, record_id: str, column: FactColumn
) -> None:
    go_to(table, record_id)
    before = shown(table)
    assert not table.edit_column(column)
    assert not table.is_editing
    assert shown(table) == before


def test_without_a_current_row_nothing_is_edited(table: FactTable, edited: Edits) -> None:
    table.setCurrentIndex(table.model().index(-1, -1))
    assert not table.edit_column(FactColumn.TOPIC)


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_enter_among_the_proposed_domains_takes_one_and_ends_the_editing(
    table: FactTable, edited: Edits, qtbot: QtBot
) -> None:
    table.fact_delegate.domains = frozenset({"deploy", "data", "people"})
    go_to(table, "cache")
    table.edit_column(FactColumn.DOMAIN)
    line = editor(table)
    QTest.keyClicks(line, "de")
    popup = line.completer().popup()
    assert popup is not None
    qtbot.waitUntil(popup.isVisible)
    QTest.keyClick(popup, Qt.Key.Key_Down)
    assert line.text() == "deploy"
    with qtbot.waitSignal(table.editing_ended):
        QTest.keyClick(popup, Qt.Key.Key_Return)
    assert edited == [("cache", "domain", "deploy", "data")]
    assert not table.is_editing
    assert QApplication.activePopupWidget() is None


def test_rows_are_dragged_and_nothing_is_dropped_here(table: FactTable) -> None:
    assert table.dragDropMode() is FactTable.DragDropMode.DragOnly
    assert not table.acceptDrops()
    assert not table.viewport().acceptDrops()

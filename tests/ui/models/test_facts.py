from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication

from explorer.memory.keys import Key
from explorer.memory.query import FactColumn, FactQuery, FactState
from explorer.store.snapshot import FileSnapshot
from explorer.ui.models.facts import COLUMNS, NUMBERS, ROW_ROLE, FactRow, FactsModel
from tests.ui.conftest import MAIN, NOW, Clock

Role = Qt.ItemDataRole


@pytest.fixture
def model(qapp: QApplication, snapshot: FileSnapshot) -> FactsModel:
    made = FactsModel(Clock())
    made.show_rows(snapshot, snapshot.facts(FactQuery(branch="main"), NOW).rows)
    return made


def cell(model: FactsModel, record_id: str, column: FactColumn, role: int = Role.DisplayRole) -> object:
    at = next(at for at in range(model.rowCount()) if model.row_at(at).fact.id == record_id)
    return model.index(at, COLUMNS.index(column)).data(role)


def test_it_keeps_the_rules_of_models_while_its_rows_change(qapp: QApplication, snapshot: FileSnapshot) -> None:
    model = FactsModel(Clock())
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning)
    for query in (FactQuery(), FactQuery(branch="main"), FactQuery(text="no such word"), FactQuery(text="deploys")):
        model.show_rows(snapshot, snapshot.facts(query, NOW).rows)
    assert tester.model() is model
    assert model.rowCount() == 2


def test_a_row_has_no_rows_below_it(model: FactsModel) -> None:
    first = model.index(0, 0)
    assert (model.rowCount(first), model.columnCount(first)) == (0, 0)
    assert model.columnCount() == len(FactColumn)


@pytest.mark.parametrize(
    ("record_id", "column", "text"),
    [
        ("db~2", FactColumn.TOPIC, "database"),
        ("db~2", FactColumn.TEXT, "The database is PostgreSQL 16"),
        ("db~2", FactColumn.DOMAIN, "data"),
        ("db~2", FactColumn.TYPE, "fact"),
        ("db~2", FactColumn.CONFIDENCE, "0.95"),
        ("db~2", FactColumn.VERACITY, "stated by a person"),
        ("db~2", FactColumn.AGE, "40 d"),
        ("db~2", FactColumn.USED, "24 h"),
        ("db~2", FactColumn.MENTIONS, "3"),
        ("db~2", FactColumn.BRANCH, "main"),
        ("db~2", FactColumn.AGENT, "coder"),
        ("db~2", FactColumn.STATE, ""),
        ("ana", FactColumn.BRANCH, "global"),
        ("undated", FactColumn.AGE, ""),
        ("undated", FactColumn.CONFIDENCE, ""),
        ("undated", FactColumn.DOMAIN, "project"),
        ("undated", FactColumn.VERACITY, "unknown"),
        ("deploy", FactColumn.STATE, "contradiction"),
        ("sale", FactColumn.STATE, "expired"),
        ("old", FactColumn.STATE, "superseded"),
        ("odd", FactColumn.STATE, "odd"),
        ("odd", FactColumn.CONFIDENCE, ""),
    ],
)
def test_cells_say_what_the_record_says(model: FactsModel, record_id: str, column: FactColumn, text: str) -> None:
    assert cell(model, record_id, column) == text
    assert cell(model, record_id, column, Role.AccessibleTextRole) == text


def test_a_text_of_several_lines_is_one_line_in_the_table(qapp: QApplication, snapshot: FileSnapshot) -> None:
    model = FactsModel(Clock())
    model.show_rows(snapshot, snapshot.facts(FactQuery(branch="main"), NOW).rows)
    fact = model.row_at(0).fact
    assert model.cell_text(FactRow(fact, FactState.ACTIVE, None), FactColumn.TEXT) == fact.content
    long = type(fact)(namespace="user", id="x", content="one\n\n  two\tthree " + "x" * 200_000)
    text = model.cell_text(FactRow(long, FactState.ACTIVE, None), FactColumn.TEXT)
    assert text.startswith("one two three xxx")
    assert len(text) <= 500, "a cell is never asked to lay out a whole book"


def test_times_have_the_exact_one_in_the_tooltip(model: FactsModel) -> None:
    assert str(cell(model, "db~2", FactColumn.USED, Role.ToolTipRole)).endswith("2026-11-29 12:00:00 UTC")
    assert str(cell(model, "db~2", FactColumn.AGE, Role.ToolTipRole)).endswith("2026-10-21 12:00:00 UTC")
    assert not cell(model, "undated", FactColumn.AGE, Role.ToolTipRole)


def test_figures_stand_at_the_right(model: FactsModel) -> None:
    for at, column in enumerate(COLUMNS):
        for alignment in (
            model.index(0, at).data(Role.TextAlignmentRole),
            model.headerData(at, Qt.Orientation.Horizontal, Role.TextAlignmentRole),
        ):
            assert isinstance(alignment, Qt.AlignmentFlag)
            is_right = bool(alignment & Qt.AlignmentFlag.AlignRight)
            assert is_right is (column in NUMBERS)


def test_every_column_has_its_heading(model: FactsModel) -> None:
    heads = [model.headerData(at, Qt.Orientation.Horizontal) for at in range(model.columnCount())]
    assert all(heads)
    assert len(set(heads)) == len(heads)


def test_the_row_itself_can_be_asked_for(model: FactsModel) -> None:
    row = model.index(0, 3).data(ROW_ROLE)
    assert isinstance(row, FactRow)
    assert row is model.row_at(0)
    assert QModelIndex().data(ROW_ROLE) is None


def test_keys_are_found_where_they_stand(model: FactsModel) -> None:
    for at in range(model.rowCount()):
        assert model.position_of(model.row_at(at).fact.key) == at
    assert model.position_of(Key(MAIN, "db")) == model.position_of(Key(MAIN, "db~2")), (
        "it is in the history of that row"
    )
    assert model.position_of(Key("project:feature/auth", "auth-1")) is None
    assert model.position_of(Key("nowhere", "nothing")) is None
    assert FactsModel(Clock()).position_of(Key(MAIN, "ana")) is None


def test_what_was_painted_of_an_earlier_state_is_not_shown_again(qapp: QApplication, snapshot: FileSnapshot) -> None:
    clock = Clock()
    model = FactsModel(clock)
    rows = np.array([snapshot.row(Key(MAIN, "db~2"))], np.int32)
    model.show_rows(snapshot, rows)
    assert cell(model, "db~2", FactColumn.AGE) == "40 d"
    clock.now = NOW.replace(year=2027)
    assert cell(model, "db~2", FactColumn.AGE) == "40 d", "one state is shown at one instant"
    model.show_rows(snapshot, rows)
    assert cell(model, "db~2", FactColumn.AGE) == "13 mo"

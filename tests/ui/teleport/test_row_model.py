from __future__ import annotations

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication

from explorer.services.teleport.answers import Choice
from explorer.services.teleport.classify import DiffClass
from explorer.ui.teleport.diff_words import CHIPS
from explorer.ui.teleport.encounter import Encounter
from explorer.ui.teleport.review import Review
from explorer.ui.teleport.row_model import Column, RowModel
from explorer.ui.theme import LIGHT, apply_theme
from tests.ui.teleport.compare_cases import CLASSES, CONFLICTS, key

Role = Qt.ItemDataRole
ALL = frozenset(CHIPS)


@pytest.fixture
def model(review: Review, qapp: QApplication) -> RowModel:
    apply_theme(qapp, "light")
    made = RowModel(review, qapp.palette())
    made.show(ALL, None)
    return made


def said(model: RowModel, record_id: str, column: Column, role: Role = Role.DisplayRole) -> object:
    number = model.number_of(key(record_id))
    assert number is not None
    return model.index(number, column).data(role)


def test_it_is_a_model_as_qt_wants_it_whatever_happens(model: RowModel, review: Review, encounter: Encounter) -> None:
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning, model)
    model.show(frozenset({DiffClass.CONFLICT}), None)
    model.show(ALL, {key("c0"), key("n0")})
    review.choose(review.conflicts, Choice.MINE)
    review.renew(encounter)
    model.show(frozenset(), None)
    assert model.rowCount() == 0


def test_it_lists_classes_and_what_was_found(model: RowModel) -> None:
    assert model.rowCount() == sum(CLASSES.values())
    model.show(frozenset({DiffClass.CONFLICT}), None)
    assert model.rowCount() == CONFLICTS
    model.show(ALL, {key("c0"), key("n0"), key("nobody")})
    assert [row.root.id for row in model.rows] == ["c0", "n0"]
    assert model.number_of(key("c1")) is None
    assert model.rowCount(model.index(0, 0)) == model.columnCount(model.index(0, 0)) == 0


def test_a_row_says_everything(model: RowModel) -> None:
    texts = [str(said(model, "c0", column)) for column in Column]
    assert texts[:3] == ["", "rule 0", "both changed: text"]
    assert "Rule 0 as it is here" in texts[3]
    assert "Rule 0 as it is there" in texts[4]
    assert texts[5] == "decide"
    assert [model.headerData(column, Qt.Orientation.Horizontal) for column in Column] == [
        "", "Memory", "Difference", "Here", "There", "Decision",
    ]  # fmt: skip
    assert model.headerData(0, Qt.Orientation.Vertical) is None


def test_a_long_or_marked_up_text_is_no_trouble(model: RowModel) -> None:
    assert len(str(said(model, "n3", Column.THERE))) < 300
    assert str(said(model, "n2", Column.THERE)).strip("\u2068\u2069").startswith("أندرويد")
    assert str(said(model, "n3", Column.THERE, Role.ToolTipRole)).startswith("<p>")
    assert model.data(QModelIndex()) is None
    assert said(model, "n3", Column.DECISION, Role.ToolTipRole) is None


def test_a_tick_takes_a_row_in_or_leaves_it_out(model: RowModel, review: Review) -> None:
    number = model.number_of(key("n0"))
    assert number is not None
    tick = model.index(number, Column.TICK)
    assert tick.flags() & Qt.ItemFlag.ItemIsUserCheckable
    assert tick.data(Role.CheckStateRole) == Qt.CheckState.Checked
    assert tick.data(Role.AccessibleTextRole) == "taken"
    assert model.setData(tick, Qt.CheckState.Unchecked.value, Role.CheckStateRole)
    assert tick.data(Role.CheckStateRole) == Qt.CheckState.Unchecked
    assert tick.data(Role.AccessibleTextRole) == "not taken"
    assert said(model, "n0", Column.DECISION) == "left out"
    assert review.decided == 1
    assert not model.setData(tick, "text")


def test_a_conflict_is_not_ticked_before_it_is_decided(model: RowModel, review: Review) -> None:
    assert said(model, "c0", Column.TICK, Role.CheckStateRole) == Qt.CheckState.Unchecked
    review.choose([model.row_at(0)], Choice.THEIRS)
    assert said(model, "c0", Column.TICK, Role.CheckStateRole) == Qt.CheckState.Checked
    assert said(model, "c0", Column.DECISION) == "theirs"


def test_about_what_is_only_here_there_is_nothing_to_tick(model: RowModel, review: Review) -> None:
    number = model.number_of(key("o0"))
    assert number is not None
    tick = model.index(number, Column.TICK)
    assert tick.data(Role.CheckStateRole) is None
    assert tick.data(Role.AccessibleTextRole) == "nothing to decide"
    assert not model.setData(tick, Qt.CheckState.Checked.value, Role.CheckStateRole)
    assert review.decided == 0


def test_where_one_only_reads_there_is_nothing_to_tick(review: Review, qapp: QApplication) -> None:
    model = RowModel(review, qapp.palette(), read_only=True)
    model.show(ALL, None)
    tick = model.index(0, Column.TICK)
    assert not tick.flags() & Qt.ItemFlag.ItemIsUserCheckable
    assert tick.data(Role.CheckStateRole) is None
    assert not model.setData(tick, Qt.CheckState.Checked.value, Role.CheckStateRole)


def test_colours_are_beside_words_and_follow_the_palette(model: RowModel, qapp: QApplication) -> None:
    assert said(model, "c0", Column.DECISION, Role.ForegroundRole) == QColor(LIGHT.bad)
    assert said(model, "n0", Column.DIFFERENCE, Role.ForegroundRole) == QColor(LIGHT.good)
    assert said(model, "n0", Column.HERE, Role.ForegroundRole) is None
    before = said(model, "c0", Column.DIFFERENCE, Role.ForegroundRole)
    assert said(model, "c0", Column.MEMORY, Role.DecorationRole) is not None
    apply_theme(qapp, "dark")
    model.dress(QPalette(qapp.palette()))
    assert said(model, "c0", Column.DIFFERENCE, Role.ForegroundRole) != before


def test_more_rows_than_are_remembered_are_said_all_the_same(model: RowModel, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("explorer.ui.teleport.row_model._REMEMBERED", 3)
    first = said(model, "c0", Column.THERE)
    for row in model.rows:
        said(model, row.root.id, Column.THERE)
    assert said(model, "c0", Column.THERE) == first

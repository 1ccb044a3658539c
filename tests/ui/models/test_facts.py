from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication

from explorer.memory.ahead import Ahead
from explorer.memory.changes import ChangeSet
from explorer.memory.keys import Key
from explorer.memory.query import FactColumn, FactQuery, FactState
from explorer.services.deletion import delete, erase
from explorer.services.editing import Editing
from explorer.services.edits import set_fields
from explorer.services.revisions import revise
from explorer.store.snapshot import FileSnapshot
from explorer.store.workspace import Workspace
from explorer.ui.models.dragged_keys import FORMAT, unpack
from explorer.ui.models.facts import COLUMNS, NUMBERS, ROW_ROLE, FactRow, FactsModel
from explorer.ui.standing import ahead_of
from tests.ui.conftest import MAIN, NOW, PERSON, Agent, Clock
from tests.ui.driving import stored

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


def at(model: FactsModel, record_id: str) -> int:
    return next(row for row in range(model.rowCount()) if model.row_at(row).fact.id == record_id)


def ahead(snapshot: FileSnapshot, *rules: Callable[[Editing], ChangeSet | None]) -> Ahead:
    """The records with the change sets that these rules make."""
    changes: list[ChangeSet] = []
    for rule in rules:
        made = rule(Editing(snapshot, ahead_of(snapshot, changes), NOW, PERSON))
        assert made is not None
        changes.append(made)
    return ahead_of(snapshot, changes)


CACHE = Key(MAIN, "cache")


@pytest.mark.parametrize("is_waiting", [False, True])
def test_a_row_is_shown_as_it_will_be(model: FactsModel, snapshot: FileSnapshot, is_waiting: bool) -> None:
    laid = ahead(
        snapshot,
        lambda editing: set_fields(editing, [CACHE], {"topic": "caching"}),
        lambda editing: revise(editing, CACHE, "Valkey caches"),
        lambda editing: delete(editing, [Key(MAIN, "deploy")]),
    )
    told: list[bool] = []
    model.dataChanged.connect(lambda *_: told.append(True))
    model.lay_ahead(laid, is_waiting=is_waiting)
    assert told
    assert cell(model, "cache~2", FactColumn.TOPIC) == "caching"
    assert cell(model, "cache~2", FactColumn.TEXT) == "Valkey caches"
    assert cell(model, "cache~2", FactColumn.STATE) == ("waiting" if is_waiting else "")
    assert model.key_at(at(model, "cache~2")) == CACHE, "the key is the one that it has now"
    assert model.row_at(at(model, "deploy")).state is FactState.DELETED
    assert cell(model, "deploy", FactColumn.STATE) == ("waiting" if is_waiting else "deleted")
    model.lay_ahead(ahead(snapshot), is_waiting=False)
    assert cell(model, "cache", FactColumn.TOPIC) == "cache"


def test_without_changes_nothing_is_painted_anew(model: FactsModel, snapshot: FileSnapshot) -> None:
    told: list[bool] = []
    model.dataChanged.connect(lambda *_: told.append(True))
    model.lay_ahead(ahead(snapshot), is_waiting=False)
    assert told == []


def test_an_erased_record_that_is_still_listed_counts_as_deleted(model: FactsModel, snapshot: FileSnapshot) -> None:
    model.lay_ahead(ahead(snapshot, lambda editing: erase(editing, [CACHE])), is_waiting=False)
    assert model.row_at(at(model, "cache")).state is FactState.DELETED


def test_only_current_facts_without_problems_are_edited_and_only_in_three_columns(model: FactsModel) -> None:
    editable = Qt.ItemFlag.ItemIsEditable
    assert not any(model.index(row, 0).flags() & editable for row in range(model.rowCount()))
    model.is_editable = True
    found = {
        (model.row_at(row).fact.id, COLUMNS[column])
        for row in range(model.rowCount())
        for column in range(len(COLUMNS))
        if model.index(row, column).flags() & editable
    }
    fine = {"tone", "ana", "cache", "deploy", "deploy-2", "ticket", "marked", "db~2", "sale", "undated"}
    assert {record_id for record_id, _ in found} == fine
    assert {column for _, column in found} == {FactColumn.TOPIC, FactColumn.DOMAIN, FactColumn.CONFIDENCE}
    assert model.index(at(model, "odd"), 0).flags() & Qt.ItemFlag.ItemIsDragEnabled
    assert model.flags(QModelIndex()) is not None


def test_an_edit_is_announced_with_what_stood_there_and_changes_nothing_itself(
    model: FactsModel, snapshot: FileSnapshot
) -> None:
    model.is_editable = True
    edits: list[tuple[object, ...]] = []
    model.edit_requested.connect(lambda *edit: edits.append(edit))
    topic, text_column = COLUMNS.index(FactColumn.TOPIC), COLUMNS.index(FactColumn.TEXT)
    assert model.setData(model.index(at(model, "cache"), topic), "caching")
    assert model.setData(model.index(at(model, "undated"), topic), "when")
    assert not model.setData(model.index(at(model, "cache"), text_column), "another text")
    assert not model.setData(model.index(at(model, "cache"), topic), "x", Role.DisplayRole)
    assert edits == [(CACHE, "topic", "caching", "cache"), (Key(MAIN, "undated"), "topic", "when", None)]
    assert cell(model, "cache", FactColumn.TOPIC) == "cache"
    laid = ahead(snapshot, lambda editing: set_fields(editing, [CACHE], {"topic": "caching"}))
    model.lay_ahead(laid, is_waiting=False)
    model.setData(model.index(at(model, "cache"), topic), "again")
    assert edits[-1] == (CACHE, "topic", "again", "caching")


def test_what_is_edited_is_the_stored_value(model: FactsModel) -> None:
    assert cell(model, "undated", FactColumn.DOMAIN) == "project"
    assert cell(model, "undated", FactColumn.DOMAIN, Role.EditRole) == ""
    assert cell(model, "cache", FactColumn.CONFIDENCE, Role.EditRole) == 0.4
    assert cell(model, "cache", FactColumn.TEXT, Role.EditRole) is None


def test_dragged_rows_are_their_keys(model: FactsModel) -> None:
    rows = [at(model, "deploy"), at(model, "cache")]
    data = model.mimeData([model.index(row, column) for row in rows for column in range(3)])
    assert data.formats() == model.mimeTypes() == [FORMAT]
    assert unpack(data) == [CACHE, Key(MAIN, "deploy")]
    assert not data.hasText()


def test_a_lineage_is_found_by_any_of_its_texts(workspace: Path) -> None:
    agent = Agent(workspace)
    agent.remember("cache~2", "Undone", revision_of="cache", superseded_by="system:undone")
    agent.close()
    snapshot = Workspace(workspace).scan(lambda _: None)
    model = FactsModel(Clock())
    model.show_rows(snapshot, snapshot.facts(FactQuery(branch="main"), NOW).rows)
    assert stored(workspace, "cache~2")["superseded_by"] == "system:undone"
    assert model.position_of(Key(MAIN, "cache~2")) == at(model, "cache")
    assert model.positions_of([Key(MAIN, "cache~2"), CACHE]) == [at(model, "cache")]

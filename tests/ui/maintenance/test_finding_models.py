from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QPalette
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication

from explorer.memory.ahead import Ahead
from explorer.memory.changes import ChangeKind, Patch, new_change_set
from explorer.services.repairs.repair import Repair
from explorer.ui.maintenance.file_findings import LOSSLESS, Checked, FindingKind
from explorer.ui.maintenance.finding_models import Column, FindingModel, KindModel, Ticks, sign_of
from explorer.ui.widgets.line_list import LINE_ROLE
from tests.ui.maintenance.check_cases import checked_of, write_odd

ROLE = Qt.ItemDataRole
FATAL = QAbstractItemModelTester.FailureReportingMode.Fatal


@pytest.fixture
def checked(qapp: QApplication, tmp_path: Path) -> Checked:
    return checked_of(write_odd(tmp_path / "odd.vdb"))


@pytest.fixture
def model(checked: Checked) -> FindingModel:
    made = FindingModel(QPalette())
    made.show(checked, FindingKind.FIELDS)
    return made


def texts(model: FindingModel, row: int) -> Sequence[object]:
    return [model.index(row, column).data() for column in (Column.RECORD, Column.WRONG, Column.REPAIR)]


def test_the_models_keep_qts_promises(checked: Checked, model: FindingModel) -> None:
    kinds = KindModel()
    QAbstractItemModelTester(kinds, FATAL)
    QAbstractItemModelTester(model, FATAL)
    kinds.show(checked)
    model.show(checked, FindingKind.EXPIRED)
    model.show(checked, None)
    assert (model.rowCount(), kinds.rowCount()) == (0, len(checked.found))
    assert model.index(0, 0).data() is QModelIndex().data() is None


def test_a_kind_says_how_much_there_is_of_it_and_how_bad_it_is(checked: Checked) -> None:
    kinds = KindModel()
    kinds.show(checked)
    at = kinds.kinds.index(FindingKind.FIELDS)
    assert kinds.index(at, 0).data(ROLE.AccessibleTextRole) == "Fields of a wrong type · 2 finding(s)"
    assert kinds.index(at, 0).data(LINE_ROLE).tone == "bad"
    assert sign_of(FindingKind.EXPIRED) == ("warning", "warning")
    assert sign_of(FindingKind.SHARED_IDS) == ("info", "muted")


def test_a_row_says_what_is_wrong_and_what_mends_it(model: FindingModel) -> None:
    assert {tuple(texts(model, row)[1:]) for row in range(2)} == {
        ("Confidence: “0.8”", "→ 0.8 · written as its type has it"),
        ('Confidence: {"of": 1}', "→ nothing · the old value is kept beside it"),
    }
    assert "\u2068" in str(texts(model, 0)[0]) + str(texts(model, 1)[0])
    assert model.index(0, Column.WRONG).data(ROLE.ToolTipRole).startswith("<p>")


def test_ticked_at_first_is_what_loses_nothing(checked: Checked) -> None:
    chosen = Ticks().chosen(checked.repairs)
    assert {each.mend for each in chosen} <= LOSSLESS
    assert len(chosen) == 4
    assert [each for each in checked.repairs if each.mend in LOSSLESS] == chosen


def test_a_tick_holds_when_the_file_is_examined_again(checked: Checked, model: FindingModel, tmp_path: Path) -> None:
    told: list[int] = []
    model.ticked.connect(lambda: told.append(1))
    assert model.setData(model.index(0, Column.TICK), Qt.CheckState.Unchecked.value, ROLE.CheckStateRole)
    assert not model.setData(model.index(0, Column.WRONG), Qt.CheckState.Unchecked.value, ROLE.CheckStateRole)
    assert told == [1]
    model.show(checked_of(tmp_path / "odd.vdb"), FindingKind.FIELDS)
    states = [model.index(row, Column.TICK).data(ROLE.CheckStateRole) for row in range(2)]
    assert states == [Qt.CheckState.Unchecked, Qt.CheckState.Checked]
    assert model.index(0, Column.TICK).data(ROLE.AccessibleTextRole) == "to be left"
    frozen = model.ticks.copy()
    model.tick([0], on=True)
    assert len(frozen.chosen(checked.repairs)) == 3, "a job has the ticks as they were"


def test_what_cannot_be_mended_has_no_tick(checked: Checked, model: FindingModel) -> None:
    model.show(checked, FindingKind.STALE_VECTORS)
    index = model.index(0, Column.TICK)
    assert index.data(ROLE.CheckStateRole) is None
    assert not index.flags() & Qt.ItemFlag.ItemIsUserCheckable
    assert texts(model, 0)[2] == "renew vectors"
    model.show(checked, FindingKind.SHARED_IDS)
    assert texts(model, 0)[1:] == ["project:feature/auth, project:main", "—"]
    assert not model.is_ticked([0])


def test_nothing_is_ticked_where_nothing_can_be_changed(checked: Checked, model: FindingModel) -> None:
    model.is_editable = False
    model.tick([0], on=False)
    assert len(model.ticks.chosen(checked.repairs)) == 4
    assert model.index(0, Column.TICK).data(ROLE.CheckStateRole) is None


def test_what_waits_to_be_written_says_so(checked: Checked, model: FindingModel) -> None:
    repair: Repair = next(each for each in checked.repairs if each.key.id == "odd")
    change = new_change_set(
        ChangeKind.REPAIR, (Patch(repair.key, dict(repair.before), dict(repair.after)),), checked.editing.now, "ana"
    )
    editing = replace(checked.editing, ahead=Ahead(checked.editing.ahead.metadata, (change,)))
    rows = tuple(replace(each, repair=None) for each in checked.found[FindingKind.FIELDS] if each.key == repair.key)
    model.show(replace(checked, editing=editing, found={FindingKind.FIELDS: rows}), FindingKind.FIELDS)
    assert texts(model, 0)[2] == "a change of it waits to be written"

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtTest import QAbstractItemModelTester, QSignalSpy
from PySide6.QtWidgets import QApplication

from explorer.memory.decay_laws import Exponential
from explorer.ui.maintenance.decay_model import Column, DecayModel
from explorer.ui.maintenance.decay_trial import Trial, fading
from explorer.ui.theme import LIGHT
from tests.services.raw_snapshot import key_of
from tests.ui.maintenance.decay_cases import trial_of

Role = Qt.ItemDataRole


def made(trial: Trial | None = None) -> DecayModel:
    model = DecayModel(QPalette(QColor(LIGHT.window)))
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    trial = trial or trial_of()
    model.show(trial, *fading(trial))
    return model


def row(model: DecayModel, at: int, role: Role = Role.DisplayRole) -> list[object]:
    return [model.index(at, column).data(role) for column in Column]


def test_every_fact_in_words_and_figures(qapp: QApplication) -> None:
    model = made()
    heads = [model.headerData(column, Qt.Orientation.Horizontal) for column in Column]
    assert heads == ["Skip", "Fact", "Type", "Today", "+7 d", "+30 d", "+90 d", "Falls below", "This run"]
    assert row(model, 0)[1:7] == ["Nobody knows the fax number", "request", "0.01", "0.01", "0.00", "0.00"]
    assert row(model, 0)[8] == "is deleted"
    assert row(model, 1)[3:7] == ["0.40", "0.20", "0.02", "0.00"]
    assert [row(model, at)[8] for at in (1, 2)] == ["decays", "stays"]
    assert model.index(0, Column.TODAY).data(Role.ForegroundRole) == QColor(LIGHT.bad)
    assert "UTC" in str(model.index(0, Column.FALLS).data(Role.ToolTipRole))
    assert model.index(1, Column.TODAY).data(Role.AccessibleTextRole) == "Today: 0.40"
    assert model.headerData(0, Qt.Orientation.Vertical) is None


def test_arabic_begins_at_the_right(qapp: QApplication) -> None:
    model = made()
    alignment = model.index(2, Column.TEXT).data(Role.TextAlignmentRole)
    assert alignment & Qt.AlignmentFlag.AlignRight


def test_what_never_falls_says_so(qapp: QApplication) -> None:
    model = made(trial_of(Exponential(threshold=0.0)))
    assert row(model, 0)[7] == "never"
    model = made(trial_of(Exponential(threshold=0.95)))
    assert row(model, 0)[7] == "from the start"


def test_ticks_are_announced_and_shown(qapp: QApplication) -> None:
    model = made()
    index = model.index(0, Column.SKIP)
    assert index.data(Role.CheckStateRole) is None, "of a file that is read-only nothing is ticked"
    assert not model.setData(index, Qt.CheckState.Checked, Role.CheckStateRole)
    model.is_editable = True
    spy = QSignalSpy(model.veto_requested)
    assert model.setData(index, Qt.CheckState.Checked, Role.CheckStateRole)
    assert spy.at(0) == [[key_of("user gone")], True]
    trial = trial_of(vetoed=[key_of("user gone")])
    model.show(trial, *fading(trial))
    assert model.index(0, Column.SKIP).data(Role.CheckStateRole) == Qt.CheckState.Checked
    assert row(model, 0)[8] == "skipped"
    assert model.index(0, Column.SKIP).data(Role.AccessibleTextRole) == "skipped"


def test_rows_are_found_by_their_keys(qapp: QApplication) -> None:
    model = made()
    assert model.rows_of([key_of("user fresh"), key_of("user gone"), key_of("user never"), key_of("user x")]) == [0, 2]
    assert model.key_at(1) == key_of("user week")

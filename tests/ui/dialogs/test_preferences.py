from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialogButtonBox, QLabel, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from explorer.memory.journal import Retention
from explorer.ui.dialogs.preferences import HistoryDialog, keep_history
from explorer.ui.session import Session
from explorer.ui.settings import Settings

Make = Callable[[], HistoryDialog]


@pytest.fixture
def make(settings: Settings, qtbot: QtBot) -> Make:
    def show() -> HistoryDialog:
        dialog = HistoryDialog(settings)
        qtbot.addWidget(dialog)
        dialog.show()
        return dialog

    return show


def said(dialog: HistoryDialog) -> str:
    return "\n".join(label.text() for label in dialog.findChildren(QLabel) if label.isVisible())


def test_it_begins_with_what_is_kept_now_and_keeps_what_is_saved(make: Make, settings: Settings, qtbot: QtBot) -> None:
    dialog = make()
    assert dialog.retention == Retention()
    dialog.days.setValue(400)
    dialog.megabytes.setValue(2_000)
    dialog.backups.setValue(9)
    assert settings.retention == Retention()
    QTest.keyClick(dialog.days, Qt.Key.Key_Return)
    assert dialog.result() == HistoryDialog.DialogCode.Accepted.value
    assert settings.retention == dialog.retention == Retention(400, 2_000, 9)
    assert make().retention == Retention(400, 2_000, 9)


def test_cancel_keeps_nothing(make: Make, settings: Settings, qtbot: QtBot) -> None:
    dialog = make()
    dialog.days.setValue(3)
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert settings.retention == Retention()


def test_what_is_accepted_is_kept_at_once(
    settings: Settings, session: Session, workspace: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    kept: list[Retention] = []
    monkeypatch.setattr(session.writes, "keep", kept.append)
    parent = QWidget()
    qtbot.addWidget(parent)
    for answer in (0, 1):
        monkeypatch.setattr(HistoryDialog, "exec", lambda _, answer=answer: answer)
        keep_history(settings, session.writes, parent)
    assert kept == [settings.retention]


def test_figures_stay_within_their_limits(make: Make) -> None:
    dialog = make()
    limits = [(box.minimum(), box.maximum()) for box in (dialog.days, dialog.megabytes, dialog.backups)]
    assert limits == [(1, 3_650), (10, 100_000), (0, 90)]


def test_without_backups_it_says_what_that_means(make: Make) -> None:
    dialog = make()
    assert "nothing but Undo" not in said(dialog)
    height = dialog.height()
    dialog.backups.setValue(0)
    assert "nothing but Undo" in said(dialog)
    assert dialog.height() > height
    dialog.backups.setValue(1)
    assert "nothing but Undo" not in said(dialog)


@pytest.mark.parametrize("name", ["days", "megabytes", "backups"])
def test_keeping_less_is_said_to_remove_at_once(make: Make, name: str) -> None:
    dialog = make()
    box: QSpinBox = getattr(dialog, name)
    assert "removed at once" not in said(dialog)
    box.setValue(box.value() + 1)
    assert "removed at once" not in said(dialog)
    box.setValue(box.value() - 2)
    assert "removed at once" in said(dialog)


def test_usual_values_come_back(make: Make, settings: Settings) -> None:
    settings.set_retention(Retention(1, 10, 0))
    dialog = make()
    box = dialog.findChild(QDialogButtonBox)
    assert box is not None
    (usual,) = (each for each in box.buttons() if box.buttonRole(each) is QDialogButtonBox.ButtonRole.ResetRole)
    usual.click()
    assert dialog.retention == Retention()
    assert dialog.isVisible()
    assert settings.retention == Retention(1, 10, 0)


def test_every_figure_has_its_name(make: Make) -> None:
    dialog = make()
    names = [box.accessibleName() for box in (dialog.days, dialog.megabytes, dialog.backups)]
    assert len(set(names)) == 3
    assert all(names)

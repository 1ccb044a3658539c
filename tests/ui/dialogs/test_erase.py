from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from explorer.ui.dialogs.erase import EraseDialog
from explorer.ui.theme import DARK, apply_theme

Make = Callable[..., EraseDialog]
LABELS = ["Deploys go out on Tuesdays", "قاعدة البيانات", "🧠", "d", "e", "f", "g"]


@pytest.fixture
def make(qtbot: QtBot) -> Make:
    def show(labels: list[str] = LABELS, records: int = 19, seconds: float = 42, backups: bool = True) -> EraseDialog:
        dialog = EraseDialog(labels, records, seconds, backups)
        qtbot.addWidget(dialog)
        dialog.show()
        return dialog

    return show


def shown(dialog: EraseDialog) -> str:
    return "\n".join(label.text() for label in dialog.findChildren(QLabel))


def test_it_names_what_goes_and_says_what_that_means(make: Make) -> None:
    dialog = make()
    said = shown(dialog)
    for text in (*LABELS[:5], "and 2 more", "cannot be undone", "19 record", "history of changes", "backups", "index"):
        assert text in said
    assert "g" not in said.split("\n")
    assert "7 fact" in dialog.erase.text()


def test_backups_are_named_only_where_there_are_some(make: Make) -> None:
    assert "backups" not in shown(make(backups=False))


@pytest.mark.parametrize(
    ("seconds", "words"),
    [
        (0.2, "a few seconds"),
        (41, "about 45 second"),
        (89, "about 90 second"),
        (91, "about 2 minute"),
        (600, "10 minute"),
    ],
)
def test_the_time_is_told_roughly(make: Make, seconds: float, words: str) -> None:
    assert words in shown(make(seconds=seconds))


def test_enter_and_esc_cancel(make: Make, qtbot: QtBot) -> None:
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Escape):
        dialog = make()
        assert dialog.focusWidget() is dialog.cancel
        QTest.keyClick(dialog.focusWidget(), key)
        assert not dialog.isVisible()
        assert dialog.result() == EraseDialog.DialogCode.Rejected.value


def test_only_its_own_button_erases(make: Make, qtbot: QtBot) -> None:
    dialog = make()
    QTest.keyClick(dialog.erase, Qt.Key.Key_Space)
    assert dialog.result() == EraseDialog.DialogCode.Accepted.value


def test_danger_is_a_colour_beside_an_icon_and_follows_the_theme(make: Make, qapp: QApplication) -> None:
    dialog = make()
    assert not dialog.erase.icon().isNull()
    apply_theme(qapp, "dark")
    assert DARK.bad in dialog.erase.styleSheet()
    apply_theme(qapp, "light")
    assert DARK.bad not in dialog.erase.styleSheet()


def test_policies_are_not_called_facts(qtbot: QtBot) -> None:
    dialog = EraseDialog(["Deploy with two approvals"], 1, 1.0, backups=True, are_facts=False)
    qtbot.addWidget(dialog)
    assert "Erase 1 record(s)" in dialog.erase.text()

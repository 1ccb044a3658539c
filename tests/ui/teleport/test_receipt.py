from __future__ import annotations

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from explorer.memory.changes import ChangeKind, new_change_set
from explorer.memory.keys import Key
from explorer.services.teleport.merging import Merge, Tally
from explorer.services.teleport.references import Missing
from explorer.ui import formats
from explorer.ui.teleport.receipt import Receipt
from tests.ui.conftest import NOW

CHANGE = new_change_set(ChangeKind.MERGE, (), NOW, "ana", "there.vdb")
TALLY = Tally(imported=1_204, changed=3, left_out=2, unsolved=1)


@pytest.fixture
def receipt(qtbot: QtBot) -> Receipt:
    made = Receipt()
    qtbot.addWidget(made)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    return made


def test_it_says_what_was_done(receipt: Receipt) -> None:
    receipt.show_merge(Merge(CHANGE, TALLY, ()), CHANGE, "<b>there</b>.vdb")
    receipt.show_state("It is in the file.")
    assert receipt.text.split("\n") == [
        "Merged <b>there</b>.vdb",
        f"Imported: {formats.count(1_204)}",
        "Changed: 3",
        "Left out, asked about again next time: 3",
        "It is in the file.",
    ]
    assert receipt.state.accessibleName() == "It is in the file."
    assert not receipt.missing.isVisible()
    receipt.copy.click()
    assert QGuiApplication.clipboard().text() == receipt.text


def test_where_nothing_was_written_there_is_nothing_to_take_back(receipt: Receipt) -> None:
    receipt.show_merge(Merge(None, Tally(left_out=1), ()), None, "there.vdb")
    assert not receipt.undo.isVisible()
    assert not receipt.backup.isVisible()
    assert "Nothing was to be written" in receipt.text


def test_undo_is_asked_for_once(receipt: Receipt, qtbot: QtBot) -> None:
    receipt.show_merge(Merge(CHANGE, TALLY, ()), CHANGE, "there.vdb")
    with qtbot.waitSignal(receipt.undo_requested):
        receipt.undo.click()
    assert not receipt.undo.isEnabled()


def test_references_that_lead_to_nothing_are_all_listed(receipt: Receipt) -> None:
    missing = tuple(Missing(Key("user", f"k{number}"), "links", "nobody", is_there=False) for number in range(40))
    receipt.show_merge(Merge(CHANGE, TALLY, missing), CHANGE, "there.vdb")
    assert receipt.missing.isVisible()
    assert receipt.missing.toPlainText().count("\n") == 39
    assert "40 reference(s) lead to what is not here:" in receipt.text
    assert "user/k39: links → nobody" in receipt.text


def test_it_is_closed_by_its_button_which_has_the_keyboard(receipt: Receipt, qtbot: QtBot) -> None:
    receipt.show_merge(Merge(CHANGE, TALLY, ()), CHANGE, "there.vdb")
    receipt.focus()
    assert receipt.close_button.hasFocus()
    with qtbot.waitSignal(receipt.close_requested):
        receipt.close_button.click()
    assert all(button.text() for button in receipt.findChildren(QAbstractButton))

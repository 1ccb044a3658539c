from __future__ import annotations

from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from explorer.memory.changes import ChangeKind, Patch, new_change_set
from explorer.memory.keys import Key
from explorer.ui.maintenance.check_footer import CheckFooter
from tests.ui.conftest import NOW, PERSON


def test_the_button_has_the_count_of_the_change_set(qtbot: QtBot) -> None:
    footer = CheckFooter()
    qtbot.addWidget(footer)
    patches = tuple(Patch(Key("user", each), {"a": 1}, {"a": 2}) for each in "xyz")
    footer.show_plan(new_change_set(ChangeKind.REPAIR, patches, NOW, PERSON), is_read_only=False)
    assert footer.repair.text() == "Repair 3 record(s)"
    assert footer.repair.isEnabled()
    footer.show_plan(None, is_read_only=False)
    assert (footer.repair.text(), footer.repair.isEnabled()) == ("Repair", False)
    footer.show_plan(None, is_read_only=True)
    assert footer.repair.isHidden()
    assert all(button.text() for button in footer.findChildren(QPushButton))

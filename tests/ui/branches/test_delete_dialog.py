from __future__ import annotations

from pytestqt.qtbot import QtBot

from explorer.services.branches.deleting import BranchDeletion
from explorer.services.deletion import Consequences
from explorer.ui.branches.delete_dialog import DeleteBranchDialog


def test_it_asks_with_name_and_counts_and_cancel_is_the_default(qtbot: QtBot) -> None:
    dialog = DeleteBranchDialog("feature/auth", BranchDeletion(None, 12_000, 3, 1), Consequences())
    qtbot.addWidget(dialog)
    assert "feature/auth" in dialog._heading.text()
    assert "12" in dialog.do.text()
    assert dialog.cancel.isDefault()
    assert not dialog.do.isDefault()
    dialog.do.click()
    assert dialog.result() == dialog.DialogCode.Accepted

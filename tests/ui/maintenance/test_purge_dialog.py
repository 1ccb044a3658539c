from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from explorer.ui.maintenance.purge_dialog import PurgeDialog
from tests.ui.maintenance.test_purge_words import FOLDER, plan


def test_it_says_what_goes_and_cancel_is_the_default(qtbot: QtBot, tmp_path: Path) -> None:
    dialog = PurgeDialog(plan(), FOLDER)
    qtbot.addWidget(dialog)
    assert dialog.do.text().startswith("Purge 2 record(s)")
    assert dialog.cancel.isDefault()
    said = "\n".join(label.text() for label in dialog.findChildren(QLabel))
    assert "This cannot be undone" in said
    assert str(FOLDER) in said

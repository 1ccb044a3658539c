from __future__ import annotations

from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from explorer.ui.embedding.reembed_dialog import ReembedDialog
from tests.ui.embedding.conftest import HandModel
from tests.ui.embedding.test_embedding_words import FOLDER, PLAN


def test_it_says_what_is_replaced_and_cancel_is_the_default(qtbot: QtBot) -> None:
    dialog = ReembedDialog(PLAN, HandModel(), 3.0, FOLDER)
    qtbot.addWidget(dialog)
    assert dialog.do.text() == "Re-embed 3 text(s)"
    assert dialog.cancel.isDefault()
    said = "\n".join(label.text() for label in dialog.findChildren(QLabel))
    for each in ("all-MiniLM-L6-v2", "hand-made", "a few seconds", str(FOLDER)):
        assert each in said

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from explorer.ui.dialogs.grave import GraveDialog
from explorer.ui.theme import apply_theme

FOLLOWS = [("trash", "It goes."), ("link", "<b>Nothing</b> here is markup.")]


def test_the_question_what_follows_and_two_buttons(qtbot: QtBot, qapp: QApplication) -> None:
    shown = QLabel("What it is about")
    dialog = GraveDialog("Do it?", "Do it (3)", FOLLOWS, "warning", shown, act="arrows-clockwise")
    qtbot.addWidget(dialog)
    dialog.show()
    texts = [label.text() for label in dialog.findChildren(QLabel)]
    assert {"Do it?", "What it is about", "It goes.", "<b>Nothing</b> here is markup."} <= set(texts)
    assert dialog.do.text() == "Do it (3)"
    assert dialog.cancel.isDefault()
    before = dialog.do.styleSheet()
    apply_theme(qapp, "dark")
    qtbot.waitUntil(lambda: dialog.do.styleSheet() != before)
    apply_theme(qapp, "light")
    dialog.cancel.click()
    assert dialog.result() == dialog.DialogCode.Rejected

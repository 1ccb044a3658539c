from __future__ import annotations

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from explorer.services.editing import Editing
from explorer.ui.maintenance.own_words import OwnWords
from tests.ui.maintenance.review_cases import decided, matter


def test_drafts_stay_with_their_matters(qtbot: QtBot, editing: Editing) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    decisions = decided(editing)
    own = OwnWords(decisions, window)
    worker, cents = matter(decisions, "worker"), matter(decisions, "cent-0")
    own.write(worker, "begin")
    own.write(cents, "another")
    assert own.dialog is not None
    assert own.dialog.input.text == "begin", "one at a time"
    own.dialog.input.begin("half")
    assert own.unfinished == 1
    own.dialog.reject()
    assert own.unfinished == 1
    own.write(cents, "another")
    assert own.dialog is not None
    own.dialog.reject()
    assert own.unfinished == 1
    own.write(worker, "begin")
    assert own.dialog is not None
    assert own.dialog.input.text == "half"
    with qtbot.waitSignal(own.taken):
        own.dialog.accept()
    assert decisions.decision(worker).text == "half"
    assert own.unfinished == 0
    own.write(worker, "begin")
    assert own.dialog is not None
    decisions.settle(decisions.accepted)
    own.dialog.input.begin("late")
    with qtbot.waitSignal(own.homeless):
        own.dialog.accept()
    assert QGuiApplication.clipboard().text() == "late"

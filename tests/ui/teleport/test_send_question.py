from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from explorer.ui.teleport.send_question import ReplaceQuestion

FILE = Path("/home/ana/خطة-<b>2026</b>.vdb")


@pytest.mark.parametrize(
    ("key", "on_replace", "expected"),
    [(Qt.Key.Key_Return, False, "keep"), (Qt.Key.Key_Escape, False, "keep"), (Qt.Key.Key_Space, True, "replace")],
)
def test_no_is_the_answer_of_enter_and_of_esc(key: Qt.Key, on_replace: bool, expected: str, qtbot: QtBot) -> None:
    parent, answers = QWidget(), list[str]()
    qtbot.addWidget(parent)
    parent.show()
    question = ReplaceQuestion(FILE, lambda: answers.append("replace"), lambda: answers.append("keep"), parent)
    question.open()
    assert question.defaultButton() is question.keep
    assert FILE.name in question.text()
    assert "/home/ana" in question.informativeText()
    QTest.keyClick(question.replace if on_replace else question, key)
    assert answers == [expected]


def test_a_long_name_is_cut(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    question = ReplaceQuestion(Path("/x") / f"{'a' * 300}.vdb", lambda: None, lambda: None, parent)
    assert len(question.text()) < 120

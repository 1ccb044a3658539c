from __future__ import annotations

from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from explorer.ui.teleport.send_lines import SignedLine
from explorer.ui.theme import apply_theme


def test_it_is_there_while_it_says_something(qtbot: QtBot, qapp: QApplication) -> None:
    apply_theme(qapp, "light")
    line = SignedLine("warning", "warning")
    qtbot.addWidget(line)
    assert line.isHidden()
    line.say("<b>3</b> stay")
    assert not line.isHidden()
    assert line.text == "<b>3</b> stay"
    line.say("")
    assert line.isHidden()


def test_its_sign_follows_the_theme_and_what_is_said(qtbot: QtBot, qapp: QApplication) -> None:
    apply_theme(qapp, "light")
    line = SignedLine("warning", "warning")
    qtbot.addWidget(line)
    line.say("a")
    line.show()

    def sign() -> object:
        return line.findChildren(QLabel)[0].pixmap().toImage()

    first = sign()
    line.say("a", "shield-check", "good")
    second = sign()
    apply_theme(qapp, "dark")
    third = sign()
    apply_theme(qapp, "light")
    assert first != second != third
    assert sign() == second

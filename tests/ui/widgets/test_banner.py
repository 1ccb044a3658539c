from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from explorer.ui.theme import apply_theme
from explorer.ui.widgets.banner import Banner


@pytest.fixture
def banner(qtbot: QtBot) -> Banner:
    made = Banner()
    qtbot.addWidget(made)
    return made


def test_it_is_hidden_until_there_is_something_to_say(banner: Banner) -> None:
    assert banner.isHidden()
    banner.say("The file is missing.")
    assert not banner.isHidden()
    assert banner.text == "The file is missing."
    banner.say("")
    assert banner.isHidden()


def test_it_can_be_closed(banner: Banner) -> None:
    banner.say("The file is missing.")
    banner.findChild(QPushButton).click()  # type: ignore[union-attr]
    assert banner.isHidden()
    banner.say("Something else.")
    assert not banner.isHidden()


def test_what_stands_in_a_file_name_is_no_markup(banner: Banner) -> None:
    banner.say("<b>no.vdb</b> is missing")
    label = next(each for each in banner.findChildren(QLabel) if each.text())
    assert label.textFormat() is Qt.TextFormat.PlainText
    assert label.accessibleName() == "<b>no.vdb</b> is missing"


def test_its_sign_follows_the_theme(banner: Banner, qapp: QApplication) -> None:
    banner.say("The file is missing.")
    sign = next(each for each in banner.findChildren(QLabel) if not each.text())
    apply_theme(qapp, "light")
    light = sign.pixmap().toImage()
    apply_theme(qapp, "dark")
    dark = sign.pixmap().toImage()
    apply_theme(qapp, "light")
    assert not light.isNull()
    assert light != dark


def test_what_is_offered_goes_with_what_is_said(banner: Banner) -> None:
    called: list[str] = []
    banner.offer("Save", lambda: called.append("too early"))
    assert banner.action.isHidden()
    banner.say("The file is damaged.")
    banner.offer("Save", lambda: called.append("saved"))
    banner.action.click()
    assert (banner.action.text(), called) == ("Save", ["saved"])
    banner.say("Something else.")
    assert banner.action.isHidden()

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from explorer.ui.settings import Settings
from explorer.ui.welcome import Welcome


@pytest.fixture
def welcome(qtbot: QtBot, settings: Settings) -> Welcome:
    made = Welcome(settings)
    qtbot.addWidget(made)
    return made


def buttons(welcome: Welcome) -> list[QPushButton]:
    return [each for each in welcome.findChildren(QPushButton) if each.isVisible()]


def test_a_file_or_the_demo_can_be_asked_for(welcome: Welcome, qtbot: QtBot) -> None:
    welcome.show()
    open_file, demo = buttons(welcome)
    with qtbot.waitSignal(welcome.open_requested):
        open_file.click()
    with qtbot.waitSignal(welcome.demo_requested):
        demo.click()


def test_recent_workspaces_are_offered_six_at_most(welcome: Welcome, settings: Settings, qtbot: QtBot) -> None:
    for number in range(8):
        settings.remember_file(Path(f"/work & play/{number}.vdb"))
    welcome.show()
    qtbot.waitUntil(lambda: len(buttons(welcome)) == 8)
    offered = buttons(welcome)[2:]
    assert [each.text().split()[0] for each in offered] == [f"{number}.vdb" for number in (7, 6, 5, 4, 3, 2)]
    assert "/work && play" in offered[0].text(), "an ampersand is no mnemonic"
    assert offered[0].toolTip() == "/work & play/7.vdb"
    with qtbot.waitSignal(welcome.file_requested) as heard:
        offered[1].click()
    assert heard.args == [Path("/work & play/6.vdb")]


def test_what_was_opened_or_forgotten_meanwhile_shows(welcome: Welcome, settings: Settings, qtbot: QtBot) -> None:
    welcome.show()
    assert len(buttons(welcome)) == 2
    welcome.hide()
    settings.remember_file(Path("/a.vdb"))
    welcome.show()
    qtbot.waitUntil(lambda: len(buttons(welcome)) == 3)
    settings.forget_files()
    welcome.list_recent()
    qtbot.waitUntil(lambda: len(buttons(welcome)) == 2)

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from explorer.memory.keys import Key
from explorer.services.recall.results import Heard, Voice
from explorer.ui.agent_view.result_list import ResultList
from explorer.ui.agent_view.result_model import rows_of
from explorer.ui.agent_view.search_words import Change
from explorer.ui.theme import DARK, LIGHT, apply_theme
from explorer.ui.widgets.hues import Hues
from tests.ui.agent_view.conftest import CACHE, DB, DEPLOY, answer, listing, result

VOICES = {voice: Heard(1, 1.0, 0.2) for voice in Voice}


@pytest.fixture
def shown(qapp: QApplication, qtbot: QtBot) -> ResultList:
    apply_theme(qapp, "light")
    made = ResultList()
    qtbot.addWidget(made)
    made.resize(900, 200)
    made.show()
    show(made, DB, CACHE, DEPLOY)
    return made


def show(view: ResultList, *keys: Key, has_changes: bool = False) -> None:
    results = [result(key, place, f"text {key.id}", voices=VOICES) for place, key in enumerate(keys, 1)]
    changes = {DB: Change("gone", "gone")} if has_changes else {}
    view.show_rows("3 results", rows_of(listing(*results), changes), answer(), Hues(), has_changes=has_changes)


def current(view: ResultList) -> Key | None:
    return None if view.current is None else view.current.found.key


def test_arrows_and_letters_walk_and_enter_shows_the_fact(shown: ResultList, qtbot: QtBot) -> None:
    heard: list[Key] = []
    shown.selected.connect(lambda each: heard.append(each.found.key))
    QTest.keyClick(shown.view, Qt.Key.Key_Down)
    QTest.keyClicks(shown.view, "jk")
    assert heard == [CACHE, DEPLOY, CACHE]
    with qtbot.waitSignal(shown.key_requested) as asked:
        QTest.keyClick(shown.view, Qt.Key.Key_Return)
    assert asked.args == [CACHE]
    asked_by_click: list[Key] = []
    shown.key_requested.connect(asked_by_click.append)
    at = shown.view.visualRect(shown.model.index(0)).center()
    QTest.mouseClick(shown.view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    QTest.mouseDClick(shown.view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert asked_by_click == [DB]


def test_the_first_is_current_until_the_person_goes_elsewhere_and_then_that_stays(shown: ResultList) -> None:
    assert current(shown) == DB
    show(shown, CACHE, DB)
    assert current(shown) == CACHE
    QTest.keyClick(shown.view, Qt.Key.Key_Down)
    show(shown, CACHE, DEPLOY, DB)
    assert current(shown) == DB
    shown.forget_choice()
    show(shown, CACHE, DB)
    assert current(shown) == CACHE
    show(shown)
    assert current(shown) is None


def test_what_the_other_list_marks_is_marked_and_not_told(shown: ResultList) -> None:
    heard: list[object] = []
    shown.selected.connect(heard.append)
    shown.go_to(DEPLOY)
    assert current(shown) == DEPLOY
    shown.go_to(Key("user", "x"))
    assert current(shown) is None
    assert heard == []


@pytest.mark.parametrize("width", [260, 600, 900])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_it_is_painted_in_both_themes_on_any_width(
    shown: ResultList, qapp: QApplication, width: int, theme: str
) -> None:
    shown.resize(width, 200)
    show(shown, DB, CACHE, has_changes=True)
    apply_theme(qapp, theme)
    ground = shown.grab().toImage().pixelColor(width - 3, 190).name()
    assert ground == (DARK if theme == "dark" else LIGHT).base
    assert shown.header.accessibleName() == "3 results"
    assert "words" in shown.header.toolTip()

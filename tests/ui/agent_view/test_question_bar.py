from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from explorer.memory.query import Facet
from explorer.services.recall.request import Mode, Request
from explorer.ui.agent_view.question_bar import QuestionBar
from explorer.ui.session import Session
from explorer.ui.theme import apply_theme
from tests.ui.conftest import PATIENCE


@pytest.fixture
def bar(session: Session, qtbot: QtBot) -> QuestionBar:
    made = QuestionBar(session)
    qtbot.addWidget(made)
    made.resize(1_024, 40)
    made.show()
    return made


def test_what_stands_there_is_the_request(bar: QuestionBar) -> None:
    assert bar.request("main") == Request("")
    bar.offer_repositories(["shop"])
    bar.repo.choose("shop")
    bar.mode.choose(Mode.SEMANTIC)
    bar.filter.tick(Facet.DOMAIN, "data")
    bar.ask("Which database?")
    wanted = Request("Which database?", Mode.SEMANTIC, None, frozenset({"data"}), repo="shop")
    assert bar.request(None) == wanted


def test_typing_is_told_once_a_moment_later_and_a_choice_at_once(bar: QuestionBar, qtbot: QtBot) -> None:
    heard: list[str] = []
    bar.changed.connect(lambda: heard.append(bar.box.text()))
    bar.box.setFocus()
    QTest.keyClicks(bar.box, "redis")
    assert heard == []
    qtbot.waitUntil(lambda: heard == ["redis"], timeout=PATIENCE)
    bar.mode.drop_down.actions()[2].trigger()
    assert len(heard) == 2
    QTest.keyClicks(bar.box, "!")
    bar.mode.drop_down.actions()[0].trigger()
    assert len(heard) == 3, "what was typed goes along"


def test_down_and_enter_go_to_the_results_and_ask_what_is_typed(bar: QuestionBar, qtbot: QtBot) -> None:
    heard: list[str] = []
    bar.changed.connect(lambda: heard.append("asked"))
    bar.results_requested.connect(lambda: heard.append("left"))
    QTest.keyClicks(bar.box, "x")
    QTest.keyClick(bar.box, Qt.Key.Key_Return)
    QTest.keyClick(bar.box, Qt.Key.Key_Down)
    assert heard == ["asked", "left", "left"]


def test_a_role_is_advice_and_asks_nothing_anew(bar: QuestionBar, qtbot: QtBot) -> None:
    heard: list[str] = []
    bar.changed.connect(lambda: heard.append("changed"))
    bar.role_changed.connect(lambda: heard.append("role"))
    bar.offer_roles(["coder", "poet"])
    bar.role.drop_down.actions()[2].trigger()
    assert bar.role.value == "poet"
    assert heard == ["role"]


def test_repositories_are_offered_only_where_there_are_any(bar: QuestionBar) -> None:
    assert bar.repo.isHidden()
    bar.offer_repositories(["shop"])
    assert bar.repo.isVisible()
    bar.repo.choose("shop")
    bar.offer_repositories([])
    assert bar.repo.isHidden()
    assert bar.request("main").repo == ""


@pytest.mark.parametrize(("width", "is_beside"), [(1_024, True), (400, False)])
def test_the_choices_go_below_the_question_where_it_is_narrow(
    bar: QuestionBar, width: int, is_beside: bool, qtbot: QtBot
) -> None:
    bar.resize(width, 80)

    def stands_beside() -> bool:
        return bar.mode.mapTo(bar, bar.mode.rect().topLeft()).y() < bar.box.geometry().bottom()

    qtbot.waitUntil(lambda: stands_beside() is is_beside, timeout=PATIENCE)
    assert bar.box.width() >= 200


def test_every_choice_has_a_name_and_an_explanation(bar: QuestionBar, qapp: QApplication) -> None:
    apply_theme(qapp, "dark")
    for button in (bar.mode, bar.role, bar.repo, bar.compare):
        assert button.accessibleName()
        assert all(action.toolTip() for action in button.drop_down.actions())

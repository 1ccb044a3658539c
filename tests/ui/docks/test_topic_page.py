from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from explorer.memory.facts import Fact
from explorer.memory.keys import Key
from explorer.memory.system_records import Conflict
from explorer.services.conflicts.inbox import Case
from explorer.ui.docks.topic_page import TopicPage, topic_of
from explorer.ui.session import Session
from explorer.ui.theme import apply_theme
from tests.ui.conftest import MAIN, PATIENCE, Agent, ago

Hire = Callable[[Path], Agent]


@pytest.fixture
def page(session: Session, workspace: Path, hire: Hire, qapp: QApplication, qtbot: QtBot) -> TopicPage:
    apply_theme(qapp, "light")
    agent = hire(workspace)
    port = {"topic": "port", "domain": "data"}
    agent.remember("p1", "Port 80", **port, created_at=ago(9), updated_at=ago(6), superseded_by="p2")
    agent.remember("p2", "Port 443", **port, created_at=ago(6), updated_at=ago(3), superseded_by="p3")
    agent.remember("p3", "Port 80", **port, created_at=ago(3))
    agent.remember("p4", "Port 81", **port, created_at=ago(2), updated_at=ago(1), superseded_by="nowhere")
    made = TopicPage(session)
    qtbot.addWidget(made)
    made.resize(800, 300)
    made.show()
    session.open(workspace)
    qtbot.waitUntil(lambda: session.snapshot is not None, timeout=PATIENCE)
    return made


def show(page: TopicPage, topic: tuple[str, str], count: int, qtbot: QtBot) -> None:
    page.show_topic(topic)
    qtbot.waitUntil(lambda: len(page.model.held) == count, timeout=PATIENCE)


def test_what_was_believed_is_drawn_and_listed_with_its_loops_and_damage(page: TopicPage, qtbot: QtBot) -> None:
    show(page, ("data", "port"), 4, qtbot)
    assert "".join(page.model.letters) == "ABAC"
    assert page.title.text() == "“port” in data"
    assert page.count.text() == "4 text(s)"
    assert page.loops.text.startswith("1 time(s) an earlier text came back")
    assert page.damage.text.startswith("1 text(s) name something as replacing them")
    assert "Check file" in page.damage.text
    assert page.timeline.isVisible()
    assert page.list.currentIndex().row() == 2, "what is believed now"


def test_enter_shows_a_text_and_a_click_on_a_bar_selects_it(page: TopicPage, qtbot: QtBot) -> None:
    show(page, ("data", "port"), 4, qtbot)
    page.timeline.picked.emit(1)
    with qtbot.waitSignal(page.key_requested) as wanted:
        QTest.keyClick(page.list, Qt.Key.Key_Return)
    assert wanted.args == [Key(MAIN, "p2")]


def test_a_newer_state_keeps_the_place(page: TopicPage, qtbot: QtBot) -> None:
    show(page, ("data", "port"), 4, qtbot)
    page.list.setCurrentIndex(page.model.index(1))
    page.show_topic(("data", "port"))
    page.show_topic(("data", "port"))
    assert page._is_due
    qtbot.waitUntil(lambda: not page._is_asking, timeout=PATIENCE)
    assert page.list.currentIndex().row() == 1


def test_another_topic_takes_its_place_at_once(page: TopicPage, qtbot: QtBot) -> None:
    show(page, ("data", "port"), 4, qtbot)
    page.show_topic(("deploy", "release"))
    assert page.model.rowCount() == 0
    qtbot.waitUntil(lambda: page.model.rowCount() == 2, timeout=PATIENCE)
    assert page.damage.text == ""
    assert page.loops.text == ""


def test_without_a_topic_there_is_no_history(page: TopicPage) -> None:
    page.show_topic(("data", " "))
    assert page.title.text() == "These facts have no topic, so there is no history to show."
    assert not page.timeline.isVisible()
    page.show_topic(None)
    assert page.topic is None


def test_the_topic_of_a_conflict_is_that_of_the_first_side_that_has_one() -> None:
    conflict = Conflict(namespace="__conflicts__", id="c")
    one = Fact(namespace=MAIN, id="a", domain="data")
    other = Fact(namespace=MAIN, id="b", domain="deploy", topic="release")
    assert topic_of(Case(conflict, one, other, None)) == ("deploy", "release")
    assert topic_of(Case(conflict, one, None, None)) == ("data", "")
    assert topic_of(Case(conflict, None, None, None)) is None
    assert topic_of(None) is None

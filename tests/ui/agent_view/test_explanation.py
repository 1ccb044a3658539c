from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from explorer.memory.keys import Key
from explorer.services.recall.request import Mode
from explorer.services.recall.results import Intent, WhyNot
from explorer.ui.agent_view.answers import Asked
from explorer.ui.agent_view.explanation import Explanation
from explorer.ui.details.html import link_to
from explorer.ui.theme import DARK, LIGHT, apply_theme
from tests.ui.agent_view.conftest import CACHE, DB, answer, fact, listing, result


@pytest.fixture
def explanation(qapp: QApplication, qtbot: QtBot) -> Explanation:
    apply_theme(qapp, "light")
    made = Explanation()
    qtbot.addWidget(made)
    made.resize(320, 200)
    made.show()
    return made


def test_it_shows_a_result_then_a_fact_that_is_none_then_nothing(explanation: Explanation) -> None:
    explanation.show_result(result(), answer(), Mode.HYBRID, "coder")
    assert "Found by its words" in explanation.html
    assert "advisory: coder" in explanation.html
    explanation.show_asked(Asked(CACHE, fact(CACHE, "Redis"), WhyNot(CACHE)), answer())
    assert "Redis" in explanation.html
    explanation.show_nothing()
    assert explanation.html == ""


def test_it_says_how_the_question_was_understood(explanation: Explanation) -> None:
    explanation.say_understood(listing(result(), intent=Intent.TEMPORAL))
    assert explanation.caption.accessibleName() == "Understood as a question about time"
    explanation.say_understood(listing(result(), mode=Mode.KEYWORD))
    assert "Ranks alone" in explanation.caption.accessibleName()
    explanation.say_understood(None)
    assert explanation.caption.accessibleName() == ""


def test_links_lead_to_facts_and_nowhere_else(explanation: Explanation) -> None:
    heard: list[Key] = []
    explanation.key_requested.connect(heard.append)
    explanation.body.linkActivated.emit(link_to(DB))
    explanation.body.linkActivated.emit("https://example.org")
    assert heard == [DB]


def test_it_follows_the_theme(explanation: Explanation, qapp: QApplication) -> None:
    explanation.show_result(result(), answer(), Mode.HYBRID, "coder")
    assert LIGHT.warning in explanation.html
    apply_theme(qapp, "dark")
    assert DARK.warning in explanation.html

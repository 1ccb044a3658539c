from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from explorer.memory.errors import ModelMissing
from explorer.ui.agent_view.skill_answers import Tried
from explorer.ui.agent_view.skill_tester import SkillTester
from explorer.ui.details.html import link_to
from explorer.ui.session import Session
from explorer.ui.theme import DARK, LIGHT, apply_theme
from tests.ui.agent_view.conftest import DOCKER, HandEmbedder, SkillFile
from tests.ui.conftest import PATIENCE


@pytest.fixture
def tester(
    session: Session, skills: SkillFile, embedder: HandEmbedder, qapp: QApplication, qtbot: QtBot
) -> Iterator[SkillTester]:
    apply_theme(qapp, "light")
    made = SkillTester(session, embedder)
    session.opened.connect(made.begin_anew)
    qtbot.addWidget(made)
    made.resize(408, 300)
    made.show()
    session.open(skills.path)
    qtbot.waitUntil(lambda: made.tried is not None, timeout=PATIENCE)
    yield made
    made.hide()


def answered(tester: SkillTester, message: str, qtbot: QtBot, *, meaning: bool = True) -> Tried:
    def is_there() -> bool:
        tried = tester.tried
        return tried is not None and tried.trial.message == message and (tried.activation.has_vector or not meaning)

    qtbot.waitUntil(is_there, timeout=PATIENCE)
    assert tester.tried is not None
    return tester.tried


def test_nothing_is_asked_at_first(tester: SkillTester, embedder: HandEmbedder) -> None:
    assert "Type a message" in tester.scores.text()
    assert embedder.asked == []
    assert not tester.copy.isEnabled()


def test_it_answers_while_one_types(tester: SkillTester, qtbot: QtBot) -> None:
    QTest.keyClicks(tester.message, "build the container")
    tried = answered(tester, "build the container", qtbot)
    assert tried.activation.active[0].skill.name == "docker"
    assert "“container”" in tester.scores.text()
    assert tester.cost.text() == f"costs about {tried.tokens} tokens"


def test_a_path_is_part_of_the_question(tester: SkillTester, qtbot: QtBot) -> None:
    tester.ask("look at this", "tests/test_app.py")
    answered(tester, "look at this", qtbot)
    assert "glob tests/**/*.py matches tests/test_app.py" in tester.scores.text()


def test_the_prompt_text_is_exact_and_copied(tester: SkillTester, qtbot: QtBot) -> None:
    tester.ask("build the container")
    tried = answered(tester, "build the container", qtbot)
    tester.prompt_switch.click()
    assert tester.prompt.isVisible()
    tester.copy.click()
    assert QGuiApplication.clipboard().text() == tried.prompt == tester.prompt.text
    assert "**Allowed tools:** Read\n# Docker" in tried.prompt


def test_keywords_answer_before_the_model_does(tester: SkillTester, embedder: HandEmbedder, qtbot: QtBot) -> None:
    embedder.free.clear()
    tester.ask("build the container")
    tried = answered(tester, "build the container", qtbot, meaning=False)
    assert tried.activation.active[0].skill.name == "docker"
    assert tester.cost.text() == "Meaning follows: the model is loading…"
    embedder.free.set()
    answered(tester, "build the container", qtbot)
    tester.ask("another message")
    answered(tester, "another message", qtbot)


def test_without_a_model_it_is_said_and_can_be_tried_again(
    tester: SkillTester, embedder: HandEmbedder, qtbot: QtBot
) -> None:
    embedder.trouble = ModelMissing("There is no model.")
    tester.ask("build the container")
    qtbot.waitUntil(tester.hint.isVisible, timeout=PATIENCE)
    assert tester.hint.text == "There is no model. Only keywords and globs answer."
    assert "“container”" in tester.scores.text()
    embedder.trouble = None
    tester._again.click()
    answered(tester, "build the container", qtbot)
    assert not tester.hint.isVisible()


def test_no_embedder_at_all(session: Session, skills: SkillFile, qtbot: QtBot) -> None:
    made = SkillTester(session)
    qtbot.addWidget(made)
    made.show()
    session.open(skills.path)
    qtbot.waitUntil(lambda: session.snapshot is not None, timeout=PATIENCE)
    made.ask("build the container")
    qtbot.waitUntil(made.hint.isVisible, timeout=PATIENCE)
    assert made.hint.text.startswith("There is no embedding model")
    assert not made._again.isVisible()


def test_a_link_leads_to_the_skill(tester: SkillTester, qtbot: QtBot) -> None:
    with qtbot.waitSignal(tester.key_requested, timeout=PATIENCE) as asked:
        tester.scores.linkActivated.emit(link_to(DOCKER))
    assert asked.args == [DOCKER]


def test_its_colours_follow_the_theme(tester: SkillTester, qapp: QApplication, qtbot: QtBot) -> None:
    tester.ask("build the container")
    answered(tester, "build the container", qtbot)
    assert LIGHT.track in tester.scores.text()
    apply_theme(qapp, "dark")
    qtbot.waitUntil(lambda: DARK.track in tester.scores.text(), timeout=PATIENCE)


def test_a_tall_one_has_room_for_more_of_the_message(tester: SkillTester) -> None:
    low = tester.message.height()
    tester.resize(408, 700)
    assert tester.message.height() > low
    assert tester.message.tabChangesFocus()
    assert tester.scores.textInteractionFlags() & Qt.TextInteractionFlag.LinksAccessibleByKeyboard

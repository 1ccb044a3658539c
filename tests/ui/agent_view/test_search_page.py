from __future__ import annotations

from contextlib import nullcontext
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from explorer.agent.searching import search_memory
from explorer.memory.errors import ModelMissing
from explorer.memory.keys import Key
from explorer.memory.query import Facet
from explorer.services.recall.request import Mode
from explorer.services.recall.results import Silence, Voice
from explorer.ui.agent_view.search_page import SearchPage
from explorer.ui.models import dragged_keys
from explorer.ui.session import Session
from explorer.ui.theme import apply_theme
from tests.ui.agent_view.conftest import CACHE, DB, DEPLOY, HandEmbedder
from tests.ui.conftest import MAIN, PATIENCE, Agent
from tests.ui.driving import drop, text


@pytest.fixture
def granted(workspace: Path) -> Path:
    """The workspace; a poet may not read what is of `deploy`."""
    agent = Agent(workspace)
    agent.remember("g1", "", "__grants__", role="poet", domain="deploy", permission="none")
    agent.close()
    return workspace


@pytest.fixture
def page(session: Session, embedder: HandEmbedder, qapp: QApplication, qtbot: QtBot) -> SearchPage:
    apply_theme(qapp, "light")
    made = SearchPage(session, embedder)
    qtbot.addWidget(made)
    made.resize(1_024, 300)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow, timeout=PATIENCE)
    return made


@pytest.fixture
def opened(page: SearchPage, session: Session, granted: Path, qtbot: QtBot) -> SearchPage:
    with qtbot.waitSignal(session.opened, timeout=PATIENCE):
        session.open(granted)
    qtbot.waitUntil(lambda: page.answer is not None and page.bar.role.drop_down.actions()[3:] != [], timeout=PATIENCE)
    return page


def ask(page: SearchPage, question: str, qtbot: QtBot, silence: Silence | None = None) -> list[str]:
    """Ask, wait until the question has its last answer, and give the ids of the results."""
    page.ask(question)
    wait_for(page, question, qtbot, silence)
    return ids(page)


def wait_for(page: SearchPage, question: str, qtbot: QtBot, silence: Silence | None = None) -> None:
    def is_there() -> bool:
        answer = page.answer
        return answer is not None and answer.question.request.text == question and answer.silence is silence

    qtbot.waitUntil(is_there, timeout=PATIENCE)


def ids(page: SearchPage) -> list[str]:
    return [row.result.found.key.id for row in page.lists.main.model.rows]


def test_words_answer_at_once_and_meaning_follows(opened: SearchPage, embedder: HandEmbedder, qtbot: QtBot) -> None:
    embedder.free.clear()
    early = ask(opened, "Redis", qtbot, Silence.LOADING)
    assert "cache" in early
    assert "loading" in opened.lists.main.header.text
    assert opened.hint.isHidden()
    embedder.free.set()
    wait_for(opened, "Redis", qtbot)
    assert any(Voice.SEMANTIC in row.result.found.voices for row in opened.lists.main.model.rows)
    assert len(ids(opened)) > len(early)
    assert "loading" not in opened.lists.main.header.text


def test_a_model_at_hand_is_waited_for_so_that_rows_do_not_jump(
    opened: SearchPage, embedder: HandEmbedder, qtbot: QtBot
) -> None:
    ask(opened, "Redis", qtbot)
    answers: list[Silence | None] = []
    opened.vector.changed.connect(lambda: answers.append(None))
    opened.ask("sessions")
    assert opened.answer is not None
    assert opened.answer.question.request.text == "Redis"
    wait_for(opened, "sessions", qtbot)
    embedder.free.clear()
    ask(opened, "a model that is busy elsewhere", qtbot, Silence.LOADING)
    embedder.free.set()
    wait_for(opened, "a model that is busy elsewhere", qtbot)


def test_keyword_mode_asks_no_model(opened: SearchPage, embedder: HandEmbedder, qtbot: QtBot) -> None:
    opened.bar.mode.choose(Mode.KEYWORD)
    assert ask(opened, "Redis", qtbot) == ["cache"]
    assert embedder.asked == []


def test_without_a_model_it_says_so_and_finds_what_words_find(
    opened: SearchPage, embedder: HandEmbedder, qtbot: QtBot
) -> None:
    embedder.trouble = ModelMissing("The library is not installed. Install it with: pip install 'x'")
    assert "cache" in ask(opened, "Redis", qtbot, Silence.NO_MODEL)
    assert opened.hint.text == str(embedder.trouble)
    embedder.trouble = None
    opened._again.click()
    wait_for(opened, "Redis", qtbot)
    assert opened.hint.isHidden()


def test_a_workspace_of_another_model_says_what_to_do(opened: SearchPage, embedder: HandEmbedder, qtbot: QtBot) -> None:
    embedder.dimension = 384
    ask(opened, "Redis", qtbot, Silence.OTHER_MODEL)
    assert "another model" in opened.hint.text
    assert not opened._again.isVisible()
    for button, wish in ((opened._choose, opened.model_requested), (opened._reembed, opened.reembed_requested)):
        assert button.isVisible()
        with qtbot.waitSignal(wish):
            button.click()
    assert embedder.asked == []


def test_the_selected_result_is_explained_and_enter_shows_it(opened: SearchPage, qtbot: QtBot) -> None:
    ask(opened, "Redis sessions", qtbot)
    assert ">1  " in opened.explanation.html
    QTest.keyClick(opened.bar.box, Qt.Key.Key_Down)
    assert opened.lists.main.view.hasFocus()
    QTest.keyClick(opened.lists.main.view, Qt.Key.Key_Down)
    assert ">2  " in opened.explanation.html
    with qtbot.waitSignal(opened.key_requested) as asked:
        QTest.keyClick(opened.lists.main.view, Qt.Key.Key_Return)
    assert asked.args == [Key(MAIN, ids(opened)[1])]
    QTest.keyClick(opened.lists.main.view, Qt.Key.Key_Escape)
    assert opened.bar.box.hasFocus()
    assert opened.bar.box.selectedText() == "Redis sessions"


def test_a_fact_is_asked_for_and_the_person_may_look_elsewhere_meanwhile(opened: SearchPage, qtbot: QtBot) -> None:
    ask(opened, "Redis", qtbot)
    opened.ask_about(Key(MAIN, "old"))
    qtbot.waitUntil(opened.asked.isVisible, timeout=PATIENCE)
    assert "superseded by “Deploys go out on Tuesdays”" in opened.explanation.html
    QTest.keyClick(opened.lists.main.view, Qt.Key.Key_Down)
    assert "superseded" not in opened.explanation.html
    opened.asked.explain.click()
    assert "superseded" in opened.explanation.html
    opened.asked.closed.emit()
    qtbot.waitUntil(opened.asked.isHidden, timeout=PATIENCE)
    assert "superseded" not in opened.explanation.html


def test_without_a_question_a_fact_that_is_asked_for_waits_for_one(opened: SearchPage, qtbot: QtBot) -> None:
    opened.ask_about(DEPLOY)
    qtbot.waitUntil(lambda: "Type a question" in opened.explanation.html, timeout=PATIENCE)
    opened.ask_about(Key("__policies__", "p-on"))
    qtbot.waitUntil(opened.asked.isHidden, timeout=PATIENCE)


def test_a_fact_that_is_dropped_is_asked_for_and_nothing_else_is_taken(opened: SearchPage, qtbot: QtBot) -> None:
    assert not drop(opened, text("words"))
    assert not drop(opened, dragged_keys.pack([Key("__policies__", "p-on")]))
    assert drop(opened, dragged_keys.pack([Key("__policies__", "p-on"), CACHE]))
    assert opened.about == CACHE


def test_two_modes_stand_beside_each_other(opened: SearchPage, qtbot: QtBot) -> None:
    ask(opened, "Redis", qtbot)
    opened.bar.compare.drop_down.actions()[3].trigger()
    qtbot.waitUntil(opened.lists.other.isVisible, timeout=PATIENCE)
    assert [row.result.found.key for row in opened.lists.other.model.rows] == [CACHE]
    assert {row.change.mark for row in opened.lists.main.model.rows} == {"", "gone"}
    opened.bar.compare.drop_down.actions()[0].trigger()
    qtbot.waitUntil(opened.lists.other.isHidden, timeout=PATIENCE)


def test_a_role_marks_and_leaves_nothing_out(opened: SearchPage, qtbot: QtBot) -> None:
    before = ask(opened, "Deploys go out", qtbot)
    opened.bar.role.choose("poet")
    opened.bar.role.chosen.emit()
    assert ids(opened) == before
    rows = opened.lists.main.model.rows
    marked = [place for place, row in enumerate(rows) if row.warning]
    assert {rows[place].result.fact.domain for place in marked} == {"deploy"}
    QTest.keyClick(opened.bar.box, Qt.Key.Key_Down)
    for _ in range(marked[0]):
        QTest.keyClick(opened.lists.main.view, Qt.Key.Key_Down)
    assert "advisory: poet has no access to deploy" in opened.explanation.html


def test_branch_and_filter_hold_and_emptiness_is_explained(opened: SearchPage, session: Session, qtbot: QtBot) -> None:
    assert "auth-1" not in ask(opened, "passkeys", qtbot)
    session.choose_branch("feature/auth")
    qtbot.waitUntil(lambda: "auth-1" in ids(opened), timeout=PATIENCE)
    opened.bar.filter.tick(Facet.DOMAIN, "nowhere")
    qtbot.waitUntil(opened.empty.isVisible, timeout=PATIENCE)
    assert ids(opened) == []


def test_what_an_agent_writes_is_found_without_asking_again(
    opened: SearchPage, session: Session, granted: Path, qtbot: QtBot
) -> None:
    ask(opened, "Redis", qtbot)
    agent = Agent(granted)
    agent.remember("redis-2", "Redis has a replica")
    agent.close()
    session.refresh()
    qtbot.waitUntil(lambda: "redis-2" in ids(opened), timeout=PATIENCE)


def test_nothing_is_asked_while_nobody_looks(opened: SearchPage, session: Session, qtbot: QtBot) -> None:
    opened.hide()
    opened.ask("Redis")
    session.tasks.ask("last", lambda: None, lambda _: None)
    assert opened.answer is not None
    assert opened.answer.question.request.text == ""
    opened.show()
    wait_for(opened, "Redis", qtbot)


def test_another_workspace_begins_anew(opened: SearchPage, session: Session, many: Path, qtbot: QtBot) -> None:
    ask(opened, "Redis", qtbot)
    opened.ask_about(DB)
    opened.bar.filter.tick(Facet.DOMAIN, "data")
    qtbot.waitUntil(opened.asked.isVisible, timeout=PATIENCE)
    with qtbot.waitSignal(session.opened, timeout=PATIENCE):
        session.open(many)
    qtbot.waitUntil(opened.asked.isHidden, timeout=PATIENCE)
    assert opened.bar.box.text() == "Redis", "what was typed is never lost"
    assert opened.bar.filter.text() == "Filter ▾"
    qtbot.waitUntil(lambda: "redis-2" not in ids(opened) and "cache" not in ids(opened), timeout=PATIENCE)


@pytest.mark.parametrize("width", [360, 640, 1_024])
def test_it_stands_below_each_other_where_it_is_narrow(opened: SearchPage, width: int, qtbot: QtBot) -> None:
    ask(opened, "Redis", qtbot)
    opened.resize(width, 600)
    is_narrow = width < 640
    assert (opened.explanation.x() == opened.lists.x()) is is_narrow
    assert opened.minimumSizeHint().height() < 200


QUESTIONS = (
    "Redis sessions", "when did we last deploy?", "what did we learn last week", "Хто любить короткі відповіді?", "the",
    "🚀🚀", 'deploy" OR NEAR(x) * -', "", "   ", "database " * 1_200,
)  # fmt: skip


@pytest.mark.parametrize("mode", list(Mode))
def test_the_window_and_search_memory_give_identical_lists(
    opened: SearchPage, session: Session, granted: Path, embedder: HandEmbedder, mode: Mode, qtbot: QtBot
) -> None:
    opened.bar.mode.choose(mode)
    opened.bar.filter.tick(Facet.DOMAIN, "deploy")
    opened.bar.filter.tick(Facet.DOMAIN, "data")
    session.choose_branch("main")
    for question in QUESTIONS:
        ask(opened, question, qtbot)
        agents = search_memory(
            granted, question, mode=mode, branch="main", domains=("data", "deploy"), role="poet",
            clock=lambda: session.now().astimezone(), embedding=lambda: nullcontext(embedder),
        )  # fmt: skip
        listed = [(row.result.found.key, row.result.found.score) for row in opened.lists.main.model.rows]
        assert listed == [(each.key, each.score) for each in agents.results], question
        assert bool(listed) is (opened._stack.currentWidget() is not opened.empty)

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from explorer.services.recall.request import Mode
from explorer.services.recall.results import Silence
from explorer.ui.agent_view.comparison import Comparison
from explorer.ui.widgets.hues import Hues
from tests.ui.agent_view.conftest import CACHE, DB, DEPLOY, answer, listing, result

HYBRID = listing(result(DB, 1), result(CACHE, 2))
KEYWORD = listing(result(CACHE, 1), result(DEPLOY, 2), mode=Mode.KEYWORD)


@pytest.fixture
def lists(qtbot: QtBot) -> Comparison:
    made = Comparison()
    qtbot.addWidget(made)
    made.resize(1_000, 200)
    made.show()
    return made


def marks(lists: Comparison) -> tuple[list[str], list[str]]:
    main, other = ([row.change.mark for row in view.model.rows] for view in (lists.main, lists.other))
    return main, other


def test_one_list_alone_has_no_marks_and_says_how_many_it_shows(lists: Comparison) -> None:
    lists.show_answer(answer(HYBRID), Hues())
    assert not lists.other.isVisible()
    assert marks(lists) == (["", ""], [])
    assert lists.main.header.text == "2 of 5 candidate(s) · 12 fact(s) searched on main"
    assert lists.current is not None
    assert lists.current[0].found.key == DB
    assert lists.current[1] is Mode.HYBRID


def test_rows_of_two_lists_are_linked_by_marks_and_by_what_is_current(lists: Comparison) -> None:
    lists.show_answer(answer(HYBRID, KEYWORD), Hues())
    assert lists.other.isVisible()
    assert marks(lists) == (["gone", ""], ["+1", "new"])
    assert lists.other.header.text.startswith("Keyword · ")
    assert lists.other.current is None, "the first result is not in the other list"
    heard: list[object] = []
    lists.selected.connect(lambda: heard.append(lists.current))
    QTest.keyClick(lists.main.view, Qt.Key.Key_Down)
    assert lists.other.current is not None
    assert lists.other.current.found.key == CACHE
    lists.other.setFocus()
    QTest.keyClick(lists.other.view, Qt.Key.Key_Down)
    assert lists.current is not None
    assert (lists.current[0].found.key, lists.current[1]) == (DEPLOY, Mode.KEYWORD)
    assert lists.main.current is None
    assert len(heard) == 2


def test_another_question_begins_at_the_first_of_the_first_list(lists: Comparison) -> None:
    lists.show_answer(answer(HYBRID, KEYWORD), Hues())
    QTest.keyClick(lists.other.view, Qt.Key.Key_Down)
    lists.show_answer(answer(HYBRID, KEYWORD, text="another"), Hues())
    assert lists.current is not None
    assert lists.current[0].found.key == DB
    lists.show_answer(answer(), Hues())
    assert lists.current is None


def test_that_meaning_follows_is_said_where_it_will(lists: Comparison) -> None:
    lists.show_answer(answer(HYBRID, KEYWORD, silence=Silence.LOADING), Hues())
    assert "loading" in lists.main.header.text
    assert "loading" not in lists.other.header.text


def test_a_role_without_access_marks_its_rows(lists: Comparison) -> None:
    lists.show_answer(answer(HYBRID), Hues(), "coder", frozenset({"data"}))
    assert [row.warning for row in lists.main.model.rows] == ["advisory: coder has no access to data"] * 2

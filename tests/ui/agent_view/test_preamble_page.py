from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from explorer.memory.keys import Key
from explorer.services.preamble.composing import ADVICE
from explorer.services.preamble.results import Preamble
from explorer.ui.agent_view.preamble_page import PreamblePage
from explorer.ui.session import Session
from explorer.ui.standing import Standing
from explorer.ui.theme import apply_theme
from tests.memory.change_samples import deleting
from tests.ui.conftest import AUTH, PATIENCE, Agent

TASK = "Upgrade the database PostgreSQL for the shop"
DB = Key("project:main", "db~2")
Hire = Callable[[Path], Agent]


@pytest.fixture
def page(session: Session, qapp: QApplication, qtbot: QtBot) -> PreamblePage:
    apply_theme(qapp, "light")
    made = PreamblePage(session)
    qtbot.addWidget(made)
    made.resize(1024, 300)
    made.show()
    return made


@pytest.fixture
def opened(page: PreamblePage, workspace: Path, hire: Hire, qtbot: QtBot) -> PreamblePage:
    agent = hire(workspace)
    agent.remember("n", "# Half way\n\nThe shop waits.", "__notes__", agent_id="coder")
    page._session.open(workspace)
    qtbot.waitUntil(lambda: "Half way" in page.text.text, timeout=PATIENCE)
    return page


def asked(page: PreamblePage, task: str, qtbot: QtBot) -> Preamble:
    page.show_task(task)
    qtbot.waitUntil(lambda: page.shown is not None and page.shown.task == task, timeout=PATIENCE)
    assert page.shown is not None
    return page.shown


def titles(page: PreamblePage) -> list[str]:
    return [group.title for group in page.tree.budget.groups]


def test_no_workspace_is_said(page: PreamblePage) -> None:
    assert page.closed.isVisible()
    assert not page.inputs.isVisible()


def test_the_text_is_there_while_typing(opened: PreamblePage, qtbot: QtBot) -> None:
    assert opened.inputs.agent_name == "coder"
    assert opened.text.text.startswith("## Policies\n\n- [data] Use PostgreSQL for everything that must survive\n")
    assert "facts" not in opened.text.text.lower().split(ADVICE.lower())[0]
    opened.inputs.task.setFocus()
    QTest.keyClicks(opened.inputs.task, TASK)
    qtbot.waitUntil(lambda: "PostgreSQL 16 (confidence 0.95)" in opened.text.text, timeout=PATIENCE)
    assert opened.shown is not None
    assert opened.text.text == opened.shown.text == opened.text.toPlainText()
    assert opened.shown.text.endswith(f"{ADVICE}\n")


def test_what_it_costs(opened: PreamblePage, qtbot: QtBot) -> None:
    assert opened.shown is not None
    assert opened.cost.text() == f"Costs about {opened.shown.tokens} tokens at every dispatch."
    made = asked(opened, TASK, qtbot)
    always = made.tokens - made.facts.tokens
    assert opened.cost.text() == f"Costs about {made.tokens} tokens at this dispatch, {always} of them at every one."
    groups = {group.name: group for group in opened.tree.budget.groups}
    assert sum(group.cost.tokens for group in groups.values() if group.cost is not None) == made.tokens
    dear = [row.cost.tokens for row in groups["policies"].rows if row.cost is not None]
    assert dear == sorted(dear, reverse=True)
    assert [row.key for row in groups["facts"].rows] == [each.key for each in made.shortlist.included]


def test_what_was_left_out_and_why(opened: PreamblePage, qtbot: QtBot) -> None:
    asked(opened, "The database", qtbot)
    assert "1 left out: the task has fewer than 20 characters" in titles(opened)
    assert opened.inputs.hint.text() == "12 of 20 characters: a shorter task gets no facts"
    asked(opened, "Travis, the winter sale and the database", qtbot)
    assert not opened.inputs.hint.isVisible()
    assert [title for title in titles(opened) if "left out" in title] == [
        "1 left out: no longer valid",
        "1 left out: replaced by another fact",
    ]


def test_the_branch_decides_which_facts_match(opened: PreamblePage, qtbot: QtBot) -> None:
    made = asked(opened, "Make the login use passkeys", qtbot)
    assert made.branch == "main"
    assert [each.key.id for each in made.shortlist.included if each.key.namespace == AUTH] == []
    opened._session.choose_branch("feature/auth")
    qtbot.waitUntil(lambda: "Login uses passkeys" in opened.text.text, timeout=PATIENCE)


def test_a_record_is_asked_for_by_double_click_or_enter(opened: PreamblePage, qtbot: QtBot) -> None:
    asked(opened, TASK, qtbot)
    tree = opened.tree
    index = tree.budget.index_of(DB)
    tree.setCurrentIndex(index)
    with qtbot.waitSignal(opened.key_requested, timeout=PATIENCE) as seen:
        QTest.keyClick(tree, Qt.Key.Key_Return)
    assert seen.args == [DB]
    with qtbot.waitSignal(opened.key_requested, timeout=PATIENCE) as seen:
        tree.doubleClicked.emit(index)
        tree.activated.emit(index)
    assert seen.args == [DB]


def test_a_chosen_row_is_marked_in_the_text(opened: PreamblePage, qtbot: QtBot) -> None:
    made = asked(opened, TASK, qtbot)
    opened.tree.setCurrentIndex(opened.tree.budget.index_of(DB))
    (marked,) = opened.text.extraSelections()
    assert marked.cursor.selectedText() in [each.line for each in made.shortlist.included]
    opened.tree.setCurrentIndex(opened.tree.budget.index(0, 0))
    assert opened.text.extraSelections() == []


def test_the_whole_text_is_copied(opened: PreamblePage) -> None:
    QTest.mouseClick(opened.copy, Qt.MouseButton.LeftButton)
    assert opened.shown is not None
    assert QGuiApplication.clipboard().text() == opened.shown.text


def test_what_was_typed_stays_when_an_agent_writes(
    opened: PreamblePage, workspace: Path, many: Path, qtbot: QtBot
) -> None:
    asked(opened, TASK, qtbot)
    edit = opened.inputs.agent.lineEdit()
    assert edit is not None
    edit.selectAll()
    QTest.keyClicks(edit, "reviewer")
    qtbot.waitUntil(lambda: "Half way" not in opened.text.text, timeout=PATIENCE)
    opened._session.open(many)
    qtbot.waitUntil(lambda: opened.text.text == "", timeout=PATIENCE)
    assert (opened.inputs.task_text, opened.inputs.agent_name) == (TASK, "reviewer")
    assert opened.nothing.isVisible()
    assert not opened.copy.isEnabled()


def test_nobody_looks_so_nothing_is_asked(page: PreamblePage, workspace: Path, qtbot: QtBot) -> None:
    page.hide()
    page._session.open(workspace)
    qtbot.waitUntil(lambda: page._session.snapshot is not None, timeout=PATIENCE)
    page.show_task(TASK)
    page._ask()
    assert page.shown is None
    page.show()
    qtbot.waitUntil(lambda: page.shown is not None, timeout=PATIENCE)


def test_what_waits_for_the_file_is_told_of(opened: PreamblePage) -> None:
    assert not opened.waiting.isVisible()
    writes = opened._session.writes
    writes.standing = Standing((deleting(DB, "x"), deleting(DB, "y")))
    writes.standing_changed.emit()
    assert opened.waiting.isVisible()
    assert opened.waiting.text == "An agent gets what is in the file; 2 change(s) wait to be written."


def test_the_parts_stand_below_each_other_where_it_is_narrow(page: PreamblePage) -> None:
    assert page._splitter.orientation() is Qt.Orientation.Horizontal
    page.resize(420, 700)
    assert page._splitter.orientation() is Qt.Orientation.Vertical


def test_the_keyboard_goes_to_the_task(opened: PreamblePage, qtbot: QtBot) -> None:
    asked(opened, TASK, qtbot)
    opened.activateWindow()
    qtbot.waitUntil(opened.isActiveWindow, timeout=PATIENCE)
    opened.focus()
    assert opened.inputs.task.hasFocus()
    assert opened.inputs.task.textCursor().selectedText() == TASK

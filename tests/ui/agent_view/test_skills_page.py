from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from explorer.store.workspace import Workspace
from explorer.ui.agent_view.agent_view import AgentView
from explorer.ui.agent_view.skills_page import SkillsPage
from explorer.ui.session import Session
from explorer.ui.tasks import Tasks
from explorer.ui.theme import apply_theme
from tests.ui.agent_view.conftest import DEPLOYING, DOCKER, TESTING, HandEmbedder, SkillFile
from tests.ui.conftest import PATIENCE, Clock

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


@pytest.fixture
def page(session: Session, embedder: HandEmbedder, qapp: QApplication, qtbot: QtBot) -> Iterator[SkillsPage]:
    apply_theme(qapp, "light")
    made = SkillsPage(session, embedder)
    qtbot.addWidget(made)
    made.resize(1024, 300)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow, timeout=PATIENCE)
    yield made
    made.hide()


@pytest.fixture
def opened(page: SkillsPage, skills: SkillFile, qtbot: QtBot) -> SkillsPage:
    page._session.open(skills.path)
    qtbot.waitUntil(lambda: names(page) == ["docker", "testing", "部署"], timeout=PATIENCE)
    return page


def names(page: SkillsPage) -> list[str]:
    return [each.skill.name for each in page.list.model.skills]


def test_no_skill_is_made_here_and_agents_are_told_how(page: SkillsPage, workspace: Path, qtbot: QtBot) -> None:
    page._session.open(workspace)
    qtbot.waitUntil(lambda: "skills load" in commands(page), timeout=PATIENCE)
    assert f"memory-agent skills load FOLDER --into {workspace}" in commands(page)
    assert page.empty.isVisible()


def commands(page: SkillsPage) -> str:
    return " ".join(edit.text() for edit in page.empty.findChildren(QLineEdit))


def test_the_first_is_shown_and_another_is_gone_to(opened: SkillsPage) -> None:
    assert opened.key == DOCKER
    assert opened.page.text.view.toPlainText().startswith("Docker\nPin every base image.")
    opened.show_key(DEPLOYING)
    assert opened.key == DEPLOYING
    assert opened.page.text.view.toPlainText() == "先在预发布环境测试"


def test_deleting_asks_nothing_and_undo_brings_it_back(opened: SkillsPage, skills: SkillFile, qtbot: QtBot) -> None:
    skills.agent.close()
    opened.show_key(TESTING)
    opened.focus()
    QTest.keyClick(opened.list.lines, Qt.Key.Key_Delete)
    qtbot.waitUntil(lambda: names(opened) == ["docker", "部署"], timeout=PATIENCE)
    assert opened.key == DEPLOYING
    opened._session.writes.undo()
    qtbot.waitUntil(lambda: "testing" in names(opened), timeout=PATIENCE)


def test_what_an_agent_loads_appears_and_what_is_typed_stays(
    opened: SkillsPage, skills: SkillFile, qtbot: QtBot
) -> None:
    opened.page.edit_text()
    opened.page.text.editor.input.insertPlainText("typed ")
    opened.tester.ask("build the container")
    skills.load("helm", "Use helm", trigger_keywords=["helm"])
    qtbot.waitUntil(lambda: "helm" in names(opened), timeout=PATIENCE)
    assert opened.key == DOCKER
    assert opened.page.text.editor.text.startswith("typed # Docker")
    assert opened.tester.message.toPlainText() == "build the container"


def test_a_draft_is_marked_and_found_again(opened: SkillsPage, skills: SkillFile, qtbot: QtBot) -> None:
    opened.page.edit_text()
    opened.page.text.editor.input.insertPlainText("typed ")
    opened.flush_drafts()
    opened.show_key(TESTING)
    assert not opened.page.text.is_editing
    qtbot.waitUntil(lambda: len(opened._session.writes.standing.drafts) == 1, timeout=PATIENCE)
    skills.load("helm", "Use helm")
    qtbot.waitUntil(lambda: "helm" in names(opened), timeout=PATIENCE)
    assert opened.list.model._typed == {DOCKER}
    opened.show_key(DOCKER)
    assert opened.page.text.editor.text.startswith("typed # Docker")


def test_what_is_typed_is_kept_before_another_workspace_comes(
    opened: SkillsPage, many: Path, skills: SkillFile, qtbot: QtBot
) -> None:
    opened.page.edit_text()
    opened.page.text.editor.input.insertPlainText("typed ")
    opened._session.open(many)
    opened.page.text.editor.input.insertPlainText("to the end ")
    qtbot.waitUntil(lambda: opened.page.shown is None, timeout=PATIENCE)
    opened._session.open(skills.path)
    qtbot.waitUntil(lambda: opened.page.text.is_editing, timeout=PATIENCE)
    assert opened.page.text.editor.text.startswith("typed to the end # Docker")


def test_enter_reads_and_escape_comes_back(opened: SkillsPage) -> None:
    opened.focus()
    QTest.keyClick(opened.list.lines, Qt.Key.Key_Return)
    assert opened.page.text.view.hasFocus()
    opened.focus()
    QTest.keyClick(opened.list.lines, Qt.Key.Key_F2)
    assert opened.page.text.editor.input.hasFocus()
    QTest.keyClick(opened.page.text.editor.input, Qt.Key.Key_Escape)
    assert opened.list.lines.hasFocus()


def test_a_skill_that_the_filter_hides_is_gone_to(opened: SkillsPage, qtbot: QtBot) -> None:
    opened.list.box.setText("docker")
    qtbot.waitUntil(lambda: names(opened) == ["docker"], timeout=PATIENCE)
    opened.tester.key_requested.emit(TESTING)
    qtbot.waitUntil(lambda: opened.key == TESTING, timeout=PATIENCE)
    assert opened.list.text == ""


def test_the_parts_stand_below_each_other_where_it_is_narrow(page: SkillsPage) -> None:
    assert page._splitter.orientation() is Qt.Orientation.Horizontal
    page.resize(500, 760)
    assert page._splitter.orientation() is Qt.Orientation.Vertical


def test_nobody_looks_so_nothing_is_asked(page: SkillsPage, skills: SkillFile, qtbot: QtBot) -> None:
    page.hide()
    page._session.open(skills.path)
    qtbot.waitUntil(lambda: page._session.snapshot is not None, timeout=PATIENCE)
    assert names(page) == []
    page.show()
    qtbot.waitUntil(lambda: names(page) != [], timeout=PATIENCE)


def test_the_agent_view_goes_to_a_skill_and_keeps_what_is_typed(
    session: Session, skills: SkillFile, qtbot: QtBot
) -> None:
    view = AgentView(session)
    qtbot.addWidget(view)
    view.resize(1024, 300)
    view.show()
    session.open(skills.path)
    qtbot.waitUntil(lambda: session.snapshot is not None, timeout=PATIENCE)
    view.show_skill(TESTING)
    qtbot.waitUntil(lambda: view.skills.key == TESTING, timeout=PATIENCE)
    view.skills.page.edit_text()
    view.skills.page.text.editor.input.insertPlainText("typed ")
    view.flush_drafts()
    qtbot.waitUntil(lambda: [each.key for each in session.writes.standing.drafts] == [TESTING], timeout=PATIENCE)
    view.hide()


def test_where_nothing_can_be_changed_nothing_is_offered(
    tasks: Tasks, clock: Clock, skills: SkillFile, qtbot: QtBot
) -> None:
    session = Session(tasks, clock, Workspace)
    page = SkillsPage(session)
    qtbot.addWidget(page)
    page.resize(1024, 300)
    page.show()
    session.open(skills.path)
    qtbot.waitUntil(lambda: page.key == DOCKER, timeout=PATIENCE)
    assert page.page.text.view.isVisible()
    assert not page.page.edit.isVisible()
    assert not page.page.delete.isVisible()
    page.page.form_switch.click()
    assert not page.page.form.keywords.isVisible()
    QTest.keyClick(page.list.lines, Qt.Key.Key_Delete)
    QTest.keyClick(page.list.lines, Qt.Key.Key_F2)
    assert names(page) == ["docker", "testing", "部署"]
    assert not page.page.text.is_editing
    session.close()

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from explorer.memory.keys import Key
from explorer.ui.agent_view.skill_answers import read_skills
from explorer.ui.agent_view.skill_page import SkillPage
from explorer.ui.details.drafts import Drafts
from explorer.ui.session import Session
from explorer.ui.theme import apply_theme
from tests.ui.agent_view.conftest import DOCKER, SkillFile
from tests.ui.conftest import PATIENCE


@pytest.fixture
def page(session: Session, skills: SkillFile, qapp: QApplication, qtbot: QtBot) -> Iterator[SkillPage]:
    apply_theme(qapp, "light")
    made = SkillPage(session, Drafts(session))
    qtbot.addWidget(made)
    made.resize(408, 250)
    made.show()
    session.open(skills.path)
    qtbot.waitUntil(lambda: session.snapshot is not None, timeout=PATIENCE)
    show(made, DOCKER)
    yield made
    made.hide()


def show(page: SkillPage, key: Key) -> None:
    session = page._session
    assert session.snapshot is not None
    every = read_skills(session.snapshot, session.writes.ahead).skills
    page.show_skill(next(each for each in every if key in each.lineage))


def test_text_and_attributes_take_turns(page: SkillPage) -> None:
    assert page.text.isVisible()
    assert page.edit.isVisible()
    page.form_switch.click()
    assert page.form.isVisible()
    assert not page.text.isVisible()
    assert not page.edit.isVisible()
    page.edit_text()
    assert page.text.editor.isVisible()


def test_saving_the_text_is_a_revision(page: SkillPage, qtbot: QtBot) -> None:
    page.edit_text()
    page.text.editor.input.insertPlainText("First: ")
    with qtbot.waitSignal(page._session.writes.made, timeout=PATIENCE):
        page.text.editor.save.click()
    show(page, DOCKER)
    assert page.shown is not None
    assert page.shown.key == Key("__skills__", "docker~2")
    assert page.shown.skill.content.startswith("First: # Docker")
    assert page.shown.skill.trigger_keywords == ("docker", "container")
    qtbot.waitUntil(lambda: not page.text.is_editing, timeout=PATIENCE)


def test_an_emptied_text_is_explained(page: SkillPage) -> None:
    page.edit_text()
    page.text.editor.input.selectAll()
    page.text.editor.input.insertPlainText(" ")
    page.text.editor.save.click()
    assert page.text.editor.problem.text() == "A skill cannot be emptied. Delete it instead."


def test_the_editor_fits_a_low_dock(page: SkillPage) -> None:
    page.edit_text()
    page.resize(408, 220)
    bottom = page.text.editor.save.mapTo(page, page.text.editor.save.rect().bottomLeft()).y()
    assert bottom <= page.height()


def test_what_does_not_fit_its_type_is_read_only(page: SkillPage, skills: SkillFile, qtbot: QtBot) -> None:
    with qtbot.waitSignal(page._session.refreshed, timeout=PATIENCE):
        skills.agent.change("docker", "__skills__", importance=7)
    show(page, DOCKER)
    assert page.reason.isVisible()
    assert not page.is_editable
    assert not page.delete.isVisible()
    page.edit_text()
    assert not page.text.is_editing


def test_a_vector_of_an_earlier_text_is_told(page: SkillPage, skills: SkillFile, qtbot: QtBot) -> None:
    with qtbot.waitSignal(page._session.refreshed, timeout=PATIENCE):
        skills.agent.change("docker", "__skills__", embedding_stale=True)
    show(page, DOCKER)
    assert page.stale.text.startswith("Its vector is of an earlier text")


def test_deleting_is_asked_for(page: SkillPage, qtbot: QtBot) -> None:
    with qtbot.waitSignal(page.delete_requested, timeout=PATIENCE):
        page.delete.click()


def test_nothing_is_shown(page: SkillPage) -> None:
    page.show_skill(None)
    assert not page.text.isVisible()
    assert not page.delete.isVisible()
    assert not page.text_switch.isVisible()

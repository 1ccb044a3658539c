from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from explorer.memory.changes import ChangeKind, ChangeSet
from explorer.ui.agent_view.skill_answers import ShownSkill, read_skills
from explorer.ui.agent_view.skill_form import SkillForm
from explorer.ui.agent_view.skill_wrapped_field import WrappedInput
from explorer.ui.details.drafts import Drafts
from explorer.ui.session import Session
from explorer.ui.theme import apply_theme
from tests.ui.agent_view.conftest import DOCKER, SkillFile
from tests.ui.conftest import PATIENCE


@pytest.fixture
def form(session: Session, skills: SkillFile, qapp: QApplication, qtbot: QtBot) -> Iterator[SkillForm]:
    apply_theme(qapp, "light")
    made = SkillForm(session, Drafts(session))
    qtbot.addWidget(made)
    made.resize(408, 400)
    made.show()
    made.dress()
    session.open(skills.path)
    qtbot.waitUntil(lambda: session.snapshot is not None, timeout=PATIENCE)
    made.show_skill(shown(made), editable=True)
    yield made
    made.hide()


def shown(form: SkillForm) -> ShownSkill:
    session = form._session
    assert session.snapshot is not None
    every = read_skills(session.snapshot, session.writes.ahead).skills
    return next(each for each in every if DOCKER in each.lineage)


def lines(form: SkillForm) -> str:
    return "\n".join(label.text() for label in form.findChildren(QLabel) if not label.isHidden())


def enter(form: SkillForm, field: str, text: str, qtbot: QtBot) -> ChangeSet:
    control = next(each for each in form.fields if each.name == field).control
    assert isinstance(control, WrappedInput)
    control.selectAll()
    control.insertPlainText(text)
    with qtbot.waitSignal(form._session.writes.made, timeout=PATIENCE) as made:
        QTest.keyClick(control, Qt.Key.Key_Return)
    change = made.args[0]
    assert isinstance(change, ChangeSet)
    return change


def test_what_a_skill_has_stands_in_its_fields(form: SkillForm, qtbot: QtBot) -> None:
    assert form.description.input.text() == "Best practices for containers"
    assert form.keywords.input.text() == "docker, container"
    assert form.globs.input.text() == "Dockerfile*"
    assert form.tools.input.text() == "Read"
    assert form.importance.line.text() == "0.90"
    assert form.tags.input.text() == ""
    qtbot.waitUntil(lambda: "tokens where it is active" in lines(form), timeout=PATIENCE)
    assert "this one included" not in lines(form)


def test_globs_are_set_in_place(form: SkillForm, qtbot: QtBot) -> None:
    change = enter(form, "glob_patterns", "Dockerfile*, *.{yml,yaml}", qtbot)
    assert change.kind is ChangeKind.EDIT
    assert shown(form).skill.glob_patterns == ("Dockerfile*", "*.{yml,yaml}")


def test_keywords_are_a_revision_and_can_be_changed_again_at_once(form: SkillForm, qtbot: QtBot) -> None:
    assert enter(form, "trigger_keywords", "docker, 容器", qtbot).kind is ChangeKind.REVISE
    assert shown(form).skill.trigger_keywords == ("docker", "容器")
    qtbot.waitUntil(lambda: form.keywords.base == ["docker", "容器"], timeout=PATIENCE)
    form.show_skill(shown(form), editable=True)
    qtbot.waitUntil(lambda: "2 text(s), this one included" in lines(form), timeout=PATIENCE)
    enter(form, "trigger_keywords", "podman", qtbot)
    assert shown(form).skill.trigger_keywords == ("podman",)
    assert form._session.writes.standing.stale == ()


def test_what_does_not_fit_stays_and_is_said(form: SkillForm) -> None:
    form.importance.line.setText("")
    form.importance.line.edited.emit()
    form.importance.finish()
    assert form.importance.note.text().startswith("This is no number.")
    form.show_skill(shown(form), editable=True)
    assert form.importance.line.text() == ""


def test_where_nothing_can_be_changed_all_are_lines(form: SkillForm, qtbot: QtBot) -> None:
    form.show_skill(shown(form), editable=False)
    assert not form.keywords.isVisible()
    qtbot.waitUntil(lambda: "docker, container" in lines(form), timeout=PATIENCE)
    assert "0.90" in lines(form)

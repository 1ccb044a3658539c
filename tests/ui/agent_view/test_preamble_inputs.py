from __future__ import annotations

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from explorer.services.preamble.choices import Choices
from explorer.ui.agent_view.preamble_inputs import PreambleInputs

KNOWN = Choices(("coder", "pm", "qa"), ("pm",), ("api", "shop"))


@pytest.fixture
def inputs(qapp: QApplication, qtbot: QtBot) -> PreambleInputs:
    made = PreambleInputs()
    qtbot.addWidget(made)
    made.show()
    return made


def test_the_first_agent_with_notes_is_taken_until_somebody_chooses(inputs: PreambleInputs) -> None:
    assert inputs.agent_name == ""
    inputs.offer(KNOWN)
    assert inputs.agent_name == "pm"
    inputs.offer(Choices(("coder", "qa")))
    assert inputs.agent_name == "coder"
    edit = inputs.agent.lineEdit()
    assert edit is not None
    edit.selectAll()
    QTest.keyClicks(edit, "zoe ")
    inputs.offer(KNOWN)
    assert inputs.agent_name == "zoe"
    edit.clear()
    inputs.offer(Choices())
    assert inputs.agent_name == ""


def test_repositories_are_asked_for_where_there_are_any(inputs: PreambleInputs) -> None:
    assert inputs.repo.isHidden()
    inputs.offer(KNOWN)
    assert not inputs.repo.isHidden()
    assert inputs.repo_slug == ""
    inputs.repo.setEditText("shop")
    inputs.offer(Choices())
    assert inputs.repo_slug == "shop"


def test_changes_are_told_once(inputs: PreambleInputs, qtbot: QtBot) -> None:
    told: list[str] = []
    inputs.changed.connect(lambda: told.append(inputs.task_text))
    inputs.task.setPlainText("Task")
    assert told == ["Task"]
    inputs.offer(KNOWN)
    inputs.offer(KNOWN)
    assert len(told) == 2
    inputs.repo.setEditText("shop")
    assert len(told) == 3


def test_a_short_task_is_told_of(inputs: PreambleInputs) -> None:
    assert inputs.hint.text() == "0 of 20 characters: a shorter task gets no facts"
    inputs.task.setPlainText(f"  {'x' * 19}\n")
    assert inputs.hint.text() == "19 of 20 characters: a shorter task gets no facts"
    inputs.task.setPlainText("x" * 20)
    assert not inputs.hint.isVisible()

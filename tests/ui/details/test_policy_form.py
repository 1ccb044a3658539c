from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from explorer.ui.details.policy_form import PolicyForm
from tests.ui.details.conftest import Desk

POLICIES = "__policies__"


@pytest.fixture
def form(desk: Desk) -> PolicyForm:
    desk.read("p-db", POLICIES)
    return desk.details.page.policies


def test_the_attributes_stand_in_fields(form: PolicyForm, desk: Desk) -> None:
    assert form.active.box.isChecked()
    assert form.active.box.text() == "in every dispatch"
    assert form.role.line.text() == "backend"
    assert form.role.note.text() == "advisory: reaches everyone"
    assert form.domain.line.text() == "data"
    desk.read("p-off", POLICIES)
    assert not form.active.box.isChecked()
    assert form.role.line.text() == ""
    assert form.role.line.placeholderText() == "everyone"
    assert form.role.note.isHidden()
    assert desk.details.page.facts.isHidden()


def test_switching_it_off_saves_at_once(form: PolicyForm, desk: Desk) -> None:
    form.active.box.click()
    desk.wait(lambda: desk.stored("p-db", "active", POLICIES) is False)
    assert not form.active.box.isChecked()


def test_a_role_is_cleared(form: PolicyForm, desk: Desk, qtbot: QtBot) -> None:
    form.role.line.setFocus()
    form.role.line.selectAll()
    qtbot.keyClick(form.role.line, Qt.Key.Key_Delete)  # type: ignore[no-untyped-call]
    qtbot.keyClick(form.role.line, Qt.Key.Key_Return)  # type: ignore[no-untyped-call]
    desk.wait(lambda: desk.stored("p-db", "required_role", POLICIES) is None)
    desk.wait(form.role.note.isHidden)


def test_a_replaced_policy_is_read_only(form: PolicyForm, desk: Desk) -> None:
    desk.read("p-old", POLICIES)
    assert not form.role.isVisible()
    assert "another text has taken its place" in desk.details.page.reason.text

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from explorer.store.workspace import Workspace
from explorer.ui.session import Session
from explorer.ui.tasks import Tasks
from tests.ui.conftest import Clock
from tests.ui.details.conftest import Desk, open_desk


@pytest.mark.parametrize(
    ("record_id", "reason"),
    [
        ("gone", "Deleted: it can be restored"),
        ("odd", "do not fit their type"),
        ("old", "another text has taken its place"),
        ("db", "another text has taken its place"),
        ("cache", ""),
    ],
)
def test_why_a_record_is_read_only_is_said(desk: Desk, record_id: str, reason: str) -> None:
    desk.read(record_id)
    page = desk.details.page
    assert page.is_editable is not bool(reason)
    assert reason in page.reason.text
    assert page.reason.isVisible() is bool(reason)
    assert page.edit.isVisible() is page.is_editable
    assert page.facts.topic.isVisible() is page.is_editable
    desk.details.edit_text()
    assert page.text.is_editing is page.is_editable


def test_the_pencil_opens_the_editor_and_goes_meanwhile(desk: Desk) -> None:
    desk.read("cache")
    page = desk.details.page
    page.edit.click()
    assert page.text.is_editing
    assert not page.edit.isVisible()
    page.text.editor.left.emit()
    assert page.edit.isVisible()


def test_where_nothing_can_be_written_all_is_as_before(
    workspace: Path, tasks: Tasks, clock: Clock, qtbot: QtBot
) -> None:
    session = Session(tasks, clock, Workspace)
    desk = open_desk(session, workspace, qtbot)
    desk.read("cache")
    page = desk.details.page
    assert not page.is_editable
    assert page.reason.isHidden()
    assert not page.edit.isVisible()
    assert not page.facts.topic.isVisible()
    assert not desk.details.actions_row.isVisible()
    desk.details.edit_text()
    assert not page.text.is_editing
    session.close()


def test_without_a_record_it_says_what_to_do(desk: Desk) -> None:
    desk.read("cache")
    desk.details.show_key(None)
    page = desk.details.page
    assert not page.text.view.isVisible()
    assert not page.facts.isVisible()
    assert not page.edit.isVisible()

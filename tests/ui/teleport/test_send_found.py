from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from explorer.memory.protocols import Snapshot
from explorer.services.teleport.parcels import Selection
from explorer.store.workspace import Workspace
from explorer.ui.session import Session
from explorer.ui.settings import Settings
from explorer.ui.tasks import Tasks
from explorer.ui.teleport.send_allowed import Allowed
from explorer.ui.teleport.send_found import FoundPage
from explorer.ui.teleport.send_target import TargetRow
from explorer.ui.teleport.send_work import examine
from explorer.ui.theme import apply_theme
from tests.ui.conftest import PATIENCE, Agent, Clock
from tests.ui.teleport.send_cases import shown, write_secrets

Make = Callable[..., FoundPage]


@pytest.fixture
def make(workspace: Path, tmp_path: Path, settings: Settings, qtbot: QtBot, qapp: QApplication) -> Iterator[Make]:
    apply_theme(qapp, "light")
    pages: list[FoundPage] = []

    def build(session: Session, selection: Selection | None = None) -> FoundPage:
        snapshot = shown(session, workspace, qtbot).snapshot
        assert snapshot is not None
        page = FoundPage(session, Allowed(settings), TargetRow(tmp_path, workspace))
        qtbot.addWidget(page)
        pages.append(page)
        page.resize(800, 500)
        page.show()
        page.show_examined(examine(snapshot, selection or Selection(), lambda _: None))
        return page

    yield build
    for page in pages:
        page.close_questions()


@pytest.fixture
def page(make: Make, session: Session, workspace: Path, hire: Callable[[Path], Agent]) -> FoundPage:
    write_secrets(workspace, hire)
    return make(session)


def fates(page: FoundPage) -> list[str]:
    return [page.model.fate_word(page.model.found_at(row)) for row in range(page.model.rowCount())]


def test_nothing_was_found_is_said_plainly(make: Make, session: Session) -> None:
    page = make(session)
    assert page.result.text == "Nothing was found."
    assert "cannot find everything" in page.caution.text()
    assert not page.table.isVisible()
    assert not page.forget.isVisible()
    assert not page.take_focus()
    assert page.target.isVisible()


def test_keys_and_buttons_decide_for_all_selected_rows(page: FoundPage, qtbot: QtBot) -> None:
    assert "4 finding" in page.result.text
    assert "3 memory" in page.result.text
    assert page.take_focus()
    assert (page.leave_out.text(), page.allow.text()) == ("Leave out 1 memory(ies)", "Allow 1 value(s)")
    page.table.selectAll()
    assert (page.leave_out.text(), page.allow.text()) == ("Leave out 3 memory(ies)", "Allow 3 value(s)")
    QTest.keyClick(page.table, Qt.Key.Key_Space)
    assert fates(page) == ["stays here"] * 4
    assert "stays here or is allowed" in page.result.text
    assert page.leave_out.text() == "Take 3 memory(ies) along"
    page.leave_out.click()
    page.allow.click()
    assert fates(page) == ["allowed"] * 4
    QTest.keyClicks(page.table, "a")
    assert fates(page) == ["goes out"] * 4


def test_what_was_allowed_earlier_is_counted_and_can_be_forgotten(
    page: FoundPage, make: Make, session: Session
) -> None:
    page.table.setCurrentIndex(page.model.index(1, 0))
    page.allow.click()
    again = make(session)
    assert again.model.rowCount() == 2
    said = [label.text() for label in again.findChildren(type(again.caution))]
    assert any("2 finding" in text and "not listed" in text for text in said)
    assert again.forget.text() == "Forget 1 allowed value(s)"
    again.forget.click()
    assert again.model.rowCount() == 4
    assert not again.forget.isVisible()


def test_nothing_else_was_found(page: FoundPage, make: Make, session: Session) -> None:
    page.table.selectAll()
    page.allow.click()
    again = make(session)
    assert again.result.text == "Nothing else was found."


def test_the_text_of_the_current_finding_is_shown(page: FoundPage, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: "ghp_…4a" in page.pane.toPlainText(), timeout=PATIENCE)
    page.table.setCurrentIndex(page.model.index(1, 0))
    qtbot.waitUntil(lambda: "login" in page.pane.toPlainText(), timeout=PATIENCE)


def test_a_newer_state_is_said(page: FoundPage, session: Session, hire: Callable[[Path], Agent], qtbot: QtBot) -> None:
    assert page.newer.text == ""
    assert session.path is not None
    hire(session.path).remember("new", "Something new")
    qtbot.waitUntil(lambda: "has changed since" in page.newer.text, timeout=PATIENCE)
    snapshot: Snapshot | None = session.snapshot
    assert snapshot is not None
    page.show_examined(examine(snapshot, Selection(), lambda _: None))
    assert page.newer.text == ""


def test_reading_only_means_that_no_base_is_kept(make: Make, tasks: Tasks, clock: Clock) -> None:
    assert "cannot be noted" in make(Session(tasks, clock, Workspace)).no_base.text

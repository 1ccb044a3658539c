from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from explorer.memory.changes import ChangeSet, Patch
from explorer.memory.journal import Trouble
from explorer.store.workspace import Workspace
from explorer.ui.change_words import change_words
from explorer.ui.docks.access import Access
from explorer.ui.session import Session
from explorer.ui.tasks import Tasks
from explorer.ui.theme import apply_theme
from tests.ui.conftest import PATIENCE, Agent, Clock
from tests.ui.fake_committer import FakeCommitter

Hire = Callable[[Path], Agent]


@pytest.fixture
def committer() -> FakeCommitter:
    made = FakeCommitter()
    made.trouble = Trouble.BUSY
    return made


@pytest.fixture
def agent(workspace: Path, hire: Hire) -> Agent:
    made = hire(workspace)
    made.remember("d1", "", "__domains__", name="data", label="Data", description="PostgreSQL")
    made.remember("d2", "", "__domains__", name="deploy", label="", description="")
    made.remember("g1", "", "__grants__", role="coder", domain="data", permission="write")
    return made


@pytest.fixture
def dock(session: Session, agent: Agent, workspace: Path, qapp: QApplication, qtbot: QtBot) -> Access:
    apply_theme(qapp, "light")
    made = Access(session)
    qtbot.addWidget(made)
    made.resize(1000, 300)
    made.show()
    session.open(workspace)
    qtbot.waitUntil(lambda: bool(made.model.matrix.rows) and not session.writes.is_read_only, timeout=PATIENCE)
    return made


def cell(dock: Access, domain: str, role: str) -> str:
    return str(dock.model.index_of(domain, role).data())


def made_by(committer: FakeCommitter, count: int, qtbot: QtBot) -> ChangeSet:
    """The newest of so many changes."""
    qtbot.waitUntil(lambda: len(committer.journal.pending()) == count, timeout=PATIENCE)
    return committer.journal.pending()[-1]


def test_the_matrix_shows_domains_and_grants(dock: Access) -> None:
    domains = [row.domain for row in dock.model.matrix.rows]
    assert {"data", "deploy", "people", "security", "shop"} <= set(domains)
    assert cell(dock, "data", "coder") == "write"
    assert cell(dock, "data", "qa") == "read"
    assert dock.table.isVisible()


def test_it_says_that_grants_are_advice(dock: Access) -> None:
    texts = [label.text() for label in dock.findChildren(QLabel) if label.isVisible()]
    assert "Grants are advisory: reads are never refused; only proposing a policy needs write." in texts


def test_a_grant_is_shown_at_once_and_named(dock: Access, committer: FakeCommitter, qtbot: QtBot) -> None:
    dock.model.setData(dock.model.index_of("deploy", "qa"), "write")
    change = made_by(committer, 1, qtbot)
    assert change_words(change) == "Access of qa to deploy: read → read and write"
    qtbot.waitUntil(lambda: cell(dock, "deploy", "qa") == "write", timeout=PATIENCE)
    dock.model.setData(dock.model.index_of("data", "coder"), "none")
    change = made_by(committer, 2, qtbot)
    assert isinstance(change.operations[0], Patch)
    assert change_words(change) == "Access of coder to data: read and write → no access"


def test_several_cells_are_one_change(dock: Access, committer: FakeCommitter, qtbot: QtBot) -> None:
    dock.table.clearSelection()
    model, selection = dock.model, dock.table.selectionModel()
    for domain, role in (("data", "coder"), ("data", "qa"), ("deploy", "qa")):
        selection.select(model.index_of(domain, role), selection.SelectionFlag.Select)
    dock.table.permission_chosen.emit("write")
    change = made_by(committer, 1, qtbot)
    assert len(change.operations) == 2, "coder may write already"
    assert change_words(change) == "Access: 2 grant(s) set to read and write"
    qtbot.waitUntil(lambda: cell(dock, "data", "qa") == cell(dock, "deploy", "qa") == "write", timeout=PATIENCE)


def test_nothing_selected_is_nothing_changed(dock: Access, committer: FakeCommitter) -> None:
    dock.table.clearSelection()
    dock.table.permission_chosen.emit("write")
    assert committer.journal.entries(1) == []


def test_texts_of_a_domain_are_edited(dock: Access, committer: FakeCommitter, qtbot: QtBot) -> None:
    dock.model.setData(dock.model.index_of("data", None), "Databases")
    change = made_by(committer, 1, qtbot)
    (patch,) = change.operations
    assert isinstance(patch, Patch)
    assert (patch.before["label"], patch.after["label"]) == ("Data", "Databases")
    assert change_words(change) == "Label Data → Databases · “data”"
    qtbot.waitUntil(lambda: dock.model.index_of("data", None).data() == "Databases", timeout=PATIENCE)


def test_a_domain_without_a_label_gets_one(dock: Access, committer: FakeCommitter, qtbot: QtBot) -> None:
    assert dock.model.index_of("deploy", None).data() == "deploy"
    dock.model.setData(dock.model.index_of("deploy", None), "Releases")
    (patch,) = made_by(committer, 1, qtbot).operations
    assert isinstance(patch, Patch)
    assert not patch.before["label"], "nothing stood there: the change is not taken for a conflict"


def test_an_edit_over_an_agents_newer_text_is_left_to_a_decision(
    dock: Access, committer: FakeCommitter, qtbot: QtBot, agent: Agent, session: Session
) -> None:
    row = dock.model.matrix.rows[[each.domain for each in dock.model.matrix.rows].index("data")]
    agent.change("d1", "__domains__", description="Theirs")
    qtbot.waitUntil(lambda: dock.model.index_of("data", None).siblingAtColumn(1).data() == "Theirs", timeout=PATIENCE)
    dock.model.text_edited.emit(row, "description", "Mine")
    (patch,) = made_by(committer, 1, qtbot).operations
    assert isinstance(patch, Patch)
    assert patch.before["description"] == "PostgreSQL"


def test_a_refresh_keeps_the_current_cell(dock: Access, agent: Agent, qtbot: QtBot) -> None:
    dock.table.setCurrentIndex(dock.model.index_of("deploy", "qa"))
    agent.remember("new", "Something", domain="architecture")
    qtbot.waitUntil(lambda: dock.model.index_of("architecture", "qa").isValid(), timeout=PATIENCE)
    assert dock.table.currentIndex() == dock.model.index_of("deploy", "qa")


def test_without_a_workspace_it_says_where_domains_come_from(session: Session, qtbot: QtBot) -> None:
    dock = Access(session)
    qtbot.addWidget(dock)
    dock.show()
    assert dock.empty.isVisible()


def test_whoever_only_reads_sees_no_keys(
    tasks: Tasks, clock: Clock, agent: Agent, workspace: Path, qtbot: QtBot
) -> None:
    session = Session(tasks, clock, Workspace)
    dock = Access(session)
    qtbot.addWidget(dock)
    session.open(workspace)
    qtbot.waitUntil(lambda: bool(dock.model.matrix.rows), timeout=PATIENCE)
    assert dock._keys.isHidden()
    session.close()

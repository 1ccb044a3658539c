from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from explorer.memory.changes import ChangeKind, Patch, new_change_set
from explorer.memory.journal import ChangeState, Trouble
from explorer.memory.keys import Key
from explorer.ui.docks.waiting_changes import WaitingChanges
from explorer.ui.session import Session
from tests.ui.conftest import MAIN, NOW, PATIENCE
from tests.ui.fake_committer import FakeCommitter


def confidence(record_id: str, value: float) -> Patch:
    return Patch(Key(MAIN, record_id), {"confidence": 0.4}, {"confidence": value})


@pytest.fixture
def committer() -> FakeCommitter:
    made = FakeCommitter()
    made.trouble, made.detail = Trouble.DISK_FULL, "errno 28 <b>"
    for name in ("cache", "deploy"):
        made.journal.record(new_change_set(ChangeKind.EDIT, (confidence(name, 0.9),), NOW, "Ana", "Ünïcode 🚀"))
    return made


@pytest.fixture
def notice(session: Session, workspace: Path, qtbot: QtBot) -> WaitingChanges:
    made = WaitingChanges(session)
    qtbot.addWidget(made)
    session.open(workspace)
    qtbot.waitUntil(lambda: not made.isHidden(), timeout=PATIENCE)
    return made


def test_it_says_what_waits_and_why(notice: WaitingChanges) -> None:
    assert notice.text.startswith("2 change(s) wait: The disk with “team.vdb” is full.")
    assert not notice.try_now.isHidden()


def test_what_a_program_reported_is_behind_a_fold_and_can_be_copied(notice: WaitingChanges) -> None:
    assert not notice.detail.isHidden()
    assert notice.copy.isHidden()
    notice.detail.click()
    assert not notice.copy.isHidden()
    notice.copy.click()
    assert QGuiApplication.clipboard().text() == "errno 28 <b>"


def test_trying_again_writes_what_waits(notice: WaitingChanges, committer: FakeCommitter, qtbot: QtBot) -> None:
    committer.trouble = None
    notice.try_now.click()
    qtbot.waitUntil(notice.isHidden, timeout=PATIENCE)
    assert committer.journal.pending() == []


def test_a_busy_file_is_no_trouble(notice: WaitingChanges, committer: FakeCommitter, qtbot: QtBot) -> None:
    committer.trouble = Trouble.BUSY
    notice.try_now.click()
    qtbot.waitUntil(lambda: "an agent has the file" in notice.text, timeout=PATIENCE)
    assert not notice.isHidden()


def test_what_waits_can_be_kept_elsewhere(
    notice: WaitingChanges, committer: FakeCommitter, session: Session, tmp_path: Path, qtbot: QtBot
) -> None:
    stale = new_change_set(ChangeKind.EDIT, (confidence("sale", 0.9),), NOW, "Ana", "Sale")
    committer.journal.add(stale, ChangeState.STALE)
    session.writes.commit_now()
    qtbot.waitUntil(lambda: len(session.writes.standing.stale) == 1, timeout=PATIENCE)
    path = tmp_path / "waiting.jsonl"
    assert notice.export_to(path)
    lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    assert [line["records"][0]["record"] for line in lines] == [
        f"{MAIN}/{name}" for name in ("cache", "deploy", "sale")
    ]
    assert "Ünïcode 🚀" in path.read_text(encoding="utf-8")
    assert "3 change(s) exported to waiting.jsonl" in said(notice)


def test_where_it_cannot_be_kept_it_says_why(notice: WaitingChanges, tmp_path: Path) -> None:
    assert not notice.export_to(tmp_path / "no folder" / "waiting.jsonl")
    assert "waiting.jsonl could not be written: " in said(notice)


def said(notice: WaitingChanges) -> str:
    return notice._receipt.text()

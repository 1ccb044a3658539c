from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import pytest

from explorer.agent.preambles import CannotCompose, dispatch_preamble
from explorer.memory.errors import NotAWorkspace
from explorer.services.git import Head
from tests.agent.plain_vectlite import fact, footprint, make, opened, vector

NOW = datetime(2026, 11, 30, 12, tzinfo=UTC)
TASK = "Upgrade PostgreSQL at last"


@pytest.fixture
def workspace(tmp_path: Path) -> Path:
    path = make(tmp_path / "w.vdb", db=fact("PostgreSQL 16 it is", domain="data", confidence=0.7))
    with opened(path) as database:
        database.insert("n", vector("n"), {"agent_id": "coder", "content": "Half way"}, namespace="__notes__")
        database.insert("x", vector("x"), fact("PostgreSQL elsewhere"), namespace="project:feature/x")
    return path


def test_what_is_in_the_file(workspace: Path) -> None:
    before = footprint(workspace.parent)
    made = dispatch_preamble(workspace, TASK, " coder ", clock=lambda: NOW)
    assert (made.agent, made.branch) == ("coder", "main")
    assert [each.line for each in made.shortlist.included] == ["- [data] PostgreSQL 16 it is (confidence 0.7)"]
    assert made.own_notes[0].text == "Half way"
    other = dispatch_preamble(workspace, TASK, branch="feature/x", clock=lambda: NOW)
    assert [each.key.id for each in other.shortlist.included] == ["x"]
    assert footprint(workspace.parent) == before


def test_a_branch_that_nobody_can_name_is_not_guessed(workspace: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("explorer.agent.preambles.read_head", lambda _: Head(in_repository=True, commit="abc1234"))
    with pytest.raises(CannotCompose, match=r"git is at commit abc1234, on no branch\. No preamble was made"):
        dispatch_preamble(workspace, TASK)
    assert dispatch_preamble(workspace, TASK, branch="main").shortlist.included


def test_what_is_no_workspace(tmp_path: Path) -> None:
    with pytest.raises(NotAWorkspace):
        dispatch_preamble(tmp_path / "none.vdb", TASK)

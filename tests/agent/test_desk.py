from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from explorer.agent.branch_reports import NoSuchBranch
from explorer.agent.desk import Desk
from explorer.memory.changes import ChangeKind, ChangeSet, Patch
from explorer.services.editing import Editing
from tests.agent.remembering import DATABASE, NOW, AxisModel, make_remembering


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    path = make_remembering(tmp_path / "there" / "w.vdb")
    return Desk(path, "coder", clock=lambda: NOW, embedding=AxisModel(), state_root=tmp_path / "state")


def _pinned(editing: Editing) -> tuple[bool, ChangeSet | None]:
    if editing.metadata(DATABASE).get("pinned"):
        return False, None
    return True, editing.change_set(ChangeKind.EDIT, [Patch(DATABASE, {"pinned": None}, {"pinned": True})])


def test_what_is_written_is_read_afterwards_and_a_preview_writes_nothing(desk: Desk) -> None:
    assert desk.preview(_pinned)
    assert not desk.read().metadata(DATABASE).get("pinned")
    assert desk.write(_pinned)
    assert desk.read().metadata(DATABASE)["pinned"]
    assert desk.read().by == "coder"
    assert not desk.write(_pinned)


def test_the_branch_is_that_of_the_folder_unless_one_is_named(desk: Desk, tmp_path: Path) -> None:
    assert desk.branch_name() == "main"
    folder = tmp_path / "code"
    subprocess.run(["git", "init", "--quiet", "--initial-branch=feature/x", str(folder)], check=True)
    assert Desk(desk.path, folder=folder).branch_name() == "feature/x"
    assert Desk(desk.path, folder=folder, branch=" dev ").branch_name() == "dev"


def test_a_branch_that_nobody_knows_is_a_sentence(desk: Desk, tmp_path: Path) -> None:
    folder = tmp_path / "bare"
    subprocess.run(["git", "init", "--quiet", "--bare", str(folder)], check=True)
    with pytest.raises(NoSuchBranch, match="Name one"):
        Desk(desk.path, folder=folder).branch_name()


def test_every_desk_is_a_session_of_its_own(desk: Desk) -> None:
    assert desk.session
    assert Desk(desk.path).session != Desk(desk.path).session

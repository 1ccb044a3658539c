from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from explorer.agent.branch_reports import NoSuchBranch
from explorer.agent.serving.working_folder import desk_in


def repository(folder: Path, branch: str) -> Path:
    folder.mkdir()
    subprocess.run(["git", "init", "-q", "-b", branch, str(folder)], check=True)
    return folder


def test_the_branch_is_that_of_the_folder_that_is_worked_in(tmp_path: Path) -> None:
    project, other = repository(tmp_path / "project", "feature"), repository(tmp_path / "other", "trunk")
    plain = tmp_path / "plain"
    plain.mkdir()
    path = other / "w.vdb"
    assert desk_in(project, path, "", "", None, "").branch_name() == "feature"
    assert desk_in(plain, path, "", "", None, "").branch_name() == "trunk"
    assert desk_in(plain, plain / "w.vdb", "", "", None, "").branch_name() == "main"
    assert desk_in(project, path, "", "", "mine", "").branch_name() == "mine"


def test_a_branch_that_git_does_not_know_is_no_other_ones(tmp_path: Path) -> None:
    project = repository(tmp_path / "project", "feature")
    commit = ["-c", "user.name=A", "-c", "user.email=a@b.c", "commit", "-q", "--allow-empty", "-m", "x"]
    for command in (commit, ["checkout", "-q", "--detach"]):
        subprocess.run(["git", "-C", str(project), *command], check=True)
    with pytest.raises(NoSuchBranch, match="on no branch"):
        desk_in(project, repository(tmp_path / "other", "trunk") / "w.vdb", "", "", None, "").branch_name()


def test_the_rest_is_as_it_was_said(tmp_path: Path) -> None:
    desk = desk_in(tmp_path, tmp_path / "w.vdb", "coder", " qa ", None, "web")
    assert (desk.agent, desk.role, desk.repo) == ("coder", "qa", "web")
    assert desk_in(tmp_path, tmp_path / "w.vdb", "", "", None, "").role == "general"

from __future__ import annotations

from pathlib import Path

import pytest

from tests.agent.command_line import Run
from tests.agent.plain_vectlite import footprint, make, opened

TEXT = "---\ndescription: Containers\nkeywords: container\nglobs: **/*.yml\n---\nPin versions \x1b[31m"


@pytest.fixture
def workspace(tmp_path: Path) -> Path:
    (tmp_path / "home").mkdir()
    return make(tmp_path / "home" / "w.vdb", 2)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    path = tmp_path / "skills"
    (path / "docker").mkdir(parents=True)
    (path / "docker" / "SKILL.md").write_text(TEXT, "utf-8")
    (path / "empty.md").write_text("---\nname: x\n---\n", "utf-8")
    return path


def test_load_list_show_and_test(run: Run, workspace: Path, folder: Path) -> None:
    before = footprint(workspace.parent)
    ran = run("skills", "load", folder, "--into", workspace, "--dry-run")
    assert (ran.code, ran.err, footprint(workspace.parent)) == (0, "", before)
    ran = run("skills", "load", folder, "--into", workspace)
    assert (ran.code, ran.err) == (0, "")
    lines = ran.out.splitlines()
    assert lines[0] == "1 added, 1 unusable"
    assert "  skills/docker/SKILL.md, line 4: “**/*.yml” is no valid YAML" in ran.out
    assert "  skills/empty.md: There is no text in it that an agent could follow." in lines
    assert "Ctrl+Z" in lines[-1]
    assert run("skills", "list", workspace).out == "docker  0.70  Containers\n"
    shown = run("skills", "show", workspace, "docker").out
    assert "globs: **/*.yml\n" in shown
    assert shown.endswith("### docker\nPin versions \ufffd[31m\n")
    tried = run("skills", "test", workspace, "restart the containers", "--path", "deploy/app.yml").out
    assert tried.startswith("1 skill would be activated.\n")
    assert "(**/*.yml matches deploy/app.yml)" in tried


def test_the_same_in_json(run: Run, workspace: Path, folder: Path) -> None:
    loaded = run("skills", "load", folder / "docker" / "SKILL.md", "--into", workspace, "--json").document
    assert (loaded["counts"]["added"], loaded["files"][0]["name"], loaded["unembedded"]) == (1, "docker", 0)
    assert loaded["problems"][0]["line"] == 4
    listed = run("skills", "list", workspace, "--json").document
    assert [skill["key"] for skill in listed["skills"]] == ["__skills__/skill_docker"]
    assert run("skills", "show", workspace, "docker", "--json").document["content"].startswith("Pin versions")
    tried = run("skills", "test", workspace, "lunch", "--json").document
    assert (tried["active"], tried["others"][0]["left_out"], tried["silence"]) == ([], "no signal", None)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("load", "nowhere", "--into", "W"), "There is nothing at “nowhere”"),
        (("load", "F/empty.md", "--into", "W"), "There is no skill in these files."),
        (("load", "F", "--into", "none.vdb"), "There is no file"),
        (("show", "W", "podman"), "There is no skill “podman” in “w.vdb”. There are: none."),
        (("list", "none.vdb"), "There is no file"),
        (("test", "none.vdb", "x"), "There is no file"),
    ],
)
def test_bad_input_is_a_sentence_and_exit_code_2(
    run: Run, workspace: Path, folder: Path, arguments: tuple[str, ...], sentence: str
) -> None:
    before = footprint(workspace.parent)
    said = [str(workspace) if each == "W" else each.replace("F", str(folder)) for each in arguments]
    ran = run("skills", *said)
    assert (ran.code, ran.out) == (2, "")
    assert sentence in ran.err
    assert sentence in run("skills", *said, "--json").document["error"]
    assert footprint(workspace.parent) == before


def test_a_busy_workspace_has_its_own_code(
    run: Run, workspace: Path, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("explorer.store.committer.LOCK_TIMEOUT_SECONDS", 0.1)
    with opened(workspace):
        assert run("skills", "load", folder, "--into", workspace, "--json").code == 3
    assert run("skills", "list", workspace, "--json").document["skills"] == []

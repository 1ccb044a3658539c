from __future__ import annotations

from pathlib import Path

import pytest

from tests.agent.command_line import Run
from tests.agent.plain_vectlite import DIMENSION, fact, footprint, make, opened


@pytest.fixture
def workspace(tmp_path: Path) -> Path:
    return make(tmp_path / "w.vdb", odd=fact("Odd", confidence="0.8"), dead=fact("Dead", links=[{"to": "gone"}]))


def test_a_plain_check_says_what_is_wrong_and_repairs_nothing(run: Run, workspace: Path) -> None:
    before = footprint(workspace.parent)
    ran = run("check", workspace)
    assert ran.code == 0
    assert "References to records that are not there: 1\n  project:main/dead: links names “gone”" in ran.out
    document = run("check", workspace, "--json").document
    assert document["references"] == [{"key": "project:main/dead", "field": "links", "value": "gone"}]
    assert (document["rings"], document["expired"], document["sound"]) == ([], [], False)
    assert document["growth"]["superseded"] == {"records": 0, "bytes": 0}
    assert "repairs" not in document
    assert footprint(workspace.parent) == before


def test_repairs_are_previewed_and_applied(run: Run, workspace: Path) -> None:
    ran = run("check", workspace, "--repair", "fields")
    assert '  project:main/odd: confidence "0.8" → 0.8 (written as its type has it)' in ran.out
    assert "--apply does it" in ran.out
    document = run("check", workspace, "--repair", "fields", "--repair", "references", "--apply", "--json").document
    assert document["repair_counts"] == {"fields": 1, "references": 1}
    assert document["change_id"]
    assert run("check", workspace, "--json").document["sound"] is True
    assert "nothing of these kinds" in run("check", workspace, "--repair", "all", "--apply").out


def test_vectors_are_renewed_after_the_repairs(run: Run, workspace: Path) -> None:
    with opened(workspace) as database:
        database.insert("zero", [0.0] * DIMENSION, fact("Zero"), namespace="user")
    assert run("check", workspace, "--renew-vectors").out == "No memory waits for a new vector.\n"
    ran = run("check", workspace, "--repair", "vectors", "--apply")
    assert "1 memory waits for a new vector: --renew-vectors makes them." in ran.out
    assert "--apply does it" in run("check", workspace, "--renew-vectors").out
    document = run("check", workspace, "--renew-vectors", "--apply", "--json").document
    assert (document["keys"], document["dry_run"]) == (["user/zero"], False)
    assert run("check", workspace, "--json").document["vectors"] == {
        "not_finite": [], "zero": [], "missing": [], "stale": [],
    }  # fmt: skip
    ran = run("check", workspace, "--repair", "all", "--renew-vectors", "--apply")
    assert (ran.code, ran.err.count("\n")) == (2, 1)


@pytest.mark.parametrize("arguments", [["--apply"], ["--repair", "teeth"], ["--repair", "teeth", "--apply"]])
def test_bad_input_gets_a_sentence(run: Run, workspace: Path, arguments: list[str]) -> None:
    before = footprint(workspace.parent)
    ran = run("check", workspace, *arguments, "--json")
    assert ran.code == 2
    assert "all, fields, times" in ran.document["error"]
    assert run("check", workspace, *arguments).err.count("\n") == 1
    assert footprint(workspace.parent) == before


def test_what_is_no_workspace_is_repaired_no_more_than_checked(run: Run, tmp_path: Path) -> None:
    for arguments in ([], ["--repair", "all", "--apply"]):
        ran = run("check", tmp_path / "none.vdb", *arguments, "--json")
        assert (ran.code, ran.document["error"]) == (2, run("check", tmp_path / "none.vdb").err.strip())

from __future__ import annotations

from pathlib import Path

import pytest

from tests.agent.command_line import Run
from tests.agent.contested import NOW, PNPM, PNPM_TOO, make_contested
from tests.agent.plain_vectlite import footprint, records


@pytest.fixture
def workspace(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr("explorer.agent.cli_maintenance.now", lambda: NOW)
    (tmp_path / "home").mkdir()
    return make_contested(tmp_path / "home" / "w.vdb")


@pytest.mark.parametrize("verb", ["conflicts", "consolidate", "harmonize"])
def test_without_apply_nothing_is_written(run: Run, workspace: Path, verb: str) -> None:
    before = footprint(workspace.parent)
    ran = run(verb, workspace)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.splitlines()[-1] == "Nothing was written: this was a preview. --apply does it."
    document = run(verb, workspace, "--json").document
    assert (document["dry_run"], document["change_id"]) == (True, "")
    assert footprint(workspace.parent) == before


def test_conflicts(run: Run, workspace: Path) -> None:
    out = run("conflicts", workspace, "--apply").out.splitlines()
    assert out[0] == "4 texts compared: 2 conflicts."
    assert "  contradiction sim=0.965 (new)" in out
    assert "2 new in the inbox, 2 open in all." in out
    assert "Ctrl+Z" in out[-1]


def test_consolidate(run: Run, workspace: Path) -> None:
    out = run("consolidate", workspace, "--kind", "near duplicates", "--apply").out
    assert "1 carried out, 1 skipped." in out
    assert records(workspace)[PNPM_TOO]["superseded_by"] == "pnpm"
    assert (
        "There was nothing to write." in run("consolidate", workspace, "--skip", PNPM, "--kind", "faded", "--apply").out
    )


def test_harmonize(run: Run, workspace: Path) -> None:
    out = run("harmonize", workspace, "--apply").out
    assert "4 facts of agents compared: 1 belief, 1 new or changed." in out
    assert "Contradictions between agents: 1" in out


def test_bad_input_is_a_sentence(run: Run, workspace: Path, tmp_path: Path) -> None:
    assert run("conflicts", tmp_path / "none.vdb").code == 2
    ran = run("consolidate", workspace, "--skip", "user/none", "--json")
    assert ran.code == 2
    assert "There is no memory" in ran.document["error"]

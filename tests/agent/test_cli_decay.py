from __future__ import annotations

from pathlib import Path

import pytest

from tests.agent.aging import FADED, NOW, SEED_LINE, make_aged
from tests.agent.command_line import Run
from tests.agent.plain_vectlite import footprint, opened, records


@pytest.fixture
def workspace(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr("explorer.agent.cli_decay.now", lambda: NOW)
    (tmp_path / "home").mkdir()
    return make_aged(tmp_path / "home" / "w.vdb")


def test_a_preview_and_then_the_run(run: Run, workspace: Path) -> None:
    before = footprint(workspace.parent)
    ran = run("decay", workspace)
    assert (ran.code, ran.err) == (0, "")
    lines = ran.out.splitlines()
    assert lines[:2] == [
        SEED_LINE,
        "Below 0.05 where nobody uses them: today 2, in 7 days 2, in 30 days 11, in 90 days 12",
    ]
    assert lines[-1] == "Nothing was written: this was a preview. --apply does it."
    assert footprint(workspace.parent) == before
    ran = run("decay", workspace, "--apply")
    assert (ran.code, ran.out.splitlines()[0]) == (0, SEED_LINE)
    assert "Ctrl+Z" in ran.out
    assert records(workspace)[FADED[0]]["superseded_by"] == "system:decayed"
    assert "There was nothing to write." in run("decay", workspace, "--apply").out


def test_the_same_in_json(run: Run, workspace: Path) -> None:
    planned = run("decay", workspace, "--json").document
    assert (planned["summary"], planned["dry_run"], planned["change_id"]) == (SEED_LINE, True, "")
    assert len(planned["falling"]) == planned["forecast"][-1]["below"] == 12
    kept = run("decay", workspace, "--keep", "user/faded1", "--keep", FADED[0], "--apply", "--json").document
    assert (kept["pruned"], kept["untouched"], kept["dry_run"]) == (0, 7, False)
    assert kept["change_id"]


def test_other_laws(run: Run, workspace: Path) -> None:
    weibull = run("decay", workspace, "--law", "weibull", "--threshold", "0.1", "--json").document
    assert (weibull["law"], weibull["half_life_hours"], weibull["threshold"]) == ("weibull", None, 0.1)
    quick = run("decay", workspace, "--half-life", "6", "--json").document
    assert (quick["half_life_hours"], quick["pruned"]) == (6.0, 9)
    assert run("decay", workspace, "--threshold", "0", "--json").document["pruned"] == 0


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("W", "--law", "linear"), "There is no law “linear”: choose exponential or weibull."),
        (("W", "--law", "weibull", "--half-life", "24"), "Leave --half-life out."),
        (("W", "--half-life", "-1"), "above 0, not -1"),
        (("W", "--threshold", "5"), "between 0 and 1"),
        (("W", "--keep", "user/nobody"), "There is no memory “user/nobody”"),
        (("W", "--keep", "user/earlier", "--apply"), "“user/earlier” is no current fact"),
        (("nowhere.vdb", "--apply"), "There is no file"),
    ],
)
def test_bad_input_is_a_sentence_and_exit_code_2(
    run: Run, workspace: Path, arguments: tuple[str, ...], sentence: str
) -> None:
    before = footprint(workspace.parent)
    said = [str(workspace) if each == "W" else each for each in arguments]
    ran = run("decay", *said)
    assert (ran.code, ran.out) == (2, "")
    assert sentence in ran.err
    assert sentence in run("decay", *said, "--json").document["error"]
    assert footprint(workspace.parent) == before


def test_a_busy_workspace_has_its_own_code(run: Run, workspace: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("explorer.store.committer.LOCK_TIMEOUT_SECONDS", 0.1)
    with opened(workspace):
        assert run("decay", workspace).code == 0
        ran = run("decay", workspace, "--apply", "--json")
    assert ran.code == 3
    assert "Another program has “w.vdb” open" in ran.document["error"]

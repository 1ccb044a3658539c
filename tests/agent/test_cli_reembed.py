from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import replace
from pathlib import Path

import pytest

from explorer.agent.cli_reembed import reembedding_lines
from explorer.agent.reembedding import Reembedding
from explorer.memory.protocols import Embedder
from explorer.services.embedding import embedder_of
from tests.agent.command_line import Run
from tests.agent.plain_vectlite import fact, footprint, make, opened

Embedding = Callable[[], AbstractContextManager[Embedder]]


@pytest.fixture
def workspace(tmp_path: Path) -> Path:
    (tmp_path / "home").mkdir()
    return make(tmp_path / "home" / "w.vdb", 3, stale=fact("Stale", embedding_stale=True))


def test_a_preview_for_a_person(run: Run, workspace: Path) -> None:
    before = footprint(workspace.parent)
    ran = run("reembed", workspace)
    assert (ran.code, ran.err) == (0, "")
    assert footprint(workspace.parent) == before
    lines = ran.out.splitlines()
    assert lines[:3] == [
        "4 records would get a new vector.",
        "  before  no model named, 384 dimensions",
        "  after   all-MiniLM-L6-v2, 384 dimensions",
    ]
    assert lines[-1] == "Nothing was written: this was a preview. --apply does it."


def test_it_is_done(run: Run, workspace: Path) -> None:
    ran = run("reembed", workspace, "--apply")
    assert (ran.code, ran.err) == (0, "")
    assert "4 records got a new vector." in ran.out
    document = run("reembed", workspace, "--apply", "--json").document
    assert (document["old_model"], document["embedded"], document["stale"]) == ("all-MiniLM-L6-v2", 4, 0)
    assert Path(document["copy"]).is_dir()


def test_a_busy_workspace_is_exit_code_3(run: Run, workspace: Path) -> None:
    with opened(workspace):
        ran = run("reembed", workspace, "--apply", "--json")
    assert ran.code == 3
    assert "Another program has “w.vdb” open" in ran.document["error"]


@pytest.mark.parametrize(
    ("model", "said"),
    [
        ("hub:../x", "is no name of a model"),
        ("hub:nobody/none", "fetch it first"),
        ("/no/folder", "There is no folder"),
    ],
)
def test_bad_input_is_exit_code_2_and_changes_nothing(
    run: Run, workspace: Path, monkeypatch: pytest.MonkeyPatch, model: str, said: str
) -> None:
    monkeypatch.setattr("explorer.agent.cli_reembed.embedder_of", embedder_of)
    before = footprint(workspace.parent)
    ran = run("reembed", workspace, "--model", model, "--apply", "--json")
    assert ran.code == 2
    assert said in ran.document["error"]
    assert footprint(workspace.parent) == before


def test_nothing_is_fetched_that_may_not_be(run: Run, workspace: Path) -> None:
    ran = run("reembed", workspace, "--model", "hub:nobody/none", "--fetch")
    assert (ran.code, ran.out) == (2, "")
    assert "cannot be fetched" in ran.err


def test_what_changed_meanwhile_and_another_model_have_words(tmp_path: Path) -> None:
    told = Reembedding(
        tmp_path / "w.vdb", True, "", "old", "new", 384, 5, 7, 9, 2, 0, 61.2, 2_000, 1_000, tmp_path
    )  # fmt: skip
    lines = list(reembedding_lines(told))
    assert lines[:2] == [
        "7 texts of 9 records would get a new vector.",
        "2 records without a text would get a vector derived from the key.",
    ]
    assert "Agents find nothing by meaning until they use the new model, too." in lines
    assert any("about 61 s" in line for line in lines)
    lines = list(reembedding_lines(replace(told, dry_run=False, stale=1, seconds=None)))
    assert any(line.startswith("1 record changed meanwhile and still to be embedded") for line in lines)

from __future__ import annotations

from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import vectlite

from explorer.agent.cli_purge import _KEPT, _REASONS, purge_lines
from explorer.agent.purging import Purged
from explorer.services.purging import Kept, PurgeReason
from tests.agent.command_line import Run
from tests.agent.plain_vectlite import fact, footprint, vector

OLD = "2020-01-01T00:00:00+00:00"


@pytest.fixture
def workspace(tmp_path: Path) -> Path:
    (tmp_path / "home").mkdir()
    path = tmp_path / "home" / "w.vdb"
    with closing(vectlite.open(str(path), dimension=384)) as database:
        records: tuple[tuple[str, dict[str, Any]], ...] = (
            ("a", {"superseded_by": "a~2", "updated_at": OLD, "links": [{"to": "a"}]}),
            ("a~2", {"revision_of": "a"}),
            ("b", {"links": [{"to": "a"}]}),
            ("p", {"superseded_by": "system:deleted", "updated_at": OLD, "pinned": True}),
        )
        for record_id, more in records:
            database.insert(record_id, vector(record_id), {**fact(record_id), **more}, namespace="user")
    return path


def test_every_reason_has_words() -> None:
    assert _REASONS.keys() == {*PurgeReason}
    assert _KEPT.keys() == {*Kept}


def test_a_preview_for_a_person(run: Run, workspace: Path) -> None:
    before = footprint(workspace.parent)
    ran = run("purge", workspace)
    assert (ran.code, ran.err) == (0, "")
    assert footprint(workspace.parent) == before
    lines = ran.out.splitlines()
    assert lines[0] == "Put aside more than 90 days ago: 1 record would be removed for good."
    assert "Kept although old: 1 texts of pinned memories" in lines
    assert "1 record will name the newest text in place of one that goes." in lines
    assert lines[-1] == "Nothing was written: this was a preview. --apply does it."
    assert "cannot be shown, restored or undone any more" in ran.out


def test_it_is_done_and_done_once(run: Run, workspace: Path) -> None:
    planned = run("purge", workspace, "--json").document
    assert (planned["dry_run"], planned["total"], planned["keys"]) == (True, 1, ["user/a"])
    ran = run("purge", workspace, "--apply", "--older-than", "30")
    assert (ran.code, ran.err) == (0, "")
    assert "1 record removed for good" in ran.out
    assert "This cannot be undone." in ran.out
    again = run("purge", workspace, "--apply", "--json").document
    assert (again["total"], again["change_id"], again["copy"]) == (0, "", None)
    assert "Nothing is to be done." in run("purge", workspace).out


def test_compacting(run: Run, workspace: Path) -> None:
    document = run("purge", workspace, "--older-than", "99999", "--compact", "--apply", "--json").document
    assert (document["total"], document["compacted"], document["change_id"]) == (0, True, "")
    assert Path(document["copy"]).is_dir()


def test_a_busy_workspace_is_exit_code_3(run: Run, workspace: Path) -> None:
    with closing(vectlite.open(str(workspace))):
        ran = run("purge", workspace, "--apply", "--json")
    assert ran.code == 3
    assert "Another program has “w.vdb” open" in ran.document["error"]


@pytest.mark.parametrize("days", ["-1", "soon"])
def test_bad_input_is_exit_code_2_and_changes_nothing(run: Run, workspace: Path, days: str) -> None:
    before = footprint(workspace.parent)
    ran = run("purge", workspace, "--apply", "--json", "--older-than", days)
    assert ran.code == 2
    assert ran.document["error"]
    assert footprint(workspace.parent) == before


def test_what_was_cut_off_before_has_words(tmp_path: Path) -> None:
    nothing = dict.fromkeys(PurgeReason, 0)
    cut_off = Purged(
        tmp_path / "w.vdb", 90, True, "", nothing, nothing, (), {}, 0, 0, 1.0, False, tmp_path, 100, None, "begun"
    )
    lines = list(purge_lines(cut_off))
    assert "A purge that was begun before and cut off waits still; --apply completes it, too." in lines
    lines = list(purge_lines(replace(cut_off, dry_run=False)))
    assert lines[-2:] == [
        "A purge that was begun before and cut off is completed.",
        f"The file as it was before that is kept in “{tmp_path}”.",
    ]

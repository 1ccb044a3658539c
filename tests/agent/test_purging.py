from __future__ import annotations

from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
import vectlite

from explorer.agent.purging import CannotPurge, Purged, purge
from explorer.memory.ahead import Ahead
from explorer.memory.errors import NotAWorkspace, WorkspaceBusy
from explorer.memory.keys import Key
from explorer.services.editing import Editing
from explorer.services.lineages import reader
from explorer.services.purging import PurgeReason, plan_purge
from explorer.store.committer import FileCommitter
from explorer.store.workspace import Workspace
from tests.agent.plain_vectlite import fact, footprint, vector

NOW = datetime(2026, 11, 30, 12, tzinfo=UTC)
OLD = "2026-01-01T00:00:00+00:00"


@pytest.fixture
def workspace(tmp_path: Path) -> Path:
    (tmp_path / "home").mkdir()
    path = tmp_path / "home" / "w.vdb"
    with closing(vectlite.open(str(path), dimension=384)) as database:
        for record_id, more in (
            ("a", {"superseded_by": "a~2", "updated_at": OLD}),
            ("a~2", {"revision_of": "a"}),
            ("b", {"content": "", "superseded_by": "system:deleted", "deleted_at": OLD, "updated_at": OLD}),
            ("c", {}),
        ):
            database.insert(record_id, vector(record_id), {**fact(record_id), **more}, namespace="user")
    return path


def run(workspace: Path, days: int = 90, **more: Any) -> Purged:
    return purge(workspace, days, clock=lambda: NOW, state_root=workspace.parent.parent / "state", **more)


def ids(workspace: Path) -> set[str]:
    with closing(vectlite.open(str(workspace))) as database:
        return {record["id"] for record in database.list(namespace="user", limit=100)}


def test_a_preview_says_it_all_and_writes_nothing(workspace: Path) -> None:
    before = footprint(workspace.parent)
    told = run(workspace)
    assert footprint(workspace.parent) == before
    assert (told.dry_run, told.change_id, told.compacted, told.size_after) == (True, "", True, None)
    assert told.records == {
        PurgeReason.SUPERSEDED: 1, PurgeReason.DELETED: 1, PurgeReason.UNDONE: 0, PurgeReason.EXPIRED: 0,
    }  # fmt: skip
    assert told.keys == (Key("user", "a"), Key("user", "b"))
    assert told.copy is not None
    assert told.copy.name == "backups"


def test_applied_the_counts_were_true_to_the_last_byte(workspace: Path) -> None:
    planned, old = run(workspace), workspace.read_bytes()
    done = run(workspace, apply=True)
    assert (done.records, done.bytes) == (planned.records, planned.bytes)
    assert done.size_after == done.size - sum(planned.bytes.values()) == workspace.stat().st_size
    assert done.copy is not None
    assert (done.copy / "w.vdb").read_bytes() == old
    assert ids(workspace) == {"a~2", "c"}
    again = run(workspace, apply=True)
    assert (again.keys, again.compacted, again.copy, again.change_id) == ((), False, None, "")


def test_compacting_alone_writes_the_file_anew(workspace: Path) -> None:
    run(workspace, apply=True)
    before = workspace.stat().st_ino
    assert run(workspace, compact=True).compacted
    assert workspace.stat().st_ino == before
    done = run(workspace, apply=True, compact=True)
    assert workspace.stat().st_ino != before
    assert done.change_id == ""
    assert done.size_after == done.size
    assert done.copy is not None
    assert (done.copy / "w.vdb").read_bytes() == workspace.read_bytes()


def test_what_is_younger_stays(workspace: Path) -> None:
    assert run(workspace, 365).keys == ()
    assert len(run(workspace, 0).keys) == 2


def test_an_agent_at_work_is_told_of_and_nothing_waits(workspace: Path) -> None:
    with closing(vectlite.open(str(workspace))), pytest.raises(WorkspaceBusy, match="Nothing was written"):
        run(workspace, apply=True)
    assert ids(workspace) == {"a", "a~2", "b", "c"}
    run(workspace, apply=True)
    with (
        closing(vectlite.open(str(workspace))),
        pytest.raises(WorkspaceBusy, match="The file was not written anew"),
    ):
        run(workspace, apply=True, compact=True)


def test_bad_input_is_a_sentence(workspace: Path, tmp_path: Path) -> None:
    with pytest.raises(CannotPurge, match="0 or more, not -1"):
        run(workspace, -1)
    with pytest.raises(NotAWorkspace):
        run(tmp_path / "home" / "none.vdb")


def test_a_purge_that_was_cut_off_is_completed_and_told_of(workspace: Path) -> None:
    old = workspace.read_bytes()
    editing = Editing(scanned := Workspace(workspace).scan(lambda _: None), Ahead(reader(scanned)), NOW, "ana")
    begun = plan_purge(editing, lambda _: None).change
    assert begun is not None
    with closing(FileCommitter(workspace, lambda: NOW, None, workspace.parent.parent / "state")) as committer:
        committer.journal.record(begun)
        committer.journal.take(1)
    planned = run(workspace)
    assert (planned.keys, planned.resumed) == ((), begun.id)
    done = run(workspace, apply=True)
    assert (done.keys, done.change_id, done.resumed) == ((), "", begun.id)
    assert done.copy is not None
    assert (done.copy / "w.vdb").read_bytes() == old
    assert ids(workspace) == {"a~2", "c"}
    assert run(workspace).resumed == ""

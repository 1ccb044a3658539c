from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest
import vectlite

from explorer.memory.changes import ChangeKind, ChangeSet, Purge
from explorer.memory.effects import digest_of
from explorer.memory.journal import Trouble
from explorer.memory.protocols import Cancelled
from explorer.store import writer
from explorer.store.remaking import SWAPPING
from explorer.store.writer import purge, write
from explorer.store.writer_job import Applied, Hindered, Job
from tests.store.written import DB, change, confidence, metadata, write_workspace


def job(path: Path, *changes: ChangeSet) -> Job:
    return Job(str(path), changes, os.getpid(), lock_timeout=0.2)


@pytest.fixture
def workspace(tmp_path: Path) -> Path:
    return write_workspace(tmp_path / "w.vdb")


def ignore(_: float) -> None:
    """Nobody asks for a stop."""


def test_what_is_applied_is_told(workspace: Path) -> None:
    fits, stale = change(confidence(DB, 0.5, 0.6)), change(confidence(DB, 0.1, 0.2))
    assert write(job(workspace, fits, stale), ignore) == Applied((fits.id,), (stale.id,))
    assert metadata(workspace)[DB]["confidence"] == 0.6


def test_an_agent_at_work_is_no_failure(workspace: Path) -> None:
    with closing(vectlite.open(str(workspace))):
        answer = write(job(workspace, change(confidence(DB, 0.5, 0.6))), ignore)
    assert isinstance(answer, Hindered)
    assert answer.trouble is Trouble.BUSY


def test_a_process_that_dies_is_told(workspace: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "_WORKER", "explorer.store.no_such_module")
    answer = write(job(workspace, change(confidence(DB, 0.5, 0.6))), ignore)
    assert isinstance(answer, Hindered)
    assert answer.trouble is Trouble.FAILED
    assert "no_such_module" in answer.detail


def stops(after: int) -> Callable[[float], None]:
    asked = 0

    def report(_: float) -> None:
        nonlocal asked
        asked += 1
        if asked > after:
            raise Cancelled

    return report


def test_a_stop_before_it_begins_writes_nothing(workspace: Path) -> None:
    with pytest.raises(Cancelled):
        write(job(workspace, change(confidence(DB, 0.5, 0.6))), stops(0))
    assert metadata(workspace)[DB]["confidence"] == 0.5


def test_a_stop_while_it_writes_is_not_heard(workspace: Path) -> None:
    assert isinstance(write(job(workspace, change(confidence(DB, 0.5, 0.6))), stops(1)), Applied)
    assert metadata(workspace)[DB]["confidence"] == 0.6


def purging(path: Path) -> ChangeSet:
    old = metadata(path)[DB]
    gone: dict[str, Any] = {"superseded_by": "system:deleted"}
    with closing(vectlite.open(str(path))) as database:
        database.update_metadata("db", gone, namespace=DB.namespace)
    return change(Purge(DB, digest_of(old), gone), kind=ChangeKind.PURGE)


def purge_job(path: Path, *changes: ChangeSet) -> Job:
    state = path.parent / "state"
    state.mkdir()
    more = {"state_folder": str(state), "today": "2026-11-30", "decision": str(state / "decided")}
    return msgspec.structs.replace(job(path, *changes), **more)


def left(path: Path) -> list[Path]:
    return [each for each in (path.parent / "state").rglob("*") if each.is_file()]


def test_a_purge_is_done_in_a_process_of_its_own(workspace: Path) -> None:
    asked = purge_job(workspace, purging(workspace))
    assert purge(asked, ignore) == Applied((asked.changes[0].id,), ())
    assert DB not in metadata(workspace)
    assert [each.name for each in left(workspace)] == ["w.vdb"]


def test_a_purge_can_be_stopped_until_it_swaps(workspace: Path) -> None:
    asked = purge_job(workspace, purging(workspace))
    before = {each: each.read_bytes() for each in workspace.parent.iterdir() if each.is_file()}

    def stop(share: float) -> None:
        if share > 0.0:
            raise Cancelled

    with pytest.raises(Cancelled):
        purge(asked, stop)
    assert {each: each.read_bytes() for each in workspace.parent.iterdir() if each.is_file()} == before
    assert left(workspace) == []


def test_from_the_swap_on_a_stop_is_not_heard(workspace: Path) -> None:
    asked = purge_job(workspace, purging(workspace))

    def stop(share: float) -> None:
        if share >= SWAPPING:
            raise Cancelled

    assert purge(asked, stop) == Applied((asked.changes[0].id,), ())
    assert DB not in metadata(workspace)


def test_a_purging_process_that_dies_is_told(workspace: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "_PURGER", "explorer.store.no_such_module")
    answer = purge(purge_job(workspace), ignore)
    assert isinstance(answer, Hindered)
    assert answer.trouble is Trouble.FAILED

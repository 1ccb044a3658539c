from __future__ import annotations

import os
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import vectlite

from explorer.memory.journal import Trouble
from explorer.store.contents import Contents
from explorer.store.remaking import Remake, Stop, remake
from explorer.store.writer_job import Applied, Hindered, Job
from tests.store.written import MAIN, records, write_workspace


@pytest.fixture
def job(tmp_path: Path) -> Job:
    (tmp_path / "work").mkdir()
    (tmp_path / "state").mkdir()
    path = write_workspace(tmp_path / "work" / "w.vdb", 40)
    return Job(str(path), (), os.getppid(), str(tmp_path / "state"), today="2026-11-30", lock_timeout=0.2)


def nobody(_: Any) -> None:
    """Nobody is told."""


def test_what_is_settled_is_answered_and_nothing_written(job: Job) -> None:
    path, told = Path(job.path), list[Any]()
    before = path.stat()

    def plan(contents: Contents, is_settled: bool) -> Applied:
        assert len(contents) == 43
        return Applied((str(is_settled),), ())

    assert remake(job, plan, told.append) == Applied(("True",), ())
    with closing(vectlite.open(job.path)) as database:
        database.update_metadata("db", {"n": 1}, namespace=MAIN)
        log = path.with_name("w.vdb.wal").read_bytes()
    path.with_name("w.vdb.wal").write_bytes(log)
    assert remake(job, plan, told.append) == Applied(("False",), ())
    path.with_name("w.vdb.wal").unlink()
    path.with_name("w.vdb.ann").unlink(missing_ok=True)
    assert remake(job, plan, told.append) == Applied(("False",), ())
    assert told == []
    assert before.st_size


@pytest.mark.parametrize("keeps_copy", [True, False])
def test_main_file_and_log_become_one_before_another_shape_comes(job: Job, keeps_copy: bool) -> None:
    path, stages = Path(job.path), list[tuple[bool, int]]()
    with closing(vectlite.open(job.path)) as database:
        database.update_metadata("db", {"n": 1}, namespace=MAIN)
        log = path.with_name("w.vdb.wal").read_bytes()
    path.with_name("w.vdb.wal").write_bytes(log)

    def plan(contents: Contents, _: bool) -> Remake:
        new = contents.with_vectors(4, lambda _, metadata: (metadata or {}, bytes(12) + b"\0\0\x80\x3f"))
        return Remake(new, before=contents, keeps_copy=keeps_copy)

    def tell(said: Any) -> None:
        stages.append((path.with_name("w.vdb.wal").exists(), path.stat().st_ino))

    assert remake(job, plan, tell) == Applied((), ())
    found = records(path)
    assert all(record["vector"] == [0.0, 0.0, 0.0, 1.0] for record in found.values())
    # The old main file with its log, the two in one, the new one.
    assert len({inode for _, inode in stages}) == 3
    assert not any(has_log for has_log, inode in stages if inode == stages[-1][1])
    assert (Path(job.state_folder) / "backups").exists() is keeps_copy


def test_who_plans_may_stop_it(job: Job) -> None:
    def plan(_: Contents, __: bool) -> Remake:
        raise Stop(Trouble.FAILED, "no")

    assert remake(job, plan, nobody) == Hindered(Trouble.FAILED, "no")


def test_a_folder_that_may_not_be_written(job: Job, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "access", lambda *_: False)
    answer = remake(job, lambda contents, _: Remake(contents), nobody)
    assert answer == Hindered(Trouble.READ_ONLY)

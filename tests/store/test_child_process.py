from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from explorer.memory.protocols import Report
from explorer.store.child_process import Failed, run
from explorer.store.ingest_job import Done, Job, NewRecord

WORKER = "explorer.store.ingest_worker"


def job(path: Path, folder: Path) -> Job:
    return Job(str(path), (NewRecord("n", "a", {}),), b"\0\0\x80\x3f" * 2, 2, True, str(folder))


def ask(asked: Job, report: Report = lambda _: None, worker: str = WORKER) -> Done | Failed:
    return run(worker, msgspec.msgpack.encode(asked), Done, report)


def test_a_job_that_goes_well_says_what_was_added(tmp_path: Path) -> None:
    (tmp_path / "build").mkdir()
    assert ask(job(tmp_path / "w.vdb", tmp_path / "build")) == Done(1)


def test_a_job_that_vectlite_refuses_says_why(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    answer = ask(job(tmp_path / "w.vdb", tmp_path / "file" / "folder"))
    assert isinstance(answer, Failed)
    assert answer.reason
    assert not answer.busy


def test_a_child_that_dies_is_a_failure(tmp_path: Path) -> None:
    answer = ask(job(tmp_path / "w.vdb", tmp_path), worker="explorer.store.no_such_module")
    assert isinstance(answer, Failed)
    assert "no_such_module" in answer.reason


def test_what_the_report_raises_ends_the_child(tmp_path: Path) -> None:
    def stop(done: float) -> None:
        raise RuntimeError

    (tmp_path / "build").mkdir()
    with pytest.raises(RuntimeError):
        ask(job(tmp_path / "w.vdb", tmp_path / "build"), stop)
    assert not (tmp_path / "w.vdb").exists()

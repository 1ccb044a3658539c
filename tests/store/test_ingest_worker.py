from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import msgspec
import numpy as np

from explorer.store.child_process import Failed, Progress
from explorer.store.ingest_job import Answer, Done, Job, NewRecord

ROOT = Path(__file__).parents[2]


def answers(job: Job) -> list[Answer]:
    ran = subprocess.run(
        [sys.executable, "-m", "explorer.store.ingest_worker"],
        input=msgspec.msgpack.encode(job),
        capture_output=True,
        check=True,
        cwd=ROOT,
    )
    return [msgspec.json.decode(line, type=Answer) for line in ran.stdout.splitlines()]


def job(path: Path, count: int, *, folder: Path | None = None, one_batch: bool = True, start: int = 0) -> Job:
    records = tuple(NewRecord("n", f"r{start + number}", {"content": "x"}) for number in range(count))
    vectors = np.random.default_rng(start).standard_normal((count, 8)).astype("<f4")
    build = None if folder is None else str(folder)
    return Job(str(path), records, vectors.tobytes(), 8, one_batch, build, lock_timeout=0.2)


def test_stdout_holds_answers_only_and_a_file_appears_whole(tmp_path: Path) -> None:
    build = tmp_path / "build"
    build.mkdir()
    assert answers(job(tmp_path / "w[1].vdb", 600, folder=build)) == [Done(600)]
    assert not build.exists()
    assert (tmp_path / "w[1].vdb").exists()
    assert (tmp_path / "w[1].vdb.ann").exists()
    assert not (tmp_path / "w[1].vdb.lock").exists()


def test_index_files_of_a_workspace_that_is_gone_are_not_taken_for_the_new_one(tmp_path: Path) -> None:
    (tmp_path / "build").mkdir()
    stale = tmp_path / "w.vdb.ann.old.hnsw.data"
    stale.write_bytes(b"x")
    answers(job(tmp_path / "w.vdb", 1, folder=tmp_path / "build"))
    assert not stale.exists()


def test_a_target_that_another_program_made_meanwhile_is_kept(tmp_path: Path) -> None:
    (tmp_path / "build").mkdir()
    (tmp_path / "w.vdb").write_bytes(b"theirs")
    [answer] = answers(job(tmp_path / "w.vdb", 1, folder=tmp_path / "build"))
    assert isinstance(answer, Failed)
    assert (tmp_path / "w.vdb").read_bytes() == b"theirs"


def test_single_inserts_tell_how_far_they_are_and_skip_known_ids(tmp_path: Path) -> None:
    (tmp_path / "build").mkdir()
    answers(job(tmp_path / "w.vdb", 10, folder=tmp_path / "build"))
    found = answers(job(tmp_path / "w.vdb", 110, one_batch=False))
    assert found[0] == Progress(0.0)
    assert found[-1] == Done(100, tuple(("n", f"r{number}") for number in range(10)))


def test_a_missing_file_is_not_made(tmp_path: Path) -> None:
    [answer] = answers(job(tmp_path / "w.vdb", 1))
    assert isinstance(answer, Failed)
    assert not (tmp_path / "w.vdb").exists()

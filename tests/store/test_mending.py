from __future__ import annotations

import fcntl
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import vectlite

from explorer.store.mending import mend
from explorer.store.workspace import Workspace
from tests.store.written import DB, metadata, write_workspace


@pytest.fixture
def workspace(tmp_path: Path) -> Path:
    return write_workspace(tmp_path / "w.vdb", others=60)


def killed_agent(path: Path, confidence: float) -> bytes:
    """An agent changes a record and is killed before it closes; the log that it leaves."""
    code = f"""
import os, vectlite
database = vectlite.open({str(path)!r})
database.update_metadata("db", {{"confidence": {confidence}}}, namespace="project:main")
os._exit(0)
"""
    subprocess.run([sys.executable, "-c", code], check=True)
    return path.with_name("w.vdb.wal").read_bytes()


def test_a_sound_file_is_left_alone(workspace: Path) -> None:
    log = killed_agent(workspace, 0.6)
    before = workspace.read_bytes()
    assert not mend(workspace)
    assert workspace.read_bytes() == before
    assert workspace.with_name("w.vdb.wal").read_bytes() == log


def test_without_it_what_is_written_behind_a_cut_log_makes_the_file_unreadable(workspace: Path) -> None:
    """What vectlite 0.13 does; where this fails, it mends logs by itself."""
    first, second = killed_agent(workspace, 0.6), killed_agent(workspace, 0.7)
    workspace.with_name("w.vdb.wal").write_bytes(second[: len(first) + 20])
    killed_agent(workspace, 0.8)
    with pytest.raises(vectlite.VectLiteError):
        vectlite.open(str(workspace))


@pytest.mark.parametrize("kept", range(1, 58, 7))
def test_an_incomplete_end_of_the_log_is_cut_off(workspace: Path, kept: int) -> None:
    first, second = killed_agent(workspace, 0.6), killed_agent(workspace, 0.7)
    log = workspace.with_name("w.vdb.wal")
    log.write_bytes(second[: len(first) + kept])
    assert mend(workspace)
    assert log.read_bytes() == first
    assert not mend(workspace)
    killed_agent(workspace, 0.8)
    assert Workspace(workspace).scan(lambda _: None).damage == ()
    assert metadata(workspace)[DB]["confidence"] == 0.8


@pytest.mark.parametrize("content", [b"", b"V", b"VWL"])
def test_of_a_log_that_was_hardly_begun_nothing_stays(workspace: Path, content: bytes) -> None:
    log = workspace.with_name("w.vdb.wal")
    log.write_bytes(content)
    assert mend(workspace)
    assert not log.exists()
    killed_agent(workspace, 0.8)
    assert metadata(workspace)[DB]["confidence"] == 0.8


@pytest.mark.parametrize("content", [b"something else", b"VWL1\x05\x00\x00\x00\x01\x00\x00\x00\x09rest"])
def test_a_log_that_is_damaged_otherwise_is_left_as_it_is(workspace: Path, content: bytes) -> None:
    log = workspace.with_name("w.vdb.wal")
    log.write_bytes(content)
    assert not mend(workspace)
    assert log.read_bytes() == content


def test_a_replacement_that_was_cut_off_is_finished(workspace: Path) -> None:
    before = metadata(workspace)
    workspace.rename(workspace.with_name("w.vdb.tmp"))
    assert mend(workspace)
    assert metadata(workspace) == before
    assert not mend(workspace), "there is nothing left to do"


def test_what_another_process_is_at_is_left_to_it(workspace: Path) -> None:
    new = workspace.with_name("w.vdb.tmp")
    workspace.rename(new)
    with workspace.with_name("w.vdb.lock").open("a") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        assert not mend(workspace)
    assert new.exists()
    assert not workspace.exists()


def test_a_new_file_beside_one_that_is_there_is_left_alone(workspace: Path, tmp_path: Path) -> None:
    shutil.copyfile(workspace, tmp_path / "w.vdb.tmp")
    assert not mend(workspace)
    assert (tmp_path / "w.vdb.tmp").exists()


def test_where_there_is_no_file_none_is_made(tmp_path: Path) -> None:
    assert not mend(tmp_path / "none.vdb")
    assert list(tmp_path.iterdir()) == []

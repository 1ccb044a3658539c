from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from explorer.memory.changes import Purge
from explorer.store.contents import Contents
from explorer.store.swapping import finished, is_unchanged, locked_within, swap
from explorer.store.vdb_reader import read_whole
from tests.store.written import CACHE, metadata, write_workspace

HOLDS = """
import fcntl, sys
lock = open(sys.argv[1], "a")
fcntl.flock(lock, fcntl.LOCK_EX)
print("held", flush=True)
sys.stdin.read()
"""


class _Killed(Exception):
    pass


def prepared(folder: Path) -> tuple[Path, Path, list[Path], bytes]:
    """A workspace, the new main file without one fact, its index files, and the log that takes it out of the old."""
    path = write_workspace(folder / "w.vdb", others=40)
    made = folder / "made"
    (made / "indexes").mkdir(parents=True)
    contents = Contents(path.read_bytes())
    log = contents.apply([Purge(CACHE, "")])
    new = made / "w.vdb"
    new.write_bytes(b"".join(contents.encoded()))
    metadata(Path(shutil.copy(new, made / "indexes")))
    return path, new, finished(path, made / "indexes"), log


def test_the_new_file_has_the_place_of_the_old_one_and_its_indexes(tmp_path: Path) -> None:
    path, new, indexes, log = prepared(tmp_path)
    expected = {each.name: each.read_bytes() for each in (new, *indexes)}
    swap(path, new, indexes, log, lambda: None)
    found = {each.name: each.read_bytes() for each in tmp_path.iterdir() if each.is_file()}
    assert found == expected | {"w.vdb.lock": b""}
    assert indexes[-1].name == "w.vdb.ann"


def test_stopped_before_any_step_the_file_is_the_old_or_the_new_one(tmp_path: Path) -> None:
    seen = []
    for number in range(1, 99):
        folder = tmp_path / str(number)
        folder.mkdir()
        path, new, indexes, log = prepared(folder)
        old = metadata(Path(shutil.copytree(folder, folder / "before") / "w.vdb"))
        left = number

        def step() -> None:
            nonlocal left
            left -= 1
            if not left:
                raise _Killed

        try:
            swap(path, new, indexes, log, step)
        except _Killed:
            found = metadata(path)
            assert found in (old, {key: each for key, each in old.items() if key != CACHE})
            seen.append(CACHE not in found)
        else:
            break
    assert seen == sorted(seen)
    assert {*seen} == {False, True}
    assert len(seen) > 6


def test_an_index_of_a_namespace_that_has_none_any_more_goes(tmp_path: Path) -> None:
    path, new, indexes, log = prepared(tmp_path)
    stale = path.with_name("w.vdb.ann.6f6c64._.hnsw.data")
    stale.write_bytes(b"x")
    swap(path, new, indexes, log, lambda: None)
    assert not stale.exists()


def test_a_lock_that_another_process_has_is_waited_for_so_long(tmp_path: Path) -> None:
    path = write_workspace(tmp_path / "w.vdb")
    holder = subprocess.Popen(
        [sys.executable, "-c", HOLDS, f"{path}.lock"], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    with holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == b"held\n"
        with locked_within(path, 0.05) as is_ours:
            assert not is_ours
        holder.communicate()
    with locked_within(path, 0.0) as is_ours:
        assert is_ours


@pytest.mark.parametrize("what", ["log", "main"])
def test_what_was_written_meanwhile_is_noticed(tmp_path: Path, what: str) -> None:
    path = write_workspace(tmp_path / "w.vdb")
    whole = read_whole(path)
    assert is_unchanged(path, whole)
    if what == "log":
        path.with_name("w.vdb.wal").write_bytes(b"VWL1")
    else:
        other = path.with_name("other")
        other.write_bytes(path.read_bytes())
        other.replace(path)
    assert not is_unchanged(path, whole)

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
import vectlite

from explorer.store import closing as module
from explorer.store.closing import close, is_better_closed, is_in_log
from tests.store.written import MAIN, metadata, write_workspace


@pytest.fixture
def workspace(tmp_path: Path) -> Path:
    return write_workspace(tmp_path / "w.vdb", others=60)


def pending(path: Path, write: Callable[[vectlite.Database], object], frozen: Callable[[Path, Path], Path]) -> Path:
    """A copy with what `write` does still in its log."""
    target = path.with_name("pending.vdb")
    with closing(vectlite.open(str(path))) as database:
        write(database)
        return frozen(path, target)


def test_a_closed_file_is_whole_and_quick_to_open(workspace: Path) -> None:
    database = vectlite.open(str(workspace))
    database.insert("new", [1.0, 0, 0, 0], {"content": "new"}, namespace=MAIN)
    close(database, workspace)
    assert workspace.with_name("w.vdb.ann").exists()
    assert not workspace.with_name("w.vdb.wal").exists()
    assert len(metadata(workspace)) == 64


def test_without_the_list_cut_index_files_are_built_anew(workspace: Path) -> None:
    """What a kill in the middle of `close` leaves; with the list, vectlite panics at every opening."""
    before = metadata(workspace)
    workspace.with_name("w.vdb.ann").unlink()
    for index in workspace.parent.glob("w.vdb.ann.*"):
        index.write_bytes(index.read_bytes()[:100])
    assert metadata(workspace) == before


def test_what_waits_in_the_log_decides(workspace: Path, frozen: Callable[[Path, Path], Path]) -> None:
    assert not is_better_closed(workspace)
    patched = pending(workspace, lambda db: db.update_metadata("db", {"topic": "x"}, namespace=MAIN), frozen)
    assert not is_better_closed(patched)
    inserted = pending(workspace, lambda db: db.insert("n", [1.0, 0, 0, 0], {}, namespace=MAIN), frozen)
    assert is_better_closed(inserted)
    deleted = pending(workspace, lambda db: db.delete("n", namespace=MAIN), frozen)
    assert is_better_closed(deleted)


def test_a_large_or_damaged_log_is_brought_in(workspace: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    log = workspace.with_name("w.vdb.wal")
    log.write_bytes(b"VWL1" + b"\xff" * 60)
    assert is_better_closed(workspace) in (True, False)
    monkeypatch.setattr(module, "LARGE_LOG_BYTES", 3)
    assert is_better_closed(workspace)


def test_operations_in_the_log_are_counted(workspace: Path, frozen: Callable[[Path, Path], Path]) -> None:
    assert is_in_log(workspace, 0, 0)
    assert not is_in_log(workspace, 0, 1)

    def write(database: vectlite.Database) -> None:
        database.update_metadata("db", {"topic": "x"}, namespace=MAIN)
        database.update_metadata("cache", {"topic": "x"}, namespace=MAIN)

    patched = pending(workspace, write, frozen)
    log = patched.with_name("pending.vdb.wal")
    whole = log.read_bytes()
    assert is_in_log(patched, 0, 2)
    assert is_in_log(patched, len(whole), 0)
    assert not is_in_log(patched, 0, 3)
    log.write_bytes(whole[:-3])
    assert not is_in_log(patched, 0, 2)
    assert is_in_log(patched, 0, 1)

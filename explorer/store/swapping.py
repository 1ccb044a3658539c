"""Gives a workspace that was written anew its name: killed at any step, the file is the old or the new one.

The steps, each on the disk before the next: the lists of the index files go (whoever opens the file meanwhile builds
them anew: slow, but sound) · the log gets, in one step, a last batch that does what is to be done · the new main file
takes the place of the old one · the log goes · the new index files come, their list last. From the second step on every
reader sees the new state. A log laid over the new main file once more changes nothing: what it brings and that last
batch removes is removed again.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from explorer.store.folder_sync import sync_folder
from explorer.store.mending import locked
from explorer.store.vdb_reader import FileBytes, log_path, stamp_of

_PAUSE_SECONDS = 0.02
_LISTS = (".ann", ".sparse")


@contextmanager
def locked_within(path: Path, seconds: float) -> Iterator[bool]:
    """Whether the lock of the workspace is ours for the length of the block; waited for so long."""
    end = time.monotonic() + seconds
    while True:
        with locked(path) as is_ours:
            if is_ours or time.monotonic() >= end:
                yield is_ours
                return
        time.sleep(_PAUSE_SECONDS)


def is_unchanged(path: Path, seen: FileBytes) -> bool:
    """Whether main file and log are still what was read; the lock must be held."""
    try:
        log = log_path(path).read_bytes()
    except FileNotFoundError:
        log = b""
    return stamp_of(path) == seen.stamp and log == seen.log


def swap(path: Path, new: Path, indexes: Sequence[Path], log: bytes, step: Callable[[], None]) -> None:
    """Put `new`, with the index files that `finished` gave, in the place of `path`; the lock must be held.

    All lie on the disk of `path`. `log` is what brings the old main file to the same state; empty = it has that. `step`
    is called before each step.
    """
    folder = path.parent
    step()
    for suffix in _LISTS:
        path.with_name(path.name + suffix).unlink(missing_ok=True)
    sync_folder(folder)
    if log:
        step()
        _replace_log(path, log, new.with_name(f"{new.name}.wal"))
    step()
    new.replace(path)
    sync_folder(folder)
    step()
    log_path(path).unlink(missing_ok=True)
    sync_folder(folder)
    step()
    _place_indexes(path, indexes, step)


def finished(path: Path, indexes: Path) -> list[Path]:
    """The index files that vectlite left beside a copy of `path` in `indexes`, on the disk, their list last."""
    left_out = {path.name, *(f"{path.name}{suffix}" for suffix in (".lock", ".wal", ".tmp"))}
    files = [each for each in indexes.iterdir() if each.name not in left_out]
    for each in files:
        with each.open("rb") as file:
            os.fsync(file.fileno())
    return sorted(files, key=lambda each: (each.name == f"{path.name}.ann", each.name))


def _replace_log(path: Path, log: bytes, prepared: Path) -> None:
    with prepared.open("xb") as file:
        file.write(log)
        file.flush()
        os.fsync(file.fileno())
    prepared.replace(log_path(path))
    sync_folder(path.parent)


def _place_indexes(path: Path, new: Sequence[Path], step: Callable[[], None]) -> None:
    names = {each.name for each in new}
    for old in path.parent.iterdir():
        if old.name.startswith(f"{path.name}.ann.") and old.name not in names:
            old.unlink()
    for each in new:
        step()
        each.replace(path.with_name(each.name))
    sync_folder(path.parent)

"""What a process that was killed, or a full disk, left of a workspace: put right before anything is written to it.

Measured with vectlite 0.13: an incomplete end of the log is left out when it is read, but not cut off, and what is
written behind it makes the file unreadable for every program. And `compact` and `close` take the main file away before
they give the new one its name.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from explorer.store import log_format as log
from explorer.store import vdb_format as fmt
from explorer.store.vdb_reader import log_path


def mend(path: Path) -> bool:
    """Finish what was cut off; True where something was done. While another process holds the lock, nothing is.

    A log that is damaged elsewhere than at its end is left as it is.
    """
    with locked(path) as is_ours:
        return is_ours and (_finish_replacement(path) | _cut_log(path))


def cut_log(path: Path, size: int) -> None:
    """Keep the first `size` bytes of the log; the lock must be held. No log at all is one of no bytes."""
    if size:
        os.truncate(log_path(path), size)
    else:
        # An empty one is refused by vectlite.
        log_path(path).unlink(missing_ok=True)


@contextmanager
def locked(path: Path) -> Iterator[bool]:
    """Whether the lock that every vectlite process takes is ours for the length of the block."""
    beside = path.with_name(path.name + ".lock")
    if os.name != "posix":
        # vectlite's locks are of another kind there; nothing is mended that might be somebody's work.
        yield False
        return
    import fcntl  # noqa: PLC0415 there is none elsewhere

    if not (path.exists() or path.with_name(path.name + ".tmp").exists()) or not os.access(path.parent, os.W_OK):
        yield False
        return
    with beside.open("a") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            yield False
        else:
            yield True


def _finish_replacement(path: Path) -> bool:
    """Give the new main file its name; it is complete, for it was synced before the old one was taken away."""
    new = path.with_name(path.name + ".tmp")
    if path.exists() or not new.exists():
        return False
    new.rename(path)
    return True


def _cut_log(path: Path) -> bool:
    try:
        data = log_path(path).read_bytes()
    except FileNotFoundError:
        return False
    end = 0
    if data.startswith(fmt.WAL_MAGIC):
        end = len(fmt.WAL_MAGIC)
        try:
            for _, behind in log.iterate_batches(data, end):
                end = behind
        except fmt.Malformed:
            return False
    elif not fmt.WAL_MAGIC.startswith(data):
        return False
    if end == len(data) and end:
        return False
    cut_log(path, end)
    return True

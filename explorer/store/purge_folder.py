"""Where a workspace is written anew: on its disk, so that giving it its name is one step, and nothing of it is left."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

_PREFIX = "purging-"
_NAME_LENGTH = 40


@contextmanager
def purge_folder(path: Path, state_folder: Path) -> Iterator[Path]:
    """A folder on the disk of the workspace `path` for the length of the block, and what others left is removed.

    Within the workspace's state folder, or hidden beside the workspace where that one lies on another disk.
    """
    clear_purge_folders(path, state_folder)
    if _is_same_disk(path.parent, state_folder):
        folder = Path(tempfile.mkdtemp(prefix=_PREFIX, dir=state_folder))
    else:
        folder = Path(tempfile.mkdtemp(prefix=_prefix_beside(path), dir=path.parent))
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def clear_purge_folders(path: Path, state_folder: Path) -> None:
    """Remove what a process that was killed left. Nobody may be purging: the committer's turn sees to that."""
    for folder, prefix in ((state_folder, _PREFIX), (path.parent, _prefix_beside(path))):
        with suppress(OSError):
            for each in folder.iterdir():
                if each.name.startswith(prefix) and each.is_dir() and not each.is_symlink():
                    shutil.rmtree(each, ignore_errors=True)


def _prefix_beside(path: Path) -> str:
    return f".{path.name[:_NAME_LENGTH]}-{_PREFIX}"


def _is_same_disk(one: Path, two: Path) -> bool:
    try:
        return one.stat().st_dev == two.stat().st_dev
    except OSError:
        return False

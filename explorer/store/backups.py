"""One copy of a workspace a day, made before the first write (DESIGN "Apply")."""

from __future__ import annotations

import os
import shutil
import tempfile
from datetime import date
from pathlib import Path

from explorer.memory.errors import JournalUnusable
from explorer.store.vdb_reader import read_whole

FOLDER = "backups"
# A copy that is being made; found on another day, it was never finished.
_UNFINISHED = ".unfinished-"


def back_up(workspace: Path, folder: Path, keep: int, today: date) -> Path | None:
    """Copy `workspace` and its log to `<folder>/backups/<today>`, and keep the newest `keep` copies.

    The new copy's folder; None where there is one of `today` already, or `keep` is 0. A copy stands there whole or
    not at all. Raises `JournalUnusable` where it cannot be made, `NotAWorkspace` and `WorkspaceBusy` as reading does.
    """
    if keep <= 0:
        return None
    target = folder / FOLDER / today.isoformat()
    made = None
    if not target.is_dir():
        whole = read_whole(workspace)
        parts = {workspace.name: whole.main, f"{workspace.name}.wal": whole.log}
        try:
            made = target if _write(parts, target) else None
        except OSError as error:
            raise JournalUnusable(
                f"Today's copy of “{workspace.name}” cannot be made in “{target.parent}”: {error.strerror or error}. "
                "The change waits until there is room for the copy; "
                "free some space, or set the number of copies to 0."
            ) from error
    for old in [each for each in list_backups(folder) if each != target][::-1][keep - 1 :]:
        shutil.rmtree(old, ignore_errors=True)
    for rest in target.parent.glob(f"{_UNFINISHED}*"):
        if not rest.name.startswith(f"{_UNFINISHED}{target.name}"):
            shutil.rmtree(rest, ignore_errors=True)
    return made


def list_backups(folder: Path) -> list[Path]:
    """The copies in `folder`, one folder a day, oldest first."""
    copies = folder / FOLDER
    return sorted(each for each in copies.iterdir() if _is_backup(each)) if copies.is_dir() else []


def remove_backups(folder: Path) -> int:
    """Remove every copy, begun ones too, because a text that they hold is erased permanently; how many there were.

    Raises `JournalUnusable` where one cannot be removed.
    """
    backups = list_backups(folder)
    try:
        for each in [*backups, *(folder / FOLDER).glob(f"{_UNFINISHED}*")]:
            shutil.rmtree(each)
    except OSError as error:
        raise JournalUnusable(
            f"The copies in “{folder / FOLDER}” hold the erased text and cannot be removed: {error.strerror or error}. "
            "Remove that folder yourself."
        ) from error
    return len(backups)


def _write(parts: dict[str, bytes], target: Path) -> bool:
    """Whether the copy is there now by us; another process may have been quicker."""
    target.parent.mkdir(0o700, parents=True, exist_ok=True)
    unfinished = Path(tempfile.mkdtemp(prefix=f"{_UNFINISHED}{target.name}-", dir=target.parent))
    try:
        for name, data in parts.items():
            if data:
                with (unfinished / name).open("xb") as file:
                    file.write(data)
                    file.flush()
                    os.fsync(file.fileno())
        _sync_folder(unfinished)
        unfinished.rename(target)
    except OSError:
        if target.is_dir():
            return False
        raise
    finally:
        shutil.rmtree(unfinished, ignore_errors=True)
    _sync_folder(target.parent)
    return True


def _sync_folder(folder: Path) -> None:
    # Windows cannot open a folder, and needs no such thing.
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _is_backup(path: Path) -> bool:
    try:
        return date.fromisoformat(path.name).isoformat() == path.name and path.is_dir() and not path.is_symlink()
    except ValueError:
        return False

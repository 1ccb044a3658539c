"""Copies of a workspace: one a day, made before the first write, one before each merge and one before each purge."""

from __future__ import annotations

import os
import re
import shutil
import tempfile
from collections.abc import Mapping
from datetime import date
from pathlib import Path

from explorer.memory.errors import JournalUnusable
from explorer.store.folder_sync import sync_folder
from explorer.store.vdb_reader import read_whole

FOLDER = "backups"
# A copy that is being made; found on another day, it was never finished.
_UNFINISHED = ".unfinished-"
_DAY_LENGTH, _ID_LENGTH = len("2026-11-30"), 12
# No id of a change set, in hex, begins so.
_PURGE, _COMPACTED = "purge_", "packed"
PURGE_COPIES = 3
"""So many copies made before a purge are kept."""
_MERGE = re.compile(rf"-\w{{1,{_ID_LENGTH}}}", re.ASCII)


def back_up(workspace: Path, folder: Path, keep: int, today: date, merge: str = "") -> Path | None:
    """Copy `workspace` and its log to `<folder>/backups/<today>`, and keep the newest `keep` copies.

    Before a merge, the id of whose change set is `merge`, to `<today>-<beginning of the id>`. The new copy's folder;
    None where there is one of that merge, or any of `today`, already: then the file may be half written. None too where
    `keep` is 0. A copy stands there whole or not at all. Raises `JournalUnusable` where it cannot be made,
    `NotAWorkspace` and `WorkspaceBusy` as reading does.
    """
    if keep <= 0:
        return None
    mark, day = f"-{merge[:_ID_LENGTH]}" if merge else "", today.isoformat()
    target = folder / FOLDER / f"{day}{mark}"
    copies = [each for each in list_backups(folder) if not _is_before_purge(each)]
    there = [each for each in copies if (each.name[len(day) :] == mark if merge else _day(each) == day)]
    made = None
    if not there:
        whole = read_whole(workspace)
        parts = {workspace.name: whole.main, f"{workspace.name}.wal": whole.log}
        try:
            made = target if _write(parts, target) else None
        except OSError as error:
            which = "The copy before the merge" if merge else "Today's copy"
            raise JournalUnusable(
                f"{which} of “{workspace.name}” cannot be made in “{target.parent}”: {error.strerror or error}. "
                "The change waits until there is room for the copy; "
                "free some space, or set the number of copies to 0."
            ) from error
    kept = there[-1] if there else target
    others = [each for each in copies if each != kept]
    for old in others[::-1][keep - 1 :]:
        shutil.rmtree(old, ignore_errors=True)
    for rest in target.parent.glob(f"{_UNFINISHED}*"):
        if not rest.name.startswith(f"{_UNFINISHED}{day}"):
            shutil.rmtree(rest, ignore_errors=True)
    return made


def purge_copy(folder: Path, change_id: str, today: date) -> Path:
    """Where the copy of the workspace as it stood before a purge is kept: the one of that purge, if there is one.

    Without the id of a purge, where the one before today's compaction is.
    """
    mark = f"-{_PURGE}{change_id[: _ID_LENGTH - len(_PURGE)] or _COMPACTED}"
    known = [each for each in list_backups(folder) if change_id and each.name.endswith(mark)]
    return known[-1] if known else folder / FOLDER / f"{today.isoformat()}{mark}"


def stage(parts: Mapping[str, bytes], target: Path) -> Path:
    """Write files to a folder beside `target` that `keep_staged` gives its name; OSError where there is no room."""
    target.parent.mkdir(0o700, parents=True, exist_ok=True)
    unfinished = Path(tempfile.mkdtemp(prefix=f"{_UNFINISHED}{target.name}-", dir=target.parent))
    try:
        _fill(unfinished, parts)
    except OSError:
        shutil.rmtree(unfinished, ignore_errors=True)
        raise
    return unfinished


def keep_staged(unfinished: Path, target: Path) -> None:
    """Have a staged copy take the place of an earlier one of that name; of copies made before purges so many stay.

    The rotation of the daily copies leaves them alone: a purge cannot be undone, and a busy week would take its copy.
    """
    if target.exists():
        shutil.rmtree(target)
    unfinished.rename(target)
    sync_folder(target.parent)
    for old in [each for each in list_backups(target.parent.parent) if _is_before_purge(each)][:-PURGE_COPIES]:
        shutil.rmtree(old, ignore_errors=True)


def list_backups(folder: Path) -> list[Path]:
    """The copies in `folder`, one folder a day and one a merge, oldest first."""
    copies = folder / FOLDER
    return sorted(filter(_is_backup, copies.iterdir()), key=_age) if copies.is_dir() else []


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
        _fill(unfinished, parts)
        unfinished.rename(target)
    except OSError:
        if target.is_dir():
            return False
        raise
    finally:
        shutil.rmtree(unfinished, ignore_errors=True)
    sync_folder(target.parent)
    return True


def _fill(folder: Path, parts: Mapping[str, bytes]) -> None:
    for name, data in parts.items():
        if data:
            with (folder / name).open("xb") as file:
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
    sync_folder(folder)


def _is_before_purge(path: Path) -> bool:
    return path.name[_DAY_LENGTH:].startswith(f"-{_PURGE}")


def _is_backup(path: Path) -> bool:
    day, mark = _day(path), path.name[_DAY_LENGTH:]
    try:
        is_named_so = date.fromisoformat(day).isoformat() == day and (not mark or _MERGE.fullmatch(mark) is not None)
    except ValueError:
        return False
    return is_named_so and path.is_dir() and not path.is_symlink()


def _day(path: Path) -> str:
    return path.name[:_DAY_LENGTH]


def _age(path: Path) -> tuple[str, int, str]:
    # The day in the name counts: those of one day are told apart by when they were written.
    try:
        return _day(path), path.stat().st_mtime_ns, path.name
    except FileNotFoundError:
        return _day(path), 0, path.name

"""Writes and unpacks files that travel between workspaces."""

from __future__ import annotations

from pathlib import Path

from explorer.memory.errors import CannotSend
from explorer.memory.protocols import Report
from explorer.memory.teleport import Parcel, Sent
from explorer.store.parcel_file import is_or_is_beside, write_parcel
from explorer.store.unpacking import unpack


class FileCourier:
    """The `Courier` of this computer. `temporary` is where zip files are unpacked; who made it removes it.

    `workspace` and what is kept beside it are never written to, whatever the caller asks.
    """

    def __init__(self, temporary: Path, workspace: Path | None = None) -> None:
        self._temporary = temporary
        self._workspace = workspace

    def write(self, parcel: Parcel, path: Path, report: Report, *, replace: bool = False) -> Sent:
        """Write a self-contained workspace: there whole, or not at all.

        Raises `TargetExists` where there is a file and it is not to be replaced, `CannotSend` where it cannot be
        written, and `Cancelled`.
        """
        for own in (self._workspace, parcel.origin):
            if own is not None:
                refuse_own(path, own)
        return write_parcel(parcel, path, report, replace=replace)

    def unpack(self, archive: Path, report: Report) -> list[Path]:
        """The workspaces in a zip file, each with its log beside it, unpacked to a temporary folder.

        Raises `UnusableSource` where it is no zip file, holds none, or unpacks to more than the disk has room for.
        """
        return unpack(archive, self._temporary, report)


def refuse_own(path: Path, workspace: Path) -> None:
    """Raise `CannotSend` where `path` is the workspace, or a file that is kept beside it; where there is one."""
    if workspace.exists() and is_or_is_beside(path, workspace):
        raise CannotSend(f"“{path.name}” is the workspace itself or belongs to it. Choose another name.")

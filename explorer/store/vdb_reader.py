"""The bytes of a workspace, read without a lock, without a handle kept, without a trace beside it (VECTLITE 4)."""

from __future__ import annotations

import errno
import os
import stat
import time
from dataclasses import dataclass
from pathlib import Path

from explorer.memory.errors import NotAWorkspace, WorkspaceBusy
from explorer.store import vdb_format as fmt

_TRIES = 40
_PAUSE_SECONDS = 0.025
_TRIES_MISSING = 3
_SHORT_PAUSE_SECONDS = 0.003
_NO_SUCH_FILE = (errno.ENOENT, errno.ENOTDIR, errno.ENAMETOOLONG)


class _Missing(NotAWorkspace):
    """There is no file at the path, at this moment."""


@dataclass(frozen=True, slots=True)
class Stamp:
    """By what a main file is known again: while it is equal, new work is only appended to the log."""

    device: int
    inode: int
    size: int
    modified_ns: int

    @classmethod
    def of(cls, status: os.stat_result) -> Stamp:
        """The stamp of a file by its status."""
        return cls(status.st_dev, status.st_ino, status.st_size, status.st_mtime_ns)


@dataclass(frozen=True, slots=True)
class FileBytes:
    """One consistent state: the main file, and the log that belongs to it (empty where there is none)."""

    stamp: Stamp
    main: bytes
    log: bytes


def log_path(path: Path) -> Path:
    """Where vectlite keeps the log of `path`; of a link, beside what it points to where none is beside the link."""
    beside = path.with_name(path.name + ".wal")
    if path.is_symlink() and not _exists(beside):
        real = path.resolve()
        return real.with_name(real.name + ".wal")
    return beside


def read_whole(path: Path) -> FileBytes:
    """Main file and log in one state, also while a writer compacts: read again until the main file stayed the same.

    Raises `NotAWorkspace` where it cannot be read, `WorkspaceBusy` where it never stayed the same.
    """
    missing = 0
    for _ in range(_TRIES):
        try:
            stamp, main = _read_main(path)
            log = _read_log(path, 0)
            if stamp_of(path) == stamp and len(main) == stamp.size:
                return FileBytes(stamp, main, log)
            time.sleep(_PAUSE_SECONDS)
        except _Missing:
            # vectlite's compaction removes the file just before it gives the new one its name.
            missing += not _exists(_rewritten(path))
            if missing == _TRIES_MISSING:
                raise
            time.sleep(_SHORT_PAUSE_SECONDS)
    stamp_of(path)
    raise WorkspaceBusy(
        f"“{path.name}” is being rewritten without a pause, so it cannot be read in one piece. Try again."
    )


def read_tail(path: Path, stamp: Stamp, offset: int, before: bytes) -> bytes | None:
    """What was appended to the log behind `offset`, where the bytes `before` end.

    None where the main file is another since, or gone, or the log is: compaction renames the new main file before
    it removes the log, so a log may have been read that is gone now, and another have grown in its place.
    Raises `NotAWorkspace` where the main file may not be read any more.
    """
    try:
        if stamp_of(path) != stamp:
            return None
        read = _read_log(path, offset - len(before))
        if not read.startswith(before) or stamp_of(path) != stamp:
            return None
    except _Missing:
        return None
    return read[len(before) :]


def stamp_of(path: Path) -> Stamp:
    """The stamp of the main file now. Raises `NotAWorkspace` with the reason where there is no file to read."""
    try:
        status = path.stat()
    except OSError as error:
        raise _unreadable(path, error) from error
    if not stat.S_ISREG(status.st_mode):
        what = "a folder" if stat.S_ISDIR(status.st_mode) else "no regular file"
        raise NotAWorkspace(f"“{path.name or path}” is {what}. Choose the .vdb file of a workspace.")
    return Stamp.of(status)


def log_size(path: Path) -> int:
    """Bytes in the log; 0 where there is none."""
    try:
        return log_path(path).stat().st_size
    except OSError:
        return 0


def check_header(path: Path, data: bytes) -> fmt.Header:
    """The header of a main file of a version that we know.

    Raises `NotAWorkspace` with a sentence that says what the file is instead, as far as that can be told.
    """
    name = f"“{path.name}”"
    if not data:
        raise NotAWorkspace(f"{name} is empty (0 bytes). It holds no memory; a copy may have been cut short.")
    if data.startswith(fmt.WAL_MAGIC):
        main = path.name.removesuffix(".wal")
        raise NotAWorkspace(f"{name} is the log of a workspace, not the workspace. Open “{main}” instead.")
    if not data.startswith(fmt.VDB_MAGIC[: len(data)]):
        raise NotAWorkspace(f"{name} is no vectlite workspace: it does not begin with “VDB1”. Choose a .vdb file.")
    try:
        header = fmt.parse_header(data)
    except fmt.Malformed as error:
        raise NotAWorkspace(
            f"{name} is cut off after {len(data)} bytes, inside its header. Use a whole copy."
        ) from error
    if header.version != fmt.VERSION:
        raise NotAWorkspace(
            f"{name} has format version {header.version}; this program reads version {fmt.VERSION}. "
            "Use a program version that knows it; the file was left as it is."
        )
    if header.metric >= len(fmt.METRICS):
        raise NotAWorkspace(f"{name} names an unknown distance measure ({header.metric}): its header is damaged.")
    return header


def _read_main(path: Path) -> tuple[Stamp, bytes]:
    stamp_of(path)
    try:
        # The one place that opens a workspace. Windows will need FILE_SHARE_DELETE here, or vectlite cannot rename.
        with path.open("rb", buffering=0) as file:
            stamp = Stamp.of(os.fstat(file.fileno()))
            return stamp, file.read()
    except OSError as error:
        raise _unreadable(path, error) from error


def _read_log(path: Path, offset: int) -> bytes:
    try:
        with log_path(path).open("rb", buffering=0) as file:
            file.seek(offset)
            return file.read()
    except OSError as error:
        if error.errno in _NO_SUCH_FILE:
            return b""
        raise _unreadable(log_path(path), error) from error


def _rewritten(path: Path) -> Path:
    """Where vectlite writes the file that will replace `path`."""
    return path.with_name(path.name + ".tmp")


def _exists(path: Path) -> bool:
    try:
        path.stat()
    except OSError:
        return False
    return True


def _unreadable(path: Path, error: OSError) -> NotAWorkspace:
    name = f"“{path.name}”"
    if error.errno in _NO_SUCH_FILE:
        if _exists(_rewritten(path)):
            return _Missing(
                f"{name} is missing; “{path.name}.tmp” is there, as an agent leaves it when it is stopped while it "
                "tidies up. Make a copy of that file, name it as the missing one and open it."
            )
        if _exists(path.with_name(path.name + ".wal")):
            return _Missing(
                f"{name} is missing, though its log “{path.name}.wal” is there. "
                "The log alone is not enough: put the .vdb file beside it."
            )
        return _Missing(f"There is no file {name} in “{path.parent}”. Check the path.")
    if isinstance(error, PermissionError):
        return NotAWorkspace(f"{name} may not be read by this user. Ask its owner for permission to read it.")
    return NotAWorkspace(f"{name} cannot be read: {error.strerror or error}.")

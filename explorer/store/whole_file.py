"""Files that are there whole or not at all."""

from __future__ import annotations

import errno
import hashlib
import os
import secrets
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

from explorer.memory.errors import CannotSend, TargetExists
from explorer.memory.protocols import Report
from explorer.memory.teleport import Sent
from explorer.store.folder_sync import sync_folder

_TELL_EVERY = 500
# A hidden name of at most 255 bytes, whatever the letters.
_NAME_LENGTH = 40
_NO_SECOND_NAMES = (errno.EPERM, errno.ENOTSUP, errno.EOPNOTSUPP, errno.ENOSYS, errno.EMLINK)


def write_whole(parts: Iterable[bytes], expected: int, path: Path, report: Report, *, replace: bool = False) -> Sent:
    """Write a file of which about `expected` parts are told to `report`; what that raises leaves all as it was.

    With `replace` a file of that name goes, or the one that a link of that name leads to. Raises `TargetExists` where
    there is one and it is not to, `CannotSend` where it cannot be written.
    """
    if replace:
        path = path.resolve()
    if path.is_dir() or (path.exists() and not path.is_file()):
        raise CannotSend(f"“{path.name}” is no file. Choose another name.")
    if os.path.lexists(path) and not replace:
        raise _exists(path)
    unfinished = unfinished_beside(path)
    try:
        digest, size = write_synced(unfinished, parts, expected, report)
        report(1.0)
        if replace:
            unfinished.replace(path)
        else:
            put_new(unfinished, path)
    except FileExistsError:
        raise _exists(path) from None
    except OSError as error:
        raise CannotSend(
            f"“{path.name}” cannot be written in “{path.parent}”: {error.strerror or error}. There is no new file. "
            "Free some space, or choose another folder."
        ) from error
    finally:
        with suppress(OSError):
            unfinished.unlink(missing_ok=True)
    # It is there; whether its name survives a power cut is not worth an error now.
    with suppress(OSError):
        sync_folder(path.parent)
    return Sent(path, digest, size)


def unfinished_beside(path: Path) -> Path:
    """Where a file is written before it gets its name."""
    return path.with_name(f".{path.name[:_NAME_LENGTH]}-{secrets.token_hex(4)}.unfinished")


def write_synced(unfinished: Path, parts: Iterable[bytes], expected: int, report: Report) -> tuple[str, int]:
    """Write a new file and bring it to the disk; its SHA-256 in hex and its size. Raises OSError."""
    digest, size = hashlib.sha256(), 0
    with unfinished.open("xb") as file:
        for number, data in enumerate(parts):
            if number % _TELL_EVERY == 0:
                report(min(1.0, number / (expected + 1)))
            digest.update(data)
            size += file.write(data)
        file.flush()
        os.fsync(file.fileno())
    return digest.hexdigest(), size


def put_new(unfinished: Path, path: Path) -> None:
    """Give a file its name. Raises FileExistsError where another has it, also if it has come by it just now."""
    try:
        os.link(unfinished, path)
    except FileExistsError:
        raise
    except OSError as error:
        if error.errno not in _NO_SECOND_NAMES:
            raise
        # A file system without second names: an empty file takes the place until the whole one does.
        path.open("xb").close()
        unfinished.replace(path)


def _exists(path: Path) -> TargetExists:
    return TargetExists(
        f"There is a file “{path.name}” in “{path.parent}” already. Choose another name, or replace it with --replace."
    )

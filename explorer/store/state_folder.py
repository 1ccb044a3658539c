"""Where the journal, the drafts and the backups of one workspace live: never beside the `.vdb`."""

from __future__ import annotations

import hashlib
import os
from pathlib import Path

import platformdirs

from explorer.memory.errors import JournalUnusable

NAME_FILE = "workspace.txt"
_PRIVATE = 0o700
_STEM_LENGTH = 40


def state_folder(workspace: Path, root: Path | None = None) -> Path:
    """The folder of `workspace` under `root` (None: the user's state folder), made for this user only where missing.

    Named after the file and the hash of its whole path; `workspace.txt` in it says which file it is about.
    Raises `JournalUnusable` where it cannot be made.
    """
    base = platformdirs.user_state_path("memory-explorer", appauthor=False) if root is None else root
    path = os.fsencode(workspace.resolve())
    folder = base / "workspaces" / f"{_readable(workspace.resolve().stem)}-{hashlib.sha256(path).hexdigest()[:16]}"
    try:
        base.mkdir(_PRIVATE, parents=True, exist_ok=True)
        for each in (folder.parent, folder):
            each.mkdir(_PRIVATE, exist_ok=True)
            each.chmod(_PRIVATE)
        name_file = folder / NAME_FILE
        if not name_file.is_file() or name_file.read_bytes() != path + b"\n":
            name_file.write_bytes(path + b"\n")
    except OSError as error:
        raise JournalUnusable(
            f"The folder “{folder}”, where changes are written down before they are made, cannot be used: "
            f"{error.strerror or error}. Nothing can be changed until this user may write there; reading goes on."
        ) from error
    return folder


def _readable(stem: str) -> str:
    return "".join(letter if letter.isalnum() or letter in "-_" else "_" for letter in stem[:_STEM_LENGTH])

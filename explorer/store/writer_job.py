"""What the process that applies change sets is told, and what it answers."""

from __future__ import annotations

import msgspec

from explorer.memory.changes import ChangeSet
from explorer.memory.journal import Trouble
from explorer.store.child_process import Failed, Progress

LOCK_TIMEOUT_SECONDS = 2.0


class Job(msgspec.Struct, frozen=True):
    """Apply `changes`, in order, to the workspace at `path`, in one opening.

    With `backups` > 0 the first write of `today` (YYYY-MM-DD), and each merge, keeps a copy below `state_folder` first.
    `parent` is the process that asked: once it is gone, nothing is begun any more.
    With `leaves_no_log` everything is in the main file afterwards. `decision` names the file by which a purge is begun
    or stopped: whoever makes it has decided.
    """

    path: str
    changes: tuple[ChangeSet, ...]
    parent: int
    state_folder: str = ""
    backups: int = 0
    today: str = ""
    lock_timeout: float = LOCK_TIMEOUT_SECONDS
    leaves_no_log: bool = False
    decision: str = ""


class Applied(msgspec.Struct, frozen=True, tag="applied"):
    """The ids of the change sets that are in the file, and of those that met a record somebody else had changed."""

    applied: tuple[str, ...]
    stale: tuple[str, ...]


class Hindered(msgspec.Struct, frozen=True, tag="hindered"):
    """Why nothing more was written; what had been written before stands, and applying all again is safe."""

    trouble: Trouble
    detail: str = ""


class Outcome(msgspec.Struct, frozen=True, tag="outcome"):
    """The last answer of the process."""

    result: Applied | Hindered


Answer = Progress | Outcome | Failed

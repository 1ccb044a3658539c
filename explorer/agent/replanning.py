"""Writes what a rule of maintenance plans; where others changed something meanwhile, what it plans then."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path
from typing import TypeVar

from explorer.agent.access import Access
from explorer.agent.writing import NotWritten, write_now, write_waiting
from explorer.memory.ahead import Ahead
from explorer.memory.changes import ChangeSet
from explorer.memory.collector import collector_resting
from explorer.memory.keys import Key
from explorer.services.editing import Editing
from explorer.services.lineages import reader
from explorer.store.committer import FileCommitter
from explorer.store.snapshot import FileSnapshot

_TRIES = 2
_NAMED = 3
_READ, _PLANNED = 0.2, 0.5
R = TypeVar("R")
Rule = Callable[[Editing], tuple[R, ChangeSet | None]]
"""Makes an answer, and the change set that it is about: None where there is nothing to write."""


def previewed(access: Access, rule: Rule[R], what_not: str, now: datetime | None = None) -> R:
    """The answer of `rule` for the workspace as it will be once what waits is written; writes nothing.

    `what_not` says in the sentence of an error what was not done. Raises as `Access.scan`.
    """
    here = _scanned(access, what_not)
    with collector_resting(), access.committer() as committer:
        return rule(_editing(access, committer, here, now))[0]


def applied(access: Access, rule: Rule[R], what_not: str, now: datetime | None = None) -> R:
    """The answer of `rule`, once its change set is in the file. Raises as `previewed` and `writing.write_now`."""
    here = _scanned(access, what_not)
    access.check_writable(here, what_not)
    changed: tuple[Key, ...] = ()
    with collector_resting(), access.committer() as committer:
        for _ in range(_TRIES):
            if write_waiting(committer, access.path, lambda _: None) or changed:
                here = _scanned(access, what_not)
            editing = _editing(access, committer, here, now)
            answer, change = rule(editing)
            if change is None:
                return answer
            report = access.share(_PLANNED, 1.0)
            changed = write_now(committer, access.path, change, editing.ahead.metadata, report)
            if not changed:
                return answer
    raise NotWritten(_changed_sentence(access.path, changed))


def _scanned(access: Access, what_not: str) -> FileSnapshot:
    return access.scan(what_not, access.share(0.0, _READ))


def _editing(access: Access, committer: FileCommitter, here: FileSnapshot, now: datetime | None) -> Editing:
    ahead = Ahead(reader(here), committer.journal.pending())
    return Editing(here, ahead, access.clock() if now is None else now, access.person)


def _changed_sentence(workspace: Path, keys: Sequence[Key]) -> str:
    more = f" and {len(keys) - _NAMED:,} more" if len(keys) > _NAMED else ""
    named = ", ".join(f"“{key}”" for key in keys[:_NAMED])
    return (
        f"Another program changed {named}{more} in “{workspace.name}” just when this was to be written, twice. "
        "Nothing was written; run the same again."
    )

"""Writes one change set to a workspace now: all of it, or none and nothing of it waits (DESIGN "Apply")."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path

from explorer.memory.changes import ChangeSet
from explorer.memory.effects import Read, Standing, standings
from explorer.memory.errors import JournalUnusable, MemoryExplorerError, NotAWorkspace, WorkspaceBusy, WorkspaceDamaged
from explorer.memory.journal import ChangeState, Committed, Trouble
from explorer.memory.keys import Key
from explorer.memory.protocols import Cancelled, Report
from explorer.services.lineages import reader
from explorer.store.committer import FileCommitter
from explorer.store.journal import SqliteJournal
from explorer.store.workspace import Workspace

_TRIES = 2
_OPEN = (ChangeState.WAITING, ChangeState.WRITING)


class NotWritten(MemoryExplorerError):
    """The workspace could not be written; it is as it was, and nothing waits."""


class HalfWritten(MemoryExplorerError):
    """Writing stopped in between; the rest is in the journal and is written at the next opportunity."""


def write_waiting(committer: FileCommitter, path: Path, report: Report) -> bool:
    """Write what waits from before; False where nothing does. Raises as `write_now` does; then it waits still."""
    waiting = len(committer.journal.pending())
    while committer.journal.pending():
        committed = committer.commit(report)
        if committed.trouble is not None:
            raise trouble_error(
                committed, path, f"What waits from before ({_changes(waiting)}) waits still, and nothing else was begun"
            )
    return bool(waiting)


def write_now(
    committer: FileCommitter,
    path: Path,
    change: ChangeSet,
    before: Read,
    report: Report,
    noted: Callable[[], None] = lambda: None,
) -> tuple[Key, ...]:
    """Write `change`, and what waits before it. The records that others changed meanwhile, so that none of it is.

    `before` gives the records that the change set was made from. `noted` is called once it is in the journal and before
    it is in the file; what that raises gives it up. What could not be written is given up, unless the
    process that writes died when some of it was in the file: that is tried once more, and waits then. Raises
    `WorkspaceBusy`, `NotAWorkspace`, `WorkspaceDamaged`, `NotWritten`, `HalfWritten`, `JournalUnusable`.
    """
    journal = committer.journal
    met = standings(change.operations, before)
    _record(journal, change, noted)
    tries = _TRIES
    while journal.state(change.id) in _OPEN:
        try:
            committed = committer.commit(report)
        except BaseException as stop:
            if not _has_begun(path, change, met):
                with suppress(JournalUnusable):
                    journal.drop([change.id])
            elif isinstance(stop, KeyboardInterrupt | Cancelled):
                raise _half_written(path, "it was told to") from stop
            raise
        if committed.trouble is None:
            continue
        if _has_begun(path, change, met):
            tries -= 1
            if not tries:
                raise _half_written(path, committed.detail)
        elif journal.drop([change.id]):
            raise trouble_error(committed, path, "Nothing was written")
    state = journal.state(change.id)
    if state is ChangeState.STALE:
        journal.drop([change.id])
        return _changed_by_others(path, change)
    if state is not ChangeState.APPLIED:
        raise NotWritten(
            f"What was to be written to “{path.name}” was taken back in Memory Explorer meanwhile. Nothing was written."
        )
    return ()


def _record(journal: SqliteJournal, change: ChangeSet, noted: Callable[[], None]) -> None:
    journal.record(change)
    try:
        noted()
    except BaseException:
        with suppress(JournalUnusable):
            journal.drop([change.id])
        raise


def _changed_by_others(path: Path, change: ChangeSet) -> tuple[Key, ...]:
    found = standings(change.operations, reader(Workspace(path).scan(lambda _: None)))
    keys = tuple(key for key, each in zip(change.keys, found, strict=True) if each is Standing.STALE)
    return keys or change.keys


def _has_begun(path: Path, change: ChangeSet, met: Sequence[Standing]) -> bool:
    """Whether some of it is in the file; of a file that cannot be read nobody knows more than that it is not."""
    try:
        now = standings(change.operations, reader(Workspace(path).scan(lambda _: None)))
    except MemoryExplorerError:
        return False
    return any(one is not Standing.DONE and two is Standing.DONE for one, two in zip(met, now, strict=True))


def _half_written(path: Path, detail: str) -> HalfWritten:
    return HalfWritten(
        f"Writing to “{path.name}” stopped in between ({detail}). Part of it is in the file; the rest is kept and is "
        "written by the next merge, or when the workspace is opened in Memory Explorer."
    )


def trouble_error(committed: Committed, path: Path, what: str) -> MemoryExplorerError:
    """Why nothing can be written now, as a sentence."""
    name, detail = f"“{path.name}”", committed.detail
    what = f"{what}."
    match committed.trouble:
        case Trouble.BUSY:
            return WorkspaceBusy(
                f"Another program has {name} open and did not let go of it ({detail}). {what} "
                "Close that agent, or try again later."
            )
        case Trouble.MISSING:
            return NotAWorkspace(f"{name} is not there any more. {what}")
        case Trouble.DAMAGED:
            return WorkspaceDamaged(f"{name} is damaged ({detail}). {what} Put an earlier copy in its place.")
        case Trouble.READ_ONLY:
            return NotWritten(f"{name} or its folder may not be written by this user. {what} Ask its owner.")
        case Trouble.DISK_FULL:
            return NotWritten(f"The disk with {name} is full. {what} Free as much space as the file takes.")
        case Trouble.NAMES_TOO_LONG:
            return NotWritten(
                f"The name {name} and the name of a branch are too long together for the file that vectlite keeps "
                f"for a branch of 32 facts and more. {what} Give the file, or the branch, a shorter name."
            )
        case _:
            return NotWritten(f"Writing to {name} failed ({detail}). {what} Try again.")


def _changes(number: int) -> str:
    return "1 change" if number == 1 else f"{number:,} changes"

"""Removing for good what was put aside long ago, and writing the file anew (SEMANTICS 2, 6)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from explorer.agent.access import Access, utc_now
from explorer.agent.replanning import applied, previewed
from explorer.agent.writing import trouble_error, write_waiting
from explorer.memory.changes import ChangeKind, ChangeSet
from explorer.memory.errors import MemoryExplorerError
from explorer.memory.keys import Key
from explorer.memory.protocols import Clock, Report
from explorer.services.editing import Editing
from explorer.services.purging import PURGE_DAYS, Kept, PurgePlan, PurgeReason, plan_purge

_WHAT_NOT = "Nothing was purged"


class CannotPurge(MemoryExplorerError):
    """What was asked for is no purge."""


@dataclass(frozen=True, slots=True)
class Purged:
    """What a purge did (`change_id` names it in the history; empty = nothing) or would do (`dry_run`).

    `records` counts what goes and `bytes` what that takes in the file, by reason; `keys` names them; `kept` counts what
    is old enough and stays. `repointed` and `dangling` count records and references as in `PurgePlan`.
    `compacted` = the file is written anew. `copy` is the folder where the file as it was is kept, before it is done the
    one that will hold it; None where nothing is done. `size` is the file's with its log, `size_after` None before it is
    done. `resumed` names a purge that was begun before and cut off: it is completed along with this, or would be.
    """

    workspace: Path
    days: int
    dry_run: bool
    change_id: str
    records: Mapping[PurgeReason, int]
    bytes: Mapping[PurgeReason, int]
    keys: tuple[Key, ...]
    kept: Mapping[Kept, int]
    repointed: int
    dangling: int
    seconds: float
    compacted: bool
    copy: Path | None
    size: int
    size_after: int | None
    resumed: str = ""


def purge(
    workspace: Path | str,
    days: int = PURGE_DAYS,
    *,
    apply: bool = False,
    compact: bool = False,
    clock: Clock = utc_now,
    person: str | None = None,
    state_root: Path | None = None,
    report: Report = lambda _: None,
) -> Purged:
    """Remove what was put aside more than `days` days ago, or say what that would do.

    With `compact` the file is written anew also where nothing goes. It cannot be undone; the file as it was is kept.
    Whatever is wrong is raised as a `MemoryExplorerError` whose text is a sentence; then nothing was changed.
    """
    if days < 0:
        raise CannotPurge(f"A number of days is 0 or more, not {days}. {_WHAT_NOT}.")
    access = Access(workspace, clock, person=person, state_root=state_root, report=report)

    def rule(editing: Editing) -> tuple[Purged, ChangeSet | None]:
        plan = plan_purge(editing, access.share(0.2, 0.5), days)
        file = editing.snapshot.file
        return _told(access.path, plan, file.size + file.wal_size, compact=compact, apply=apply), plan.change

    access.scan(_WHAT_NOT, lambda _: None)
    resumed = _begun_before(access)
    answer = applied(access, rule, _WHAT_NOT) if apply else previewed(access, rule, _WHAT_NOT)
    if apply and answer.compacted and not answer.change_id:
        _compact(access)
    return _with_places(access, replace(answer, resumed=resumed))


def _begun_before(access: Access) -> str:
    with access.committer() as committer:
        pending = committer.journal.pending()
    return next((change.id for change in pending if change.kind is ChangeKind.PURGE), "")


def _told(path: Path, plan: PurgePlan, size: int, *, compact: bool, apply: bool) -> Purged:
    return Purged(
        workspace=path,
        days=plan.days,
        dry_run=not apply,
        change_id=plan.change.id if plan.change is not None and apply else "",
        records={reason: len(keys) for reason, keys in plan.keys.items()},
        bytes=plan.bytes,
        keys=tuple(key for keys in plan.keys.values() for key in keys),
        kept=plan.kept,
        repointed=len(plan.repointed),
        dangling=plan.dangling,
        seconds=plan.seconds,
        compacted=compact or plan.change is not None,
        copy=None,
        size=size,
        size_after=None,
    )


def _compact(access: Access) -> None:
    with access.committer() as committer:
        write_waiting(committer, access.path, lambda _: None)
        committed = committer.compact(access.share(0.5, 1.0))
    if committed.trouble is not None:
        raise trouble_error(committed, access.path, "The file was not written anew")


def _with_places(access: Access, answer: Purged) -> Purged:
    """With where the copy is, or will be, and how large the file is now."""
    if not answer.compacted and not answer.resumed:
        return answer
    with access.committer() as committer:
        copy = committer.copy_before(answer.change_id or ("" if answer.compacted else answer.resumed))
    if answer.dry_run:
        return replace(answer, copy=copy.parent)
    file = access.scan("The file was written anew", lambda _: None).file
    return replace(answer, copy=copy, size_after=file.size + file.wal_size)

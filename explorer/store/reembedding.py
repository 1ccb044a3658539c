"""Replaces every vector of a workspace: all texts are embedded, and then one change set brings their vectors in."""

from __future__ import annotations

import os
import shutil
import uuid
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from explorer.memory.changes import ChangeKind, ChangeSet, ReembedAll, new_change_set
from explorer.memory.effects import EMBEDDING_MODEL, EMBEDDING_RUN, Standing, standing
from explorer.memory.errors import JournalUnusable, MemoryExplorerError, WorkspaceDamaged
from explorer.memory.journal import ChangeState, Committed, Trouble
from explorer.memory.protocols import Clock, Embedder, Report
from explorer.memory.reembedding import WORKSPACE_KEY, CannotReembed, Reembedded, ReembeddingPlan, plan_reembedding
from explorer.store.mending import locked
from explorer.store.peeking import peek
from explorer.store.records import FileRecords
from explorer.store.text_vectors import vectors_path, write_vectors

if TYPE_CHECKING:
    from explorer.store.committer import FileCommitter

_READ, _EMBEDDED = 0.05, 0.7
_STALE = "embedding_stale"
_OPEN = (ChangeState.WAITING, ChangeState.WRITING)
# The new file, the folded old one, the indexes of all and of each namespace, and the vectors by themselves.
_TIMES_VECTORS, _SPARE_BYTES = 4, 1 << 20


def reembed(
    committer: FileCommitter, path: Path, embedder: Embedder, clock: Clock, person: str, report: Report
) -> Reembedded:
    """Embed every text of `path` with `embedder` and put the vectors in; what waits is written before.

    Whatever stops it leaves the file as it was, and nothing of it waits: raises `CannotReembed`, `WorkspaceDamaged`,
    `NotAWorkspace`, `JournalUnusable`, what `embedder` and `report` raise. Killed at any moment, the file is the old or
    the new one; the next start completes what was written down.
    """
    hindered = _write_waiting(committer) or _hindrance(path)
    if hindered is not None:
        return Reembedded(hindered)
    records = peek(path, lambda done: report(_READ * done))
    plan = _checked(records, path, embedder)
    if (hindered := _check_room(path, committer.folder, plan, embedder.dimension)) is not None:
        return Reembedded(hindered)
    vectors = embedder.embed(plan.texts, lambda done: report(_READ + (_EMBEDDED - _READ) * done))
    try:
        name = write_vectors(committer.folder, plan.texts, vectors)
    except OSError as error:
        return Reembedded(Committed(trouble=Trouble.DISK_FULL, detail=str(error)))
    change = _change(records, embedder, name, clock, person)
    committer.journal.record(change)
    try:
        committed = _settled(committer, path, change, lambda done: report(_EMBEDDED + (1 - _EMBEDDED) * done))
    finally:
        if committer.journal.state(change.id) not in _OPEN:
            vectors_path(committer.folder, name).unlink(missing_ok=True)
    if committed.trouble is not None:
        return Reembedded(committed)
    embedded, stale = _counts(peek(path, lambda _: None))
    return Reembedded(committed, change.id, embedded, stale, committer.copy_before(change.id))


def _write_waiting(committer: FileCommitter) -> Committed | None:
    while committer.journal.pending():
        committed = committer.commit(lambda _: None)
        if committed.trouble is not None:
            return committed
    return None


def _hindrance(path: Path) -> Committed | None:
    """What is in the way already: said before minutes are spent on the texts."""
    file = path.resolve()
    if not file.exists():
        return Committed(trouble=Trouble.MISSING)
    if not (os.access(file, os.W_OK) and os.access(file.parent, os.W_OK)):
        return Committed(trouble=Trouble.READ_ONLY)
    with locked(file) as is_free:
        return None if is_free else Committed(trouble=Trouble.BUSY, detail="another process has it open")


def _checked(records: FileRecords, path: Path, embedder: Embedder) -> ReembeddingPlan:
    if records.damage:
        raise WorkspaceDamaged(
            f"“{path.name}” is damaged ({records.damage[0]}). No vector was replaced; repair it first."
        )
    plan = plan_reembedding(records, lambda _: None)
    if obstacle := plan.obstacle(embedder.dimension, path.name):
        raise CannotReembed(obstacle)
    return plan


def _check_room(path: Path, folder: Path, plan: ReembeddingPlan, dimension: int) -> Committed | None:
    """Room for the vectors in the state folder, and for the new file beside the old one, before anything is begun."""
    vectors = 4 * dimension * plan.records
    beside = 2 * plan.size + _TIMES_VECTORS * vectors + _SPARE_BYTES
    kept = plan.size + vectors + _SPARE_BYTES
    is_one = path.resolve().parent.stat().st_dev == folder.stat().st_dev
    need = beside + kept if is_one else beside
    if shutil.disk_usage(path.resolve().parent).free < need or shutil.disk_usage(folder).free < kept:
        return Committed(trouble=Trouble.DISK_FULL, detail=f"{need / 1e6:,.0f} MB are needed")
    return None


def _change(records: FileRecords, embedder: Embedder, name: str, clock: Clock, person: str) -> ChangeSet:
    row = records.row(WORKSPACE_KEY)
    said = {} if row is None else records.metadata(row)
    before = {field: said.get(field) for field in (EMBEDDING_MODEL, EMBEDDING_RUN)}
    operation = ReembedAll(WORKSPACE_KEY, before, embedder.name, embedder.dimension, name, uuid.uuid4().hex)
    return new_change_set(ChangeKind.REEMBED_ALL, (operation,), clock(), person)


def _settled(committer: FileCommitter, path: Path, change: ChangeSet, report: Report) -> Committed:
    """Bring the change set in, or give it up; where it is in the file already, it is noted as done sooner or later."""
    journal = committer.journal
    while journal.state(change.id) in _OPEN:
        try:
            committed = committer.commit(report)
        except BaseException:
            if not _is_in(path, change):
                with suppress(JournalUnusable):
                    journal.drop([change.id])
            raise
        if committed.trouble is not None:
            if _is_in(path, change):
                break
            journal.drop([change.id])
            return committed
    if journal.state(change.id) is ChangeState.DROPPED:
        return Committed(trouble=Trouble.FAILED, detail="it was given up, or another program did the same meanwhile")
    return Committed((change,))


def _is_in(path: Path, change: ChangeSet) -> bool:
    """Whether the new file is there; of one that cannot be read nobody knows more than that it is not."""
    try:
        found = peek(path, lambda _: None)
    except MemoryExplorerError:
        return False
    row = found.row(WORKSPACE_KEY)
    said = None if row is None else found.metadata(row)
    return standing(change.operations[0], lambda _: said) is Standing.DONE


def _counts(records: FileRecords) -> tuple[int, int]:
    """Records with the vector of their text, and those that are marked."""
    plan = plan_reembedding(records, lambda _: None)
    rows = map(records.row, records.keys())
    stale = sum(row is not None and records.metadata(row).get(_STALE) is True for row in rows)
    return plan.embedded - stale, stale

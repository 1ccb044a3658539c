"""Replaces every vector of a workspace by those of a model of choice: told, or done (`store.reembedding`)."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager, closing
from dataclasses import dataclass
from pathlib import Path

from explorer.agent.access import Access, utc_now
from explorer.agent.writing import trouble_error
from explorer.memory.ahead import Ahead
from explorer.memory.protocols import Clock, Embedder, Report
from explorer.memory.reembedding import CannotReembed, ReembeddingPlan, plan_reembedding
from explorer.services.deletion import rebuild_seconds
from explorer.services.embedding import embedder_of
from explorer.services.embedding_choice import EmbeddingModel
from explorer.services.lineages import reader
from explorer.services.reembedding import embedding_seconds
from explorer.store.committer import FileCommitter
from explorer.store.snapshot import FileSnapshot

_WHAT_NOT = "No vector was replaced"
_DEFAULT = EmbeddingModel()
_FLOAT_BYTES = 4

Embedding = Callable[[EmbeddingModel], AbstractContextManager[Embedder]]


@dataclass(frozen=True, slots=True)
class Reembedding:
    """What was done (`change_id` names it in the history), or would be done (`dry_run`).

    `embedded` records get the vector of their text, of which there are `texts` different ones; `bare` ones have no text
    and get a vector derived from their key. Models by name, empty where the workspace named none. `seconds` = about how
    long it takes; None once it is done. `size` is the file's with its log, `size_after` before it is done an estimate.
    `stale` records were written by agents meanwhile and wait for their vectors. `copy` is the folder where the file as
    it was is kept, before it is done the one in which that folder will be.
    """

    workspace: Path
    dry_run: bool
    change_id: str
    old_model: str
    new_model: str
    old_dimension: int
    new_dimension: int
    texts: int
    embedded: int
    bare: int
    stale: int
    seconds: float | None
    size: int
    size_after: int
    copy: Path


def reembed_all(
    path: Path,
    model: EmbeddingModel = _DEFAULT,
    *,
    apply: bool = False,
    clock: Clock = utc_now,
    embedding: Embedding = embedder_of,
    person: str | None = None,
    state_root: Path | None = None,
    report: Report = lambda _: None,
) -> Reembedding:
    """Replace every vector by those of `model`, or say what that would do; it cannot be undone, the old file is kept.

    A preview loads the model and tries it, so it tells also whether it can be done. A model of the hub must be on this
    computer already (`embedding_model.fetched`). Whatever is wrong is raised as a `MemoryExplorerError` whose text is a
    sentence; then nothing was changed, and nothing waits.
    """
    access = Access(path, clock, person=person, state_root=state_root, report=report)
    with embedding(model) as embedder, closing(FileCommitter(path, clock, embedder, state_root)) as committer:
        here = access.scan(_WHAT_NOT, access.share(0.0, 0.1))
        plan = plan_reembedding(here, access.share(0.1, 0.2), Ahead(reader(here), committer.journal.pending()))
        if obstacle := plan.obstacle(embedder.dimension, path.name):
            raise CannotReembed(obstacle)
        if not apply:
            seconds = embedding_seconds(embedder, plan.texts, access.share(0.2, 1.0)) + rebuild_seconds(here)
            return _told(path, plan, embedder, seconds, committer)
        access.check_writable(here, _WHAT_NOT)
        done = committer.reembed(embedder, access.person, access.share(0.2, 1.0))
        if done.committed.trouble is not None:
            raise trouble_error(done.committed, path, _WHAT_NOT)
        assert done.copy is not None
        after = access.scan("The vectors were replaced", lambda _: None)
        return _done(path, plan, embedder, (done.change_id, done.embedded, done.stale, done.copy), after)


def _told(
    path: Path, plan: ReembeddingPlan, embedder: Embedder, seconds: float, committer: FileCommitter
) -> Reembedding:
    grown = _FLOAT_BYTES * (embedder.dimension - plan.dimension) * plan.records
    return Reembedding(
        path, True, "", plan.model, embedder.name, plan.dimension, embedder.dimension, len(plan.texts), plan.embedded,
        plan.bare, 0, seconds, plan.size, max(0, plan.size + grown), committer.copy_before().parent,
    )  # fmt: skip


def _done(
    path: Path, plan: ReembeddingPlan, embedder: Embedder, done: tuple[str, int, int, Path], after: FileSnapshot
) -> Reembedding:
    change_id, embedded, stale, copy = done
    size = after.file.size + after.file.wal_size
    return Reembedding(
        path, False, change_id, plan.model, embedder.name, plan.dimension, embedder.dimension, len(plan.texts),
        embedded, plan.bare, stale, None, plan.size, size, copy,
    )  # fmt: skip

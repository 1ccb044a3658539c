"""Brings what waits in the journal into the workspace: written down first, applied, then noted as applied (DESIGN)."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TypeGuard

import msgspec
from filelock import FileLock, Timeout

from explorer.memory.changes import ChangeKind, ChangeSet, Import, Insert, Operation, Purge, ReembedAll
from explorer.memory.effects import made
from explorer.memory.embedded_text import embedded_text
from explorer.memory.errors import MemoryExplorerError
from explorer.memory.journal import Committed, Retention, Trouble
from explorer.memory.protocols import Cancelled, Clock, Embedder, Report
from explorer.memory.reembedding import Reembedded
from explorer.store.backups import list_backups, purge_copy, remove_backups
from explorer.store.bases import FileBases
from explorer.store.journal import SqliteJournal
from explorer.store.journal_file import remove_damaged_journals
from explorer.store.mending import locked
from explorer.store.purge_folder import clear_purge_folders
from explorer.store.reembedding import reembed
from explorer.store.state_folder import state_folder
from explorer.store.text_vectors import remove_old_vectors, vectors_path
from explorer.store.writer import purge, reembed_file, write
from explorer.store.writer_job import LOCK_TIMEOUT_SECONDS, Applied, Hindered, Job

_MOST_OPERATIONS = 500
_OTHER_WINDOW_SECONDS = 5.0
# These are stopped for good where a person stops them.
_REMADE = (ChangeKind.PURGE, ChangeKind.REEMBED_ALL)


class FileCommitter:
    """The `Committer` of a `.vdb`. Its journal lies in the user's state folder, never beside the file."""

    def __init__(self, path: Path, clock: Clock, embedder: Embedder | None = None, root: Path | None = None) -> None:
        """Open the journal of `path`, below `root` or where the system keeps such things. Raises `JournalUnusable`."""
        self._path = path.absolute()
        self._clock = clock
        self._embedder = embedder
        self._folder = state_folder(path, root)
        self._backups = Retention().backups
        self._journal = SqliteJournal(self._folder, clock)
        self._bases = FileBases(self._folder, clock, self._journal.state)
        # Two windows on one workspace share a journal: what one is writing, the other must not.
        self._turn = FileLock(self._folder / "writing.lock", timeout=_OTHER_WINDOW_SECONDS, thread_local=False)
        self._embedded: dict[str, tuple[ChangeSet, ChangeSet]] = {}
        self.lock_timeout = LOCK_TIMEOUT_SECONDS
        self.turn_timeout = _OTHER_WINDOW_SECONDS

    @property
    def journal(self) -> SqliteJournal:
        """Where changes and their states are kept."""
        return self._journal

    @property
    def bases(self) -> FileBases:
        """What is known of other files that were sent or merged."""
        return self._bases

    @property
    def folder(self) -> Path:
        """Where the journal, the backups and the bases of the workspace lie."""
        return self._folder

    @property
    def has_backups(self) -> bool:
        """Whether there are daily copies of the workspace."""
        return bool(list_backups(self._folder))

    def prepare(self, retention: Retention) -> None:
        """Keep so much of the journal and so many backups. Raises `JournalUnusable`."""
        self._backups = retention.backups
        self._bases.days = retention.days
        self._bases.tidy()
        self._journal.keep(retention)
        with suppress(Timeout, OSError), self._turn.acquire(timeout=0):
            # Of a purge whose process was killed, where nobody is at one.
            clear_purge_folders(self._path.resolve(), self._folder)
            remove_old_vectors(self._folder, [name for change in self._journal.pending() for name in _vectors(change)])

    def commit(self, report: Report) -> Committed:
        """Apply what waits, in order, in one opening; also what a process that died had begun.

        The lock of the file is waited for a short time only. Where the process that writes cannot be started, not even
        with a temporary file, everything waits. Raises `JournalUnusable`, and `Cancelled` where `report` does so before
        writing begins.
        """
        try:
            with self._turn.acquire(self.turn_timeout):
                return self._commit(report)
        except Timeout:
            return Committed(trouble=Trouble.BUSY, detail="another Memory Explorer is writing")
        except OSError as error:
            return Committed(trouble=Trouble.FAILED, detail=str(error))

    def compact(self, report: Report) -> Committed:
        """Write the file anew as it stands, so that log and gaps go and agents open it quickly.

        Nothing that is remembered changes, so it is no step. A copy of the file as it was is kept, as before a purge.
        Raises what `report` raises until the new file takes the place of the old one; then all is as it was.
        """
        try:
            with self._turn:
                result = self._run((), report)
        except Timeout:
            return Committed(trouble=Trouble.BUSY, detail="another Memory Explorer is writing")
        except OSError as error:
            return Committed(trouble=Trouble.FAILED, detail=str(error))
        return Committed(trouble=result.trouble, detail=result.detail) if isinstance(result, Hindered) else Committed()

    def reembed(self, embedder: Embedder, person: str, report: Report) -> Reembedded:
        """Replace every vector by those of `embedder`; as `store.reembedding.reembed`."""
        return reembed(self, self._path, embedder, self._clock, person, report)

    def use(self, embedder: Embedder | None) -> None:
        """Embed new texts with this model from now on."""
        self._embedder = embedder
        self._embedded.clear()

    def copy_before(self, purge_id: str = "") -> Path:
        """Where the copy of the file before a purge is, or would be made today; without its id, before a compaction."""
        return purge_copy(self._folder, purge_id, self._clock().astimezone().date())

    def close(self) -> None:
        """Let go of the journal."""
        self._journal.close()

    def _commit(self, report: Report) -> Committed:
        changes = self._journal.take(_MOST_OPERATIONS)
        if not changes:
            return Committed()
        try:
            result = self._run(changes, report)
        except BaseException as stop:
            self._journal.settle((), ())
            if isinstance(stop, Cancelled) and changes[0].kind in _REMADE:
                # It was stopped, not put off.
                self._journal.drop([changes[0].id])
            raise
        if isinstance(result, Hindered):
            self._journal.settle((), ())
            return Committed(trouble=result.trouble, detail=result.detail)
        return self._settle(changes, result)

    def _run(self, changes: Sequence[ChangeSet], report: Report) -> Applied | Hindered:
        """Have these change sets written; without any, the file compacted."""
        with _way(self._path) as path:
            if path is None:
                return Hindered(Trouble.BUSY, "an agent has the file open by its link")
            if not changes or changes[0].kind is ChangeKind.PURGE:
                return purge(self._job(path, changes), report)
            if changes[0].kind is ChangeKind.REEMBED_ALL:
                return reembed_file(self._job(path, changes), report)
            return write(self._job(path, self._with_vectors(changes, report)), report)

    def _settle(self, changes: Sequence[ChangeSet], result: Applied) -> Committed:
        self._embedded.clear()
        applied = tuple(change for change in changes if change.id in result.applied)
        stale = tuple(
            change for change in changes if change.id in result.stale and change.kind is not ChangeKind.RECALL
        )
        # Before it is noted as done: found undone after a crash, all of it is done again.
        erasing = [change for change in applied if change.kind is not ChangeKind.PURGE]
        erased = {each.key: each.digest for change in erasing for each in change.operations if isinstance(each, Purge)}
        if erased:
            remove_backups(self._folder)
            remove_damaged_journals(self._folder)
            self._bases.forget(erased)
        self._journal.settle(result.applied, result.stale)
        if changes[0].kind is ChangeKind.REEMBED_ALL:
            # There is nothing to choose: where it met something else, it is done once more from the beginning.
            self._journal.drop(result.stale)
            for name in _vectors(changes[0]):
                vectors_path(self._folder, name).unlink(missing_ok=True)
            stale = ()
        return Committed(applied, stale)

    def _job(self, path: Path, changes: Sequence[ChangeSet]) -> Job:
        return Job(
            path=str(path),
            changes=tuple(changes),
            parent=os.getpid(),
            state_folder=str(self._folder),
            backups=self._backups,
            today=self._clock().astimezone().date().isoformat(),
            lock_timeout=self.lock_timeout,
            # Who opens it by a link does not find the log of the file behind it.
            leaves_no_log=self._path.is_symlink() and path != self._path,
            decision=str(self._folder / "purge.decided"),
        )

    def _with_vectors(self, changes: Sequence[ChangeSet], report: Report) -> list[ChangeSet]:
        """The change sets with the vectors of their new texts; without a model, as they are.

        A new text then keeps the vector of the one before, and is marked so that a later batch catches up. What was
        embedded and had to wait for the file is not embedded again: that may be many thousand texts.
        """
        if all(self._embedded.get(change.id, (None,))[0] == change for change in changes):
            return [self._embedded[change.id][1] for change in changes]
        wanting = [each for change in changes for each in change.operations if _wants_vector(each)]
        # One model for all of it, even where the person chooses another one meanwhile.
        embedder = self._embedder
        if embedder is None or not wanting:
            return list(changes)
        try:
            vectors = embedder.embed([embedded_text(each.key.namespace, made(each)) for each in wanting], report)
        except MemoryExplorerError:
            # The text itself must not wait for a model that is missing or does not run.
            return list(changes)
        model = embedder.name
        new: dict[int, Operation] = {
            id(each): _with_vector(each, vector.astype("<f4").tobytes(), model)
            for each, vector in zip(wanting, vectors, strict=True)
        }
        whole = [
            msgspec.structs.replace(change, operations=tuple(new.get(id(each), each) for each in change.operations))
            for change in changes
        ]
        self._embedded = {change.id: (change, filled) for change, filled in zip(changes, whole, strict=True)}
        return whole


@contextmanager
def _way(path: Path) -> Iterator[Path | None]:
    """Where to write; None while an agent has the file open by a link, which has a lock and a log of its own.

    Behind the link, for vectlite would put a new file in its place. As it leads now, for it may have done so already.
    """
    if not path.is_symlink() or not os.access(path.parent, os.W_OK):
        yield path.resolve()
    elif path.with_name(path.name + ".wal").exists():
        # What an agent that was killed left in there is part of the workspace.
        yield path
    else:
        with locked(path) as is_ours:
            yield path.resolve() if is_ours else None


def _vectors(change: ChangeSet) -> list[str]:
    """The names of the files with vectors that a change set brings in."""
    return [each.vectors for each in change.operations if isinstance(each, ReembedAll)]


def _wants_vector(operation: Operation) -> TypeGuard[Insert | Import]:
    """Whether it brings a text whose vector has to be made here; a vector that is there says which model made it."""
    if isinstance(operation, Insert):
        return operation.vector is None and bool(operation.changes.get("content"))
    return isinstance(operation, Import) and not operation.cargo.vector and bool(operation.metadata.get("content"))


def _with_vector(operation: Insert | Import, vector: bytes, model: str) -> Insert | Import:
    if isinstance(operation, Insert):
        return msgspec.structs.replace(operation, vector=vector, model=model)
    cargo = msgspec.structs.replace(operation.cargo, vector=vector)
    return msgspec.structs.replace(operation, cargo=cargo, model=model)

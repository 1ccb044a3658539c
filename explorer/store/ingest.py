"""Puts records that are new into a workspace, a new one or one that agents use; never changes what is there."""

from __future__ import annotations

import hashlib
import tempfile
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

import msgspec
import numpy as np

from explorer.memory.errors import MemoryExplorerError, NotAWorkspace, WorkspaceBusy, WorkspaceDamaged
from explorer.memory.keys import Key
from explorer.memory.namespaces import DOMAINS, POLICIES, WORKSPACE, is_internal
from explorer.memory.protocols import Cancelled, Matrix, Report
from explorer.memory.system_records import Domain, WorkspaceInfo
from explorer.memory.times import format_time
from explorer.store.batch_cost import is_batch_cheaper
from explorer.store.child_process import Failed, run
from explorer.store.index_names import are_too_long
from explorer.store.ingest_job import LOCK_TIMEOUT_SECONDS, Done, Job, NewRecord
from explorer.store.key_vector import key_vector
from explorer.store.snapshot import FileSnapshot
from explorer.store.vdb_reader import log_path
from explorer.store.workspace import Workspace

WORKSPACE_ID = "workspace"
_WORKER = "explorer.store.ingest_worker"


class UnfitWorkspace(MemoryExplorerError):
    """These records cannot go there, though nothing is damaged: another model, another dimension, no permission."""


class IngestFailed(MemoryExplorerError):
    """Writing stopped; the sentence says what is in the file now."""


@dataclass(frozen=True, slots=True)
class Target:
    """The workspace that records go to; `snapshot` is None where it is to be made."""

    path: Path
    snapshot: FileSnapshot | None
    model: str
    dimension: int

    def stored(self, key: Key) -> Mapping[str, object] | None:
        """The metadata of the record under `key`; None where there is none."""
        row = None if self.snapshot is None else self.snapshot.row(key)
        return None if self.snapshot is None or row is None else self.snapshot.metadata(row)


@dataclass(frozen=True, slots=True)
class Written:
    """What became of the records: `skipped` were there already when the lock was held."""

    added: int
    skipped: tuple[Key, ...]


def open_target(path: Path, *, create: bool, model: str, dimension: int, report: Report) -> Target:
    """The workspace at `path`, read without a lock; with `create`, also one that does not exist yet.

    Raises `NotAWorkspace`, `WorkspaceDamaged` and `UnfitWorkspace` where records with vectors of this model cannot
    be added to it.
    """
    if not _is_unicode(str(path)):
        raise NotAWorkspace(f"The path {str(path)!a} is no UTF-8, which vectlite needs. Choose another one.")
    if not path.exists() and not log_path(path).exists():
        if not create:
            raise NotAWorkspace(f"There is no workspace “{path}”. Check the path, or add --create to make it.")
        if not path.parent.is_dir():
            raise NotAWorkspace(f"There is no folder “{path.parent}”. Make it first, then run this again.")
        return Target(path, None, model, dimension)
    # Behind a link: vectlite replaces the file when it compacts, and would replace the link.
    path = path.resolve()
    target = Target(path, Workspace(path).scan(report), model, dimension)
    _check_fit(target)
    return target


def write(
    target: Target,
    records: Sequence[NewRecord],
    vectors: Matrix,
    now: datetime,
    report: Report,
    lock_timeout: float = LOCK_TIMEOUT_SECONDS,
    domains: Sequence[str] = (),
) -> Written:
    """Add `records` with their `vectors`, shape (n, dimension); ids that are there are left as they are and counted.

    A new file is made in a temporary folder beside the target and moved there whole: with a stop, a crash or a
    killed process there is no file. Into an existing file many records go as one transaction, which vectlite
    keeps whole or not at all; few go one by one, because a transaction rebuilds the index (VECTLITE 1): killed in
    between, the file is sound and holds the first of them, and the same import again adds the rest. Once
    writing into an existing file has begun, a stop asked by `report` is not heard. The lock is held while
    writing only. A new workspace gets its own record, unless `records` have one; `domains`, which are new, are
    described.

    Raises `WorkspaceBusy` where another process keeps the lock, `IngestFailed` where writing failed.
    """
    if not records and target.snapshot is not None:
        return Written(0, ())
    _check_names(target, records)
    own = {(record.namespace, record.id) for record in records}
    extra = [_domain_record(name, now) for name in domains]
    if target.snapshot is None and (WORKSPACE, WORKSPACE_ID) not in own:
        extra.insert(0, _workspace_record(target, now))
    whole = tuple(extra) + tuple(records)
    extra_vectors = [key_vector(Key(record.namespace, record.id), target.dimension) for record in extra]
    job = Job(
        path=str(target.path),
        records=whole,
        vectors=np.concatenate([*extra_vectors, vectors.ravel()]).astype("<f4").tobytes(),
        dimension=target.dimension,
        one_batch=is_batch_cheaper(_size(target), len(whole)),
        lock_timeout=lock_timeout,
    )
    done = _create(job, report) if target.snapshot is None else _add(job, report)
    skipped = tuple(Key(*key) for key in done.skipped if key in own)
    return Written(len(records) - len(skipped), skipped)


def new_domains(target: Target, records: Sequence[NewRecord]) -> tuple[str, ...]:
    """The domains of facts and policies among `records` that neither the workspace nor `records` describe."""
    known = set() if target.snapshot is None else {domain.name for domain in target.snapshot.system(Domain)}
    known |= {str(record.metadata.get("name") or "") for record in records if record.namespace == DOMAINS}
    knowing = (record for record in records if record.namespace == POLICIES or not is_internal(record.namespace))
    used = dict.fromkeys(str(record.metadata.get("domain") or "") for record in knowing)
    return tuple(name for name in used if name and name not in known)


def _is_unicode(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def _check_fit(target: Target) -> None:
    name = f"“{target.path.name}”"
    snapshot = target.snapshot
    assert snapshot is not None
    if snapshot.damage:
        raise WorkspaceDamaged(f"{name} is damaged ({snapshot.damage[0]}). Nothing was added; repair it first.")
    if snapshot.file.dimension != target.dimension:
        raise UnfitWorkspace(
            f"{name} holds vectors of {snapshot.file.dimension:,} numbers, those of {target.model} have "
            f"{target.dimension}: they cannot be compared. Choose another workspace, or a new one with --create."
        )
    models = {info.embedding_model for info in snapshot.system(WorkspaceInfo) if info.embedding_model}
    if models and not any(model.rpartition("/")[2] == target.model for model in models):
        raise UnfitWorkspace(
            f"{name} holds vectors of the model “{min(models)}”; those of {target.model} cannot be compared with "
            "them. Choose another workspace, or a new one with --create."
        )
    if not snapshot.file.writable:
        raise UnfitWorkspace(f"{name} or its folder may not be written by this user. Ask its owner for permission.")


def _check_names(target: Target, records: Iterable[NewRecord]) -> None:
    counts = Counter({} if target.snapshot is None else target.snapshot.namespaces)
    counts.update(record.namespace for record in records)
    if are_too_long(target.path, counts):
        raise UnfitWorkspace(
            f"The name “{target.path.name}” and the name of the branch are too long together: the file that vectlite "
            "keeps for a branch could not be made. Choose a shorter file name."
        )


def _size(target: Target) -> int:
    return 0 if target.snapshot is None else sum(target.snapshot.namespaces.values())


def _domain_record(name: str, now: datetime) -> NewRecord:
    record_id = f"domain_{hashlib.sha256(name.encode()).hexdigest()[:16]}"
    return NewRecord(
        DOMAINS, record_id, {"name": name, "label": name, "description": "", "updated_at": format_time(now)}
    )


def _workspace_record(target: Target, now: datetime) -> NewRecord:
    return NewRecord(
        WORKSPACE,
        WORKSPACE_ID,
        {
            "name": target.path.stem,
            "embedding_model": target.model,
            "dimension": target.dimension,
            "created_at": format_time(now),
        },
    )


def _create(job: Job, report: Report) -> Done:
    path = Path(job.path)
    try:
        with tempfile.TemporaryDirectory(
            dir=path.parent, prefix=f".{path.name[:80]}-", ignore_cleanup_errors=True
        ) as folder:
            answer = _run(_with_folder(job, folder), report)
    except OSError as error:
        why = error.strerror or str(error)
        raise UnfitWorkspace(
            f"“{path.name}” cannot be made in “{path.parent}”: {why}. Choose another folder."
        ) from error
    if isinstance(answer, Failed):
        raise IngestFailed(f"“{path.name}” could not be made ({answer.reason}). There is no new file.")
    return answer


def _run(job: Job, report: Report) -> Done | Failed:
    return run(_WORKER, msgspec.msgpack.encode(job), Done, report)


def _with_folder(job: Job, folder: str) -> Job:
    return Job(job.path, job.records, job.vectors, job.dimension, job.one_batch, folder, job.lock_timeout)


def _add(job: Job, report: Report) -> Done:
    name = f"“{Path(job.path).name}”"

    def tell(share: float) -> None:
        with suppress(Cancelled):
            report(share)

    report(0.0)
    answer = _run(job, tell)
    if isinstance(answer, Failed) and answer.busy:
        raise WorkspaceBusy(
            f"Another program has {name} open and did not let go of it within {job.lock_timeout:g} seconds. "
            "Nothing was added. Close that agent, or try again later."
        )
    if isinstance(answer, Failed):
        raise IngestFailed(
            f"Writing to {name} stopped ({answer.reason}). What was written before is whole; the same import again "
            "adds the rest."
        )
    return answer

"""The process that applies change sets with vectlite; `explorer.store.writer` starts it.

stdin: one `Job` in JSON. stdout: one `Answer` a line in JSON. What vectlite prints goes to stderr.
"""

from __future__ import annotations

import errno
import os
import shutil
import sys
import time
from collections.abc import Mapping
from datetime import date
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import vectlite

from explorer.memory.changes import ChangeSet, Insert, Operation, Patch, Purge, Reembed, Withdraw
from explorer.memory.effects import Standing, standings, written
from explorer.memory.errors import JournalUnusable, NotAWorkspace, WorkspaceBusy
from explorer.memory.journal import Trouble
from explorer.memory.keys import Key
from explorer.memory.namespaces import WORKSPACE
from explorer.store.backups import back_up
from explorer.store.child_answers import Tell, take_stdout
from explorer.store.child_process import Progress
from explorer.store.closing import close, is_better_closed, is_in_log
from explorer.store.index_names import are_too_long
from explorer.store.key_vector import key_vector
from explorer.store.keyword_terms import keyword_terms
from explorer.store.mending import cut_log, mend
from explorer.store.vdb_reader import check_header, log_size, read_whole, stamp_of
from explorer.store.writer_job import Applied, Hindered, Job, Outcome

_TELL_EVERY = 100
_SYNCED_SINGLY = 200
_SPARE_BYTES = 1 << 20
_PAUSES_MISSING = (0.01, 0.05, 0.1)
_FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)


class _Stop(Exception):
    """Nothing more is to be written."""

    def __init__(self, trouble: Trouble, detail: str = "") -> None:
        super().__init__(detail)
        self.hindered = Hindered(trouble, detail)


def main() -> None:
    """Do the job on stdin and tell how it went."""
    answer = take_stdout()

    def tell(said: msgspec.Struct) -> None:
        answer(said)
        if isinstance(said, Outcome):
            # At once: to free all records one by one takes a second at 100,000, and the lock is held for it.
            os._exit(0)

    job = msgspec.json.decode(sys.stdin.buffer.read(), type=Job)
    tell(Outcome(perform(job, tell)))


def perform(job: Job, tell: Tell) -> Applied | Hindered:
    """Apply the job's change sets; `tell` gets an answer before every step that writes something, and the outcome."""
    path = Path(job.path)
    try:
        mend(path)
        _check_place(path)
        if job.backups and not any(isinstance(each, Purge) for change in job.changes for each in change.operations):
            tell(Progress(0.0))
            back_up(path, Path(job.state_folder), job.backups, date.fromisoformat(job.today))
        tell(Progress(0.0))
        return _write(path, job, tell)
    except _Stop as stop:
        return stop.hindered
    except vectlite.VectLiteLockError as error:
        return Hindered(Trouble.BUSY, str(error))
    except JournalUnusable as error:
        return Hindered(Trouble.FAILED, str(error))
    except WorkspaceBusy as error:
        return Hindered(Trouble.BUSY, str(error))
    except (vectlite.VectLiteError, NotAWorkspace, OSError) as error:
        return _hindered(path, error)


def _check_place(path: Path) -> None:
    """See to it that an opening can succeed, before a lock is taken or a byte written."""
    if not _is_there(path):
        raise _Stop(Trouble.MISSING)
    if not (os.access(path, os.W_OK) and os.access(path.parent, os.W_OK)):
        raise _Stop(Trouble.READ_ONLY)
    # Closing writes the file anew beside the old one.
    whole_size = stamp_of(path).size + log_size(path)
    if shutil.disk_usage(path.parent).free < whole_size + _SPARE_BYTES:
        raise _Stop(Trouble.DISK_FULL)


def _is_there(path: Path) -> bool:
    """Whether there is such a file. For a moment there is none while vectlite compacts it."""
    for pause in _PAUSES_MISSING:
        if path.exists():
            return True
        time.sleep(pause)
    return path.exists()


def _hindered(path: Path, error: Exception) -> Hindered:
    number = error.errno if isinstance(error, OSError) else None
    text = str(error)
    if number in _FULL or "os error 28" in text or "os error 27" in text or "os error 122" in text:
        return Hindered(Trouble.DISK_FULL, text)
    if not _is_there(path):
        return Hindered(Trouble.MISSING, text)
    if "creating a new database" in text:
        # vectlite looked for the file just while another process was compacting it.
        return Hindered(Trouble.BUSY, text)
    if number in (errno.EACCES, errno.EROFS, errno.EPERM) or "os error 13" in text or "os error 30" in text:
        return Hindered(Trouble.READ_ONLY, text)
    try:
        whole = read_whole(path)
        check_header(path, whole.main)
    except NotAWorkspace as damage:
        return Hindered(Trouble.DAMAGED, str(damage))
    return Hindered(Trouble.FAILED, text)


def _write(path: Path, job: Job, tell: Tell) -> Applied | Hindered:
    """Apply everything in one opening.

    A few patches are left in the log, synced: the main file is not written anew, the indexes fit it still, and whoever
    opens it next does so as quickly (VECTLITE 1). Everything else is closed.
    """
    # Without a dimension: with one, vectlite would make a new file where this one has just gone (VECTLITE 3).
    database = vectlite.open(job.path, lock_timeout=job.lock_timeout)
    if os.getppid() != job.parent:
        # Whoever asked is gone, and may have been started again: then that one applies what waits.
        raise _Stop(Trouble.FAILED, "the program that asked has ended")
    if are_too_long(path, database.namespaces()):
        raise _Stop(Trouble.NAMES_TOO_LONG)
    before = log_size(path)
    outcome: Applied | Hindered
    try:
        if _is_short(job) and not job.leaves_no_log and not is_better_closed(path):
            outcome, count = _apply_all(database, job, tell)
            if not is_in_log(path, before, count):
                close(database, path)
        else:
            database.set_wal_sync_mode("on_flush")
            outcome, _ = _apply_all(database, job, tell)
            tell(Progress(1.0))
            close(database, path)
    except (vectlite.VectLiteError, OSError) as error:
        # What was written, perhaps cut short, is taken off again: nothing may stand behind it.
        if log_size(path) > before:
            cut_log(path, before)
        outcome = _hindered(path, error)
    # Before the database is let go of: it would write what it could not write again.
    tell(Outcome(outcome))
    return outcome


def _is_short(job: Job) -> bool:
    """Whether each operation may be synced on its own: one write and one sync each, so none is ever cut."""
    operations = [each for change in job.changes for each in change.operations]
    return len(operations) <= _SYNCED_SINGLY and all(isinstance(each, Patch | Withdraw) for each in operations)


def _apply_all(database: Any, job: Job, tell: Tell) -> tuple[Applied, int]:
    """Apply the change sets in order; what became of them, and how many operations were written."""
    takes_vectors = _takes_vectors(database, job)
    applied, stale = [], []
    whole = sum(len(change.operations) for change in job.changes)
    done = 0
    for change in job.changes:
        if Standing.STALE in standings(change.operations, lambda key: _metadata(database, key)):
            stale.append(change.id)
            continue
        for operation in _ready(database, change):
            if done % _TELL_EVERY == 0:
                tell(Progress(done / whole))
            _apply(database, operation, takes_vectors)
            done += 1
        applied.append(change.id)
    return Applied(tuple(applied), tuple(stale)), done


def _takes_vectors(database: Any, job: Job) -> bool:
    about = _metadata(database, Key(WORKSPACE, "workspace")) or {}
    model = about.get("embedding_model")
    return not model or (isinstance(model, str) and model.rpartition("/")[2] == job.model.rpartition("/")[2])


def _ready(database: Any, change: ChangeSet) -> list[Operation]:
    """The operations that are still to be done one by one; new vectors go in one batch, which costs one rebuild."""
    found = standings(change.operations, lambda key: _metadata(database, key))
    ready = [each for each, standing in zip(change.operations, found, strict=True) if standing is Standing.READY]
    vectors = [operation for operation in ready if isinstance(operation, Reembed)]
    if vectors:
        _reembed(database, vectors)
    return [operation for operation in ready if not isinstance(operation, Reembed)]


def _apply(database: Any, operation: Operation, takes_vectors: bool) -> None:
    key = operation.key
    if isinstance(operation, Purge):
        database.delete(key.id, namespace=key.namespace)
        return
    metadata = written(operation, lambda each: _metadata(database, each))
    if isinstance(operation, Insert) and _metadata(database, key) is None:
        _insert(database, operation, metadata, takes_vectors)
    else:
        database.update_metadata(key.id, metadata, namespace=key.namespace)


def _insert(database: Any, operation: Insert, metadata: dict[str, Any], takes_vectors: bool) -> None:
    key, source = operation.key, operation.source
    old = None if source is None else database.get(source.id, namespace=source.namespace)
    dimension = int(database.dimension)
    own = key_vector(key, dimension)
    given = None if operation.vector is None else np.frombuffer(operation.vector, "<f4")
    if source is None or old is None or np.allclose(old["vector"], key_vector(source, dimension), atol=1e-6):
        vector = own
    elif given is not None and takes_vectors and len(given) == dimension:
        vector = given
    else:
        vector = np.array(old["vector"], np.float32)
        metadata["embedding_stale"] = True
    expires_at = None if old is None else old["expires_at"]
    database.insert(
        key.id,
        vector.tolist(),
        metadata,
        namespace=key.namespace,
        sparse=_terms(metadata),
        vectors=None if old is None else old["vectors"] or None,
        ttl=None if not expires_at else max(expires_at - time.time(), 1.0),
    )


def _reembed(database: Any, operations: list[Reembed]) -> None:
    by_namespace: dict[str, list[dict[str, Any]]] = {}
    for operation in operations:
        key = operation.key
        old = database.get(key.id, namespace=key.namespace)
        new = {
            "id": key.id,
            "vector": np.frombuffer(operation.vector, "<f4").tolist(),
            "metadata": {**old["metadata"], "embedding_stale": None},
            "sparse": old["sparse"],
            "vectors": old["vectors"],
        }
        by_namespace.setdefault(key.namespace, []).append(new)
    with database.transaction() as transaction:
        for namespace, records in by_namespace.items():
            transaction.upsert_many(records, namespace=namespace)


def _terms(metadata: Mapping[str, Any]) -> dict[str, float]:
    texts = (metadata.get(name) for name in ("topic", "content"))
    return keyword_terms(" ".join(text for text in texts if isinstance(text, str)))


def _metadata(database: Any, key: Key) -> dict[str, Any] | None:
    record = database.get(key.id, namespace=key.namespace)
    return None if record is None else record["metadata"]


if __name__ == "__main__":
    main()

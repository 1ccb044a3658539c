"""The process that applies change sets with vectlite; `explorer.store.writer` starts it.

stdin: one `Job` in JSON. stdout: one `Answer` a line in JSON. What vectlite prints goes to stderr.
"""

from __future__ import annotations

import errno
import os
import shutil
import sys
import time
from collections import Counter
from collections.abc import Callable
from datetime import date
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import vectlite

from explorer.memory.changes import ChangeKind, Import, Insert, Operation, Patch, Purge, Reembed, Withdraw
from explorer.memory.effects import Standing, standings, written
from explorer.memory.errors import JournalUnusable, NotAWorkspace, WorkspaceBusy
from explorer.memory.journal import Trouble
from explorer.memory.keys import Key
from explorer.store.backups import back_up
from explorer.store.child_answers import Tell, take_stdout
from explorer.store.child_process import Progress
from explorer.store.closing import close, is_better_closed, is_in_log
from explorer.store.index_names import are_too_long
from explorer.store.mending import cut_log, mend
from explorer.store.vdb_reader import check_header, log_size, read_whole, stamp_of
from explorer.store.writer_job import Applied, Hindered, Job, Outcome
from explorer.store.writer_records import RecordWriter, metadata_of

_TELL_EVERY = 100
_SYNCED_SINGLY = 200
_TRIED, _FEW = 5, 100
_SPARE_BYTES = 1 << 20
# Into the log, the new main file, and the index of all and that of its namespace: both hold its vector.
_TIMES_WRITTEN = 4
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
        _check_place(path, job)
        if _wants_copy(job):
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
        return hindered(path, error)


def _wants_copy(job: Job) -> bool:
    """Whether to keep a copy of the day: none of what is being erased for good; a merge has one of its own."""
    is_erasing = any(isinstance(each, Purge) for change in job.changes for each in change.operations)
    return bool(job.backups) and not is_erasing and any(each.kind is not ChangeKind.MERGE for each in job.changes)


def _check_place(path: Path, job: Job) -> None:
    """See to it that an opening can succeed, before a lock is taken or a byte written."""
    if not is_there(path):
        raise _Stop(Trouble.MISSING)
    if not (os.access(path, os.W_OK) and os.access(path.parent, os.W_OK)):
        raise _Stop(Trouble.READ_ONLY)
    # Closing writes the file anew beside the old one.
    whole_size = stamp_of(path).size + log_size(path)
    if shutil.disk_usage(path.parent).free < whole_size + _TIMES_WRITTEN * _size_of_new(job) + _SPARE_BYTES:
        raise _Stop(Trouble.DISK_FULL)


def _size_of_new(job: Job) -> int:
    """About how many bytes the new records have."""
    return sum(
        len(msgspec.msgpack.encode(operation))
        for change in job.changes
        for operation in change.operations
        if isinstance(operation, Insert | Import)
    )


def is_there(path: Path) -> bool:
    """Whether there is such a file. For a moment there is none while vectlite compacts it."""
    for pause in _PAUSES_MISSING:
        if path.exists():
            return True
        time.sleep(pause)
    return path.exists()


def hindered(path: Path, error: Exception) -> Hindered:
    """What an error of the system or of vectlite means for the workspace."""
    number = error.errno if isinstance(error, OSError) else None
    text = str(error)
    if number in _FULL or "os error 28" in text or "os error 27" in text or "os error 122" in text:
        return Hindered(Trouble.DISK_FULL, text)
    if not is_there(path):
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
    if are_too_long(path, _counts_after(database, job)):
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
        outcome = hindered(path, error)
    # Before the database is let go of: it would write what it could not write again.
    tell(Outcome(outcome))
    return outcome


def _counts_after(database: Any, job: Job) -> Counter[str]:
    """Records per namespace once the job is done: at most as many."""
    counts = Counter({name: database.count(namespace=name) for name in database.namespaces()})
    for change in job.changes:
        counts.update(each.key.namespace for each in change.operations if isinstance(each, Insert | Import))
    return counts


def _is_short(job: Job) -> bool:
    """Whether each operation may be synced on its own: one write and one sync each, so none is ever cut."""
    operations = [each for change in job.changes for each in change.operations]
    return len(operations) <= _SYNCED_SINGLY and all(isinstance(each, Patch | Withdraw) for each in operations)


def _apply_all(database: Any, job: Job, tell: Tell) -> tuple[Applied, int]:
    """Apply the change sets in order; what became of them, and how many operations were written one by one."""
    writer = RecordWriter(database)
    applied, stale = [], []
    whole = sum(len(change.operations) for change in job.changes)
    done = count = 0
    for change in job.changes:
        found = standings(change.operations, lambda key: metadata_of(database, key))
        if Standing.STALE in found:
            stale.append(change.id)
            continue
        ready = [each for each, standing in zip(change.operations, found, strict=True) if standing is Standing.READY]
        if change.kind is ChangeKind.MERGE and ready and job.backups:
            # Now that nobody else writes: it may have waited for hours.
            tell(Progress(done / whole))
            day = date.fromisoformat(job.today)
            back_up(Path(job.path), Path(job.state_folder), job.backups, day, merge=change.id)
        left = _apply_in_batches(database, writer, ready, partial(tell, Progress(done / whole)))
        done += len(ready) - len(left)
        for operation in left:
            if count % _TELL_EVERY == 0:
                tell(Progress(done / whole))
            _apply(database, writer, operation)
            done, count = done + 1, count + 1
        applied.append(change.id)
    return Applied(tuple(applied), tuple(stale)), count


def _apply_in_batches(
    database: Any, writer: RecordWriter, ready: list[Operation], tell: Callable[[], None]
) -> list[Operation]:
    """Do what goes in one batch, which costs one rebuild: new vectors, and imports where they are many; the rest."""
    vectors = [operation for operation in ready if isinstance(operation, Reembed)]
    if vectors:
        tell()
        writer.renew(vectors)
        ready = [operation for operation in ready if not isinstance(operation, Reembed)]
    new = [each for each in ready if isinstance(each, Import) and metadata_of(database, each.key) is None]
    if not new or not writer.is_batch_cheaper(len(new)):
        return ready
    tell()
    # What an insert costs hangs on what others keep in the file: the first ones show it.
    tried = new[:_TRIED] if len(new) > _FEW else []
    began, rest = time.monotonic(), new[len(tried) :]
    for each in tried:
        _apply(database, writer, each)
    put_in = {operation.key for operation in tried}
    if not tried or writer.is_batch_cheaper(len(rest), (time.monotonic() - began) / len(tried)):
        writer.add_all([(each, written(each, _no_record)) for each in rest])
        put_in |= {operation.key for operation in rest}
    return [operation for operation in ready if operation.key not in put_in]


def _apply(database: Any, writer: RecordWriter, operation: Operation) -> None:
    key = operation.key
    if isinstance(operation, Purge):
        database.delete(key.id, namespace=key.namespace)
        return
    metadata = written(operation, lambda each: metadata_of(database, each))
    if isinstance(operation, Insert | Import) and metadata_of(database, key) is None:
        writer.add(operation, metadata)
    else:
        database.update_metadata(key.id, metadata, namespace=key.namespace)


def _no_record(_: Key) -> None:
    """What `written` reads of a record that is not there."""


if __name__ == "__main__":
    main()

"""The process that purges and compacts a workspace; `explorer.store.writer` starts it.

stdin: one `Job` in JSON, with one change set of patches and purges, or with none: then the file is written anew as it
stands. stdout: one `Answer` a line in JSON. What vectlite prints goes to stderr.
"""

from __future__ import annotations

import os
import shutil
import sys
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from datetime import date
from pathlib import Path

import msgspec
import vectlite

from explorer.memory.changes import ChangeSet, Operation, Purge
from explorer.memory.effects import Standing, standings
from explorer.memory.errors import JournalUnusable, NotAWorkspace, WorkspaceBusy
from explorer.memory.journal import Trouble
from explorer.memory.records import SUPERSEDED_BY
from explorer.store import vdb_format as fmt
from explorer.store.backups import keep_staged, purge_copy, stage
from explorer.store.child_answers import Tell, take_stdout
from explorer.store.child_process import Progress
from explorer.store.contents import Contents
from explorer.store.index_names import INDEXED_FROM, are_too_long
from explorer.store.mending import locked, mend
from explorer.store.purge_folder import purge_folder
from explorer.store.swapping import finished, is_unchanged, locked_within, swap
from explorer.store.vdb_reader import FileBytes, check_header, read_whole
from explorer.store.writer_job import Applied, Hindered, Job, Outcome
from explorer.store.writer_worker import hindered, is_there

SWAPPING = 0.95
"""From this share on a purge is carried through: a stop is not heard any more."""
_TRIES = 3
_TELL_EVERY = 2_000
_SPARE_BYTES = 1 << 20
_OTHER_SIDES = (".pidx", ".quant", ".mvquant")


class _Stop(Exception):
    """Nothing is to be done."""

    def __init__(self, trouble: Trouble, detail: str = "") -> None:
        super().__init__(detail)
        self.hindered = Hindered(trouble, detail)


def main() -> None:
    """Do the job on stdin and tell how it went."""
    tell = take_stdout()
    job = msgspec.json.decode(sys.stdin.buffer.read(), type=Job)
    tell(Outcome(perform(job, tell)))


def perform(job: Job, tell: Tell) -> Applied | Hindered:
    """Do the job on a copy and put that in the place of the file; `tell` gets an answer before every step."""
    path = Path(job.path)
    change = next(iter(job.changes), None)
    try:
        mend(path)
        _check_place(path)
        for _ in range(_TRIES):
            outcome = _attempt(path, job, change, tell)
            if outcome is not None:
                return outcome
        return Hindered(Trouble.BUSY, "an agent kept writing to it while the copy was made")
    except _Stop as stop:
        return stop.hindered
    except JournalUnusable as error:
        return Hindered(Trouble.FAILED, str(error))
    except WorkspaceBusy as error:
        return Hindered(Trouble.BUSY, str(error))
    except fmt.Malformed as error:
        return Hindered(Trouble.DAMAGED, str(error))
    except (vectlite.VectLiteError, NotAWorkspace, OSError) as error:
        return hindered(path, error)


def _check_place(path: Path) -> None:
    """See to it that the swap can succeed, before anything is written. The lock may be taken later, of course."""
    if path.is_symlink():
        raise _Stop(Trouble.FAILED, "it is a link, and an agent left a log beside the link; open it there once")
    if not is_there(path):
        raise _Stop(Trouble.MISSING)
    if not (os.access(path, os.W_OK) and os.access(path.parent, os.W_OK)):
        raise _Stop(Trouble.READ_ONLY)
    with locked(path) as is_free:
        if not is_free:
            raise _Stop(Trouble.BUSY, "another process has it open")


def _attempt(path: Path, job: Job, change: ChangeSet | None, tell: Tell) -> Applied | Hindered | None:
    """One try with the file as it is now; None where somebody wrote to it meanwhile."""
    whole = read_whole(path)
    check_header(path, whole.main)
    contents = Contents(whole.main, whole.log)
    ready, answer = _ready(path, contents, whole, change)
    if answer is not None:
        return answer
    _check_room(path, job, len(whole.main) + len(whole.log))
    state = Path(job.state_folder)
    with purge_folder(path, state) as folder:
        log = contents.apply(ready)
        new = folder / path.name
        _write(new, path, contents, tell)
        indexes = _build_indexes(new, path, contents, tell)
        target = purge_copy(state, "" if change is None else change.id, date.fromisoformat(job.today))
        # Begun again after it was cut off behind the swap, there is nothing left to be done, and the copy is there.
        parts = {} if change is not None and not ready else {path.name: whole.main, f"{path.name}.wal": whole.log}
        tell(Progress(0.9))
        staged = stage(parts, target) if parts else None
        try:
            if not _put(path, whole, (new, indexes, log), (staged, target), job, tell):
                return None
        finally:
            if staged is not None:
                shutil.rmtree(staged, ignore_errors=True)
    return Applied(() if change is None else (change.id,), ())


def _ready(
    path: Path, contents: Contents, whole: FileBytes, change: ChangeSet | None
) -> tuple[list[Operation], Applied | None]:
    """What is to be done, and the answer where that is settled without a copy."""
    if change is None:
        return [], None
    found = standings(change.operations, contents.metadata)
    ready = [each for each, standing in zip(change.operations, found, strict=True) if standing is Standing.READY]
    if Standing.STALE in found or not _may_go(contents, ready):
        return [], Applied((), (change.id,))
    is_indexed = path.with_name(path.name + ".ann").exists() or len(contents) < INDEXED_FROM
    if not ready and not whole.log and is_indexed:
        return [], Applied((change.id,), ())
    return ready, None


def _may_go(contents: Contents, operations: Sequence[Operation]) -> bool:
    """Whether what is to be removed is still put aside, or has outlived its time, and nothing that stays leads to it.

    A change set says what stood in the metadata; an end of life, and what else was written meanwhile, stands elsewhere.
    """
    gone = {operation.key for operation in operations if isinstance(operation, Purge)}
    now = time.time()
    for key in gone:
        metadata = contents.metadata(key) or {}
        is_put_aside = metadata.get(SUPERSEDED_BY) or metadata.get("deleted_at") is not None
        if not is_put_aside and not contents.is_outlived(key, now):
            return False
    return not gone or next(contents.naming(gone), None) is None


def _check_room(path: Path, job: Job, size: int) -> None:
    """The new main file, its indexes, and the old file as the copy that is kept."""
    sides = sum(each.stat().st_size for each in path.parent.iterdir() if each.name.startswith(f"{path.name}."))
    folder, state = shutil.disk_usage(path.parent), shutil.disk_usage(job.state_folder)
    need = 2 * size + sides + _SPARE_BYTES
    if folder.free < need or state.free < size + _SPARE_BYTES:
        raise _Stop(Trouble.DISK_FULL, f"{need / 1e6:,.0f} MB are needed for the copy, its index and the old file")


def _write(new: Path, path: Path, contents: Contents, tell: Tell) -> None:
    """Write the new main file, and read it back."""
    with new.open("xb") as file:
        for number, part in enumerate(contents.encoded()):
            if number % _TELL_EVERY == 0:
                tell(Progress(0.3 * number / (len(contents) + 1)))
            file.write(part)
        file.flush()
        os.fsync(file.fileno())
    shutil.copymode(path, new)
    with suppress(OSError):
        # Only root may: another's file would become root's.
        os.chown(new, path.stat().st_uid, path.stat().st_gid)
    tell(Progress(0.3))
    if not contents.is_same(Contents(new.read_bytes())):
        raise _Stop(Trouble.FAILED, "what was written was not what was read back; the disk may be damaged")


def _build_indexes(new: Path, path: Path, contents: Contents, tell: Tell) -> list[Path]:
    """Have vectlite open a copy: it counts the same, and leaves the index files of it. The seconds go by here."""
    if are_too_long(path, contents.counts(0.0)):
        raise _Stop(Trouble.NAMES_TOO_LONG)
    tell(Progress(0.4))
    folder = new.parent / "indexes"
    folder.mkdir()
    copy = folder / new.name
    try:
        os.link(new, copy)
    except OSError:
        shutil.copyfile(new, copy)
    # Which fields agents have indexed, and how vectors are shortened, is theirs to say: it stays so.
    for each in path.parent.iterdir():
        if each.name.startswith(tuple(f"{path.name}{suffix}" for suffix in _OTHER_SIDES)):
            shutil.copyfile(each, folder / each.name)
    database = vectlite.open(str(copy))
    counted = Counter({name: database.count(namespace=name) for name in database.namespaces()})
    expected = contents.counts(time.time())
    database.close()
    if +counted != +expected:
        raise _Stop(Trouble.FAILED, f"vectlite counts {counted.total():,} records of {expected.total():,} in the copy")
    return finished(new, folder)


def _put(
    path: Path,
    whole: FileBytes,
    made: tuple[Path, list[Path], bytes],
    copy: tuple[Path | None, Path],
    job: Job,
    tell: Tell,
) -> bool:
    """Swap under the lock; False where somebody wrote meanwhile."""
    new, indexes, log = made
    staged, target = copy
    with locked_within(path, job.lock_timeout) as is_ours:
        if not is_ours:
            raise _Stop(Trouble.BUSY, "another process has it open")
        if not is_unchanged(path, whole):
            return False
        _decide(job)
        tell(Progress(SWAPPING))
        if staged is not None:
            keep_staged(staged, target)
        swap(path, new, indexes, log, lambda: tell(Progress(SWAPPING)))
    tell(Progress(1.0))
    return True


def _decide(job: Job) -> None:
    """Begin what is carried through, unless a person, or the end of the program that asked, has stopped it."""
    if os.getppid() != job.parent:
        raise _Stop(Trouble.FAILED, "the program that asked has ended")
    if job.decision:
        try:
            Path(job.decision).open("xb").close()
        except FileExistsError:
            raise _Stop(Trouble.FAILED, "it was stopped") from None


if __name__ == "__main__":
    main()

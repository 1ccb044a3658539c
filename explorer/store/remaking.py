"""Puts a workspace that was written anew in the place of the old one: how a purge, and new vectors for all, come in.

What the new file holds is planned by somebody else; here it is written, read back, opened by vectlite, a copy of the
old one is kept, and under the lock the new one takes its name.
"""

from __future__ import annotations

import os
import shutil
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from datetime import date
from pathlib import Path

import vectlite

from explorer.memory.errors import JournalUnusable, NotAWorkspace, WorkspaceBusy
from explorer.memory.journal import Trouble
from explorer.store import vdb_format as fmt
from explorer.store.backups import keep_staged, purge_copy, stage
from explorer.store.child_answers import Tell
from explorer.store.child_process import Progress
from explorer.store.contents import Contents
from explorer.store.folder_sync import sync_folder
from explorer.store.index_names import INDEXED_FROM, are_too_long
from explorer.store.mending import locked, mend
from explorer.store.purge_folder import purge_folder
from explorer.store.swapping import finished, is_unchanged, locked_within, swap
from explorer.store.vdb_reader import FileBytes, check_header, read_whole
from explorer.store.writer_job import Applied, Hindered, Job
from explorer.store.writer_worker import hindered, is_there

SWAPPING = 0.95
"""From this share on it is carried through: a stop is not heard any more."""
_TRIES = 3
_TELL_EVERY = 2_000
_SPARE_BYTES = 1 << 20
_QUANTISED = ".quant"
_OTHER_SIDES = (".pidx", _QUANTISED, ".mvquant")


class Stop(Exception):
    """Nothing is to be done."""

    def __init__(self, trouble: Trouble, detail: str = "") -> None:
        super().__init__(detail)
        self.hindered = Hindered(trouble, detail)


@dataclass(frozen=True, slots=True)
class Remake:
    """The new file holds `contents`; `log` is what brings the old main file to the same state, empty = it has that.

    Where no log can, because all of it is of another shape, `before` are the old file's contents: they take the place
    of main file and log first, so that no log stands beside the new file at any moment.
    """

    contents: Contents
    log: bytes = b""
    before: Contents | None = None
    keeps_copy: bool = True


Plan = Callable[[Contents, bool], Remake | Applied]
"""What is to be made of a file with these contents, or the answer where that is settled without a copy.

Told, too, whether the file has no log, and the index files that agents need to open it quickly.
"""


def remake(job: Job, plan: Plan, tell: Tell) -> Applied | Hindered:
    """Make of the workspace what `plan` says; `tell` gets an answer before every step."""
    path = Path(job.path)
    try:
        mend(path)
        _check_place(path)
        for _ in range(_TRIES):
            outcome = _attempt(path, job, plan, tell)
            if outcome is not None:
                return outcome
        return Hindered(Trouble.BUSY, "an agent kept writing to it while the copy was made")
    except Stop as stop:
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
        raise Stop(Trouble.FAILED, "it is a link, and an agent left a log beside the link; open it there once")
    if not is_there(path):
        raise Stop(Trouble.MISSING)
    if not (os.access(path, os.W_OK) and os.access(path.parent, os.W_OK)):
        raise Stop(Trouble.READ_ONLY)
    with locked(path) as is_free:
        if not is_free:
            raise Stop(Trouble.BUSY, "another process has it open")


def _attempt(path: Path, job: Job, plan: Plan, tell: Tell) -> Applied | Hindered | None:
    """One try with the file as it is now; None where somebody wrote to it meanwhile."""
    whole = read_whole(path)
    check_header(path, whole.main)
    contents = Contents(whole.main, whole.log)
    is_indexed = path.with_name(path.name + ".ann").exists() or len(contents) < INDEXED_FROM
    planned = plan(contents, is_indexed and not whole.log)
    if isinstance(planned, Applied):
        return planned
    state, change_id = Path(job.state_folder), job.changes[0].id if job.changes else ""
    _check_room(path, state, len(whole.main) + len(whole.log), planned)
    with purge_folder(path, state) as folder:
        new, folded = folder / path.name, folder / f"{path.name}.folded"
        _write(new, path, planned.contents, tell)
        if planned.before is not None and whole.log:
            _write(folded, path, planned.before, tell)
        indexes = _build_indexes(new, path, planned, tell)
        target = purge_copy(state, change_id, date.fromisoformat(job.today))
        parts = {path.name: whole.main, f"{path.name}.wal": whole.log} if planned.keeps_copy else {}
        tell(Progress(0.9))
        staged = stage(parts, target) if parts else None
        try:
            if not _put(path, (new, folded, indexes), (staged, target), planned, whole, job, tell):
                return None
        finally:
            if staged is not None:
                shutil.rmtree(staged, ignore_errors=True)
    tell(Progress(1.0))
    return Applied((change_id,) if change_id else (), ())


def _check_room(path: Path, state_folder: Path, size: int, planned: Remake) -> None:
    """The new main file, its indexes, and the old file as the copy that is kept."""
    sides = sum(each.stat().st_size for each in path.parent.iterdir() if each.name.startswith(f"{path.name}."))
    folder, state = shutil.disk_usage(path.parent), shutil.disk_usage(state_folder)
    if planned.before is not None:
        sides = 2 * planned.contents.vector_bytes + size
    need = 2 * size + sides + _SPARE_BYTES
    if folder.free < need or state.free < size + _SPARE_BYTES:
        raise Stop(Trouble.DISK_FULL, f"{need / 1e6:,.0f} MB are needed for the copy, its index and the old file")


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
        raise Stop(Trouble.FAILED, "what was written was not what was read back; the disk may be damaged")


def _build_indexes(new: Path, path: Path, planned: Remake, tell: Tell) -> list[Path]:
    """Have vectlite open a copy: it counts the same, and leaves the index files of it. The seconds go by here."""
    contents = planned.contents
    if are_too_long(path, contents.counts(0.0)):
        raise Stop(Trouble.NAMES_TOO_LONG)
    tell(Progress(0.4))
    folder = new.parent / "indexes"
    folder.mkdir()
    copy = folder / new.name
    try:
        os.link(new, copy)
    except OSError:
        shutil.copyfile(new, copy)
    # Which fields agents have indexed, and how vectors are shortened, is theirs to say: it stays so.
    left_out = _unfit(path, planned)
    for each in path.parent.iterdir():
        if each.name.startswith(tuple(f"{path.name}{suffix}" for suffix in _OTHER_SIDES)) and each not in left_out:
            shutil.copyfile(each, folder / each.name)
    database = vectlite.open(str(copy))
    counted = Counter({name: database.count(namespace=name) for name in database.namespaces()})
    expected = contents.counts(time.time())
    database.close()
    if +counted != +expected:
        raise Stop(Trouble.FAILED, f"vectlite counts {counted.total():,} records of {expected.total():,} in the copy")
    return finished(new, folder)


def _unfit(path: Path, planned: Remake) -> list[Path]:
    """How vectors are shortened, where the new ones are of another length: vectlite panics when it opens such files."""
    if planned.before is None or planned.before.header.dimension == planned.contents.header.dimension:
        return []
    return [path.with_name(path.name + _QUANTISED)]


def _put(
    path: Path,
    made: tuple[Path, Path, list[Path]],
    copy: tuple[Path | None, Path],
    planned: Remake,
    whole: FileBytes,
    job: Job,
    tell: Tell,
) -> bool:
    """Swap under the lock; False where somebody wrote meanwhile."""
    new, folded, indexes = made
    staged, target = copy

    def step() -> None:
        tell(Progress(SWAPPING))

    with locked_within(path, job.lock_timeout) as is_ours:
        if not is_ours:
            raise Stop(Trouble.BUSY, "another process has it open")
        if not is_unchanged(path, whole):
            return False
        _decide(job)
        step()
        if staged is not None:
            keep_staged(staged, target)
        if folded.exists():
            swap(path, folded, (), b"", step)
        for each in _unfit(path, planned):
            step()
            each.unlink(missing_ok=True)
            sync_folder(path.parent)
        swap(path, new, indexes, planned.log, step)
    return True


def _decide(job: Job) -> None:
    """Begin what is carried through, unless a person, or the end of the program that asked, has stopped it."""
    if os.getppid() != job.parent:
        raise Stop(Trouble.FAILED, "the program that asked has ended")
    if job.decision:
        try:
            Path(job.decision).open("xb").close()
        except FileExistsError:
            raise Stop(Trouble.FAILED, "it was stopped") from None

"""Saves what is undamaged of a workspace file into a new one; the damaged file is only read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime
from pathlib import Path

from explorer.memory.collector import collector_resting
from explorer.memory.errors import CannotSend, MemoryExplorerError, NotAWorkspace, TargetExists
from explorer.memory.protocols import Report
from explorer.memory.salvaged import Salvaged
from explorer.store import vdb_format as fmt
from explorer.store.parcel_file import is_or_is_beside, write_parts
from explorer.store.salvage_records import Rebuilt, rebuild
from explorer.store.salvage_search import Search, search
from explorer.store.vdb_reader import log_path, read_whole

_READING, _WRITING = 0.85, 0.15


class NothingToSave(MemoryExplorerError):
    """There is not one whole record in the file."""


def examine_salvage(path: Path, now: datetime, report: Report) -> Salvaged:
    """What a salvage of the file at `path` and its log would save, to the last record; writes nothing.

    The time is in proportion to the size of the file, whatever is in it; the memory is some times that size. Raises
    `NotAWorkspace` where there is no file, `WorkspaceBusy` where it never stands still, `NothingToSave` where there
    is no record to be saved, and what `report` raises.
    """
    return _examine(path, now, report)[0]


def salvage(path: Path, target: Path, now: datetime, report: Report) -> Salvaged:
    """Write what is saved to `target`, a new workspace: there whole, or not at all. Nothing else is written to.

    Records stand in it bit for bit as they were; only what no reader could open is replaced, and named. Raises as
    `examine_salvage` does, and as `check_target`.
    """
    check_target(path, target)
    found, rebuilt = _examine(path, now, lambda done: report(_READING * done))
    sent = write_parts(
        _parts(found, rebuilt), found.namespaces, target, lambda done: report(_READING + _WRITING * done)
    )
    return replace(found, target=target, sha256=sent.sha256)


def check_target(path: Path, target: Path) -> None:
    """Raise `TargetExists` where there is a file `target`, `CannotSend` where it would stand in the way of `path`."""
    if target.is_symlink() or target.exists():
        raise TargetExists(f"There is a file “{target.name}” in “{target.parent}” already. Choose another name.")
    if any(is_or_is_beside(one, two) for one, two in ((target, path), (path, target), (log_path(path), target))):
        raise CannotSend(f"“{target.name}” is the damaged file itself or belongs to it. Choose another name.")


def _examine(path: Path, now: datetime, report: Report) -> tuple[Salvaged, Rebuilt]:
    main, log = _read(path)
    with collector_resting():
        found = search(path, main, log, lambda done: report(0.7 * done))
        rebuilt = rebuild(found, lambda done: report(0.7 + 0.3 * done))
    counts = Counter(record.namespace for record in rebuilt.image.records if record is not None)
    salvaged = Salvaged(
        path=path,
        target=None,
        dimension=found.dimension,
        metric=found.metric,
        promised=found.promised,
        stood=len(found.chosen.records),
        namespaces=dict(sorted(counts.items())),
        header=found.header,
        lost=found.lost,
        doubtful=rebuilt.doubtful,
        duplicates=tuple(found.chosen.duplicates),
        batches=sum(piece.is_whole for piece in found.pieces),
        after_damage=found.after_damage,
        unplaced=rebuilt.unplaced,
        expired=sum(
            record is not None and not rebuilt.image.is_live(row, now.timestamp())
            for row, record in enumerate(rebuilt.image.records)
        ),
        is_cut_short=found.is_cut_short,
    )
    if not counts and not salvaged.is_sound:
        raise _nothing(path, found)
    return salvaged, rebuilt


def _read(path: Path) -> tuple[bytes, bytes]:
    """Main file and log; of a main file that is gone, the log alone."""
    if not path.exists() and log_path(path).is_file():
        try:
            return b"", log_path(path).read_bytes()
        except OSError as error:
            raise NotAWorkspace(f"“{log_path(path).name}” cannot be read: {error.strerror or error}.") from error
    whole = read_whole(path)
    if whole.main.startswith(fmt.WAL_MAGIC):
        name = path.name.removesuffix(".wal")
        raise NotAWorkspace(f"“{path.name}” is the log of a workspace. Name “{name}” instead, also where it is gone.")
    return whole.main, whole.log


def _nothing(path: Path, found: Search) -> NothingToSave:
    size = f"{found.size:,} bytes"
    if not found.size:
        return NothingToSave(f"“{path.name}” is empty (0 bytes), and so is its log: there is nothing to save.")
    return NothingToSave(
        f"In “{path.name}” and its log there is not one whole record ({size} were searched). Nothing can be saved; "
        "use a backup if there is one."
    )


def _parts(found: Salvaged, rebuilt: Rebuilt) -> Iterator[bytes]:
    yield fmt.encode_header(found.dimension, fmt.METRICS.index(found.metric), found.saved)
    yield from rebuilt.encoded()

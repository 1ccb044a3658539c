"""What runs beside the window while a snapshot is sent: looking through what goes, and writing it."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path

from explorer.memory.errors import JournalUnusable, TargetExists
from explorer.memory.keys import Key
from explorer.memory.protocols import Report, Snapshot
from explorer.memory.system_records import WorkspaceInfo
from explorer.memory.teleport import Bases, Courier
from explorer.services.secrets import Finding, FindingKind, scan
from explorer.services.teleport.parcels import Packed, Selection, chosen, pack, records_going
from explorer.services.teleport.peers import base_of_snapshot
from explorer.services.teleport.receipts import SnapshotReceipt, receipt_of

_CHOOSING, _PACKING = 0.1, 0.3
"""Shares of the work: before the scan, before the writing."""


@dataclass(frozen=True, slots=True)
class Found:
    """A finding, and the memory it is in; None where that is about the file itself, which goes always."""

    finding: Finding
    root: Key | None


@dataclass(frozen=True, slots=True)
class Examined:
    """One state of a workspace that was looked through: what of it goes, and what was found in that.

    `memories` is how many go.
    """

    snapshot: Snapshot
    selection: Selection
    memories: int
    found: tuple[Found, ...]


@dataclass(frozen=True, slots=True)
class Target:
    """Where a snapshot is to be written, and whether a file that is there may be replaced."""

    path: Path
    replace: bool = False


def examine(snapshot: Snapshot, selection: Selection, report: Report) -> Examined:
    """Scan everything that `selection` sends; secrets come first. Raises `Cancelled`."""
    side, goes, _ = chosen(snapshot, selection, _part(report, 0.0, _CHOOSING))
    keys = list(records_going(side, goes, newest_only=selection.newest_only))

    def records() -> Iterator[tuple[Key, Mapping[str, object]]]:
        for info in snapshot.system(WorkspaceInfo):
            yield info.key, _metadata(snapshot, info.key)
        for key in keys:
            yield key, side.metadata(key) or {}

    found = scan(records(), len(keys) + 1, _part(report, _CHOOSING, 1.0))
    kinds = list(FindingKind)
    found.sort(key=lambda each: (kinds.index(each.kind), each.what, each.masked, each.digest))
    return Examined(snapshot, selection, len(goes), tuple(Found(each, side.root(each.key)) for each in found))


def write(
    examined: Examined,
    excluded: Collection[Key],
    target: Target,
    courier: Courier,
    bases: Bases | None,
    now: datetime,
    report: Report,
) -> SnapshotReceipt:
    """Write what was examined, without the memories `excluded`; keep what was sent as a base where that is possible.

    Raises `TargetExists`, `CannotSend` and `Cancelled`; then nothing was written.
    """
    snapshot = examined.snapshot
    if target.path.exists() and not target.replace:
        # Known before the work instead of after it.
        raise TargetExists(f"There is a file “{target.path.name}” already; nothing was written.")
    selection = replace(examined.selection, excluded=frozenset(excluded))
    packed = pack(snapshot, selection, now, _part(report, 0.0, _PACKING))
    sent = courier.write(packed.parcel, target.path, _part(report, _PACKING, 1.0), replace=target.replace)
    went = [each.finding for each in examined.found if each.root not in selection.excluded]
    is_kept = _keep(packed, sent.path.name, bases, now)
    return receipt_of(packed, sent, snapshot.file.path.stem, now, went, is_base_kept=is_kept)


def _keep(packed: Packed, name: str, bases: Bases | None, now: datetime) -> bool:
    if bases is None:
        return False
    try:
        bases.keep(base_of_snapshot(packed.identity, packed.seen, name, now))
    except JournalUnusable:
        return False
    return True


def _metadata(snapshot: Snapshot, key: Key) -> Mapping[str, object]:
    row = snapshot.row(key)
    return {} if row is None else snapshot.metadata(row)


def _part(report: Report, start: float, end: float) -> Report:
    """Tell the progress of a part of the work."""
    return lambda share: report(start + (end - start) * share)

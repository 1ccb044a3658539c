"""Whose file an incoming one is, and which known state both began with (SEMANTICS 7)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any

from explorer.memory.changes import ChangeSet
from explorer.memory.keys import Key
from explorer.memory.namespaces import TELEPORT
from explorer.memory.protocols import RecordSource
from explorer.memory.teleport import SNAPSHOT_ID, Base, BaseInfo, BaseKind
from explorer.memory.times import format_time
from explorer.services.lineages import reader
from explorer.services.teleport.compare import Comparison
from explorer.services.teleport.merging import Answers, records_seen
from explorer.services.teleport.sides import Side

_SNAPSHOT = Key(TELEPORT, SNAPSHOT_ID)
_PATH = "path:"
_SHARED_AT_LEAST = 0.5
"""What a file that is no snapshot must have in common with what was merged from its path: else it is another file."""


def snapshot_id(snapshot: RecordSource) -> str:
    """The id of the snapshot that the file is, or was when its owner got it; empty where it is none."""
    return _text(_about(snapshot), "snapshot_id")


def ancestors(snapshot: RecordSource) -> list[str]:
    """The ids of the snapshots that the file goes back to, the nearest first."""
    about = _about(snapshot)
    earlier = about.get("ancestors")
    known = [_text(about, "snapshot_id"), *(earlier if isinstance(earlier, list) else ())]
    return list(dict.fromkeys(each for each in known if isinstance(each, str) and each))


def peers_of(snapshot: RecordSource) -> list[str]:
    """The names under which states of this file may be known: snapshot ids; of any other file, its path."""
    return ancestors(snapshot) or [f"{_PATH}{snapshot.file.path.resolve()}"]


def nearest(there: Side, bases: Sequence[Base]) -> Base | None:
    """The known state that the file is most like: two people may have worked on with one snapshot.

    Of equally near ones the newest. A state known by the file's path only must be like it in half of its records.
    """
    found: Base | None = None
    most = -1
    for base in bases:
        shared = sum(there.has(key, metadata) for key, metadata in base.records.items())
        is_strange = base.info.peer.startswith(_PATH) and shared < _SHARED_AT_LEAST * len(base.records)
        if shared > most and not is_strange:
            found, most = base, shared
    return found


def base_of_snapshot(identity: str, records: Mapping[Key, Mapping[str, Any]], name: str, now: datetime) -> Base:
    """What is kept of a snapshot that goes out."""
    return Base(BaseInfo(identity, BaseKind.SENT, format_time(now), name, len(records)), records)


def base_of_merge(there: RecordSource, comparison: Comparison, answers: Answers, change_id: str, now: datetime) -> Base:
    """What is kept of a file that was merged: the base for that peer's next one."""
    records = dict(records_seen(comparison, answers))
    peer, name = peers_of(there)[0], there.file.path.name
    return Base(BaseInfo(peer, BaseKind.MERGED, format_time(now), name, len(records), change_id), records)


def held_by(change: ChangeSet | None, known: Base | None) -> str:
    """The change set that the base of a merge holds with.

    A merge that had nothing to write holds as long as the one before it does: once that is undone, the file's memory
    is news again.
    """
    if change is not None:
        return change.id
    return known.info.change_id if known is not None and known.info.kind is BaseKind.MERGED else ""


def about_snapshot(identity: str, origin: RecordSource, now: datetime) -> dict[str, Any]:
    """The metadata of the record by which a file says which snapshot it is."""
    return {
        "snapshot_id": identity,
        "created_at": format_time(now),
        "workspace": origin.file.path.stem,
        "ancestors": ancestors(origin),
    }


def _about(snapshot: RecordSource) -> Mapping[str, Any]:
    return reader(snapshot)(_SNAPSHOT) or {}


def _text(metadata: Mapping[str, Any], name: str) -> str:
    value = metadata.get(name)
    return value if isinstance(value, str) else ""

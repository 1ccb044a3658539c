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
from explorer.memory.times import format_time, parse_seconds
from explorer.services.lineages import reader
from explorer.services.teleport.answers import Choice
from explorer.services.teleport.compare import Comparison
from explorer.services.teleport.merging import Answers, records_seen
from explorer.services.teleport.sides import Side, mark_of, side_known

_SNAPSHOT = Key(TELEPORT, SNAPSHOT_ID)
_PATH = "path:"
_LATER = Choice.LEFT_OUT
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
    """The known state that the file goes back to; of several the one that it is most like, of equal ones what was sent.

    Two people may work on with one snapshot. What one of them sent back is no state of the other's file, unless most
    of what was new in it stands there too: a wrong base would take back what the first one changed, a base that is too
    old only asks more. A state known by the file's path only must be like it in half of its records.
    """
    sent = {base.info.peer: base for base in bases if base.info.kind is BaseKind.SENT}
    found: Base | None = None
    most = -1
    for base in bases:
        shared = sum(there.has(key, metadata) for key, metadata in base.records.items())
        is_first = found is not None and found.info.kind is BaseKind.MERGED and base.info.kind is BaseKind.SENT
        if (shared > most or (shared == most and is_first)) and _goes_back_to(
            there, base, sent.get(base.info.peer), shared
        ):
            found, most = base, shared
    return found


def doubtless(base: Base, there: Side) -> Base:
    """The state without what may not be an earlier one of the file's, where it is known by the file's path only.

    Another file may have taken the path: a memory that is not newer there than it was then is compared without a base.
    """
    if not base.info.peer.startswith(_PATH):
        return base
    before = side_known(base.records)
    doubtful = {key for root in before.roots if not _follows(there, before, root) for key in before.keys(root)}
    return Base(base.info, {key: each for key, each in base.records.items() if key not in doubtful})


def base_of_snapshot(identity: str, records: Mapping[Key, Mapping[str, Any]], name: str, now: datetime) -> Base:
    """What is kept of a snapshot that goes out."""
    return Base(BaseInfo(identity, BaseKind.SENT, format_time(now), name, len(records)), records)


def base_of_merge(
    peer: str,
    name: str,
    comparison: Comparison,
    answers: Answers,
    change: ChangeSet | None,
    known: Base | None,
    now: datetime,
) -> Base | None:
    """What is kept of a peer's file, called `name`, that was merged: the base for its next one; `known` is the last.

    Where nothing was to be written, only what was decided is kept beside it, None where nothing was: what other merges
    brought is news again once they are undone.
    """
    if change is not None:
        records, change_id = dict(records_seen(comparison, answers)), change.id
    else:
        decided = [row for row in comparison.rows if row.root in answers and answers[row.root].choice is not _LATER]
        if not decided:
            return None
        records = {} if known is None else dict(known.records)
        for row in decided:
            for key in () if comparison.base is None else comparison.base.keys(row.root):
                records.pop(key, None)
            records |= {key: comparison.there.metadata(key) or {} for key in comparison.there.keys(row.root)}
        change_id = known.info.change_id if known is not None and known.info.kind is BaseKind.MERGED else ""
    return Base(BaseInfo(peer, BaseKind.MERGED, format_time(now), name, len(records), change_id), records)


def about_snapshot(identity: str, origin: RecordSource, now: datetime) -> dict[str, Any]:
    """The metadata of the record by which a file says which snapshot it is."""
    return {
        "snapshot_id": identity,
        "created_at": format_time(now),
        "workspace": origin.file.path.stem,
        "ancestors": ancestors(origin),
    }


def _goes_back_to(there: Side, base: Base, sent: Base | None, shared: int) -> bool:
    if base.info.kind is BaseKind.SENT:
        return True
    if sent is None:
        return shared >= _SHARED_AT_LEAST * len(base.records)
    news = [(key, each) for key, each in base.records.items() if each and sent.records.get(key) != each]
    return sum(there.has(key, each) for key, each in news) > _SHARED_AT_LEAST * len(news)


def _follows(there: Side, before: Side, root: Key) -> bool:
    """Whether a memory there is what it was, or newer; one that is gone says nothing."""
    now, then = there.newest_state(root), before.newest_state(root)
    if now is None or then is None or mark_of(now.metadata) == mark_of(then.metadata):
        return True
    later, earlier = parse_seconds(now.metadata.get("updated_at")), parse_seconds(then.metadata.get("updated_at"))
    return later is not None and earlier is not None and later > earlier


def _about(snapshot: RecordSource) -> Mapping[str, Any]:
    return reader(snapshot)(_SNAPSHOT) or {}


def _text(metadata: Mapping[str, Any], name: str) -> str:
    value = metadata.get(name)
    return value if isinstance(value, str) else ""

"""What of a workspace goes into a snapshot that is sent, and what stays (SEMANTICS 7)."""

from __future__ import annotations

import uuid
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from explorer.memory.cargo import Whole
from explorer.memory.keys import Key, readings
from explorer.memory.namespaces import TELEPORT, branch_of
from explorer.memory.protocols import Report, Snapshot
from explorer.memory.records import SUPERSEDED_BY
from explorer.memory.system_records import WorkspaceInfo
from explorer.memory.teleport import SNAPSHOT_ID, Parcel
from explorer.services.lineages import REVISION_OF, reader
from explorer.services.teleport.peers import about_snapshot
from explorer.services.teleport.references import Translation, references
from explorer.services.teleport.sides import Side, side_of

_REPORT_EVERY = 500


@dataclass(frozen=True, slots=True)
class Selection:
    """What is to go. None = everything of that sort.

    `keys` and `excluded` name memories by any of their records. With `newest_only` each memory goes as one record
    under its first id, without history and without what was deleted: for tools that know nothing of revisions.
    """

    namespaces: frozenset[str] | None = None
    branches: frozenset[str] | None = None
    keys: frozenset[Key] | None = None
    excluded: frozenset[Key] = frozenset()
    newest_only: bool = False


@dataclass(frozen=True, slots=True)
class LeftOut:
    """What stays, in memories: by what it stays; and the earlier texts that stay, in records.

    `references` counts those that lead from what goes to what stays.
    """

    namespaces: int = 0
    branches: int = 0
    not_chosen: int = 0
    excluded: int = 0
    deleted: int = 0
    earlier_texts: int = 0
    references: int = 0


@dataclass(frozen=True, slots=True)
class Packed:
    """A snapshot ready to be written: its id, its records, the memories in it by namespace, what stays.

    `seen` are the metadata of its records by key: what is kept here as the base for when it comes back.
    """

    identity: str
    parcel: Parcel
    memories: Mapping[str, int]
    left_out: LeftOut
    seen: Mapping[Key, Mapping[str, Any]]


def chosen(snapshot: Snapshot, selection: Selection, report: Report) -> tuple[Side, list[Key], LeftOut]:
    """The lineages of a workspace, the roots of those that go, and what stays. Quick: for a preview."""
    side = side_of(snapshot, report)
    wanted = None if selection.keys is None else {side.root(key) for key in selection.keys}
    excluded = {side.root(key) for key in selection.excluded}
    goes, stays = list[Key](), Counter[str]()
    for root in side.roots:
        newest = side.newest(root)
        branch = branch_of(root.namespace)
        if selection.namespaces is not None and root.namespace not in selection.namespaces:
            stays["namespaces"] += 1
        elif selection.branches is not None and branch is not None and branch not in selection.branches:
            stays["branches"] += 1
        elif wanted is not None and root not in wanted:
            stays["not_chosen"] += 1
        elif root in excluded:
            stays["excluded"] += 1
        elif selection.newest_only and newest is not None and newest.deleted:
            stays["deleted"] += 1
        else:
            stays["earlier_texts"] += len(side.keys(root)) - 1 if selection.newest_only else 0
            goes.append(root)
    return side, goes, LeftOut(**stays)


def pack(snapshot: Snapshot, selection: Selection, now: datetime, report: Report) -> Packed:
    """Put a snapshot together. It has an id of its own, and names those of the snapshots that it goes back to."""
    side, goes, left_out = chosen(snapshot, selection, lambda _: report(0.0))
    going = frozenset(goes)
    translation = Translation(side, {root: root for root in goes}, lambda key: side.root(key) == key and key in going)
    records: list[Whole] = []
    for number, root in enumerate(goes):
        if number % _REPORT_EVERY == 0:
            report(number / len(goes))
        records += _records(snapshot, side, root, translation if selection.newest_only else None)
    staying = leading_out(side, goes, newest_only=selection.newest_only)
    identity = uuid.uuid4().hex
    seen = {Key(record.namespace, record.id): record.metadata for record in records}
    records.append(Whole(TELEPORT, SNAPSHOT_ID, about_snapshot(identity, snapshot, now)))
    records += _about_the_workspace(snapshot)
    left_out = LeftOut(**{name: getattr(left_out, name) for name in LeftOut.__slots__} | {"references": staying})
    file = snapshot.file
    memories = Counter(root.namespace for root in goes)
    return Packed(identity, Parcel(records, file.dimension, file.metric, file.path), memories, left_out, seen)


def _records(snapshot: Snapshot, side: Side, root: Key, newest_only: Translation | None) -> Iterator[Whole]:
    keys = side.keys(root)
    if newest_only is None:
        for key in keys:
            yield Whole(*key, dict(side.metadata(key) or {}), snapshot.cargo(key))
        return
    newest = keys[-1]
    metadata = newest_only.metadata(newest, side.metadata(newest) or {})
    metadata.pop(REVISION_OF, None)
    later = metadata.get(SUPERSEDED_BY)
    if isinstance(later, str) and side.root(Key(root.namespace, later)) == root:
        del metadata[SUPERSEDED_BY]
    yield Whole(*root, metadata, snapshot.cargo(newest))


def records_going(side: Side, goes: Iterable[Key], *, newest_only: bool) -> Iterator[Key]:
    """The records of the memories that go, oldest text first."""
    for root in goes:
        keys = side.keys(root)
        yield from keys[-1:] if newest_only else keys


def leading_out(side: Side, goes: Sequence[Key], *, newest_only: bool) -> int:
    """How many references lead from what goes to what stays."""
    if len(goes) == len(side):
        return 0
    going = frozenset(goes)
    found = 0
    for key in records_going(side, goes, newest_only=newest_only):
        for _, reference in references(side.metadata(key) or {}):
            roots = (side.root(each) for each in readings(reference, key.namespace))
            target = next((root for root in roots if root is not None), None)
            found += target is not None and target not in going
    return found


def _about_the_workspace(snapshot: Snapshot) -> Iterator[Whole]:
    read = reader(snapshot)
    for info in snapshot.system(WorkspaceInfo):
        yield Whole(*info.key, dict(read(info.key) or {}), snapshot.cargo(info.key))

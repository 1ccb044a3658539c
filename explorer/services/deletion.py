"""Deleting, restoring, and erasing for good (SEMANTICS 2)."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import exp, log

from explorer.memory.ahead import Ahead
from explorer.memory.changes import (
    ChangeKind,
    ChangeSet,
    Operation,
    Patch,
    Purge,
    Restore,
    Tombstone,
    new_change_set,
)
from explorer.memory.effects import Read, digest_of, holds
from explorer.memory.errors import Refusal, Refused
from explorer.memory.facts import Fact
from explorer.memory.keys import Key
from explorer.memory.namespaces import CONFLICTS, is_internal
from explorer.memory.protocols import Snapshot
from explorer.memory.records import DELETED, SUPERSEDED_BY, UNDONE
from explorer.memory.system_records import Policy, Skill
from explorer.memory.times import format_time
from explorer.services.bulk import for_each
from explorer.services.editing import Editing, decoded, label_of
from explorer.services.lineages import every_key, members, newest_of, reader, root_of, successor
from explorer.services.open_conflicts import open_conflicts, settled
from explorer.services.superseding import Affected

_DELETABLE = (Fact, Policy, Skill)
# Records and seconds that a rebuild of the agents' index takes (VECTLITE 1; the last by n · log n).
_MEASURED = ((1_000, 0.65), (3_000, 6.0), (10_000, 20.0), (100_000, 250.0))


@dataclass(frozen=True, slots=True)
class Consequences:
    """What else a deletion reaches.

    Policies that cite the records, facts that link to them, facts that they replaced, and open conflicts that it
    settles, each labelled with the side that stays.
    """

    policies: tuple[Affected, ...] = ()
    linking: tuple[Affected, ...] = ()
    replaced: tuple[Affected, ...] = ()
    conflicts: tuple[Affected, ...] = ()


def consequences(snapshot: Snapshot, keys: Sequence[Key]) -> Consequences:
    """What deleting these records would reach beside them; records that are gone reach nothing."""
    read = reader(snapshot)
    lineages: dict[Key, set[Key]] = {}
    for key in keys:
        row = snapshot.row(key)
        if row is not None:
            is_fact = not is_internal(key.namespace)
            texts = members(snapshot, snapshot.fact(row)) if is_fact else []
            lineages[root_of(key, snapshot.metadata(row))] = {key, *(text.key for text in texts)}
    linking, replaced = _referring(snapshot, set().union(*lineages.values()), read)
    conflicts = (
        Affected(conflict.record.key, _said_by(snapshot, conflict.survivor(lineages), read))
        for conflict in open_conflicts(snapshot, Ahead(read), lineages)
    )
    return Consequences(tuple(_citing(snapshot, lineages, read)), linking, replaced, tuple(conflicts))


def delete(editing: Editing, keys: Sequence[Key], reason: str = "") -> ChangeSet | None:
    """Take facts, policies and skills out of sight; their newest text goes from the file and stays in the journal.

    Earlier texts stay as the history that Undo brings back. Open conflicts are settled for the side that stays.
    With several keys those that cannot be deleted are left out; `Refused` is raised where none can: OTHER_KIND,
    NOT_CURRENT where it is deleted or an earlier text. A fact that another one replaced can be deleted.
    """

    def rule(key: Key) -> Tombstone:
        _deletable(editing, key)
        return tombstone(editing, key, reason)

    tombstones = for_each((editing.newest(key) for key in keys), rule)
    gone = {root_of(one.key, editing.metadata(one.key)) for one in tombstones}
    conflicts = open_conflicts(editing.snapshot, editing.ahead, gone)
    closed = (settled(editing, conflict, conflict.survivor(gone)) for conflict in conflicts)
    return editing.change_set(ChangeKind.DELETE, (*tombstones, *closed))


def tombstone(
    editing: Editing, key: Key, reason: str, mark: str = DELETED, unless_changed: Collection[str] = ()
) -> Tombstone:
    """The operation that deletes one record; `mark` is what its `superseded_by` says then.

    Where somebody changes a field of `unless_changed` before it is written, the record stays.
    """
    metadata = editing.metadata(key)
    now = format_time(editing.now)
    after = {
        "deleted_at": now,
        "deleted_by": editing.by,
        "delete_reason": reason,
        SUPERSEDED_BY: mark,
        "content": "",
        "content_hash": metadata.get("content_hash") or digest_of(metadata),
        "updated_at": now,
    }
    return Tombstone(key, {name: metadata.get(name) for name in (*after, *unless_changed)}, after)


def restore(editing: Editing, keys: Sequence[Key], tombstones: Mapping[Key, Tombstone]) -> ChangeSet | None:
    """Bring back what was deleted or put aside; `tombstones` are the deletions that the journal knows.

    A deleted record gets back all that its tombstone took; one that another tool marked as deleted and left its
    text in is unmarked. What a record or a reason (`system:decayed`) replaced becomes current again. With several
    keys those that need it not are left out; `Refused` is raised where none is left: TEXT_GONE, NOT_DELETED,
    NOT_CURRENT for an earlier text, OTHER_KIND.
    """

    def rule(key: Key) -> Operation:
        return _restored(editing, key, tombstones.get(key))

    return editing.change_set(ChangeKind.RESTORE, for_each((editing.newest(key) for key in keys), rule))


def erase(editing: Editing, keys: Sequence[Key]) -> ChangeSet:
    """Remove facts, policies and skills for good: every text of each, undone revisions too. It cannot be undone.

    Open conflicts that they are a side of are settled for the other side. Records that do not fit their type can be
    erased as well. Raises `Refused` where none can: GONE, OTHER_KIND.
    """

    def rule(key: Key) -> list[Key]:
        metadata = editing.metadata(key)
        record = decoded(key, metadata)
        if not isinstance(record, _DELETABLE):
            raise Refused(Refusal.OTHER_KIND, str(key))
        return every_key(editing.snapshot, editing.ahead, record)

    lineages = for_each((editing.newest(key) for key in keys), rule)
    every = dict.fromkeys(key for lineage in lineages for key in lineage)
    purges = tuple(Purge(key, digest_of(editing.metadata(key))) for key in every)
    gone = {root_of(key, editing.metadata(key)) for key in every}
    conflicts = open_conflicts(editing.snapshot, editing.ahead, gone)
    closed = tuple(settled(editing, conflict, conflict.survivor(gone)) for conflict in conflicts)
    # Without a label: the beginning of the text would stay in the list of activities.
    return new_change_set(ChangeKind.ERASE, (*purges, *closed), editing.now, editing.by)


def rebuild_seconds(snapshot: Snapshot) -> float:
    """About how long erasing keeps others from the file: removing a record rebuilds the agents' index (VECTLITE 1)."""
    count = sum(snapshot.namespaces.values())
    first, seconds = _MEASURED[0]
    if count <= first:
        return seconds * count / first
    low, high = next((step for step in pairwise(_MEASURED) if count <= step[1][0]), _MEASURED[-2:])
    slope = log(high[1] / low[1]) / log(high[0] / low[0])
    return low[1] * exp(slope * log(count / low[0]))


def _referring(snapshot: Snapshot, lineages: set[Key], read: Read) -> tuple[tuple[Affected, ...], tuple[Affected, ...]]:
    """The facts outside that link to one of these records, and those that one of them replaced."""
    linking: dict[Key, Affected] = {}
    replaced: dict[Key, Affected] = {}
    for key in sorted(lineages):
        for kind, fact in snapshot.referrers(key):
            if fact.key in lineages or fact.is_deleted or fact.superseded_by == UNDONE:
                continue
            affected = Affected(fact.key, label_of({"content": fact.content}, fact.key))
            if kind == SUPERSEDED_BY:
                replaced[fact.key] = affected
            elif not fact.superseded_by or successor(fact.key, read(fact.key) or {}, read) is None:
                linking[fact.key] = affected
    return tuple(linking.values()), tuple(replaced.values())


def _citing(snapshot: Snapshot, roots: Collection[Key], read: Read) -> Iterator[Affected]:
    for policy in snapshot.system(Policy):
        if policy.is_current and Key(policy.namespace, policy.root_id) not in roots:
            sources = (snapshot.resolve(source, policy.namespace) for source in policy.source_fact_ids)
            if any(key is not None and root_of(key, read(key) or {}) in roots for key in sources):
                yield Affected(policy.key, label_of({"content": policy.content}, policy.key))


def _said_by(snapshot: Snapshot, side: str | None, read: Read) -> str:
    """What the newest text of a conflict's side says; empty where no side stays."""
    named = None if side is None else snapshot.resolve(side, CONFLICTS)
    key = None if named is None else newest_of(named, read)
    return "" if key is None else label_of(read(key) or {}, key)


def _deletable(editing: Editing, key: Key) -> None:
    record = editing.record(key)
    metadata = editing.metadata(key)
    if not isinstance(record, _DELETABLE):
        raise Refused(Refusal.OTHER_KIND, label_of(metadata, key))
    if record.is_deleted or _is_put_aside(editing, key):
        raise Refused(Refusal.NOT_CURRENT, label_of(metadata, key))


def _is_put_aside(editing: Editing, key: Key) -> bool:
    """Whether the record is an earlier or undone text, which no list shows."""
    metadata = editing.metadata(key)
    return metadata.get(SUPERSEDED_BY) == UNDONE or successor(key, metadata, editing.ahead.metadata) is not None


def _restored(editing: Editing, key: Key, tombstone: Tombstone | None) -> Operation:
    record = editing.record(key)
    metadata = editing.metadata(key)
    label = label_of(metadata, key)
    if not isinstance(record, _DELETABLE):
        raise Refused(Refusal.OTHER_KIND, label)
    if record.is_current:
        raise Refused(Refusal.NOT_DELETED, label)
    if _is_put_aside(editing, key):
        raise Refused(Refusal.NOT_CURRENT, label)
    now = format_time(editing.now)
    if not record.is_deleted:
        return Patch(
            key,
            {SUPERSEDED_BY: metadata.get(SUPERSEDED_BY), "updated_at": metadata.get("updated_at")},
            {SUPERSEDED_BY: None, "updated_at": now},
        )
    if tombstone is not None and holds(tombstone.after, metadata):
        after = {name: tombstone.before[name] for name in tombstone.after}
    elif record.content.strip():
        after = {"deleted_at": None, "deleted_by": None, "delete_reason": None, SUPERSEDED_BY: None, "updated_at": now}
    else:
        raise Refused(Refusal.TEXT_GONE, record.topic if isinstance(record, Fact) and record.topic else label)
    return Restore(key, {name: metadata.get(name) for name in after}, after)

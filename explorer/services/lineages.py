"""Which records are the texts of one and the same thing, as they stand now or will once what waits is written."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, TypeVar

from explorer.memory.ahead import Ahead
from explorer.memory.effects import Read
from explorer.memory.facts import Fact
from explorer.memory.keys import Key
from explorer.memory.lineage import in_order
from explorer.memory.protocols import RecordSource, Snapshot
from explorer.memory.records import SUPERSEDED_BY, SYSTEM_PREFIX, UNDONE, Record
from explorer.memory.system_records import SystemRecord

S = TypeVar("S", bound=SystemRecord)
REVISION_OF = "revision_of"
_GAP = 10
"""So many numbers without a record end the search: numbers are given without gaps, an erase may leave some."""


def root_of(key: Key, metadata: Mapping[str, Any]) -> Key:
    """The key of the lineage's first record, by which a lineage is known."""
    root = metadata.get(REVISION_OF)
    return Key(key.namespace, root) if isinstance(root, str) and root else key


def reader(snapshot: RecordSource) -> Read:
    """The metadata of a snapshot's records by key."""

    def read(key: Key) -> Mapping[str, Any] | None:
        row = snapshot.row(key)
        return None if row is None else snapshot.metadata(row)

    return read


def successor(key: Key, metadata: Mapping[str, Any], read: Read) -> Key | None:
    """The next revision of a record; None where it is the newest. A record of another lineage is no revision."""
    reference = metadata.get(SUPERSEDED_BY)
    if not isinstance(reference, str) or not reference or reference.startswith(SYSTEM_PREFIX):
        return None
    following = Key(key.namespace, reference)
    found = read(following)
    if found is None or found.get(SUPERSEDED_BY) == UNDONE or root_of(following, found) != root_of(key, metadata):
        return None
    return following


def newest_of(key: Key, read: Read) -> Key | None:
    """Where the newest revision stands, seen from any record of a lineage; None where there is no record.

    An undone revision leads to that of its root.
    """
    metadata = read(key)
    if metadata is not None and metadata.get(SUPERSEDED_BY) == UNDONE:
        key = root_of(key, metadata)
        metadata = read(key)
        if metadata is not None and metadata.get(SUPERSEDED_BY) == UNDONE:
            return None
    seen = {key}
    while metadata is not None and (following := successor(key, metadata, read)) not in seen:
        if following is None:
            return key
        key = following
        seen.add(key)
        metadata = read(key)
    return None if metadata is None else key


def members(snapshot: Snapshot, record: Record) -> list[Record]:
    """The lineage of a record in the snapshot, oldest text first; undone revisions are left out."""
    if isinstance(record, Fact):
        return [fact for fact in snapshot.history(record) if fact.superseded_by != UNDONE]
    assert isinstance(record, SystemRecord)
    return [*system_members(snapshot, type(record), record.root_id)]


def system_members(snapshot: Snapshot, kind: type[S], root_id: str) -> list[S]:
    """The lineage of a policy or skill by its root's id, oldest text first; undone revisions are left out."""
    return in_order(
        record for record in snapshot.system(kind) if record.root_id == root_id and record.superseded_by != UNDONE
    )


def numbered(root: Key, number: int) -> Key:
    """The key of a revision (SEMANTICS 2)."""
    return Key(root.namespace, f"{root.id}~{number}")


def highest_number(snapshot: Snapshot, ahead: Ahead, record: Record) -> int:
    """The highest number that a revision of the record's lineage bears; 1 where it was never revised."""
    root = Key(record.namespace, record.root_id)
    waiting = (key for key in ahead.touched if key.namespace == root.namespace)
    known = [member.key for member in members(snapshot, record)]
    pattern = re.compile(re.escape(root.id) + r"~([0-9]{1,9})")
    matches = (pattern.fullmatch(key.id) for key in (*known, *waiting))
    return max((int(match[1]) for match in matches if match is not None), default=1)


def every_key(snapshot: Snapshot, ahead: Ahead, record: Record) -> list[Key]:
    """All records of the lineage that are or will be there, undone revisions too, the first text first."""
    root = Key(record.namespace, record.root_id)
    known = [root, record.key, *(member.key for member in members(snapshot, record))]
    known += sorted(key for key in ahead.touched if key.namespace == root.namespace)
    number = 2
    last = highest_number(snapshot, ahead, record)
    while number <= last + _GAP:
        key = numbered(root, number)
        if ahead.metadata(key) is not None:
            known.append(key)
            last = max(last, number)
        number += 1
    found = {key: ahead.metadata(key) for key in dict.fromkeys(known)}
    return [key for key, metadata in found.items() if metadata is not None and root_of(key, metadata) == root]

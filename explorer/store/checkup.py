"""All records of a file looked at once, one after the other; then what only all of them together show."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import replace
from datetime import datetime

from explorer.memory.examination import SharedId
from explorer.memory.facts import Fact
from explorer.memory.findings import Amount, DeadReference, Growth, OddRecord, Ring, UnreadableTime, VectorCheck
from explorer.memory.keys import Key
from explorer.memory.records import SUPERSEDED_BY, UNDONE
from explorer.memory.records import Record as Decoded
from explorer.memory.references import Reference, lineage_references, references, rings, target
from explorer.memory.system_records import HotItem
from explorer.memory.times import parse_time
from explorer.store.image import Image
from explorer.store.record_checks import (
    HashTally,
    Record,
    VectorTally,
    decoded,
    is_without_content,
    odd_record,
    unreadable_times,
)


class Checkup:
    """What was found so far; `now` says whose time has run out."""

    def __init__(self, image: Image, now: datetime) -> None:
        self.records = 0
        self.namespaces: Counter[str] = Counter()
        self.odd: list[OddRecord] = []
        self.unreadable_times: list[UnreadableTime] = []
        self.without_content: list[Key] = []
        self.expired: list[Key] = []
        self.past_ttl: list[Key] = []
        self.hashes = HashTally()
        self._image, self._now, self._seconds = image, now, now.timestamp()
        self._vectors = VectorTally()
        self._namespaces_of: defaultdict[str, list[str]] = defaultdict(list)
        self._stale: list[Key] = []
        self._dead: list[DeadReference] = []
        self._lineage: list[tuple[Key, Reference]] = []
        self._undone: set[Key] = set()
        self._records_by: Counter[str] = Counter()
        self._bytes_by: Counter[str] = Counter()

    def look(self, record: Record, size: int) -> None:
        """Look at a record that readers see, `size` bytes large."""
        key = record.key
        self.records += 1
        self.namespaces[key.namespace] += 1
        self._namespaces_of[key.id].append(key.namespace)
        self._vectors.add(key, record.vector)
        self.unreadable_times += unreadable_times(record)
        self.hashes.add(record)
        if is_without_content(record):
            self.without_content.append(key)
        known = decoded(record)
        if known is not None:
            self._look_at(known, record.metadata.get("embedding_stale") is True, size)

    def pass_over(self, key: Key, size: int) -> None:
        """Note a record whose time to live has passed: it is only counted."""
        self.past_ttl.append(key)
        self._count("past_ttl", size)

    def vectors(self) -> VectorCheck:
        """What is wrong with vectors."""
        return replace(self._vectors.result(), stale=tuple(self._stale))

    def references(self) -> tuple[tuple[DeadReference, ...], tuple[Ring, ...]]:
        """References that lead nowhere, and those that lead in a circle."""
        dead = list(self._dead)
        following: defaultdict[str, dict[Key, Key]] = defaultdict(dict)
        for key, reference in self._lineage:
            found = target(reference, key.namespace, self._exists)
            if found is None or (reference.field == SUPERSEDED_BY and found in self._undone):
                dead.append(DeadReference(key, *reference))
            else:
                following[reference.field][key] = found
        circles = (Ring(field, ring) for field, edges in following.items() for ring in rings(edges))
        return tuple(dead), tuple(circles)

    def shared_ids(self) -> tuple[SharedId, ...]:
        """The ids that several namespaces use."""
        shared = ((one, names) for one, names in self._namespaces_of.items() if len(names) > 1)
        return tuple(SharedId(one, tuple(sorted(names))) for one, names in shared)

    def growth(self) -> Growth:
        """What is in the file and in no list."""
        return Growth(**{name: Amount(count, self._bytes_by[name]) for name, count in self._records_by.items()})

    def _look_at(self, known: Decoded, is_stale: bool, size: int) -> None:
        key = known.key
        if (odd := odd_record(known)) is not None:
            self.odd.append(odd)
        for reference in references(known):
            if target(reference, key.namespace, self._exists) is None:
                self._dead.append(DeadReference(key, *reference))
        self._lineage += ((key, reference) for reference in lineage_references(known))
        if known.superseded_by == UNDONE:
            self._undone.add(key)
            self._count("undone", size)
        elif not known.is_current:
            self._count("deleted" if known.is_deleted else "superseded", size)
        else:
            if is_stale:
                self._stale.append(key)
            if self._is_expired(known):
                self.expired.append(key)

    def _is_expired(self, known: Decoded) -> bool:
        if not isinstance(known, Fact | HotItem):
            return False
        end = parse_time(known.valid_until if isinstance(known, Fact) else known.expires_at)
        return end is not None and end <= self._now

    def _exists(self, key: Key) -> bool:
        row = self._image.row(key)
        return row is not None and self._image.is_live(row, self._seconds)

    def _count(self, name: str, size: int) -> None:
        self._records_by[name] += 1
        self._bytes_by[name] += size

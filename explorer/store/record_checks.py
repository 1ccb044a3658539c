"""What can be wrong with single records, whatever file they are in."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from explorer.memory.decode import KIND_BY_NAMESPACE, decode_fact, decode_system
from explorer.memory.findings import HashCheck, OddRecord, UnreadableTime, VectorCheck
from explorer.memory.keys import Key
from explorer.memory.namespaces import is_internal
from explorer.memory.records import DELETED
from explorer.memory.records import Record as Decoded
from explorer.memory.text import identify_digest
from explorer.memory.times import TIME_FIELDS, is_unreadable

_AT_ONCE = 1_024


class Record(NamedTuple):
    """A record as it is checked; `vector` is its vector as it stands in the file, empty where its length is wrong."""

    key: Key
    metadata: dict[str, object]
    vector: bytes


def decoded(record: Record) -> Decoded | None:
    """The record by the type of its namespace; None where that is none of ours."""
    kind = KIND_BY_NAMESPACE.get(record.key.namespace)
    if kind is not None:
        return decode_system(record.key, record.metadata, kind)
    return None if is_internal(record.key.namespace) else decode_fact(record.key, record.metadata)


def odd_record(record: Decoded) -> OddRecord | None:
    """What of the record does not fit its type; None where all does."""
    return OddRecord(record.key, record.problems) if record.problems else None


def unreadable_times(record: Record) -> Iterator[UnreadableTime]:
    """The time fields of the record that name no instant; missing, null and blank ones are no times at all."""
    for field in TIME_FIELDS:
        value = record.metadata.get(field)
        if is_unreadable(value):
            yield UnreadableTime(record.key, field, str(value)[:100])


def is_without_content(record: Record) -> bool:
    """Whether the record is a fact without a text that is no tombstone either."""
    content = record.metadata.get("content")
    blank = not (isinstance(content, str) and content.strip())
    return blank and not is_internal(record.key.namespace) and not _is_tombstone(record)


class HashTally:
    """Compares texts with their hashes, one record after the other."""

    def __init__(self) -> None:
        self._known: Counter[str] = Counter()
        self._unknown: list[Key] = []

    def add(self, record: Record) -> None:
        """Look at one record; tombstones, whose text was taken away, are left out."""
        content, digest = record.metadata.get("content"), record.metadata.get("content_hash")
        if not (isinstance(content, str) and isinstance(digest, str) and digest) or (
            not content and _is_tombstone(record)
        ):
            return
        algorithm = identify_digest(content, digest)
        if algorithm is None:
            self._unknown.append(record.key)
        else:
            self._known[algorithm] += 1

    def result(self) -> HashCheck:
        """What all records together say."""
        known, unknown = self._known, tuple(self._unknown)
        if len(known) == 1 and known.total() > len(unknown):
            return HashCheck(next(iter(known)), known.total(), unknown)
        return HashCheck(None, known.total(), (), unknown)


class VectorTally:
    """Looks at the vectors of records as they stand in the file, many at once."""

    def __init__(self) -> None:
        self._waiting: list[tuple[Key, bytes]] = []
        self._not_finite: list[Key] = []
        self._zero: list[Key] = []
        self._missing: list[Key] = []

    def add(self, key: Key, encoded: bytes) -> None:
        """Look at the vector of one record, little-endian float32, as long as all others; empty = it has none."""
        if not encoded:
            self._missing.append(key)
            return
        self._waiting.append((key, encoded))
        if len(self._waiting) == _AT_ONCE:
            self._look()

    def result(self) -> VectorCheck:
        """What is wrong with any of them."""
        self._look()
        return VectorCheck(tuple(self._not_finite), tuple(self._zero), tuple(self._missing))

    def _look(self) -> None:
        if not self._waiting:
            return
        vectors = np.frombuffer(b"".join(encoded for _, encoded in self._waiting), "<f4")
        vectors = vectors.reshape(len(self._waiting), -1)
        finite, used = np.isfinite(vectors).all(axis=1), vectors.any(axis=1)
        self._not_finite += (self._waiting[index][0] for index in np.flatnonzero(~finite))
        self._zero += (self._waiting[index][0] for index in np.flatnonzero(~used))
        self._waiting.clear()


def _is_tombstone(record: Record) -> bool:
    return record.metadata.get("superseded_by") == DELETED or record.metadata.get("deleted_at") is not None

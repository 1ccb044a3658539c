"""What can be wrong with single records, whatever file they are in."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from typing_extensions import override

from explorer.memory.decode import KIND_BY_NAMESPACE, decode_fact, decode_system
from explorer.memory.keys import Key
from explorer.memory.namespaces import is_internal
from explorer.memory.protocols import Matrix
from explorer.memory.records import DELETED
from explorer.memory.text import identify_digest
from explorer.memory.times import parse_time

_TIME_FIELDS = (
    "created_at",
    "updated_at",
    "last_accessed",
    "valid_until",
    "deleted_at",
    "decay_anchor",
    "expires_at",
    "resolved_at",
)
_ROWS_AT_ONCE = 8_192


class Record(NamedTuple):
    """A record as it is checked; `vector` is its row in the file's matrix, -1 where it has none of its dimension."""

    key: Key
    metadata: dict[str, object]
    vector: int


@dataclass(frozen=True, slots=True)
class OddRecord:
    """A record that does not fit its type, with the names of the fields that do not."""

    key: Key
    fields: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class UnreadableTime:
    """A field that should hold a time and holds something else."""

    key: Key
    field: str
    value: str

    @override
    def __str__(self) -> str:
        return f"{self.key}: {self.field} is “{self.value}”"


@dataclass(frozen=True, slots=True)
class HashCheck:
    """Whether texts are what their writers hashed (SEMANTICS 1).

    `algorithm` is the one that all hashes which match are of; None where there are none or writers differ, and then
    nothing counts as a mismatch: `unrecognised` are hashes that match no known digest of their text.
    """

    algorithm: str | None = None
    matching: int = 0
    mismatches: tuple[Key, ...] = ()
    unrecognised: tuple[Key, ...] = ()


@dataclass(frozen=True, slots=True)
class VectorCheck:
    """Records whose vector has NaN or infinite numbers, is all zeros, or is missing or of another dimension."""

    not_finite: tuple[Key, ...] = ()
    zero: tuple[Key, ...] = ()
    missing: tuple[Key, ...] = ()


NO_HASHES, SOUND_VECTORS = HashCheck(), VectorCheck()


def odd_record(record: Record) -> OddRecord | None:
    """What of the record does not fit its type; None where all does or its namespace has no type of ours."""
    kind = KIND_BY_NAMESPACE.get(record.key.namespace)
    if kind is not None:
        problems = decode_system(record.key, record.metadata, kind).problems
    elif is_internal(record.key.namespace):
        return None
    else:
        problems = decode_fact(record.key, record.metadata).problems
    return OddRecord(record.key, problems) if problems else None


def unreadable_times(record: Record) -> Iterator[UnreadableTime]:
    """The time fields of the record that name no instant; missing, null and blank ones are no times at all."""
    for field in _TIME_FIELDS:
        value = record.metadata.get(field)
        if value is None or (isinstance(value, str) and not value.strip()):
            continue
        if parse_time(value) is None:
            yield UnreadableTime(record.key, field, str(value)[:100])


def is_without_content(record: Record) -> bool:
    """Whether the record is a fact without a text that is no tombstone either."""
    content = record.metadata.get("content")
    blank = not (isinstance(content, str) and content.strip())
    return blank and not is_internal(record.key.namespace) and not _is_tombstone(record)


def check_hashes(records: Sequence[Record]) -> HashCheck:
    """Compare every text with its hash; tombstones, whose text was taken away, are left out."""
    known: Counter[str] = Counter()
    unknown: list[Key] = []
    for record in records:
        content, digest = record.metadata.get("content"), record.metadata.get("content_hash")
        if not (isinstance(content, str) and isinstance(digest, str) and digest) or (
            not content and _is_tombstone(record)
        ):
            continue
        algorithm = identify_digest(content, digest)
        if algorithm is None:
            unknown.append(record.key)
        else:
            known[algorithm] += 1
    if len(known) == 1 and known.total() > len(unknown):
        return HashCheck(next(iter(known)), known.total(), tuple(unknown))
    return HashCheck(None, known.total(), (), tuple(unknown))


def check_vectors(records: Sequence[Record], matrix: Matrix) -> VectorCheck:
    """Look at the vector of every record."""
    present = [record for record in records if record.vector >= 0]
    rows = np.array([record.vector for record in present], np.int64)
    finite, zero = np.ones(len(rows), bool), np.zeros(len(rows), bool)
    for start in range(0, len(rows), _ROWS_AT_ONCE):
        part = slice(start, start + _ROWS_AT_ONCE)
        vectors = matrix[rows[part]]
        finite[part] = np.isfinite(vectors).all(axis=1)
        zero[part] = ~vectors.any(axis=1)
    return VectorCheck(
        tuple(present[index].key for index in np.flatnonzero(~finite)),
        tuple(present[index].key for index in np.flatnonzero(zero)),
        tuple(record.key for record in records if record.vector < 0),
    )


def _is_tombstone(record: Record) -> bool:
    return record.metadata.get("superseded_by") == DELETED or record.metadata.get("deleted_at") is not None

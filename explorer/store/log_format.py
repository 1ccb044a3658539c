"""The bytes of vectlite's `.wal` file: batches of operations behind the magic (VECTLITE 4)."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from struct import Struct
from typing import NamedTuple

from explorer.store.vdb_format import Malformed, Parsed, parse_map, parse_name, parse_record, parse_text

_u32, _f64 = Struct("<I").unpack_from, Struct("<d").unpack_from


class Upsert(NamedTuple):
    """Operation 1."""

    record: Parsed


class Delete(NamedTuple):
    """Operation 2."""

    namespace: str
    id: str


class UpdateMetadata(NamedTuple):
    """Operation 3: the top-level keys of `changes` replace those of the record."""

    namespace: str
    id: str
    changes: dict[str, object]


class SetTtl(NamedTuple):
    """Operation 4; 0 = never."""

    namespace: str
    id: str
    expires_at: float


Operation = Upsert | Delete | UpdateMetadata | SetTtl


def iterate_batches(data: bytes, at: int) -> Iterator[tuple[list[Operation], int]]:
    """The whole batches of a WAL from offset `at` on, each with the offset behind it.

    A last batch that is cut is not there, as for vectlite. Malformed where a whole batch does not hold
    what it says.
    """
    while at + 4 <= len(data):
        (length,) = _u32(data, at)
        end = at + 4 + length
        if length < 4:
            raise Malformed(at, "a batch with nothing in it")
        if end > len(data):
            return
        yield _parse_batch(data, at + 4, end), end
        at = end


def _parse_batch(data: bytes, at: int, end: int) -> list[Operation]:
    operations: list[Operation] = []
    try:
        (count,) = _u32(data, at)
        at += 4
        for _ in range(count):
            operation, at = _parse_operation(data, at)
            operations.append(operation)
    except (struct.error, IndexError) as error:
        raise Malformed(at, "a batch that ends too early") from error
    if at != end:
        raise Malformed(at, "a batch of another length than it says")
    return operations


def _parse_operation(data: bytes, at: int) -> tuple[Operation, int]:
    tag = data[at]
    if tag == 1:
        parsed, at = parse_record(data, at + 1)
        return Upsert(parsed), at
    if tag not in (2, 3, 4):
        raise Malformed(at, f"an operation of unknown kind {tag}")
    namespace, at = parse_name(data, at + 1)
    record_id, at = parse_text(data, at)
    if tag == 2:
        return Delete(namespace, record_id), at
    if tag == 3:
        changes, at = parse_map(data, at)
        return UpdateMetadata(namespace, record_id, changes), at
    return SetTtl(namespace, record_id, _f64(data, at)[0]), at + 8

"""A main file that was written anew, laid over what was known of it: only records that changed are read.

A writer that closes or compacts writes the whole file again, mostly with the same records in the same order (sorted by
namespace and id). Comparing the bytes costs a tenth of reading them.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator

from explorer.memory.keys import Key
from explorer.memory.protocols import Report
from explorer.store import vdb_format as fmt
from explorer.store.image import Image

_TELL_EVERY = 4_000
_TIME_TO_LIVE = struct.Struct("<d")
_LENGTH = struct.Struct("<I")


def reread(image: Image, data: bytes, header: fmt.Header, report: Report) -> dict[int, Key] | None:
    """Make `image` hold the records of `data`; the rows that changed, came or went, with their keys.

    Rows that stay keep their numbers. None where the file is damaged or of another dimension: it has to be read as
    a whole then, and `image` is of no use. Raises what `report` raises.
    """
    if header.dimension != image.dimension:
        return None
    try:
        return _walk(image, data, header, report)
    except (struct.error, IndexError, fmt.Malformed):
        return None


def _walk(image: Image, data: bytes, header: fmt.Header, report: Report) -> dict[int, Key] | None:
    expected = list(_in_file_order(image))
    seen = bytearray(len(image.records))
    touched: dict[int, Key] = {}
    at, next_up = fmt.HEADER_SIZE, 0
    for number in range(header.records):
        if number % _TELL_EVERY == 0:
            report(number / header.records)
        behind = _behind_same(image, expected[next_up][1], data, at) if next_up < len(expected) else 0
        if behind:
            seen[expected[next_up][1]] = 1
            next_up += 1
            at = behind
            continue
        parsed, behind = fmt.parse_record(data, at)
        key = Key(parsed.namespace, parsed.id)
        row = image.row(key)
        if row is not None and row < len(seen) and seen[row]:
            return None
        if row is None or not _behind_same(image, row, data, at):
            row = image.replace(parsed, data)
            touched[row] = key
        if row < len(seen):
            seen[row] = 1
        while next_up < len(expected) and expected[next_up][0] <= key:
            next_up += 1
        at = behind
    if at != len(data):
        return None
    for key, row in expected:
        if not seen[row]:
            image.remove(key)
            touched[row] = key
    return touched


def _in_file_order(image: Image) -> Iterator[tuple[Key, int]]:
    for namespace, rows in sorted(image.rows.items()):
        for record_id, row in sorted(rows.items()):
            yield Key(namespace, record_id), row


def _behind_same(image: Image, row: int, data: bytes, at: int) -> int:
    """The offset behind the record in `row` where it stands unchanged at `at`; 0 where it does not."""
    record = image.records[row]
    if record is None or record.vector < 0:
        return 0
    for name in (record.namespace, record.id):
        encoded = name.encode()
        if not data.startswith(_LENGTH.pack(len(encoded)) + encoded, at):
            return 0
        at += 4 + len(encoded)
    if not data.startswith(record.metadata, at):
        return 0
    at += len(record.metadata)
    if not image.has_vector(record.vector, data, at):
        return 0
    at += 4 + 4 * image.dimension
    if not data.startswith(record.extras, at):
        return 0
    at += len(record.extras)
    (expires_at,) = _TIME_TO_LIVE.unpack_from(data, at)
    return at + 8 if expires_at == record.expires_at else 0

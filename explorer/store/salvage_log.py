"""Finds whole batches anywhere in a log, also behind damage, and whole records in batches that are damaged."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from typing import NamedTuple

import numpy as np

from explorer.memory.keys import Key
from explorer.memory.protocols import Report
from explorer.memory.salvaged import UNFINISHED
from explorer.store import log_format as log
from explorer.store import vdb_format as fmt
from explorer.store.record_shape import Effort, is_clean, is_text, measure, number, skip_map, skip_text
from explorer.store.salvage_scan import (
    BYTES_A_VALUE,
    Findings,
    Found,
    Numbers,
    Places,
    Scan,
    candidates,
    find_records,
)

_LEAST_PAYLOAD = 13
"""The number of operations, and the shortest: a deletion of a record without names."""
_TAGS = (1, 2, 3, 4)


class Piece(NamedTuple):
    """What is laid over the records: the operations at `start`; `data` is what their offsets count from.

    `is_whole` = all of a batch, else one record of a batch that is damaged. `is_doubtful` = it overlaps another one.
    """

    start: int
    end: int
    data: bytes
    operations: list[log.Operation]
    is_whole: bool
    is_doubtful: bool


def find_batches(data: bytes, report: Report) -> Findings:
    """All whole batches in a log, whatever is between them; one is expected behind the magic."""
    return Scan(data, _batch).run(len(fmt.WAL_MAGIC), candidates(data, _batch_starts, report))


def pieces(data: bytes, found: Sequence[Found], dimension: int, report: Report) -> list[Piece]:
    """What is to be laid over the records, in the order in which it was written.

    `found` are the batches that count. Whole records without flaw that are of none of them are laid over, too: they
    stand between batches, or in the middle of one where the disk has put a block that belongs elsewhere.
    """
    result = []
    furthest = 0
    for each in found:
        own = data[each.start : each.end]
        operations = next(log.iterate_batches(own, 0), ([], 0))[0]
        result.append(Piece(each.start, each.end, own, operations, True, each.start < furthest))
        furthest = max(furthest, each.end)
    result += _strays(data, result, dimension, report)
    return sorted(result, key=lambda piece: (piece.start, -piece.end))


def written_by(placed: Iterable[Piece]) -> set[Key]:
    """The keys of all records in them."""
    records = (one.record for piece in placed for one in piece.operations if isinstance(one, log.Upsert))
    return {Key(record.namespace, record.id) for record in records}


def _strays(data: bytes, batches: Sequence[Piece], dimension: int, report: Report) -> list[Piece]:
    strays = []
    starts = [piece.start for piece in batches]
    for each in find_records(data, len(data), report).found:
        if not each.is_clean or each.dimension != dimension:
            continue
        own = data[each.start : each.end]
        record = fmt.parse_record(own, 0)[0]
        batch = batches[bisect_right(starts, each.start) - 1] if starts and starts[0] < each.start else None
        is_own = batch is not None and each.end <= batch.end and Key(record.namespace, record.id) in written_by([batch])
        if not is_own:
            strays.append(Piece(each.start, each.end, own, [log.Upsert(record)], False, False))
    return strays


def _batch_starts(numbers: Numbers, places: Places) -> Places:
    length = numbers[places].astype(np.int64)
    inside = (length >= _LEAST_PAYLOAD) & (places + 4 + length <= len(numbers) + 3)
    places, length = places[inside], length[inside]
    count, tag = numbers[places + 4], numbers[places + 8] & 0xFF
    return places[(count >= 1) & (count <= length) & (tag >= _TAGS[0]) & (tag <= _TAGS[-1])]


def _batch(data: bytes, start: int, effort: Effort) -> Found:
    end = start + 4 + number(data, start)
    if end > len(data):
        raise fmt.Malformed(start, UNFINISHED)
    dimension, clean, at = 0, True, start + 8
    texts: list[tuple[int, int]] = []
    flags: list[int] = []
    for _ in range(number(data, start + 4)):
        effort.spend(1)
        tag, at = data[at], at + 1
        if tag == 1:
            shape = measure(data, at, effort)
            if dimension not in (0, shape.dimension):
                raise fmt.Malformed(at, "vectors of two dimensions in one batch")
            dimension, at = shape.dimension, shape.end
            clean = clean and is_clean(data, shape)
        elif tag in _TAGS:
            at = skip_text(data, skip_text(data, at, texts), texts)
            if tag == 3:
                at = skip_map(data, at, texts, flags, effort)
            at += 8 * (tag == 4)
        else:
            raise fmt.Malformed(at, f"an operation of unknown kind {tag}")
        if at > end:
            raise fmt.Malformed(at, "a batch that ends too early")
    if at != end:
        raise fmt.Malformed(at, "a batch of another length than it says")
    effort.spend((end - start) // BYTES_A_VALUE)
    clean = clean and is_text(data, texts) and all(data[at] <= 1 for at in flags)
    return Found(start, end, dimension, clean)

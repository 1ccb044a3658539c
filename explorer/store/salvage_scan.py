"""Finds whole records anywhere in bytes, also behind damage: every place is tried, none is believed by its lengths."""

from __future__ import annotations

import struct
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from heapq import heappop, heappush
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from explorer.memory.protocols import Report
from explorer.store import vdb_format as fmt
from explorer.store.record_shape import Effort, is_clean, measure

_CHUNK = 1 << 18
_TELL_EVERY = 500
_MOST_OVERLAP, _MOST_VALUES = 4, 4
_MALFORMED = (fmt.Malformed, struct.error, IndexError)
CUT = "the file ends inside a record"
BYTES_A_VALUE = 64
"""So many bytes of text are read in the time of one value."""
Numbers = NDArray[np.uint32]
Places = NDArray[np.int64]
Starts = Callable[[Numbers, Places], Places]
Measured = Callable[[bytes, int, Effort], "Found"]


class Found(NamedTuple):
    """A whole record (or batch) from `start` to `end`; not `is_clean` = some value in it is certainly damaged."""

    start: int
    end: int
    dimension: int
    is_clean: bool


@dataclass(slots=True)
class Findings:
    """What was found, by ascending place; `failures` says why there is none where one was expected.

    `is_cut_short` where places were so many that looked like records that not each could be followed to its end.
    """

    found: list[Found] = field(default_factory=list)
    failures: dict[int, str] = field(default_factory=dict)
    is_cut_short: bool = False

    def covers(self, begin: int, end: int) -> bool:
        """Whether they stand one behind the other from `begin` to `end`."""
        at = begin
        for each in self.found:
            if each.start != at:
                return False
            at = each.end
        return at == end


class Scan:
    """Tries places one after the other, the lowest first.

    A place is expected to hold something where what stands before it ends; what is found there may have damaged
    values. What is found elsewhere must be without flaw, or be followed by something: then its lengths are right.
    """

    def __init__(self, data: bytes, measured: Measured) -> None:
        self._data = data
        self._measured = measured
        self._effort = Effort(len(data))
        self._found: dict[int, Found] = {}
        self._doubtful: list[Found] = []
        self._failures: dict[int, str] = {}
        self._sizes: defaultdict[int, list[tuple[int, int]]] = defaultdict(list)
        self._taken: Counter[int] = Counter()
        self._cost = 0

    def run(self, expected: int, places: Iterator[int]) -> Findings:
        """Look at `expected`, at what comes behind everything found, and at `places`, which ascend."""
        waiting = [expected]
        following = next(places, None)
        while waiting or following is not None:
            is_expected = following is None or (bool(waiting) and waiting[0] <= following)
            if is_expected:
                at = heappop(waiting)
            else:
                assert following is not None
                at, following = following, next(places, None)
            if at not in self._found and at not in self._failures and at < len(self._data):
                self._look(at, is_expected=is_expected)
                if at in self._found:
                    heappush(waiting, self._found[at].end)
        return self._findings()

    def _look(self, at: int, *, is_expected: bool) -> None:
        before = self._effort.begin()
        try:
            found = self._measured(self._data, at, self._effort)
        except _MALFORMED as error:
            if is_expected:
                self._failures[at] = error.what if isinstance(error, fmt.Malformed) else CUT
            return
        if not found.is_clean and not is_expected:
            self._doubtful.append(found)
        else:
            cost, self._effort.left = before - self._effort.left, before
            self._accept(found, cost)

    def _accept(self, found: Found, cost: int) -> None:
        # Made-up bytes may hold a record in every record. True ones have no more room than the file has, and are of
        # one dimension; so the largest go where those of one dimension are together several times its size.
        self._cost += cost
        if self._cost > _MOST_VALUES * len(self._data):
            self._effort.is_used_up = True
            return
        self._found[found.start] = found
        sizes = self._sizes[found.dimension]
        heappush(sizes, (found.start - found.end, found.start))
        self._taken[found.dimension] += found.end - found.start
        while self._taken[found.dimension] > _MOST_OVERLAP * len(self._data):
            self._effort.is_used_up = True
            size, start = heappop(sizes)
            self._taken[found.dimension] += size
            del self._found[start]

    def _findings(self) -> Findings:
        for each in reversed(self._doubtful):
            if each.start not in self._found and (each.end in self._found or each.end == len(self._data)):
                self._found[each.start] = each
        found = [self._found[at] for at in sorted(self._found)]
        return Findings(found, self._failures, self._effort.is_used_up)


def find_records(data: bytes, expected: int, report: Report) -> Findings:
    """All whole records in `data`; where one is `expected`, values in it may be damaged."""
    return Scan(data, _record).run(expected, candidates(data, record_starts, report))


def follow_records(data: bytes, start: int, report: Report) -> Findings:
    """The records that stand one behind the other from `start` on, up to the first that is none."""

    def measured(data: bytes, at: int, effort: Effort) -> Found:
        report(at / len(data))
        return _record(data, at, effort)

    return Scan(data, measured).run(start, iter(()))


def candidates(data: bytes, starts: Starts, report: Report) -> Iterator[int]:
    """The places in `data` that `starts` leaves over, ascending: it is given every place in turn."""
    size = len(data) - 3
    if size <= 0:
        return
    # The u32 at every byte, aligned or not; no copy is made.
    numbers: Numbers = np.ndarray((size,), "<u4", data, strides=(1,))
    for begin in range(0, size, _CHUNK):
        report(begin / size)
        for number, place in enumerate(starts(numbers, np.arange(begin, min(begin + _CHUNK, size))).tolist()):
            if number % _TELL_EVERY == _TELL_EVERY - 1:
                report(place / size)
            yield place


def record_starts(numbers: Numbers, places: Places) -> Places:
    """Those of `places` where two texts, and a map or a vector behind them, would end within the file."""
    last = len(numbers) - 1
    at = places
    for _ in range(2):
        behind = at + 4 + numbers[at]
        inside = behind <= last
        places, at = places[inside], behind[inside]
    count = numbers[at].astype(np.int64)
    at = at + 4
    inside = (at <= last) & (count <= last)
    places, at, count = places[inside], at[inside], count[inside]
    following = numbers[at].astype(np.int64)
    is_vector = (count == 0) & (following > 0) & (at + 4 + 4 * following + 12 <= last)
    tag_at = at + 4 + following
    tags = numbers[np.minimum(tag_at, last)] & 0xFF
    is_map = (count > 0) & (tag_at <= last) & (tags >= 1) & (tags <= 7)
    result: Places = places[is_vector | is_map]
    return result


def _record(data: bytes, at: int, effort: Effort) -> Found:
    shape = measure(data, at, effort)
    effort.spend((shape.end - at - 4 * shape.dimension * len(shape.vectors)) // BYTES_A_VALUE)
    return Found(at, shape.end, shape.dimension, is_clean(data, shape))

"""What decay has to know of every fact, in arrays: any law can be tried on them at once, for any instant."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from explorer.memory.decay_laws import DecayLaw, Kinds, Numbers, kind_code
from explorer.memory.decode import decode_fact
from explorer.memory.facts import Fact
from explorer.memory.fading import anchor, base_importance
from explorer.memory.keys import Key
from explorer.memory.namespaces import is_internal
from explorer.memory.protocols import Report
from explorer.memory.times import parse_seconds
from explorer.services.editing import Editing

Flags = NDArray[np.bool_]
_HOUR = 3600.0
_NONE = float("nan")
_REPORT_EVERY = 1_000


class Reading(NamedTuple):
    """What decay has to know of one fact; times in Unix seconds, NaN = none."""

    kind: int
    base: float
    """The importance at `anchor`, from which every run begins, 0..1; NaN = it has none and cannot fade."""
    stored: float
    """The importance that stands in the file, 0..1; NaN = none."""
    anchor: float
    """Its last use, else when it was learned; or when a person set its importance, where that is later."""
    seen: float
    """The latest of that, of when it was learned and of its last recall: Weibull's age counts from here."""
    pinned: bool


@dataclass(frozen=True, slots=True, eq=False)
class Survey:
    """Every current fact, in file order, as it will be once what waits is written; the fields of `Reading`, shape (n,).

    Expired facts are current: they fade as others do. Pinned ones are among them, and never change. `odd` are facts
    that do not fit their type, which are read-only; they and what is superseded or deleted are left out.
    """

    keys: tuple[Key, ...]
    kinds: Kinds
    base: Numbers
    stored: Numbers
    anchor: Numbers
    seen: Numbers
    pinned: Flags
    odd: int

    def importance(self, law: DecayLaw, at: datetime) -> Numbers:
        """What is left at an instant, 0..1; NaN where a fact has no importance. Pinned facts have all of it."""
        start = self.seen if law.counts_recalls else self.anchor
        left: Numbers = self.base * law.left((at.timestamp() - start) / _HOUR, self.kinds)
        return np.where(self.pinned, self.base, left)

    def falls_below(self, law: DecayLaw) -> Numbers:
        """When each fact falls below the law's threshold, in Unix seconds.

        Infinite = never; −infinite = it is below whatever its age, because it was given less.
        """
        start = self.seen if law.counts_recalls else self.anchor
        with np.errstate(divide="ignore", invalid="ignore", over="ignore"):
            share = np.minimum(law.threshold / self.base, 1.0)
            at: Numbers = start + _HOUR * law.hours_until(share, self.kinds)
        at[np.isnan(at)] = np.inf
        at[self.base < law.threshold] = -np.inf
        at[self.pinned] = np.inf
        return at

    def where(self, keys: frozenset[Key]) -> Flags:
        """Which of the facts stand under one of these keys."""
        return np.fromiter((key in keys for key in self.keys), np.bool_, len(self.keys))

    def reading(self, row: int) -> Reading:
        """One fact."""
        columns = (self.kinds, self.base, self.stored, self.anchor, self.seen, self.pinned)
        return Reading(*(column[row].item() for column in columns))


def survey(editing: Editing, report: Report) -> Survey:
    """One pass over all facts. It decodes each: some seconds at 100,000, so it is asked in the worker."""
    keys: list[Key] = []
    readings: list[Reading] = []
    odd = 0
    for key, metadata in _facts(editing, report):
        fact = decode_fact(key, metadata)
        if can_fade(fact):
            keys.append(key)
            readings.append(reading_of(fact, metadata))
        elif fact.is_current:
            odd += 1
    columns = zip(*readings, strict=True) if readings else [()] * len(Reading._fields)
    kinds, *numbers, pinned = (np.array(column) for column in columns)
    base, stored, start, seen = (column.astype(np.float64) for column in numbers)
    return Survey(tuple(keys), kinds.astype(np.int8), base, stored, start, seen, pinned.astype(np.bool_), odd)


def can_fade(fact: Fact) -> bool:
    """Whether decay looks at a fact: it is neither superseded, deleted nor odd."""
    return fact.is_current and not fact.problems


def reading_of(fact: Fact, metadata: Mapping[str, Any]) -> Reading:
    """What decay has to know of a fact; `metadata` are its own."""
    start, base = anchor(fact), base_importance(fact)
    # Without an anchor nothing says from when the stored importance is: decayed twice, it would fade twice.
    used = (parse_seconds(metadata.get(name)) for name in ("last_recalled_at", "last_mentioned_at"))
    moments = (start, parse_seconds(fact.created_at), *used)
    seen = [] if start is None else [each for each in moments if each is not None]
    return Reading(
        kind_code(fact.kind),
        _NONE if base is None else base,
        _NONE if fact.importance is None else fact.importance,
        _NONE if start is None else start,
        max(seen, default=_NONE),
        fact.pinned,
    )


def _facts(editing: Editing, report: Report) -> Iterator[tuple[Key, Mapping[str, Any]]]:
    """Every fact that is or will be there, with its metadata."""
    snapshot, ahead = editing.snapshot, editing.ahead
    rows = snapshot.fact_rows(None).tolist()
    for number, row in enumerate(rows):
        if number % _REPORT_EVERY == 0:
            report(number / len(rows))
        key = snapshot.key(row)
        metadata = ahead.metadata(key) if key in ahead.touched else snapshot.metadata(row)
        if metadata is not None:
            yield key, metadata
    for key in sorted(ahead.touched):
        metadata = ahead.metadata(key)
        if metadata is not None and not is_internal(key.namespace) and snapshot.row(key) is None:
            yield key, metadata
    report(1.0)

"""What a voice is: a ranked list of facts with a figure each, in an order that two runs agree on."""

from __future__ import annotations

from dataclasses import dataclass
from heapq import nsmallest
from math import isnan, nan
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from explorer.memory.keys import Key
from explorer.memory.protocols import Numbers, Snapshot
from explorer.memory.query import Rows
from explorer.services.recall.results import Heard, Voice

CUTS = {Voice.LEXICAL: 20, Voice.SEMANTIC: 30, Voice.TEMPORAL: 30, Voice.GRAPH: 30}
"""How many facts of each voice are heard; never fewer than there may be results (SEMANTICS 9)."""


class Path(NamedTuple):
    """How links lead to a fact from one that the question found."""

    weight: float
    via: Key
    link: str
    hops: int


@dataclass(frozen=True, slots=True, eq=False)
class Ranking:
    """Rows, best first, with the voice's figure of each, shape (n,); the graph's paths beside them."""

    rows: Rows
    figures: Numbers
    paths: tuple[Path, ...] = ()

    def first(self, count: int) -> Ranking:
        """Its best `count`."""
        return Ranking(self.rows[:count], self.figures[:count], self.paths[:count])

    def heard(self, at: int, part: float) -> Heard:
        """What is said at a place, counted from 0, where that gives this part of the fused score."""
        figure = float(self.figures[at])
        if isnan(figure):
            # The one that is equal to itself where values are compared: equal answers are equal.
            figure = nan
        if not self.paths:
            return Heard(at + 1, figure, part)
        path = self.paths[at]
        return Heard(at + 1, figure, part, path.via, path.link, path.hops)


SILENT = Ranking(np.empty(0, np.int32), np.empty(0))


def best_first(
    snapshot: Snapshot, rows: Rows, figures: Numbers, learned: Numbers, count: int | None
) -> NDArray[np.int64]:
    """The places of the best `count` of `rows` (None: of all) by figure, the larger the better; shape (k,).

    Equal ones come newest first, those without a time last, then by key: row numbers decide nothing.
    """
    newest = np.where(np.isnan(learned), -np.inf, learned)
    places = np.arange(len(rows))
    if count is not None and count < len(rows):
        worst = _largest(figures, count)
        better, equal = np.flatnonzero(figures > worst), np.flatnonzero(figures == worst)
        # A word that says nothing is as good in every fact: those that are too old are not put in order first.
        equal = equal[newest[equal] >= _largest(newest[equal], count - len(better))]
        places = np.concatenate([better, equal])
    places = places[np.lexsort((-newest[places], -figures[places]))]
    return _equals_by_key(snapshot, rows, figures, newest, places, len(places) if count is None else count)[:count]


def _largest(numbers: Numbers, place: int) -> float:
    """The number at a place, counted from 1, when the largest comes first."""
    return float(np.partition(numbers, len(numbers) - place)[len(numbers) - place])


def _equals_by_key(
    snapshot: Snapshot, rows: Rows, figures: Numbers, newest: Numbers, places: NDArray[np.int64], count: int
) -> NDArray[np.int64]:
    """Put runs of equal figure and time in the order of their keys, as far as they are among the first `count`."""
    if len(places) < 2:
        return places
    differs = (np.diff(figures[places]) != 0) | (newest[places][1:] != newest[places][:-1])
    starts = np.flatnonzero(np.concatenate([[True], differs, [True]]))
    result = places.copy()
    for start, end in zip(starts[:-1].tolist(), starts[1:].tolist(), strict=True):
        if start < count and end - start > 1:
            # Of facts that were brought in all at once, tens of thousands may be equal.
            first = nsmallest(count - start, places[start:end], key=lambda place: snapshot.key(int(rows[place])))
            result[start : start + len(first)] = first
    return result

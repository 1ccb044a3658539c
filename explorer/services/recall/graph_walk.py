"""The voice that knows links: what hangs together with the best of what words and meaning find."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from explorer.memory.protocols import Numbers, Snapshot
from explorer.memory.query import Rows
from explorer.memory.recall_query import Ties
from explorer.services.recall.scope import Audience
from explorer.services.recall.voices import SILENT, Path, Ranking, best_first

SEEDS = 3
"""So many of the best of the lexical and of the semantic voice are walked from."""
PER_HOP = 0.5
UNWEIGHTED = 0.35
"""A link that is written without a weight counts as the weakest that our agent side writes (SEMANTICS 12)."""
WALKED_ON = 100
"""The second hop begins at so many of the facts around a seed: those on the heaviest links, the newest of equals. All
around it are heard all the same. Without a bound, a fact that everything is linked to would have everything walked."""

Places = NDArray[np.int64]


class _Leg(NamedTuple):
    """Where a hop begins: in `row`, which a path of this weight leads to from the seed at that place."""

    row: int
    weight: float
    hops: int
    seed: int


class _Steps(NamedTuple):
    """Where hops end, column by column, each shape (n,): in `rows`, over the links at these places of the ties."""

    rows: Rows
    weights: Numbers
    hops: Places
    seeds: Places
    links: Places

    def only(self, wanted: NDArray[np.bool_] | Places) -> _Steps:
        """Those that are `wanted`."""
        return _Steps(
            self.rows[wanted], self.weights[wanted], self.hops[wanted], self.seeds[wanted], self.links[wanted]
        )


def seeds_of(rankings: Sequence[Ranking]) -> list[int]:
    """The rows to walk from: the best of each ranking, each row once."""
    return list(dict.fromkeys(row for ranking in rankings for row in ranking.rows[:SEEDS].tolist()))


def graph(snapshot: Snapshot, audience: Audience, seeds: Sequence[int], count: int | None) -> Ranking:
    """The facts that may answer and are two links away at most, either way, by the weight of the best path.

    The weight of a path is the product of its links' weights, halved at every hop. A seed is named where another one
    leads to it. Equal paths: fewer hops, then the seed that comes first, then by the type of the last link. Not all
    around a seed are walked on from (`WALKED_ON`).
    """
    ties = _walkable(snapshot, audience, seeds)
    near = _steps(ties, [_Leg(seed, 1.0, 0, at) for at, seed in enumerate(seeds)], seeds)
    onward = [leg for at in range(len(seeds)) for leg in _onward(snapshot, near.only(near.seeds == at), ties)]
    ties = _joined(ties, _walkable(snapshot, audience, {leg.row for leg in onward}.difference(seeds)))
    steps = _with(near, _steps(ties, onward, seeds))
    found = _best_of_each(steps.only(audience.may_answer(steps.rows)), ties)
    if not len(found.rows):
        return SILENT
    learned = audience.learned[audience.places(found.rows)]
    best = found.only(best_first(snapshot, found.rows, found.weights, learned, count))
    paths = (
        Path(weight, snapshot.key(seeds[seed]), ties.kinds[link], hops)
        for _, weight, hops, seed, link in zip(*(column.tolist() for column in best), strict=True)
    )
    return Ranking(best.rows, best.weights, tuple(paths))


def _walkable(snapshot: Snapshot, audience: Audience, rows: Collection[int]) -> Ties:
    """The links around these facts to such as a path may lead through."""
    ties = snapshot.ties(np.array(sorted(rows), np.int32))
    return ties.only(audience.shows(ties.others))


def _joined(some: Ties, more: Ties) -> Ties:
    return Ties(
        np.concatenate([some.rows, more.rows]),
        np.concatenate([some.others, more.others]),
        [*some.kinds, *more.kinds],
        np.concatenate([some.weights, more.weights]),
    )


def _with(near: _Steps, far: _Steps) -> _Steps:
    return _Steps(
        np.concatenate([near.rows, far.rows]),
        np.concatenate([near.weights, far.weights]),
        np.concatenate([near.hops, far.hops]),
        np.concatenate([near.seeds, far.seeds]),
        np.concatenate([near.links, far.links]),
    )


def _steps(ties: Ties, legs: Sequence[_Leg], seeds: Sequence[int]) -> _Steps:
    """Every hop that may be the best to where it ends.

    Of several legs that begin in one fact, the best is the best to wherever it leads. But it leads not back to its own
    seed: to seeds all of them are followed.
    """
    order = np.argsort(ties.rows, kind="stable")
    rows, is_seed = ties.rows[order], np.isin(ties.others[order], np.array(seeds, np.int32))
    taken: list[tuple[_Leg, Places]] = []
    for row, group in groupby(sorted(legs, key=lambda leg: (leg.row, -leg.weight, leg.seed)), key=lambda leg: leg.row):
        of_row = slice(*np.searchsorted(rows, [row, row + 1]).tolist())
        links, to_seed = order[of_row], order[of_row][is_seed[of_row]]
        for place, leg in enumerate(group):
            followed = to_seed if place else links
            taken.append((leg, followed[ties.others[followed] != seeds[leg.seed]]))
    return _taken(ties, taken)


def _taken(ties: Ties, taken: Sequence[tuple[_Leg, Places]]) -> _Steps:
    links = np.concatenate([np.empty(0, np.int64), *(followed for _, followed in taken)])
    columns = np.array([(leg.weight, leg.hops, leg.seed) for leg, _ in taken]).reshape(-1, 3)
    weights, hops, at = np.repeat(columns, [len(followed) for _, followed in taken], axis=0).T
    written = ties.weights[links]
    usable = np.where(np.isfinite(written) & (written > 0.0), np.minimum(written, 1.0), UNWEIGHTED)
    return _Steps(ties.others[links], weights * usable * PER_HOP, hops.astype(np.int64) + 1, at.astype(np.int64), links)


def _onward(snapshot: Snapshot, steps: _Steps, ties: Ties) -> Iterator[_Leg]:
    """Where the walk from one seed goes on."""
    around = _best_of_each(steps, ties)
    best = around.only(best_first(snapshot, around.rows, around.weights, snapshot.learned(around.rows), WALKED_ON))
    for row, weight, hops, seed, _ in zip(*(column.tolist() for column in best), strict=True):
        yield _Leg(row, weight, hops, seed)


def _best_of_each(steps: _Steps, ties: Ties) -> _Steps:
    """The best of the steps that end in one fact, by ascending row."""
    kinds = [ties.kinds[link] for link in steps.links.tolist()]
    place = {kind: at for at, kind in enumerate(sorted(set(kinds)))}
    by_kind = np.array([place[kind] for kind in kinds], np.int64)
    order = np.lexsort((by_kind, steps.seeds, steps.hops, -steps.weights, steps.rows))
    rows = steps.rows[order]
    return steps.only(order[np.diff(rows, prepend=-1) != 0])

"""The voice that knows links: what hangs together with the best of what words and meaning find."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import isfinite

import numpy as np

from explorer.memory.protocols import Snapshot
from explorer.memory.recall_query import Tie
from explorer.services.recall.scope import Audience
from explorer.services.recall.voices import SILENT, Path, Ranking, best_first

SEEDS = 3
"""So many of the best of the lexical and of the semantic voice are walked from."""
HOPS = 2
PER_HOP = 0.5
UNWEIGHTED = 0.35
"""A link that is written without a weight counts as the weakest that our agent side writes (SEMANTICS 12)."""


def seeds_of(rankings: Sequence[Ranking]) -> list[int]:
    """The rows to walk from: the best of each ranking, each row once."""
    return list(dict.fromkeys(row for ranking in rankings for row in ranking.rows[:SEEDS].tolist()))


def graph(snapshot: Snapshot, audience: Audience, seeds: Sequence[int], count: int | None) -> Ranking:
    """The facts that may answer and are two links away at most, either way, by the weight of the best path.

    The weight of a path is the product of its links' weights, halved at every hop. A seed is named where another one
    leads to it. Equal paths: fewer hops, then the seed that comes first.
    """
    found: dict[int, Path] = {}
    for seed in seeds:
        for row, path in _walk(snapshot, seed, audience).items():
            if row not in found or _rank(path) > _rank(found[row]):
                found[row] = path
    rows = np.array([row for row in sorted(found) if row in audience], np.int32)
    if not len(rows):
        return SILENT
    weights = np.array([found[row].weight for row in rows.tolist()])
    best = best_first(snapshot, rows, weights, audience.learned[audience.places(rows)], count)
    return Ranking(rows[best], weights[best], tuple(found[row] for row in rows[best].tolist()))


def _walk(snapshot: Snapshot, seed: int, audience: Audience) -> Mapping[int, Path]:
    """The best path to every fact around one."""
    via = snapshot.key(seed)
    reached: dict[int, Path] = {}
    frontier = {seed: 1.0}
    for hops in range(1, HOPS + 1):
        steps: dict[int, Path] = {}
        for tie in snapshot.ties(np.array(sorted(frontier), np.int32)):
            path = Path(frontier[tie.row] * _weight(tie) * PER_HOP, via, tie.kind, hops)
            is_better = tie.other not in steps or path.weight > steps[tie.other].weight
            if is_better and tie.other != seed and audience.shows(tie.other):
                steps[tie.other] = path
        for row, path in steps.items():
            if row not in reached or _rank(path) > _rank(reached[row]):
                reached[row] = path
        frontier = {row: path.weight for row, path in steps.items()}
        if not frontier:
            break
    return reached


def _weight(tie: Tie) -> float:
    return min(tie.weight, 1.0) if isfinite(tie.weight) and tie.weight > 0.0 else UNWEIGHTED


def _rank(path: Path) -> tuple[float, int]:
    return path.weight, -path.hops

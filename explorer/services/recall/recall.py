"""What an agent gets for a question: the one function behind `search_memory` and the window's search as an agent.

Pure: the same request of the same state at the same time has the same answer, down to the order of equal results.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime

import numpy as np
from numpy.typing import NDArray

from explorer.memory.keys import Key
from explorer.memory.protocols import Matrix, Snapshot
from explorer.services.recall.diversity import mmr
from explorer.services.recall.fusion import fuse
from explorer.services.recall.hearing import Hearing, hear
from explorer.services.recall.merit import decay, repo_factor, trust
from explorer.services.recall.request import Mode, Request
from explorer.services.recall.results import Found, Heard, Recalled, Silence, Voice


def recall(
    snapshot: Snapshot,
    request: Request,
    vector: NDArray[np.float32] | None,
    now: datetime,
    silence: Silence | None = None,
) -> Recalled:
    """Answer a request. `vector` is the unit vector of its text, shape (dimension,); without one, `silence` says why.

    `now` is aware: what has expired by it is no answer, and its zone is the one that "yesterday" is meant in.
    A question without a word has no answer; one without words that anybody knows has what its meaning finds.
    """
    hearing = hear(snapshot, request, vector, now, silence)
    candidates = weighed(snapshot, request, hearing, now)
    found = _diverse(snapshot, candidates, request.limit) if request.mode is Mode.HYBRID else candidates
    return Recalled(
        request,
        tuple(found[: max(request.limit, 0)]),
        hearing.intent,
        hearing.period,
        hearing.weights,
        len(candidates),
        len(hearing.audience.rows),
        hearing.silence,
    )


def weighed(snapshot: Snapshot, request: Request, hearing: Hearing, now: datetime) -> list[Found]:
    """Every fact that any voice names, best first, diversity not asked yet. Equal ones: newest first, then by key."""
    heard = fuse(hearing.rankings, hearing.weights)
    if not heard:
        return []
    rows = list(heard)
    facts = [snapshot.fact(row) for row in rows]
    fades = np.ones(len(rows))
    if request.mode is Mode.HYBRID:
        fades = decay(facts, [snapshot.metadata(row) for row in rows], now)
    learned = np.nan_to_num(snapshot.learned(np.array(rows, np.int32)), nan=-np.inf)
    found = [
        _found(
            row,
            heard[row],
            fade,
            trust(fact) if request.mode is Mode.HYBRID else 1.0,
            repo_factor(fact, request.repo),
            fact.key,
        )
        for row, fact, fade in zip(rows, facts, fades.tolist(), strict=True)
    ]
    order = sorted(range(len(rows)), key=lambda at: (-found[at].score, -learned[at], found[at].key))
    return [replace(found[at], rank_before=place) for place, at in enumerate(order, 1)]


def _found(row: int, voices: Mapping[Voice, Heard], fade: float, faith: float, factor: float, key: Key) -> Found:
    fused = sum(heard.part for heard in voices.values())
    return Found(row, key, fused * fade * faith * factor, fused, fade, faith, voices, factor)


def _diverse(snapshot: Snapshot, candidates: list[Found], limit: int) -> list[Found]:
    if not candidates:
        return []
    scores = np.array([found.score for found in candidates])
    return [
        replace(
            candidates[chosen.at],
            penalty=chosen.penalty,
            similar_to=None if chosen.similar_to < 0 else candidates[chosen.similar_to].key,
        )
        for chosen in mmr(scores, _present_vectors(snapshot, candidates), limit)
    ]


def _present_vectors(snapshot: Snapshot, candidates: list[Found]) -> Matrix:
    """The vectors of their present texts; zeros where there is none."""
    rows = [found.row for found in candidates]
    vectors = snapshot.vectors(np.array(rows, np.int32))
    vectors[[snapshot.fact(row).embedding_stale for row in rows]] = 0.0
    return vectors

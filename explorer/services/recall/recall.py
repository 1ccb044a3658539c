"""What an agent gets for a question: the one function behind `search_memory` and the window's search as an agent.

Pure: the same request of the same state at the same time has the same answer, down to the order of equal results.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import datetime

import numpy as np
from numpy.typing import NDArray

from explorer.memory.facts import Fact
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
    return Recalled(
        request,
        chosen(snapshot, request, candidates),
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
    return weighed_rows(snapshot, request, heard, now)


def weighed_rows(
    snapshot: Snapshot, request: Request, heard: Mapping[int, Mapping[Voice, Heard]], now: datetime
) -> list[Found]:
    """The same of rows and what each voice says of them."""
    rows = list(heard)
    facts = [snapshot.fact(row) for row in rows]
    is_weighed = request.mode is Mode.HYBRID
    fades = decay(facts, [snapshot.metadata(row) for row in rows], now) if is_weighed else np.ones(len(rows))
    found = [
        _found(row, fact, heard[row], fade, trust(fact) if is_weighed else 1.0, repo_factor(fact, request.repo))
        for row, fact, fade in zip(rows, facts, fades.tolist(), strict=True)
    ]
    learned = np.nan_to_num(snapshot.learned(np.array(rows, np.int32)), nan=-np.inf)
    order = sorted(range(len(rows)), key=lambda at: (-found[at].score, -learned[at], found[at].key))
    return [replace(found[at], rank_before=place) for place, at in enumerate(order, 1)]


def chosen(snapshot: Snapshot, request: Request, candidates: Sequence[Found]) -> tuple[Found, ...]:
    """The results, of all candidates best first: the best, or in hybrid mode the best that do not repeat each other."""
    if request.mode is not Mode.HYBRID or not candidates:
        return tuple(candidates[: max(request.limit, 0)])
    scores = np.array([found.score for found in candidates])
    return tuple(
        replace(
            candidates[choice.at],
            penalty=choice.penalty,
            similar_to=None if choice.similar_to < 0 else candidates[choice.similar_to].key,
        )
        for choice in mmr(scores, present_vectors(snapshot, candidates), request.limit)
    )


def present_vectors(snapshot: Snapshot, found: Sequence[Found]) -> Matrix:
    """The stored vectors of present texts, shape (n, dimension); zeros where there is none."""
    rows = [each.row for each in found]
    vectors = snapshot.vectors(np.array(rows, np.int32))
    is_stale = [snapshot.fact(row).embedding_stale for row in rows]
    return np.where(np.array(is_stale, np.bool_)[:, np.newaxis], np.float32(0.0), vectors)


def _found(row: int, fact: Fact, voices: Mapping[Voice, Heard], fade: float, faith: float, factor: float) -> Found:
    # Parts of weights that add up to 1 may add up to a rounding more.
    fused = min(1.0, sum(heard.part for heard in voices.values()))
    return Found(row, fact.key, fused * fade * faith * factor, fused, fade, faith, voices, factor)

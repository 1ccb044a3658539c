"""Why a fact is not among the results of a request, or where it is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import datetime

import numpy as np
from numpy.typing import NDArray

from explorer.memory.facts import Fact
from explorer.memory.keys import Key
from explorer.memory.namespaces import is_internal, is_visible
from explorer.memory.protocols import Snapshot
from explorer.memory.recall_query import Scope
from explorer.services.recall.fusion import worth
from explorer.services.recall.hearing import Hearing, cuts, hear
from explorer.services.recall.recall import chosen, present_vectors, weighed, weighed_rows
from explorer.services.recall.request import Request
from explorer.services.recall.results import Barrier, Found, Heard, Silence, Voice, WhyNot


def why_not(
    snapshot: Snapshot,
    request: Request,
    vector: NDArray[np.float32] | None,
    now: datetime,
    key: Key,
    silence: Silence | None = None,
) -> WhyNot:
    """What became of the fact under `key`; the other arguments are those of `recall`.

    A fact that no voice names within its cut has the score that it would have if all of each list were heard.
    """
    whole = hear(snapshot, request, vector, now, silence, whole=True)
    row = snapshot.row(key)
    barriers = tuple(_barriers(snapshot, request, now, key, row))
    if row is None or barriers:
        return WhyNot(key, barriers, cuts=cuts(request), silence=whole.silence)
    hearing = hear(snapshot, request, vector, now, silence)
    candidates = weighed(snapshot, request, hearing, now)
    results = chosen(snapshot, request, candidates)
    heard = _heard(whole, row)
    candidate = next((each for each in candidates if each.row == row), None)
    would_be = candidate or next(iter(weighed_rows(snapshot, request, {row: heard}, now)))
    found = next((each for each in results if each.row == row), None)
    was_near = candidate is not None and found is None and candidate.rank_before <= len(results)
    return WhyNot(
        key,
        voices=heard,
        cuts=cuts(request),
        place=None if candidate is None else candidate.rank_before,
        score=would_be.score,
        needed=results[-1].score if results else 0.0,
        found=found,
        displaced_by=_nearest(snapshot, candidate, results) if candidate is not None and was_near else None,
        silence=hearing.silence,
    )


def _heard(hearing: Hearing, row: int) -> dict[Voice, Heard]:
    """What every voice says of one row; `fuse` would make the same of all rows, which takes a second."""
    return {
        voice: hearing.rankings[voice].heard(at, weight * worth(at + 1))
        for voice, weight in hearing.weights.items()
        for at in np.flatnonzero(hearing.rankings[voice].rows == row).tolist()
    }


def _barriers(snapshot: Snapshot, request: Request, now: datetime, key: Key, row: int | None) -> Iterator[Barrier]:
    """All that keeps it out of every voice."""
    if row is None or is_internal(key.namespace):
        yield Barrier.GONE
        return
    fact = snapshot.fact(row)
    standing = _standing(snapshot, fact, row, now)
    if standing is not None:
        yield standing
    if not is_visible(key.namespace, request.branch):
        yield Barrier.BRANCH
    if request.domains and fact.shown_domain not in request.domains:
        yield Barrier.DOMAIN
    if request.types and fact.kind not in request.types:
        yield Barrier.TYPE
    if request.agents and fact.agent_id not in request.agents:
        yield Barrier.AGENT
    if _is_outside(fact.created, request):
        yield Barrier.TIME


def _standing(snapshot: Snapshot, fact: Fact, row: int, now: datetime) -> Barrier | None:
    """Why it is not in force."""
    if fact.is_deleted:
        return Barrier.DELETED
    if fact.superseded_by:
        return Barrier.SUPERSEDED
    # What is left is that its time has passed: its own, or that of its record.
    return None if row in snapshot.recallable(Scope(), now) else Barrier.EXPIRED


def _is_outside(learned: datetime | None, request: Request) -> bool:
    if learned is None:
        return request.since is not None or request.until is not None
    is_before = request.since is not None and learned < request.since
    return is_before or (request.until is not None and learned >= request.until)


def _nearest(snapshot: Snapshot, candidate: Found, results: Sequence[Found]) -> Key | None:
    """The result that says most nearly the same; None where nothing is known of that."""
    vectors = present_vectors(snapshot, [candidate, *results])
    with np.errstate(invalid="ignore", divide="ignore", over="ignore"):
        unit = np.nan_to_num(vectors / np.linalg.norm(vectors.astype(np.float64), axis=1, keepdims=True))
    cosines = unit[1:] @ unit[0]
    nearest = int(np.argmax(cosines))
    return results[nearest].key if cosines[nearest] > 0.0 else None

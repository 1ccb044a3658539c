"""How a fact stands at an instant; the index asks the same in SQL (`store.fact_search`)."""

from __future__ import annotations

from datetime import datetime

from explorer.memory.facts import Fact
from explorer.memory.fading import FADED_BELOW, importance_at
from explorer.memory.query import FactState


def fact_state(fact: Fact, conflict: FactState | None, now: datetime) -> FactState:
    """The state that is shown: the first that holds, in the order of `FactState`.

    `conflict` is the kind of an open conflict that the fact is a side of.
    """
    if fact.is_deleted:
        return FactState.DELETED
    if fact.superseded_by:
        return FactState.SUPERSEDED
    if (expires := fact.expires) is not None and expires <= now:
        return FactState.EXPIRED
    if conflict is not None:
        return conflict
    if fact.problems:
        return FactState.ODD
    importance = importance_at(fact, now)
    if importance is not None and importance < FADED_BELOW and not fact.pinned:
        return FactState.FADING
    return FactState.PINNED if fact.pinned else FactState.ACTIVE

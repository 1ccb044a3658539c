"""How much of a fact's importance is left at an instant (SEMANTICS 4, exponential law of seed A).

`explorer.memory.decay_laws` has the laws that maintenance can choose from; base and anchor are the same for all.
"""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from math import log2

from explorer.memory.facts import Fact
from explorer.memory.records import Time
from explorer.memory.times import parse_seconds

HALF_LIFE_HOURS = 168.0
FADED_BELOW = 0.05
"""Below this importance a fact counts as faded; decay would prune it."""


def anchor(fact: Fact) -> float | None:
    """The instant from which the fact fades, in Unix seconds: its last use, else when it was learned.

    Where a person set the importance after that (`decay_anchor` is later then), from that moment: it is the
    importance that they meant now.
    """
    used = parse_seconds(fact.last_accessed)
    start = parse_seconds(fact.created_at) if used is None else used
    noted = None if fact.decay_anchor is None else parse_seconds(fact.decay_anchor)
    return noted if noted is not None and start is not None and noted > start else start


def anchor_as_noted(fact: Fact) -> Time | None:
    """The same instant in the writer's notation, which is what a decay run notes: it reads as the very same instant."""
    start = anchor(fact)
    said = (fact.decay_anchor, fact.last_accessed, fact.created_at)
    return None if start is None else next(each for each in said if each is not None and parse_seconds(each) == start)


def base_importance(fact: Fact) -> float | None:
    """The importance that the fact had at its anchor, 0..1.

    A store that was decayed before keeps that value and its anchor beside the decayed one, so that decaying
    twice at one instant is decaying once.
    """
    noted = None if fact.decay_anchor is None else parse_seconds(fact.decay_anchor)
    if noted is not None and noted == anchor(fact):
        return fact.importance if fact.importance_base is None else fact.importance_base
    return fact.importance


def importance_at(fact: Fact, now: datetime) -> float | None:
    """Base · 2^(−elapsed hours / half-life), 0..1; pinned facts and facts without a time keep their base."""
    base, start = base_importance(fact), anchor(fact)
    if base is None or start is None or fact.pinned:
        return base
    elapsed_hours = max(0.0, now.timestamp() - start) / 3600.0
    return float(base * 0.5 ** (elapsed_hours / HALF_LIFE_HOURS))


def faded_on(fact: Fact) -> datetime | None:
    """The instant at which importance falls below the threshold; None where it never does or already starts there.

    Never is also what lies beyond the year 9999.
    """
    base, start = base_importance(fact), anchor(fact)
    if base is None or start is None or fact.pinned or base <= FADED_BELOW:
        return None
    hours = HALF_LIFE_HOURS * log2(base / FADED_BELOW)
    try:
        return datetime.fromtimestamp(start, UTC) + timedelta(hours=hours)
    except OverflowError:
        return None

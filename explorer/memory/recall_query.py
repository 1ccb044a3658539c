"""Which facts may answer a question, and how facts hang together: what recall asks of a store (SEMANTICS 9)."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import NamedTuple

from explorer.memory.facts import FactType


@dataclass(frozen=True, slots=True)
class Scope:
    """A filter over the facts that agents get: those that are in force, read them as one may.

    In force is what is neither deleted, superseded, an earlier revision nor expired, and whose time to live has not
    passed. Empty = all; `branch` None = facts of all branches. `since`, included, and `until`, excluded, bound when a
    fact was learned: one of which nobody knows when is outside of both.
    """

    branch: str | None = None
    domains: frozenset[str] = frozenset()
    types: frozenset[FactType] = frozenset()
    agents: frozenset[str] = frozenset()
    since: datetime | None = None
    until: datetime | None = None


class Tie(NamedTuple):
    """A link between the facts in two rows, as seen from `row`; whichever of the two holds it. `weight` as written."""

    row: int
    other: int
    kind: str
    weight: float

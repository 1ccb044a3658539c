"""Which facts may answer a question, and how facts hang together: what recall asks of a store (SEMANTICS 9)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from itertools import compress
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from explorer.memory.facts import FactType
from explorer.memory.query import Rows


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


class Ties(NamedTuple):
    """Links between facts, column by column, each shape (n,): entry by entry one link, as seen from the fact in `rows`.

    Whichever of the two holds it. `weights` as written, 0 where that is no finite number.
    """

    rows: Rows
    others: Rows
    kinds: Sequence[str]
    weights: NDArray[np.float64]

    def only(self, is_wanted: NDArray[np.bool_]) -> Ties:
        """Those of which `is_wanted`, shape (n,), is true, in their order."""
        return Ties(
            self.rows[is_wanted], self.others[is_wanted], list(compress(self.kinds, is_wanted)), self.weights[is_wanted]
        )

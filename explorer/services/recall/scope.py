"""Which facts may answer a request: its filters hold before any voice is heard."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

import numpy as np
from numpy.typing import NDArray

from explorer.memory.protocols import Numbers, Snapshot
from explorer.memory.query import Rows
from explorer.memory.recall_query import Scope
from explorer.services.recall.request import Request


@dataclass(frozen=True, slots=True, eq=False)
class Audience:
    """The facts that may answer: `rows`, ascending, and when each was `learned` (Unix seconds, NaN: nobody knows).

    `walkable` are the rows, ascending, that a path of links may lead through: all in force that the branch shows, also
    such as the other filters leave out. What is on another branch has no say in anything.
    """

    rows: Rows
    learned: Numbers
    walkable: Rows

    def may_answer(self, rows: Rows) -> NDArray[np.bool_]:
        """Which of `rows` are those of facts that may answer, shape (n,)."""
        return _are_in(self.rows, rows)

    def shows(self, rows: Rows) -> NDArray[np.bool_]:
        """Which of `rows` a path may lead through, shape (n,)."""
        return _are_in(self.walkable, rows)

    def places(self, rows: Rows) -> NDArray[np.int64]:
        """Where `rows`, all of which are in the audience, stand in it."""
        return np.searchsorted(self.rows, rows)


def scope_of(request: Request) -> Scope:
    """The request's filters."""
    return Scope(request.branch, request.domains, request.types, request.agents, request.since, request.until)


def audience(snapshot: Snapshot, request: Request, now: datetime) -> Audience:
    """Who may answer at `now`."""
    rows = snapshot.recallable(scope_of(request), now)
    return Audience(rows, snapshot.learned(rows), snapshot.recallable(Scope(request.branch), now))


def _are_in(ascending: Rows, rows: Rows) -> NDArray[np.bool_]:
    if not len(ascending):
        return np.zeros(len(rows), np.bool_)
    at = np.searchsorted(ascending, rows)
    return np.equal(ascending[np.minimum(at, len(ascending) - 1)], rows)

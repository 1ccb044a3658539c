"""What a workspace knows where a text is about to be learned: the same place, and what lies near."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from explorer.memory.decode import decode_fact
from explorer.memory.facts import Fact
from explorer.memory.protocols import Numbers
from explorer.memory.query import Facet, FactQuery, Rows
from explorer.memory.recall_query import Scope
from explorer.services.editing import Editing

Vector = NDArray[np.float32]


@dataclass(frozen=True, slots=True, eq=False)
class Surroundings:
    """The facts in force that a branch shows, and how near each lies.

    `rows` ascend; `cosines` are exact, shape (n,): NaN for a fact without a vector of its present text, and for all
    where the text to be learned has none.
    """

    editing: Editing
    branch: str
    rows: Rows
    cosines: Numbers
    _domains: dict[str, list[tuple[Fact, float]]] = field(default_factory=dict)

    def nearest(self) -> Iterator[tuple[Fact, float]]:
        """Facts with their cosines, the nearest first; those without one are left out."""
        known = np.flatnonzero(~np.isnan(self.cosines))
        for at in known[np.argsort(-self.cosines[known], kind="stable")].tolist():
            fact = self.fact(int(self.rows[at]))
            if fact is not None:
                yield fact, float(self.cosines[at])

    def in_domain(self, domain: str) -> list[tuple[Fact, float]]:
        """The facts of a domain, case folded, in file order, with their cosines; they are decoded once."""
        folded = domain.casefold()
        if folded not in self._domains:
            self._domains[folded] = [*self._decoded(folded)]
        return self._domains[folded]

    def _decoded(self, folded: str) -> Iterator[tuple[Fact, float]]:
        snapshot, now = self.editing.snapshot, self.editing.now
        spelled = {count.value for count in snapshot.facet(Facet.DOMAIN, FactQuery(), now)}
        names = frozenset(name for name in spelled if name.casefold() == folded)
        if not names:
            return
        for row in snapshot.recallable(Scope(self.branch, names), now).tolist():
            fact = self.fact(row)
            if fact is not None and fact.shown_domain.casefold() == folded:
                yield fact, self._cosine(row)

    def fact(self, row: int) -> Fact | None:
        """The fact in a row as it will be once what waits is written; None where it is out of force, or odd."""
        fact, ahead = self.editing.snapshot.fact(row), self.editing.ahead
        if fact.key in ahead.touched:
            fact = decode_fact(fact.key, ahead.metadata(fact.key) or {"superseded_by": "system:deleted"})
        return fact if fact.is_current and not fact.problems else None

    def _cosine(self, row: int) -> float:
        at = int(np.searchsorted(self.rows, row))
        return float(self.cosines[at]) if at < len(self.rows) and int(self.rows[at]) == row else float("nan")


def surroundings(editing: Editing, branch: str, vector: Vector | None) -> Surroundings:
    """What the branch shows, as seen from a text with this unit vector, shape (dimension,)."""
    rows = editing.snapshot.recallable(Scope(branch), editing.now)
    nothing = np.full(len(rows), np.nan)
    return Surroundings(editing, branch, rows, nothing if vector is None else editing.snapshot.cosines(vector, rows))

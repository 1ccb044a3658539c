"""Conflicts that are like one another, so that one decision can stand for all of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from explorer.memory.keys import Key
from explorer.services.teleport.compare import Comparison, Row


class Scope(StrEnum):
    """How far a decision reaches, beside the conflict that it is made for."""

    THIS = "this"
    SAME_DOMAIN = "same domain"
    """Conflicts of the same kind about the same fields in the same domain."""
    SAME_KIND = "same kind"
    """Those of all domains."""
    ALL = "all"
    """All conflicts that nobody decided yet."""


@dataclass(frozen=True, slots=True)
class Reach:
    """A scope with the other conflicts that it has."""

    scope: Scope
    rows: tuple[Row, ...]


def domains_of_conflicts(comparison: Comparison) -> dict[Key, str]:
    """The domain of every conflict, by its row's root: what is there counts, unless it is only here."""
    found = {}
    for row in comparison.rows:
        if row.diff.is_conflict:
            difference = comparison.difference(row)
            state = difference.there or difference.here
            metadata = {} if state is None else state.metadata
            found[row.root] = str(metadata.get("domain") or metadata.get("memory_type") or row.root.namespace)
    return found


def reaches(row: Row, unsolved: Iterable[Row], domains: Mapping[Key, str]) -> Sequence[Reach]:
    """The scopes that a decision about `row` can have: each larger than the one before."""
    others = [other for other in unsolved if other.root != row.root]
    alike = [other for other in others if (other.diff, other.disputed) == (row.diff, row.disputed)]
    near = [other for other in alike if domains.get(other.root) == domains.get(row.root)]
    found = [Reach(Scope.THIS, ())]
    for scope, rows in ((Scope.SAME_DOMAIN, near), (Scope.SAME_KIND, alike), (Scope.ALL, others)):
        if len(rows) > len(found[-1].rows):
            found.append(Reach(scope, tuple(rows)))
    return found

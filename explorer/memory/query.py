"""What a person asks of the facts: a filter, an order, and what comes back."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Rows = NDArray[np.int32]
"""Row numbers of a snapshot, shape (n,); they stay valid until the snapshot's file is read anew as a whole."""


class FactState(StrEnum):
    """How a fact stands; where several hold, the first in this order is the one shown."""

    DELETED = "deleted"
    SUPERSEDED = "superseded"
    EXPIRED = "expired"
    CONTRADICTION = "contradiction"
    DUPLICATE = "duplicate"
    ODD = "odd"
    PINNED = "pinned"
    FADING = "fading"
    ACTIVE = "active"


class FactColumn(StrEnum):
    """The columns that facts are shown in and sorted by."""

    TOPIC = "topic"
    TEXT = "text"
    DOMAIN = "domain"
    TYPE = "type"
    CONFIDENCE = "confidence"
    VERACITY = "veracity"
    IMPORTANCE = "importance"
    AGE = "age"
    USED = "used"
    MENTIONS = "mentions"
    BRANCH = "branch"
    AGENT = "agent"
    STATE = "state"


class Facet(StrEnum):
    """What facts can be narrowed by, each value with its count."""

    DOMAIN = "domain"
    TYPE = "type"
    VERACITY = "veracity"
    AGENT = "agent"
    STATE = "state"
    AGE = "age"


AGE_LIMITS_DAYS = {"day": 1, "week": 7, "month": 30, "quarter": 90, "year": 365}
"""The values of the age facet: learned within so many days; `older` is everything beyond, `undated` has no time."""
AGE_OLDER, AGE_UNDATED = "older", "undated"


@dataclass(frozen=True, slots=True)
class Sort:
    """An order by one column."""

    column: FactColumn
    descending: bool = False


@dataclass(frozen=True, slots=True)
class FactQuery:
    """A filter and an order.

    `text` is a keyword search (SEMANTICS 9). An empty selection of a facet means all. `branch` None means all
    branches. Tombstones are left out unless the state facet asks for them, and so are earlier revisions:
    they are the history of the row that is shown. Without `sort`, the best match comes first where there is
    a text, else the newest.
    """

    text: str = ""
    branch: str | None = None
    selected: tuple[tuple[Facet, frozenset[str]], ...] = ()
    least_confidence: float = 0.0
    sort: Sort | None = None

    def values(self, facet: Facet) -> frozenset[str]:
        """What is selected of one facet; empty = all."""
        return dict(self.selected).get(facet, frozenset())


@dataclass(frozen=True, slots=True)
class FactAnswer:
    """The rows that a query finds, in order, and what it leaves out.

    `total` counts the rows of all branches that are neither tombstones nor earlier revisions;
    `on_other_branches` of these are hidden by the branch, `filtered_out` by text and facets.
    `deleted` tombstones and `earlier_revisions` stand beside the total.
    """

    rows: Rows
    total: int
    on_other_branches: int
    filtered_out: int
    deleted: int
    earlier_revisions: int


@dataclass(frozen=True, slots=True)
class FacetCount:
    """One value of a facet and how many facts have it under the rest of the query."""

    value: str
    count: int


class BranchCounts(NamedTuple):
    """Facts of one branch; `deleted` tombstones and `earlier` texts stand beside them."""

    facts: int
    deleted: int
    earlier: int

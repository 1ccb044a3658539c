"""The voice that knows time: the newest of what there is any evidence for."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

import numpy as np
from numpy.typing import NDArray

from explorer.memory.protocols import Numbers, Snapshot
from explorer.services.recall.results import Period
from explorer.services.recall.scope import Audience
from explorer.services.recall.voices import Ranking, best_first

_DAY = 86_400.0


def within(audience: Audience, period: Period) -> NDArray[np.bool_]:
    """Which of the facts that may answer were learned in the period, shape (n,)."""
    start = -np.inf if period.start is None else period.start.timestamp()
    end = np.inf if period.end is None else period.end.timestamp()
    with np.errstate(invalid="ignore"):
        return (audience.learned >= start) & (audience.learned < end)


def temporal(
    snapshot: Snapshot,
    audience: Audience,
    evidence: Sequence[Ranking],
    is_within: NDArray[np.bool_] | None,
    now: datetime,
    count: int | None,
) -> Ranking:
    """Newest first: the facts that `evidence`, what the other voices say, names.

    Where the question names a period, `is_within` it: only facts that were learned then, those first that the evidence
    names as well. The figures are days since a fact was learned.
    """
    is_named = np.zeros(len(audience.rows), np.bool_)
    for ranking in evidence:
        is_named[audience.places(ranking.rows)] = True
    chosen = np.flatnonzero(is_named if is_within is None else is_within)
    rows, learned = audience.rows[chosen], audience.learned[chosen]
    newest: Numbers = np.where(np.isnan(learned), -np.inf, learned)
    # All that is named comes before all that only is of the time.
    order = np.where(is_named[chosen], 1.0, 0.0)
    first = best_first(snapshot, rows, order, newest, count)
    return Ranking(rows[first], (now.timestamp() - learned[first]) / _DAY)

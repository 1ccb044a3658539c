"""Keyword search over all facts: the 95th percentile over queries as people type them."""

from __future__ import annotations

import time
from datetime import UTC, datetime

import numpy as np

from explorer.memory.query import FactQuery
from explorer.store.workspace import Workspace
from tests.bench.measure import Result, absolute
from tests.bench.stores import clean_store, vocabulary

SIZE = 100_000
LIMIT_MS = 30.0
_QUERIES = 400


def run(size: int) -> Result:
    """Every query is asked once, so that nothing kept from an equal one helps; in milliseconds."""
    snapshot = Workspace(clean_store(size)).scan(lambda _: None)
    now = datetime.now(UTC)
    snapshot.facts(FactQuery(), now)
    took, found = [], 0
    for query in queries(_QUERIES):
        start = time.perf_counter()
        found += len(snapshot.facts(FactQuery(text=query), now).rows)
        took.append(1_000 * (time.perf_counter() - start))
    assert found
    p95 = float(np.percentile(took, 95))
    return absolute("keyword", size, p95, "ms", LIMIT_MS, median=float(np.median(took)), worst=max(took))


def queries(count: int) -> list[str]:
    """One to four words of the facts' own vocabulary, as frequent as in the facts; every third ends in a prefix."""
    rng = np.random.default_rng(3)
    words = vocabulary()
    weights = 1.0 / np.arange(1, len(words) + 1) ** 1.1
    weights /= weights.sum()
    made: dict[str, None] = {}
    while len(made) < count:
        chosen = [words[at] for at in rng.choice(len(words), rng.integers(1, 5), p=weights)]
        if len(made) % 3 == 0:
            chosen[-1] = chosen[-1][:4]
        made[" ".join(chosen)] = None
    return list(made)

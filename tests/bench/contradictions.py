"""How sure it is that two memories contradict each other, on pairs that were labelled by hand."""

from __future__ import annotations

from tests.bench.duplicates import CONTRADICTIONS_LIMIT, embedded, is_contradiction, is_near, quality
from tests.bench.measure import Result
from tests.quality.pairs import pairs, score

SIZE = len(pairs("contradictions"))


def run(size: int) -> Result:
    """Precision of `classify` on the first `size` pairs, beside that of its cosine thresholds alone."""
    labelled = embedded(pairs("contradictions")[:size])
    ours, plain = score(labelled, is_contradiction), score(labelled, is_near)
    what = "precision of the cosine thresholds alone"
    limit = CONTRADICTIONS_LIMIT
    return quality("contradictions", labelled, ours, plain, what, limit, ours.precision >= limit)

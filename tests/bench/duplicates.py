"""How sure the proposal to merge two near duplicates is, on pairs that were labelled by hand."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import numpy as np

from explorer.services.claims import claims_of
from explorer.services.conflicts.classifying import are_near_duplicates, classify
from explorer.services.conflicts.kinds import CANDIDATE, NEAR_DUPLICATE, SAME_TOPIC, ConflictKind
from explorer.services.embedding import MiniLmEmbedder
from tests.bench.measure import Result
from tests.quality.pairs import Pair, Score, pairs, score

SIZE = len(pairs("duplicates"))
LIMIT, RECALL = 0.98, 0.7
CONTRADICTIONS_LIMIT = 0.9


def run(size: int) -> Result:
    """Precision of `are_near_duplicates` on the first `size` pairs, beside that of the cosine alone."""
    labelled = embedded(pairs("duplicates")[:size])
    ours = score(labelled, is_duplicate)
    plain = score(labelled, lambda pair: pair.cosine >= NEAR_DUPLICATE)
    contradictions = score(embedded(pairs("contradictions")), is_contradiction)
    return quality(
        "duplicates",
        labelled,
        ours,
        plain,
        f"precision of cosine >= {NEAR_DUPLICATE} alone",
        LIMIT,
        ours.precision >= LIMIT and ours.recall >= RECALL and contradictions.precision >= CONTRADICTIONS_LIMIT,
        contradictions_precision=contradictions.precision,
        contradictions_recall=contradictions.recall,
    )


def quality(
    bench: str,
    labelled: Sequence[Pair],
    ours: Score,
    plain: Score,
    what: str,
    limit: float,
    holds: bool,
    **more: object,
) -> Result:
    """A result whose figure is a precision, which must reach the limit."""
    about: dict[str, object] = {"recall": ours.recall, "yardstick_recall": plain.recall, "limit_is": "at least"}
    return Result(
        bench, len(labelled), ours.precision, "", limit, holds, plain.precision, what,
        ours.precision / plain.precision if plain.precision else None, about | more,
    )  # fmt: skip


def embedded(labelled: Sequence[Pair]) -> list[Pair]:
    """The pairs with their cosines computed anew."""
    with MiniLmEmbedder() as embedder:
        vectors = embedder.embed([text for pair in labelled for text in (pair.a, pair.b)], lambda _: None)
    cosines = np.sum(vectors[::2] * vectors[1::2], axis=1)
    return [msgspec.structs.replace(pair, cosine=float(cosine)) for pair, cosine in zip(labelled, cosines, strict=True)]


def is_duplicate(pair: Pair) -> bool:
    """Whether consolidation would propose to merge them."""
    return are_near_duplicates(pair.cosine, claims_of(pair.a), claims_of(pair.b))


def is_contradiction(pair: Pair) -> bool:
    """Whether they would come into the inbox as a contradiction."""
    kind = classify(pair.cosine, claims_of(pair.a), claims_of(pair.b), same_topic=pair.same_topic)
    return kind is ConflictKind.CONTRADICTION


def is_near(pair: Pair) -> bool:
    """Whether their cosine alone would make them candidates for a contradiction."""
    return pair.cosine >= (SAME_TOPIC if pair.same_topic else CANDIDATE)

"""What two texts are to each other by their similarity and by what they state (SEMANTICS 5 and 6)."""

from __future__ import annotations

from explorer.services.claims import Claims, contradicts, same_claims
from explorer.services.conflicts.kinds import CANDIDATE, DUPLICATE, NEAR_DUPLICATE, SAME_TOPIC, ConflictKind


def classify(similarity: float, a: Claims, b: Claims, *, same_topic: bool) -> ConflictKind | None:
    """The same for (a, b) as for (b, a); None where the texts are too far apart. `similarity` is their cosine.

    `same_topic` = same domain and same topic.
    """
    if similarity < (SAME_TOPIC if same_topic else CANDIDATE):
        return None
    if contradicts(a, b):
        return ConflictKind.CONTRADICTION
    if similarity >= DUPLICATE and same_claims(a, b):
        return ConflictKind.DUPLICATE
    return ConflictKind.RELATED if similarity >= CANDIDATE else None


def are_near_duplicates(similarity: float, a: Claims, b: Claims) -> bool:
    """Whether consolidation may propose to keep one of two texts: near in meaning, and nothing stated is lost."""
    return similarity >= NEAR_DUPLICATE and same_claims(a, b)

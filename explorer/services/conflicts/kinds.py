"""What two texts are to each other by their similarity and by what they state (SEMANTICS 5 and 6)."""

from __future__ import annotations

from enum import StrEnum

from explorer.services.claims import Claims, contradicts, same_claims

DUPLICATE = 0.95
"""Cosine from which two texts that state the same are one text twice."""
CANDIDATE = 0.80
"""Cosine from which two texts are looked at whatever their topics are."""
SAME_TOPIC = 0.60
"""Cosine from which two texts of one domain and topic are looked at."""
NEAR_DUPLICATE = 0.92
"""Cosine from which consolidation proposes to merge two texts that state the same."""


class ConflictKind(StrEnum):
    """What two texts are to each other."""

    DUPLICATE = "duplicate"
    CONTRADICTION = "contradiction"
    RELATED = "related"


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

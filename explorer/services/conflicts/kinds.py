"""What two texts can be to each other, and from which similarity on (SEMANTICS 5 and 6)."""

from __future__ import annotations

from enum import StrEnum

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

"""What a text states that may not differ between two texts that are to count as the same."""

from explorer.services.claims.claims import ClaimKind, Claims, Item
from explorer.services.claims.comparing import (
    Difference,
    contradicting,
    contradicts,
    differing,
    lost_from,
    same_claims,
)
from explorer.services.claims.reading import claims_of

__all__ = [
    "ClaimKind",
    "Claims",
    "Difference",
    "Item",
    "claims_of",
    "contradicting",
    "contradicts",
    "differing",
    "lost_from",
    "same_claims",
]

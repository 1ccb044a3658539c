from __future__ import annotations

from explorer.services.conflicts.kinds import CANDIDATE, DUPLICATE, NEAR_DUPLICATE, SAME_TOPIC, ConflictKind


def test_the_thresholds_are_those_of_the_rules() -> None:
    assert (SAME_TOPIC, CANDIDATE, NEAR_DUPLICATE, DUPLICATE) == (0.60, 0.80, 0.92, 0.95)
    assert [kind.value for kind in ConflictKind] == ["duplicate", "contradiction", "related"]

from __future__ import annotations

import numpy as np

from explorer.services.recall.semantic import nearness, semantic
from tests.services.recall.cases import QUESTION, everyone, named, workspace
from tests.services.vector_snapshot import towards


def test_the_nearest_first_and_what_is_beyond_a_right_angle_not_at_all() -> None:
    vectors = {"a": towards(0.3), "b": [9 * each for each in towards(0.8)], "c": towards(-0.4), "e": towards(0.9)}
    snapshot = workspace({"a": {}, "b": {}, "c": {}, "d": {}, "e": {"embedding_stale": True}}, vectors)
    who = everyone(snapshot)
    cosines = nearness(snapshot, QUESTION, who)
    assert cosines[:3].tolist() == [0.3, 0.8, -0.4]
    assert np.isnan(cosines[3:]).all()
    assert named(snapshot, semantic(snapshot, who, cosines, None)) == ["b", "a"]
    assert named(snapshot, semantic(snapshot, who, cosines, 1)) == ["b"]


def test_without_a_vector_it_says_nothing() -> None:
    snapshot = workspace({"a": {}}, {"a": towards(0.3)})
    who = everyone(snapshot)
    assert named(snapshot, semantic(snapshot, who, nearness(snapshot, None, who), None)) == []

from __future__ import annotations

from explorer.services.recall.lexical import fits, lexical
from tests.services.recall.cases import everyone, named, workspace


def test_the_best_words_come_first_and_others_not_at_all() -> None:
    snapshot = workspace(
        {
            "none": {"content": "Nothing of that kind"},
            "long": {"content": "The owl is one of many birds that fly at night without a sound"},
            "short": {"content": "The owl"},
            "topic": {"content": "It flies", "topic": "owl"},
        }
    )
    who = everyone(snapshot)
    scores = fits(snapshot, "owl", who)
    assert [score > 0 for score in scores] == [False, True, True, True]
    found = named(snapshot, lexical(snapshot, who, scores, None))
    assert set(found) == {"short", "topic", "long"}
    assert found[-1] == "long"
    assert named(snapshot, lexical(snapshot, who, scores, 1)) == found[:1]

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from explorer.memory.facts import LARGEST_COUNT, Veracity
from explorer.memory.keys import Key
from explorer.services.learning.mentions import SESSIONS_KEPT, Mention, marks_in, mention, raised
from explorer.services.learning.proposal import Speaker
from tests.services.learning.known import ANA, Known
from tests.services.raw_snapshot import MAIN, NOW_TEXT

KEY = Key(MAIN, "a")
WEIGHTS = [veracity.weight for veracity in Veracity]


def mentioned(fact: dict[str, Any], sources: tuple[str, ...] = (), speaker: Speaker = ANA) -> Mention:
    editing = Known({f"{MAIN} a": {"content": "x", **fact}}).editing
    return mention(editing, editing.fact(KEY), speaker, 1.0, sources)


@given(st.floats(0.0, 1.0), st.sampled_from(WEIGHTS))
def test_a_mention_never_lowers_confidence_and_never_exceeds_one(confidence: float, weight: float) -> None:
    assert confidence <= raised(confidence, weight) <= 1.0


def test_the_formula() -> None:
    assert raised(0.5, 1.0) == pytest.approx(0.65)
    assert raised(0.35, 0.7) == pytest.approx(0.4865)


def test_a_mention_counts_and_says_when_and_by_whom() -> None:
    found = mentioned({"confidence": 0.5, "mention_count": 2, "mentioned_in": ["bo/s2"]})
    assert found.confidence == pytest.approx(0.65)
    assert (found.mention_count, found.counts) == (3, True)
    assert found.patch is not None
    assert found.patch.after == {
        "confidence": pytest.approx(0.65),
        "mention_count": 3,
        "last_mentioned_at": NOW_TEXT,
        "mentioned_in": ["bo/s2", "ana/s1"],
        "updated_at": NOW_TEXT,
    }
    assert found.patch.before["superseded_by"] is None


def test_one_agent_in_one_session_counts_once_and_its_sources_are_united() -> None:
    known = {"confidence": 0.5, "mention_count": 1, "mentioned_in": ["ana/s1"], "source_observation_ids": ["n/a"]}
    again = mentioned(known, ("n/a",))
    assert (again.counts, again.patch, again.confidence) == (False, None, 0.5)
    more = mentioned(known, ("n/a", "n/b"))
    assert more.patch is not None
    assert more.patch.after == {"source_observation_ids": ["n/a", "n/b"], "updated_at": NOW_TEXT}
    assert mentioned(known, speaker=Speaker("ana", "s9", "coder", "main")).counts


def test_what_other_tools_wrote_is_read_as_far_as_it_goes() -> None:
    assert mentioned({"veracity": "tool"}).confidence == pytest.approx(raised(0.25, 1.0))
    assert mentioned({"mention_count": LARGEST_COUNT}).mention_count == LARGEST_COUNT
    assert marks_in({"mentioned_in": "ana"}) == []
    assert marks_in({"mentioned_in": ["a", 3]}) == ["a"]
    found = mentioned({"mentioned_in": [str(number) for number in range(SESSIONS_KEPT)]})
    assert found.patch is not None
    assert len(found.patch.after["mentioned_in"]) == SESSIONS_KEPT
    assert found.patch.after["mentioned_in"][-1] == "ana/s1"

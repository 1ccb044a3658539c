from __future__ import annotations

from explorer.memory.decode import decode_fact
from explorer.memory.facts import Veracity
from explorer.memory.keys import Key
from explorer.services.conflicts.kinds import ConflictKind
from explorer.services.learning.learned import Outcome, Rivalry, rivalry
from explorer.services.learning.rivals import Fate, Rival, Verdict, Why


def test_a_verdict_is_told_with_the_conflict_that_stands_for_it() -> None:
    fact = decode_fact(Key("user", "a"), {"content": "x", "confidence": 0.5, "veracity": "tool"})
    found = rivalry(
        Verdict(Rival(fact, ConflictKind.CONTRADICTION, 0.912345), Fate.OPEN, Why.PINNED), Key("__conflicts__", "c")
    )
    assert found == Rivalry(
        Key("user", "a"),
        "x",
        ConflictKind.CONTRADICTION,
        0.9123,
        0.5,
        Veracity.TOOL,
        Fate.OPEN,
        Why.PINNED,
        Key("__conflicts__", "c"),
    )
    assert rivalry(Verdict(Rival(fact, ConflictKind.DUPLICATE, None), Fate.OPEN), None).similarity is None


def test_outcomes_are_words_that_an_agent_reads() -> None:
    assert [*Outcome] == ["added", "mentioned", "known", "outvoted", "replaced"]

from __future__ import annotations

from typing import Any

import pytest

from explorer.agent.learning_words import learned_sentence
from explorer.memory.facts import FactType, Veracity
from explorer.memory.keys import Key
from explorer.services.conflicts.kinds import ConflictKind
from explorer.services.learning.learned import Learned, Outcome, Rivalry
from explorer.services.learning.linking import LinkMade
from explorer.services.learning.rivals import Fate, Why

KEY, OTHER = Key("user", "a"), Key("user", "b")


def sentence(outcome: Outcome = Outcome.ADDED, **more: Any) -> str:
    learned = Learned(outcome, KEY, "text", FactType.FACT, True, "data", "", 0.5, 2, **more)
    return learned_sentence(learned)


def rival(fate: Fate, why: Why | None = None, kind: ConflictKind = ConflictKind.CONTRADICTION) -> Rivalry:
    return Rivalry(OTHER, "Other\ntext", kind, 0.9, 0.7, Veracity.TOOL, fate, why, Key("__conflicts__", "c"))


@pytest.mark.parametrize(
    ("outcome", "said"),
    [
        (Outcome.ADDED, "Added “user/a” (fact, confidence 0.50)."),
        (Outcome.MENTIONED, "Known already as “user/a”: mentioned 2 times now, confidence 0.50."),
        (Outcome.KNOWN, "You said that in this session already: “user/a” stays as it is (confidence 0.50)."),
        (
            Outcome.OUTVOTED,
            "Kept as history only, as “user/a”: what contradicts it is better supported (confidence 0.50).",
        ),
    ],
)
def test_the_first_sentence_says_what_was_done(outcome: Outcome, said: str) -> None:
    assert sentence(outcome) == said


def test_a_replacement_names_what_went() -> None:
    assert sentence(Outcome.REPLACED, superseded=(OTHER,)).startswith("“user/a” took the place of “user/b”")
    assert "nothing was written" in sentence(Outcome.KNOWN, superseded=(OTHER,))


@pytest.mark.parametrize(
    ("rivalry", "part"),
    [
        (
            rival(Fate.SUPERSEDED),
            "contradicts “user/b” (“Other text”) and took its place; the conflict is",
        ),
        (
            rival(Fate.OUTVOTED),
            "In force is “user/b” (“Other text”), tool, confidence 0.70. If that is out",
        ),
        (rival(Fate.OPEN, Why.PINNED), "a person pinned that one, so both stand, and the conflict is recorded as “c”"),
        (rival(Fate.OPEN, Why.DUPLICATE, ConflictKind.DUPLICATE), "says nearly the same as “user/b”"),
    ],
)
def test_each_rival_is_told(rivalry: Rivalry, part: str) -> None:
    assert part in sentence(conflicts=(rivalry,))


def test_what_has_nothing_to_do_with_it_is_not_told() -> None:
    assert sentence(conflicts=(rival(Fate.OPEN, Why.NEW_IS_OUT),)) == sentence()


def test_the_rest_is_told_where_there_is_any() -> None:
    link = LinkMade(OTHER, "x", "related", 0.5)
    said = sentence(new_domain="data", links=(link,), embedded=False, warnings=("Careful.",))
    for part in ("The domain “data” is new", "linked to 1 related fact.", "No embedding model answered", "Careful."):
        assert part in said
    left = sentence(Outcome.MENTIONED, left_as_it_was=("confidence", "tags"))
    assert left.endswith("It was there already, so the confidence and the tags that you gave changed nothing.")

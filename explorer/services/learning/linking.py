"""Which facts a new one is tied to (SEMANTICS 12): what lies near in meaning, and what shares rare words with it."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

import numpy as np

from explorer.memory.keys import Key
from explorer.memory.protocols import Numbers
from explorer.memory.terms import pieces
from explorer.services.learning.surroundings import Surroundings
from explorer.services.recall.stop_words import without_stop_words

RELATED, SHARED_WORDS = "related", "shares words"
LEAST, MOST_LINKS = 0.35, 5
_ZERO = 0.5
"""Cosine from which on texts are related at all; 1 is the same."""
_HALF = 3.0
"""n shared rare words count n / (n + 3): one alone is too little for a link, two are enough."""
_RARE_SHARE, _RARE_FACTS = 0.02, 2
_SHORTEST_WORD = 3
_MOST_WORDS = 64
_DIGITS = 3


@dataclass(frozen=True, slots=True)
class LinkMade:
    """A link to another fact: `type` says by what the two are related most, `weight` how much, 0..1."""

    to: Key
    text: str
    type: str
    weight: float


def links(around: Surroundings, text: str, leave_out: Collection[Key], linked: Collection[Key] = ()) -> list[LinkMade]:
    """The five most related facts, at least 0.35; then come those that are `linked` by hand, with a weight of 1.

    Relatedness is the larger of the cosine, scaled from 0.5..1 to 0..1, and what the rare words count that both have:
    rare is what at most two facts, or a fiftieth of them, hold.
    """
    meaning = np.nan_to_num((around.cosines - _ZERO) / (1.0 - _ZERO), nan=0.0).clip(0.0, 1.0)
    words = _shared(around, text)
    relatedness = np.maximum(meaning, words)
    made: list[LinkMade] = []
    for key in linked:
        content = str((around.editing.ahead.metadata(key) or {}).get("content", ""))
        made.append(LinkMade(key, content, RELATED, 1.0))
    taken = {*leave_out, *linked}
    enough = np.flatnonzero(relatedness >= LEAST)
    best = enough[np.argsort(-relatedness[enough], kind="stable")]
    most = len(made) + MOST_LINKS
    for at in best.tolist():
        if len(made) == most:
            break
        fact = around.fact(int(around.rows[at]))
        if fact is not None and fact.key not in taken:
            kind = RELATED if meaning[at] >= words[at] else SHARED_WORDS
            made.append(LinkMade(fact.key, fact.content, kind, round(float(relatedness[at]), _DIGITS)))
    return made


def _shared(around: Surroundings, text: str) -> Numbers:
    """For each fact n / (n + 3), where n rare words of the text are in it too; of its first 64 words."""
    rows = around.rows
    rare = max(_RARE_FACTS, int(_RARE_SHARE * len(rows)))
    counts = np.zeros(len(rows))
    every = dict.fromkeys(word.casefold() for word in pieces(without_stop_words(text)) if len(word) >= _SHORTEST_WORD)
    for word in [*every][:_MOST_WORDS]:
        # With the space it is no prefix of another word.
        holds = around.editing.snapshot.keyword_scores(f"{word} ", rows) > 0.0
        if 0 < np.count_nonzero(holds) <= rare:
            counts += holds
    return counts / (counts + _HALF)

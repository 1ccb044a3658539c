"""The voice that knows words: bm25 over topic, content, tags and domain."""

from __future__ import annotations

import numpy as np

from explorer.memory.protocols import Numbers, Snapshot
from explorer.services.recall.scope import Audience
from explorer.services.recall.stop_words import without_stop_words
from explorer.services.recall.voices import Ranking, best_first


def fits(snapshot: Snapshot, text: str, audience: Audience) -> Numbers:
    """bm25 of each fact that may answer; 0 where it holds no word of `text` but stop words."""
    return snapshot.keyword_scores(without_stop_words(text), audience.rows)


def lexical(snapshot: Snapshot, audience: Audience, scores: Numbers, count: int | None) -> Ranking:
    """The facts that hold a word, best first."""
    held = np.flatnonzero(scores > 0.0)
    rows, figures = audience.rows[held], scores[held]
    best = best_first(snapshot, rows, figures, audience.learned[held], count)
    return Ranking(rows[best], figures[best])

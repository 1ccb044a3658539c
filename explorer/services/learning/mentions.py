"""Said again: a fact that is known is believed a little more, and is not written twice (SEMANTICS 3)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from explorer.memory.changes import Patch
from explorer.memory.facts import LARGEST_COUNT, Fact
from explorer.memory.records import SUPERSEDED_BY
from explorer.memory.times import format_time
from explorer.services.editing import Editing
from explorer.services.learning.proposal import INITIAL_CONFIDENCE, Speaker

MENTIONED_IN, LAST_MENTIONED = "mentioned_in", "last_mentioned_at"
SESSIONS_KEPT = 64
"""So many of the latest sessions in which a fact was mentioned are remembered in it; earlier ones have ended."""
_SHARE = 0.3


@dataclass(frozen=True, slots=True)
class Mention:
    """What a mention makes of a fact. `counts` False: the same agent said it in the same session before."""

    confidence: float
    mention_count: int
    counts: bool
    patch: Patch | None


def raised(confidence: float, weight: float) -> float:
    """The confidence after a mention, c + (1 − c) · 0.3 · weight: never below c, never above 1."""
    return min(1.0, max(confidence, confidence + (1.0 - confidence) * _SHARE * weight))


def believed(fact: Fact) -> float:
    """The fact's confidence; without one, that which such a fact begins with."""
    return INITIAL_CONFIDENCE * fact.provenance.weight if fact.confidence is None else fact.confidence


def mention(editing: Editing, fact: Fact, speaker: Speaker, weight: float, sources: Sequence[str]) -> Mention:
    """A mention of the fact by the speaker, with the weight of its veracity; `sources` are added to the fact's.

    The same agent in one session counts once. `patch` is None where nothing changes.
    """
    metadata = editing.metadata(fact.key)
    marks = marks_in(metadata)
    counts = speaker.mark not in marks
    confidence, count = believed(fact), fact.mention_count
    after: dict[str, Any] = {}
    if counts:
        confidence, count = raised(confidence, weight), min(LARGEST_COUNT, count + 1)
        after |= {
            "confidence": confidence,
            "mention_count": count,
            LAST_MENTIONED: format_time(editing.now),
            MENTIONED_IN: [*marks, speaker.mark][-SESSIONS_KEPT:],
        }
    united = [*dict.fromkeys((*fact.source_observation_ids, *sources))]
    if len(united) > len(fact.source_observation_ids):
        after["source_observation_ids"] = united
    if not after:
        return Mention(confidence, count, counts, None)
    after["updated_at"] = format_time(editing.now)
    # Whoever replaces it meanwhile changes what this is a mention of.
    before = {name: metadata.get(name) for name in (*after, "content", SUPERSEDED_BY, "deleted_at")}
    return Mention(confidence, count, counts, Patch(fact.key, before, after))


def marks_in(metadata: Mapping[str, Any]) -> list[str]:
    """The sessions that the fact was mentioned in, the latest last."""
    marks = metadata.get(MENTIONED_IN)
    return [mark for mark in marks if isinstance(mark, str)] if isinstance(marks, list) else []

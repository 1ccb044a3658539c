"""Which known facts a new text contradicts or doubles, and which of the two gives way (SEMANTICS 5)."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from itertools import islice

from explorer.memory.facts import Fact, Veracity
from explorer.memory.terms import fold, pieces
from explorer.memory.text import same_text
from explorer.services.active_facts import strength
from explorer.services.claims import Claims, claims_of, contradicts
from explorer.services.conflicts.classifying import classify
from explorer.services.conflicts.detection import NEAREST
from explorer.services.conflicts.kinds import CANDIDATE, ConflictKind
from explorer.services.learning.surroundings import Surroundings

SAME_WORDS = 0.5
"""Where there is no vector to compare: so many of the words of two texts of one topic, numbers apart, are the same."""


class OnConflict(StrEnum):
    """What becomes of a contradiction."""

    SUPERSEDE = "supersede"
    """The weaker side gives way, and the conflict is recorded as resolved."""
    RECORD = "record"
    """Both stand, and the conflict is recorded as open, for a person or an agent to decide."""


class Fate(StrEnum):
    """What became of the two."""

    SUPERSEDED = "superseded"
    """The known fact gave way to the new one."""
    OUTVOTED = "outvoted"
    """The known fact is better supported: the new one gave way."""
    OPEN = "open"
    """Both stand, and the conflict is recorded."""


class Why(StrEnum):
    """Why a contradiction was left open."""

    ASKED = "asked"
    PINNED = "pinned"
    EDITED = "edited by a person"
    STATED = "stated by a person"
    NO_VECTOR = "no vector"
    DUPLICATE = "duplicate"
    NEW_IS_OUT = "new one gave way"


@dataclass(frozen=True, slots=True)
class Rival:
    """A known fact; `similarity` is the cosine, None where one of the two has no vector."""

    fact: Fact
    kind: ConflictKind
    similarity: float | None


@dataclass(frozen=True, slots=True)
class Verdict:
    """What becomes of a rival and of the new fact; `why` where nobody gives way."""

    rival: Rival
    fate: Fate
    why: Why | None = None


def rivals(around: Surroundings, new: Fact) -> list[Rival]:
    """The facts of the new one's namespace that it contradicts or nearly doubles, the most similar first.

    Looked at are the five nearest texts from 0.80 on and all of the same domain and topic. Facts that say the same
    in the same words are none. Where there is no cosine, those of the topic that contradict it in much the same words.
    """
    claims = cache(claims_of)
    found: dict[tuple[str, str], Rival] = {}
    for fact, cosine in _candidates(around, new):
        if fact.namespace != new.namespace or fact.key == new.key or same_text(fact.content, new.content):
            continue
        kind = _kind(new, fact, cosine, claims(new.content), claims(fact.content))
        if kind is not None:
            found.setdefault(fact.key, Rival(fact, kind, None if math.isnan(cosine) else cosine))
    return sorted(found.values(), key=lambda rival: -(rival.similarity or 0.0))


def judged(new: Fact, found: Iterable[Rival], on_conflict: OnConflict) -> list[Verdict]:
    """Who gives way: in a contradiction the one whose confidence × weight is less, the older one where they tie.

    What a person pinned, edited or stated does not give way to what an agent says: then both stand. Where the new
    fact gives way to one, it takes the place of none.
    """
    verdicts = [_judged(new, rival, on_conflict) for rival in found]
    if not any(verdict.fate is Fate.OUTVOTED for verdict in verdicts):
        return verdicts
    return [each if each.fate is Fate.OUTVOTED else Verdict(each.rival, Fate.OPEN, Why.NEW_IS_OUT) for each in verdicts]


def _judged(new: Fact, rival: Rival, on_conflict: OnConflict) -> Verdict:
    if rival.kind is not ConflictKind.CONTRADICTION:
        return Verdict(rival, Fate.OPEN, Why.DUPLICATE)
    if on_conflict is OnConflict.RECORD:
        return Verdict(rival, Fate.OPEN, Why.ASKED)
    if rival.similarity is None:
        return Verdict(rival, Fate.OPEN, Why.NO_VECTOR)
    if strength(new) < strength(rival.fact):
        return Verdict(rival, Fate.OUTVOTED)
    protection = protected(rival.fact, new)
    return Verdict(rival, Fate.SUPERSEDED) if protection is None else Verdict(rival, Fate.OPEN, protection)


def protected(fact: Fact, new: Fact) -> Why | None:
    """Why a fact is a person's, so that no agent's word takes its place by itself; None where it is not.

    A text that was edited is a revision: only a person makes these.
    """
    if fact.pinned:
        return Why.PINNED
    if fact.revision_of:
        return Why.EDITED
    is_said_anew = new.provenance is Veracity.STATED
    return Why.STATED if fact.provenance is Veracity.STATED and not is_said_anew else None


def _candidates(around: Surroundings, new: Fact) -> Iterator[tuple[Fact, float]]:
    near = (pair for pair in around.nearest() if pair[0].namespace == new.namespace)
    others = (pair for pair in near if not same_text(pair[0].content, new.content))
    for fact, cosine in islice(others, NEAREST):
        if cosine < CANDIDATE:
            break
        yield fact, cosine
    if new.topic:
        yield from (pair for pair in around.in_domain(new.shown_domain) if _same_topic(pair[0], new))


def _kind(new: Fact, fact: Fact, cosine: float, ours: Claims, theirs: Claims) -> ConflictKind | None:
    same_topic = _same_topic(new, fact) and new.shown_domain.casefold() == fact.shown_domain.casefold()
    if math.isnan(cosine):
        is_alike = same_topic and _shared_words(new.content, fact.content) >= SAME_WORDS
        return ConflictKind.CONTRADICTION if is_alike and contradicts(ours, theirs) else None
    kind = classify(cosine, ours, theirs, same_topic=same_topic)
    return None if kind is ConflictKind.RELATED else kind


def _same_topic(one: Fact, other: Fact) -> bool:
    topic = one.topic.strip().casefold()
    return bool(topic) and topic == other.topic.strip().casefold()


def _shared_words(one: str, other: str) -> float:
    ours, theirs = ({fold(word) for word in pieces(text) if not word.isdigit()} for text in (one, other))
    return len(ours & theirs) / max(1, len(ours | theirs))

"""What became of something that an agent said, as data."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from explorer.memory.facts import FactType, Veracity
from explorer.memory.keys import Key
from explorer.services.conflicts.kinds import ConflictKind
from explorer.services.learning.linking import LinkMade
from explorer.services.learning.rivals import Fate, Verdict, Why


class Outcome(StrEnum):
    """What was done."""

    ADDED = "added"
    """It is a new fact, in force."""
    MENTIONED = "mentioned"
    """It was known in these words: the fact is believed a little more."""
    KNOWN = "known"
    """The same agent said it in this session before."""
    OUTVOTED = "outvoted"
    """What contradicts it is better supported: it is kept in the history, and is not in force."""
    REPLACED = "replaced"
    """It took the place of the fact that was named."""


@dataclass(frozen=True, slots=True)
class Rivalry:
    """A fact that contradicts or nearly doubles it; `conflict` is the record of the two in the inbox."""

    id: Key
    text: str
    kind: ConflictKind
    similarity: float | None
    confidence: float | None
    veracity: Veracity
    fate: Fate
    why_open: Why | None
    conflict: Key | None


@dataclass(frozen=True, slots=True)
class Learned:
    """What was done with a statement; `id` is that of the fact that holds it now.

    `superseded` are the facts that it took the place of; `embedded` False: it waits for its vector, and was compared
    with the facts of its topic only. `new_domain` is empty where the domain was known.
    """

    outcome: Outcome
    id: Key
    text: str
    fact_type: FactType
    fact_type_inferred: bool
    domain: str
    topic: str
    confidence: float
    mention_count: int
    superseded: tuple[Key, ...] = ()
    conflicts: tuple[Rivalry, ...] = ()
    links: tuple[LinkMade, ...] = ()
    new_domain: str = ""
    embedded: bool = True
    left_as_it_was: tuple[str, ...] = ()
    warnings: tuple[str, ...] = ()


def rivalry(verdict: Verdict, conflict: Key | None) -> Rivalry:
    """The same for a reader."""
    rival = verdict.rival
    return Rivalry(
        id=rival.fact.key,
        text=rival.fact.content,
        kind=rival.kind,
        similarity=None if rival.similarity is None else round(rival.similarity, 4),
        confidence=rival.fact.confidence,
        veracity=rival.fact.provenance,
        fate=verdict.fate,
        why_open=verdict.why,
        conflict=conflict,
    )

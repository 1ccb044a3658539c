"""What became of something that an agent said, as one plain paragraph for a model."""

from __future__ import annotations

from collections.abc import Iterator

from explorer.agent.answers import counted
from explorer.services.conflicts.kinds import ConflictKind
from explorer.services.editing import label_of
from explorer.services.learning.learned import Learned, Outcome, Rivalry
from explorer.services.learning.rivals import Fate, Why

_OPEN = {
    Why.ASKED: "both stand",
    Why.PINNED: "a person pinned that one, so both stand",
    Why.EDITED: "a person edited that one, so both stand",
    Why.STATED: "a person stated that one, so both stand",
    Why.NO_VECTOR: "they could be compared by their words only, so both stand",
}
_ALREADY = {
    "confidence": "the confidence",
    "importance": "the importance",
    "valid_until": "the end",
    "tags": "the tags",
    "links": "the links",
}


def learned_sentence(learned: Learned) -> str:
    """What was done, and what the agent may want to do about it."""
    return " ".join(_sentences(learned))


def _sentences(learned: Learned) -> Iterator[str]:
    yield _what(learned)
    for rivalry in learned.conflicts:
        yield from _of_rival(rivalry)
    if learned.left_as_it_was and learned.outcome is not Outcome.ADDED:
        parts = " and ".join(_ALREADY[name] for name in learned.left_as_it_was)
        yield f"It was there already, so {parts} that you gave changed nothing."
    if learned.new_domain:
        yield f"The domain “{learned.new_domain}” is new; every role may write in it."
    if learned.links:
        yield f"It is linked to {counted(len(learned.links), 'related fact')}."
    if not learned.embedded:
        yield (
            "No embedding model answered, so it is found by its words only and was compared with facts of its topic "
            "only; it is marked, and gets its vector later."
        )
    yield from learned.warnings


def _what(learned: Learned) -> str:
    place = f"“{learned.id}”"
    sure = f"confidence {learned.confidence:.2f}"
    match learned.outcome:
        case Outcome.ADDED:
            return f"Added {place} ({learned.fact_type.value}, {sure})."
        case Outcome.MENTIONED:
            return f"Known already as {place}: mentioned {learned.mention_count:,} times now, {sure}."
        case Outcome.KNOWN if learned.superseded:
            return f"{place} took that one's place already; nothing was written."
        case Outcome.KNOWN:
            return f"You said that in this session already: {place} stays as it is ({sure})."
        case Outcome.REPLACED:
            gone = ", ".join(f"“{key}”" for key in learned.superseded)
            return f"{place} took the place of {gone} ({sure}); the earlier text stays as history."
        case Outcome.OUTVOTED:
            return f"Kept as history only, as {place}: what contradicts it is better supported ({sure})."


def _of_rival(rivalry: Rivalry) -> Iterator[str]:
    other = f"“{rivalry.id}” (“{label_of({'content': rivalry.text}, rivalry.id)}”)"
    where = "" if rivalry.conflict is None else f" as “{rivalry.conflict.id}”"
    if rivalry.fate is Fate.SUPERSEDED:
        yield f"It contradicts {other} and took its place; the conflict is recorded{where} as resolved."
    elif rivalry.fate is Fate.OUTVOTED:
        sure = "" if rivalry.confidence is None else f", confidence {rivalry.confidence:.2f}"
        yield (
            f"In force is {other}, {rivalry.veracity.value}{sure}. If that is out of date, use supersede_fact on it "
            "with the reason."
        )
    elif rivalry.kind is ConflictKind.DUPLICATE and rivalry.why_open is not Why.NEW_IS_OUT:
        yield f"It says nearly the same as {other}; a duplicate is recorded{where} for someone to decide."
    elif rivalry.why_open in _OPEN:
        yield (
            f"It contradicts {other}; {_OPEN[rivalry.why_open]}, and the conflict is recorded{where} as open. "
            "Ask the person, then resolve_conflict or supersede_fact."
        )

"""What an argument may be where its type alone does not say it: keywords of JSON Schema for agents to read.

Verbs refuse other values with sentences of their own, which tell more than a schema can.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from explorer.agent.search_requests import MOST
from explorer.memory.decay_laws import Exponential, Weibull
from explorer.memory.facts import FactType, Veracity
from explorer.services.conflicts.kinds import ConflictKind
from explorer.services.conflicts.noting import DISMISSED, OPEN, RESOLVED
from explorer.services.consolidation.proposals import ProposalKind
from explorer.services.recall.request import Mode
from explorer.services.session_items import LONGEST_HOURS
from explorer.services.teleport.answers import ConflictStrategy

Keywords = Mapping[str, Any]

_SHARE: Keywords = {"minimum": 0, "maximum": 1}
_EVERYWHERE: Mapping[str, Keywords] = {
    "confidence": _SHARE,
    "importance": _SHARE,
    "limit": {"minimum": 1},
    "ttl_hours": {"exclusiveMinimum": 0, "maximum": LONGEST_HOURS},
    "half_life_hours": {"exclusiveMinimum": 0},
    "threshold": _SHARE,
}
_ONE_OF: Mapping[str, tuple[str, ...]] = {
    "fact_type": ("", *FactType),
    "veracity": tuple(Veracity),
    "strategy": tuple(ConflictStrategy),
    "law": (Exponential.name, Weibull.name),
}
_ONE_OF_HERE: Mapping[tuple[str, str], tuple[str, ...]] = {
    ("search_memory", "mode"): tuple(Mode),
    ("list_memory_conflicts", "state"): (OPEN, RESOLVED, DISMISSED, "all"),
    ("list_memory_conflicts", "kind"): ("", *ConflictKind),
}
_MANY_OF: Mapping[str, tuple[str, ...]] = {"fact_types": tuple(FactType), "kinds": tuple(ProposalKind)}


def keywords(verb: str, argument: str) -> Keywords:
    """The keywords for one argument of a verb; none where every value of its type will do."""
    chosen = _ONE_OF_HERE.get((verb, argument)) or _ONE_OF.get(argument)
    if chosen:
        return {"enum": _words(chosen)}
    if argument in _MANY_OF:
        return {"items": {"type": "string", "enum": _words(_MANY_OF[argument])}}
    if (verb, argument) == ("search_memory", "limit"):
        return {"minimum": 1, "maximum": MOST}
    return _EVERYWHERE.get(argument, {})


def _words(choices: Iterable[str]) -> list[str]:
    return [str(choice) for choice in choices]

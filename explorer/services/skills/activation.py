"""Which skills a message activates (SEMANTICS 11), with every part of the score, also of those that it does not."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from enum import StrEnum

import numpy as np
from numpy.typing import NDArray

from explorer.memory.system_records import Skill
from explorer.memory.times import parse_time
from explorer.services.skills.globs import GlobMatch, NamedPaths
from explorer.services.skills.keywords import SaidWords

Vector = NDArray[np.float32]
MOST_ACTIVE = 3
LOWEST_SCORE = 0.30
GAP = 0.75
OVER_FETCH = 3
LEAST_COSINE = 0.25
"""Below it a text is not about a skill. With all-MiniLM-L6-v2 small talk reached 0.20 with any of eleven skills, seed
A's CI/CD sentence 0.28 with its docker skill. Without it the best skill would have 0.55 for any message at all."""
_SEMANTIC, _KEYWORD, _GLOB, _IMPORTANCE = 0.55, 0.25, 0.15, 0.05
_EACH_HIT, _MOST_FOR_HITS, _FOR_A_GLOB = 0.2, 0.5, 0.35
_TOLERANCE = 1e-6  # cosines are float32


class ActivatedBy(StrEnum):
    """What speaks for a skill; `combined` = more than one."""

    SEMANTIC = "semantic"
    KEYWORD = "keyword"
    GLOB = "glob"
    COMBINED = "combined"


class LeftOut(StrEnum):
    """Why a skill is not activated."""

    NO_SIGNAL = "no signal"
    """No keyword, no glob, and the message is not about it: the cosine is below `LEAST_COSINE`, or unknown."""
    OVER_FETCH = "over-fetch"
    """Only its meaning speaks for it, and so many others are nearer that it is not looked at."""
    BELOW_LOWEST = "below lowest"
    """Its score is below the lowest that counts."""
    GAP = "gap"
    """Its score is below 75 % of the best."""
    BEYOND_K = "beyond k"
    """So many better ones are activated already."""
    NAMESAKE = "namesake"
    """A newer record has the same name; there should be one of a name."""


@dataclass(frozen=True, slots=True)
class IndexedSkill:
    """A skill and its unit vector, shape (dimension,); None where it has none of its present text."""

    skill: Skill
    vector: Vector | None = None


@dataclass(frozen=True, slots=True)
class Scored:
    """A skill, what speaks for it, and the four parts of its score.

    `cosine` with the message, None where either has no vector. `keywords` that the message says, and the glob that
    matches. `rank` by score, counted from 1, among all that are looked at; 0 for the others.
    """

    skill: Skill
    cosine: float | None = None
    keywords: tuple[str, ...] = ()
    match: GlobMatch | None = None
    activated_by: ActivatedBy | None = None
    semantic: float = 0.0
    keyword: float = 0.0
    glob: float = 0.0
    importance: float = 0.0
    rank: int = 0
    left_out: LeftOut | None = None

    @property
    def score(self) -> float:
        """The sum of its parts, 0..1."""
        return self.semantic + self.keyword + self.glob + self.importance


@dataclass(frozen=True, slots=True)
class Activation:
    """What a message activates, and what not; together all skills that were given, each once.

    `active` and `others` have the best first. `has_vector` is False where nothing was compared by meaning; then, and
    where no skill that counts has a vector, a keyword or glob is enough (`lowest` 0): 0.30 cannot be reached by these.
    `without_vector`: skills that have none. `needed`: the score below which a skill falls for the gap.
    """

    active: tuple[Scored, ...]
    others: tuple[Scored, ...]
    has_vector: bool
    without_vector: int = 0
    best_cosine: float | None = None
    lowest: float = LOWEST_SCORE
    needed: float = 0.0


def activate(
    skills: Sequence[IndexedSkill],
    message: str,
    vector: Vector | None,
    path: str | None = None,
    k: int = MOST_ACTIVE,
    lowest: float = LOWEST_SCORE,
) -> Activation:
    """The skills that `message` activates, at most `k`; `path` is a file that it is about.

    `vector` is the unit vector of the message, shape (dimension,); None where there is no model. Looked at are the
    3·k skills nearest by meaning and every one with a keyword or a glob; of two of one name the newer one. What is
    nearest of these has the whole semantic part. Raises ValueError for a `k` below 1.
    """
    if k < 1:
        raise ValueError("at least one skill has to be allowed")
    said, paths = SaidWords(message), NamedPaths(message, path)
    heard = [_heard(each, vector, said, paths) for each in skills]
    candidates = _over_fetched(_without_namesakes(heard), OVER_FETCH * k)
    best = max((each.cosine or 0.0 for each in candidates if each.left_out is None), default=0.0)
    ranked = sorted((_scored(each, best) for each in candidates), key=_place)
    if best <= 0.0:
        lowest = 0.0
    top = next((each.score for each in ranked if each.left_out is None and _reaches(each.score, lowest)), 0.0)
    decided = list(_decided(ranked, lowest, GAP * top, k))
    return Activation(
        active=tuple(each for each in decided if each.left_out is None),
        others=tuple(each for each in decided if each.left_out is not None),
        has_vector=vector is not None,
        without_vector=sum(each.vector is None for each in skills),
        best_cosine=best or None,
        lowest=lowest,
        needed=GAP * top,
    )


def _heard(indexed: IndexedSkill, vector: Vector | None, said: SaidWords, paths: NamedPaths) -> Scored:
    """What speaks for one skill, without its score."""
    skill = indexed.skill
    cosine = None if vector is None or indexed.vector is None else float(indexed.vector @ vector)
    keywords = said.hits(skill.trigger_keywords)
    match = paths.match(skill.glob_patterns)
    signals = {
        ActivatedBy.SEMANTIC: cosine is not None and cosine >= LEAST_COSINE,
        ActivatedBy.KEYWORD: bool(keywords),
        ActivatedBy.GLOB: match is not None,
    }
    spoken = [signal for signal, speaks in signals.items() if speaks]
    by = ActivatedBy.COMBINED if len(spoken) > 1 else next(iter(spoken), None)
    return Scored(skill, cosine, keywords, match, by, left_out=None if by else LeftOut.NO_SIGNAL)


def _without_namesakes(heard: Sequence[Scored]) -> list[Scored]:
    newest: dict[str, Scored] = {}
    for each in heard:
        known = newest.get(each.skill.name)
        if known is None or age(each.skill) > age(known.skill):
            newest[each.skill.name] = each
    return [each if newest[each.skill.name] is each else replace(each, left_out=LeftOut.NAMESAKE) for each in heard]


def age(skill: Skill) -> tuple[datetime, str]:
    """By which the newest of several skills is the last."""
    written = parse_time(skill.updated_at) or parse_time(skill.created_at)
    return written or datetime.min.replace(tzinfo=UTC), skill.id


def _over_fetched(heard: Sequence[Scored], most: int) -> list[Scored]:
    """All of them; those that only their meaning speaks for are left out beyond the `most` nearest."""
    known = [each for each in heard if each.left_out is None and each.cosine is not None]
    nearest = sorted(known, key=lambda each: -(each.cosine or 0.0))
    far = {id(each) for each in nearest[most:] if each.activated_by is ActivatedBy.SEMANTIC}
    return [replace(each, left_out=LeftOut.OVER_FETCH) if id(each) in far else each for each in heard]


def _scored(heard: Scored, best: float) -> Scored:
    share = 0.0 if heard.cosine is None or best <= 0.0 else min(1.0, max(0.0, heard.cosine / best))
    return replace(
        heard,
        semantic=_SEMANTIC * share,
        keyword=_KEYWORD * min(_MOST_FOR_HITS, _EACH_HIT * len(heard.keywords)),
        glob=_GLOB * (_FOR_A_GLOB if heard.match is not None else 0.0),
        importance=_IMPORTANCE * heard.skill.importance,
    )


def _place(scored: Scored) -> tuple[bool, float, str, str]:
    return scored.left_out is not None, -scored.score, scored.skill.name, scored.skill.id


def _decided(ranked: Iterable[Scored], lowest: float, needed: float, k: int) -> Iterator[Scored]:
    """Each with its rank and, where it is not activated, the reason; `ranked` has the best first."""
    for rank, each in enumerate(ranked, 1):
        if each.left_out is not None:
            yield each
        elif not _reaches(each.score, lowest):
            yield replace(each, rank=rank, left_out=LeftOut.BELOW_LOWEST)
        elif not _reaches(each.score, needed):
            yield replace(each, rank=rank, left_out=LeftOut.GAP)
        else:
            yield replace(each, rank=rank, left_out=LeftOut.BEYOND_K if rank > k else None)


def _reaches(score: float, limit: float) -> bool:
    return score >= limit - _TOLERANCE

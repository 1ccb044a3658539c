"""What recall answers, as data: each result with all that its place comes from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum

from explorer.memory.keys import Key
from explorer.services.recall.request import Request


class Voice(StrEnum):
    """The ranked lists that are fused."""

    LEXICAL = "lexical"
    SEMANTIC = "semantic"
    TEMPORAL = "temporal"
    GRAPH = "graph"


class Intent(StrEnum):
    """What kind of question it is; it biases the voices (SEMANTICS 9)."""

    TEMPORAL = "temporal"
    FACTUAL = "factual"
    ENTITY = "entity"
    PREFERENCE = "preference"
    PROCEDURAL = "procedural"
    GENERAL = "general"


class Silence(StrEnum):
    """Why the semantic voice says nothing."""

    NO_MODEL = "no model"
    LOADING = "loading"
    OTHER_MODEL = "other model"
    NO_VECTORS = "no vectors"


@dataclass(frozen=True, slots=True)
class Period:
    """A time that the question names: from `start`, included, to `end`, in UTC; `words` are its words in the question.

    None = open on that side.
    """

    start: datetime | None
    end: datetime | None
    words: str = ""


@dataclass(frozen=True, slots=True)
class Heard:
    """What one voice says for a result: its rank, counted from 1, and what that is worth.

    `figure` is the voice's own: bm25 (larger is better), cosine, days since the fact was learned (NaN: nobody knows),
    or the weight of the path. `part`: of the fused score, the share that comes from this voice, in its 0..1 scale.
    The graph voice names the path: `via` is the fact that the question found, `link` the type of the link next to the
    result, `hops` 1 or 2.
    """

    rank: int
    figure: float
    part: float
    via: Key | None = None
    link: str = ""
    hops: int = 0


@dataclass(frozen=True, slots=True)
class Found:
    """One result; `row` and `key` of a fact.

    `score` 0..1 is what it was ranked by: `fused` × `decay` × `trust` × `repo_factor`, where `fused` 0..1 is scaled so
    that a fact which every voice that spoke puts first has 1, `decay` = 0.8 + 0.2·S, `trust` = 0.8 + 0.2·confidence.
    Keyword and semantic mode are ranked by `fused` alone, and both factors are 1.
    `penalty` is what diversity takes away, (1 − λ)·cosine to the nearest result above, which is `similar_to`.
    `rank_before` is the place by `score`, counted from 1.
    """

    row: int
    key: Key
    score: float
    fused: float
    decay: float
    trust: float
    voices: Mapping[Voice, Heard]
    repo_factor: float = 1.0
    penalty: float = 0.0
    similar_to: Key | None = None
    rank_before: int = 0


@dataclass(frozen=True, slots=True)
class Recalled:
    """The answer to a request.

    `weights` of the voices that spoke add up to 1. `candidates`: facts that any voice named. `in_scope`: facts that the
    filters let in. `silence` says why there is no semantic voice where the mode has one.
    """

    request: Request
    found: tuple[Found, ...]
    intent: Intent = Intent.GENERAL
    period: Period | None = None
    weights: Mapping[Voice, float] = field(default_factory=dict)
    candidates: int = 0
    in_scope: int = 0
    silence: Silence | None = None


class Barrier(StrEnum):
    """Why a fact cannot be found at all, whatever is asked."""

    GONE = "gone"
    DELETED = "deleted"
    SUPERSEDED = "superseded"
    EXPIRED = "expired"
    BRANCH = "branch"
    DOMAIN = "domain"
    TYPE = "type"
    AGENT = "agent"
    TIME = "time"


@dataclass(frozen=True, slots=True)
class WhyNot:
    """Why a fact is not among the results, or where it is.

    `barriers` keep it out of every voice. `voices` are what each would say without its cut: `Heard.rank` among all that
    it ranks, `cuts` how many it hears. A voice that does not know the fact is missing. `place`: its rank by score among
    the candidates, None where no voice named it; `found`: its result where it is one; `score` 0..1 and `needed`, the
    score of the last result. `displaced_by`: the result above it that is so similar that diversity chose another one.
    """

    key: Key
    barriers: tuple[Barrier, ...] = ()
    voices: Mapping[Voice, Heard] = field(default_factory=dict)
    cuts: Mapping[Voice, int] = field(default_factory=dict)
    place: int | None = None
    score: float = 0.0
    needed: float = 0.0
    found: Found | None = None
    displaced_by: Key | None = None
    silence: Silence | None = None

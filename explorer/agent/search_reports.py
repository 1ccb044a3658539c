"""What a search answers an agent, as data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path

from explorer.memory.facts import FactType, Veracity
from explorer.memory.keys import Key
from explorer.services.recall.request import Mode
from explorer.services.recall.results import Heard, Intent, Period, Silence, Voice


@dataclass(frozen=True, slots=True)
class Why:
    """Why a fact is a result: `sentence` for people, the figures as `recall.results.Found` has them."""

    sentence: str
    voices: Mapping[Voice, Heard]
    fused: float
    decay: float
    trust: float
    repo_factor: float
    penalty: float
    similar_to: Key | None
    rank_before: int


@dataclass(frozen=True, slots=True)
class SearchResult:
    """One fact; times as they are in the file. `no_access`: its domain is closed to the role that asks.

    That is said and nothing more: reads are open (SEMANTICS 10).
    """

    id: str
    namespace: str
    text: str
    domain: str
    topic: str
    type: FactType
    confidence: float | None
    veracity: Veracity
    created_at: datetime | None
    updated_at: datetime | None
    valid_until: datetime | None
    agent: str
    score: float
    no_access: bool = False
    why: Why | None = None

    @property
    def key(self) -> Key:
        """The record."""
        return Key(self.namespace, self.id)


@dataclass(frozen=True, slots=True)
class SearchAnswer:
    """The results, best first, and how the question was understood.

    `branch` None = all branches. `silence` says why nothing is found by meaning where the mode would, `notice` the same
    as a sentence. `weights` of the voices that spoke add up to 1. `counted` = that the agent got them is noted.
    """

    workspace: Path
    question: str
    mode: Mode
    branch: str | None
    results: tuple[SearchResult, ...]
    intent: Intent = Intent.GENERAL
    period: Period | None = None
    weights: Mapping[Voice, float] = field(default_factory=dict)
    candidates: int = 0
    in_scope: int = 0
    silence: Silence | None = None
    notice: str = ""
    agent: str = ""
    role: str = ""
    counted: bool = False

    @property
    def keys(self) -> tuple[Key, ...]:
        """The records, best first."""
        return tuple(result.key for result in self.results)

"""What a fact is worth beside how well it fits: how much of it time has left, and how far it is to be trusted."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime

import numpy as np

from explorer.memory.decay_laws import Weibull, kind_code
from explorer.memory.facts import Fact
from explorer.memory.protocols import Numbers
from explorer.memory.times import parse_seconds

DECAY_FLOOR, TRUST_FLOOR = 0.8, 0.8
"""Age and doubt decide among what fits equally well. With the decay floor of SEMANTICS 9, 0.02, any fact of this week
came before the best answer of last month (`python -m tests.bench recall`)."""
INITIAL_CONFIDENCE = 0.5
ELSEWHERE = 0.85
"""What a fact that is not of the asked repository counts for: enough to decide among equals, and no more."""
_HOUR = 3600.0
_SEEN = ("created_at", "last_accessed", "last_recalled_at", "last_mentioned_at")


def decay(facts: Sequence[Fact], metadata: Sequence[Mapping[str, object]], now: datetime) -> Numbers:
    """0.8 + 0.2·S of each, shape (n,), S by Weibull's law of its type (SEMANTICS 4).

    A fact's age counts from when it was learned or, where later, last used, recalled or mentioned. Pinned facts and
    those without a time do not decay.
    """
    seen = [_seen(fields) for fields in metadata]
    hours = (now.timestamp() - np.array(seen)) / _HOUR
    left = Weibull().left(hours, np.array([kind_code(fact.kind) for fact in facts], np.int8))
    left[[fact.pinned for fact in facts]] = 1.0
    return DECAY_FLOOR + (1.0 - DECAY_FLOOR) * left


def trust(fact: Fact) -> float:
    """0.8 + 0.2·confidence; without one, the confidence that such a fact begins with (SEMANTICS 3)."""
    confidence = INITIAL_CONFIDENCE * fact.provenance.weight if fact.confidence is None else fact.confidence
    return TRUST_FLOOR + (1.0 - TRUST_FLOOR) * confidence


def repo_factor(fact: Fact, repo: str) -> float:
    """1 for facts of the repository that is asked for, and for all where none is."""
    return 1.0 if not repo or fact.shown_domain.startswith(f"repo:{repo}/") else ELSEWHERE


def _seen(fields: Mapping[str, object]) -> float:
    moments = [moment for name in _SEEN if (moment := parse_seconds(fields.get(name))) is not None]
    return max(moments, default=float("nan"))

"""Small workspaces to ask: facts by id in one namespace, with vectors that a test chooses."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import Any

import numpy as np
from numpy.typing import NDArray

from explorer.services.recall.recall import recall
from explorer.services.recall.request import Request
from explorer.services.recall.results import Found, Recalled
from explorer.services.recall.scope import Audience, audience
from explorer.services.recall.voices import Ranking
from tests.services.vector_snapshot import VectorSnapshot, towards

NOW = datetime(2026, 11, 30, 12, tzinfo=UTC)
QUESTION: NDArray[np.float32] = np.array(towards(1.0), np.float32)
"""The vector of every question here: what has a cosine to it says `towards`."""


def workspace(
    facts: Mapping[str, Mapping[str, Any]], vectors: Mapping[str, Sequence[float]] | None = None
) -> VectorSnapshot:
    """Facts by id in the namespace `user`, or by "namespace id"."""
    return VectorSnapshot(
        {_where(name): dict(fields) for name, fields in facts.items()},
        {_where(name): vector for name, vector in (vectors or {}).items()},
    )


def ask(
    snapshot: VectorSnapshot, request: Request, vector: NDArray[np.float32] | None = QUESTION, now: datetime = NOW
) -> Recalled:
    return recall(snapshot, request, vector, now)


def ids(answer: Recalled | Sequence[Found]) -> list[str]:
    found = answer.found if isinstance(answer, Recalled) else answer
    return [each.key.id for each in found]


def everyone(snapshot: VectorSnapshot, request: Request | None = None) -> Audience:
    return audience(snapshot, request or Request("", branch=None), NOW)


def named(snapshot: VectorSnapshot, ranking: Ranking) -> list[str]:
    return [snapshot.key(row).id for row in ranking.rows.tolist()]


def _where(name: str) -> str:
    return name if " " in name else f"user {name}"

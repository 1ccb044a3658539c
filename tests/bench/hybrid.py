"""Recall over all facts, as an agent asks it: the 95th percentile, without turning the question into a vector."""

from __future__ import annotations

import time
from datetime import UTC, datetime

import numpy as np
from numpy.typing import NDArray

from explorer.services.recall.recall import recall
from explorer.services.recall.request import Mode, Request
from explorer.store.snapshot import FileSnapshot
from explorer.store.workspace import Workspace
from tests.bench.keyword import queries
from tests.bench.measure import Result, absolute
from tests.bench.stores import clean_store

SIZE = 100_000
LIMIT_MS = 80.0
_QUERIES = 400
_NOISE = 0.03
"""Of each number of a fact's vector: a question near it has a cosine of about 0.86 to it."""


def run(size: int) -> Result:
    """Every question is asked once, so that nothing kept from an equal one helps; in milliseconds.

    Beside it the 95th percentile of the other two modes.
    """
    snapshot = Workspace(clean_store(size)).scan(lambda _: None)
    now = datetime.now(UTC)
    asked = list(zip(queries(_QUERIES), _vectors(snapshot, _QUERIES), strict=True))
    # What is made once: the matrix from the file's bytes, the lengths of its rows, which facts are in force.
    recall(snapshot, Request("warm up"), asked[0][1], now)
    took = {mode: _took(snapshot, asked, mode, now) for mode in (Mode.HYBRID, Mode.SEMANTIC, Mode.KEYWORD)}
    hybrid = took[Mode.HYBRID]
    return absolute(
        "hybrid",
        size,
        float(np.percentile(hybrid, 95)),
        "ms",
        LIMIT_MS,
        median=float(np.median(hybrid)),
        worst=max(hybrid),
        semantic=float(np.percentile(took[Mode.SEMANTIC], 95)),
        keyword=float(np.percentile(took[Mode.KEYWORD], 95)),
    )


def _took(
    snapshot: FileSnapshot, asked: list[tuple[str, NDArray[np.float32]]], mode: Mode, now: datetime
) -> list[float]:
    took, found = [], 0
    for text, vector in asked:
        start = time.perf_counter()
        found += len(recall(snapshot, Request(text, mode), vector, now).found)
        took.append(1_000 * (time.perf_counter() - start))
    assert found
    return took


def _vectors(snapshot: FileSnapshot, count: int) -> list[NDArray[np.float32]]:
    """Unit vectors, each near that of a fact."""
    rng = np.random.default_rng(5)
    vectors = snapshot.vectors(rng.choice(snapshot.fact_rows(None), count))
    vectors += _NOISE * rng.standard_normal(vectors.shape).astype(np.float32)
    return list(vectors / np.linalg.norm(vectors, axis=1, keepdims=True))

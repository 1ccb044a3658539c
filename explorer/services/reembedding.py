"""How long it takes a model to embed the texts of a workspace, measured on some of them."""

from __future__ import annotations

import time
from collections.abc import Sequence

from explorer.memory.protocols import Embedder, Report

_SAMPLE = 48
# What a text costs whatever its length, in characters; a model reads about so many of one at most.
_FIXED, _LONGEST = 40, 1_200


def embedding_seconds(embedder: Embedder, texts: Sequence[str], report: Report) -> float:
    """About how many seconds these texts take; embeds a few of them, which also shows that the model works.

    The time in which the model loads is not counted. Raises as `Embedder.embed`.
    """
    if not texts:
        return 0.0
    sample = texts[:: max(1, len(texts) // _SAMPLE)][:_SAMPLE]
    embedder.embed(sample[:1], lambda done: report(0.5 * done))
    began = time.perf_counter()
    embedder.embed(sample, lambda done: report(0.5 + 0.5 * done))
    took = time.perf_counter() - began
    return took * _weight(texts) / _weight(sample)


def _weight(texts: Sequence[str]) -> int:
    return sum(_FIXED + min(len(text), _LONGEST) for text in texts)

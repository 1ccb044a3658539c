"""Who answers the questions: our three modes and two yardsticks, on one workspace file that vectlite wrote."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import vectlite
from numpy.typing import NDArray

from explorer.memory.protocols import Embedder, Matrix, Snapshot
from explorer.services.recall.hearing import hear
from explorer.services.recall.merit import DECAY_FLOOR, decay
from explorer.services.recall.recall import recall
from explorer.services.recall.request import Mode, Request
from explorer.services.recall.results import Voice
from explorer.store.workspace import Workspace
from tests.quality.questions import DEPTH, NOW, NotedFact, Question

Vector = NDArray[np.float32]
Answering = Callable[[str, Vector], list[str]]
"""From a question and its vector to the ids of facts, best first."""
_K, _LAMBDA, _LEFT_OF_THE_OLDEST = 60, 0.7, 0.02
_WEIGHTS = {Voice.SEMANTIC: 0.35, Voice.GRAPH: 0.25, Voice.LEXICAL: 0.25, Voice.TEMPORAL: 0.15}
_IN_TIME = {Voice.SEMANTIC: 0.6, Voice.LEXICAL: 1.5, Voice.TEMPORAL: 1.6}


@dataclass(frozen=True, slots=True)
class Answered:
    """What one of them found for a question, and how long that took in milliseconds, without embedding."""

    question: Question
    found: Sequence[str]
    milliseconds: float


def write(path: Path, noted: Sequence[NotedFact], vectors: Matrix) -> Path:
    """A workspace with the facts, as an agent that knows nothing of us writes them."""
    with closing(vectlite.open(str(path), dimension=vectors.shape[1])) as database:
        for fact, vector in zip(noted, vectors, strict=True):
            fields = msgspec.json.decode(msgspec.json.encode(fact))
            database.insert(
                fields.pop("id"),
                vector.tolist(),
                fields,
                namespace=fields.pop("namespace"),
                sparse=vectlite.sparse_terms(f"{fact.topic} {fact.content}"),
            )
    return path


def embedded(embedder: Embedder, texts: Sequence[str]) -> Matrix:
    """Their vectors."""
    return embedder.embed(texts, lambda _: None)


def ours(path: Path) -> dict[str, Answering]:
    """Our modes, each asked as an agent asks."""
    snapshot = Workspace(path).scan(lambda _: None)
    return {mode.value: _mode(snapshot, mode) for mode in Mode}


def _mode(snapshot: Snapshot, mode: Mode) -> Answering:
    def ask(text: str, vector: Vector) -> list[str]:
        answer = recall(snapshot, Request(text, mode, limit=DEPTH), vector, NOW)
        return [found.key.id for found in answer.found]

    return ask


def unscaled(path: Path) -> Answering:
    """The fusion that SEMANTICS 9 warns of, with the constants it has there: ours may have moved since.

    Our voices; what they say is not scaled before decay, confidence and MMR. A fused score is 1/61 at most, so that in
    λ · score − (1 − λ) · cosine the cosine decides.
    """
    snapshot = Workspace(path).scan(lambda _: None)

    def ask(text: str, vector: Vector) -> list[str]:
        hearing = hear(snapshot, Request(text, limit=DEPTH), vector, NOW)
        weights = {voice: _WEIGHTS[voice] for voice, ranking in hearing.rankings.items() if len(ranking.rows)}
        if hearing.period is not None:
            weights = {voice: weight * _IN_TIME.get(voice, 1.0) for voice, weight in weights.items()}
        fused: dict[int, float] = {}
        for voice, weight in weights.items():
            for rank, row in enumerate(hearing.rankings[voice].rows.tolist(), 1):
                fused[row] = fused.get(row, 0.0) + weight / sum(weights.values()) / (_K + rank)
        noted = [snapshot.fact(row) for row in fused]
        left = (decay(noted, [snapshot.metadata(row) for row in fused], NOW) - DECAY_FLOOR) / (1.0 - DECAY_FLOOR)
        faith = np.array([0.8 + 0.2 * (fact.confidence or 0.0) for fact in noted])
        scores = np.array(list(fused.values())) * (_LEFT_OF_THE_OLDEST + (1.0 - _LEFT_OF_THE_OLDEST) * left) * faith
        chosen = _unscaled_mmr(scores, snapshot.vectors(np.array(list(fused), np.int32)))
        return [noted[at].key.id for at in chosen]

    return ask


def _unscaled_mmr(scores: NDArray[np.float64], vectors: Matrix) -> list[int]:
    cosines = vectors @ vectors.T
    chosen: list[int] = []
    while len(chosen) < min(DEPTH, len(scores)):
        nearest = cosines[:, chosen].max(axis=1) if chosen else np.zeros(len(scores))
        values = _LAMBDA * scores - (1.0 - _LAMBDA) * nearest
        values[chosen] = -np.inf
        chosen.append(int(np.argmax(values)))
    return chosen


def vectlites(database: vectlite.Database) -> Answering:
    """Vectlite's own hybrid search over all namespaces: all facts of the set are such as the branch shows."""

    def ask(text: str, vector: Vector) -> list[str]:
        hits: Any = database.search(
            vector.tolist(),
            k=DEPTH,
            sparse=vectlite.sparse_terms(text) or None,
            fusion="rrf",
            all_namespaces=True,
        )
        return [str(hit["id"]) for hit in hits]

    return ask


def answers(ask: Answering, asked: Sequence[Question], vectors: Mapping[str, Vector]) -> list[Answered]:
    """Every question asked; `vectors` by its id. The first is asked twice: what is loaded once is no latency."""
    ask(asked[0].text, vectors[asked[0].id])
    result = []
    for question in asked:
        start = time.perf_counter()
        found = ask(question.text, vectors[question.id])
        result.append(Answered(question, found, 1_000 * (time.perf_counter() - start)))
    return result

"""How right the answers are that agents get, on questions whose answers were graded by hand (tests/quality).

The held-out half is measured, which nothing was tuned on; RECALL_HALF=tuning measures the other one.
"""

from __future__ import annotations

import os
import tempfile
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from pathlib import Path
from statistics import mean, median

import msgspec
import vectlite

from explorer.memory.protocols import Matrix
from explorer.services.embedding import MiniLmEmbedder
from explorer.services.recall.request import Mode
from tests.bench.measure import Result
from tests.quality.questions import ANSWERS, MULTI_HOP, Half, NotedFact, Question, facts, ndcg, questions, recall_at
from tests.quality.recalling import Answered, Vector, answers, embedded, ours, unscaled, vectlites, write

HALF: Half = "tuning" if os.environ.get("RECALL_HALF") == "tuning" else "held-out"
SIZE = len(questions(HALF))
LIMIT = 1.0
HYBRID, UNLINKED = Mode.HYBRID.value, "hybrid without links"
VECTLITE, UNSCALED = "vectlite's hybrid", "unscaled fusion"
CLEARLY = 0.25
"""By so much more of the answers to multi-hop questions is found with links than without."""

Answers = Mapping[str, Sequence[Answered]]


def run(size: int) -> Result:
    """nDCG@10, recall@10 and median latency of our modes and two yardsticks on `size` questions of all kinds."""
    noted, asked = facts(), _some_of_each_kind(questions(HALF), size)
    with MiniLmEmbedder() as embedder:
        stored = embedded(embedder, [fact.content for fact in noted])
        vectors = embedded(embedder, [question.text for question in asked])
    told = _ask_all(noted, stored, asked, {question.id: vectors[at] for at, question in enumerate(asked)})
    gains = {name: _mean(every, _ndcg) for name, every in told.items()}
    found = {name: _mean(every, _recall) for name, every in told.items()}
    yardstick = max((VECTLITE, UNSCALED), key=lambda name: gains[name])
    is_better = all(scores[HYBRID] > max(scores[VECTLITE], scores[UNSCALED]) for scores in (gains, found))
    linked, unlinked = (_mean(_of_kind(told[name], MULTI_HOP), _answer_recall) for name in (HYBRID, UNLINKED))
    return Result(
        "recall", len(asked), gains[HYBRID], "nDCG", LIMIT, is_better and linked >= unlinked + CLEARLY,
        gains[yardstick], f"nDCG@10 of {yardstick}", gains[HYBRID] / gains[yardstick],
        {
            "limit_is": "at least, of the ratio",
            "half": HALF,
            "multi_hop_answers": round(linked, 4),
            "multi_hop_answers_without_links": round(unlinked, 4),
            "by_mode": {name: _report(every) for name, every in told.items()},
        },
    )  # fmt: skip


def _some_of_each_kind(asked: Sequence[Question], size: int) -> list[Question]:
    """The first of every kind, then the second, until there are `size`."""
    place: defaultdict[str, int] = defaultdict(int)
    by_turn = []
    for question in asked:
        place[question.kind] += 1
        by_turn.append((place[question.kind], question))
    return [question for _, question in sorted(by_turn, key=lambda turn: turn[0])[:size]]


def _ask_all(
    noted: Sequence[NotedFact], stored: Matrix, asked: Sequence[Question], vectors: Mapping[str, Vector]
) -> Answers:
    with tempfile.TemporaryDirectory() as folder:
        path = write(Path(folder) / "linked.vdb", noted, stored)
        unlinked = write(
            Path(folder) / "unlinked.vdb", [msgspec.structs.replace(fact, links=()) for fact in noted], stored
        )
        with closing(vectlite.open(str(path), read_only=True)) as database:
            every = {
                **ours(path),
                UNLINKED: ours(unlinked)[HYBRID],
                VECTLITE: vectlites(database),
                UNSCALED: unscaled(path),
            }
            return {name: answers(ask, asked, vectors) for name, ask in every.items()}


def _report(every: Sequence[Answered]) -> dict[str, object]:
    kinds = dict.fromkeys(answered.question.kind for answered in every)
    return {
        "ndcg": round(_mean(every, _ndcg), 4),
        "recall": round(_mean(every, _recall), 4),
        "ms": round(median(answered.milliseconds for answered in every), 2),
        "ndcg_by_kind": {kind: round(_mean(_of_kind(every, kind), _ndcg), 3) for kind in kinds},
        "recall_by_kind": {kind: round(_mean(_of_kind(every, kind), _recall), 3) for kind in kinds},
    }


def _of_kind(every: Sequence[Answered], kind: str) -> list[Answered]:
    return [answered for answered in every if answered.question.kind == kind]


def _mean(every: Sequence[Answered], score: Callable[[Answered], float]) -> float:
    return mean(score(answered) for answered in every) if every else 0.0


def _ndcg(answered: Answered) -> float:
    return ndcg(answered.found, answered.question.grades)


def _recall(answered: Answered) -> float:
    return recall_at(answered.found, answered.question.grades)


def _answer_recall(answered: Answered) -> float:
    return recall_at(answered.found, answered.question.grades, least=ANSWERS)

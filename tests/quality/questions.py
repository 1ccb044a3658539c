"""The memory of one team over a year, the questions that are asked of it, and how an answer is scored.

`recall_facts.jsonl`: what the agents of a team noted who sell tickets for ferry operators: conventions, decisions of
which later ones replace earlier ones in all but form, people, customers, procedures, incidents, five repositories.
Written by hand for this file. It is made to be hard: several phrasings of one fact, "we do not use X" beside "we use
X for Y", words that mean two things (a gate, a deck, a lock, a manifest), ages from a day to a year, some facts in
Spanish, Ukrainian, German and Chinese. Links lead from what was noticed to its cause or cure; as many join facts that
are only related. `NOW` is when all questions are asked.

`recall_questions.jsonl`: `kind` says what makes a question hard, `grades` which facts answer it: 3 is the answer or all
of a part of it, 2 answers partly, 1 helps; all others count 0. An outdated statement has 1 where a later one answers;
each of several phrasings counts for itself. In multi-hop questions the answer shares no telling word with the question
and is found over a link. Grades were given from the texts before any search was run; then what the three modes
and both yardsticks had among their first ten was pooled, without saying which of them had found it, and graded too.

`half`: the constants are tuned on one half, the other is only measured. Within each kind, questions in order of the
SHA-256 of their id belong to the two by turns, the first to the tuning half.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from explorer.memory.facts import FactType, Link, Veracity

FACTS = Path(__file__).with_name("recall_facts.jsonl")
QUESTIONS = Path(__file__).with_name("recall_questions.jsonl")
NOW = datetime(2026, 11, 30, 12, tzinfo=UTC)
DEPTH = 10
"""So many results are looked at."""
ANSWERS_PARTLY, ANSWERS = 2, 3
MULTI_HOP = "multi-hop"

Kind = Literal[
    "paraphrase",
    "exact term",
    "date",
    "entity",
    "how-do-I",
    "multi-hop",
    "other language",
    "negation",
    "near-duplicates",
]
Half = Literal["tuning", "held-out"]


class NotedFact(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A fact as it is written into the workspace; `links` lead to ids in the same namespace."""

    id: str
    namespace: str
    domain: str
    topic: str
    content: str
    fact_type: FactType
    confidence: float
    veracity: Veracity
    created_at: datetime
    agent_id: str
    last_accessed: datetime | None = None
    tags: tuple[str, ...] = ()
    links: tuple[Link, ...] = ()

    @property
    def words(self) -> str:
        """All of it that keyword search reads."""
        return " ".join((self.topic, self.content, *self.tags, self.domain))


class Question(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is asked, and the grade of each fact that has to do with it, by its id."""

    id: str
    kind: Kind
    half: Half
    text: str
    grades: Mapping[str, Annotated[int, msgspec.Meta(ge=1, le=3)]]


def facts() -> list[NotedFact]:
    """All facts, in the order of the file."""
    decoder = msgspec.json.Decoder(NotedFact)
    return [decoder.decode(line) for line in FACTS.read_text(encoding="utf-8").splitlines()]


def questions(half: Half | None = None) -> list[Question]:
    """The questions of a half, or all, in the order of the file."""
    decoder = msgspec.json.Decoder(Question)
    every = [decoder.decode(line) for line in QUESTIONS.read_text(encoding="utf-8").splitlines()]
    return [question for question in every if half in (None, question.half)]


def ndcg(found: Sequence[str], grades: Mapping[str, int], depth: int = DEPTH) -> float:
    """Normalised discounted cumulated gain of the first `depth`, 0..1.

    Järvelin and Kekäläinen, "Cumulated gain-based evaluation of IR techniques" (TOIS 2002), with the gain
    2^grade − 1 and the discount log2(rank + 1) of Burges et al., "Learning to rank using gradient descent" (ICML 2005).
    """
    best = _gain(sorted(grades.values(), reverse=True)[:depth])
    return _gain([grades.get(each, 0) for each in found[:depth]]) / best


def recall_at(
    found: Sequence[str], grades: Mapping[str, int], depth: int = DEPTH, least: int = ANSWERS_PARTLY
) -> float:
    """Of the facts with at least this grade, the share that is among the first `depth`, 0..1."""
    sought = {each for each, grade in grades.items() if grade >= least}
    return len(sought.intersection(found[:depth])) / len(sought)


def _gain(grades: Sequence[int]) -> float:
    return sum((2.0**grade - 1.0) / math.log2(rank + 1) for rank, grade in enumerate(grades, 1))

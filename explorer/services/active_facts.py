"""The facts that maintenance weighs against each other: what agents get today, each with the vector of its own text."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVar

import numpy as np

from explorer.memory.decode import decode_fact
from explorer.memory.facts import Fact
from explorer.memory.protocols import Matrix, Report, Snapshot
from explorer.services.editing import Editing

K = TypeVar("K", bound=Hashable)
_REPORT_EVERY = 1_000


@dataclass(frozen=True, slots=True)
class ActiveFacts:
    """Current facts that have not expired, in file order, as they will be once what waits is written.

    `odd` do not fit their type and are left out, as they are everywhere but in the file doctor. `without_vector` have
    none of their present text yet: they are among `facts`, and near nothing.
    """

    facts: tuple[Fact, ...]
    vectors: Matrix
    odd: int = 0
    without_vector: int = 0

    def of(self, indices: Sequence[int]) -> ActiveFacts:
        """Some of them, in the order of `indices`."""
        return ActiveFacts(tuple(self.facts[index] for index in indices), self.vectors[list(indices)])

    def by_namespace(self) -> list[list[int]]:
        """The indices of each namespace: only there facts are weighed against each other.

        What was learned on one branch says nothing of another one (SEMANTICS 8), and user, feedback, project and
        reference memory are types of their own (SEMANTICS 5).
        """
        return list(grouped(range(len(self.facts)), lambda index: self.facts[index].namespace).values())


def active_facts(editing: Editing, report: Report) -> ActiveFacts:
    """All of them. It decodes every fact: some seconds at 100,000, so it is asked in the worker."""
    snapshot, ahead, now = editing.snapshot, editing.ahead, editing.now
    rows = snapshot.fact_rows(None)
    facts: list[Fact] = []
    kept: list[int] = []
    odd = 0
    for number, row in enumerate(rows.tolist()):
        if number % _REPORT_EVERY == 0:
            report(number / len(rows))
        fact = snapshot.fact(row)
        if fact.key in ahead.touched:
            fact = decode_fact(fact.key, ahead.metadata(fact.key) or {"superseded_by": "system:deleted"})
        if not fact.is_current or (fact.expires is not None and fact.expires <= now):
            continue
        if fact.problems:
            odd += 1
            continue
        facts.append(fact)
        kept.append(row)
    return _with_vectors(snapshot, facts, kept, odd)


def _with_vectors(snapshot: Snapshot, facts: list[Fact], rows: list[int], odd: int) -> ActiveFacts:
    vectors = snapshot.vectors(np.array(rows, np.int32))
    # That of an earlier text says nothing of this one.
    vectors[[fact.embedding_stale for fact in facts]] = 0.0
    usable = np.isfinite(vectors).all(axis=1) & vectors.any(axis=1)
    return ActiveFacts(tuple(facts), vectors, odd, int(len(facts) - usable.sum()))


def strength(fact: Fact) -> tuple[float, float]:
    """What decides between two facts: confidence × weight of the veracity, then the newer one (SEMANTICS 5).

    Without a confidence, the one that such a fact begins with (SEMANTICS 3).
    """
    weight = fact.provenance.weight
    confidence = 0.5 * weight if fact.confidence is None else fact.confidence
    learned = fact.updated or fact.created
    return confidence * weight, 0.0 if learned is None else learned.timestamp()


def same_topic_groups(facts: Sequence[Fact], indices: Iterable[int]) -> list[list[int]]:
    """The indices of facts with the same domain and topic, case folded; facts without a topic are in none."""
    with_topic = [index for index in indices if facts[index].topic.strip()]
    topics = grouped(
        with_topic, lambda index: (facts[index].shown_domain.casefold(), facts[index].topic.strip().casefold())
    )
    return [group for group in topics.values() if len(group) > 1]


def grouped(indices: Iterable[int], key_of: Callable[[int], K]) -> Mapping[K, list[int]]:
    """The indices by what `key_of` says of them, in order of appearance."""
    groups: defaultdict[K, list[int]] = defaultdict(list)
    for index in indices:
        groups[key_of(index)].append(index)
    return groups


def part_of(report: Report, start: float, end: float) -> Report:
    """The report of a part of the work, from one share of it to another."""
    return lambda done: report(start + (end - start) * done)

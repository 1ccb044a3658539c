"""Finding contradictions and duplicates in a whole workspace (SEMANTICS 5), by blocks and without a limit of pairs."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache

import numpy as np

from explorer.memory.facts import Fact
from explorer.memory.keys import Key
from explorer.memory.protocols import Report
from explorer.memory.text import normalise
from explorer.services.active_facts import ActiveFacts, part_of, same_topic_groups, strength
from explorer.services.claims import Claims, claims_of
from explorer.services.conflicts.classifying import classify
from explorer.services.conflicts.kinds import CANDIDATE, SAME_TOPIC, ConflictKind
from explorer.services.neighbours import Neighbours

NEAREST = 5
"""So many of the nearest other texts are looked at for each text (SEMANTICS 5)."""
NEAREST_IN_TOPIC = 20
"""In a topic these come on top of them: of every pair, where a topic has no more than so many others."""
_BY_MEANING_SHARE = 0.8


@dataclass(frozen=True, slots=True)
class Contested:
    """Two facts that cannot both be meant to stand: by the roots of their lineages, the stronger one first."""

    kind: ConflictKind
    one: Fact
    other: Fact
    similarity: float

    @property
    def sides(self) -> tuple[Key, Key]:
        """The roots of the two lineages, in one order whichever is the stronger."""
        first, second = sorted(Key(fact.namespace, fact.root_id) for fact in (self.one, self.other))
        return first, second


@dataclass(frozen=True, slots=True)
class Detection:
    """What was found, the most similar first, and what was looked at.

    `related` counts pairs that are near and contradict nothing. `crowded` are topics (domain, topic) so large that
    only the nearest in them were compared below the general threshold.
    """

    found: tuple[Contested, ...]
    compared: int
    related: int
    without_vector: int
    odd: int
    crowded: tuple[tuple[str, str], ...] = ()

    def of_kind(self, kind: ConflictKind) -> tuple[Contested, ...]:
        """Those of one kind."""
        return tuple(each for each in self.found if each.kind is kind)


def detect(active: ActiveFacts, report: Report) -> Detection:
    """Compare every fact with its nearest and with those of its topic.

    Facts with equal texts count as one: the strongest stands for them. Raises `Cancelled` where `report` does.
    """
    groups = [_one_of_each_text(active.facts, group) for group in active.by_namespace()]
    weights = np.cumsum([0.0, *(float(len(group)) ** 2 for group in groups)])
    claims_at = _claims_of(active)
    found: dict[tuple[Key, Key], Contested] = {}
    crowded: list[tuple[str, str]] = []
    related = 0
    for number, group in enumerate(groups):
        share = part_of(report, weights[number] / weights[-1], weights[number + 1] / weights[-1])
        topics = same_topic_groups(active.facts, group)
        crowded += [_topic(active.facts[topic[0]]) for topic in topics if len(topic) > NEAREST_IN_TOPIC + 1]
        for pair in _pairs_of(active, group, range(len(group)), share):
            contested = _judged(active, group, claims_at, *pair)
            if contested is None:
                continue
            if contested.kind is ConflictKind.RELATED:
                related += 1
            else:
                found[contested.sides] = contested
    ordered = sorted(found.values(), key=lambda each: (-each.similarity, each.sides))
    return Detection(tuple(ordered), sum(map(len, groups)), related, active.without_vector, active.odd, tuple(crowded))


def contested_with(active: ActiveFacts, index: int, report: Report) -> Iterator[Contested]:
    """The conflicts of one fact with the others of its namespace, the most similar first."""
    fact = active.facts[index]
    text = normalise(fact.content)
    others = [
        each for each, other in enumerate(active.facts)
        if other.namespace == fact.namespace and each != index and normalise(other.content) != text
    ]  # fmt: skip
    group = [index, *_one_of_each_text(active.facts, others)]
    claims_at = _claims_of(active)
    pairs = [pair for pair in _pairs_of(active, group, [0], report) if 0 in pair[:2]]
    judged = (_judged(active, group, claims_at, *pair) for pair in pairs)
    found = [each for each in judged if each is not None and each.kind is not ConflictKind.RELATED]
    yield from sorted(found, key=lambda each: -each.similarity)


Pair = tuple[int, int, float, bool]
"""Two places in a group, the lower first, their cosine, and whether they have a topic in common."""


def _pairs_of(active: ActiveFacts, group: Sequence[int], wanted: Sequence[int], report: Report) -> Iterator[Pair]:
    """Every pair once of those that are wanted with any of the group."""
    facts = active.facts
    topics = same_topic_groups(facts, group)
    topic_of = {index: number for number, topic in enumerate(topics) for index in topic}
    seen: set[tuple[int, int]] = set()

    def once(place: int, others: Iterator[tuple[int, float]]) -> Iterator[Pair]:
        for other, cosine in others:
            pair = (min(place, other), max(place, other))
            if pair not in seen:
                seen.add(pair)
                topic = topic_of.get(group[place])
                yield *pair, cosine, topic is not None and topic == topic_of.get(group[other])

    every = Neighbours(active.vectors[list(group)], CANDIDATE)
    for near in every.near(wanted, part_of(report, 0.0, _BY_MEANING_SHARE)):
        yield from once(near.one, _nearest(near.others, near.cosines, NEAREST))
    places = {index: place for place, index in enumerate(group)}
    within = part_of(report, _BY_MEANING_SHARE, 1.0)
    chosen = set(wanted)
    for number, topic in enumerate(topics):
        members = [places[index] for index in topic]
        asked = [at for at, place in enumerate(members) if place in chosen]
        nearby = Neighbours(active.vectors[topic], SAME_TOPIC)
        for near in nearby.near(asked, part_of(within, number / len(topics), (number + 1) / len(topics))):
            others = np.array(members, np.int64)[near.others]
            yield from once(members[near.one], _nearest(others, near.cosines, NEAREST_IN_TOPIC))


def _nearest(
    others: np.ndarray[tuple[int], np.dtype[np.int64]], cosines: np.ndarray[tuple[int], np.dtype[np.float32]], most: int
) -> Iterator[tuple[int, float]]:
    for at in np.argsort(-cosines, kind="stable")[:most].tolist():
        yield int(others[at]), float(cosines[at])


def _judged(
    active: ActiveFacts,
    group: Sequence[int],
    claims_at: Callable[[int], Claims],
    a: int,
    b: int,
    cosine: float,
    same_topic: bool,
) -> Contested | None:
    kind = classify(cosine, claims_at(group[a]), claims_at(group[b]), same_topic=same_topic)
    if kind is None:
        return None
    one, other = sorted((active.facts[group[a]], active.facts[group[b]]), key=strength, reverse=True)
    return Contested(kind, one, other, cosine)


def _topic(fact: Fact) -> tuple[str, str]:
    return fact.shown_domain, fact.topic


def _claims_of(active: ActiveFacts) -> Callable[[int], Claims]:
    """What the text of each fact states, read when it is asked for the first time."""
    return cache(lambda index: claims_of(active.facts[index].content))


def _one_of_each_text(facts: Sequence[Fact], indices: Sequence[int]) -> list[int]:
    """The strongest fact of each text."""
    kept: dict[str, int] = {}
    for index in indices:
        text = normalise(facts[index].content)
        if text and (text not in kept or strength(facts[index]) > strength(facts[kept[text]])):
            kept[text] = index
    return sorted(kept.values())

"""What several agents agree on, and where they contradict each other (SEMANTICS 6)."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache

import numpy as np

from explorer.memory.changes import ChangeKind, ChangeSet, Insert, Operation, Patch
from explorer.memory.facts import LARGEST_COUNT, Fact
from explorer.memory.keys import Key
from explorer.memory.namespaces import BELIEFS
from explorer.memory.protocols import Report
from explorer.memory.records import CLEANUP, SUPERSEDED_BY
from explorer.memory.system_records import Belief
from explorer.memory.times import format_time
from explorer.services.active_facts import ActiveFacts, active_facts, part_of, strength
from explorer.services.claims import claims_of, contradicts
from explorer.services.conflicts.detection import Contested, detect
from explorer.services.conflicts.kinds import ConflictKind
from explorer.services.conflicts.noting import note
from explorer.services.deletion import tombstone
from explorer.services.editing import Editing
from explorer.services.lineages import root_of
from explorer.services.neighbours import Neighbours

AGREEING = 0.70
"""Cosine from which two texts say the same, where no number, date or name in them contradicts."""
FEWEST_AGENTS = 2
_LEAST, _MOST, _BONUS, _BONUS_PER_AGENT = 0.5, 0.95, 0.2, 0.1
_READING_SHARE, _BELIEFS_SHARE = 0.2, 0.6


@dataclass(frozen=True, slots=True)
class Agreement:
    """Facts of several agents that say the same; the strongest, first, gives the belief its words.

    `key` is that of the belief: of one that is there with some of these facts as its sources, else of a new one.
    """

    facts: tuple[Fact, ...]
    key: Key

    @property
    def agents(self) -> tuple[str, ...]:
        """Those who agree, in alphabetical order."""
        return tuple(sorted({fact.agent_id for fact in self.facts}))

    @property
    def confidence(self) -> float:
        """clamp(mean + min(0.2, 0.1·(n − 1)), 0.5, 0.95) for n agents; the mean is of each agent's surest fact."""
        surest: dict[str, float] = {}
        for fact in self.facts:
            known = 0.5 * fact.provenance.weight if fact.confidence is None else fact.confidence
            surest[fact.agent_id] = max(known, surest.get(fact.agent_id, 0.0))
        mean = sum(surest.values()) / len(surest)
        return min(_MOST, max(_LEAST, mean + min(_BONUS, _BONUS_PER_AGENT * (len(surest) - 1))))

    @property
    def roots(self) -> frozenset[Key]:
        """The lineages of the facts."""
        return frozenset(map(_root, self.facts))


@dataclass(frozen=True, slots=True)
class Harmony:
    """Everything that harmonising would note: new and changed beliefs, those that nobody shares any more, conflicts."""

    agreements: tuple[Agreement, ...]
    contested: tuple[Contested, ...]
    lapsed: tuple[Key, ...]
    looked_at: int
    without_agent: int
    without_vector: int


def harmonise(editing: Editing, report: Report) -> Harmony:
    """Compare what agents know with what other agents know. Facts without an agent are nobody's agreement."""
    active = active_facts(editing, part_of(report, 0.0, _READING_SHARE))
    mine = [index for index, fact in enumerate(active.facts) if fact.agent_id]
    known = active.of(mine)
    agreements = tuple(_agreements(known, part_of(report, _READING_SHARE, _BELIEFS_SHARE)))
    found = detect(known, part_of(report, _BELIEFS_SHARE, 1.0)).of_kind(ConflictKind.CONTRADICTION)
    across = tuple(each for each in found if _is_across(each))
    agreements = _with_known(editing, agreements)
    standing = {agreement.key for agreement in agreements}
    lapsed = tuple(
        belief.key
        for belief in editing.snapshot.system(Belief)
        if belief.key not in standing and _is_standing(editing, belief.key)
    )
    return Harmony(
        agreements, across, lapsed, len(known.facts), len(active.facts) - len(known.facts), known.without_vector
    )


def note_harmony(
    editing: Editing, agreements: Sequence[Agreement], contested: Sequence[Contested], lapsed: Sequence[Key]
) -> ChangeSet | None:
    """The change set that notes what a person accepted; None where all of it stands there already."""
    operations = [
        *_beliefs(editing, agreements),
        *(tombstone(editing, key, "nobody agrees any more", CLEANUP) for key in lapsed),
    ]
    conflicts = note(editing, contested)
    return editing.change_set(ChangeKind.HARMONISE, (*operations, *(() if conflicts is None else conflicts.operations)))


def is_new(editing: Editing, agreement: Agreement) -> bool:
    """Whether noting it would change anything."""
    return next(_beliefs(editing, [agreement]), None) is not None


def _agreements(active: ActiveFacts, report: Report) -> Iterator[Agreement]:
    groups = active.by_namespace()
    weights = np.cumsum([0.0, *(float(len(group)) ** 2 for group in groups)])
    for number, group in enumerate(groups):
        part = part_of(report, weights[number] / weights[-1], weights[number + 1] / weights[-1])
        yield from _clusters(active.of(group), part)


def _clusters(active: ActiveFacts, report: Report) -> Iterator[Agreement]:
    """Around each of the strongest facts, those that say the same and are in no other cluster yet."""
    facts = active.facts
    free = np.ones(len(facts), bool)
    order = sorted(range(len(facts)), key=lambda index: strength(facts[index]), reverse=True)
    claims_at = cache(lambda index: claims_of(facts[index].content))
    for near in Neighbours(active.vectors, AGREEING).near(order, report, free):
        if not free[near.one]:
            continue
        free[near.one] = False
        others = [
            other
            for other in near.others.tolist()
            if free[other] and not contradicts(claims_at(near.one), claims_at(other))
        ]
        members = (facts[near.one], *(facts[other] for other in others))
        if len({fact.agent_id for fact in members}) >= FEWEST_AGENTS:
            free[others] = False
            yield Agreement(members, _new_key(members[0]))


def _with_known(editing: Editing, agreements: Sequence[Agreement]) -> tuple[Agreement, ...]:
    """The same, each with the key of the belief that has most of its sources: whoever joins, it is the same belief."""
    free = {belief.key: _sources(editing, belief) for belief in editing.snapshot.system(Belief) if belief.is_current}
    taken = set(free)
    named = []
    for agreement in agreements:
        shared = {key: len(agreement.roots & roots) for key, roots in free.items()}
        best = max(shared, key=lambda key: (shared[key], key), default=None)
        if best is not None and shared[best]:
            del free[best]
            named.append(replace(agreement, key=best))
        else:
            # The belief of its first fact may be another agreement's by now.
            keys = (_new_key(fact) for fact in agreement.facts)
            key = next((key for key in keys if key not in taken), None)
            if key is not None:
                taken.add(key)
                named.append(replace(agreement, key=key))
    return tuple(named)


def _sources(editing: Editing, belief: Belief) -> frozenset[Key]:
    named = (editing.snapshot.resolve(said, belief.namespace) for said in belief.source_fact_ids)
    return frozenset(root_of(key, editing.ahead.metadata(key) or {}) for key in named if key is not None)


def _is_standing(editing: Editing, key: Key) -> bool:
    metadata = editing.ahead.metadata(key)
    return metadata is not None and not metadata.get(SUPERSEDED_BY) and metadata.get("deleted_at") is None


def _root(fact: Fact) -> Key:
    return Key(fact.namespace, fact.root_id)


def _new_key(fact: Fact) -> Key:
    return Key(BELIEFS, f"belief_{hashlib.sha256(str(_root(fact)).encode()).hexdigest()[:16]}")


def _is_across(contested: Contested) -> bool:
    one, other = contested.one, contested.other
    topics = (one.topic.strip().casefold(), other.topic.strip().casefold())
    return one.agent_id != other.agent_id and bool(topics[0]) and topics[0] == topics[1]


def _beliefs(editing: Editing, agreements: Sequence[Agreement]) -> Iterator[Operation]:
    for agreement in agreements:
        first = agreement.facts[0]
        values = {
            "content": first.content,
            "topic": first.topic,
            "domain": first.shown_domain,
            "confidence": round(agreement.confidence, 4),
            "agents": list(agreement.agents),
            "source_fact_ids": sorted(map(str, agreement.roots)),
            "mention_count": min(sum(max(1, fact.mention_count) for fact in agreement.facts), LARGEST_COUNT),
            SUPERSEDED_BY: None,
            "deleted_at": None,
        }
        present = editing.ahead.metadata(agreement.key)
        if present is None:
            new = {name: value for name, value in values.items() if value is not None}
            yield Insert(
                agreement.key, {**new, "created_at": format_time(editing.now), "updated_at": format_time(editing.now)}
            )
        elif any(present.get(name) != value for name, value in values.items()):
            after = values | {"updated_at": format_time(editing.now)}
            yield Patch(agreement.key, {name: present.get(name) for name in after}, after)

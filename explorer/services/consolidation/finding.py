"""Finds what can be consolidated: doubled, worth keeping, or of no use any more (SEMANTICS 6)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import timedelta
from functools import cache

import numpy as np

from explorer.memory.facts import Fact
from explorer.memory.fading import FADED_BELOW, importance_at
from explorer.memory.keys import Key
from explorer.memory.namespaces import is_internal
from explorer.memory.protocols import Report
from explorer.memory.text import normalise
from explorer.services.active_facts import ActiveFacts, active_facts, part_of, strength
from explorer.services.claims import claims_of, lost_from
from explorer.services.conflicts.classifying import are_near_duplicates
from explorer.services.conflicts.kinds import NEAR_DUPLICATE
from explorer.services.consolidation.promotion import promotions
from explorer.services.consolidation.proposals import Member, Proposal, ProposalKind, Proposals
from explorer.services.editing import Editing, decoded
from explorer.services.neighbours import Neighbours
from explorer.services.purging import plan_purge

DOUBTFUL_AFTER = timedelta(days=30)
DOUBTFUL_BELOW = 0.5
"""Older than the one and with a confidence below the other, a fact is proposed to go."""
_READING_SHARE, _PURGING_FROM = 0.3, 0.9


def propose(editing: Editing, branch: str, report: Report) -> Proposals:
    """Everything that can be consolidated; session items without a branch of their own are meant for `branch`.

    Pinned facts are in no proposal. No fact is in two: what is doubled is not proposed for clean-up beside that.
    """
    active = active_facts(editing, part_of(report, 0.0, _READING_SHARE))
    facts = active.facts
    taken: set[Key] = {fact.key for fact in facts if fact.pinned}
    found: list[Proposal] = []
    for proposal in (
        *_exact(active, taken),
        *_near(active, taken, part_of(report, _READING_SHARE, _PURGING_FROM)),
        *promotions(editing, facts, branch),
        *_outdated(editing, active),
    ):
        keys = {member.key for member in proposal.members}
        if keys.isdisjoint(taken):
            taken |= keys
            found.append(proposal)
    purge = plan_purge(editing, part_of(report, _PURGING_FROM, 1.0))
    return Proposals(tuple(found), len(facts), active.without_vector, active.odd, purge.records)


def _exact(active: ActiveFacts, taken: set[Key]) -> Iterator[Proposal]:
    """Facts with equal texts in one namespace."""
    for indices in active.by_namespace():
        texts: dict[tuple[str, object], list[Fact]] = {}
        for index in indices:
            fact = active.facts[index]
            if fact.key not in taken and normalise(fact.content):
                # What holds until another day says something else.
                texts.setdefault((normalise(fact.content), fact.expires), []).append(fact)
        for same in texts.values():
            if len(same) > 1:
                ordered = sorted(same, key=strength, reverse=True)
                members = tuple(Member(fact.key, fact.content) for fact in ordered)
                yield Proposal(ProposalKind.EXACT, members, survivor=members[0].key)


def _near(active: ActiveFacts, taken: set[Key], report: Report) -> Iterator[Proposal]:
    """Clusters in which every text is a near duplicate of the survivor, not only of another member."""
    groups = active.by_namespace()
    weights = np.cumsum([0.0, *(float(len(group)) ** 2 for group in groups)])
    for number, group in enumerate(groups):
        start, end = weights[number] / weights[-1], weights[number + 1] / weights[-1]
        yield from _clusters(active.of(group), taken, part_of(report, start, end))


def _clusters(active: ActiveFacts, taken: set[Key], report: Report) -> Iterator[Proposal]:
    facts = active.facts
    free = np.array([fact.key not in taken for fact in facts], bool)
    order = sorted(np.flatnonzero(free).tolist(), key=lambda index: strength(facts[index]), reverse=True)
    claims_at = cache(lambda index: claims_of(facts[index].content))

    for near in Neighbours(active.vectors, NEAR_DUPLICATE).near(order, report, free):
        if not free[near.one]:
            continue
        free[near.one] = False
        members = [
            (int(other), float(cosine))
            for other, cosine in zip(near.others, near.cosines, strict=True)
            if free[other]
            and facts[other].expires == facts[near.one].expires
            and are_near_duplicates(float(cosine), claims_at(near.one), claims_at(int(other)))
        ]
        if members:
            members.sort(key=lambda each: -each[1])
            free[[other for other, _ in members]] = False
            yield _cluster(facts, near.one, members)


def _cluster(facts: Sequence[Fact], survivor: int, others: Sequence[tuple[int, float]]) -> Proposal:
    kept = facts[survivor]
    members = [Member(kept.key, kept.content)]
    for index, cosine in others:
        text = facts[index].content
        members.append(Member(facts[index].key, text, cosine, lost_from(text, kept.content)))
    return Proposal(ProposalKind.NEAR, tuple(members), survivor=kept.key)


def _outdated(editing: Editing, active: ActiveFacts) -> Iterator[Proposal]:
    """What has expired, faded, or was never quite believed."""
    for fact in _expired(editing):
        yield Proposal(ProposalKind.EXPIRED, (Member(fact.key, fact.content),))
    for fact in active.facts:
        importance = importance_at(fact, editing.now)
        if importance is not None and importance < FADED_BELOW:
            yield Proposal(ProposalKind.FADED, (Member(fact.key, fact.content),))
        elif _is_doubtful(fact, editing):
            yield Proposal(ProposalKind.DOUBTFUL, (Member(fact.key, fact.content),))


def _is_doubtful(fact: Fact, editing: Editing) -> bool:
    if fact.created is None or fact.confidence is None or fact.pinned:
        return False
    return fact.confidence < DOUBTFUL_BELOW and editing.now - fact.created > DOUBTFUL_AFTER


def _expired(editing: Editing) -> Iterator[Fact]:
    """Facts whose time has passed and that are still there; pinned ones are not proposed."""
    for row in editing.snapshot.fact_rows(None).tolist():
        key = editing.snapshot.key(row)
        fact: object = editing.snapshot.fact(row)
        if key in editing.ahead.touched:
            metadata = editing.ahead.metadata(key)
            fact = None if metadata is None else decoded(key, metadata)
        if not isinstance(fact, Fact) or is_internal(key.namespace) or fact.problems or fact.pinned:
            continue
        if fact.is_current and fact.expires is not None and fact.expires <= editing.now:
            yield fact

"""All that is known of one record, put together for a reader: text, history, what it is tied to."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum

from explorer.memory.decode import unknown_keys
from explorer.memory.facts import Fact
from explorer.memory.fading import faded_on, importance_at
from explorer.memory.keys import Key
from explorer.memory.namespaces import CONFLICTS, POLICIES, is_internal
from explorer.memory.protocols import Snapshot
from explorer.memory.query import FactState
from explorer.memory.records import DELETED, SUPERSEDED_BY, SYSTEM_PREFIX, UNDONE
from explorer.memory.system_records import Conflict, Policy
from explorer.services.lineages import newest_of, reader, system_members
from explorer.services.policies import policy_tokens
from explorer.services.word_diff import Piece, word_diff

_COMPARED = 20
"""Revisions whose change is worked out: a comparison of long texts takes up to a tenth of a second."""


class TieKind(StrEnum):
    """How two records belong together, seen from the one that is read."""

    LINKS_TO = "links to"
    LINKED_FROM = "linked from"
    REPLACED_BY = "replaced by"
    REPLACES = "replaces"
    SOURCE_OF = "source of policy"
    HAS_SOURCE = "has source"
    CONTRADICTS = "contradicts"
    DUPLICATES = "duplicates"


_CONFLICT_TIES = {"contradiction": TieKind.CONTRADICTS, "duplicate": TieKind.DUPLICATES}


@dataclass(frozen=True, slots=True)
class Tie:
    """One tie; `key` is None where the record that `text` names is not in the workspace."""

    kind: TieKind
    key: Key | None
    text: str
    weight: float | None = None
    word: str = ""
    is_deleted: bool = False


@dataclass(frozen=True, slots=True)
class Revision:
    """An earlier or the present text, with what changed from the one before it."""

    key: Key
    at: datetime | None
    agent: str
    pieces: tuple[Piece, ...]


@dataclass(frozen=True, slots=True)
class FactDossier:
    """A fact with everything that Details shows. `history` has the newest text first."""

    fact: Fact
    state: FactState
    importance_now: float | None
    importance_in_a_week: float | None
    fades_on: datetime | None
    history: tuple[Revision, ...]
    ties: tuple[Tie, ...]
    other: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class PolicyDossier:
    """A policy with everything that Details shows."""

    policy: Policy
    tokens: int
    history: tuple[Revision, ...]
    ties: tuple[Tie, ...]
    other: Mapping[str, object] = field(default_factory=dict)


def read_up(snapshot: Snapshot, key: Key, now: datetime) -> FactDossier | PolicyDossier | None:
    """The dossier of the fact or policy under `key`; None where there is none, any more or because it was undone."""
    row = snapshot.row(key)
    if row is None or snapshot.metadata(row).get(SUPERSEDED_BY) == UNDONE:
        return None
    if key.namespace == POLICIES:
        return _policy_dossier(snapshot, key, row)
    return None if is_internal(key.namespace) else _fact_dossier(snapshot, row, now)


def _fact_dossier(snapshot: Snapshot, row: int, now: datetime) -> FactDossier:
    fact = snapshot.fact(row)
    lineage = snapshot.history(fact)
    keys = {member.key for member in lineage}
    ties = [
        *_replacement(snapshot, fact, keys),
        *_conflicts(snapshot, keys),
        *_links(snapshot, fact),
        *_referring_facts(snapshot, keys),
        *_citing_policies(snapshot, keys),
    ]
    week = datetime.fromtimestamp(now.timestamp() + 7 * 86_400, now.tzinfo)
    return FactDossier(
        fact=fact,
        state=snapshot.state(row, now),
        importance_now=importance_at(fact, now),
        importance_in_a_week=importance_at(fact, week),
        fades_on=faded_on(fact),
        history=_revisions(lineage),
        ties=tuple(ties),
        other=_other_metadata(fact, snapshot.metadata(row)),
    )


def _policy_dossier(snapshot: Snapshot, key: Key, row: int) -> PolicyDossier | None:
    policies = snapshot.system(Policy)
    policy = next((policy for policy in policies if policy.key == key), None)
    if policy is None:
        return None
    lineage = system_members(snapshot, Policy, policy.root_id)
    sources = (_tie(snapshot, TieKind.HAS_SOURCE, source, key.namespace) for source in policy.source_fact_ids)
    ties = (*sources, *_conflicts(snapshot, {member.key for member in lineage}))
    other = _other_metadata(policy, snapshot.metadata(row))
    return PolicyDossier(policy, policy_tokens(policy), _revisions(lineage), ties, other)


def _other_metadata(record: Fact | Policy, metadata: Mapping[str, object]) -> dict[str, object]:
    """What the record's fields do not show: keys unknown to us, and values that do not fit, as they stand."""
    return unknown_keys(type(record), metadata) | {name: metadata[name] for name in record.problems}


def _revisions(lineage: Iterable[Fact | Policy]) -> tuple[Revision, ...]:
    """Newest first; what changed is worked out for the newest ones, the older ones are given as they are."""
    members = list(lineage)
    revisions: list[Revision] = []
    for number, member in enumerate(members):
        is_compared = number > 0 and len(members) - number <= _COMPARED
        before = members[number - 1].content if is_compared else member.content
        pieces = tuple(word_diff(before, member.content))
        revisions.append(Revision(member.key, member.updated, member.agent_id, pieces))
    return tuple(reversed(revisions))


def _replacement(snapshot: Snapshot, fact: Fact, lineage: set[Key]) -> Iterable[Tie]:
    if not fact.superseded_by or fact.superseded_by.startswith(SYSTEM_PREFIX):
        return
    tie = _tie(snapshot, TieKind.REPLACED_BY, fact.superseded_by, fact.namespace)
    if tie.key not in lineage:
        yield tie


def _conflicts(snapshot: Snapshot, lineage: set[Key]) -> Iterable[Tie]:
    for conflict in snapshot.system(Conflict):
        kind = _CONFLICT_TIES.get(conflict.kind)
        if kind is None or conflict.state != "open" or not conflict.is_current:
            continue
        sides = [snapshot.resolve(side, CONFLICTS) for side in (conflict.a, conflict.b)]
        if lineage.isdisjoint(sides):
            continue
        other = conflict.b if sides[0] in lineage else conflict.a
        yield _tie(snapshot, kind, other, CONFLICTS, conflict.similarity)


def _links(snapshot: Snapshot, fact: Fact) -> Iterable[Tie]:
    for link in fact.links:
        yield _tie(snapshot, TieKind.LINKS_TO, link.to, fact.namespace, link.weight, link.type)


def _referring_facts(snapshot: Snapshot, lineage: set[Key]) -> Iterable[Tie]:
    seen: set[tuple[str, Key]] = set()
    for key in sorted(lineage):
        for word, other in snapshot.referrers(key):
            if other.key in lineage or (word, other.key) in seen or other.is_deleted:
                continue
            seen.add((word, other.key))
            if word == SUPERSEDED_BY:
                yield Tie(TieKind.REPLACES, other.key, _label(other))
            elif not _is_earlier(snapshot, other):
                weights = (
                    link.weight
                    for link in other.links
                    if link.type == word and snapshot.resolve(link.to, other.namespace) == key
                )
                yield Tie(TieKind.LINKED_FROM, other.key, _label(other), next(weights, None), word)


def _citing_policies(snapshot: Snapshot, lineage: set[Key]) -> Iterable[Tie]:
    for policy in snapshot.system(Policy):
        if policy.is_current:
            sources = {snapshot.resolve(source, policy.namespace) for source in policy.source_fact_ids}
            if sources & lineage:
                yield Tie(TieKind.SOURCE_OF, policy.key, policy.content)


def _tie(
    snapshot: Snapshot, kind: TieKind, reference: str, home: str, weight: float | None = None, word: str = ""
) -> Tie:
    key = snapshot.resolve(reference, home)
    if key is None:
        return Tie(kind, None, reference, weight, word)
    key = _newest(snapshot, key)
    row = snapshot.row(key)
    metadata = {} if row is None else snapshot.metadata(row)
    content = metadata.get("content")
    text = content if isinstance(content, str) and content else str(key)
    return Tie(kind, key, text, weight, word, metadata.get(SUPERSEDED_BY) == DELETED)


def _newest(snapshot: Snapshot, key: Key) -> Key:
    """The record that a reference to `key` means: references follow the chain of revisions (SEMANTICS 2)."""
    row = snapshot.row(key)
    if row is None or is_internal(key.namespace):
        return newest_of(key, reader(snapshot)) or key
    history = snapshot.history(snapshot.fact(row))
    return history[-1].key if history else key


def _is_earlier(snapshot: Snapshot, fact: Fact) -> bool:
    return bool(fact.superseded_by) and any(member.id == fact.superseded_by for member in snapshot.history(fact))


def _label(fact: Fact) -> str:
    return fact.content or str(fact.key)

"""A record as Details shows it: its dossier, with the changes that are not in the file yet laid over it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any, Protocol, TypeVar

from explorer.memory.ahead import Ahead
from explorer.memory.decode import decode_fact, decode_system
from explorer.memory.facts import Fact
from explorer.memory.fading import faded_on, importance_at
from explorer.memory.keys import Key
from explorer.memory.lineage import in_order
from explorer.memory.namespaces import POLICIES, is_internal
from explorer.memory.protocols import Snapshot
from explorer.memory.query import FactState
from explorer.memory.states import fact_state
from explorer.memory.system_records import Policy, Skill
from explorer.services.dossier import FactDossier, PolicyDossier, Revision, read_up
from explorer.services.policies import policy_tokens
from explorer.services.word_diff import word_diff

Dossier = FactDossier | PolicyDossier
D = TypeVar("D", FactDossier, PolicyDossier)
_CONFLICTS = (FactState.CONTRADICTION, FactState.DUPLICATE)
_WEEK_SECONDS = 7 * 86_400


class Editable(Protocol):
    """What the editor of a text and a form need to know of the record that they change."""

    @property
    def key(self) -> Key:
        """Where its newest text stands or will stand."""
        ...

    @property
    def root(self) -> Key:
        """What all its revisions have in common."""
        ...

    @property
    def lineage(self) -> tuple[Key, ...]:
        """The keys of all its revisions, its own first."""
        ...

    @property
    def record(self) -> Fact | Policy | Skill:
        """The record as it will be once what waits is written."""
        ...


@dataclass(frozen=True, slots=True)
class Shown:
    """What is shown of one record.

    `key` is where its newest text stands or will stand, `in_file` where it stands now; `values` is the metadata
    that an edit begins from. `waits` = a change of it is not in the file yet.
    """

    key: Key
    in_file: Key
    dossier: Dossier
    values: Mapping[str, Any]
    waits: bool = False

    @property
    def record(self) -> Fact | Policy:
        """The fact or the policy."""
        return self.dossier.fact if isinstance(self.dossier, FactDossier) else self.dossier.policy

    @property
    def root(self) -> Key:
        """What all revisions of the record have in common."""
        return Key(self.key.namespace, self.record.root_id)

    @property
    def lineage(self) -> tuple[Key, ...]:
        """The keys of all its revisions, this one first."""
        return (self.key, self.in_file, *(revision.key for revision in self.dossier.history))


def read_ahead(snapshot: Snapshot, ahead: Ahead, key: Key, now: datetime, *, follows: bool) -> Shown | None:
    """What to show of the record under `key`; None where there is none (any more).

    `follows` = where another revision has taken its place since, that one is meant.
    """
    if snapshot.row(key) is None:
        root = (ahead.metadata(key) or {}).get("revision_of")
        key = current_key(snapshot, Key(key.namespace, root)) if isinstance(root, str) else key
    elif follows:
        key = current_key(snapshot, key)
    newest = ahead.current_key(key)
    dossier, values = read_up(snapshot, key, now), ahead.metadata(newest)
    if dossier is None or values is None:
        return None
    waits = not ahead.touched.isdisjoint((key, newest))
    if waits:
        if isinstance(dossier, FactDossier):
            dossier = _fact_ahead(dossier, newest, values, now)
        else:
            dossier = _policy_ahead(dossier, newest, values)
    return Shown(newest, key, dossier, values, waits)


def current_key(snapshot: Snapshot, key: Key) -> Key:
    """The revision of the lineage of `key` that holds now; `key` itself where none does."""
    row = snapshot.row(key)
    if row is None:
        return key
    members: list[Fact] | list[Policy]
    if key.namespace == POLICIES:
        policies = snapshot.system(Policy)
        roots = {policy.root_id for policy in policies if policy.key == key}
        members = in_order(policy for policy in policies if policy.root_id in roots)
    elif is_internal(key.namespace):
        return key
    else:
        members = snapshot.history(snapshot.fact(row))
    standing = [member.key for member in members if member.is_current]
    return key if key in standing or not standing else standing[-1]


def _fact_ahead(dossier: FactDossier, key: Key, values: Mapping[str, Any], now: datetime) -> FactDossier:
    fact = decode_fact(key, values)
    week = datetime.fromtimestamp(now.timestamp() + _WEEK_SECONDS, now.tzinfo)
    return replace(
        dossier,
        fact=fact,
        state=fact_state(fact, dossier.state if dossier.state in _CONFLICTS else None, now),
        importance_now=importance_at(fact, now),
        importance_in_a_week=importance_at(fact, week),
        fades_on=faded_on(fact),
        history=_history(dossier.history, dossier.fact, fact),
    )


def _policy_ahead(dossier: PolicyDossier, key: Key, values: Mapping[str, Any]) -> PolicyDossier:
    policy = decode_system(key, values, Policy)
    history = _history(dossier.history, dossier.policy, policy)
    return replace(dossier, policy=policy, tokens=policy_tokens(policy), history=history)


def _history(known: tuple[Revision, ...], before: Fact | Policy, after: Fact | Policy) -> tuple[Revision, ...]:
    if before.key == after.key:
        return known
    pieces = tuple(word_diff(before.content, after.content))
    return (Revision(after.key, after.updated, after.agent_id, pieces), *known)

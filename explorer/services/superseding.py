"""A fact that takes the place of others (SEMANTICS 2)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from explorer.memory.ahead import Ahead
from explorer.memory.changes import ChangeKind, ChangeSet, Patch
from explorer.memory.errors import Refusal, Refused
from explorer.memory.facts import Fact
from explorer.memory.keys import Key, readings
from explorer.memory.namespaces import is_internal
from explorer.memory.protocols import Snapshot
from explorer.memory.records import SUPERSEDED_BY, SYSTEM_PREFIX, UNDONE
from explorer.memory.times import format_time
from explorer.services.bulk import for_each
from explorer.services.editing import Editing, label_of
from explorer.services.lineages import members, root_of
from explorer.services.open_conflicts import open_conflicts, settled


@dataclass(frozen=True, slots=True)
class Affected:
    """A record that a change reaches, and the beginning of what it says."""

    key: Key
    label: str


def why_not(editing: Editing, key: Key, by: Key) -> Refusal | None:
    """Why `by` cannot take the place of the fact under `key`; None where it can."""
    return _obstacle(editing, editing.newest(key), editing.newest(by))[0]


def supersede(editing: Editing, keys: Sequence[Key], by: Key) -> ChangeSet | None:
    """Put `by` in the place of every fact of `keys`, and close the open conflicts between them with `by` as winner.

    With several keys those that cannot be replaced are left out; `Refused` is raised where none can (`why_not`).
    """
    winner = editing.newest(by)

    def rule(key: Key) -> Patch:
        refusal, at_fault = _obstacle(editing, key, winner)
        if refusal is not None:
            raise Refused(refusal, label_of(editing.ahead.metadata(at_fault) or {}, at_fault))
        return _patch(editing, key, winner)

    patches = for_each((editing.newest(key) for key in keys), rule)
    losers = {root_of(patch.key, editing.metadata(patch.key)) for patch in patches}
    return editing.change_set(ChangeKind.SUPERSEDE, (*patches, *closed_between(editing, losers, winner)))


def closed_between(editing: Editing, losers: set[Key], winner: Key) -> Iterator[Patch]:
    """Closes the open conflicts of `winner` with these lineages, given by their roots."""
    root = root_of(winner, editing.metadata(winner))
    for conflict in open_conflicts(editing.snapshot, editing.ahead, [root]):
        if not losers.isdisjoint(conflict.roots):
            yield settled(editing, conflict, conflict.survivor(losers))


def replaced_by_me(snapshot: Snapshot, key: Key) -> tuple[Affected, ...]:
    """The facts that the record under `key`, in any of its texts, took the place of: deleting it may restore them."""
    row = snapshot.row(key)
    if row is None or is_internal(key.namespace):
        return ()
    lineage = {member.key for member in members(snapshot, snapshot.fact(row))} | {key}
    found = {
        fact.key: Affected(fact.key, label_of({"content": fact.content}, fact.key))
        for member in sorted(lineage)
        for kind, fact in snapshot.referrers(member)
        if kind == SUPERSEDED_BY and fact.key not in lineage and not fact.is_deleted
    }
    return tuple(found.values())


def _patch(editing: Editing, key: Key, by: Key) -> Patch:
    metadata = editing.metadata(key)
    after = {SUPERSEDED_BY: reference(editing, by, key.namespace), "updated_at": format_time(editing.now)}
    return Patch(key, {name: metadata.get(name) for name in after}, after)


def reference(editing: Editing, to: Key, home: str) -> str:
    """How a record in the namespace `home` names `to`: by its id where they share it and that is not mistaken."""
    if to.namespace != home:
        return str(to)
    others = (key for key in readings(to.id, home) if key != to)
    return str(to) if any(editing.ahead.metadata(key) is not None for key in others) else to.id


def _obstacle(editing: Editing, key: Key, by: Key) -> tuple[Refusal | None, Key]:
    """Why not, and the record that it is about."""
    facts: list[Fact] = []
    for one in (key, by):
        try:
            facts.append(editing.fact(one))
        except Refused as refused:
            return refused.reason, one
    loser, winner = facts
    if root_of(key, editing.metadata(key)) == root_of(by, editing.metadata(by)):
        return Refusal.ITSELF, key
    if not loser.is_current:
        return Refusal.NOT_CURRENT, key
    if not winner.is_current or _is_expired(editing, winner):
        return Refusal.REPLACEMENT_NOT_ACTIVE, by
    return (Refusal.CYCLE, by) if _leads_to(editing, winner, loser) else (None, key)


def _is_expired(editing: Editing, fact: Fact) -> bool:
    return fact.expires is not None and fact.expires <= editing.now


def _leads_to(editing: Editing, start: Fact, goal: Fact) -> bool:
    """Whether any text of `start` was, in the end, replaced by `goal`: a ring, if it now replaced that in turn."""
    goal_root = Key(goal.namespace, goal.root_id)
    for member in members(editing.snapshot, start):
        seen: set[Key] = set()
        key: Key | None = member.key
        while key is not None and key not in seen:
            seen.add(key)
            metadata = editing.ahead.metadata(key)
            if metadata is None or metadata.get(SUPERSEDED_BY) == UNDONE:
                break
            if root_of(key, metadata) == goal_root:
                return True
            key = target_of(editing.ahead, metadata.get(SUPERSEDED_BY), key.namespace)
    return False


def target_of(ahead: Ahead, said: object, home: str) -> Key | None:
    """The record that `superseded_by` names in a record of `home`; None for a reason or where it is gone."""
    if not isinstance(said, str) or not said or said.startswith(SYSTEM_PREFIX):
        return None
    return next((key for key in readings(said, home) if ahead.metadata(key) is not None), None)

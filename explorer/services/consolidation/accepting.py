"""Carries out the proposals that a person accepted, as one change set (SEMANTICS 6)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from explorer.memory.changes import ChangeKind, ChangeSet, Operation, Patch
from explorer.memory.errors import Refusal, Refused
from explorer.memory.facts import LARGEST_COUNT, Fact
from explorer.memory.keys import Key
from explorer.memory.records import CLEANUP, DECAYED, EXPIRED, SUPERSEDED_BY
from explorer.memory.text import same_text
from explorer.memory.times import format_time, parse_seconds
from explorer.services.consolidation.promotion import closed_items, mentions, new_fact
from explorer.services.consolidation.proposals import Accepted, Proposal, ProposalKind
from explorer.services.deletion import tombstone
from explorer.services.editing import Editing, label_of
from explorer.services.lineages import root_of
from explorer.services.open_conflicts import open_conflicts, settled
from explorer.services.revisions import revision
from explorer.services.superseding import reference

_MARKS = {
    ProposalKind.EXPIRED: (EXPIRED, "expired"),
    ProposalKind.FADED: (DECAYED, "decayed"),
    ProposalKind.DOUBTFUL: (CLEANUP, "doubtful"),
}
_COUNTS = ("mention_count", "access_count", "recall_count")
_LATEST = ("last_accessed", "last_recalled_at")


def consolidate(editing: Editing, accepted: Sequence[Accepted]) -> ChangeSet | None:
    """One change set for all of them; None where there are none.

    Survivors take over the mention counts, use, source ids, tags and links of what goes: no source id is lost. Open
    conflicts with what goes are settled. Raises `Refused` where a record is not any more what was proposed: GONE,
    NOT_CURRENT, ODD.
    """
    plan = _sorted(editing, accepted)
    operations: list[Operation] = []
    for survivor, merge in plan.merges.items():
        operations += _merged(editing, survivor, merge.losers, merge.text, plan.mentions.pop(survivor, ()))
    for each in plan.outdated:
        _current(editing, each.key)
        mark, reason = _MARKS[each.kind]
        operations.append(tombstone(editing, each.key, reason, mark, ("importance", "valid_until", "pinned")))
    for each, text in plan.new:
        operations += (*closed_items(editing, each), new_fact(editing, each, text))
    for survivor, heard in plan.mentions.items():
        operations += _merged(editing, survivor, (), None, heard)
    operations += (patch for each in plan.heard for patch in closed_items(editing, each))
    operations += _settled(editing, {_root(editing, key) for key in plan.gone})
    return editing.change_set(ChangeKind.CONSOLIDATE, operations)


@dataclass(slots=True)
class _Merge:
    losers: list[Key]
    text: str | None


@dataclass(slots=True)
class _Plan:
    """What was accepted, by what is done: a fact may be said again by a session item and have duplicates as well."""

    merges: dict[Key, _Merge] = field(default_factory=dict)
    outdated: list[Proposal] = field(default_factory=list)
    new: list[tuple[Proposal, str | None]] = field(default_factory=list)
    heard: list[Proposal] = field(default_factory=list)
    mentions: dict[Key, list[Mapping[str, Any]]] = field(default_factory=dict)
    gone: set[Key] = field(default_factory=set)


def _sorted(editing: Editing, accepted: Sequence[Accepted]) -> _Plan:
    plan = _Plan()
    leads_to: dict[Key, Key] = {}
    for each in accepted:
        proposal = each.proposal
        if proposal.kind.merges:
            survivor = each.survivor or proposal.key
            losers = [member.key for member in proposal.members if member.key != survivor]
            plan.merges[survivor] = _Merge(losers, each.text)
            leads_to |= dict.fromkeys(losers, survivor)
            plan.gone |= set(losers)
        elif proposal.kind is not ProposalKind.PROMOTION:
            plan.outdated.append(proposal)
            plan.gone.add(proposal.key)
    for each in accepted:
        if each.proposal.kind is not ProposalKind.PROMOTION:
            continue
        said = each.proposal.survivor
        by = None if said is None else leads_to.get(said, said)
        if by is None or by in plan.gone or each.text is not None:
            plan.new.append((each.proposal, each.text))
        else:
            items = [editing.metadata(member.key) for member in each.proposal.members]
            plan.mentions.setdefault(by, []).extend(items)
            plan.heard.append(each.proposal)
    return plan


def _merged(
    editing: Editing,
    survivor: Key,
    losers: Sequence[Key],
    text: str | None,
    heard: Sequence[Mapping[str, Any]],
) -> Iterator[Operation]:
    kept = _current(editing, survivor)
    going = [_current(editing, loser) for loser in losers]
    now = format_time(editing.now)
    present = editing.metadata(survivor)
    taken_over = _taken_over(editing, kept, going)
    taken_over |= mentions({**present, **taken_over}, heard)
    replacement = survivor
    if text is not None and not same_text(text, kept.content):
        if not text.strip():
            raise Refused(Refusal.EMPTY_TEXT, label_of(present, survivor))
        insert, patch = revision(editing, kept, text, taken_over)
        replacement = insert.key
        yield insert
        yield patch
    elif taken_over:
        after = taken_over | {"updated_at": now}
        yield Patch(survivor, {name: present.get(name) for name in (*after, "content", SUPERSEDED_BY)}, after)
    for loser in going:
        present = editing.metadata(loser.key)
        after = {SUPERSEDED_BY: reference(editing, replacement, loser.namespace), "updated_at": now}
        yield Patch(loser.key, {name: present.get(name) for name in (*after, "content", "pinned")}, after)


def _taken_over(editing: Editing, kept: Fact, going: Sequence[Fact]) -> dict[str, Any]:
    """The fields of the survivor that change, because they hold what the others brought."""
    every = [editing.metadata(fact.key) for fact in (kept, *going)]
    merged: dict[str, Any] = {name: _sum(name, every) for name in _COUNTS}
    merged |= {name: _latest(name, every) for name in _LATEST}
    merged |= {name: _union(name, every) for name in ("source_observation_ids", "tags")}
    merged["links"] = _links(every, {kept.key, *(fact.key for fact in going)})
    present = every[0]
    return {name: value for name, value in merged.items() if value not in (None, [], 0) and value != present.get(name)}


def _sum(name: str, every: Sequence[Mapping[str, Any]]) -> int:
    counts = (value for each in every if isinstance(value := each.get(name), int) and not isinstance(value, bool))
    return min(sum(counts), LARGEST_COUNT)


def _latest(name: str, every: Sequence[Mapping[str, Any]]) -> object:
    times = [(parse_seconds(each.get(name)), each.get(name)) for each in every]
    known = [(seconds, value) for seconds, value in times if seconds is not None]
    return max(known, key=lambda each: each[0])[1] if known else None


def _union(name: str, every: Sequence[Mapping[str, Any]]) -> list[Any]:
    values = [value for each in every if isinstance(listed := each.get(name), list) for value in listed]
    return [value for at, value in enumerate(values) if value not in values[:at]]


def _links(every: Sequence[Mapping[str, Any]], cluster: set[Key]) -> list[Any]:
    """All links, each to one record once and as strong as the strongest; none within what becomes one."""
    inside = {str(key) for key in cluster} | {key.id for key in cluster}
    kept: dict[tuple[Any, Any], dict[str, Any]] = {}
    others: list[Any] = []
    for link in _union("links", every):
        if not isinstance(link, dict):
            others.append(link)
            continue
        name = (link.get("to"), link.get("type"))
        weight = link.get("weight") or 0.0
        if link.get("to") not in inside and (name not in kept or weight > (kept[name].get("weight") or 0.0)):
            kept[name] = link
    return [*kept.values(), *others]


def _settled(editing: Editing, gone: set[Key]) -> Iterator[Patch]:
    for conflict in open_conflicts(editing.snapshot, editing.ahead, gone):
        yield settled(editing, conflict, conflict.survivor(gone))


def _current(editing: Editing, key: Key) -> Fact:
    fact = editing.fact(key)
    if not fact.is_current:
        raise Refused(Refusal.NOT_CURRENT, label_of(editing.metadata(key), key))
    return fact


def _root(editing: Editing, key: Key) -> Key:
    return root_of(key, editing.metadata(key))

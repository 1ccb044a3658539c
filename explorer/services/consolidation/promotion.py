"""Session items that are worth keeping longer than the session: they become facts (SEMANTICS 6)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from explorer.memory.changes import Import, Patch
from explorer.memory.facts import LARGEST_COUNT, Fact, FactType, Veracity
from explorer.memory.keys import Key
from explorer.memory.namespaces import GLOBAL_MEMORY_TYPES, SCOPED_MEMORY_TYPES, memory_type_of, namespace_for
from explorer.memory.records import CONSOLIDATED, SUPERSEDED_BY
from explorer.memory.system_records import HotItem
from explorer.memory.text import content_hash, normalise
from explorer.memory.times import format_time, parse_time
from explorer.services.consolidation.proposals import Member, Proposal, ProposalKind
from explorer.services.editing import Editing, decoded

DURABLE = frozenset(
    {
        FactType.FACT, FactType.PREFERENCE, FactType.DECISION, FactType.GOAL, FactType.INSTRUCTION,
        FactType.RELATIONSHIP, FactType.LEARNING, FactType.OBSERVATION,
    }
)  # fmt: skip
"""The types of what is true beyond a session."""
_OF_THE_SESSION = ("expires_at", SUPERSEDED_BY, "revision_of", "deleted_at", "deleted_by", "delete_reason")
_PROJECT = SCOPED_MEMORY_TYPES[0]
_INITIAL, _SHARE_OF_A_MENTION = 0.5, 0.3
_DIGITS = 6


def promotions(editing: Editing, facts: Sequence[Fact], branch: str) -> Iterator[Proposal]:
    """A proposal for the session items of a durable type that have not run out: one for all that say the same."""
    said = {(fact.namespace, normalise(fact.content)): fact.key for fact in facts}
    pinned = {key for fact in facts if fact.pinned for key in [(fact.namespace, normalise(fact.content))]}
    items: dict[tuple[str, str], list[Member]] = {}
    for stored in editing.snapshot.system(HotItem):
        metadata = editing.ahead.metadata(stored.key)
        item = None if metadata is None else decoded(stored.key, metadata)
        if isinstance(item, HotItem) and metadata is not None and _is_durable(editing, item, metadata):
            place = (_home(metadata, branch), normalise(item.content))
            items.setdefault(place, []).append(Member(item.key, item.content))
    for place, members in items.items():
        if place in pinned:
            # Nothing is proposed of what is pinned, not even another mention.
            continue
        target = _free(editing, Key(place[0], members[0].key.id), members[0].text)
        yield Proposal(ProposalKind.PROMOTION, tuple(members), said.get(place), target)


def closed_items(editing: Editing, proposal: Proposal) -> Iterator[Patch]:
    """The session items are done with."""
    for member in proposal.members:
        item = editing.metadata(member.key)
        after = {SUPERSEDED_BY: CONSOLIDATED, "updated_at": format_time(editing.now)}
        yield Patch(member.key, {name: item.get(name) for name in (*after, "content")}, after)


def new_fact(editing: Editing, proposal: Proposal, text: str | None) -> Import:
    """The fact that the items become, with all that the first of them has, unknown keys too."""
    assert proposal.target is not None
    first, *others = (editing.metadata(member.key) for member in proposal.members)
    kept = {name: value for name, value in first.items() if name not in _OF_THE_SESSION}
    content = str(first["content"]) if text is None else text
    now = format_time(editing.now)
    fact = {
        "created_at": now,
        "veracity": Veracity.INFERRED.value,
        "confidence": round(_INITIAL * _weight(first), _DIGITS),
        "mention_count": 1,
        **kept,
        "memory_type": memory_type_of(proposal.target.namespace),
        "content": content,
        "content_hash": content_hash(content),
        "promoted_from": [str(member.key) for member in proposal.members],
        "updated_at": now,
    }
    return Import(proposal.target, fact | mentions(fact, others))


def mentions(fact: Mapping[str, Any], items: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """What of a fact changes by these items' saying the same (SEMANTICS 3): c ← c + (1 − c) · 0.3 · weight of each.

    The same agent repeating itself within one session counts once; its sources are noted all the same.
    """
    confidence, count = fact.get("confidence"), fact.get("mention_count")
    confidence = confidence if isinstance(confidence, float | int) else _INITIAL * _weight(fact)
    count = count if isinstance(count, int) else 1
    sources, heard = _sources(fact), {_speaker(fact)}
    for item in items:
        sources += _sources(item)
        speaker = _speaker(item)
        if speaker is None or speaker not in heard:
            heard.add(speaker)
            confidence += (1 - confidence) * _SHARE_OF_A_MENTION * _weight(item)
            count += 1
    after = {"source_observation_ids": list(dict.fromkeys(sources))} if sources else {}
    heard_of = {"mention_count": min(count, LARGEST_COUNT), "confidence": round(confidence, _DIGITS)}
    return after | heard_of if items else {}


def _is_durable(editing: Editing, item: HotItem, metadata: Mapping[str, Any]) -> bool:
    if item.problems or not item.is_current or not item.content.strip() or metadata.get("pinned") is True:
        return False
    ends = parse_time(item.expires_at)
    if ends is not None and ends <= editing.now:
        return False
    said = metadata.get("fact_type")
    return isinstance(said, str) and said in DURABLE


def _home(metadata: Mapping[str, Any], branch: str) -> str:
    """The namespace that the fact comes to."""
    memory_type, own = metadata.get("memory_type"), metadata.get("branch")
    is_known = isinstance(memory_type, str) and memory_type in (*GLOBAL_MEMORY_TYPES, *SCOPED_MEMORY_TYPES)
    return namespace_for(str(memory_type) if is_known else _PROJECT, own if isinstance(own, str) and own else branch)


def _free(editing: Editing, key: Key, text: str) -> Key:
    """The item's own id, where it is free there."""
    number, free = 1, key
    while editing.ahead.metadata(free) is not None:
        free = Key(key.namespace, f"{key.id}+{content_hash(text)[:8]}{'' if number == 1 else f'-{number}'}")
        number += 1
    return free


def _weight(metadata: Mapping[str, Any]) -> float:
    said = metadata.get("veracity")
    return Veracity(said).weight if isinstance(said, str) and said in set(Veracity) else Veracity.INFERRED.weight


def _sources(metadata: Mapping[str, Any]) -> list[str]:
    said = metadata.get("source_observation_ids")
    return [each for each in said if isinstance(each, str)] if isinstance(said, list) else []


def _speaker(metadata: Mapping[str, Any]) -> tuple[Any, Any] | None:
    session = metadata.get("session_id")
    return (metadata.get("agent_id"), session) if session else None

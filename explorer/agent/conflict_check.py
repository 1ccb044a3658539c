"""A memory that is about to be learned, looked at beside what is known: seed A's conflict check before storing."""

from __future__ import annotations

import uuid
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

import numpy as np
from typing_extensions import override

from explorer.memory.cargo import Cargo
from explorer.memory.changes import ChangeKind, ChangeSet, Import, Patch, new_change_set
from explorer.memory.decode import decode_fact
from explorer.memory.errors import MemoryExplorerError
from explorer.memory.facts import FactType, Veracity
from explorer.memory.keys import Key
from explorer.memory.namespaces import GLOBAL_MEMORY_TYPES, SCOPED_MEMORY_TYPES, namespace_for
from explorer.memory.protocols import Matrix, Report
from explorer.memory.records import SUPERSEDED_BY
from explorer.memory.text import content_hash
from explorer.memory.times import format_time
from explorer.services.active_facts import ActiveFacts, strength
from explorer.services.conflicts.detection import Contested, contested_with
from explorer.services.conflicts.kinds import ConflictKind
from explorer.services.editing import Editing
from explorer.services.lineages import root_of
from explorer.services.open_conflicts import open_conflicts, settled

_INITIAL = 0.5
_TYPES = (*GLOBAL_MEMORY_TYPES, *SCOPED_MEMORY_TYPES)


class CannotStore(MemoryExplorerError):
    """A memory cannot be stored as it is; the sentence says why."""


class ConflictResolution(StrEnum):
    """What becomes of a memory that contradicts another one (seed A)."""

    SUPERSEDE = "supersede"
    KEEP_BOTH = "keep_both"
    KEEP_EXISTING = "keep_existing"


def resolution_named(said: ConflictResolution | str) -> ConflictResolution:
    """The resolution. Raises `CannotStore` where there is no such one."""
    try:
        return ConflictResolution(said)
    except ValueError:
        known = ", ".join(ConflictResolution)
        raise CannotStore(f"There is no resolution “{said}”: choose one of {known}. Nothing was stored.") from None


@dataclass(frozen=True, slots=True)
class Memory:
    """What is to be learned; without an `id` it gets one, without a confidence that of its veracity (SEMANTICS 3)."""

    content: str
    memory_type: str = "project"
    id: str = ""
    importance: float = 0.5
    confidence: float | None = None
    fact_type: FactType = FactType.FACT
    veracity: Veracity = Veracity.INFERRED
    domain: str = ""
    topic: str = ""
    agent_id: str = ""
    tags: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if not self.content.strip():
            raise CannotStore("A memory needs a text. Nothing was stored.")
        if self.memory_type not in _TYPES:
            known = ", ".join(_TYPES)
            raise CannotStore(f"“{self.memory_type}” is no type of memory: choose one of {known}. Nothing was stored.")
        if not _is_unicode(self.content + self.id + self.domain + self.topic + self.agent_id):
            raise CannotStore("The memory holds half characters that no text can have. Nothing was stored.")
        if not 0.0 <= self.importance <= 1.0 or not 0.0 <= (self.confidence or 0.0) <= 1.0:
            raise CannotStore("Importance and confidence lie between 0 and 1. Nothing was stored.")


@dataclass(frozen=True, slots=True)
class ConflictResult:
    """A known fact that the new one contradicts or doubles, and what becomes of the two."""

    existing: Key
    existing_content: str
    new_content: str
    memory_type: str
    kind: ConflictKind
    similarity: float
    resolution: ConflictResolution

    @override
    def __str__(self) -> str:
        return f"Conflict: [{self.memory_type}] sim={self.similarity:.3f} -> {self.resolution.value}"


@dataclass(frozen=True, slots=True)
class Candidate:
    """The memory as a record of its workspace, with its vector."""

    key: Key
    metadata: dict[str, Any]
    vector: bytes
    model: str


def candidate(editing: Editing, memory: Memory, branch: str, vector: Matrix, model: str) -> Candidate:
    """The record that the memory would be; `vector` has shape (dimension,). Raises `CannotStore` where it is there."""
    key = Key(namespace_for(memory.memory_type, branch), memory.id or f"mem_{uuid.uuid4().hex[:12]}")
    if editing.ahead.metadata(key) is not None:
        raise CannotStore(
            f"There is a memory “{key}” already. Nothing was stored; leave the id out, or choose another."
        )
    now = format_time(editing.now)
    confidence = _INITIAL * memory.veracity.weight if memory.confidence is None else memory.confidence
    metadata: dict[str, Any] = {
        "content": memory.content,
        "content_hash": content_hash(memory.content),
        "memory_type": memory.memory_type,
        "fact_type": memory.fact_type.value,
        "veracity": memory.veracity.value,
        "confidence": confidence,
        "importance": memory.importance,
        "created_at": now,
        "updated_at": now,
        "mention_count": 1,
    }
    named = {"domain": memory.domain, "topic": memory.topic, "agent_id": memory.agent_id, "tags": list(memory.tags)}
    metadata |= {name: value for name, value in named.items() if value}
    return Candidate(key, metadata, vector.astype("<f4").tobytes(), model)


def conflicts_of(
    new: Candidate, active: ActiveFacts, at_least: float, resolution: ConflictResolution | None, report: Report
) -> tuple[ConflictResult, ...]:
    """The known facts of its namespace that it contradicts or doubles, the most similar first.

    Without a `resolution` the stronger one stays (SEMANTICS 5).
    """
    fact = decode_fact(new.key, new.metadata)
    vector = np.frombuffer(new.vector, "<f4")
    every = ActiveFacts((*active.facts, fact), np.vstack([active.vectors, vector]).astype(np.float32))
    found = contested_with(every, len(active.facts), report)
    return tuple(_result(new, each, resolution) for each in found if each.similarity >= at_least)


def stored(editing: Editing, new: Candidate, conflicts: Sequence[ConflictResult]) -> ChangeSet | None:
    """The change set that stores it and puts it in the place of what it supersedes; None where nothing is stored."""
    resolutions = {each.resolution for each in conflicts}
    if ConflictResolution.KEEP_EXISTING in resolutions:
        return None
    losers = [each.existing for each in conflicts if each.resolution is ConflictResolution.SUPERSEDE]
    now = format_time(editing.now)
    operations: list[Import | Patch] = [Import(new.key, new.metadata, Cargo(vector=new.vector), new.model)]
    for loser in losers:
        present = editing.metadata(loser)
        after = {SUPERSEDED_BY: new.key.id, "updated_at": now}
        operations.append(Patch(loser, {name: present.get(name) for name in (*after, "content")}, after))
    gone = {root_of(loser, editing.metadata(loser)) for loser in losers}
    between = open_conflicts(editing.snapshot, editing.ahead, gone)
    operations.extend(settled(editing, conflict, conflict.survivor(gone)) for conflict in between)
    kind = ChangeKind.SUPERSEDE if losers else ChangeKind.LEARN
    label = " ".join(str(new.metadata["content"]).split())[:80]
    return new_change_set(kind, tuple(operations), editing.now, editing.by, label)


def _is_unicode(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def _result(new: Candidate, contested: Contested, resolution: ConflictResolution | None) -> ConflictResult:
    pair = (contested.one, contested.other)
    existing = next(fact for fact in pair if fact.key != new.key)
    if resolution is None:
        mine = next(fact for fact in pair if fact.key == new.key)
        is_stronger = strength(mine) >= strength(existing)
        resolution = ConflictResolution.SUPERSEDE if is_stronger else ConflictResolution.KEEP_EXISTING
    return ConflictResult(
        existing.key,
        existing.content,
        str(new.metadata["content"]),
        str(new.metadata["memory_type"]),
        contested.kind,
        contested.similarity,
        resolution,
    )

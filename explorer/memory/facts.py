"""A fact: one unit of knowledge that an agent keeps (DESIGN "Records in the file")."""

from __future__ import annotations

from datetime import datetime
from enum import StrEnum
from typing import Annotated

from msgspec import Meta, Struct

from explorer.memory.namespaces import memory_type_of
from explorer.memory.records import Record, Time
from explorer.memory.times import parse_time

Share = Annotated[float, Meta(ge=0.0, le=1.0)]
Count = Annotated[int, Meta(ge=0)]
LARGEST_COUNT = 2**63 - 1
"""What the file's format holds."""


class FactType(StrEnum):
    """What kind of thing is known; it sets how fast the fact fades (SEMANTICS 4)."""

    FACT = "fact"
    PREFERENCE = "preference"
    DECISION = "decision"
    COMMITMENT = "commitment"
    GOAL = "goal"
    EVENT = "event"
    INSTRUCTION = "instruction"
    RELATIONSHIP = "relationship"
    CONTEXT = "context"
    LEARNING = "learning"
    OBSERVATION = "observation"
    ERROR = "error"
    ARTIFACT = "artifact"
    REQUEST = "request"
    UNKNOWN = "unknown"


class Veracity(StrEnum):
    """How the fact came to be known (SEMANTICS 3)."""

    STATED = "stated"
    UNKNOWN = "unknown"
    INFERRED = "inferred"
    IMPORTED = "imported"
    TOOL = "tool"

    @property
    def weight(self) -> float:
        """How much a mention of this provenance counts, 0..1."""
        return _VERACITY_WEIGHTS[self]


_VERACITY_WEIGHTS = {
    Veracity.STATED: 1.0,
    Veracity.UNKNOWN: 0.8,
    Veracity.INFERRED: 0.7,
    Veracity.IMPORTED: 0.6,
    Veracity.TOOL: 0.5,
}
_FACT_TYPES = {member.value: member for member in FactType}
_VERACITIES = {member.value: member for member in Veracity}


class Link(Struct, frozen=True, gc=False):
    """An episodic link to a related fact, 0..1 strong."""

    to: str
    type: str = "related"
    weight: float = 0.0


class Fact(Record, frozen=True, kw_only=True, gc=False):
    """A fact's fields as they stand in the file."""

    content: str = ""
    content_hash: str = ""
    memory_type: str = ""
    fact_type: str = ""
    domain: str = ""
    topic: str = ""
    confidence: Share | None = None
    importance: Share | None = None
    importance_base: Share | None = None
    decay_anchor: Time | None = None
    veracity: str = ""
    created_at: Time | None = None
    last_accessed: Time | None = None
    valid_until: Time | None = None
    access_count: Count = 0
    recall_count: Count = 0
    mention_count: Count = 0
    tags: tuple[str, ...] = ()
    links: tuple[Link, ...] = ()
    source_observation_ids: tuple[str, ...] = ()
    merged_from: str = ""
    pinned: bool = False
    deleted_by: str = ""
    delete_reason: str = ""
    agent_id: str = ""
    embedding_stale: bool = False

    @property
    def shown_domain(self) -> str:
        """The domain; where none is given, the memory type stands for it (DESIGN)."""
        return self.domain or self.memory_type or memory_type_of(self.namespace)

    @property
    def kind(self) -> FactType:
        """The fact type; a missing or unknown word is `unknown`."""
        return _FACT_TYPES.get(self.fact_type, FactType.UNKNOWN)

    @property
    def provenance(self) -> Veracity:
        """The veracity; a missing or unknown word is `unknown`, never `stated` (SEMANTICS 3)."""
        return _VERACITIES.get(self.veracity, Veracity.UNKNOWN)

    @property
    def created(self) -> datetime | None:
        """When the fact was learned."""
        return parse_time(self.created_at)

    @property
    def last_used(self) -> datetime | None:
        """When an agent last used the fact."""
        return parse_time(self.last_accessed)

    @property
    def expires(self) -> datetime | None:
        """Until when the fact holds; None where it has no end."""
        return parse_time(self.valid_until)

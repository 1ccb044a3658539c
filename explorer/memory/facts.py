"""A fact: one unit of knowledge that an agent keeps (DESIGN "Records in the file")."""

from __future__ import annotations

from datetime import datetime
from enum import StrEnum
from typing import Annotated

from msgspec import Meta, Struct

from explorer.memory.keys import Key
from explorer.memory.times import parse_time

Time = str | int | float
"""A time as a writer noted it; `explorer.memory.times` reads it."""
Share = Annotated[float, Meta(ge=0.0, le=1.0)]
Count = Annotated[int, Meta(ge=0)]


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

DELETED = "system:deleted"
SYSTEM_PREFIX = "system:"
"""What a value of `superseded_by` begins with that names a reason and no record (SEMANTICS 2)."""
SUPERSEDED_BY = "superseded_by"
"""The kind of the reference from a replaced record to the one that replaced it."""


class Link(Struct, frozen=True, gc=False):
    """An episodic link to a related fact, 0..1 strong."""

    to: str
    type: str = "related"
    weight: float = 0.0


class Fact(Struct, frozen=True, kw_only=True, gc=False):
    """A fact's fields as they stand in the file; what is missing there has the default here.

    `problems` names each field that did not fit its type and therefore shows its default; such a fact is
    read-only. Time fields keep the writer's notation; the properties give instants in UTC.
    """

    namespace: str
    id: str
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
    updated_at: Time | None = None
    last_accessed: Time | None = None
    valid_until: Time | None = None
    access_count: Count = 0
    recall_count: Count = 0
    mention_count: Count = 0
    tags: tuple[str, ...] = ()
    links: tuple[Link, ...] = ()
    source_observation_ids: tuple[str, ...] = ()
    superseded_by: str = ""
    revision_of: str = ""
    merged_from: str = ""
    pinned: bool = False
    deleted_at: Time | None = None
    deleted_by: str = ""
    delete_reason: str = ""
    agent_id: str = ""
    embedding_stale: bool = False
    problems: tuple[str, ...] = ()

    @property
    def key(self) -> Key:
        """Where the record stands."""
        return Key(self.namespace, self.id)

    @property
    def root_id(self) -> str:
        """The id of the lineage's first record: its own where it is no revision."""
        return self.revision_of or self.id

    @property
    def shown_domain(self) -> str:
        """The domain; where none is given, the memory type stands for it (DESIGN)."""
        return self.domain or self.memory_type or self.namespace.partition(":")[0]

    @property
    def kind(self) -> FactType:
        """The fact type; a missing or unknown word is `unknown`."""
        return _FACT_TYPES.get(self.fact_type, FactType.UNKNOWN)

    @property
    def provenance(self) -> Veracity:
        """The veracity; a missing or unknown word is `unknown`, never `stated` (SEMANTICS 3)."""
        return _VERACITIES.get(self.veracity, Veracity.UNKNOWN)

    @property
    def is_deleted(self) -> bool:
        """Whether the record is a tombstone."""
        return self.superseded_by == DELETED or self.deleted_at is not None

    @property
    def created(self) -> datetime | None:
        """When the fact was learned."""
        return parse_time(self.created_at)

    @property
    def updated(self) -> datetime | None:
        """When the record was last changed."""
        return parse_time(self.updated_at)

    @property
    def last_used(self) -> datetime | None:
        """When an agent last used the fact."""
        return parse_time(self.last_accessed)

    @property
    def expires(self) -> datetime | None:
        """Until when the fact holds; None where it has no end."""
        return parse_time(self.valid_until)

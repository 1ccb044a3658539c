"""The records beside the facts: policies, notes, domains, grants, skills, session items, conflicts, beliefs."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Literal

import msgspec

from explorer.memory.facts import Count, Share
from explorer.memory.records import Record, Time
from explorer.memory.times import parse_time


class SystemRecord(Record, frozen=True, kw_only=True):
    """A record of one of our own namespaces."""


class Policy(SystemRecord, frozen=True, kw_only=True):
    """A rule that agents must follow; every active one reaches every agent at every dispatch (seed B)."""

    content: str = ""
    content_hash: str = ""
    domain: str = ""
    active: bool = True
    required_role: str = ""
    source_fact_ids: tuple[str, ...] = ()
    created_at: Time | None = None
    agent_id: str = ""


class Note(SystemRecord, frozen=True, kw_only=True):
    """An agent's private notebook; of the kind `observation`, one thing that it observed, which facts may name."""

    agent_id: str = ""
    content: str = ""
    kind: str = ""
    topic: str = ""
    session_id: str = ""
    created_at: Time | None = None

    @property
    def created(self) -> datetime | None:
        """When it was noted; None where it only has a time of change."""
        return parse_time(self.created_at)


class Domain(SystemRecord, frozen=True, kw_only=True):
    """A field of knowledge; `repo:<slug>/name` is scoped to one repository."""

    name: str = ""
    label: str = ""
    description: str = ""


class Grant(SystemRecord, frozen=True, kw_only=True):
    """What a role may do in a domain; missing = read (SEMANTICS 10)."""

    role: str = ""
    domain: str = ""
    permission: Literal["none", "read", "write"] = "read"


class Skill(SystemRecord, frozen=True, kw_only=True):
    """Instructions that a message or a path activates (SEMANTICS 11).

    `loaded_from` names their file, `loaded_fields` the digest of each field as that file said it when it was loaded:
    what is different here was changed here.
    """

    name: str = ""
    description: str = ""
    content: str = ""
    content_hash: str = ""
    glob_patterns: tuple[str, ...] = ()
    trigger_keywords: tuple[str, ...] = ()
    tools_allowed: tuple[str, ...] = ()
    tags: tuple[str, ...] = ()
    importance: Share = 0.7
    created_at: Time | None = None
    embedding_stale: bool = False
    loaded_from: str = ""
    loaded_fields: Mapping[str, str] = msgspec.field(default_factory=dict)


class HotItem(SystemRecord, frozen=True, kw_only=True):
    """What an agent remembers for one session."""

    agent_id: str = ""
    session_id: str = ""
    content: str = ""
    importance: Share = 0.5
    expires_at: Time | None = None


class Conflict(SystemRecord, frozen=True, kw_only=True):
    """Two records that contradict or double each other (SEMANTICS 5); `a` and `b` are "namespace/id"."""

    kind: str = ""
    a: str = ""
    b: str = ""
    state: Literal["open", "resolved", "dismissed"] = "open"
    similarity: float | None = None
    winner: str = ""
    resolved_at: Time | None = None
    resolved_by: str = ""


class Belief(SystemRecord, frozen=True, kw_only=True):
    """What several agents agree on."""

    content: str = ""
    topic: str = ""
    domain: str = ""
    confidence: Share | None = None
    agents: tuple[str, ...] = ()
    source_fact_ids: tuple[str, ...] = ()
    mention_count: Count = 0


class WorkspaceInfo(SystemRecord, frozen=True, kw_only=True):
    """What the workspace says of itself."""

    name: str = ""
    embedding_model: str = ""
    dimension: Count = 0
    created_at: Time | None = None

"""The hand-written content as typed values.

Every file is decoded strictly: an unknown key, a wrong type or a missing text is an error that names the file.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

import msgspec

HERE = Path(__file__).resolve().parent

FactType = Literal[
    "fact", "preference", "decision", "commitment", "goal", "event", "instruction", "relationship",
    "context", "learning", "observation", "error", "artifact", "request", "unknown",
]  # fmt: skip
Veracity = Literal["stated", "unknown", "inferred", "imported", "tool"]
Permission = Literal["none", "read", "write"]


class ContentError(Exception):
    """The content contradicts itself or cannot be read; the message names the place."""


class Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table of which every key is known."""


class Revision(Strict, frozen=True):
    """A later text of a fact or policy, and who wrote it (the first author, if not said)."""

    at: str
    text: str
    agent: str | None = None


class SkillRevision(Strict, frozen=True):
    """A later text of a skill."""

    at: str
    content: str


class Deletion(Strict, frozen=True):
    """When, by whom and why a fact was deleted."""

    at: str
    by: str
    reason: str


class Fact(Strict, frozen=True):
    """One fact with its later texts. What is not given is filled in by `texture`."""

    type: FactType
    at: str
    text: str
    key: str | None = None
    namespace: str | None = None
    agent: str | None = None
    veracity: Veracity | None = None
    confidence: float | None = None
    importance: float | None = None
    used: str | None = None
    valid_until: str | None = None
    mentions: int = 1
    accessed: int | None = None
    pinned: bool = False
    tags: list[str] = []
    revised: list[Revision] = []
    superseded_by: str | None = None
    deleted: Deletion | None = None
    extra: dict[str, str | int | float | bool] = {}


class Topic(Strict, frozen=True):
    """Facts about one thing; `domain` replaces the file's."""

    name: str
    facts: list[Fact]
    domain: str | None = None


class Defaults(Strict, frozen=True):
    """What a file's facts have in common unless they say otherwise."""

    domain: str
    namespace: str
    agent: str
    veracity: Veracity


class FactFile(Strict, frozen=True):
    """One file below `facts/`."""

    defaults: Defaults
    topic: list[Topic]


class DomainRow(Strict, frozen=True):
    """A domain's name, its label and what belongs into it."""

    name: str
    label: str
    description: str


class PolicyRow(Strict, frozen=True):
    """A rule; `sources` are keys of facts or the beginnings of their texts."""

    domain: str
    at: str
    text: str
    sources: list[str]
    active: bool = True
    role: str | None = None
    revised: list[Revision] = []


class Governance(Strict, frozen=True):
    """Domains, the grants of each role, policies."""

    domain: list[DomainRow]
    grants: dict[str, dict[str, Permission]]
    policy: list[PolicyRow]


class NoteRow(Strict, frozen=True):
    """An agent's own notes, in Markdown."""

    agent: str
    at: str
    text: str


class HotRow(Strict, frozen=True):
    """An item of a running or finished session that is not a fact yet."""

    agent: str
    session: str
    at: str
    expires: str
    type: FactType
    domain: str
    topic: str
    importance: float
    text: str


class BeliefRow(Strict, frozen=True):
    """What several agents found independently; `sources` as in a policy."""

    domain: str
    topic: str
    at: str
    sources: list[str]
    text: str


class Agents(Strict, frozen=True):
    """Notes, session items and beliefs."""

    note: list[NoteRow]
    hot: list[HotRow]
    belief: list[BeliefRow]


class Resolved(Strict, frozen=True):
    """When and by whom a conflict was settled."""

    at: str
    by: str


class ConflictRow(Strict, frozen=True):
    """Two facts that contradict or repeat each other, and what became of it."""

    kind: Literal["contradiction", "duplicate"]
    pair: tuple[str, str]
    found: str
    state: Literal["open", "resolved", "dismissed"] = "open"
    winner: str | None = None
    resolved: Resolved | None = None


class NearRow(Strict, frozen=True):
    """Two facts that say the same in other words."""

    pair: tuple[str, str]


class Conflicts(Strict, frozen=True):
    """Conflict records, and near duplicates that have none."""

    conflict: list[ConflictRow]
    near: list[NearRow]


class SkillRow(Strict, frozen=True):
    """A skill as SEMANTICS 11 describes it, `content` in Markdown."""

    name: str
    description: str
    at: str
    glob_patterns: list[str]
    trigger_keywords: list[str]
    tools_allowed: list[str]
    importance: float
    tags: list[str]
    content: str
    revised: list[SkillRevision] = []


class Skills(Strict, frozen=True):
    """The skills of the project."""

    skill: list[SkillRow]


class Content(Strict, frozen=True):
    """Everything that was written by hand."""

    facts: dict[str, FactFile]
    governance: Governance
    agents: Agents
    conflicts: Conflicts
    skills: Skills


def read_toml(path: Path, into: Any) -> Any:
    """Return the file as `into`, strictly; raise ContentError that names it."""
    try:
        return msgspec.toml.decode(path.read_bytes(), type=into)
    except msgspec.MsgspecError as error:
        message = f"{path.relative_to(HERE)}: {error}"
        raise ContentError(message) from error


def read() -> Content:
    """Return the content beside this module, fact files in alphabetical order."""
    return Content(
        facts={path.name: read_toml(path, FactFile) for path in sorted((HERE / "facts").glob("*.toml"))},
        governance=read_toml(HERE / "governance.toml", Governance),
        agents=read_toml(HERE / "agents.toml", Agents),
        conflicts=read_toml(HERE / "conflicts.toml", Conflicts),
        skills=read_toml(HERE / "skills.toml", Skills),
    )

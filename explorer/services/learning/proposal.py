"""What an agent wants remembered, checked before anything is made of it (SEMANTICS 2, 3)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from explorer.memory.errors import MemoryExplorerError
from explorer.memory.facts import FactType, Veracity
from explorer.memory.keys import Key
from explorer.memory.namespaces import GLOBAL_MEMORY_TYPES, SCOPED_MEMORY_TYPES, namespace_for
from explorer.memory.times import format_time, parse_time
from explorer.services.domains import domain_in
from explorer.services.given_text import given_name, given_text
from explorer.services.learning.fact_kinds import kind_of
from explorer.services.secrets import FindingKind, scan

LARGEST_TEXT = 10_000
"""Characters: a fact is one thing that is known, and an agent reads it as one."""
INITIAL_CONFIDENCE = 0.5
_MEMORY_TYPES = (*SCOPED_MEMORY_TYPES, *GLOBAL_MEMORY_TYPES)
_VERACITIES = {member.value: member for member in Veracity}
_WHAT_NOT = "Nothing was written"


class CannotLearn(MemoryExplorerError):
    """Something is not written as it is; the sentence says why and what to do."""


@dataclass(frozen=True, slots=True)
class Speaker:
    """Who says it: the agent, its session, its role, and the branch that it works on."""

    agent: str
    session: str
    role: str
    branch: str

    @property
    def mark(self) -> str:
        """By which the same agent in the same session is known again (SEMANTICS 3)."""
        return f"{self.agent}/{self.session}"


@dataclass(frozen=True, slots=True)
class Proposal:
    """What an agent says, as it says it; empty = not said."""

    content: str
    memory_type: str = ""
    fact_type: str = ""
    domain: str = ""
    topic: str = ""
    repo: str = ""
    confidence: float | None = None
    importance: float | None = None
    veracity: str = ""
    valid_until: str = ""
    tags: Sequence[str] = ()
    links: Sequence[str] = ()
    source_observation_ids: Sequence[str] = ()


@dataclass(frozen=True, slots=True)
class Statement:
    """The same in the words of the product. `confidence` is the one to begin with; `warnings` are sentences.

    `domain` is empty where none is said: the memory type then stands for it. `given` names what was said beside the
    text and has no bearing where the text is known already.
    """

    content: str
    memory_type: str
    namespace: str
    kind: FactType
    kind_is_inferred: bool
    domain: str
    topic: str
    confidence: float
    importance: float
    veracity: Veracity
    expires: datetime | None
    tags: tuple[str, ...]
    given: tuple[str, ...]
    warnings: tuple[str, ...]

    @property
    def shown_domain(self) -> str:
        """The domain; where none is said, the memory type (DESIGN)."""
        return self.domain or self.memory_type


def read_proposal(said: Proposal, branch: str, now: datetime) -> Statement:
    """The statement that is meant. Raises `CannotLearn` and `UnusableText`.

    Without a confidence, 0.5 × the weight of the veracity. A veracity that nobody knows is `unknown`, none `inferred`.
    """
    content = _text(said.content)
    topic, domain = given_name(said.topic, "The topic"), given_name(said.domain, "The domain")
    memory_type = _one_of(said.memory_type or SCOPED_MEMORY_TYPES[0], _MEMORY_TYPES, "memory_type", "type of memory")
    kind = _one_of(said.fact_type, [*FactType], "fact_type", "type of fact") if said.fact_type.strip() else ""
    veracity = _VERACITIES.get(said.veracity.strip().casefold(), Veracity.UNKNOWN)
    if not said.veracity.strip():
        veracity = Veracity.INFERRED
    repo = given_name(said.repo, "The repository").strip("/")
    initial = INITIAL_CONFIDENCE * veracity.weight
    given = {name: getattr(said, name) for name in ("confidence", "importance", "valid_until", "tags", "links")}
    return Statement(
        content=content,
        memory_type=memory_type,
        namespace=namespace_for(memory_type, branch),
        kind=FactType(kind) if kind else kind_of(content),
        kind_is_inferred=not kind,
        domain=domain_in(domain or (memory_type if repo else ""), repo),
        topic=topic,
        confidence=initial if said.confidence is None else _share(said.confidence, "confidence"),
        importance=0.5 if said.importance is None else _share(said.importance, "importance"),
        veracity=veracity,
        expires=_end(said.valid_until, now),
        tags=tuple(dict.fromkeys(tag for each in said.tags if (tag := given_name(each, "A tag")))),
        given=tuple(name for name, value in given.items() if value not in (None, "", (), [])),
        warnings=secret_warnings(content, topic),
    )


def secret_warnings(*texts: str) -> tuple[str, ...]:
    """A sentence for each secret in the texts: it is kept as it is, and a person should know."""
    found = scan([(Key("", ""), {"content": "\n".join(texts)})], 1, lambda _: None)
    return tuple(
        f"The text holds what looks like a secret ({each.what or each.kind.value}: {each.masked}). It is kept as it "
        "was given and every agent can read it: tell the person, and replace the fact by one without it."
        for each in found
        if each.kind is FindingKind.SECRET
    )


def _text(content: str) -> str:
    text = given_text(content, "A fact")
    if len(text) > LARGEST_TEXT:
        raise CannotLearn(
            f"The text has {len(text):,} characters; a fact has at most {LARGEST_TEXT:,}. {_WHAT_NOT}; say it as "
            "several facts, each of one thing."
        )
    return text


def _one_of(said: str, known: Sequence[str], name: str, what: str) -> str:
    word = said.strip().casefold()
    if word not in known:
        raise CannotLearn(f"There is no {what} “{said}”. {_WHAT_NOT}; choose `{name}` from {', '.join(known)}.")
    return word


def _share(value: float, name: str) -> float:
    if not 0.0 <= value <= 1.0:
        raise CannotLearn(f"{name} lies between 0 and 1, not {value}. {_WHAT_NOT}; say another, or none.")
    return float(value)


def _end(said: str, now: datetime) -> datetime | None:
    if not said.strip():
        return None
    end = parse_time(said)
    if end is None:
        raise CannotLearn(
            f"“{said}” is no time. {_WHAT_NOT}; say `valid_until` as ISO 8601, for example {format_time(now)}."
        )
    if end <= now:
        raise CannotLearn(
            f"`valid_until` is {format_time(end)}, which is over: such a fact would be given to nobody. {_WHAT_NOT}; "
            "say a later time, or none."
        )
    return end

"""What the verbs on facts answer with: everything as text and numbers, for a program and for a model."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from explorer.agent.answers import counted
from explorer.agent.learning_words import learned_sentence
from explorer.memory.facts import Fact, Link
from explorer.memory.keys import Key, readings
from explorer.memory.times import format_time
from explorer.services.editing import Editing
from explorer.services.learning.learned import Learned, Rivalry
from explorer.services.learning.trail import Standing, Step
from explorer.services.lineages import root_of
from explorer.services.open_conflicts import open_conflicts


@dataclass(frozen=True, slots=True)
class LinkedFact:
    """A link to another fact: `type` says how they are related, `weight` how much, 0..1."""

    id: str
    text: str
    type: str
    weight: float


@dataclass(frozen=True, slots=True)
class ConflictFound:
    """A known fact that the new one contradicts or nearly doubles.

    `kind` is contradiction or duplicate; `similarity` the cosine, None where there was no vector. `what_became` is
    superseded (that one gave way), outvoted (the new one did) or open. `conflict_id` names the record for
    resolve_conflict, empty where there is none.
    """

    id: str
    text: str
    kind: str
    similarity: float | None
    what_became: str
    conflict_id: str


@dataclass(frozen=True, slots=True)
class FactWritten:
    """What became of a statement; `id` is that of the fact which holds it now.

    `outcome` is added, mentioned, known, outvoted or replaced. `embedded` False: it is found by its words only, until
    there is a model. `new_domain` is empty where the domain was known.
    """

    outcome: str
    id: str
    text: str
    fact_type: str
    fact_type_inferred: bool
    domain: str
    topic: str
    confidence: float
    mention_count: int
    superseded: tuple[str, ...]
    conflicts: tuple[ConflictFound, ...]
    links: tuple[LinkedFact, ...]
    new_domain: str
    embedded: bool
    warnings: tuple[str, ...]
    sentence: str


@dataclass(frozen=True, slots=True)
class FactView:
    """A fact as it stands. `asked` is the id that was asked for: of an earlier text where `id` is another.

    `state` is in force, expired, edited, superseded or deleted; `open_conflicts` are ids for resolve_conflict.
    """

    id: str
    asked: str
    state: str
    text: str
    domain: str
    topic: str
    fact_type: str
    confidence: float | None
    veracity: str
    importance: float | None
    mention_count: int
    created_at: str
    updated_at: str
    valid_until: str
    agent: str
    pinned: bool
    tags: tuple[str, ...]
    links: tuple[LinkedFact, ...]
    source_observation_ids: tuple[str, ...]
    superseded_by: str
    open_conflicts: tuple[str, ...]
    sentence: str


@dataclass(frozen=True, slots=True)
class HistoryEntry:
    """One text of the trail: since when it was believed, until when, what took its place, and why."""

    id: str
    text: str
    state: str
    since: str
    until: str
    superseded_by: str
    reason: str
    agent: str
    confidence: float | None


@dataclass(frozen=True, slots=True)
class FactHistory:
    """The trail of a fact, the earliest text first; `current` is empty where nothing of it is in force."""

    asked: str
    current: str
    entries: tuple[HistoryEntry, ...]
    sentence: str


def written_report(learned: Learned) -> FactWritten:
    """What the verbs that write answer."""
    return FactWritten(
        outcome=learned.outcome.value,
        id=str(learned.id),
        text=learned.text,
        fact_type=learned.fact_type.value,
        fact_type_inferred=learned.fact_type_inferred,
        domain=learned.domain,
        topic=learned.topic,
        confidence=round(learned.confidence, 6),
        mention_count=learned.mention_count,
        superseded=tuple(map(str, learned.superseded)),
        conflicts=tuple(map(_conflict, learned.conflicts)),
        links=tuple(LinkedFact(str(link.to), link.text, link.type, link.weight) for link in learned.links),
        new_domain=learned.new_domain,
        embedded=learned.embedded,
        warnings=learned.warnings,
        sentence=learned_sentence(learned),
    )


def view_report(editing: Editing, asked: Key, step: Step) -> FactView:
    """A fact that was asked for by the id of any of its records."""
    fact = step.fact
    roots = [root_of(fact.key, editing.metadata(fact.key))]
    conflicts = tuple(each.record.id for each in open_conflicts(editing.snapshot, editing.ahead, roots))
    return FactView(
        id=str(fact.key),
        asked=str(asked),
        state=step.standing.value,
        text=fact.content,
        domain=fact.shown_domain,
        topic=fact.topic,
        fact_type=fact.kind.value,
        confidence=fact.confidence,
        veracity=fact.provenance.value,
        importance=fact.importance,
        mention_count=fact.mention_count,
        created_at=_said(fact.created),
        updated_at=_said(fact.updated),
        valid_until=_said(fact.expires),
        agent=fact.agent_id,
        pinned=fact.pinned,
        tags=fact.tags,
        links=tuple(_linked(editing, fact, link) for link in fact.links),
        source_observation_ids=fact.source_observation_ids,
        superseded_by=fact.superseded_by,
        open_conflicts=conflicts,
        sentence=_view_sentence(asked, step, len(conflicts)),
    )


def history_report(asked: Key, steps: list[Step]) -> FactHistory:
    """The trail of a fact."""
    entries = tuple(map(_entry, steps))
    current = [entry.id for entry in entries if entry.state == Standing.IN_FORCE.value]
    now = f"In force is “{current[-1]}”." if current else "None of them is in force."
    return FactHistory(
        str(asked), current[-1] if current else "", entries, f"{counted(len(entries), 'text')} in the trail. {now}"
    )


def _conflict(rivalry: Rivalry) -> ConflictFound:
    return ConflictFound(
        id=str(rivalry.id),
        text=rivalry.text,
        kind=rivalry.kind.value,
        similarity=rivalry.similarity,
        what_became=rivalry.fate.value,
        conflict_id="" if rivalry.conflict is None else rivalry.conflict.id,
    )


def _linked(editing: Editing, fact: Fact, link: Link) -> LinkedFact:
    found = next((each for key in readings(link.to, fact.namespace) if (each := editing.ahead.metadata(key))), {})
    return LinkedFact(link.to, str(found.get("content", "")), link.type, link.weight)


def _entry(step: Step) -> HistoryEntry:
    fact = step.fact
    since = fact.updated if fact.revision_of else fact.created
    return HistoryEntry(
        id=str(fact.key),
        text=fact.content,
        state=step.standing.value,
        since=_said(since or fact.updated),
        until=_said(step.until),
        superseded_by="" if step.by is None else str(step.by),
        reason=step.reason,
        agent=fact.agent_id,
        confidence=fact.confidence,
    )


def _view_sentence(asked: Key, step: Step, conflicts: int) -> str:
    key = f"“{step.fact.key}”"
    said = f"{key} is {step.standing.value}." if step.standing is not Standing.DELETED else f"{key} was deleted."
    if asked != step.fact.key:
        said = f"“{asked}” was superseded; this is what stands for it today. {said}"
    if step.fact.problems:
        said += f" Fields that do not fit their type are left out: {', '.join(step.fact.problems)}."
    if conflicts:
        said += f" {counted(conflicts, 'conflict is', 'conflicts are')} open about it: be careful."
    return said


def _said(moment: datetime | None) -> str:
    return "" if moment is None else format_time(moment)

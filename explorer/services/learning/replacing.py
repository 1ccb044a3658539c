"""An agent says that a known fact is out of date, and what holds now (SEMANTICS 2)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from explorer.memory.changes import ChangeKind, ChangeSet
from explorer.memory.decode import decode_fact
from explorer.memory.facts import Fact, FactType
from explorer.memory.keys import Key
from explorer.memory.namespaces import branch_of, memory_type_of
from explorer.memory.records import SUPERSEDED_BY
from explorer.memory.text import same_text
from explorer.services.editing import Editing
from explorer.services.given_text import given_name
from explorer.services.learning.drafting import Spoken, draft
from explorer.services.learning.learned import Learned, Outcome
from explorer.services.learning.linking import links
from explorer.services.learning.mentions import Mention, believed, mention
from explorer.services.learning.naming import fact_named, sources_named
from explorer.services.learning.proposal import CannotLearn, Proposal, Speaker, Statement, read_proposal
from explorer.services.learning.proposing import known_as, learned, learning
from explorer.services.learning.recording import given_way, recorded
from explorer.services.learning.rivals import OnConflict, judged, rivals
from explorer.services.learning.surroundings import surroundings
from explorer.services.lineages import newest_of
from explorer.services.superseding import target_of, why_not

_WHAT_NOT = "Nothing was written"


@dataclass(frozen=True, slots=True)
class Replacement:
    """What an agent says in the place of the fact `target`; empty = as in the fact that goes."""

    target: str
    content: str
    reason: str = ""
    fact_type: str = ""
    confidence: float | None = None
    veracity: str = ""
    valid_until: str = ""
    source_observation_ids: Sequence[str] = ()


def replace_fact(
    editing: Editing, said: Replacement, speaker: Speaker, spoken: Spoken
) -> tuple[Learned, ChangeSet | None]:
    """A new record with the new text in the place of the fact, which stays as history with the reason.

    It takes over memory type, domain, topic, type, importance and tags. Where the new text is a known fact of its own,
    that takes the place, and is mentioned; where it took it before, nothing is written. What else contradicts the new
    text is recorded and stands. Raises `UnusableText`, and `CannotLearn` where there is no such fact, it is not in
    force, pinned, says the same already, or would close a circle.
    """
    done = _done_before(editing, said, speaker)
    if done is not None:
        return done, None
    target = _target(editing, said.target, speaker.branch)
    speaker = replace(speaker, branch=branch_of(target.namespace) or speaker.branch)
    reason = given_name(said.reason, "The reason")
    statement = _statement(editing, said, target, speaker)
    if same_text(statement.content, target.content):
        raise CannotLearn(
            f"“{target.key}” says that already. {_WHAT_NOT}; to confirm it, use propose_fact with the same text."
        )
    sources = sources_named(editing, said.source_observation_ids, speaker.branch)
    around = surroundings(editing, speaker.branch, spoken.vector)
    known = known_as(around, statement)
    if known is not None:
        return _by_known(editing, target, known, statement, mention(
            editing, known, speaker, statement.veracity.weight, sources
        ), reason)  # fmt: skip
    new = draft(editing, statement, speaker, sources)
    others = [rival for rival in rivals(around, new.fact) if rival.fact.key != target.key]
    made = links(around, statement.content, [new.key, target.key])
    beside = recorded(editing, new.fact, judged(new.fact, others, OnConflict.RECORD))
    ends = given_way(editing, [target.key], new.key, reason)
    answer = learned(Outcome.REPLACED, new, statement, spoken, made, beside, replaced=[target.key])
    operations = (new.operation(spoken, made), *beside.operations, *ends)
    return answer, learning(editing, new, operations, answer.superseded)


def _done_before(editing: Editing, said: Replacement, speaker: Speaker) -> Learned | None:
    """What is told where the fact was replaced by this very text already: an agent may say it twice."""
    named = fact_named(editing, said.target, speaker.branch)
    key = newest_of(named, editing.ahead.metadata) or named
    by = target_of(editing.ahead, editing.metadata(key).get(SUPERSEDED_BY), key.namespace)
    fact = None if by is None else decode_fact(by, editing.metadata(by))
    if fact is None or not fact.is_current or not same_text(fact.content, said.content):
        return None
    return _told_of(fact, Outcome.KNOWN, Mention(believed(fact), fact.mention_count, False, None), key)


def _target(editing: Editing, said: str, branch: str) -> Fact:
    named = fact_named(editing, said, branch)
    key = newest_of(named, editing.ahead.metadata) or named
    fact = decode_fact(key, editing.metadata(key))
    if fact.problems:
        raise CannotLearn(
            f"“{key}” has fields that do not fit ({', '.join(fact.problems)}). {_WHAT_NOT}; ask the person to repair "
            "the workspace (memory-agent check), then try again."
        )
    if fact.is_deleted:
        raise CannotLearn(f"“{key}” was deleted. {_WHAT_NOT}; say the new text with propose_fact.")
    if fact.superseded_by:
        raise CannotLearn(
            f"“{key}” is not in force any more: “{fact.superseded_by}” took its place. {_WHAT_NOT}; look at that one "
            "with get_fact, and supersede it if it is out of date too."
        )
    if fact.pinned:
        raise CannotLearn(
            f"A person pinned “{key}”. {_WHAT_NOT}; ask them, or say the new text with propose_fact: the conflict is "
            "then recorded for them."
        )
    return fact


def _statement(editing: Editing, said: Replacement, target: Fact, speaker: Speaker) -> Statement:
    proposal = Proposal(
        content=said.content,
        fact_type=said.fact_type or ("" if target.kind is FactType.UNKNOWN else target.kind.value),
        topic=target.topic,
        confidence=said.confidence,
        importance=target.importance,
        veracity=said.veracity,
        valid_until=said.valid_until,
        tags=target.tags,
        source_observation_ids=said.source_observation_ids,
    )
    read = read_proposal(proposal, speaker.branch, editing.now)
    memory_type = target.memory_type or memory_type_of(target.namespace)
    return replace(read, namespace=target.namespace, memory_type=memory_type, domain=target.domain)


def _by_known(
    editing: Editing, target: Fact, known: Fact, said: Statement, again: Mention, reason: str
) -> tuple[Learned, ChangeSet | None]:
    refusal = why_not(editing, target.key, known.key)
    if refusal is not None:
        raise CannotLearn(
            f"“{known.key}” says the new text already, and cannot take the place of “{target.key}” "
            f"({refusal.value}). {_WHAT_NOT}; look at both with get_fact."
        )
    patches = () if again.patch is None else (again.patch,)
    ends = given_way(editing, [target.key], known.key, reason)
    answer = _told_of(known, Outcome.REPLACED, again, target.key, said.warnings)
    return answer, editing.change_set(ChangeKind.SUPERSEDE, (*ends, *patches))


def _told_of(fact: Fact, outcome: Outcome, again: Mention, superseded: Key, warnings: tuple[str, ...] = ()) -> Learned:
    return Learned(
        outcome=outcome,
        id=fact.key,
        text=fact.content,
        fact_type=fact.kind,
        fact_type_inferred=False,
        domain=fact.shown_domain,
        topic=fact.topic,
        confidence=again.confidence,
        mention_count=again.mention_count,
        superseded=(superseded,),
        embedded=not fact.embedding_stale,
        warnings=warnings,
    )

"""A statement of an agent becomes a fact, or a mention of one, with what contradicts it decided or recorded."""

from __future__ import annotations

from collections.abc import Sequence

from explorer.memory.changes import ChangeKind, ChangeSet, Operation, new_change_set
from explorer.memory.facts import Fact
from explorer.memory.keys import Key
from explorer.memory.records import SYSTEM_PREFIX
from explorer.memory.text import same_text
from explorer.services.active_facts import strength
from explorer.services.domains import founding
from explorer.services.editing import Editing, label_of
from explorer.services.learning.drafting import Draft, Spoken, draft, written_before
from explorer.services.learning.learned import Learned, Outcome, rivalry
from explorer.services.learning.linking import LinkMade, links
from explorer.services.learning.mentions import Mention, mention
from explorer.services.learning.naming import links_named, sources_named
from explorer.services.learning.proposal import Proposal, Speaker, Statement, read_proposal
from explorer.services.learning.recording import Recorded, recorded
from explorer.services.learning.rivals import Fate, OnConflict, Verdict, judged, rivals
from explorer.services.learning.surroundings import Surroundings, surroundings
from explorer.services.superseding import reference


def propose(
    editing: Editing, proposal: Proposal, speaker: Speaker, spoken: Spoken, on_conflict: OnConflict
) -> tuple[Learned, ChangeSet | None]:
    """What becomes of the proposal, and the change set that does it; None where nothing is to be written.

    Known in the same words, domain and topic, case folded: a mention. Otherwise a new fact, linked to what it is
    related to, and judged with what it contradicts. Proposed twice by one agent in one session it adds nothing.
    Raises `CannotLearn` and `UnusableText`.
    """
    said = read_proposal(proposal, speaker.branch, editing.now)
    sources = sources_named(editing, proposal.source_observation_ids, speaker.branch)
    linked = links_named(editing, proposal.links, speaker.branch)
    around = surroundings(editing, speaker.branch, spoken.vector)
    known = known_as(around, said)
    if known is not None:
        said_again = mention(editing, known, speaker, said.veracity.weight, sources)
        outcome = Outcome.MENTIONED if said_again.counts else Outcome.KNOWN
        return _repeated(outcome, known, said, said_again), _patched(editing, said_again)
    lost = _lost_before(editing, said)
    again = None if lost is None else mention(editing, lost, speaker, said.veracity.weight, sources)
    confidence = said.confidence if again is None else max(said.confidence, again.confidence)
    new = draft(editing, said, speaker, sources, confidence)
    verdicts = judged(new.fact, rivals(around, new.fact), on_conflict)
    winner = _winner(verdicts)
    if lost is not None and again is not None and winner is not None:
        # It stands in the history already, and would give way again.
        return _repeated(Outcome.OUTVOTED, lost, said, again, verdicts), _patched(editing, again)
    beside = recorded(editing, new.fact, verdicts)
    # What is history only, or becomes it now, is tied to nothing.
    made = links(around, said.content, [new.key, *beside.superseded], linked) if winner is None else []
    found = founding(editing, said.domain, speaker.role)
    by = "" if winner is None else reference(editing, winner.key, new.key.namespace)
    operations = (new.operation(spoken, made, by), *beside.operations, *found)
    answer = learned(
        Outcome.ADDED if winner is None else Outcome.OUTVOTED,
        new, said, spoken, made, beside, new_domain=said.domain if found else "",
    )  # fmt: skip
    return answer, learning(editing, new, operations, beside.superseded)


def learned(
    outcome: Outcome,
    new: Draft,
    said: Statement,
    spoken: Spoken,
    made: Sequence[LinkMade],
    beside: Recorded,
    replaced: Sequence[Key] = (),
    new_domain: str = "",
) -> Learned:
    """What is told of a new record."""
    fact = new.fact
    return Learned(
        outcome=outcome,
        id=new.key,
        text=fact.content,
        fact_type=said.kind,
        fact_type_inferred=said.kind_is_inferred,
        domain=said.shown_domain,
        topic=said.topic,
        confidence=fact.confidence or 0.0,
        mention_count=fact.mention_count,
        superseded=(*replaced, *beside.superseded),
        conflicts=beside.conflicts,
        links=tuple(made),
        new_domain=new_domain,
        embedded=spoken.vector is not None,
        warnings=said.warnings,
    )


def learning(editing: Editing, new: Draft, operations: Sequence[Operation], superseded: Sequence[Key]) -> ChangeSet:
    """The step in the list of activities."""
    kind = ChangeKind.SUPERSEDE if superseded else ChangeKind.LEARN
    return new_change_set(kind, tuple(operations), editing.now, editing.by, label_of(new.metadata, new.key))


def known_as(around: Surroundings, said: Statement) -> Fact | None:
    """The fact in force that says it: same domain and topic, equal text; that of its own namespace before others."""
    topic = said.topic.casefold()
    same = [
        fact
        for fact, _ in around.in_domain(said.shown_domain)
        if fact.topic.strip().casefold() == topic and same_text(fact.content, said.content)
    ]
    same += [fact for fact in written_before(around.editing, said) if _is_in_force(around.editing, fact)]
    return max(same, key=lambda fact: (fact.namespace == said.namespace, strength(fact)), default=None)


def _is_in_force(editing: Editing, fact: Fact) -> bool:
    return fact.is_current and not fact.problems and (fact.expires is None or fact.expires > editing.now)


def _lost_before(editing: Editing, said: Statement) -> Fact | None:
    """The latest record of this statement that gave way to another fact."""
    lost = [fact for fact in written_before(editing, said) if fact.superseded_by and not fact.is_deleted]
    lost = [fact for fact in lost if not fact.superseded_by.startswith(SYSTEM_PREFIX) and not fact.problems]
    return lost[-1] if lost else None


def _winner(verdicts: Sequence[Verdict]) -> Fact | None:
    """The strongest fact that the new one gives way to."""
    winners = (verdict.rival.fact for verdict in verdicts if verdict.fate is Fate.OUTVOTED)
    return max(winners, key=strength, default=None)


def _repeated(
    outcome: Outcome, fact: Fact, said: Statement, again: Mention, verdicts: Sequence[Verdict] = ()
) -> Learned:
    """What is told of a record that was there."""
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
        conflicts=tuple(rivalry(verdict, None) for verdict in verdicts if verdict.fate is Fate.OUTVOTED),
        embedded=not fact.embedding_stale,
        left_as_it_was=said.given,
        warnings=said.warnings,
    )


def _patched(editing: Editing, again: Mention) -> ChangeSet | None:
    return editing.change_set(ChangeKind.LEARN, () if again.patch is None else (again.patch,))

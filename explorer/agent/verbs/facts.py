"""Facts: said, replaced, looked at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from explorer.agent.desk import Desk
from explorer.agent.fact_reports import (
    FactHistory,
    FactView,
    FactWritten,
    history_report,
    view_report,
    written_report,
)
from explorer.memory.changes import ChangeSet
from explorer.memory.errors import MemoryExplorerError
from explorer.memory.protocols import Embedder
from explorer.services.editing import Editing
from explorer.services.given_text import given_name, given_text
from explorer.services.learning.drafting import Spoken
from explorer.services.learning.learned import Learned
from explorer.services.learning.naming import fact_named
from explorer.services.learning.proposal import CannotLearn, Proposal, Speaker, read_proposal
from explorer.services.learning.proposing import propose
from explorer.services.learning.replacing import Replacement, replace_fact
from explorer.services.learning.rivals import OnConflict
from explorer.services.learning.surroundings import Vector
from explorer.services.learning.trail import newest_step, trail
from explorer.services.stale_vectors import other_vectors

_WHAT_NOT = "Nothing was written"
MemoryType = Literal["project", "reference", "user", "feedback"]


def propose_fact(
    desk: Desk,
    content: str,
    topic: str = "",
    domain: str = "",
    memory_type: MemoryType = "project",
    fact_type: str = "",
    veracity: str = "inferred",
    confidence: float | None = None,
    importance: float | None = None,
    valid_until: str = "",
    tags: Sequence[str] = (),
    links: Sequence[str] = (),
    source_observation_ids: Sequence[str] = (),
    repo: str = "",
    on_conflict: Literal["supersede", "record"] = "supersede",
) -> FactWritten:
    """Remember one fact for everyone who works here.

    Use it when you learn something that will still matter in another session: a decision, a preference, how something
    is set up, why it failed. One fact, one thing, one or two sentences; say names and numbers as they are. What agents
    must do is a policy: use propose_policy. What matters only until this session ends: use remember.

    The same text in the same domain and topic is not written twice: it counts as a mention, and the fact is believed a
    little more (once for you and this session). A fact that contradicts a known one is compared with it: the better
    supported of the two stays in force, the newer where they are equal, and the other one stays as history. What a
    person pinned, edited or stated never gives way by itself: then both stand and the conflict is recorded. Read the
    `sentence` of the answer: it says what was done and what you may want to do.

    - `content`: The fact, in plain words. Secrets do not belong here.
    - `topic`: What it is about, in a word or two ("database"). Facts are compared within their topic, so use the one
      that similar facts have.
    - `domain`: The field of knowledge ("deploy"); list_memory_domains names those there are. A new one is made. Empty =
      the memory type.
    - `memory_type`: "project" or "reference": kept on the git branch; "user" or "feedback": about people, for all
      branches.
    - `fact_type`: fact, preference, decision, commitment, goal, event, instruction, relationship, context, learning,
      observation, error, artifact, request or unknown: it sets how fast the fact fades. Empty = guessed from the words.
    - `veracity`: How you know: "stated" (a person said it), "inferred" (you concluded it), "tool" (a program printed
      it), "imported". Another word = unknown.
    - `confidence`: 0..1; leave it out to have it follow from the veracity.
    - `importance`: 0..1, 0.5 where you leave it out; it fades with time unless the fact is used.
    - `valid_until`: A time (ISO 8601) from which on it does not hold any more; empty = no end.
    - `tags`: Words to find it by.
    - `links`: Ids of facts that belong to it. Related facts are linked by themselves; unknown ids are refused.
    - `source_observation_ids`: Ids of observations or facts that it follows from; unknown ids are refused.
    - `repo`: The slug of a repository, to write into its domain "repo:<slug>/<domain>" instead of the workspace's.
    - `on_conflict`: "supersede", or "record" to have both stand and the conflict recorded as open.
    """
    said = Proposal(
        content=content,
        memory_type=memory_type,
        fact_type=fact_type,
        domain=domain,
        topic=topic,
        repo=repo,
        confidence=confidence,
        importance=importance,
        veracity=veracity,
        valid_until=valid_until,
        tags=tuple(tags),
        links=tuple(links),
        source_observation_ids=tuple(source_observation_ids),
    )
    speaker, choice = _speaker(desk), _choice(on_conflict)
    # Before the model is loaded, which takes seconds.
    text = read_proposal(said, speaker.branch, desk.clock()).content
    embedder, vector = _vector(desk, text)

    def rule(editing: Editing) -> tuple[Learned, ChangeSet | None]:
        return propose(editing, said, speaker, _spoken(editing, embedder, vector), choice)

    return written_report(desk.write(rule, _WHAT_NOT))


def supersede_fact(
    desk: Desk,
    id: str,  # noqa: A002 agents name it
    content: str,
    reason: str = "",
    fact_type: str = "",
    veracity: str = "inferred",
    confidence: float | None = None,
    valid_until: str = "",
    source_observation_ids: Sequence[str] = (),
) -> FactWritten:
    """Replace a fact that is out of date by what holds now; the earlier text stays as history.

    Use it when you know that a certain fact is wrong or outdated, whatever its confidence. Look at it first with
    get_fact. Domain, topic, type, importance and tags stay as they are. A fact that a person pinned is not replaced:
    ask them. Other facts that contradict the new text are recorded as open conflicts.

    - `id`: The fact, as search_memory gives it ("namespace/id"); an id of an earlier text leads to the newest.
    - `content`: What holds from now on.
    - `reason`: Why it changed, kept with the earlier text.
    - `fact_type`: As in propose_fact; empty = that of the fact.
    - `veracity`: How you know, as in propose_fact.
    - `confidence`: 0..1; leave it out to have it follow from the veracity.
    - `valid_until`: A time (ISO 8601) from which on it does not hold any more; empty = no end.
    - `source_observation_ids`: Ids of observations or facts that it follows from; unknown ids are refused.
    """
    said = Replacement(
        target=id,
        content=content,
        reason=reason,
        fact_type=fact_type,
        confidence=confidence,
        veracity=veracity,
        valid_until=valid_until,
        source_observation_ids=tuple(source_observation_ids),
    )
    speaker = _speaker(desk)
    embedder, vector = _vector(desk, given_text(content, "A fact"))

    def rule(editing: Editing) -> tuple[Learned, ChangeSet | None]:
        return replace_fact(editing, said, speaker, _spoken(editing, embedder, vector))

    return written_report(desk.write(rule, _WHAT_NOT))


def get_fact(desk: Desk, id: str) -> FactView:  # noqa: A002 agents name it
    """Read one fact with all that is known of it: confidence, source, links, open conflicts.

    Use it before you rely on a fact, or replace it. The id of a text that was replaced leads to the one that stands for
    it today; `asked` and `sentence` say so.

    - `id`: "namespace/id" as search_memory gives it, or the plain id.
    """
    editing = desk.read()
    asked = fact_named(editing, id, desk.branch_name(), "Nothing was read")
    step = newest_step(editing.snapshot, asked, editing.now)
    if step is None:
        raise CannotLearn(f"There is no fact “{id}” in this workspace any more. Nothing was read; search for it.")
    return view_report(editing, asked, step)


def fact_history(desk: Desk, id: str) -> FactHistory:  # noqa: A002 agents name it
    """Read what was believed before a fact and what took its place, the earliest first, with the reasons.

    Use it to see why something changed, or whether a text was tried before.

    - `id`: "namespace/id" as search_memory gives it, or the plain id; any text of the trail.
    """
    editing = desk.read()
    asked = fact_named(editing, id, desk.branch_name(), "Nothing was read")
    return history_report(asked, trail(editing.snapshot, asked, editing.now))


def _speaker(desk: Desk) -> Speaker:
    agent, session = given_name(desk.agent, "The name of the agent"), given_name(desk.session, "The session")
    return Speaker(agent, session, given_name(desk.role, "The role"), desk.branch_name())


def _choice(said: str) -> OnConflict:
    try:
        return OnConflict(said)
    except ValueError:
        known = " or ".join(OnConflict)
        raise CannotLearn(f"There is no way “{said}”. {_WHAT_NOT}; choose `on_conflict` from {known}.") from None


def _vector(desk: Desk, text: str) -> tuple[Embedder, Vector | None]:
    """The text's vector; None where the model is missing or does not run: the text itself need not wait for it."""
    with desk.embedding() as embedder:
        try:
            return embedder, embedder.embed([text], lambda _: None)[0]
        except MemoryExplorerError:
            return embedder, None


def _spoken(editing: Editing, embedder: Embedder, vector: Vector | None) -> Spoken:
    """The vector, where the workspace's are of the same model."""
    if vector is None or other_vectors(editing.snapshot, embedder) is not None:
        return Spoken()
    return Spoken(vector, embedder.name)

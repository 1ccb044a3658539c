"""`search_memory`: what an agent gets for a question, by the very function that the window shows it with."""

from __future__ import annotations

from collections.abc import Callable, Collection
from contextlib import AbstractContextManager, nullcontext
from datetime import datetime
from pathlib import Path

from explorer.agent.access import Access
from explorer.agent.branches import WorktreeManager
from explorer.agent.following import Following
from explorer.agent.recall_counts import Counting, count_recall, done_now
from explorer.agent.search_reports import SearchAnswer, SearchResult, Why
from explorer.agent.search_requests import request_of
from explorer.agent.search_words import found_sentence, silence_sentence
from explorer.memory.ahead import Ahead
from explorer.memory.facts import FactType
from explorer.memory.keys import Key
from explorer.memory.protocols import Clock, Embedder, Report, Snapshot
from explorer.services.editing import label_of
from explorer.services.embedding import MiniLmEmbedder
from explorer.services.grants import access_matrix
from explorer.services.lineages import reader
from explorer.services.recall.query_vector import query_vector
from explorer.services.recall.recall import recall
from explorer.services.recall.request import DEFAULT_LIMIT, Mode
from explorer.services.recall.results import Found, Recalled

ALL_BRANCHES = "*"
"""In place of a branch, for which git allows no such name."""
_WHAT_NOT = "Nothing was searched"


def local_now() -> datetime:
    """The `Clock` of searches: "yesterday" is a day of this computer's zone, as in the window."""
    return datetime.now().astimezone()


def search_memory(
    path: Path | str,
    text: str,
    *,
    mode: Mode | str = Mode.HYBRID,
    branch: str | None = None,
    domains: Collection[str] = (),
    types: Collection[FactType | str] = (),
    agents: Collection[str] = (),
    since: datetime | str | None = None,
    until: datetime | str | None = None,
    repo: str = "",
    limit: int = DEFAULT_LIMIT,
    agent: str | None = None,
    role: str | None = None,
    explain: bool = False,
    clock: Clock = local_now,
    embedding: Callable[[], AbstractContextManager[Embedder]] = MiniLmEmbedder,
    state_root: Path | None = None,
    report: Report = lambda _: None,
    following: Following | None = None,
    counting: Counting = done_now,
) -> SearchAnswer:
    """What the workspace knows about `text`, best first, read without a lock.

    Without a `branch`, on the one that git has checked out in the workspace's folder; `*` = all. `since` and `until`
    are times, or words for them (`last week`), both included. The clock's zone is the one that dates in the question
    and bounds are meant in. Where the model is missing or is not the vectors' own, words, dates and links answer.
    With an `agent`, that it was given the facts is counted by `counting`, if nobody has the file just then. `explain`
    adds a `Why` to each result. What was read before is in `following`. Raises `CannotSearch` for bad input,
    `NoSuchBranch`, `NotAWorkspace` and `WorkspaceDamaged`.
    """
    place, now = Path(path), clock()
    request = request_of(text, mode, domains, types, agents, since, until, repo, limit, now)
    with embedding() as embedder:
        access = Access(
            place, clock, lambda: nullcontext(embedder), (agent or "").strip(), state_root, report, following=following
        )
        here = access.scan(_WHAT_NOT, access.share(0.0, 0.4))
        asked = request(None if branch == ALL_BRANCHES else branch or WorktreeManager(place).branch)
        vector, silence = query_vector(here, embedder, asked, access.share(0.4, 0.9))
        recalled = recall(here, asked, vector, now, silence)
        keys = [found.key for found in recalled.found]
        is_counted = bool(access.person) and counting(lambda: count_recall(access, here, keys, now))
    closed = _closed_to(here, (role or "").strip(), now)
    return SearchAnswer(
        workspace=place,
        question=text,
        mode=asked.mode,
        branch=asked.branch,
        results=tuple(
            _result(here, found, recalled, rank, closed, explain=explain)
            for rank, found in enumerate(recalled.found, 1)
        ),
        intent=recalled.intent,
        period=recalled.period,
        weights=recalled.weights,
        candidates=recalled.candidates,
        in_scope=recalled.in_scope,
        silence=recalled.silence,
        notice=silence_sentence(recalled.silence),
        agent=access.person,
        role=(role or "").strip(),
        counted=is_counted,
    )


def _closed_to(snapshot: Snapshot, role: str, now: datetime) -> frozenset[str]:
    """The domains in which the role may do nothing."""
    if not role:
        return frozenset()
    matrix = access_matrix(snapshot, Ahead(reader(snapshot), ()), now)
    if role not in matrix.roles:
        return frozenset()
    at = matrix.roles.index(role)
    return frozenset(row.domain for row in matrix.rows if row.access[at].permission == "none")


def _result(
    snapshot: Snapshot, found: Found, recalled: Recalled, place: int, closed: frozenset[str], *, explain: bool
) -> SearchResult:
    fact = snapshot.fact(found.row)
    why = None
    if explain:
        why = Why(
            sentence=found_sentence(found, fact, recalled, place, lambda key: _label(snapshot, key)),
            voices=found.voices,
            fused=found.fused,
            decay=found.decay,
            trust=found.trust,
            repo_factor=found.repo_factor,
            penalty=found.penalty,
            similar_to=found.similar_to,
            rank_before=found.rank_before,
        )
    return SearchResult(
        id=fact.id,
        namespace=fact.namespace,
        text=fact.content,
        domain=fact.shown_domain,
        topic=fact.topic,
        type=fact.kind,
        confidence=fact.confidence,
        veracity=fact.provenance,
        created_at=fact.created,
        updated_at=fact.updated,
        valid_until=fact.expires,
        agent=fact.agent_id,
        score=found.score,
        no_access=fact.shown_domain in closed,
        why=why,
    )


def _label(snapshot: Snapshot, key: Key) -> str:
    row = snapshot.row(key)
    return str(key) if row is None else label_of(snapshot.metadata(row), key)

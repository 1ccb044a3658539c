"""What an agent gets for a question."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from explorer.agent.answers import counted
from explorer.agent.desk import Desk
from explorer.agent.search_reports import SearchResult, Why
from explorer.agent.searching import ALL_BRANCHES
from explorer.agent.searching import search_memory as searched
from explorer.services.recall.request import DEFAULT_LIMIT, Mode


@dataclass(frozen=True, slots=True)
class Hit:
    """One fact that answers; `id` names it to other verbs.

    `no_access`: its domain is closed to your role, which is advice. `why` is there where it was asked for.
    """

    id: str
    text: str
    domain: str
    topic: str
    type: str
    confidence: float | None
    veracity: str
    created_at: datetime | None
    updated_at: datetime | None
    valid_until: datetime | None
    agent: str
    score: float
    no_access: bool
    why: Why | None


@dataclass(frozen=True, slots=True)
class Hits:
    """The best facts first, of `in_scope` that the filters let in. `notice` says why meaning was not asked."""

    results: tuple[Hit, ...]
    mode: str
    branch: str
    in_scope: int
    counted: bool
    notice: str
    sentence: str


def search_memory(
    desk: Desk,
    query: str,
    mode: str = Mode.HYBRID.value,
    domain: str = "",
    repo: str = "",
    limit: int = DEFAULT_LIMIT,
    explain: bool = False,
    fact_types: Sequence[str] = (),
    agents: Sequence[str] = (),
    since: str = "",
    until: str = "",
    all_branches: bool = False,
) -> Hits:
    """Search what is known, best first, and use it before you decide or assume anything.

    Ask in a whole question or in the words that the fact would use; dates in the question ("last week") count. Expired
    and replaced facts are left out.

    - `query`: The question.
    - `mode`: "hybrid" (words, meaning, dates and links), "semantic" (words and meaning) or "keyword" (words only).
    - `domain`: Only this domain; empty = all.
    - `repo`: The slug of the repository whose facts come first where they are as good; empty = the one you work in.
    - `limit`: How many results at most.
    - `explain`: Say of each result why it is one.
    - `fact_types`: Only facts of these types, such as "decision" or "preference"; empty = all.
    - `agents`: Only what these agents learned; empty = all.
    - `since`: Learned then or later: "2026-10-05", "2026-10", "last week"; empty = ever.
    - `until`: Learned then or before, the whole day or month included; empty = ever.
    - `all_branches`: Not only what is seen on your branch.
    """
    answer = searched(
        desk.path,
        query,
        mode=mode,
        branch=ALL_BRANCHES if all_branches else desk.branch_name(),
        domains=[domain] if domain else (),
        types=fact_types,
        agents=agents,
        since=since or None,
        until=until or None,
        repo=repo.strip() or desk.repo,
        limit=limit,
        agent=desk.agent,
        role=desk.role,
        explain=explain,
        clock=lambda: desk.clock().astimezone(),
        embedding=desk.embedding,
        state_root=desk.state_root,
        report=desk.report,
        following=desk.following,
        counting=desk.counting,
    )
    found = counted(len(answer.results), "result") if answer.results else "Nothing was found"
    where = "in all branches" if answer.branch is None else f"on branch “{answer.branch}”"
    return Hits(
        tuple(map(_hit, answer.results)),
        answer.mode.value,
        answer.branch or ALL_BRANCHES,
        answer.in_scope,
        answer.counted,
        answer.notice,
        f"{found} {where}, of {counted(answer.in_scope, 'fact')} that the filters let in.",
    )


def _hit(result: SearchResult) -> Hit:
    return Hit(
        str(result.key),
        result.text,
        result.domain,
        result.topic,
        result.type.value,
        result.confidence,
        result.veracity.value,
        result.created_at,
        result.updated_at,
        result.valid_until,
        result.agent,
        result.score,
        result.no_access,
        result.why,
    )

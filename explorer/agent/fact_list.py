"""The facts of a workspace as a filter finds them: what the window's table shows, for the command line."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from pathlib import Path

from explorer.agent.access import Access, utc_now
from explorer.agent.desk import Desk
from explorer.agent.searching import ALL_BRANCHES
from explorer.agent.verbs.limits import LISTED, check_limit
from explorer.memory.errors import MemoryExplorerError
from explorer.memory.facts import FactType
from explorer.memory.namespaces import branch_of
from explorer.memory.protocols import Clock, Report, Snapshot
from explorer.memory.query import Facet, FactQuery, FactState
from explorer.memory.times import format_time

_WHAT_NOT = "Nothing was listed"


class CannotListFacts(MemoryExplorerError):
    """There is no such type or state of facts."""


@dataclass(frozen=True, slots=True)
class FactRow:
    """A fact as it stands in a list; `branch` None = it is seen on all."""

    id: str
    text: str
    domain: str
    topic: str
    type: str
    confidence: float | None
    veracity: str
    state: str
    branch: str | None
    agent: str
    created_at: str
    updated_at: str
    mention_count: int
    recall_count: int


@dataclass(frozen=True, slots=True)
class FactList:
    """The first of the facts that are `found`; `branch` None = of all branches.

    `total` are all facts but tombstones and earlier texts, of which `on_other_branches` are hidden by the branch and
    `filtered_out` by the filter; `deleted` and `earlier_texts` stand beside them.
    """

    workspace: Path
    branch: str | None
    facts: tuple[FactRow, ...]
    found: int
    total: int
    on_other_branches: int
    filtered_out: int
    deleted: int
    earlier_texts: int


def list_facts(
    path: Path,
    text: str = "",
    *,
    branch: str | None = None,
    domains: Collection[str] = (),
    types: Collection[str] = (),
    agents: Collection[str] = (),
    states: Collection[str] = (),
    limit: int = LISTED,
    clock: Clock = utc_now,
    report: Report = lambda _: None,
) -> FactList:
    """The facts that hold all of it, the best match first where there is a `text`, else the newest; reads only.

    Without a `branch`, on git's; `*` = all. Raises `CannotListFacts`, `NoLimit`, `NoSuchBranch`, `NotAWorkspace` and
    `WorkspaceDamaged`.
    """
    check_limit(limit)
    _check("type", types, [each.value for each in FactType])
    _check("state", states, [each.value for each in FactState])
    here = Access(path, clock, report=report).scan(_WHAT_NOT, report)
    on = None if branch == ALL_BRANCHES else Desk(path, branch=branch).branch_name()
    chosen = {Facet.DOMAIN: domains, Facet.TYPE: types, Facet.AGENT: agents, Facet.STATE: states}
    selected = tuple((facet, frozenset(values)) for facet, values in chosen.items() if values)
    answer = here.facts(FactQuery(text, on, selected), clock())
    rows = answer.rows[:limit].tolist()
    return FactList(
        path,
        on,
        tuple(_row(here, row, here.state(row, clock()).value) for row in rows),
        len(answer.rows),
        answer.total,
        answer.on_other_branches,
        answer.filtered_out,
        answer.deleted,
        answer.earlier_revisions,
    )


def _check(what: str, said: Collection[str], known: list[str]) -> None:
    strange = next((each for each in said if each not in known), None)
    if strange is not None:
        raise CannotListFacts(f"There is no {what} “{strange}”: choose from {', '.join(known)}. {_WHAT_NOT}.")


def _row(snapshot: Snapshot, row: int, state: str) -> FactRow:
    fact = snapshot.fact(row)
    return FactRow(
        str(fact.key),
        fact.content,
        fact.shown_domain,
        fact.topic,
        fact.kind.value,
        fact.confidence,
        fact.provenance.value,
        state,
        branch_of(fact.namespace),
        fact.agent_id,
        "" if fact.created is None else format_time(fact.created),
        "" if fact.updated is None else format_time(fact.updated),
        fact.mention_count,
        fact.recall_count,
    )

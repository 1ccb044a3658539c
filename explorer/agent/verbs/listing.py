"""What there is: fields of knowledge, and texts that contradict or double each other."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from explorer.agent.answers import counted
from explorer.agent.desk import Desk
from explorer.agent.verbs.limits import LISTED, check_limit
from explorer.memory.errors import MemoryExplorerError
from explorer.memory.facts import Fact
from explorer.memory.query import Facet, FactQuery, FactState
from explorer.services.conflicts.inbox import Case, case_of, inbox
from explorer.services.conflicts.kinds import ConflictKind
from explorer.services.conflicts.noting import DISMISSED, OPEN, RESOLVED
from explorer.services.domains import permission_in, repository_of
from explorer.services.grants import Permission, access_matrix
from explorer.services.policies import group_policies

ALL = "all"
_STATES = (OPEN, RESOLVED, DISMISSED, ALL)
_IN_FORCE = frozenset(state.value for state in FactState) - {
    FactState.DELETED.value,
    FactState.SUPERSEDED.value,
    FactState.EXPIRED.value,
}


class CannotList(MemoryExplorerError):
    """There is no such state or kind of conflict."""


@dataclass(frozen=True, slots=True)
class ListedDomain:
    """A field of knowledge, how much is in it on the branch, and what the asking role may do there.

    `repo` is the repository that it is scoped to, empty for one of the whole workspace.
    """

    name: str
    label: str
    description: str
    repo: str
    facts: int
    policies: int
    permission: Permission


@dataclass(frozen=True, slots=True)
class DomainList:
    """All domains by name, those of the desk's repository first."""

    branch: str
    role: str
    domains: tuple[ListedDomain, ...]
    sentence: str


@dataclass(frozen=True, slots=True)
class ConflictSide:
    """One side of a conflict with its newest text; `is_current` False = it was replaced or deleted."""

    id: str
    text: str
    domain: str
    topic: str
    confidence: float | None
    veracity: str
    agent: str
    created_at: str
    is_current: bool


@dataclass(frozen=True, slots=True)
class ListedConflict:
    """Two facts; a side that is gone is None. `suggested` and `winner` are `a` or `b`, empty where there is none."""

    id: str
    kind: str
    state: str
    similarity: float | None
    a: ConflictSide | None
    b: ConflictSide | None
    suggested: str
    winner: str
    resolved_at: str
    resolved_by: str


@dataclass(frozen=True, slots=True)
class ConflictList:
    """The newest conflicts, at most as many as were asked for; `in_all` = so many there are."""

    branch: str
    conflicts: tuple[ListedConflict, ...]
    in_all: int
    sentence: str


def list_memory_domains(desk: Desk) -> DomainList:
    """List the fields of knowledge with their facts and policies, and what your role may do in each.

    Use it before you write, to put a fact or policy where its like is. Facts may be read and written whatever the
    permission says; a policy needs "write". A domain "repo:<slug>/name" belongs to one repository.
    """
    editing, branch = desk.read(), desk.branch_name()
    snapshot, role = editing.snapshot, desk.role.strip()
    matrix = access_matrix(snapshot, editing.ahead, editing.now)
    query = FactQuery(branch=branch, selected=((Facet.STATE, _IN_FORCE),))
    facts = {each.value: each.count for each in snapshot.facet(Facet.DOMAIN, query, editing.now)}
    rules = Counter(
        {group.domain: sum(each.policy.active for each in group.policies) for group in group_policies(snapshot)}
    )
    domains = [
        ListedDomain(
            row.domain,
            row.label,
            row.description,
            repository_of(row.domain),
            facts.get(row.domain, 0),
            rules[row.domain],
            permission_in(matrix, role, row.domain) or "read",
        )
        for row in matrix.rows
    ]
    domains.sort(key=lambda domain: not (desk.repo and domain.repo == desk.repo))
    count = counted(len(domains), "domain")
    return DomainList(branch, role, tuple(domains), f"{count}; facts are counted on branch “{branch}”.")


def list_memory_conflicts(
    desk: Desk, state: str = OPEN, kind: str = "", domain: str = "", limit: int = LISTED
) -> ConflictList:
    """List facts that contradict or double each other, with both texts, the newest first.

    Use it to find out what in the memory is disputed, and decide with resolve_conflict. Conflicts are noted when a fact
    is proposed, by harmonize_memory, and by a search of the whole workspace.

    - `state`: open, resolved, dismissed ("both are true") or all.
    - `kind`: contradiction or duplicate; empty = both.
    - `domain`: Only where one of the two facts is of this domain; empty = all.
    - `limit`: How many at most.
    """
    check_limit(limit)
    if state not in _STATES:
        raise CannotList(f"There is no state “{state}”: choose one of {', '.join(_STATES)}.")
    if kind and kind not in set(ConflictKind):
        raise CannotList(f"There is no kind “{kind}” of conflict: choose contradiction or duplicate.")
    editing, branch = desk.read(), desk.branch_name()
    found = inbox(editing.snapshot, editing.ahead, branch)
    chosen = [
        each for each in (*found.open, *found.decided) if state in (each.state, ALL) and (not kind or each.kind == kind)
    ]
    cases = (case_of(editing, each.key) for each in chosen)
    fitting = [case for case in cases if case is not None and (not domain or _is_in(case, domain))]
    sentence = f"{counted(len(fitting), 'conflict')} on branch “{branch}”" + ("" if state == ALL else f" ({state})")
    if len(fitting) > limit:
        sentence += f", of which the first {limit:,} are listed: ask for more with `limit`"
    if found.hidden and state in (OPEN, ALL):
        sentence += f"; {found.hidden:,} open on other branches"
    return ConflictList(branch, tuple(map(_listed, fitting[:limit])), len(fitting), f"{sentence}.")


def _is_in(case: Case, domain: str) -> bool:
    return any(fact is not None and fact.shown_domain == domain for fact in (case.a, case.b))


def _listed(case: Case) -> ListedConflict:
    conflict = case.conflict
    return ListedConflict(
        str(conflict.key),
        conflict.kind,
        conflict.state,
        conflict.similarity,
        _side(case.a),
        _side(case.b),
        "" if case.suggested is None or not case.is_open else case.suggested.value,
        "" if case.winner is None else case.winner.value,
        str(conflict.resolved_at or ""),
        conflict.resolved_by,
    )


def _side(fact: Fact | None) -> ConflictSide | None:
    if fact is None:
        return None
    return ConflictSide(
        str(fact.key),
        fact.content,
        fact.shown_domain,
        fact.topic,
        fact.confidence,
        fact.provenance.value,
        fact.agent_id,
        str(fact.created_at or ""),
        fact.is_current,
    )

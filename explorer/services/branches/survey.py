"""Every branch that has memory, with what is known of it: the rows of the board (SEMANTICS 8)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime

from explorer.memory.namespaces import DEFAULT_BRANCH, branch_of, is_internal
from explorer.memory.protocols import Report, Snapshot
from explorer.memory.query import BranchCounts
from explorer.memory.system_records import Policy
from explorer.memory.times import parse_seconds
from explorer.services.git_branches import ORPHANED, GitBranches, GitStanding, GitState

_REPORT_EVERY = 2_000
_CHANGED = ("updated_at", "created_at", "deleted_at")


@dataclass(frozen=True, slots=True)
class BranchRow:
    """A branch and its memory; what all branches see has the name None.

    `facts` are current or superseded, not deleted; `deleted` stand beside them, as `earlier` texts do. `policies` are
    the active ones that cite a fact of it. `size` in bytes is what its records take in the file, without the agents'
    index. `git` is None for what belongs to no branch.
    """

    name: str | None
    facts: int
    deleted: int
    earlier: int
    policies: int
    changed: datetime | None
    size: int
    git: GitStanding | None

    @property
    def is_orphan(self) -> bool:
        """Whether it has memory that no agent reads any more, because git has no such branch."""
        return self.git is not None and self.git.state in ORPHANED and self.facts > 0


def survey(snapshot: Snapshot, git: GitBranches, now: datetime, report: Report) -> list[BranchRow]:
    """All branches with memory, and git's own one: orphans first, then as `branches_in` has them; global at the end.

    Branches of which everything was deleted are at the end before it.
    """
    counts = snapshot.branches(now)
    names: set[str | None] = {None, *counts}
    if git.head.branch is not None:
        names.add(git.head.branch)
    citing, changed, size = _citing(snapshot), _changed(snapshot, report), _sizes(snapshot)
    rows = [
        BranchRow(
            name,
            *counts.get(name, BranchCounts(0, 0, 0)),
            citing[name],
            datetime.fromtimestamp(changed[name], UTC) if name in changed else None,
            size[name],
            None if name is None else git.standing(name),
        )
        for name in names
    ]
    return sorted(rows, key=_place)


def orphans(rows: Iterable[BranchRow]) -> list[BranchRow]:
    """The branches that git has no more."""
    return [row for row in rows if row.is_orphan]


def _place(row: BranchRow) -> tuple[object, ...]:
    name = row.name or ""
    is_current = row.git is not None and row.git.state is GitState.CURRENT
    is_empty = not row.facts and not is_current
    return (row.name is None, is_empty, not row.is_orphan, name != DEFAULT_BRANCH, name.casefold(), name)


def _citing(snapshot: Snapshot) -> Counter[str | None]:
    """How many active policies cite a fact of each branch."""
    found = Counter[str | None]()
    for policy in snapshot.system(Policy):
        if policy.is_current and policy.active:
            sources = (snapshot.resolve(each, policy.namespace) for each in policy.source_fact_ids)
            found.update({branch_of(key.namespace) for key in sources if key and not is_internal(key.namespace)})
    return found


def _changed(snapshot: Snapshot, report: Report) -> Mapping[str | None, float]:
    """When a record of each branch was changed last, in Unix seconds."""
    found: dict[str | None, float] = {}
    total = sum(snapshot.namespaces.values()) or 1
    for number, key in enumerate(snapshot.keys()):
        if number % _REPORT_EVERY == 0:
            report(number / total)
        if is_internal(key.namespace) or (row := snapshot.row(key)) is None:
            continue
        metadata, branch = snapshot.metadata(row), branch_of(key.namespace)
        moments = [moment for name in _CHANGED if (moment := parse_seconds(metadata.get(name))) is not None]
        found[branch] = max(found.get(branch, 0.0), *moments, 0.0) if moments else found.get(branch, 0.0)
    return {branch: moment for branch, moment in found.items() if moment > 0}


def _sizes(snapshot: Snapshot) -> Counter[str | None]:
    found = Counter[str | None]()
    for namespace in snapshot.namespaces:
        if not is_internal(namespace):
            found[branch_of(namespace)] += snapshot.bytes_in(namespace)
    return found

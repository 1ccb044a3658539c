"""What would go, and what would stay, were a snapshot sent now."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from explorer.memory.keys import Key, readings
from explorer.memory.namespaces import branch_of
from explorer.memory.protocols import Report, Snapshot
from explorer.services.teleport.parcels import LeftOut, Selection, chosen
from explorer.services.teleport.references import references
from explorer.services.teleport.sides import Side


@dataclass(frozen=True, slots=True)
class Forecast:
    """Counts for one selection, in memories.

    `deleted` of those that go are tombstones. `by_namespace` counts the whole workspace, `selected` those that a
    person marked in the list, whatever the selection is.
    """

    memories: int
    deleted: int
    left_out: LeftOut
    by_namespace: Mapping[str, int]
    selected: int = 0

    @property
    def stay(self) -> int:
        """How many memories stay."""
        left_out = self.left_out
        return left_out.namespaces + left_out.branches + left_out.not_chosen + left_out.excluded + left_out.deleted

    @property
    def everything(self) -> int:
        """How many there are."""
        return sum(self.by_namespace.values())

    def on_branch(self, branch: str) -> int:
        """How many a branch has of its own."""
        return sum(count for namespace, count in self.by_namespace.items() if branch_of(namespace) == branch)

    def with_branch(self, branch: str) -> int:
        """How many a branch has, with those that belong to none."""
        return sum(count for name, count in self.by_namespace.items() if branch_of(name) in (None, branch))


def forecast(snapshot: Snapshot, selection: Selection, selected: Iterable[Key], report: Report) -> Forecast:
    """Count what `selection` would send."""
    side, goes, left_out = chosen(snapshot, selection, report)
    newest = [side.newest(root) for root in goes]
    left_out = replace(left_out, references=leading_out(side, goes, newest_only=selection.newest_only))
    return Forecast(
        memories=len(goes),
        deleted=sum(member is not None and member.deleted for member in newest),
        left_out=left_out,
        by_namespace=Counter(root.namespace for root in side.roots),
        selected=len({root for key in selected if (root := side.root(key)) is not None}),
    )


def records_going(side: Side, goes: Iterable[Key], *, newest_only: bool) -> Iterator[Key]:
    """The records of the memories that go, oldest text first."""
    for root in goes:
        keys = side.keys(root)
        yield from keys[-1:] if newest_only else keys


def leading_out(side: Side, goes: Sequence[Key], *, newest_only: bool) -> int:
    """How many references lead from what goes to what stays."""
    if len(goes) == len(side):
        return 0
    going = frozenset(goes)
    found = 0
    for key in records_going(side, goes, newest_only=newest_only):
        for _, reference in references(side.metadata(key) or {}):
            roots = (side.root(each) for each in readings(reference, key.namespace))
            target = next((root for root in roots if root is not None), None)
            found += target is not None and target not in going
    return found

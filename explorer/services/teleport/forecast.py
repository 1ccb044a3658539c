"""What would go, and what would stay, were a snapshot sent now."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from explorer.memory.keys import Key
from explorer.memory.namespaces import branch_of
from explorer.memory.protocols import Report, Snapshot
from explorer.services.teleport.parcels import LeftOut, Selection, chosen, leading_out


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

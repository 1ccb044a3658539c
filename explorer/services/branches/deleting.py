"""Everything that belongs to a branch goes, as one step that can be undone; what belongs to none stays."""

from __future__ import annotations

from dataclasses import dataclass

from explorer.memory.changes import ChangeKind, ChangeSet, Operation, new_change_set
from explorer.memory.keys import Key
from explorer.memory.namespaces import namespaces_of
from explorer.memory.protocols import Report
from explorer.services.branches.reasons import BRANCH_DELETED
from explorer.services.deletion import tombstone
from explorer.services.editing import Editing
from explorer.services.open_conflicts import open_conflicts, settled
from explorer.services.teleport.sides import side_ahead


@dataclass(frozen=True, slots=True)
class BranchDeletion:
    """The change set (None where there is nothing to delete) and how many memories it deletes.

    `replaced` of them are superseded, which no list counts as current. `conflicts` are settled by it.
    """

    change: ChangeSet | None
    memories: int
    replaced: int
    conflicts: int

    @property
    def keys(self) -> tuple[Key, ...]:
        """The records that are deleted."""
        return () if self.change is None else self.change.keys[: self.memories]


def delete_branch(editing: Editing, branch: str, report: Report) -> BranchDeletion:
    """Delete every memory of a branch, of both its namespaces, those of odd records too.

    Open conflicts are settled for the side that stays.
    """
    side = side_ahead(editing.snapshot, editing.ahead, report, namespaces_of(branch))
    live = [(root, newest) for root in side.roots if (newest := side.newest(root)) is not None and not newest.deleted]
    gone = {root for root, _ in live}
    tombstones: list[Operation] = [
        tombstone(editing, Key(root.namespace, newest.id), BRANCH_DELETED) for root, newest in live
    ]
    conflicts = [
        settled(editing, each, each.survivor(gone)) for each in open_conflicts(editing.snapshot, editing.ahead, gone)
    ]
    replaced = sum(newest.superseded_by != "" for _, newest in live)
    operations = (*tombstones, *conflicts)
    change = (
        new_change_set(ChangeKind.DELETE_BRANCH, operations, editing.now, editing.by, branch) if operations else None
    )
    return BranchDeletion(change, len(tombstones), replaced, len(conflicts))

"""A branch that is compared with another one, and merged into it, in the window that does so for files."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime

from explorer.memory.ahead import Ahead
from explorer.memory.changes import ChangeSet
from explorer.memory.protocols import RecordSource, Report
from explorer.memory.teleport import Base, Bases
from explorer.services.branches.merging import base_of_branch, compare_branches, merge_branches, peer_name
from explorer.services.branches.view import BranchView
from explorer.services.editing import Editing
from explorer.services.teleport.compare import Comparison
from explorer.services.teleport.fitness import Finding
from explorer.services.teleport.merging import Answers, Merge
from explorer.ui.teleport.encounter import Other


@dataclass(frozen=True, slots=True)
class OtherBranch:
    """The source of a merge, as its memory would be called on the target; `snapshot` is of the state compared last."""

    snapshot: BranchView
    base: Base | None

    @property
    def names(self) -> tuple[str, str] | None:
        """The target stays on the left, what comes in is on the right."""
        return self.snapshot.target, self.snapshot.source

    def compared(
        self, here: RecordSource, ahead: Ahead, report: Report, *, with_base: bool
    ) -> tuple[Other, Comparison]:
        """Both branches as they stand: the source may have changed too."""
        view = BranchView(here, ahead, self.snapshot.source, self.snapshot.target)
        comparison = compare_branches(here, ahead, view, self.base if with_base else None, report)
        return replace(self, snapshot=view), comparison

    def obstacles(self, here: RecordSource) -> Sequence[Finding]:  # noqa: ARG002 those of a file depend on it
        """Nothing stands between two branches of one file."""
        return ()

    def merged(self, editing: Editing, comparison: Comparison, answers: Answers) -> Merge:
        """What the answers bring to the target."""
        return merge_branches(editing, comparison, self.snapshot, answers, lambda _: None)

    def known_after(
        self, comparison: Comparison, answers: Answers, change: ChangeSet | None, now: datetime
    ) -> Base | None:
        """What the next merge of this branch into that one begins with."""
        return base_of_branch(self.snapshot, comparison, answers, change, self.base, now)


def learn_branch(here: RecordSource, ahead: Ahead, source: str, target: str, bases: Bases | None) -> OtherBranch:
    """What is known of a branch from the last time that it was merged into `target`."""
    found = [] if bases is None else bases.known([peer_name(source, target)])
    return OtherBranch(BranchView(here, ahead, source, target), found[0] if found else None)

"""What became of branches: values for programs."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from explorer.agent.teleport_reports import Change
from explorer.memory.errors import MemoryExplorerError
from explorer.services.branches.deleting import BranchDeletion
from explorer.services.branches.moving import Moving
from explorer.services.branches.survey import BranchRow
from explorer.services.deletion import Consequences
from explorer.services.git import Head
from explorer.services.teleport.result import MergeResult


class NoSuchBranch(MemoryExplorerError):
    """A branch has no memory, or it is not known which one is meant."""


class CannotMove(MemoryExplorerError):
    """None of the memories that were named can be moved or copied there."""


@dataclass(frozen=True, slots=True)
class Branches:
    """Every branch of a workspace, and where git's HEAD stands in its folder."""

    workspace: Path
    head: Head
    rows: tuple[BranchRow, ...]


@dataclass(frozen=True, slots=True)
class BranchMerge:
    """What a merge of branches did (`change_id` names it in the history; empty = nothing) or would do (`dry_run`)."""

    workspace: Path
    source: str
    target: str
    dry_run: bool
    change_id: str
    result: MergeResult
    changes: tuple[Change, ...]

    @property
    def imported(self) -> int:
        """Memories that are new on the target."""
        return self.result.imported

    @property
    def skipped_duplicates(self) -> int:
        """Memories that are the same on both."""
        return self.result.skipped_duplicates

    @property
    def differs(self) -> bool:
        """Whether there is any difference between the two branches."""
        return self.result.differs

    def summary(self) -> str:
        """The line of seed A."""
        return f"Imported: {self.imported}, Skipped: {self.skipped_duplicates}"


@dataclass(frozen=True, slots=True)
class BranchRemoval:
    """What was deleted with a branch, or would be (`dry_run`), and what refers to it."""

    workspace: Path
    branch: str
    dry_run: bool
    change_id: str
    deletion: BranchDeletion
    reached: Consequences

    @property
    def memories(self) -> int:
        """How many memories it had."""
        return self.deletion.memories


@dataclass(frozen=True, slots=True)
class BranchMove:
    """What was moved or copied, or would be (`dry_run`); `source` is empty where single facts were."""

    workspace: Path
    source: str
    target: str
    copies: bool
    dry_run: bool
    change_id: str
    moving: Moving

from __future__ import annotations

from pathlib import Path

import pytest

from explorer.agent.branch_reports import BranchMerge, BranchRemoval
from explorer.services.branches.deleting import BranchDeletion
from explorer.services.deletion import Consequences
from explorer.services.teleport.classify import DiffClass
from explorer.services.teleport.merging import Tally
from explorer.services.teleport.result import MergeResult


@pytest.mark.parametrize(("counts", "differs"), [({DiffClass.SAME: 2}, False), ({DiffClass.ONLY_HERE: 1}, True)])
def test_a_merge_says_what_the_seed_says(counts: dict[DiffClass, int], differs: bool) -> None:
    result = MergeResult(3, 2, (), 0, counts, Tally(imported=3), (), has_base=False)
    report = BranchMerge(Path("w.vdb"), "feature/auth", "main", False, "id", result, ())
    assert report.summary() == "Imported: 3, Skipped: 2"
    assert (report.imported, report.skipped_duplicates, report.differs) == (3, 2, differs)


def test_a_removal_counts_memories() -> None:
    assert BranchRemoval(Path("w"), "b", True, "", BranchDeletion(None, 7, 1, 0), Consequences()).memories == 7

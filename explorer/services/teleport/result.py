"""What a merge did, or would do, in the shape that seed A gives it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from explorer.memory.keys import Key
from explorer.services.teleport.classify import DiffClass
from explorer.services.teleport.compare import Comparison, Difference
from explorer.services.teleport.merging import Answers, Merge, Tally, answer_of
from explorer.services.teleport.references import Missing


@dataclass(frozen=True, slots=True)
class MergeConflict:
    """A memory that cannot be merged without a decision. Texts are empty where a side deleted it.

    `fields` are those that both sides changed; `resolution` is what was decided, empty where nobody did.
    """

    record_id: str
    namespace: str
    kind: DiffClass
    fields: tuple[str, ...]
    local_content: str
    remote_content: str
    local_updated: Any
    remote_updated: Any
    resolution: str


@dataclass(frozen=True, slots=True)
class MergeResult:
    """`imported` memories are new, `skipped_duplicates` are the same on both sides, `conflicts` needed a decision.

    `conflict_resolutions` of those were decided; the others were left as they are. `counts` are the memories of
    every class, as rows; `tally` says what is written.
    """

    imported: int
    skipped_duplicates: int
    conflicts: tuple[MergeConflict, ...]
    conflict_resolutions: int
    counts: dict[DiffClass, int]
    tally: Tally
    missing: tuple[Missing, ...]
    has_base: bool

    @property
    def differs(self) -> bool:
        """Whether there is any difference between the two files."""
        return any(count for diff, count in self.counts.items() if diff is not DiffClass.SAME)

    def summary(self) -> str:
        """The three lines of seed A."""
        return (
            f"Imported: {self.imported} new memories\n"
            f"Skipped: {self.skipped_duplicates} duplicates\n"
            f"Conflicts: {len(self.conflicts)}"
        )


def result_of(comparison: Comparison, answers: Answers, merge: Merge) -> MergeResult:
    """What a merge does, told from its comparison."""
    counts = {diff: count.rows for diff, count in comparison.counts().items()}
    conflicts = tuple(_conflict(comparison.difference(row), answers) for row in comparison.rows if row.diff.is_conflict)
    return MergeResult(
        imported=merge.tally.imported,
        skipped_duplicates=counts.get(DiffClass.SAME, 0),
        conflicts=conflicts,
        conflict_resolutions=sum(bool(conflict.resolution) for conflict in conflicts),
        counts=counts,
        tally=merge.tally,
        missing=merge.missing,
        has_base=comparison.has_base,
    )


def _conflict(difference: Difference, answers: Answers) -> MergeConflict:
    row, here, there = difference.row, difference.here, difference.there
    answer = answer_of(row, answers)
    key: Key = row.root
    return MergeConflict(
        record_id=key.id,
        namespace=key.namespace,
        kind=row.diff,
        fields=row.disputed,
        local_content="" if here is None else here.text,
        remote_content="" if there is None else there.text,
        local_updated=None if here is None else here.metadata.get("updated_at"),
        remote_updated=None if there is None else there.metadata.get("updated_at"),
        resolution="" if answer is None else answer.choice.value,
    )

"""Branches of a workspace that is held in dicts, merged, moved and deleted."""

from __future__ import annotations

from typing import Any

from explorer.memory.changes import ChangeSet
from explorer.memory.keys import Key
from explorer.memory.records import SUPERSEDED_BY
from explorer.memory.teleport import Base
from explorer.services.branches.merging import base_of_branch, compare_branches, merge_branches
from explorer.services.branches.view import BranchView
from explorer.services.teleport.answers import ConflictStrategy, answer_by
from explorer.services.teleport.compare import Comparison
from explorer.services.teleport.merging import Answers, Merge
from tests.memory.change_samples import Store, apply
from tests.services.conftest import Records
from tests.services.raw_snapshot import NOW, editing_of
from tests.services.teleport.workspaces import Workspace, quiet, store

MAIN, FEATURE = "project:main", "project:feature/auth"


class Branches:
    """A workspace whose every change is written at once."""

    def __init__(self, records: Records) -> None:
        self.records: Store = store(records)
        self.base: Base | None = None

    @property
    def snapshot(self) -> Workspace:
        return Workspace(self.records)

    def comparison(self, source: str, into: str) -> tuple[BranchView, Comparison]:
        snapshot = self.snapshot
        ahead = editing_of(snapshot).ahead
        view = BranchView(snapshot, ahead, source, into)
        return view, compare_branches(snapshot, ahead, view, self.base, quiet)

    def merge(
        self, source: str, into: str, strategy: ConflictStrategy | None = None, answers: Answers | None = None
    ) -> Merge:
        view, comparison = self.comparison(source, into)
        decided = dict(answers or {})
        for row in comparison.rows:
            if strategy is not None and row.diff.is_conflict and row.root not in decided:
                answer = answer_by(strategy, comparison.difference(row))
                if answer is not None:
                    decided[row.root] = answer
        made = merge_branches(editing_of(self.snapshot), comparison, view, decided, quiet)
        kept = base_of_branch(view, comparison, decided, made.change, self.base, NOW)
        self.write(made.change)
        self.base = kept or self.base
        return made

    def write(self, change: ChangeSet | None) -> None:
        if change is not None:
            assert apply(self.records, change)

    def metadata(self, where: str) -> dict[str, Any]:
        namespace, _, record_id = where.rpartition(" ")
        found = self.records[Key(namespace, record_id)]
        return {name: value for name, value in found.items() if value not in (None, "")}

    def said_in(self, namespace: str) -> dict[str, str]:
        """The texts that are current in a namespace, by id."""
        return {
            key.id: str(metadata.get("content") or "")
            for key, metadata in self.records.items()
            if key.namespace == namespace and not metadata.get(SUPERSEDED_BY)
        }


def says(text: str, **more: Any) -> dict[str, Any]:
    return {"content": text, **more}

"""Two branches of one workspace compared and merged, by the rules for files (SEMANTICS 7 and 8)."""

from __future__ import annotations

from datetime import datetime

from explorer.memory.ahead import Ahead
from explorer.memory.changes import ChangeSet
from explorer.memory.namespaces import namespaces_of
from explorer.memory.protocols import RecordSource, Report
from explorer.memory.teleport import Base
from explorer.services.branches.view import BranchView
from explorer.services.editing import Editing
from explorer.services.teleport import merging
from explorer.services.teleport.compare import Comparison, compare
from explorer.services.teleport.merging import Answers, Merge
from explorer.services.teleport.peers import base_of_merge
from explorer.services.teleport.sides import side_ahead, side_known


def compare_branches(
    snapshot: RecordSource, ahead: Ahead, view: BranchView, base: Base | None, report: Report
) -> Comparison:
    """Put every memory of both branches in a class: `here` is the target's, `there` the source's.

    `base` is what was merged from that branch the last time, where that is known.
    """
    here = side_ahead(snapshot, ahead, lambda done: report(0.4 * done), namespaces_of(view.target))
    there = view.side(here, lambda done: report(0.4 + 0.4 * done))
    before = None if base is None else side_known(base.records)
    return compare(here, there, before, lambda done: report(0.8 + 0.2 * done), view.naming)


def merge_branches(
    editing: Editing, comparison: Comparison, view: BranchView, answers: Answers, report: Report
) -> Merge:
    """The change set that brings the source's memory to the target; the source stays as it is.

    Ids are kept where they are free, so that references stay true. Raises as `teleport.merging.merge`.
    """
    label = f"{view.source} → {view.target}"
    return merging.merge(editing, comparison, view, answers, report, label=label)


def peer_name(source: str, target: str) -> str:
    """Under which name it is known what was merged from `source` into `target`; no branch has a line break in it."""
    return f"branch:{source}\n{target}"


def base_of_branch(
    view: BranchView,
    comparison: Comparison,
    answers: Answers,
    change: ChangeSet | None,
    known: Base | None,
    now: datetime,
) -> Base | None:
    """What is kept of a branch that was merged: what the next merge of it begins with."""
    peer = peer_name(view.source, view.target)
    return base_of_merge(peer, view.source, comparison, answers, change, known, now)

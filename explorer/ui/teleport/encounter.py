"""The workspace compared with another file, or with another branch, beside the window."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Protocol

from explorer.memory.ahead import Ahead
from explorer.memory.changes import ChangeSet
from explorer.memory.keys import Key
from explorer.memory.namespaces import is_internal
from explorer.memory.protocols import RecordSource, Report
from explorer.memory.teleport import Base, Bases
from explorer.services.editing import Editing
from explorer.services.lineages import reader
from explorer.services.teleport.alike import domains_of_conflicts
from explorer.services.teleport.classify import DiffClass
from explorer.services.teleport.compare import Comparison, Counts, Row, compare
from explorer.services.teleport.fitness import Finding, obstacles
from explorer.services.teleport.merging import Answers, Merge, merge
from explorer.services.teleport.peers import base_of_merge, doubtless, nearest, peers_of
from explorer.services.teleport.sides import Side, side_ahead, side_known, side_of
from explorer.ui.teleport.diff_words import chip_of


class Other(Protocol):
    """What the workspace is compared with: another file, or another branch of it."""

    @property
    def snapshot(self) -> RecordSource:
        """Its records."""
        ...

    @property
    def names(self) -> tuple[str, str] | None:
        """What both sides are called; None where they are called as their files are."""
        ...

    @property
    def base(self) -> Base | None:
        """What is known of it from before."""
        ...

    def compared(
        self, here: RecordSource, ahead: Ahead, report: Report, *, with_base: bool
    ) -> tuple[Other, Comparison]:
        """Compare the workspace as it stands; what it was compared with is part of the answer."""
        ...

    def obstacles(self, here: RecordSource) -> Sequence[Finding]:
        """What stands in the way of merging."""
        ...

    def merged(self, editing: Editing, comparison: Comparison, answers: Answers) -> Merge:
        """What the answers do. Raises `Refused`."""
        ...

    def known_after(
        self, comparison: Comparison, answers: Answers, change: ChangeSet | None, now: datetime
    ) -> Base | None:
        """What is known of it once that is done."""
        ...


@dataclass(frozen=True, slots=True)
class OtherFile:
    """The incoming file, read once: its lineages, and what is known of it from before."""

    snapshot: RecordSource
    side: Side
    base: Base | None
    base_side: Side | None

    @property
    def names(self) -> tuple[str, str] | None:
        """They are called as their files are."""
        return None

    def compared(
        self, here: RecordSource, ahead: Ahead, report: Report, *, with_base: bool
    ) -> tuple[Other, Comparison]:
        """The whole workspace beside the whole file."""
        ours = side_ahead(here, ahead, lambda done: report(done / 2))
        base = self.base_side if with_base else None
        return self, compare(ours, self.side, base, lambda done: report(0.5 + done / 2))

    def obstacles(self, here: RecordSource) -> Sequence[Finding]:
        """What stands between the files."""
        return obstacles(here, self.snapshot)

    def merged(self, editing: Editing, comparison: Comparison, answers: Answers) -> Merge:
        """What the answers bring in."""
        label = self.snapshot.file.path.name
        return merge(editing, comparison, self.snapshot, answers, lambda _: None, label=label)

    def known_after(
        self, comparison: Comparison, answers: Answers, change: ChangeSet | None, now: datetime
    ) -> Base | None:
        """The base for that peer's next file."""
        peer, name = peers_of(self.snapshot)[0], self.snapshot.file.path.name
        return base_of_merge(peer, name, comparison, answers, change, self.base, now)


@dataclass(frozen=True, slots=True)
class Encounter:
    """The workspace, `here`, compared with something else.

    `domains` are those of the conflicts, `obstacles` what stands between the files. `listed` are the rows of each chip
    in their order: facts first, and what both sides changed before other conflicts.
    """

    here: RecordSource
    other: Other
    comparison: Comparison
    domains: Mapping[Key, str]
    obstacles: Sequence[Finding]
    counts: Mapping[DiffClass, Counts]
    listed: Mapping[DiffClass, Sequence[Row]]


def learn(there: RecordSource, bases: Bases | None, report: Report) -> OtherFile:
    """The lineages of the incoming file; of the states of it that are known, the one that it is most like."""
    side = side_of(there, report)
    found = None if bases is None else nearest(side, bases.known(peers_of(there)))
    base = None if found is None else doubtless(found, side)
    return OtherFile(there, side, base, None if base is None else side_known(base.records))


def meet(here: RecordSource, ahead: Ahead | None, other: Other, report: Report, *, with_base: bool = True) -> Encounter:
    """Compare the workspace, with what waits to be written, with something else; `ahead` None = nothing waits."""
    ahead = Ahead(reader(here)) if ahead is None else ahead
    met, comparison = other.compared(here, ahead, report, with_base=with_base)
    return Encounter(
        here,
        met,
        comparison,
        domains_of_conflicts(comparison),
        met.obstacles(here),
        comparison.counts(),
        _listed(comparison.rows),
    )


def _listed(rows: Sequence[Row]) -> dict[DiffClass, list[Row]]:
    found: dict[DiffClass, list[Row]] = {}
    for row in rows:
        found.setdefault(chip_of(row.diff), []).append(row)
    for each in found.values():
        each.sort(key=lambda row: (is_internal(row.root.namespace), row.diff is not DiffClass.CONFLICT))
    return found

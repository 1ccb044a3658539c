"""Reads another file and compares it with the workspace, beside the window."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from explorer.memory.ahead import Ahead
from explorer.memory.keys import Key
from explorer.memory.namespaces import is_internal
from explorer.memory.protocols import RecordSource, Report
from explorer.memory.teleport import Base, Bases
from explorer.services.lineages import reader
from explorer.services.teleport.alike import domains_of_conflicts
from explorer.services.teleport.classify import DiffClass
from explorer.services.teleport.compare import Comparison, Counts, Row, compare
from explorer.services.teleport.fitness import Finding, obstacles
from explorer.services.teleport.peers import doubtless, nearest, peers_of
from explorer.services.teleport.sides import Side, side_ahead, side_known, side_of
from explorer.ui.teleport.diff_words import chip_of


@dataclass(frozen=True, slots=True)
class Other:
    """The incoming file, read once: its lineages, and what is known of it from before."""

    snapshot: RecordSource
    side: Side
    base: Base | None
    base_side: Side | None


@dataclass(frozen=True, slots=True)
class Encounter:
    """Two files compared.

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


def learn(there: RecordSource, bases: Bases | None, report: Report) -> Other:
    """The lineages of the incoming file; of the states of it that are known, the one that it is most like."""
    side = side_of(there, report)
    found = None if bases is None else nearest(side, bases.known(peers_of(there)))
    base = None if found is None else doubtless(found, side)
    return Other(there, side, base, None if base is None else side_known(base.records))


def meet(here: RecordSource, ahead: Ahead | None, other: Other, report: Report, *, with_base: bool = True) -> Encounter:
    """Compare the workspace, with what waits to be written, with the other file; `ahead` None = nothing does."""
    ahead = Ahead(reader(here)) if ahead is None else ahead
    side = side_ahead(here, ahead, lambda done: report(done / 2))
    base = other.base_side if with_base else None
    comparison = compare(side, other.side, base, lambda done: report(0.5 + done / 2))
    return Encounter(
        here,
        other,
        comparison,
        domains_of_conflicts(comparison),
        obstacles(here, other.snapshot),
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

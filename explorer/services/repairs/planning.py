"""From what the file doctor found to proposals, and from those that a person chose to one change set."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from explorer.memory.changes import ChangeKind, ChangeSet, Operation, Patch, Tombstone
from explorer.memory.effects import holds
from explorer.memory.examination import Examination
from explorer.memory.keys import Key
from explorer.memory.protocols import Report
from explorer.memory.references import REVISION_OF
from explorer.services.editing import Editing
from explorer.services.lineages import root_of
from explorer.services.open_conflicts import open_conflicts, settled
from explorer.services.repairs.repair import Draft, Repair, RepairKind
from explorer.services.repairs.rules import mend_expired, mend_fields, mend_hash, mend_times, mend_vector
from explorer.services.repairs.ties import Ties

_REPORT_EVERY = 500


def repairs(editing: Editing, examination: Examination, report: Report) -> tuple[Repair, ...]:
    """What can be mended of what was found, by record; those of one record in the order in which they build on another.

    Each is a proposal of its own. What was mended, changed or removed meanwhile is left out; so is what cannot be
    mended in place: lost texts and records, ids in several namespaces, vectors of records that are not embedded, and
    vectors of another length, with which no agent can open the file.
    """
    ties = Ties(editing, examination)
    algorithm = examination.hashes.algorithm
    vectors = examination.vectors
    without_vector = {*vectors.not_finite, *vectors.zero}
    found: list[Repair] = []
    keys = _keys(examination)
    for number, key in enumerate(keys):
        if number % _REPORT_EVERY == 0:
            report(number / len(keys))
        metadata = editing.ahead.metadata(key)
        if metadata is None:
            continue
        draft = Draft(editing, key, metadata)
        mend_fields(draft, algorithm)
        mend_times(draft)
        ties.mend(draft)
        mend_expired(draft)
        mend_hash(draft, algorithm)
        if key in without_vector:
            mend_vector(draft)
        found += draft.repairs
    return tuple(found)


def plan(editing: Editing, chosen: Sequence[Repair], report: Report = lambda _: None) -> ChangeSet | None:
    """One change set of the repairs that were chosen, in the order of `repairs`; None where nothing is left to do.

    Those of records that were changed since are left out. Open conflicts of what expired are settled for the side
    that stays.
    """
    by_key: dict[Key, list[Repair]] = {}
    for number, repair in enumerate(chosen):
        if number % _REPORT_EVERY == 0:
            report(number / len(chosen))
        metadata = editing.ahead.metadata(repair.key)
        if metadata is not None and holds(repair.before, metadata):
            by_key.setdefault(repair.key, []).append(repair)
    operations = [_operation(key, of_one) for key, of_one in by_key.items()]
    gone = {root_of(each.key, editing.metadata(each.key)) for each in operations if isinstance(each, Tombstone)}
    closed = (
        settled(editing, conflict, conflict.survivor(gone))
        for conflict in open_conflicts(editing.snapshot, editing.ahead, gone)
        if conflict.record.key not in by_key
    )
    return editing.change_set(ChangeKind.REPAIR, (*operations, *closed))


def _operation(key: Key, of_one: Sequence[Repair]) -> Operation:
    before: dict[str, Any] = {}
    after: dict[str, Any] = {}
    for repair in of_one:
        before |= repair.before
        after |= repair.after
    made = Tombstone if any(repair.kind is RepairKind.EXPIRED for repair in of_one) else Patch
    return made(key, before, after)


def _keys(examination: Examination) -> list[Key]:
    """The records of which something was found that may be mended."""
    vectors = examination.vectors
    found = [*(odd.key for odd in examination.odd), *(time.key for time in examination.unreadable_times)]
    found += [dead.key for dead in examination.references if dead.field != REVISION_OF]
    found += [key for ring in examination.rings for key in ring.keys]
    found += [*examination.expired, *examination.hashes.mismatches]
    found += [*vectors.not_finite, *vectors.zero]
    return sorted(set(found))

"""A run of decay as one change set: what it writes, and what it reports."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from math import isnan
from typing import Any

import numpy as np

from explorer.memory.changes import ChangeKind, ChangeSet, Operation, Patch
from explorer.memory.decay_laws import DecayLaw
from explorer.memory.decode import decode_fact
from explorer.memory.errors import Refusal, Refused
from explorer.memory.facts import Fact
from explorer.memory.fading import anchor_as_noted
from explorer.memory.keys import Key
from explorer.memory.protocols import Report
from explorer.memory.records import DECAYED, SUPERSEDED_BY
from explorer.services.decay.counting import DecayReport, Fate, fates, report_of
from explorer.services.decay.survey import Reading, Survey, can_fade, reading_of
from explorer.services.deletion import tombstone
from explorer.services.editing import Editing, label_of
from explorer.services.open_conflicts import open_conflicts, settled

REASON = "decayed"
_REPORT_EVERY = 500


@dataclass(frozen=True, slots=True)
class DecayPlan:
    """The change set of a run (None where it changes nothing), and its report.

    `pruned` facts are deleted by it; `settled` open conflicts of theirs are closed for the side that stays.
    """

    change: ChangeSet | None
    report: DecayReport
    pruned: tuple[Key, ...]
    settled: int


def plan(editing: Editing, survey: Survey, law: DecayLaw, vetoed: Collection[Key], report: Report) -> DecayPlan:
    """Lower the importance of what nobody used, delete what has faded, as of `editing.now`; skip the `vetoed`.

    The importance that a fact had, and since when it fades, are kept beside the new one: any law begins with them
    again, so that running twice at one instant is running once. When a fact was changed (`updated_at`) stays, because
    nobody changed what it says. Raises `Refused`: CHANGED_MEANWHILE where a fact is not any more as it was surveyed.
    """
    found = fates(survey, law, editing.now, survey.where(frozenset(vetoed)))
    left = survey.importance(law, editing.now)
    changing = np.flatnonzero(found).tolist()
    pruned: list[Operation] = []
    decayed: list[Operation] = []
    gone: set[Key] = set()
    for number, row in enumerate(changing):
        if number % _REPORT_EVERY == 0:
            report(number / len(changing))
        fact, metadata = _unchanged(editing, survey, row)
        if found[row] == Fate.PRUNED:
            pruned.append(tombstone(editing, fact.key, REASON, DECAYED, unless_changed=("importance", "pinned")))
            gone.add(Key(fact.namespace, fact.root_id))
        else:
            decayed.append(_decayed(fact, metadata, left[row].item(), survey.base[row].item()))
    conflicts = open_conflicts(editing.snapshot, editing.ahead, gone) if gone else ()
    closed = [settled(editing, conflict, conflict.survivor(gone)) for conflict in conflicts]
    change = editing.change_set(ChangeKind.DECAY, (*pruned, *decayed, *closed))
    return DecayPlan(change, report_of(found), tuple(operation.key for operation in pruned), len(closed))


def _unchanged(editing: Editing, survey: Survey, row: int) -> tuple[Fact, Mapping[str, Any]]:
    key = survey.keys[row]
    metadata = editing.ahead.metadata(key) or {}
    fact = decode_fact(key, metadata)
    if not can_fade(fact) or not _is_same(reading_of(fact, metadata), survey.reading(row)):
        raise Refused(Refusal.CHANGED_MEANWHILE, label_of(metadata, key))
    return fact, metadata


def _is_same(one: Reading, other: Reading) -> bool:
    return all(a == b or (isnan(a) and isnan(b)) for a, b in zip(one, other, strict=True))


def _decayed(fact: Fact, metadata: Mapping[str, Any], importance: float, base: float) -> Operation:
    after = {"importance": importance, "importance_base": base, "decay_anchor": anchor_as_noted(fact)}
    return Patch(fact.key, {name: metadata.get(name) for name in (*after, SUPERSEDED_BY)}, after)

"""What a judgement between a new fact and known ones writes beside the fact itself (SEMANTICS 5)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from msgspec import structs

from explorer.memory.changes import Insert, Operation, Patch
from explorer.memory.facts import Fact
from explorer.memory.keys import Key
from explorer.memory.records import SUPERSEDED_BY
from explorer.memory.times import format_time
from explorer.services.conflicts.detection import Contested
from explorer.services.conflicts.noting import RESOLVED, note
from explorer.services.editing import Editing
from explorer.services.learning.learned import Rivalry, rivalry
from explorer.services.learning.rivals import Fate, Verdict, Why
from explorer.services.lineages import root_of
from explorer.services.open_conflicts import open_conflicts, settled
from explorer.services.policy_writing import REASON


@dataclass(frozen=True, slots=True)
class Recorded:
    """The operations, and the rivals with the conflicts that stand for them."""

    operations: tuple[Operation, ...]
    conflicts: tuple[Rivalry, ...]

    @property
    def superseded(self) -> tuple[Key, ...]:
        """The facts that gave way."""
        return tuple(each.id for each in self.conflicts if each.fate is Fate.SUPERSEDED)


def recorded(editing: Editing, new: Fact, verdicts: Sequence[Verdict]) -> Recorded:
    """Conflicts of the new fact, open or with their winner, and the end of what gave way to it.

    Other open conflicts of what gives way are settled with it. What the new fact has nothing to do with once it gave
    way itself is not recorded.
    """
    operations: list[Operation] = []
    conflicts = []
    for verdict in verdicts:
        noted = None if verdict.why is Why.NEW_IS_OUT else _conflict(editing, new, verdict)
        if noted is not None:
            operations.append(noted)
        conflicts.append(rivalry(verdict, None if noted is None else noted.key))
    losers = [verdict.rival.fact.key for verdict in verdicts if verdict.fate is Fate.SUPERSEDED]
    operations.extend(given_way(editing, losers, new.key))
    return Recorded(tuple(operations), tuple(conflicts))


def given_way(editing: Editing, losers: Sequence[Key], winner: Key, reason: str = "") -> Iterator[Operation]:
    """The end of facts that `winner`, a record of their namespace that is not there yet, takes the place of.

    Their open conflicts are settled with whoever is left of them.
    """
    now = format_time(editing.now)
    for key in losers:
        present = editing.metadata(key)
        by = winner.id if winner.namespace == key.namespace else str(winner)
        after: dict[str, Any] = {SUPERSEDED_BY: by, "updated_at": now}
        if reason:
            after[REASON] = reason
        yield Patch(key, {name: present.get(name) for name in (*after, "content", "deleted_at", "pinned")}, after)
    gone = {root_of(key, editing.metadata(key)) for key in losers}
    for conflict in open_conflicts(editing.snapshot, editing.ahead, gone):
        yield settled(editing, conflict, conflict.survivor(gone))


def _conflict(editing: Editing, new: Fact, verdict: Verdict) -> Insert | None:
    rival = verdict.rival
    is_new_stronger = verdict.fate is not Fate.OUTVOTED
    one, other = (new, rival.fact) if is_new_stronger else (rival.fact, new)
    change = note(editing, [Contested(rival.kind, one, other, rival.similarity or 0.0)])
    insert = None if change is None else change.operations[0]
    if not isinstance(insert, Insert):
        return None
    values = dict(insert.changes)
    if rival.similarity is None:
        del values["similarity"]
    if verdict.fate is not Fate.OPEN:
        winner = Key(one.namespace, one.root_id)
        now = format_time(editing.now)
        values |= {"state": RESOLVED, "winner": str(winner), "resolved_at": now, "resolved_by": editing.by}
    return structs.replace(insert, changes=values)

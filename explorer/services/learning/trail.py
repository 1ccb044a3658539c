"""The trail of a fact: what was believed before it, and what took its place (SEMANTICS 2)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from enum import StrEnum

from explorer.memory.facts import Fact
from explorer.memory.keys import Key
from explorer.memory.protocols import Snapshot
from explorer.memory.records import SUPERSEDED_BY, SYSTEM_PREFIX, UNDONE
from explorer.memory.times import parse_time
from explorer.services.policy_writing import REASON

_NEVER = datetime.min.replace(tzinfo=UTC)


class Standing(StrEnum):
    """How a text of the trail stands."""

    IN_FORCE = "in force"
    EXPIRED = "expired"
    EDITED = "edited"
    """A newer text of the same fact took its place."""
    SUPERSEDED = "superseded"
    """Another fact took its place."""
    DELETED = "deleted"


@dataclass(frozen=True, slots=True)
class Step:
    """One record of the trail. `until` and `by` say when and by what it was replaced, `reason` why."""

    fact: Fact
    standing: Standing
    until: datetime | None
    by: Key | None
    reason: str


def newest_step(snapshot: Snapshot, key: Key, now: datetime) -> Step | None:
    """Where the chain from a record ends: the fact that stands for it today; None where there is no record.

    A chain that goes in a circle ends where it would begin anew.
    """
    last, seen = None, set[Key]()
    at: Key | None = key
    while at is not None and at not in seen:
        seen.add(at)
        row = snapshot.row(at)
        if row is None:
            break
        last = _step(snapshot, row, now)
        at = last.by
    return last


def trail(snapshot: Snapshot, key: Key, now: datetime) -> list[Step]:
    """Every record that led to this one or took its place, in turn, the earliest first; what was undone is left out."""
    found: dict[Key, Step] = {}
    waiting = [key]
    while waiting:
        at = waiting.pop()
        row = snapshot.row(at)
        if at in found or row is None:
            continue
        step = _step(snapshot, row, now)
        if step.fact.superseded_by == UNDONE:
            continue
        found[at] = step
        waiting += _neighbours(snapshot, step)
    return sorted(found.values(), key=lambda step: (_since(step.fact), step.until or datetime.max.replace(tzinfo=UTC)))


def _neighbours(snapshot: Snapshot, step: Step) -> Iterator[Key]:
    if step.by is not None:
        yield step.by
    yield from (fact.key for fact in snapshot.history(step.fact))
    yield from (fact.key for kind, fact in snapshot.referrers(step.fact.key) if kind == SUPERSEDED_BY)


def _since(fact: Fact) -> datetime:
    # A revision carries over when the fact was learned: that it is later, its own time of change says.
    return (fact.updated if fact.revision_of else fact.created) or fact.updated or _NEVER


def _step(snapshot: Snapshot, row: int, now: datetime) -> Step:
    fact, metadata = snapshot.fact(row), snapshot.metadata(row)
    reason = metadata.get(REASON) or metadata.get("delete_reason")
    reason = reason if isinstance(reason, str) else ""
    if fact.is_deleted or fact.superseded_by.startswith(SYSTEM_PREFIX):
        return Step(fact, Standing.DELETED, parse_time(fact.deleted_at) or fact.updated, None, reason)
    if fact.superseded_by:
        by = snapshot.resolve(fact.superseded_by, fact.namespace)
        return Step(fact, _replaced(snapshot, fact, by), fact.updated, by, reason)
    if fact.expires is not None and fact.expires <= now:
        return Step(fact, Standing.EXPIRED, fact.expires, None, "")
    return Step(fact, Standing.IN_FORCE, None, None, "")


def _replaced(snapshot: Snapshot, fact: Fact, by: Key | None) -> Standing:
    row = None if by is None else snapshot.row(by)
    if row is None:
        return Standing.SUPERSEDED
    newer = snapshot.fact(row)
    is_revision = (newer.namespace, newer.root_id) == (fact.namespace, fact.root_id)
    return Standing.EDITED if is_revision else Standing.SUPERSEDED

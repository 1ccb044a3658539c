"""Which records a record names, and what of that leads nowhere or in a circle."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from explorer.memory.facts import Fact
from explorer.memory.keys import Key, readings
from explorer.memory.records import SUPERSEDED_BY, SYSTEM_PREFIX, UNDONE, Record
from explorer.memory.system_records import Belief, Conflict, Policy

REVISION_OF = "revision_of"
LINKS, SOURCES, WINNER = "links", "source_fact_ids", "winner"
SIDES = ("a", "b")


class Reference(NamedTuple):
    """A record as another one names it in `field`."""

    field: str
    value: str


def references(record: Record) -> Iterator[Reference]:
    """What a record names beside its lineage; of one that is not in use, nothing: nobody follows it.

    The sides of a conflict count while it is open: a closed one tells what was, and may tell it of records that went.
    """
    if not record.is_current:
        return
    if isinstance(record, Fact):
        yield from (Reference(LINKS, link.to) for link in record.links)
    elif isinstance(record, Policy | Belief):
        yield from (Reference(SOURCES, source) for source in record.source_fact_ids)
    elif isinstance(record, Conflict):
        if record.state == "open":
            yield from (Reference(side, getattr(record, side)) for side in SIDES if getattr(record, side))
        if record.winner:
            yield Reference(WINNER, record.winner)


def lineage_references(record: Record) -> Iterator[Reference]:
    """The next and the first text of a record, as it names them; of an undone one, nothing."""
    if record.superseded_by == UNDONE:
        return
    if record.superseded_by and not record.superseded_by.startswith(SYSTEM_PREFIX):
        yield Reference(SUPERSEDED_BY, record.superseded_by)
    if record.revision_of:
        yield Reference(REVISION_OF, record.revision_of)


def target(reference: Reference, home: str, exists: Callable[[Key], bool]) -> Key | None:
    """The record that a reference in a record of the namespace `home` means; None where there is none."""
    if reference.field == REVISION_OF:
        first = Key(home, reference.value)
        return first if exists(first) else None
    return next((key for key in readings(reference.value, home) if exists(key)), None)


def rings(following: Mapping[Key, Key]) -> Iterator[tuple[Key, ...]]:
    """The circles in which each record leads to the next, each from its smallest key on; a record may lead to itself.

    A record that only leads into one is in none.
    """
    seen: set[Key] = set()
    for start in following:
        trail: dict[Key, None] = {}
        key: Key | None = start
        while key is not None and key not in seen:
            seen.add(key)
            trail[key] = None
            key = following.get(key)
        if key is not None and key in trail:
            walked = list(trail)
            ring = walked[walked.index(key) :]
            least = ring.index(min(ring))
            yield (*ring[least:], *ring[:least])

"""What was believed of a topic, when, and what took its place: where a memory goes round in circles is seen there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from enum import StrEnum

from explorer.memory.facts import Fact
from explorer.memory.keys import Key
from explorer.memory.protocols import Report, Snapshot
from explorer.memory.records import SYSTEM_PREFIX, UNDONE
from explorer.memory.text import normalise
from explorer.memory.times import parse_time
from explorer.services.lineages import reader, successor

_REPORT_EVERY = 1_000
_LONG_AGO = datetime.min.replace(tzinfo=UTC)


class End(StrEnum):
    """Why something is not believed any more."""

    REPLACED = "replaced"
    REVISED = "revised"
    DELETED = "deleted"
    EXPIRED = "expired"
    BROKEN = "broken"
    """What it says has replaced it is not there."""
    CIRCULAR = "circular"
    """What replaced it was replaced, in the end, by itself: nothing of the ring is current."""


@dataclass(frozen=True, slots=True)
class Held:
    """A text and the time in which it was believed; `until` is None while it is, or where nobody noted when it ended.

    `text` is empty where a tombstone has none left. `returns` names the earlier text that this one repeats after
    another had taken that one's place: A, B, A.
    """

    key: Key
    text: str
    since: datetime | None
    until: datetime | None
    end: End | None = None
    by: Key | None = None
    returns: Key | None = None


def topic_history(
    snapshot: Snapshot, domain: str, topic: str, branch: str | None, now: datetime, report: Report
) -> tuple[Held, ...]:
    """Every text of the topic, case folded, that is or was seen on `branch` (None: on any), oldest first."""
    facts = _facts_of(snapshot, domain, topic, branch, report)
    read = reader(snapshot)
    revised = {
        following: fact
        for fact in facts.values()
        if (following := successor(fact.key, snapshot.metadata(_row(snapshot, fact)), read)) is not None
    }
    held = [_held(snapshot, fact, revised, now) for fact in facts.values()]
    held.sort(key=lambda each: (each.since or _LONG_AGO, each.key))
    return tuple(_with_returns(held))


def _facts_of(snapshot: Snapshot, domain: str, topic: str, branch: str | None, report: Report) -> Mapping[Key, Fact]:
    wanted = (domain.casefold(), topic.strip().casefold())
    rows = snapshot.fact_rows(branch)
    found: dict[Key, Fact] = {}
    for number, row in enumerate(rows.tolist()):
        if number % _REPORT_EVERY == 0:
            report(number / len(rows))
        fact = snapshot.fact(row)
        is_of_topic = (fact.shown_domain.casefold(), fact.topic.strip().casefold()) == wanted
        if is_of_topic and fact.superseded_by != UNDONE:
            found[fact.key] = fact
    return found


def _row(snapshot: Snapshot, fact: Fact) -> int:
    row = snapshot.row(fact.key)
    assert row is not None
    return row


def _held(snapshot: Snapshot, fact: Fact, revised: Mapping[Key, Fact], now: datetime) -> Held:
    # A revision carries over when the fact was learned: it is believed since the text before it ended.
    earlier = revised.get(fact.key)
    since = fact.created if earlier is None else (earlier.updated or fact.updated)
    end, until, by = _end(snapshot, fact, revised, now)
    return Held(fact.key, fact.content, since, until, end, by)


def _end(
    snapshot: Snapshot, fact: Fact, revised: Mapping[Key, Fact], now: datetime
) -> tuple[End | None, datetime | None, Key | None]:
    if fact.is_deleted or fact.superseded_by.startswith(SYSTEM_PREFIX):
        return End.DELETED, parse_time(fact.deleted_at) or fact.updated, None
    if fact.superseded_by:
        by = snapshot.resolve(fact.superseded_by, fact.namespace)
        if by is None:
            return End.BROKEN, fact.updated, None
        if _is_ring(snapshot, fact.key):
            return End.CIRCULAR, fact.updated, by
        return (End.REVISED if revised.get(by) is fact else End.REPLACED), fact.updated, by
    if fact.expires is not None and fact.expires <= now:
        return End.EXPIRED, fact.expires, None
    return None, None, None


def _is_ring(snapshot: Snapshot, start: Key) -> bool:
    """Whether following what replaced a record comes back to it."""
    seen: set[Key] = set()
    key: Key | None = start
    while key is not None and key not in seen:
        seen.add(key)
        row = snapshot.row(key)
        said = "" if row is None else str(snapshot.metadata(row).get("superseded_by") or "")
        key = None if not said or said.startswith(SYSTEM_PREFIX) else snapshot.resolve(said, key.namespace)
    return key == start


def _with_returns(held: Sequence[Held]) -> list[Held]:
    """The same, with the texts marked that come back after another one."""
    last: dict[str, Held] = {}
    marked = []
    for number, each in enumerate(held):
        text = normalise(each.text)
        before = last.get(text) if text else None
        is_other_between = number > 0 and normalise(held[number - 1].text) != text
        comes_back = before is not None and before.end is not None and is_other_between
        marked.append(replace(each, returns=before.key) if comes_back and before is not None else each)
        if text:
            last[text] = each
    return marked

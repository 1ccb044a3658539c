"""What a file for another tool is made from, and what it is made of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import datetime

from explorer.memory.facts import Fact
from explorer.memory.protocols import Snapshot
from explorer.memory.query import FactQuery, FactState

_OUT_OF_FORCE = (FactState.SUPERSEDED, FactState.EXPIRED, FactState.DELETED)


@dataclass(frozen=True, slots=True)
class Chosen:
    """What is to be exported: what is seen on `branch` (None = on any), with or without `vectors`."""

    snapshot: Snapshot
    branch: str | None
    now: datetime
    vectors: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class Contents:
    """The file's parts, about `expected` of them, and what they hold, by name.

    `left_out` counts by name what is not in it; it is complete once all parts were taken.
    """

    parts: Iterable[bytes]
    expected: int
    counts: Mapping[str, int]
    left_out: Counter[str] = field(default_factory=Counter)


def facts_of(chosen: Chosen, left_out: Counter[str]) -> list[tuple[Fact, FactState]]:
    """The facts by domain, topic, age and key, each with its state; tombstones and earlier texts are counted."""
    snapshot, now = chosen.snapshot, chosen.now
    answer = snapshot.facts(FactQuery(branch=chosen.branch), now)
    left_out.update(
        {
            "deleted facts": answer.deleted,
            "earlier texts": answer.earlier_revisions,
            "facts of other branches": answer.on_other_branches,
        }
    )
    found = [(snapshot.fact(row), snapshot.state(row, now)) for row in answer.rows.tolist()]
    return sorted(found, key=lambda each: _order(each[0]))


def facts_in_force(chosen: Chosen, left_out: Counter[str]) -> list[Fact]:
    """The same without those that were superseded, have expired or have no text, which are counted."""
    kept = []
    for fact, state in facts_of(chosen, left_out):
        if state in _OUT_OF_FORCE:
            left_out[f"{state.value} facts"] += 1
        elif not fact.content.strip():
            left_out["facts without a text"] += 1
        else:
            kept.append(fact)
    return kept


def _order(fact: Fact) -> tuple[str, str, str, str, str, float, str]:
    created = fact.created
    domain, topic = fact.shown_domain, fact.topic
    learned = 0.0 if created is None else created.timestamp()
    return domain.casefold(), domain, topic.casefold(), topic, fact.namespace, learned, fact.id

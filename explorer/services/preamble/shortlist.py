"""The few facts that go along with a task, found by keyword, and those that do not (SEMANTICS 9)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from datetime import datetime

import numpy as np

from explorer.memory.facts import Fact
from explorer.memory.protocols import Snapshot
from explorer.memory.query import Facet, FactQuery, FactState, Rows
from explorer.services.preamble.choosing import LISTED, choose, is_long_enough, is_settled
from explorer.services.preamble.lines import fact_line
from explorer.services.preamble.results import Cost, LeftOut, Reason, Shortlist
from explorer.services.recall.recall import recall
from explorer.services.recall.request import Mode, Request
from explorer.services.recall.results import Found, Recalled
from explorer.services.recall.stop_words import without_stop_words

_LISTED_PAST = 10
_GROWTH = 10
_PAST = {Reason.EXPIRED: FactState.EXPIRED, Reason.SUPERSEDED: FactState.SUPERSEDED}


def shortlist(snapshot: Snapshot, task: str, now: datetime, *, branch: str | None, repo: str) -> Shortlist:
    """At most five of the facts that `task` matches, the best first, within 1,200 characters.

    Every match is tried until five are in: where the best ones have long lines, a worse one may fill what they leave.
    """
    if not task.strip():
        return Shortlist()
    matching = snapshot.facts(FactQuery(without_stop_words(task), branch), now).rows
    past = _past(snapshot, matching, branch, now)
    matches, limit = len(matching) - sum(map(len, past.values())), LISTED
    while True:
        answer = recall(snapshot, Request(task, Mode.KEYWORD, branch, repo=repo, limit=limit), None, now)
        chosen = choose(_with_facts(snapshot, answer), task, matches)
        if not is_long_enough(task):
            return chosen
        if len(answer.found) < limit or is_settled(chosen):
            return _with_past(snapshot, chosen, past)
        limit *= _GROWTH


def _with_facts(snapshot: Snapshot, answer: Recalled) -> Iterable[tuple[Found, Fact]]:
    return ((found, snapshot.fact(found.row)) for found in answer.found)


def _past(snapshot: Snapshot, matching: Rows, branch: str | None, now: datetime) -> Mapping[Reason, Rows]:
    """The matches that no longer hold, which recall never names, the best first."""
    found = {}
    for reason, state in _PAST.items():
        query = FactQuery(branch=branch, selected=((Facet.STATE, frozenset({state})),))
        found[reason] = matching[np.isin(matching, snapshot.facts(query, now).rows)]
    return found


def _with_past(snapshot: Snapshot, chosen: Shortlist, past: Mapping[Reason, Rows]) -> Shortlist:
    left_out, counts = list(chosen.left_out), dict(chosen.left_out_in_all)
    for reason, rows in past.items():
        if len(rows):
            counts[reason] = len(rows)
        for place, row in enumerate(rows[:_LISTED_PAST].tolist(), 1):
            fact = snapshot.fact(row)
            line = fact_line(fact).text
            left_out.append(LeftOut(fact.key, reason, line, Cost.of(line), place))
    return replace(chosen, left_out=tuple(left_out), left_out_in_all=counts)

"""The few facts that go along with a task, found by keyword, and those that do not (SEMANTICS 9)."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime

import numpy as np

from explorer.memory.facts import Fact
from explorer.memory.protocols import Snapshot
from explorer.memory.query import Facet, FactQuery, FactState
from explorer.memory.recall_query import Scope
from explorer.services.preamble.choosing import LISTED, choose, is_long_enough, is_settled
from explorer.services.preamble.lines import fact_line
from explorer.services.preamble.results import Cost, LeftOut, Reason, Shortlist
from explorer.services.recall.recall import recall
from explorer.services.recall.request import Mode, Request
from explorer.services.recall.results import Found, Recalled

_LISTED_PAST = 10
_GROWTH = 10
_PAST = {Reason.EXPIRED: FactState.EXPIRED, Reason.SUPERSEDED: FactState.SUPERSEDED}


def shortlist(snapshot: Snapshot, task: str, now: datetime, *, branch: str | None, repo: str) -> Shortlist:
    """At most five of the facts that `task` matches, the best first, within 1,200 characters.

    Every match is tried until five are in: where the best ones have long lines, a worse one may fill what they leave.
    """
    scores = snapshot.keyword_scores(task, snapshot.recallable(Scope(branch), now)) if task.strip() else np.empty(0)
    matches, limit = int(np.count_nonzero(scores > 0.0)), LISTED
    while True:
        answer = recall(snapshot, Request(task, Mode.KEYWORD, branch, repo=repo, limit=limit), None, now)
        chosen = choose(_with_facts(snapshot, answer), task, matches)
        if not is_long_enough(task):
            return chosen
        if len(answer.found) < limit or is_settled(chosen):
            return _with_past(snapshot, chosen, task, branch, now)
        limit *= _GROWTH


def _with_facts(snapshot: Snapshot, answer: Recalled) -> Iterable[tuple[Found, Fact]]:
    return ((found, snapshot.fact(found.row)) for found in answer.found)


def _with_past(snapshot: Snapshot, chosen: Shortlist, task: str, branch: str | None, now: datetime) -> Shortlist:
    """With the matches that are no longer true, which recall never names."""
    left_out, counts = list(chosen.left_out), dict(chosen.left_out_in_all)
    for reason, state in _PAST.items():
        query = FactQuery(task, branch, ((Facet.STATE, frozenset({state})),))
        rows = snapshot.facts(query, now).rows
        if len(rows):
            counts[reason] = len(rows)
        for place, row in enumerate(rows[:_LISTED_PAST], 1):
            fact = snapshot.fact(int(row))
            line = fact_line(fact).text
            left_out.append(LeftOut(fact.key, reason, line, Cost.of(line), place))
    return Shortlist(chosen.included, tuple(left_out), counts, chosen.matches)

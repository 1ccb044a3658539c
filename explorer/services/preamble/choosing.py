"""Which of the facts that match a task go along with it, as a pure rule (SEMANTICS 9)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from explorer.memory.facts import Fact
from explorer.services.preamble.lines import fact_line
from explorer.services.preamble.results import (
    FACTS_ROOM,
    MOST_FACTS,
    SHORTEST_TASK,
    Cost,
    FactLine,
    LeftOut,
    Reason,
    Shortlist,
)
from explorer.services.recall.results import Found

LISTED = 50
"""Facts that are left out are named up to this place; all are counted."""
_SHORTEST_LINE = len("- [] x (confidence 0.0)\n")


def choose(candidates: Iterable[tuple[Found, Fact]], task: str, matches: int) -> Shortlist:
    """The shortlist of facts in the order in which they are tried; `matches` of them there are, these included."""
    room, gets_facts = FACTS_ROOM, is_long_enough(task)
    included: list[FactLine] = []
    left_out: list[LeftOut] = []
    reasons: Counter[Reason] = Counter()
    for place, (found, fact) in enumerate(candidates, 1):
        line, is_cut = fact_line(fact)
        size = len(line) + 1
        if not gets_facts:
            reason = Reason.TASK_TOO_SHORT
        elif not fact.content.strip():
            reason = Reason.NO_TEXT
        elif len(included) == MOST_FACTS:
            reason = Reason.BEYOND_FIVE
        elif size > room:
            reason = Reason.NO_ROOM
        else:
            room -= size
            included.append(FactLine(found.key, line, Cost.of(line), place, is_cut, found))
            continue
        reasons[reason] += 1
        if place <= LISTED:
            at_hand = room if reason is Reason.NO_ROOM else 0
            left_out.append(LeftOut(found.key, reason, line, Cost.of(line), place, at_hand, found))
    untried = matches - len(included) - reasons.total()
    if untried > 0:
        reasons[_reason_of_the_rest(len(included), gets_facts)] += untried
    return Shortlist(tuple(included), tuple(left_out), dict(reasons), matches)


def is_settled(chosen: Shortlist) -> bool:
    """Whether no further match can be let in."""
    taken = sum(len(each.line) + 1 for each in chosen.included)
    return len(chosen.included) == MOST_FACTS or FACTS_ROOM - taken < _SHORTEST_LINE


def is_long_enough(task: str) -> bool:
    """Whether a task gets facts at all."""
    return len(task.strip()) >= SHORTEST_TASK


def _reason_of_the_rest(included: int, gets_facts: bool) -> Reason:
    if not gets_facts:
        return Reason.TASK_TOO_SHORT
    return Reason.BEYOND_FIVE if included == MOST_FACTS else Reason.NO_ROOM

"""Conflicts that an agent decides."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from explorer.agent.desk import Desk
from explorer.memory.changes import ChangeSet
from explorer.memory.errors import MemoryExplorerError, Refusal, Refused
from explorer.memory.keys import Key
from explorer.memory.namespaces import CONFLICTS
from explorer.services.conflicts.inbox import Case, case_of
from explorer.services.conflicts.resolving import Dismissal, Side, dismiss, keep
from explorer.services.editing import Editing

Resolution = Literal["supersede", "keep_both", "keep_existing"]
_WHAT_NOT = "Nothing was changed"
_WHY = {
    Refusal.ODD: "is damaged: repair it first",
    Refusal.NOT_CURRENT: "is not in force any more: dismiss the conflict with keep_both",
    Refusal.GONE: "is not in the workspace any more: dismiss the conflict with keep_both",
    Refusal.REPLACEMENT_NOT_ACTIVE: "is expired or replaced, so it cannot stay: choose the other side or keep_both",
    Refusal.CYCLE: "was itself replaced by the other one: choose the other side",
}


class CannotDecide(MemoryExplorerError):
    """A conflict is not there, is decided, or cannot be decided like that."""


@dataclass(frozen=True, slots=True)
class Decided:
    """The conflict as it stands now; `winner` and `loser` are ids, empty where both stay."""

    id: str
    state: str
    winner: str
    loser: str
    sentence: str


def resolve_conflict(
    desk: Desk,
    id: str,  # noqa: A002 agents name it
    resolution: Resolution = "supersede",
    winner: str = "",
) -> Decided:
    """Decide an open conflict between two facts.

    Use it once you know which of the two texts of list_memory_conflicts is right. The one that loses stays as history
    and is no longer recalled. It can be undone.

    - `id`: The conflict, as list_memory_conflicts gives it.
    - `resolution`: "supersede" = one takes the other one's place; "keep_both" = both are true, the conflict is
      dismissed; "keep_existing" = the one that was learned first stays.
    - `winner`: With "supersede": "a", "b" or the id of the fact that stays; empty = the suggested one, which has the
      larger confidence × provenance, else is newer.
    """
    if resolution not in ("supersede", "keep_both", "keep_existing"):
        raise CannotDecide(
            f"There is no resolution “{resolution}”: choose supersede, keep_both or keep_existing. {_WHAT_NOT}."
        )
    if winner.strip() and resolution != "supersede":
        raise CannotDecide(f"With {resolution} there is no winner to name. {_WHAT_NOT}; leave `winner` out.")
    key = Key(CONFLICTS, id.strip().removeprefix(f"{CONFLICTS}/"))

    def rule(editing: Editing) -> tuple[Decided, ChangeSet | None]:
        case = _open_case(editing, key, id)
        if resolution == "keep_both":
            change = dismiss(editing, [key], Dismissal.BOTH_TRUE)
            return Decided(str(key), "dismissed", "", "", "Both facts stay; the conflict is dismissed."), change
        side = _first_learned(case) if resolution == "keep_existing" else _named(case, winner.strip())
        try:
            change = keep(editing, key, side)
        except Refused as refused:
            why = _WHY.get(refused.reason, f"cannot be decided ({refused.reason})")
            raise CannotDecide(f"“{refused.label}” {why}. {_WHAT_NOT}.") from refused
        stays, goes = case.fact(side), case.fact(side.other)
        assert stays is not None
        assert goes is not None
        sentence = f"“{_short(stays.content)}” stays; “{_short(goes.content)}” is its history now."
        return Decided(str(key), "resolved", str(stays.key), str(goes.key), sentence), change

    return desk.write(rule, _WHAT_NOT)


def _open_case(editing: Editing, key: Key, said: str) -> Case:
    case = case_of(editing, key)
    if case is None:
        raise CannotDecide(f"There is no conflict “{said}”. {_WHAT_NOT}; list_memory_conflicts names those there are.")
    if case.conflict.problems:
        raise CannotDecide(f"The conflict “{said}” is damaged. {_WHAT_NOT}; repair it first.")
    if not case.is_open:
        raise CannotDecide(f"The conflict “{said}” is {case.conflict.state} already. {_WHAT_NOT}.")
    return case


def _both(case: Case) -> None:
    if case.a is None or case.b is None or case.suggested is None:
        raise CannotDecide(
            f"A side of this conflict is not in force any more. {_WHAT_NOT}; dismiss it with resolution keep_both."
        )


def _named(case: Case, winner: str) -> Side:
    """The side that stays."""
    _both(case)
    assert case.suggested is not None
    if not winner:
        return case.suggested
    sides = {str(side): side for side in Side}
    for side in Side:
        fact = case.fact(side)
        named = case.conflict.a if side is Side.A else case.conflict.b
        if fact is not None:
            sides |= {str(fact.key): side, f"{fact.namespace}/{fact.root_id}": side, named: side}
    if winner in sides:
        return sides[winner]
    ids = [side for side in Side if (fact := case.fact(side)) is not None and winner in (fact.id, fact.root_id)]
    if len(ids) != 1:
        raise CannotDecide(f"“{winner}” is no side of this conflict: say a, b or the whole id of one. {_WHAT_NOT}.")
    return ids[0]


def _first_learned(case: Case) -> Side:
    _both(case)
    assert case.a is not None
    assert case.b is not None
    if case.a.created is None or case.b.created is None or case.a.created == case.b.created:
        raise CannotDecide(
            f"Which of the two was learned first is not known. {_WHAT_NOT}; name the one that stays as `winner`, with "
            "resolution supersede."
        )
    return Side.A if case.a.created < case.b.created else Side.B


def _short(text: str) -> str:
    line = " ".join(text[:400].split())
    return line if len(line) <= 80 else f"{line[:79]}…"

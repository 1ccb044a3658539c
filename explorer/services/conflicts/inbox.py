"""The conflicts of a workspace as a person goes through them: what is open, what was decided, and both sides of one."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from explorer.memory.ahead import Ahead
from explorer.memory.decode import decode_fact, decode_system
from explorer.memory.facts import Fact
from explorer.memory.keys import Key, readings
from explorer.memory.namespaces import CONFLICTS, is_internal, is_visible
from explorer.memory.protocols import Snapshot
from explorer.memory.system_records import Conflict
from explorer.services.active_facts import strength
from explorer.services.conflicts.noting import OPEN
from explorer.services.conflicts.resolving import Side, side_key
from explorer.services.editing import Editing


@dataclass(frozen=True, slots=True)
class Inbox:
    """The conflicts that are seen on a branch, the newest first, of one time the most similar.

    `hidden` counts the open ones that belong to other branches. `odd` do not fit their type: the file doctor lists
    them.
    """

    open: tuple[Conflict, ...] = ()
    decided: tuple[Conflict, ...] = ()
    hidden: int = 0
    odd: int = 0


@dataclass(frozen=True, slots=True)
class Case:
    """A conflict with the newest text of each side, None where one is gone.

    `suggested` is the side that wins where nobody says otherwise (SEMANTICS 5); None where one alone is left, or none.
    """

    conflict: Conflict
    a: Fact | None
    b: Fact | None
    suggested: Side | None

    def fact(self, side: Side) -> Fact | None:
        """The fact of a side."""
        return self.a if side is Side.A else self.b

    @property
    def is_open(self) -> bool:
        """Whether nobody has decided it."""
        return self.conflict.state == OPEN

    @property
    def winner(self) -> Side | None:
        """The side that stayed; None where none went."""
        said = self.conflict.winner
        return next((side for side in Side if said and said == side_named(self.conflict, side)), None)


def side_named(conflict: Conflict, side: Side) -> str:
    """A side as the conflict names it."""
    return conflict.a if side is Side.A else conflict.b


def inbox(snapshot: Snapshot, ahead: Ahead, branch: str | None) -> Inbox:
    """The conflicts as they will be once what waits is written; `branch` None = those of all branches."""
    found = [each for each in _as_they_will_be(snapshot, ahead) if each.is_current]
    fitting = [each for each in found if not each.problems]
    seen = [each for each in fitting if _is_seen(each, branch)]
    opened = [each for each in seen if each.state == OPEN]
    every_open = sum(each.state == OPEN for each in fitting)
    return Inbox(
        _in_order(opened),
        _in_order(each for each in seen if each.state != OPEN),
        every_open - len(opened),
        len(found) - len(fitting),
    )


def case_of(editing: Editing, key: Key) -> Case | None:
    """One conflict with what its sides say now; None where it is no more."""
    metadata = editing.ahead.metadata(key)
    if metadata is None:
        return None
    conflict = decode_system(key, metadata, Conflict)
    if not conflict.is_current:
        return None
    a, b = (_fact(editing, conflict, side) for side in Side)
    if a is None or b is None or not a.is_current or not b.is_current:
        return Case(conflict, a, b, None)
    return Case(conflict, a, b, Side.A if strength(a) >= strength(b) else Side.B)


def _as_they_will_be(snapshot: Snapshot, ahead: Ahead) -> Iterable[Conflict]:
    yield from (each for each in snapshot.system(Conflict) if each.key not in ahead.touched)
    for key in ahead.touched:
        metadata = ahead.metadata(key) if key.namespace == CONFLICTS else None
        if metadata is not None:
            yield decode_system(key, metadata, Conflict)


def _is_seen(conflict: Conflict, branch: str | None) -> bool:
    """Whether either side is; a conflict whose sides cannot be told is seen everywhere."""
    places = [next(readings(side, CONFLICTS)).namespace for side in (conflict.a, conflict.b)]
    known = [place for place in places if not is_internal(place)]
    return not known or any(is_visible(place, branch) for place in known)


def _in_order(conflicts: Iterable[Conflict]) -> tuple[Conflict, ...]:
    def rank(conflict: Conflict) -> tuple[float, float, str]:
        noted = conflict.updated
        return (0.0 if noted is None else -noted.timestamp(), -(conflict.similarity or 0.0), conflict.id)

    return tuple(sorted(conflicts, key=rank))


def _fact(editing: Editing, conflict: Conflict, side: Side) -> Fact | None:
    key = side_key(editing, conflict, side)
    metadata = None if key is None else editing.ahead.metadata(key)
    return None if key is None or metadata is None else decode_fact(key, metadata)

"""What a person decides about a conflict (SEMANTICS 5): one side stays, both do, or a text becomes right."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import StrEnum

from msgspec import structs

from explorer.memory.changes import ChangeKind, ChangeSet, Operation, Patch
from explorer.memory.errors import Refusal, Refused
from explorer.memory.facts import Fact
from explorer.memory.keys import Key
from explorer.memory.namespaces import CONFLICTS
from explorer.memory.system_records import Conflict
from explorer.memory.text import same_text
from explorer.memory.times import format_time
from explorer.services.bulk import for_each
from explorer.services.conflicts.noting import DISMISSED, OPEN, RESOLVED
from explorer.services.editing import Editing, label_of
from explorer.services.lineages import newest_of
from explorer.services.revisions import revision
from explorer.services.superseding import supersede


class Side(StrEnum):
    """A side of a conflict, as its record names it."""

    A = "a"
    B = "b"

    @property
    def other(self) -> Side:
        """The one opposite."""
        return Side.B if self is Side.A else Side.A


class Dismissal(StrEnum):
    """Why a conflict is none; kept beside it as `reason`."""

    BOTH_TRUE = "both true"
    NO_CONFLICT = "no conflict"


def side_key(editing: Editing, conflict: Conflict, side: Side) -> Key | None:
    """The newest text of a side; None where it is gone."""
    named = editing.snapshot.resolve(conflict.a if side is Side.A else conflict.b, CONFLICTS)
    newest = None if named is None else newest_of(named, editing.ahead.metadata)
    return None if newest is None else editing.newest(newest)


def keep(editing: Editing, key: Key, side: Side) -> ChangeSet | None:
    """One side takes the other one's place, which stays as history; every open conflict between them is settled.

    Raises `Refused`: GONE where a side is no more, NOT_CURRENT where the conflict is decided, and as `supersede`.
    """
    conflict = _open(editing, key)
    winner, loser = side_key(editing, conflict, side), side_key(editing, conflict, side.other)
    if winner is None or loser is None:
        raise Refused(Refusal.GONE, conflict.a if (winner is None) is (side is Side.A) else conflict.b)
    change = supersede(editing, [loser], winner)
    if change is None:
        return None
    # What stays is what a person wants to read in the list of activities.
    return structs.replace(change, kind=ChangeKind.RESOLVE, label=label_of(editing.metadata(winner), winner))


def dismiss(editing: Editing, keys: Sequence[Key], reason: Dismissal) -> ChangeSet | None:
    """Neither side goes. Those that are decided already are left out; `Refused` is raised where all are."""
    return editing.change_set(
        ChangeKind.RESOLVE, for_each(keys, lambda key: _closed(editing, _open(editing, key), DISMISSED, reason))
    )


def correct(editing: Editing, key: Key, side: Side, text: str) -> ChangeSet | None:
    """A side says something else now, and the conflict with it; None where the text is the same.

    Raises `Refused`: GONE, NOT_CURRENT, EMPTY_TEXT, ODD.
    """
    conflict = _open(editing, key)
    place = side_key(editing, conflict, side)
    if place is None:
        raise Refused(Refusal.GONE, conflict.a if side is Side.A else conflict.b)
    fact = editing.fact(place)
    label = label_of(editing.metadata(place), place)
    if not fact.is_current:
        raise Refused(Refusal.NOT_CURRENT, label)
    if not text.strip():
        raise Refused(Refusal.EMPTY_TEXT, label)
    if same_text(fact.content, text):
        return None
    return editing.change_set(ChangeKind.RESOLVE, _corrected(editing, conflict, fact, text))


def _corrected(editing: Editing, conflict: Conflict, fact: Fact, text: str) -> Iterator[Operation]:
    yield from revision(editing, fact, text)
    yield _closed(editing, conflict, RESOLVED, None)


def _open(editing: Editing, key: Key) -> Conflict:
    record = editing.record(key)
    if not isinstance(record, Conflict):
        raise Refused(Refusal.OTHER_KIND, str(key))
    if record.state != OPEN or not record.is_current:
        raise Refused(Refusal.NOT_CURRENT, str(key))
    return record


def _closed(editing: Editing, conflict: Conflict, state: str, reason: Dismissal | None) -> Patch:
    now = format_time(editing.now)
    after = {"state": state, "resolved_at": now, "resolved_by": editing.by, "updated_at": now}
    if reason is not None:
        after["reason"] = reason.value
    metadata = editing.metadata(conflict.key)
    return Patch(conflict.key, {name: metadata.get(name) for name in after}, after)

"""Two sides of a memory line by line: which fields there are, what each side has, and which value is chosen."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from explorer.services.teleport.answers import Answer, Choice, can_unite, choices_for
from explorer.services.teleport.classify import FieldDifference, Origin
from explorer.services.teleport.compare import Difference
from explorer.services.teleport.fields import DECAY_ANCHOR, IMPORTANCE_BASE, TEXT
from explorer.services.teleport.sides import State

_FIRST = (
    *("topic", "name", "label", "domain", "fact_type", "confidence", "importance", "veracity", "tags", "pinned"),
    *("active", "required_role", "permission", "description", "valid_until", "superseded_by"),
)
_LAST = ("created_at",)
_QUIET = (
    *("agent_id", "updated_at", "mention_count", "recall_count", "access_count", "last_recalled_at", "last_accessed"),
    *("links", "source_observation_ids", "loaded_from"),
)
# What follows from other fields, or stands in the place of a memory that is deleted.
_DERIVED = frozenset(
    (
        *("content_hash", "revision_of", "embedding_stale", "deleted_at", "deleted_by", "delete_reason"),
        *("superseded_by", IMPORTANCE_BASE, DECAY_ANCHOR, TEXT, "loaded_fields"),
    )
)


class Place(IntEnum):
    """The panes, from left to right."""

    HERE = 0
    BASE = 1
    THERE = 2


SIDES = (Place.HERE, Place.THERE)


@dataclass(frozen=True, slots=True)
class FieldLine:
    """One field in the three places. `given` = where there is a memory that could have it.

    `difference` is None where both sides say the same; `is_quiet` = bookkeeping, which is taken over without asking.
    `is_choosable` = a person can say which side's value is taken.
    """

    name: str
    values: tuple[Any, Any, Any]
    given: tuple[bool, bool, bool]
    difference: FieldDifference | None = None
    is_quiet: bool = False
    is_choosable: bool = False

    @property
    def is_equal(self) -> bool:
        """Whether both sides say the same."""
        here, base, there = self.values
        del base
        is_one_sided = self.given[Place.HERE] is not self.given[Place.THERE]
        return self.difference is None and (here == there if self.is_quiet else not is_one_sided)

    @property
    def is_disputed(self) -> bool:
        """Whether a person, or a strategy, has to decide."""
        return self.difference is not None and self.difference.origin is Origin.BOTH

    @property
    def can_unite(self) -> bool:
        """Whether it can have both sides' values."""
        return self.difference is not None and can_unite(self.difference)


def text_line(difference: Difference) -> FieldLine:
    """The text; where only one side has the memory, the choice between having it and not having it."""
    found = _by_name(difference).get(TEXT)
    is_whole = not has_both(difference)
    choices = choices_for(difference.row)
    can_choose = Choice.MINE in choices and Choice.THEIRS in choices
    states = (difference.here, difference.there)
    here, there = (state.metadata.get(TEXT) if _is_given(state) and state is not None else None for state in states)
    return FieldLine(
        TEXT,
        (here, (difference.base or {}).get(TEXT), there),
        (_is_given(difference.here), difference.base is not None, _is_given(difference.there)),
        found,
        is_choosable=can_choose and (is_whole or found is not None),
    )


def field_lines(difference: Difference) -> list[FieldLine]:
    """All other fields: first what differs, then what is equal, then bookkeeping."""
    here, there = _fields(difference.here), _fields(difference.there)
    base = difference.base
    found = _by_name(difference)
    can_choose = has_both(difference)
    given = (_is_given(difference.here), base is not None, _is_given(difference.there))
    # What says nothing anywhere is no line.
    names = {name for fields in (here, there, base or {}) for name, value in fields.items() if is_said(value)} - {TEXT}
    lines = [
        FieldLine(
            name,
            (here.get(name), (base or {}).get(name), there.get(name)),
            given,
            found.get(name),
            is_choosable=can_choose and name in found,
        )
        for name in sorted(names, key=_rank)
    ]
    lines.sort(key=lambda line: line.difference is None)
    return [*lines, *_quiet_lines(difference, names)]


def has_both(difference: Difference) -> bool:
    """Whether the memory stands on both sides."""
    return _is_given(difference.here) and _is_given(difference.there)


def choice_of(line: FieldLine, answer: Answer | None, difference: Difference) -> Choice | None:
    """What becomes of a field by an answer that may not be complete: mine, theirs, both, edited; None = undecided."""
    if answer is not None and answer.choice is Choice.LEFT_OUT:
        return None
    if not has_both(difference):
        return None if answer is None or answer.choice is Choice.EACH else answer.choice
    found = line.difference
    if found is None:
        return None
    chosen = None if answer is None else answer.fields.get(line.name)
    if chosen is None:
        settles_itself = found.origin is not Origin.BOTH and bool(difference.disputed)
        chosen = Choice.EACH if answer is None or settles_itself else answer.choice
    if chosen is not Choice.EACH:
        return chosen
    if found.origin is Origin.BOTH:
        return None
    return Choice.THEIRS if found.origin is Origin.THERE else Choice.MINE


def is_taken(choice: Choice | None, place: Place) -> bool:
    """Whether a choice takes the value of a place."""
    own = {Place.HERE: Choice.MINE, Place.THERE: Choice.THEIRS}.get(place)
    return own is not None and choice in (own, Choice.BOTH)


def is_said(value: object) -> bool:
    """Whether a record says anything in a field."""
    return value not in (None, "", [], ())


def _by_name(difference: Difference) -> dict[str, FieldDifference]:
    return {field.name: field for field in difference.fields}


def _is_given(state: State | None) -> bool:
    return state is not None and not state.is_deleted


def _fields(state: State | None) -> Mapping[str, Any]:
    return state.fields if state is not None and _is_given(state) else {}


def _rank(name: str) -> tuple[int, int, str]:
    if name in _FIRST:
        return (0, _FIRST.index(name), name)
    return (2, _LAST.index(name), name) if name in _LAST else (1, 0, name)


def _quiet_lines(difference: Difference, told: set[str]) -> Iterator[FieldLine]:
    states = (difference.here, difference.there)
    here, there = (state.metadata if state is not None and _is_given(state) else {} for state in states)
    names = {name for each in (here, there) for name, value in each.items() if is_said(value)} - told - _DERIVED
    for name in sorted(names, key=lambda name: (_QUIET.index(name) if name in _QUIET else len(_QUIET), name)):
        given = (_is_given(difference.here), False, _is_given(difference.there))
        yield FieldLine(name, (here.get(name), None, there.get(name)), given, is_quiet=True)

"""What a person, a strategy or the default makes of a difference."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum
from typing import Any

from explorer.memory.records import Time
from explorer.memory.times import parse_time
from explorer.services.teleport.classify import DiffClass, FieldDifference, Origin
from explorer.services.teleport.compare import Difference, Row
from explorer.services.teleport.fields import united
from explorer.services.teleport.sides import State


class Choice(StrEnum):
    """What becomes of a memory, or of one of its fields."""

    MINE = "mine"
    """It stays as it is here."""
    THEIRS = "theirs"
    """It becomes as it is there."""
    BOTH = "both"
    """Both stay: what is there comes in as a memory of its own; of a list, what either side has."""
    EDITED = "edited"
    """It becomes what the person wrote."""
    EACH = "each"
    """Each side's changes are taken; only where no field was changed by both."""
    LEFT_OUT = "left out"
    """Nothing happens now, and the next comparison asks again."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What becomes of one row.

    `choice` is for the disputed fields; those that one side changed are merged, unless nothing is disputed: then it is
    for all. `fields` decides single ones; `edited` has the values of those that are `EDITED`.
    """

    choice: Choice
    fields: Mapping[str, Choice] = field(default_factory=dict)
    edited: Mapping[str, Any] = field(default_factory=dict)


class ConflictStrategy(StrEnum):
    """How conflicts are resolved that nobody decides one by one (seed A)."""

    LOCAL_WINS = "local_wins"
    REMOTE_WINS = "remote_wins"
    NEWER_WINS = "newer_wins"
    KEEP_BOTH = "keep_both"


_DEFAULTS = {
    DiffClass.NEW_THERE: Choice.THEIRS,
    DiffClass.CHANGED_THERE: Choice.EACH,
    DiffClass.MERGED: Choice.EACH,
    DiffClass.DELETED_THERE: Choice.THEIRS,
}
_BY_STRATEGY = {
    ConflictStrategy.LOCAL_WINS: Choice.MINE,
    ConflictStrategy.REMOTE_WINS: Choice.THEIRS,
    ConflictStrategy.KEEP_BOTH: Choice.BOTH,
}


def default_answer(row: Row) -> Answer | None:
    """What happens where nobody says otherwise; None for a conflict."""
    return None if row.diff.is_conflict else Answer(_DEFAULTS.get(row.diff, Choice.MINE))


def answer_by(strategy: ConflictStrategy, difference: Difference) -> Answer | None:
    """How a strategy resolves a conflict; None where `newer_wins` cannot tell, because a time is missing or equal."""
    if strategy is not ConflictStrategy.NEWER_WINS:
        return Answer(_BY_STRATEGY[strategy])
    here, there = _changed_at(difference.here), _changed_at(difference.there)
    if here is None or there is None or here == there:
        return None
    return Answer(Choice.THEIRS if there > here else Choice.MINE)


def choices_for(row: Row) -> tuple[Choice, ...]:
    """What a person can choose for a row."""
    if row.there_root is None and row.diff is not DiffClass.MISSING_THERE:
        return (Choice.MINE,)
    if row.diff is DiffClass.SAME:
        return (Choice.MINE,)
    if row.diff is DiffClass.NEW_THERE:
        return (Choice.THEIRS, Choice.LEFT_OUT)
    if row.there_root is None or row.diff in (DiffClass.DELETED_HERE, DiffClass.DELETED_THERE):
        return (Choice.MINE, Choice.THEIRS, Choice.LEFT_OUT)
    if row.diff is DiffClass.EDIT_DELETE:
        return (Choice.MINE, Choice.THEIRS, Choice.EDITED, Choice.LEFT_OUT)
    return (Choice.MINE, Choice.THEIRS, Choice.BOTH, Choice.EDITED, Choice.LEFT_OUT)


def values_by(answer: Answer, difference: Difference) -> dict[str, Any]:
    """What the compared fields of a memory that both have become here: those that change, by name; None = nothing."""
    is_disputed = bool(difference.disputed)
    result: dict[str, Any] = {}
    for one in difference.fields:
        choice = answer.fields.get(one.name)
        if choice is None:
            settled_by_itself = is_disputed and one.origin is not Origin.BOTH
            choice = Choice.EACH if settled_by_itself else answer.choice
        if choice is Choice.EACH:
            choice = Choice.THEIRS if one.origin is Origin.THERE else Choice.MINE
        if choice is Choice.THEIRS:
            result[one.name] = one.there
        elif choice is Choice.EDITED and one.name in answer.edited:
            result[one.name] = answer.edited[one.name]
        elif choice is Choice.BOTH and can_unite(one):
            result[one.name] = united(one.here or [], one.there or [])
    return result


def can_unite(one: FieldDifference) -> bool:
    """Whether a field can have both sides' values."""
    return all(value is None or isinstance(value, list) for value in (one.here, one.there))


def _changed_at(state: State | None) -> datetime | None:
    """When a memory was changed last: deleted, or given its newest text or fields."""
    if state is None:
        return None
    names = ("deleted_at", "updated_at") if state.is_deleted else ("updated_at",)
    said: list[Time | None] = [state.metadata.get(name) for name in names]
    return next((moment for each in said if (moment := parse_time(each)) is not None), None)

"""One matter from near: every record with its text, what would be lost of it, where it is from, and what results."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

import numpy as np

from explorer.memory.changes import ChangeSet, Import, Insert, Operation, Patch, Tombstone
from explorer.memory.decode import decode_fact
from explorer.memory.errors import Refused
from explorer.memory.fading import importance_at
from explorer.memory.keys import Key
from explorer.memory.text import same_text
from explorer.services.editing import Editing
from explorer.services.word_diff import Change, Piece, word_diff
from explorer.ui.maintenance.matters import Answered, Decision, Kind, Matter, Purpose

SHOWN_AT_FIRST, SHOWN_MORE = 12, 50
"""Records of a matter that are laid out at once, and with each further press of a button."""
_NOT_TOLD = ("updated_at", "content", "content_hash", "superseded_by", "revision_of", "promoted_from", "deleted_at")

_TOLD_OF_NEW = ("fact_type", "domain", "topic", "importance", "mention_count", "tags")


class Role(StrEnum):
    """What becomes of a record."""

    STAYS = "stays"
    GOES = "goes"
    BECOMES = "becomes a fact"
    HEARD = "counts as a mention"
    BELIEF = "belief"
    AGREES = "agrees"
    CONTRADICTS = "contradicts"


@dataclass(frozen=True, slots=True)
class Card:
    """A record. `similarity` is that with the one that stays, None where there is nothing to compare.

    `pieces` of what results hold the words that a person wrote as added, those of the others only their own text;
    `number` is 1 to n by its place among the members, 0 of a record that is none of them.
    """

    number: int
    key: Key
    role: Role
    pieces: tuple[Piece, ...]
    text: str
    lost: tuple[str, ...]
    similarity: float | None
    metadata: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Gain:
    """A field of what results: what it is now (None where there is none yet), what each of the others brings.

    Of what is proposed to go, the figure because of which it is. `namespace` names where a new fact comes to stand.
    """

    name: str
    before: object
    brought: tuple[object, ...]
    after: object


@dataclass(frozen=True, slots=True)
class CloseUp:
    """`text` is what results, None where nothing does; `refusal` is why it cannot be carried out as it stands."""

    matter: Matter
    decision: Decision
    cards: tuple[Card, ...]
    left: int
    text: str | None
    target: Key | None
    gains: tuple[Gain, ...]
    refusal: Refused | None = None


def close_up(editing: Editing, purpose: Purpose, matter: Matter, decision: Decision, most: int) -> CloseUp:
    """Look at a matter from near, in any thread; of its records at most so many."""
    survivor = decision.survivor or matter.survivor
    kept = _kept(editing, matter, decision, survivor)
    refusal: Refused | None = None
    change: ChangeSet | None = None
    try:
        change = purpose.change(editing, [Answered(matter, decision)])
    except Refused as error:
        refusal = error
    cards = _cards(editing, purpose, matter, decision, kept, most)
    target, gains = _gains(editing, change, matter, survivor)
    left = max(0, len(matter.members) - most)
    return CloseUp(matter, decision, cards, left, kept, target, gains, refusal)


def _kept(editing: Editing, matter: Matter, decision: Decision, survivor: Key | None) -> str | None:
    if decision.text is not None:
        return decision.text
    if matter.kind.merges and survivor is not None:
        return _text(editing.ahead.metadata(survivor) or {})
    if matter.kind is Kind.PROMOTION or matter.kind.is_belief:
        return matter.members[0].text
    return None


def _cards(
    editing: Editing, purpose: Purpose, matter: Matter, decision: Decision, kept: str | None, most: int
) -> tuple[Card, ...]:
    survivor = decision.survivor or matter.survivor
    cards = list(_before(editing, matter, survivor, kept))
    cosines = _cosines(editing, matter, survivor, most)
    for number, member in enumerate(matter.members[:most], 1):
        role = _role(matter, member.key, survivor)
        metadata = editing.ahead.metadata(member.key) or {}
        text = _text(metadata) or member.text
        # What does not stay is measured against what does; two that contradict, against each other.
        against = matter.members[2 - number].text if role is Role.CONTRADICTS else kept
        pieces: tuple[Piece, ...] = (Piece(Change.SAME, text),)
        lost: tuple[str, ...] = ()
        if against is not None and not same_text(text, against):
            pieces = _pieces(role, text, against)
            lost = purpose.lost(text, against) if role in (Role.STAYS, Role.BECOMES, Role.GOES, Role.HEARD) else ()
        similarity = None
        if role is Role.GOES and matter.kind is Kind.NEAR:
            similarity = cosines.get(member.key, member.similarity)
        elif role is Role.CONTRADICTS:
            similarity = min(each.similarity for each in matter.members)
        cards.append(Card(number, member.key, role, pieces, text, lost, similarity, metadata))
    return tuple(cards)


def _pieces(role: Role, text: str, against: str) -> tuple[Piece, ...]:
    """A text with the words marked that the other has not; of what results, with those that are new."""
    if role is Role.AGREES:
        return (Piece(Change.SAME, text),)
    pieces = word_diff(text, against)
    if role in (Role.STAYS, Role.BECOMES):
        return tuple(pieces)
    own = (each for each in pieces if each.change is not Change.ADDED)
    if role is not Role.CONTRADICTS:
        return tuple(own)
    # Neither of the two goes: nothing is struck out.
    return tuple(each if each.change is Change.SAME else Piece(Change.ADDED, each.text) for each in own)


def _before(editing: Editing, matter: Matter, survivor: Key | None, kept: str | None) -> Iterator[Card]:
    """What results and is none of the members: the fact that says it already, the belief."""
    if matter.kind.merges or survivor is None:
        return
    metadata = editing.ahead.metadata(survivor) or {}
    text = _text(metadata) if matter.kind is Kind.PROMOTION else kept or ""
    role = Role.STAYS if matter.kind is Kind.PROMOTION else Role.BELIEF
    yield Card(0, survivor, role, (Piece(Change.SAME, text),), text, (), None, metadata)


def _role(matter: Matter, key: Key, survivor: Key | None) -> Role:
    if matter.kind.merges:
        return Role.STAYS if key == survivor else Role.GOES
    if matter.kind is Kind.PROMOTION:
        return Role.BECOMES if survivor is None else Role.HEARD
    if matter.kind.is_belief:
        return Role.AGREES
    return Role.CONTRADICTS if matter.kind is Kind.CONFLICT else Role.GOES


def _cosines(editing: Editing, matter: Matter, survivor: Key | None, most: int) -> Mapping[Key, float]:
    """How near each is to the one that stays, by stored vectors; only where both have one."""
    if matter.kind is not Kind.NEAR or survivor is None:
        return {}
    snapshot = editing.snapshot
    keys = [survivor, *(member.key for member in matter.members[:most])]
    known = [(key, row) for key in keys if (row := snapshot.row(key)) is not None]
    if not known or known[0][0] != survivor:
        return {}
    vectors = snapshot.vectors(np.array([row for _, row in known], np.int32)).astype(np.float64)
    lengths = np.linalg.norm(vectors, axis=1)
    usable = np.isfinite(lengths) & (lengths > 0)
    if not usable[0]:
        return {}
    units = vectors / np.where(usable, lengths, 1.0)[:, None]
    return {key: float(units[at] @ units[0]) for at, (key, _) in enumerate(known) if usable[at]}


def _gains(
    editing: Editing, change: ChangeSet | None, matter: Matter, survivor: Key | None
) -> tuple[Key | None, tuple[Gain, ...]]:
    """The record that results, and those fields of it that a person would want to know of."""
    if matter.kind in (Kind.EXPIRED, Kind.FADED):
        return None, _grounds(editing, matter)
    is_told = matter.kind is not Kind.CONFLICT
    operation = None if change is None or not is_told else _resulting(change.operations, survivor)
    if operation is None:
        return survivor if matter.kind.merges else None, ()
    source = operation.source if isinstance(operation, Insert) else None
    before = editing.ahead.metadata(source or operation.key) or {}
    after = dict(_after(operation))
    if isinstance(operation, Import):
        after = {"namespace": operation.key.namespace} | {name: after.get(name) for name in _TOLD_OF_NEW}
        after["mention_count"] = after["mention_count"] if after["mention_count"] != 1 else None
    others = [editing.ahead.metadata(member.key) or {} for member in matter.members if member.key != survivor]
    gains = tuple(
        Gain(name, before.get(name), tuple(each.get(name) for each in others), value)
        for name, value in after.items()
        if name not in _NOT_TOLD and value not in (None, "", []) and value != before.get(name)
    )
    return operation.key, gains


def _grounds(editing: Editing, matter: Matter) -> tuple[Gain, ...]:
    """The figures because of which a fact is proposed to go."""
    key = matter.members[0].key
    fact = decode_fact(key, editing.ahead.metadata(key) or {})
    if matter.kind is Kind.EXPIRED:
        return (Gain("valid_until", None, (), fact.valid_until),)
    told = (("importance", importance_at(fact, editing.now)), ("last_accessed", fact.last_accessed))
    return tuple(Gain(name, None, (), value) for name, value in told if value is not None)


def _resulting(operations: Sequence[Operation], survivor: Key | None) -> Insert | Import | Patch | None:
    for each in operations:
        if isinstance(each, Import) or (isinstance(each, Insert) and (each.source is None or each.source == survivor)):
            return each
        if isinstance(each, Patch) and not isinstance(each, Tombstone) and each.key == survivor:
            return each
    return None


def _after(operation: Insert | Import | Patch) -> Mapping[str, Any]:
    if isinstance(operation, Import):
        return operation.metadata
    return operation.changes if isinstance(operation, Insert) else operation.after


def _text(metadata: Mapping[str, Any]) -> str:
    content = metadata.get("content")
    return content if isinstance(content, str) else ""

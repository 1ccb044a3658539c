"""A repair: what it is about, what it does, and what stands before and after it."""

from __future__ import annotations

import json
import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from explorer.memory.changes import Values
from explorer.memory.effects import same_value
from explorer.memory.keys import Key
from explorer.memory.times import format_time
from explorer.services.editing import Editing

_UNREADABLE = "unreadable_"


class RepairKind(StrEnum):
    """What is mended."""

    FIELDS = "fields"
    """Fields of a wrong type."""
    TIMES = "times"
    """Times that cannot be read."""
    RINGS = "rings"
    """Records that replace each other, or are revisions of each other, in a ring."""
    REFERENCES = "references"
    """References to records that are not there."""
    EXPIRED = "expired"
    """Facts that are in use and whose time has run out."""
    HASHES = "hashes"
    """Texts that do not match their hash."""
    VECTORS = "vectors"
    """Vectors that are none: the records are marked, and get theirs when vectors are renewed."""


class Mend(StrEnum):
    """What is done to the field that a repair is about."""

    CONVERTED = "converted"
    """The value says clearly what is meant, and is written as the type has it."""
    CLEARED = "cleared"
    """What is meant cannot be told: the field becomes missing; the old value is kept beside it."""
    REOPENED = "reopened"
    """`superseded_by` goes: the record is current again."""
    DELETED = "deleted"
    """The record counts as deleted."""
    FOLLOWED = "followed"
    """The reference names the text that is there of the same memory."""
    DROPPED = "dropped"
    """The reference goes."""
    SETTLED = "settled"
    """The conflict is closed for the side that is there, if one is."""
    RENEWED = "renewed"
    """The hash is made anew: the text as it stands counts."""
    MARKED = "marked"
    """The record is marked as having a vector of another text (`embedding_stale`)."""


@dataclass(frozen=True, slots=True)
class Repair:
    """One proposal for one record. `field` is what it is about, `mend` what becomes of it.

    `before` and `after` are what is written, as in a `Patch`; what other repairs of the same record do to the same
    field is in `after` too where they come earlier in the list.
    """

    kind: RepairKind
    key: Key
    field: str
    mend: Mend
    before: Values
    after: Values

    @property
    def changes(self) -> Iterator[tuple[str, Any, Any]]:
        """The fields that change, the one it is about first, each with its value before and after."""
        for name in sorted(self.after, key=lambda name: name != self.field):
            if not same_value(self.before[name], self.after[name]):
                yield name, self.before[name], self.after[name]


class Draft:
    """A record on the way from what it is to what it will be with all repairs so far."""

    def __init__(self, editing: Editing, key: Key, metadata: Mapping[str, Any]) -> None:
        self.editing, self.key = editing, key
        self.raw = metadata
        self.now: dict[str, Any] = dict(metadata)
        self.repairs: list[Repair] = []
        self.mended: set[str] = set()

    def mend(self, kind: RepairKind, field: str, mend: Mend, after: Values) -> None:
        """Propose a repair; that a record was changed is noted in it, unless only hash or vector are concerned.

        Values that the journal or the file cannot hold are left as they are: what is not kept cannot be undone.
        """
        if kind not in (RepairKind.HASHES, RepairKind.VECTORS):
            after = {**after, "updated_at": format_time(self.editing.now)}
        before = {name: self.raw.get(name) for name in after}
        # A number of its own that is none counts as missing there (`effects.same_value`); one in a list would not.
        if all(isinstance(value, float) or _is_kept(value) for value in (*before.values(), *after.values())):
            self.now |= after
            self.mended |= after.keys()
            self.repairs.append(Repair(kind, self.key, field, mend, before, dict(after)))

    def kept(self, field: str) -> dict[str, Any]:
        """The value of a field under a name that is free: nothing is lost."""
        value = self.now.get(field)
        name, number = f"{_UNREADABLE}{field}", 2
        while self.now.get(name) is not None:
            name, number = f"{_UNREADABLE}{field}_{number}", number + 1
        # What counts as missing would not be there to be kept.
        return {name: json.dumps(value) if same_value(value, None) else value}


def _is_kept(value: object) -> bool:
    if isinstance(value, Mapping):
        return all(map(_is_kept, value.values()))
    if isinstance(value, list):
        return all(map(_is_kept, value))
    if isinstance(value, float):
        return math.isfinite(value)
    return not isinstance(value, int) or -(2**63) <= value < 2**63

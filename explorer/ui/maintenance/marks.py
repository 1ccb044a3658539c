"""By which it is known whether the records that a person decided about are still the same."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

import msgspec

from explorer.memory.changes import BOOKKEEPING
from explorer.memory.keys import Key
from explorer.memory.protocols import Report
from explorer.services.editing import Editing
from explorer.ui.maintenance.matters import Matter

_DIGEST_BYTES = 12
_REPORT_EVERY = 500
Marks = Mapping[Key, bytes]
"""A digest of each record; use and time of change are not in it, and a record that is gone has an empty one."""


def mark_of(editing: Editing, key: Key) -> bytes:
    """The digest of a record as it will be once what waits is written."""
    metadata = editing.ahead.metadata(key)
    if metadata is None:
        return b""
    said = {name: value for name, value in metadata.items() if name not in BOOKKEEPING and value not in (None, "")}
    data = msgspec.json.encode(said, order="sorted", enc_hook=repr)
    return hashlib.blake2b(data, digest_size=_DIGEST_BYTES).digest()


def marks_of(editing: Editing, matters: Iterable[Matter], report: Report = lambda _: None) -> Marks:
    """The digests of all records that these matters are about."""
    keys = list(dict.fromkeys(key for matter in matters for key in matter.keys))
    marks = {}
    for number, key in enumerate(keys):
        if number % _REPORT_EVERY == 0:
            report(number / len(keys))
        marks[key] = mark_of(editing, key)
    return marks


@dataclass(frozen=True, slots=True)
class Compared:
    """Which matters have records that are others than they were looked at, and which are again what they were."""

    changed: frozenset[Matter]
    same: frozenset[Matter]


def compared(editing: Editing, matters: Iterable[Matter], seen: Marks) -> Compared:
    """Look at the records of these matters again."""
    every = list(matters)
    now = marks_of(editing, every)
    changed = {matter for matter in every if any(now[key] != seen.get(key) for key in matter.keys)}
    return Compared(frozenset(changed), frozenset(every) - changed)

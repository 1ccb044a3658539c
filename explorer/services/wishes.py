"""What stale change sets want of each record, put together field by field, for a person to decide."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from explorer.memory.changes import (
    BOOKKEEPING,
    ChangeKind,
    ChangeSet,
    Import,
    Insert,
    Operation,
    Patch,
    Restore,
    Tombstone,
    Withdraw,
)
from explorer.memory.effects import Read, same_value
from explorer.memory.keys import Key, readings
from explorer.memory.namespaces import CONFLICTS
from explorer.memory.records import SUPERSEDED_BY
from explorer.services.grants import DEFAULT
from explorer.services.lineages import REVISION_OF, root_of

CONTENT, DELETED_FIELD, STATE = "content", "deleted", "state"
# Fields that follow another one: they are shown and decided as that.
_LEADERS = {
    "content_hash": CONTENT,
    "importance_base": "importance",
    "decay_anchor": "importance",
    "winner": STATE,
    "resolved_at": STATE,
    "resolved_by": STATE,
}
_OF_A_REVISION = frozenset((CONTENT, "content_hash", REVISION_OF)) | BOOKKEEPING


@dataclass(frozen=True, slots=True)
class Want:
    """One field, with those that follow it: what stood before the first change of it, and what the last one sets."""

    before: Mapping[str, Any]
    mine: Mapping[str, Any]

    def then(self, later: Want) -> Want:
        """The want that this one becomes with what was wanted after it."""
        return Want({**later.before, **self.before}, {**self.mine, **later.mine})


@dataclass(slots=True)
class Wish:
    """All that is wanted of one lineage, known by the first record that was changed.

    `along` are the lineages (by root) with which a conflict was settled or reopened; empty for one decided alone.
    """

    key: Key
    label: str
    wants: dict[str, Want] = field(default_factory=dict)
    along: frozenset[Key] = frozenset()


def collect(stale: Sequence[ChangeSet], read: Read) -> list[Wish]:
    """The wishes of these change sets, oldest first, as of the records that `read` gives.

    Erasing and purging for good and new vectors are no wishes: a person asks for the first again, the program for new
    vectors.
    """
    collector = _Collector(read)
    for change in stale:
        if change.kind not in (ChangeKind.ERASE, ChangeKind.PURGE, ChangeKind.REEMBED, ChangeKind.REEMBED_ALL):
            collector.take(change)
    return list(collector.wishes.values())


class _Collector:
    def __init__(self, read: Read) -> None:
        self._read = read
        self._sources: dict[Key, Key] = {}
        self.wishes: dict[Key, Wish] = {}

    def take(self, change: ChangeSet) -> None:
        sources = {new: source for new, source in map(_descent, change.operations) if source is not None}
        self._sources |= sources
        replaced = set(sources.values())
        looked_at = {one.key: one.before for one in change.operations if isinstance(one, Patch)}
        roots = frozenset(self._root(one.key) for one in change.operations if one.key.namespace != CONFLICTS)
        for operation in change.operations:
            if isinstance(operation, Tombstone | Restore):
                self._add(change, operation.key, DELETED_FIELD, _without(operation.before), _without(operation.after))
            elif isinstance(operation, Patch):
                # The end of an earlier text comes with the new text.
                after = _without(operation.after, {SUPERSEDED_BY} if operation.key in replaced else ())
                self._add_each(change, operation.key, operation.before, after, roots)
            elif isinstance(operation, Insert):
                self._add_insert(change, operation, looked_at)
            elif isinstance(operation, Withdraw):
                self._add_withdrawal(change, operation)

    def _add_insert(self, change: ChangeSet, operation: Insert, looked_at: Mapping[Key, Mapping[str, Any]]) -> None:
        if operation.source is None:
            self._add(
                change,
                operation.key,
                "permission",
                {"permission": None},
                {"permission": operation.changes.get("permission")},
            )
            return
        before = looked_at.get(operation.source) or self._read(operation.source) or {}
        self._add_each(change, operation.key, before, _changed(before, _wanted_by(operation)))

    def _add_withdrawal(self, change: ChangeSet, operation: Withdraw) -> None:
        inserted = operation.inserted
        if isinstance(inserted, Import):
            self._add(change, operation.key, DELETED_FIELD, {CONTENT: inserted.metadata.get(CONTENT)}, {CONTENT: ""})
            return
        if inserted.source is None:
            self._add(change, operation.key, "permission", inserted.changes, {"permission": DEFAULT})
            return
        earlier = self._read(inserted.source) or {}
        if earlier.get(CONTENT):
            mine = {name: earlier.get(name) for name in _wanted_by(inserted)}
            self._add_each(change, operation.key, inserted.changes, _changed(inserted.changes, mine))

    def _add_each(
        self,
        change: ChangeSet,
        key: Key,
        before: Mapping[str, Any],
        after: Mapping[str, Any],
        roots: frozenset[Key] = frozenset(),
    ) -> None:
        groups: dict[str, dict[str, Any]] = {}
        for name, value in after.items():
            groups.setdefault(_LEADERS.get(name, name), {})[name] = value
        for leader, mine in groups.items():
            wish = self._add(change, key, leader, {name: before.get(name) for name in mine}, mine)
            if key.namespace == CONFLICTS:
                wish.along |= roots & self._sides(key) or roots

    def _add(self, change: ChangeSet, key: Key, name: str, before: Mapping[str, Any], mine: Mapping[str, Any]) -> Wish:
        root = self._root(key)
        wish = self.wishes.get(root)
        if wish is None:
            wish = self.wishes[root] = Wish(self._origin(key), change.label)
        want = Want(before, mine)
        wish.wants[name] = wish.wants[name].then(want) if name in wish.wants else want
        return wish

    def _origin(self, key: Key) -> Key:
        """The record in the file that a revision which never got there was made of."""
        seen: set[Key] = set()
        while key in self._sources and key not in seen:
            seen.add(key)
            key = self._sources[key]
        return key

    def _root(self, key: Key) -> Key:
        origin = self._origin(key)
        return root_of(origin, self._read(origin) or {})

    def _sides(self, conflict: Key) -> frozenset[Key]:
        metadata = self._read(conflict) or {}
        sides = [side for side in (metadata.get("a"), metadata.get("b")) if isinstance(side, str)]
        found = (next((key for key in readings(side, CONFLICTS) if self._read(key)), None) for side in sides)
        return frozenset(self._root(key) for key in found if key is not None)


def _descent(operation: Operation) -> tuple[Key, Key | None]:
    inserted = operation.inserted if isinstance(operation, Withdraw) else operation
    return operation.key, inserted.source if isinstance(inserted, Insert) else None


def _wanted_by(operation: Insert) -> dict[str, Any]:
    """The text of a revision and what it changes beside it."""
    rest = _without(operation.changes, _OF_A_REVISION)
    return {CONTENT: operation.changes.get(CONTENT), **rest}


def _changed(before: Mapping[str, Any], after: Mapping[str, Any]) -> dict[str, Any]:
    """What is wanted: of a skill a revision names all that its vector is made from, changed or not."""
    return {name: value for name, value in after.items() if not same_value(before.get(name), value)}


def _without(values: Mapping[str, Any], names: Iterable[str] = ()) -> dict[str, Any]:
    left_out = BOOKKEEPING | {*names}
    return {name: value for name, value in values.items() if name not in left_out}

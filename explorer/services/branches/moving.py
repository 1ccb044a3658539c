"""Memories that are moved or copied to another branch, or to where all branches see them (SEMANTICS 8)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from explorer.memory.cargo import Cargo
from explorer.memory.changes import ChangeKind, ChangeSet, Import, Operation, Patch, Restore, new_change_set
from explorer.memory.errors import Refusal, Refused
from explorer.memory.keys import Key
from explorer.memory.namespaces import branch_of, is_internal, namespaces_of
from explorer.memory.protocols import Report
from explorer.memory.records import SUPERSEDED_BY, UNDONE
from explorer.memory.text import content_hash
from explorer.services.branches.places import Place, name_of
from explorer.services.branches.reasons import moved_to, was_moved
from explorer.services.branches.referring import References
from explorer.services.deletion import tombstone
from explorer.services.editing import Editing, label_of
from explorer.services.imports import copy_key
from explorer.services.lineages import REVISION_OF, root_of
from explorer.services.teleport.fields import MERGED_FROM, differing_fields, is_deleted, text_of
from explorer.services.teleport.fitness import common_model
from explorer.services.teleport.sides import Side, State, side_ahead

_REPORT_EVERY = 200


@dataclass(frozen=True, slots=True)
class Moving:
    """The change set (None where there is nothing to do) and what it does, in memories.

    `there_already` say the same there and are not written a second time, `renamed` get another id because theirs is
    taken. `references` are the other records that name what is moved, and are made to name it where it stands then.
    """

    change: ChangeSet | None
    memories: int
    there_already: int = 0
    renamed: int = 0
    references: int = 0


def move(editing: Editing, keys: Iterable[Key], to: Place, report: Report, *, copies: bool = False) -> Moving:
    """Move or copy facts with their history; an id that is taken there gets the name of the branch it comes from.

    What refers to a moved fact follows it, and what it refers to itself is still that. A copy changes nothing else.
    What is there already, deleted, or an earlier text is left out. Raises `Refused` where nothing is left: OTHER_KIND
    where it is no fact, NOT_CURRENT where it is deleted, ALREADY_THERE, GONE.
    """
    chosen = _chosen(editing, keys, to)
    spaces = {to.namespace_for(root.namespace) for root in chosen}
    homes = {root.namespace for root in chosen}
    side = side_ahead(editing.snapshot, editing.ahead, lambda done: report(done / 2), tuple(spaces | homes))
    mover = _Mover(editing, side, to, copies=copies)
    for number, root in enumerate(chosen):
        if number % _REPORT_EVERY == 0:
            report(0.5 + number / len(chosen) / 2)
        mover.place(root)
    return mover.finished()


def move_branch(editing: Editing, source: str, to: Place, report: Report, *, copies: bool = False) -> Moving:
    """Move or copy all that a branch has and that is not deleted: after git renamed the branch, say."""
    side = side_ahead(editing.snapshot, editing.ahead, lambda done: report(done / 3), namespaces_of(source))
    live = [root for root in side.roots if (newest := side.newest(root)) is not None and not newest.deleted]
    if not live:
        return Moving(None, 0)
    return move(editing, live, to, lambda done: report((1 + 2 * done) / 3), copies=copies)


def _chosen(editing: Editing, keys: Iterable[Key], to: Place) -> dict[Key, Key]:
    """The lineages that can be moved, each with its newest record."""
    chosen: dict[Key, Key] = {}
    obstacle: Refused | None = None
    for key in keys:
        newest = editing.newest(key)
        reason = _reason_against(editing, newest, to)
        if reason is None:
            chosen.setdefault(root_of(newest, editing.metadata(newest)), newest)
        else:
            obstacle = obstacle or Refused(reason, label_of(editing.ahead.metadata(newest) or {}, newest))
    if not chosen and obstacle is not None:
        raise obstacle
    return chosen


def _reason_against(editing: Editing, key: Key, to: Place) -> Refusal | None:
    if is_internal(key.namespace):
        return Refusal.OTHER_KIND
    metadata = editing.ahead.metadata(key)
    if metadata is None:
        return Refusal.GONE
    state = State(key, key, metadata)
    if state.is_deleted or metadata.get(SUPERSEDED_BY) == UNDONE:
        return Refusal.NOT_CURRENT
    return Refusal.ALREADY_THERE if to.namespace_for(key.namespace) == key.namespace else None


class _Mover:
    def __init__(self, editing: Editing, side: Side, to: Place, *, copies: bool) -> None:
        self._editing, self._side, self._to, self._copies = editing, side, to, copies
        self._renames: dict[Key, Key] = {}
        self._moved: list[tuple[State, tuple[Key, ...], bool]] = []
        self._renamed = 0
        self._taken: set[Key] = set()
        self._placed: dict[tuple[str, int], tuple[State, Key]] = {}

    def place(self, root: Key) -> None:
        """Find a place for a lineage, and note how its records are called there."""
        state = self._side.state(root)
        if state is None:
            return
        keys = tuple(self._side.keys(root))
        there = self._same_there(state)
        if there is not None:
            self._renames |= dict.fromkeys(keys, there)
            self._moved.append((state, keys, True))
            return
        names = next(names for names in self._names(state, keys) if self._are_free(names))
        self._renamed += names[keys[0]].id != root.id
        self._taken.update(names.values())
        self._renames |= names
        self._moved.append((state, keys, False))
        newest = self._side.newest(root)
        if newest is not None and newest.text:
            self._placed.setdefault((names[keys[0]].namespace, newest.text), (state, names[state.key]))

    def finished(self) -> Moving:
        editing = self._editing
        references = References(editing, self._renames, self._now_there)
        made: dict[Key, Operation] = {}
        for state, keys, is_there in self._moved:
            if not is_there:
                made.update((one.key, one) for key in keys for one in self._written(key, references))
            if not self._copies:
                made[state.key] = tombstone(editing, state.key, moved_to(self._renames[state.key]))
        following = 0
        if not self._copies and made:
            for patch in references.following():
                following += patch.key not in made
                made.setdefault(patch.key, patch)
        kind = ChangeKind.COPY if self._copies else ChangeKind.MOVE
        change = new_change_set(kind, tuple(made.values()), editing.now, editing.by, self._to.name) if made else None
        already = sum(is_there for _, _, is_there in self._moved)
        count = len(self._moved) - (already if self._copies else 0)
        return Moving(change, count, already, self._renamed, following)

    def _written(self, key: Key, references: References) -> Iterator[Operation]:
        """The record where it comes to stand; one that was moved away from there before stands up again."""
        editing, target = self._editing, self._renames[key]
        before = dict(editing.metadata(key))
        metadata = references.said_in(before, key, target.namespace)
        if REVISION_OF in metadata:
            root = root_of(key, before)
            metadata[REVISION_OF] = self._renames[root].id if root in self._renames else metadata[REVISION_OF]
        memory_type = self._to.type_of(key.namespace)
        if "memory_type" in before and memory_type != before["memory_type"]:
            metadata["memory_type"] = memory_type
        origin = branch_of(key.namespace)
        if self._copies and origin is not None:
            metadata[MERGED_FROM] = origin
        standing = editing.ahead.metadata(target)
        if standing is not None and standing.get(SUPERSEDED_BY) != UNDONE:
            wanted = {name: metadata.get(name) for name in (*standing, *metadata)}
            after = {name: value for name, value in wanted.items() if value != standing.get(name)}
            kind = Restore if is_deleted(standing) else Patch
            if after:
                yield kind(target, {name: standing.get(name) for name in after}, after)
            return
        snapshot = editing.snapshot
        cargo = Cargo() if snapshot.row(key) is None else snapshot.cargo(key)
        yield Import(target, metadata, cargo, common_model(snapshot, snapshot) or "")

    def _same_there(self, state: State) -> Key | None:
        """The memory there, or on its way there, that says just the same, whatever its id."""
        namespace = self._to.namespace_for(state.root.namespace)
        newest = self._side.newest(state.root)
        text = 0 if newest is None else newest.text
        other = self._side.newest_state(self._side.with_text(namespace, text))
        known = (None if other is None else (other, other.key), self._placed.get((namespace, text)))
        return next((key for found in known if found for each, key in (found,) if _is_same(state, each)), None)

    def _names(self, state: State, keys: Sequence[Key]) -> Iterator[dict[Key, Key]]:
        """How the records of a lineage may be called, the likeliest first."""
        namespace = self._to.namespace_for(state.root.namespace)
        origin = name_of(state.root.namespace)
        beside = Key(namespace, f"{state.root.id}@{origin}")
        for root in (Key(namespace, state.root.id), beside, copy_key(beside, content_hash(state.text))):
            yield {key: Key(namespace, _renamed(key.id, state.root.id, root.id)) for key in keys}
        number = 2
        while True:
            root = Key(namespace, f"{beside.id}.{number}")
            yield {key: Key(namespace, _renamed(key.id, state.root.id, root.id)) for key in keys}
            number += 1

    def _are_free(self, names: Mapping[Key, Key]) -> bool:
        root = next(iter(names.values()))
        is_unknown = all(self._is_free(key, new) for key, new in names.items())
        other = self._side.newest(root)
        # Where a lineage of that name is, its earlier texts are part of it.
        return is_unknown and (other is None or self._was_moved_away(root))

    def _is_free(self, key: Key, new: Key) -> bool:
        standing = self._editing.ahead.metadata(new)
        if new in self._taken:
            return False
        if standing is None:
            return True
        text = text_of(self._editing.metadata(key))
        if standing.get(SUPERSEDED_BY) == UNDONE or text_of(standing):
            return text_of(standing) == text
        return was_moved(standing) and standing.get("content_hash") == content_hash(text)

    def _was_moved_away(self, root: Key) -> bool:
        there = self._side.newest_state(root)
        return there is not None and was_moved(there.metadata)

    def _now_there(self, key: Key) -> bool:
        """Whether a record stands under a key, once everything is written."""
        found = self._editing.ahead.metadata(key)
        return key in self._taken or (found is not None and found.get(SUPERSEDED_BY) != UNDONE)


def _is_same(one: State, other: State) -> bool:
    is_replaced = [bool(each.metadata.get(SUPERSEDED_BY)) for each in (one, other)]
    return is_replaced[0] == is_replaced[1] and not differing_fields(_compared(one), _compared(other))


def _compared(state: State) -> dict[str, Any]:
    return {name: value for name, value in state.fields.items() if name not in ("memory_type", SUPERSEDED_BY)}


def _renamed(record_id: str, root: str, new_root: str) -> str:
    """The id of a revision follows that of its first text (SEMANTICS 2)."""
    if record_id == root:
        return new_root
    match = re.fullmatch(re.escape(root) + r"(~[0-9]+)", record_id)
    return record_id if match is None and new_root == root else new_root + (match[1] if match else f"~{record_id}")

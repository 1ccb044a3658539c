"""The operations that make single memories here what was decided about them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from msgspec import structs

from explorer.memory.cargo import Cargo
from explorer.memory.changes import Import, Insert, Operation, Patch, Restore
from explorer.memory.effects import same_value
from explorer.memory.keys import Key, readings
from explorer.memory.protocols import Snapshot
from explorer.memory.records import SUPERSEDED_BY, SYSTEM_PREFIX, UNDONE
from explorer.memory.text import content_hash, identify_digest
from explorer.memory.times import format_time
from explorer.services.deletion import tombstone
from explorer.services.editing import Editing, decoded
from explorer.services.lineages import REVISION_OF, root_of
from explorer.services.open_conflicts import open_conflicts, settled
from explorer.services.revisions import REVISED, revision
from explorer.services.teleport.compare import copy_key
from explorer.services.teleport.fields import (
    DECAY_ANCHOR,
    IMPORTANCE,
    IMPORTANCE_BASE,
    TEXT,
    quiet_changes,
    text_of,
    values_of,
)
from explorer.services.teleport.fitness import common_model
from explorer.services.teleport.references import Missing, Translation
from explorer.services.teleport.sides import Side, State

_UNMARKED: Mapping[str, None] = dict.fromkeys(("deleted_at", "deleted_by", "delete_reason"))


class Operations:
    """Collects them, one a record: where two memories there lead to one record here, what came first stands."""

    def __init__(
        self, editing: Editing, there: Snapshot, side: Side, here_roots: Mapping[Key, Key], coming: frozenset[Key]
    ) -> None:
        """`side` are the lineages of `there`, `here_roots` their names here; `coming` = what will be imported."""
        self._editing = editing
        self._there = there
        self._side = side
        self._coming = coming
        self._model = common_model(editing.snapshot, there)
        self._translation = Translation(side, here_roots, self._will_be_here)
        self._made: dict[Key, Operation] = {}
        self._deleted: set[Key] = set()
        self._came: list[tuple[Key, Mapping[str, Any]]] = []
        self._circles: list[Missing] = []

    def finished(self) -> tuple[Operation, ...]:
        """All operations; open conflicts of what is deleted are settled with it."""
        editing = self._editing
        if self._deleted:
            for conflict in open_conflicts(editing.snapshot, editing.ahead, self._deleted):
                self._add(settled(editing, conflict, conflict.survivor(self._deleted)))
        return tuple(self._made.values())

    def missing(self) -> Iterator[Missing]:
        """What the records that come in refer to and will not find, and references left out that would form a ring."""
        yield from self._circles
        for key, metadata in self._came:
            yield from self._translation.missing(key, metadata)

    def renew(self, here: State, there: State) -> bool:
        """Take over larger counts, newer times of use and what only their lists have; False where that is nothing."""
        quiet = quiet_changes(here.metadata, self._translation.metadata(there.key, there.metadata))
        if quiet:
            self._patch(here, quiet)
        return bool(quiet)

    def change(self, here: State, there: State, values: Mapping[str, Any]) -> None:
        """Give the memory here these fields; a new text is a revision, with the vector that it has there."""
        translated = self._translation.metadata(there.key, there.metadata)
        fields = quiet_changes(here.metadata, translated)
        for name, value in values.items():
            if name != TEXT:
                is_theirs = same_value(value, there.fields.get(name))
                fields |= values_of(name, translated) if is_theirs else self._as_said(name, value)
        self._drop_circle(here, fields)
        self._came.append((here.key, {name: value for name, value in fields.items() if name in values}))
        if TEXT in values and isinstance(decoded(here.key, here.metadata), REVISED):
            ends = fields.get(SUPERSEDED_BY, here.metadata.get(SUPERSEDED_BY))
            insert, end = self._revision(
                here, str(values[TEXT] or ""), {**fields, **({SUPERSEDED_BY: ends} if ends else {})}
            )
            self._add_revision(insert, there)
            self._add(end)
        else:
            self._patch(here, {**({TEXT: values[TEXT]} if TEXT in values else {}), **fields})

    def delete(self, here: State, there: State | None) -> None:
        """Delete the memory here, for the reason that is given there."""
        reason = "" if there is None else str(there.metadata.get("delete_reason") or "")
        self._add(tombstone(self._editing, here.key, reason))
        self._deleted.add(here.root)

    def restore(self, here: State, there: State, edited: object) -> None:
        """Bring back what was deleted here, as it is there, or with the text that a person wrote.

        The same text comes back in place. Another one is a revision, with its vector; the tombstone becomes the text
        that it stands for, where the history there has that.
        """
        text = edited if isinstance(edited, str) and edited else there.text
        translated = self._translation.metadata(there.key, there.metadata)
        fields = {name: value for each in there.fields for name, value in values_of(each, translated).items()}
        fields = {name: value for name, value in fields.items() if name not in (TEXT, SUPERSEDED_BY)}
        self._came.append((here.key, fields))
        digest = str(here.metadata.get("content_hash") or "")
        if not isinstance(decoded(here.key, here.metadata), REVISED) or _is_digest(text, digest):
            after = {**_UNMARKED, SUPERSEDED_BY: None, TEXT: text, **fields}
            after["updated_at"] = format_time(self._editing.now)
            self._add(Restore(here.key, {name: here.metadata.get(name) for name in after}, after))
            return
        insert, end = self._revision(here, text, {**fields, **_UNMARKED, SUPERSEDED_BY: None})
        deleted = next((text_of(each) for each in there.earlier if _is_digest(text_of(each), digest)), "")
        self._add_revision(insert, there)
        after = {**end.after, **_UNMARKED, TEXT: deleted}
        self._add(Patch(end.key, {name: here.metadata.get(name) for name in (*end.before, *after)}, after))

    def bring(self, there: State, edited: object) -> None:
        """A memory comes in with its whole history, under the ids that it has there where these are free."""
        for key in self._side.keys(there.root)[:-1]:
            if not self.is_taken(key):
                self._import(key, key)
        target = copy_key(there) if self.is_taken(there.key) else there.key
        self._import(there.key, target, edited)

    def copy(self, there: State) -> bool:
        """What is there comes in beside what is here; False where it is here already."""
        target = copy_key(there)
        if self.is_taken(target):
            return False
        self._import(there.key, target, is_alone=True)
        return True

    def is_taken(self, key: Key) -> bool:
        """Whether a record stands under the key, or will."""
        found = self._now(key)
        return found is not None and found.get(SUPERSEDED_BY) != UNDONE

    def _import(self, key: Key, target: Key, edited: object = None, *, is_alone: bool = False) -> None:
        metadata = self._translation.metadata(key, self._side.metadata(key) or {})
        if is_alone:
            metadata.pop(REVISION_OF, None)
        cargo = self._there.cargo(key)
        if isinstance(edited, str) and edited != text_of(metadata):
            metadata |= {TEXT: edited, "content_hash": content_hash(edited)}
            cargo = Cargo(expires_at=cargo.expires_at)
        elif self._model is None:
            # Vectors of another model say nothing here: the text is embedded, other records get one of their key.
            cargo = Cargo(terms=cargo.terms, expires_at=cargo.expires_at)
        self._add(Import(target, metadata, cargo, self._model or ""))
        self._came.append((target, metadata))

    def _revision(self, here: State, text: str, changes: Mapping[str, Any]) -> tuple[Insert, Patch]:
        record = decoded(here.key, here.metadata)
        assert record is not None
        return revision(self._editing, record, text, changes)

    def _add_revision(self, insert: Insert, there: State) -> None:
        """The revision, with the vector of its text where that comes from there."""
        is_theirs = (
            self._model is not None and insert.changes[TEXT] == there.text and self._side.root(there.key) is not None
        )
        vector = self._there.cargo(there.key).vector if is_theirs and self._model is not None else b""
        self._add(structs.replace(insert, vector=vector or None, model=self._model or "" if vector else ""))

    def _patch(self, here: State, values: Mapping[str, Any]) -> None:
        after = {**values, "updated_at": format_time(self._editing.now)}
        self._add(Patch(here.key, {name: here.metadata.get(name) for name in (*after, SUPERSEDED_BY)}, after))

    def _add(self, operation: Operation) -> None:
        self._made.setdefault(operation.key, operation)

    def _as_said(self, name: str, value: object) -> dict[str, Any]:
        """What a person wrote: an importance is the one of now."""
        if name == IMPORTANCE and value is not None:
            return {IMPORTANCE: value, IMPORTANCE_BASE: value, DECAY_ANCHOR: format_time(self._editing.now)}
        return {name: value}

    def _drop_circle(self, here: State, fields: dict[str, Any]) -> None:
        """Two memories that replace each other would both be out of sight."""
        said = fields.get(SUPERSEDED_BY)
        if isinstance(said, str) and self._leads_back(here, said):
            del fields[SUPERSEDED_BY]
            self._circles.append(Missing(here.key, SUPERSEDED_BY, said, is_there=True, is_circle=True))

    def _leads_back(self, here: State, said: object) -> bool:
        home, seen = here.key.namespace, set[Key]()
        while isinstance(said, str) and said and not said.startswith(SYSTEM_PREFIX):
            names: Sequence[Key] = (Key(home, said), *readings(said, home))
            key = next((each for each in names if self._now(each) is not None), None)
            if key is None or key in seen:
                return False
            seen.add(key)
            metadata = self._now(key) or {}
            if root_of(key, metadata) == here.root:
                return True
            said, home = metadata.get(SUPERSEDED_BY), key.namespace
        return False

    def _now(self, key: Key) -> Mapping[str, Any] | None:
        """A record as it will be with what was made so far."""
        made, found = self._made.get(key), self._editing.ahead.metadata(key)
        if isinstance(made, Import):
            return made.metadata
        if isinstance(made, Insert):
            return {**(self._editing.ahead.metadata(made.source) or {} if made.source else {}), **made.changes}
        return {**(found or {}), **made.after} if isinstance(made, Patch) else found

    def _will_be_here(self, key: Key) -> bool:
        return key in self._coming or self.is_taken(key)


def _is_digest(text: str, digest: str) -> bool:
    return bool(digest) and identify_digest(text, digest) is not None

"""The operations that make single memories here what was decided about them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import structs

from explorer.memory.cargo import Cargo
from explorer.memory.changes import Import, Insert, Operation, Patch, Restore
from explorer.memory.effects import same_value
from explorer.memory.keys import Key
from explorer.memory.protocols import RecordSource
from explorer.memory.records import SUPERSEDED_BY, UNDONE
from explorer.memory.text import content_hash, identify_digest
from explorer.memory.times import format_time
from explorer.services.deletion import tombstone
from explorer.services.editing import Editing, decoded
from explorer.services.lineages import REVISION_OF, root_of
from explorer.services.open_conflicts import open_conflicts, settled
from explorer.services.revisions import REVISED, revision
from explorer.services.teleport.fields import (
    AUTHOR,
    DECAY_ANCHOR,
    IMPORTANCE,
    IMPORTANCE_BASE,
    MERGED_FROM,
    TEXT,
    in_place,
    is_storable,
    quiet_changes,
    text_of,
    values_of,
)
from explorer.services.teleport.fitness import common_model
from explorer.services.teleport.pairing import Naming
from explorer.services.teleport.references import Missing, Translation, successors
from explorer.services.teleport.sides import Side, State

_UNMARKED: Mapping[str, None] = dict.fromkeys(("deleted_at", "deleted_by", "delete_reason"))


class Operations:
    """Collects them, one a record. Where two memories there lead to one here, what is made of the first stands.

    What a method makes it makes whole; it gives False where it makes nothing.
    """

    def __init__(
        self,
        editing: Editing,
        there: RecordSource,
        side: Side,
        here_roots: Mapping[Key, Key],
        coming: frozenset[Key],
        naming: Naming,
    ) -> None:
        """`side` are the lineages of `there`, `here_roots` their names here; `coming` = what will be imported."""
        self._copies = naming.copies
        self._editing = editing
        self._there = there
        self._side = side
        self._coming = coming
        self._model = common_model(editing.snapshot, there)
        self._translation = Translation(side, here_roots, self._will_be_here, naming.origin)
        self._made: dict[Key, Operation] = {}
        self._renewed: set[Key] = set()
        self._trails: dict[Key, tuple[Key, tuple[Key, ...]] | None] = {}
        self._deleted: set[Key] = set()
        self._came: list[tuple[Key, Mapping[str, Any]]] = []
        self._left_out: list[Missing] = []

    def finished(self) -> tuple[Operation, ...]:
        """All operations; open conflicts of what is deleted are settled with it."""
        editing = self._editing
        if self._deleted:
            for conflict in open_conflicts(editing.snapshot, editing.ahead, self._deleted):
                self._made.setdefault(conflict.record.key, settled(editing, conflict, conflict.survivor(self._deleted)))
        return tuple(self._made.values())

    def missing(self) -> Iterator[Missing]:
        """What the records that come in refer to and will not find, and what of them is left out."""
        yield from self._left_out
        for key, metadata in self._came:
            yield from self._translation.missing(key, metadata)

    @property
    def renewed(self) -> int:
        """Of how many memories only counts, times of use and lists are taken over."""
        return len(self._renewed)

    def renew(self, here: State, there: State) -> None:
        """Take over larger counts, newer times of use and what only their lists have, whatever else is made of it."""
        made = self._made.get(here.key)
        if made is not None and type(made) is not Patch:
            return
        before = made.after if isinstance(made, Patch) else {}
        quiet = quiet_changes({**here.metadata, **before}, self._translation.metadata(there.key, there.metadata))
        if quiet:
            self._made[here.key] = _patch(here, {**before, **quiet})
            if made is None:
                self._renewed.add(here.key)

    def change(self, here: State, there: State, values: Mapping[str, Any]) -> bool:
        """Give the memory here these fields; a new text is a revision, with the vector that it has there."""
        translated = self._translated(there.key, there.metadata)
        fields = self._quiet(here, translated)
        for name, value in values.items():
            if name != TEXT:
                is_theirs = same_value(value, there.fields.get(name))
                fields |= values_of(name, translated) if is_theirs else self._as_said(name, value)
        if TEXT in values:
            fields |= _author(values[TEXT], there)
        self._drop_circle(here, fields)
        if not fields and TEXT not in values:
            return False
        self._came.append((here.key, {name: value for name, value in fields.items() if name in values}))
        if TEXT in values and isinstance(decoded(here.key, here.metadata), REVISED):
            ends = fields.get(SUPERSEDED_BY, here.metadata.get(SUPERSEDED_BY))
            insert, end = self._revision(
                here, str(values[TEXT] or ""), {**fields, **({SUPERSEDED_BY: ends} if ends else {})}
            )
            return self._add(self._with_vector(insert, there), end)
        text = in_place(values[TEXT], here.metadata) if TEXT in values else {}
        return self._add(_patch(here, {**text, **fields, "updated_at": format_time(self._editing.now)}))

    def delete(self, here: State, there: State | None) -> bool:
        """Delete the memory here, for the reason that is given there."""
        reason = "" if there is None else str(there.metadata.get("delete_reason") or "")
        if not self._add(tombstone(self._editing, here.key, reason)):
            return False
        self._deleted.add(here.root)
        return True

    def restore(self, here: State, there: State, edited: object, before: str) -> bool:
        """Bring back what was deleted here, as it is there, or with the text that a person wrote.

        The same text comes back in place. Another one is a revision, with its vector; the tombstone becomes the text
        that it stands for, where that is `before`, what both began with, or in the history there.
        """
        text = edited if isinstance(edited, str) and edited else there.text
        translated = self._translated(there.key, there.metadata)
        names = (here.fields.keys() | there.fields.keys()) - {TEXT}
        fields = {name: value for each in sorted(names) for name, value in values_of(each, translated).items()}
        fields |= self._quiet(here, translated) | _author(text, there)
        self._drop_circle(here, fields)
        self._came.append((here.key, fields))
        ends = fields.setdefault(SUPERSEDED_BY, None)
        digest = str(here.metadata.get("content_hash") or "")
        if not isinstance(decoded(here.key, here.metadata), REVISED) or _is_digest(text, digest):
            after = {
                **_UNMARKED,
                **in_place(text, here.metadata),
                **fields,
                "updated_at": format_time(self._editing.now),
            }
            return self._add(Restore(here.key, {name: here.metadata.get(name) for name in after}, after))
        insert, end = self._revision(here, text, {**fields, **_UNMARKED, SUPERSEDED_BY: ends})
        known = (each for each in (before, *map(text_of, there.earlier)) if _is_digest(each, digest))
        # Of a text that nobody knows any more, the trace stays in the history.
        after = {**end.after, **({**_UNMARKED, TEXT: deleted} if (deleted := next(known, "")) else {})}
        end = Patch(end.key, {name: here.metadata.get(name) for name in (*end.before, *after)}, after)
        return self._add(self._with_vector(insert, there), end)

    def bring(self, there: State, edited: object) -> bool:
        """A memory comes in with its whole history, under the ids that it has there where these are free."""
        target = self._free(there.key, *self._copies(there))
        if target is None:
            return False
        for key in self._side.keys(there.root)[:-1]:
            if not self.is_taken(key):
                self._import(key, key)
        self._import(there.key, target, edited)
        return True

    def copy(self, there: State) -> bool:
        """What is there comes in beside what is here; False where it is here already."""
        target = self._free(*self._copies(there))
        if target is None:
            return False
        self._import(there.key, target, is_alone=True)
        return True

    def is_taken(self, key: Key) -> bool:
        """Whether a record stands under the key, or will."""
        found = self._now(key)
        return found is not None and found.get(SUPERSEDED_BY) != UNDONE

    def _free(self, *keys: Key) -> Key | None:
        return next((key for key in keys if not self.is_taken(key)), None)

    def _import(self, key: Key, target: Key, edited: object = None, *, is_alone: bool = False) -> None:
        metadata = self._translated(key, self._side.metadata(key) or {})
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

    def _translated(self, key: Key, metadata: Mapping[str, Any]) -> dict[str, Any]:
        """Metadata from there as they are said here, without what no journal can hold."""
        translated = self._translation.metadata(key, metadata)
        for name in [name for name, value in translated.items() if not is_storable(value)]:
            del translated[name]
            self._left_out.append(Missing(key, name, "", is_there=True, is_too_deep=True))
        return translated

    def _revision(self, here: State, text: str, changes: Mapping[str, Any]) -> tuple[Insert, Patch]:
        record = decoded(here.key, here.metadata)
        assert record is not None
        return revision(self._editing, record, text, changes)

    def _with_vector(self, insert: Insert, there: State) -> Insert:
        """The revision, with the vector of its text where that comes from there."""
        is_theirs = insert.changes[TEXT] == there.text and self._side.root(there.key) is not None
        vector = self._there.cargo(there.key).vector if is_theirs and self._model is not None else b""
        return structs.replace(insert, vector=vector or None, model=self._model or "" if vector else "")

    def _quiet(self, here: State, translated: Mapping[str, Any]) -> dict[str, Any]:
        """What is taken over without asking, with what another memory there gave already."""
        made = self._made.get(here.key) if here.key in self._renewed else None
        before = made.after if isinstance(made, Patch) else {}
        return before | quiet_changes({**here.metadata, **before}, translated)

    def _add(self, *operations: Operation) -> bool:
        """All of them, or none where a record is written already; mere counts and times make room."""
        if any(operation.key in self._made and operation.key not in self._renewed for operation in operations):
            return False
        self._made |= {operation.key: operation for operation in operations}
        for operation in operations:
            self._trails.pop(operation.key, None)
        self._renewed.difference_update(operation.key for operation in operations)
        return True

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
            self._left_out.append(Missing(here.key, SUPERSEDED_BY, said, is_there=True, is_circle=True))

    def _leads_back(self, here: State, said: object) -> bool:
        names, seen = successors(said, here.key.namespace), set[Key]()
        while (key := next((each for each in names if self._trail(each) is not None), None)) not in seen:
            trail = None if key is None else self._trail(key)
            if key is None or trail is None:
                return False
            seen.add(key)
            root, names = trail
            if root == here.root:
                return True
        return False

    def _trail(self, key: Key) -> tuple[Key, tuple[Key, ...]] | None:
        """The lineage of a record and what may be meant by its successor, as they will be; None where it is not."""
        if key not in self._trails:
            metadata = self._now(key)
            found = None if metadata is None else successors(metadata.get(SUPERSEDED_BY), key.namespace)
            self._trails[key] = None if metadata is None or found is None else (root_of(key, metadata), found)
        return self._trails[key]

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


def _patch(here: State, after: dict[str, Any]) -> Patch:
    return Patch(here.key, {name: here.metadata.get(name) for name in (*after, SUPERSEDED_BY)}, after)


def _author(text: object, there: State) -> dict[str, Any]:
    """Who wrote a text, and which branch it is from, where it is the one that stands there."""
    said = {name: value for name in (AUTHOR, MERGED_FROM) if (value := there.metadata.get(name))}
    return said if text == there.text else {}


def _is_digest(text: str, digest: str) -> bool:
    return bool(digest) and identify_digest(text, digest) is not None

"""Change sets: the only way to write (DESIGN). Each says what stands before and after: it can be shown and undone."""

from __future__ import annotations

import uuid
from collections.abc import Mapping
from datetime import datetime
from enum import StrEnum
from typing import Any

import msgspec
from msgspec import Struct, structs
from typing_extensions import override

from explorer.memory.cargo import Cargo
from explorer.memory.keys import Key
from explorer.memory.namespaces import BELIEFS, CONFLICTS, GRANTS
from explorer.memory.times import format_time

Values = Mapping[str, Any]
"""Metadata by name; None stands for a field that is missing (vectlite can set a key to null, not remove it)."""

BOOKKEEPING = frozenset({"updated_at", "last_accessed", "access_count", "recall_count", "last_recalled_at"})
"""Fields whose change by an agent is no conflict: they say when a record was used, not what is known."""


class Patch(Struct, frozen=True, gc=False, tag="patch"):
    """Sets the fields of `after` in place; every field of `before` must still have its value there.

    `before` names all fields of `after`, and may name more that are only looked at.
    """

    key: Key
    before: dict[str, Any]
    after: dict[str, Any]

    def __post_init__(self) -> None:
        if not self.after or not self.after.keys() <= self.before.keys():
            raise ValueError("a patch names what stood before every field that it sets")

    @property
    def inverse(self) -> Operation:
        """The patch that brings back what stood before."""
        return Patch(self.key, self.before | self.after, {name: self.before[name] for name in self.after})


class Tombstone(Patch, frozen=True, gc=False, tag="tombstone"):
    """Deletes a record in place: its text goes, its key and the text's hash stay (SEMANTICS 2)."""

    @property
    @override
    def inverse(self) -> Operation:
        """Brings the record back."""
        return Restore(self.key, self.before | self.after, {name: self.before[name] for name in self.after})


class Restore(Patch, frozen=True, gc=False, tag="restore"):
    """Takes a tombstone back to what it was."""

    @property
    @override
    def inverse(self) -> Operation:
        """Takes it away again."""
        return Tombstone(self.key, self.before | self.after, {name: self.before[name] for name in self.after})


class Insert(Struct, frozen=True, gc=False, tag="insert"):
    """A record that is not there yet: the revision of one that is, a grant, or what maintenance found of memories.

    Never a memory of its own.

    It carries over the metadata of `source` as they stand when it is written, except for `changes`. `vector` is its
    default vector, little-endian float32, made by `model`; None = the one of `source`, or one derived from the key.
    """

    key: Key
    changes: dict[str, Any]
    source: Key | None = None
    vector: bytes | None = None
    model: str = ""

    def __post_init__(self) -> None:
        is_revision = self.source is not None and bool(self.changes.get("revision_of"))
        if not is_revision and self.key.namespace not in (GRANTS, CONFLICTS, BELIEFS):
            raise ValueError("an explorer writes revisions of records, it makes no new memory")

    @property
    def inverse(self) -> Operation:
        """Takes the record out of sight; removing it would cost agents a rebuild of their index (VECTLITE 1)."""
        return Withdraw(self.key, self)


class Import(Struct, frozen=True, gc=False, tag="import"):
    """A record of another workspace or branch, as it stands there (`services.teleport`, `services.branches`).

    Without a vector in its `cargo`, its text is embedded here; `model` made the one that it has.
    """

    key: Key
    metadata: dict[str, Any]
    cargo: Cargo = Cargo()
    model: str = ""

    @property
    def inverse(self) -> Operation:
        """Takes the record out of sight, as with a revision."""
        return Withdraw(self.key, self)


class Withdraw(Struct, frozen=True, gc=False, tag="withdraw"):
    """Undoes an insert or import: the record stays in the file as `system:undone`, which every list leaves out."""

    key: Key
    inserted: Insert | Import

    @property
    def inverse(self) -> Operation:
        """Brings the record back into sight."""
        return self.inserted


class Purge(Struct, frozen=True, gc=False, tag="purge", omit_defaults=True):
    """Removes a record for good; `digest` is the SHA-256 of the text that the person saw.

    Every field of `before` must still have its value there.
    """

    key: Key
    digest: str
    before: dict[str, Any] = {}


class Reembed(Struct, frozen=True, gc=False, tag="reembed"):
    """Replaces the vector of a record marked `embedding_stale`; `digest` is the SHA-256 of the text it belongs to."""

    key: Key
    digest: str
    vector: bytes


class ReembedAll(Struct, frozen=True, gc=False, tag="reembed all"):
    """Replaces every vector of the workspace by those of `model`, and says so in the workspace's own record, `key`.

    `vectors` names the file that holds them beside the journal. `mark` tells this run from every other: the record
    bears it afterwards. Every field of `before` must still have its value there.
    """

    key: Key
    before: dict[str, Any]
    model: str
    dimension: int
    vectors: str
    mark: str


Operation = Patch | Tombstone | Restore | Insert | Import | Withdraw | Purge | Reembed | ReembedAll
ForGood = Purge | Reembed | ReembedAll
"""What cannot be taken back."""


class ChangeKind(StrEnum):
    """What a person did, for the list of activities."""

    EDIT = "edit"
    REVISE = "revise"
    DELETE = "delete"
    RESTORE = "restore"
    SUPERSEDE = "supersede"
    DECIDE = "decide"
    MERGE = "merge"
    MOVE = "move"
    COPY = "copy"
    DELETE_BRANCH = "delete branch"
    ERASE = "erase"
    REEMBED = "reembed"
    REEMBED_ALL = "reembed all"
    DECAY = "decay"
    FIND_CONFLICTS = "find conflicts"
    RESOLVE = "resolve"
    CONSOLIDATE = "consolidate"
    HARMONISE = "harmonise"
    REPAIR = "repair"
    PURGE = "purge"
    LEARN = "learn"
    RECALL = "recall"
    """An agent was given facts, which count it: no step of a person, so it is in no list of them."""
    UNDO = "undo"
    REDO = "redo"


class ChangeSet(Struct, frozen=True, gc=False):
    """What is applied whole or not at all. No key stands in two of its operations.

    `label` is the beginning of the first record's text; of a merge the name of the file, of what is done to or with a
    branch that one's name. `of` is the change set that an undo or redo is about, `step` what kind of step that is.
    """

    id: str
    kind: ChangeKind
    made_at: str
    made_by: str
    label: str
    operations: tuple[Operation, ...]
    of: str = ""
    step: ChangeKind | None = None

    def __post_init__(self) -> None:
        if len({operation.key for operation in self.operations}) != len(self.operations):
            raise ValueError("a change set touches each record once")

    @property
    def keys(self) -> tuple[Key, ...]:
        """The records that it writes."""
        return tuple(operation.key for operation in self.operations)

    @property
    def is_undoable(self) -> bool:
        """Whether every operation can be taken back; that an agent was given facts cannot."""
        is_step = self.kind is not ChangeKind.RECALL
        return is_step and not any(isinstance(operation, ForGood) for operation in self.operations)

    def undone(self, now: datetime, by: str) -> ChangeSet:
        """The change set that takes this one back. Raises ValueError where it cannot be."""
        inverses = tuple(_inverse(operation) for operation in reversed(self.operations))
        return self._about(new_change_set(ChangeKind.UNDO, inverses, now, by, self.label, of=self.id))

    def redone(self, now: datetime, by: str) -> ChangeSet:
        """The change set that does this one again after it was undone."""
        return self._about(new_change_set(ChangeKind.REDO, self.operations, now, by, self.label, of=self.id))

    def _about(self, change: ChangeSet) -> ChangeSet:
        return structs.replace(change, step=self.step or self.kind)


def new_change_set(
    kind: ChangeKind, operations: tuple[Operation, ...], now: datetime, by: str, label: str = "", of: str = ""
) -> ChangeSet:
    """A change set with an id of its own. Raises ValueError where two operations touch one record."""
    return ChangeSet(uuid.uuid4().hex, kind, format_time(now), by, label, operations, of)


def encode(change: ChangeSet) -> bytes:
    """The change set as JSON."""
    return msgspec.json.encode(change)


def decode(data: bytes) -> ChangeSet:
    """The change set that `encode` wrote. Raises msgspec.DecodeError."""
    return msgspec.json.decode(data, type=ChangeSet)


def _inverse(operation: Operation) -> Operation:
    if isinstance(operation, ForGood):
        raise ValueError(f"{operation.key} was changed for good")  # noqa: TRY004 the operation, not its type, is at fault
    return operation.inverse

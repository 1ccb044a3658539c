"""One branch's memory as it would be called on another branch: so that two branches compare like two files."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, TypeVar

from explorer.memory.ahead import Ahead
from explorer.memory.cargo import Cargo
from explorer.memory.health import Damage, FileFacts
from explorer.memory.keys import Key
from explorer.memory.namespaces import namespaces_of
from explorer.memory.protocols import RecordSource, Report
from explorer.memory.records import SYSTEM_PREFIX
from explorer.memory.system_records import SystemRecord
from explorer.memory.text import content_hash
from explorer.services.branches.reasons import went_with_branch
from explorer.services.imports import copy_key
from explorer.services.teleport.fields import MERGED_FROM
from explorer.services.teleport.pairing import Naming
from explorer.services.teleport.references import meanings, with_references
from explorer.services.teleport.sides import Side, State

R = TypeVar("R", bound=SystemRecord)


class BranchView:
    """A `RecordSource` of the records of `source` in the namespaces of `target`, once what waits is written.

    What they refer to on their own branch has its name there too, and `merged_from` is their branch. Memories that were
    deleted and that the other branch never had are left out, and so are those that went because they were moved away or
    their branch was deleted: neither says anything about the other branch.
    """

    def __init__(self, snapshot: RecordSource, ahead: Ahead, source: str, target: str) -> None:
        self._snapshot, self._ahead = snapshot, ahead
        self.source, self.target = source, target
        self._there = dict(zip(namespaces_of(source), namespaces_of(target), strict=True))
        self._back = {there: own for own, there in self._there.items()}
        # Rows have no key of their own in a source: it is noted as they are asked for.
        self._asked: dict[int, Key] = {}

    @property
    def file(self) -> FileFacts:
        """The file that both branches are in."""
        return self._snapshot.file

    @property
    def damage(self) -> Sequence[Damage]:
        """What could not be read of it."""
        return self._snapshot.damage

    @property
    def namespaces(self) -> Mapping[str, int]:
        """Records per namespace, under the names of the target."""
        counts = self._snapshot.namespaces
        return {there: counts[own] for own, there in self._there.items() if own in counts}

    @property
    def naming(self) -> Naming:
        """A memory whose id is taken is called `<id>@<branch>` there (SEMANTICS 8)."""
        return Naming(self._copies, self.origin)

    def origin(self, key: Key) -> Key:
        """Where the record really stands."""
        return Key(self._back.get(key.namespace, key.namespace), key.id)

    def row(self, key: Key) -> int | None:
        """The row of the record that is called `key` there."""
        if key.namespace not in self._back:
            return None
        row = self._snapshot.row(self.origin(key))
        if row is not None:
            self._asked[row] = key
        return row

    def metadata(self, row: int) -> dict[str, object]:
        """The metadata of a record whose row was asked for; KeyError for any other."""
        return dict(self.read(self._asked[row]) or {})

    def read(self, key: Key) -> Mapping[str, Any] | None:
        """The metadata of the record that is called `key` there."""
        if key.namespace not in self._back:
            return None
        origin = self.origin(key)
        metadata = self._ahead.metadata(origin)
        if metadata is None:
            return None
        named = with_references(metadata, lambda name, said: self._said(name, said, origin.namespace))
        return {**named, MERGED_FROM: self.source}

    def keys(self) -> Iterator[Key]:
        """The keys of all records, as they are called there."""
        new = (key for key in sorted(self._ahead.touched) if self._snapshot.row(key) is None)
        for keys in (self._snapshot.keys(), new):
            yield from (Key(self._there[key.namespace], key.id) for key in keys if key.namespace in self._there)

    def cargo(self, key: Key) -> Cargo:
        """What stands beside the metadata; of a record that is not in the file yet nothing: its text is embedded."""
        origin = self.origin(key)
        return Cargo() if self._snapshot.row(origin) is None else self._snapshot.cargo(origin)

    def system(self, kind: type[R]) -> list[R]:
        """The records of the system, which belong to no branch."""
        return self._snapshot.system(kind)

    def side(self, here: Side, report: Report) -> Side:
        """The lineages that are compared with those of the target, `here`."""
        side = Side(self.keys(), self.read, sum(self.namespaces.values()), report)
        gone = [root for root in side.roots if (newest := side.newest(root)) is not None and newest.deleted]
        side.leave_out(root for root in gone if here.newest(root) is None or self._went_with_branch(side, root))
        return side

    def _went_with_branch(self, side: Side, root: Key) -> bool:
        return went_with_branch(side.metadata(side.keys(root)[-1]) or {})

    def _copies(self, there: State) -> Sequence[Key]:
        beside = Key(there.root.namespace, f"{there.root.id}@{self.source}")
        return beside, copy_key(beside, content_hash(there.text))

    def _said(self, name: str, reference: object, home: str) -> object:
        """How a record of the branch is called there; any other reference as it stands."""
        if not isinstance(reference, str) or not reference or reference.startswith(SYSTEM_PREFIX):
            return reference
        key = next((each for each in meanings(name, reference, home) if self._ahead.metadata(each) is not None), None)
        if key is None or key.namespace not in self._there or reference == key.id:
            return reference
        return str(Key(self._there[key.namespace], key.id))

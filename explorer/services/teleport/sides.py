"""One of the files that are compared, as lineages: the newest revision of each record with its history."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from msgspec import Struct

from explorer.memory.ahead import Ahead
from explorer.memory.effects import Read
from explorer.memory.keys import Key, readings
from explorer.memory.lineage import in_order
from explorer.memory.namespaces import CONFLICTS, DOMAINS, GRANTS, NOTES, SKILLS, TELEPORT, WORKSPACE
from explorer.memory.protocols import RecordSource, Report
from explorer.memory.records import SUPERSEDED_BY, SYSTEM_PREFIX, UNDONE
from explorer.memory.text import normalise
from explorer.services.lineages import reader, root_of
from explorer.services.teleport.fields import compared_fields, is_deleted, text_of

_ABOUT_THE_FILE = (TELEPORT, WORKSPACE)
# What makes two records of a kind the same thing, whatever their ids.
_NAMED_BY = {
    DOMAINS: ("name",),
    GRANTS: ("role", "domain"),
    NOTES: ("agent_id",),
    SKILLS: ("name",),
    CONFLICTS: ("kind", "a", "b"),
}
_REPORT_EVERY = 1_000
# What is nested too deep stands there as a text of its own kind.
_encode = msgspec.json.Encoder(enc_hook=str).encode


class Member(Struct, frozen=True, gc=False):
    """A record of a lineage. `mark` is equal for equal metadata, `text` for equal texts (0 where there is none)."""

    id: str
    revision_of: str
    superseded_by: str
    mark: int
    text: int
    deleted: bool


@dataclass(frozen=True, slots=True)
class State:
    """A lineage as it stands in one file: its newest record, and those before it, oldest first.

    `replaced_by` is the lineage that took its place, as `namespace/id`; empty where none did.
    """

    root: Key
    key: Key
    metadata: Mapping[str, Any]
    earlier: tuple[Mapping[str, Any], ...] = ()
    replaced_by: str = ""

    @property
    def is_deleted(self) -> bool:
        """Whether it ends in a tombstone."""
        return is_deleted(self.metadata)

    @property
    def is_revised(self) -> bool:
        """Whether its text was changed since it was first written."""
        return bool(self.earlier)

    @property
    def text(self) -> str:
        """Its newest text."""
        return text_of(self.metadata)

    @property
    def fields(self) -> dict[str, Any]:
        """What is compared of it."""
        fields = compared_fields(self.metadata)
        return fields | {SUPERSEDED_BY: self.replaced_by} if self.replaced_by else fields


class Side:
    """The lineages of a file by root; revisions that were undone, and records about the file itself, are left out.

    Holds a few numbers a record, no metadata: those are read again where they are asked for.
    """

    def __init__(self, keys: Iterable[Key], read: Read, total: int, report: Report) -> None:
        """Read all records once; `total` is about how many there are."""
        self._read = read
        self._newest: dict[Key, Member] = {}
        self._earlier: dict[Key, list[Member]] = {}
        self._roots: dict[Key, Key] = {}
        self._by_text: dict[tuple[str, int], Key] | None = None
        self._by_name: dict[tuple[object, ...], Key] | None = None
        self._digests: dict[tuple[str, str], Key] | None = None
        for number, key in enumerate(keys):
            if number % _REPORT_EVERY == 0:
                report(min(number / max(total, 1), 1.0))
            if key.namespace not in _ABOUT_THE_FILE and (metadata := read(key)) is not None:
                self._take(key, metadata)
        for root, members in self._earlier.items():
            *self._earlier[root], self._newest[root] = in_order((*members, self._newest[root]))

    def __len__(self) -> int:
        """How many lineages there are: memories, as a person counts them."""
        return len(self._newest)

    def leave_out(self, roots: Iterable[Key]) -> None:
        """Take lineages away, before anything was asked of them."""
        for root in roots:
            for member in self._members(root):
                self._roots.pop(Key(root.namespace, member.id), None)
            del self._newest[root]
            self._earlier.pop(root, None)

    @property
    def roots(self) -> Iterable[Key]:
        """The lineages, in file order."""
        return self._newest.keys()

    def keys(self, root: Key) -> list[Key]:
        """The records of a lineage, oldest first; empty where it is unknown."""
        return [Key(root.namespace, member.id) for member in self._members(root)]

    def root(self, key: Key) -> Key | None:
        """The lineage that a record belongs to; None where it is unknown."""
        return key if key in self._newest else self._roots.get(key)

    def newest(self, root: Key) -> Member | None:
        """The newest record of a lineage, without its metadata."""
        return self._newest.get(root)

    def has(self, key: Key, metadata: Mapping[str, Any]) -> bool:
        """Whether the record stands here with just these metadata."""
        root = self.root(key)
        members = () if root is None else self._members(root)
        return any(member.id == key.id and member.mark == mark_of(metadata) for member in members)

    def metadata(self, key: Key) -> Mapping[str, Any] | None:
        """All metadata of a record."""
        return self._read(key)

    def state(self, root: Key) -> State | None:
        """A lineage with its metadata; None where it is unknown."""
        keys = self.keys(root)
        if not keys:
            return None
        found = [self._read(key) or {} for key in keys]
        return State(root, keys[-1], found[-1], tuple(found[:-1]), self._replaced_by(keys[-1], found[-1]))

    def newest_state(self, root: Key | None) -> State | None:
        """The same without its history: quick."""
        keys = [] if root is None else self.keys(root)
        return State(root, keys[-1], self._read(keys[-1]) or {}) if root is not None and keys else None

    def with_text(self, namespace: str, text: int) -> Key | None:
        """A lineage that says the same and is not deleted, by `Member.text`."""
        if self._by_text is None:
            self._by_text = {}
            for root, newest in self._newest.items():
                if newest.text and not newest.deleted:
                    self._by_text.setdefault((root.namespace, newest.text), root)
        return self._by_text.get((namespace, text)) if text else None

    def with_name(self, namespace: str, metadata: Mapping[str, Any]) -> Key | None:
        """The lineage of the same domain, grant, note, skill or conflict, whatever its id."""
        if not is_named(namespace, metadata):
            return None
        if self._by_name is None:
            self._by_name = {}
            named = ((root, newest) for root, newest in self._newest.items() if root.namespace in _NAMED_BY)
            # One that is in use comes before what it replaced.
            for root, newest in sorted(named, key=lambda each: (each[1].deleted, each[1].superseded_by != "")):
                found = self._read(Key(root.namespace, newest.id)) or {}
                self._by_name.setdefault(_name(root.namespace, found), root)
        return self._by_name.get(_name(namespace, metadata))

    def deleted_with(self, namespace: str, digests: Iterable[str]) -> Key | None:
        """A deleted lineage whose text had one of these digests."""
        if self._digests is None:
            self._digests = {}
            for root, newest in self._newest.items():
                if newest.deleted:
                    digest = (self._read(Key(root.namespace, newest.id)) or {}).get("content_hash")
                    if isinstance(digest, str) and digest:
                        self._digests.setdefault((root.namespace, digest.strip().lower()), root)
        return next((found for digest in digests if (found := self._digests.get((namespace, digest)))), None)

    def _replaced_by(self, key: Key, metadata: Mapping[str, Any]) -> str:
        """What took the record's place, by its first text where that is known; a reason as it stands."""
        said = metadata.get(SUPERSEDED_BY)
        if not isinstance(said, str) or not said or said.startswith(SYSTEM_PREFIX):
            return ""
        names = (Key(key.namespace, said), *readings(said, key.namespace))
        return str(next((root for each in names if (root := self.root(each)) is not None), names[0]))

    def _members(self, root: Key) -> Iterator[Member]:
        yield from self._earlier.get(root, ())
        if (newest := self._newest.get(root)) is not None:
            yield newest

    def _take(self, key: Key, metadata: Mapping[str, Any]) -> None:
        superseded_by = metadata.get(SUPERSEDED_BY)
        if superseded_by == UNDONE:
            return
        root = root_of(key, metadata)
        text = text_of(metadata)
        member = Member(
            key.id,
            root.id if root != key else "",
            superseded_by if isinstance(superseded_by, str) else "",
            mark_of(metadata),
            hash(normalise(text)) if text else 0,
            is_deleted(metadata),
        )
        if (before := self._newest.get(root)) is not None:
            self._earlier.setdefault(root, []).append(before)
        self._newest[root] = member
        if root != key:
            self._roots[key] = root


def is_named(namespace: str, metadata: Mapping[str, Any]) -> bool:
    """Whether a record is known by a name of its own, not by its text: a domain, grant, note, skill or conflict."""
    return any(metadata.get(field) for field in _NAMED_BY.get(namespace, ()))


def mark_of(metadata: Mapping[str, Any]) -> int:
    """A number by which it is known that metadata are still the same; of this run of the program only."""
    return hash(_encode(metadata))


def side_of(snapshot: RecordSource, report: Report, namespaces: Sequence[str] | None = None) -> Side:
    """A file as it stands, or some namespaces of it."""
    return _side(snapshot.keys(), reader(snapshot), sum(snapshot.namespaces.values()), report, namespaces)


def side_ahead(snapshot: RecordSource, ahead: Ahead, report: Report, namespaces: Sequence[str] | None = None) -> Side:
    """The workspace as it will be once what waits is written."""
    new = (key for key in sorted(ahead.touched) if snapshot.row(key) is None)
    keys = (key for each in (snapshot.keys(), new) for key in each)
    return _side(keys, ahead.metadata, sum(snapshot.namespaces.values()), report, namespaces)


def side_known(records: Mapping[Key, Mapping[str, Any]], namespaces: Sequence[str] | None = None) -> Side:
    """What was known of another file."""
    return _side(records, records.get, len(records), lambda _: None, namespaces)


def _side(keys: Iterable[Key], read: Read, total: int, report: Report, namespaces: Sequence[str] | None) -> Side:
    if namespaces is not None:
        chosen = frozenset(namespaces)
        keys = (key for key in keys if key.namespace in chosen)
    return Side(keys, read, total, report)


def _name(namespace: str, metadata: Mapping[str, Any]) -> tuple[object, ...]:
    return (namespace, *(str(metadata.get(field) or "") for field in _NAMED_BY[namespace]))

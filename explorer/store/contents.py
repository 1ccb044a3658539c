"""Every record of a workspace as its bytes: what a file is written anew from, nothing in it being taken apart."""

from __future__ import annotations

import struct
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from collections.abc import Set as AbstractSet
from typing import Any, NamedTuple

from explorer.memory.changes import Operation, Patch, Purge
from explorer.memory.effects import written
from explorer.memory.keys import Key, readings
from explorer.memory.records import SUPERSEDED_BY
from explorer.store import log_format as log
from explorer.store import vdb_format as fmt
from explorer.store.vdb_encode import encode_map, encode_text

_U32 = struct.Struct("<I")
_F64 = struct.Struct("<d")
_DELETE, _UPDATE = b"\x02", b"\x03"
_NONE = bytes(4)

Renewed = Callable[[Key, dict[str, Any] | None], tuple[dict[str, Any], bytes]]
"""The metadata and the encoded vector that a record gets in place of its own; it has none where it is new."""


class _Place(NamedTuple):
    """Where a record stands: `data[start:end]`."""

    data: bytes
    start: int
    end: int


class Contents:
    """A main file with its log laid over it. Vectors, terms and metadata that nobody changes stay bit for bit."""

    def __init__(self, main: bytes, wal: bytes = b"") -> None:
        """Raises `Malformed` where anything cannot be read: nothing of such a file is written anew."""
        self.header = fmt.parse_header(main)
        self._places: dict[Key, _Place] = {}
        at = fmt.HEADER_SIZE
        for _ in range(self.header.records):
            at = self._take(main, at)
        if at != len(main):
            raise fmt.Malformed(at, "bytes that the file's count of records leaves out")
        self._log = b""
        if not fmt.WAL_MAGIC.startswith(wal):
            self._lay(wal)

    def __len__(self) -> int:
        return len(self._places)

    def metadata(self, key: Key) -> dict[str, object] | None:
        """The metadata of a record; None where there is none."""
        place = self._places.get(key)
        return None if place is None else self._parsed(place).metadata

    def bytes_of(self, key: Key) -> bytes:
        """A record as it stands in a main file; KeyError where there is none."""
        place = self._places[key]
        return place.data[place.start : place.end]

    def is_outlived(self, key: Key, now: float) -> bool:
        """Whether the record's time to live has passed."""
        place = self._places[key]
        (expires_at,) = _F64.unpack_from(place.data, place.end - 8)
        return bool(expires_at) and expires_at <= now

    def counts(self, now: float) -> Counter[str]:
        """Records per namespace without those whose time to live has passed, as vectlite counts them."""
        return Counter(key.namespace for key in self._places if not self.is_outlived(key, now))

    def naming(self, gone: AbstractSet[Key]) -> Iterator[Key]:
        """The records that stay and that one of `gone` took the place of."""
        for key, place in self._places.items():
            if key not in gone:
                said = self._parsed(place).metadata.get(SUPERSEDED_BY)
                if isinstance(said, str) and not gone.isdisjoint(readings(said, key.namespace)):
                    yield key

    def apply(self, operations: Iterable[Operation]) -> bytes:
        """Do patches and purges that fit the records; the log that brings the main file to the same state.

        Empty where there are none.
        """
        parts = []
        for operation in operations:
            key = operation.key
            names = encode_text(key.namespace) + encode_text(key.id)
            if isinstance(operation, Purge):
                del self._places[key]
                parts.append(_DELETE + names)
            else:
                assert isinstance(operation, Patch)
                values = written(operation, self.metadata)
                self._update(key, values)
                parts.append(_UPDATE + names + encode_map(values))
        payload = _U32.pack(len(parts)) + b"".join(parts)
        return (self._log or fmt.WAL_MAGIC) + _U32.pack(len(payload)) + payload if parts else b""

    @property
    def named_vectors(self) -> int:
        """How many records have named vectors, which vectlite keeps at the length of the default ones."""
        return sum(not self._parsed(place).extras.startswith(_NONE) for place in self._places.values())

    @property
    def vector_bytes(self) -> int:
        """How many bytes the default vectors take, one a record."""
        return 4 * self.header.dimension * len(self._places)

    def with_vectors(self, dimension: int, record: Renewed, added: Iterable[Key] = ()) -> Contents:
        """The same records, and new ones under `added` where there are none, with the metadata and vectors of `record`.

        Named vectors, terms, multi-vectors and ends of life stay bit for bit.
        """
        new = Contents(fmt.encode_header(dimension, self.header.metric, 0))
        for key in (*self._places, *(key for key in added if key not in self._places)):
            parsed = self._parsed(self._places[key]) if key in self._places else None
            before = None if parsed is None else parsed.metadata
            metadata, vector = record(key, before)
            encoded = parsed.encoded_metadata if parsed and metadata is before else encode_map(metadata)
            names = encode_text(key.namespace) + encode_text(key.id)
            tail = bytes(20) if parsed is None else parsed.extras + _F64.pack(parsed.expires_at)
            new.put(key, names + encoded + _U32.pack(dimension) + vector + tail)
        return new

    def put(self, key: Key, encoded: bytes) -> None:
        """Have these bytes be the record under `key`."""
        self._places[key] = _Place(encoded, 0, len(encoded))

    def encoded(self) -> Iterator[bytes]:
        """The parts of a main file that holds all this, in vectlite's order."""
        yield fmt.encode_header(self.header.dimension, self.header.metric, len(self._places))
        for key in sorted(self._places):
            yield self.bytes_of(key)

    def is_same(self, other: Contents) -> bool:
        """Whether the other has the same records, byte for byte."""
        return self._places.keys() == other._places.keys() and all(
            self.bytes_of(key) == other.bytes_of(key) for key in self._places
        )

    def _take(self, data: bytes, at: int) -> int:
        try:
            parsed, end = fmt.parse_record(data, at)
        except (struct.error, IndexError) as error:
            raise fmt.Malformed(at, "the file ends inside a record") from error
        if end > len(data):
            raise fmt.Malformed(at, "the file ends inside a record")
        if not data.startswith(encode_text(parsed.namespace) + encode_text(parsed.id), at):
            # Read with replacement characters, two such names may be one.
            raise fmt.Malformed(at, "a name that is no text")
        self._places[Key(parsed.namespace, parsed.id)] = _Place(data, at, end)
        return end

    def _lay(self, data: bytes) -> None:
        if not data.startswith(fmt.WAL_MAGIC):
            raise fmt.Malformed(0, "a log that does not begin with “VWL1”")
        end = len(fmt.WAL_MAGIC)
        for operations, behind in log.iterate_batches(data, end):
            for operation in operations:
                self._lay_one(operation, data)
            end = behind
        self._log = data[:end]

    def _lay_one(self, operation: log.Operation, data: bytes) -> None:
        if isinstance(operation, log.Upsert):
            record = operation.record
            before = 4 + len(record.encoded_metadata) + sum(map(len, map(encode_text, record[:2])))
            self._take(data, record.vector_at - before)
            return
        key = Key(operation.namespace, operation.id)
        place = self._places.get(key)
        if place is None:
            return
        if isinstance(operation, log.Delete):
            del self._places[key]
        elif isinstance(operation, log.UpdateMetadata):
            self._update(key, operation.changes)
        else:
            changed = place.data[place.start : place.end - 8] + _F64.pack(operation.expires_at)
            self._places[key] = _Place(changed, 0, len(changed))

    def _update(self, key: Key, values: Mapping[str, Any]) -> None:
        place = self._places[key]
        parsed = self._parsed(place)
        at = place.start + len(encode_text(key.namespace)) + len(encode_text(key.id))
        head, tail = place.data[place.start : at], place.data[at + len(parsed.encoded_metadata) : place.end]
        data = head + encode_map({**parsed.metadata, **values}) + tail
        self._places[key] = _Place(data, 0, len(data))

    @staticmethod
    def _parsed(place: _Place) -> fmt.Parsed:
        return fmt.parse_record(place.data, place.start)[0]

"""The records of a file in memory: main file first, the log laid over it."""

from __future__ import annotations

import struct
import time
from collections.abc import Callable, Iterator
from typing import cast

import numpy as np
from numpy.typing import NDArray

from explorer.memory.decode import decode_system
from explorer.memory.keys import Key, readings
from explorer.memory.namespaces import CONFLICTS
from explorer.memory.protocols import Matrix
from explorer.memory.system_records import Conflict
from explorer.store import log_format as log
from explorer.store import vdb_format as fmt
from explorer.store.vdb_encode import encode_map
from explorer.store.vector_table import VectorTable

OnRecord = Callable[[int, Key, dict[str, object], float], None]
"""Called for every record of the main file: row, key, metadata, time to live in Unix seconds (0 = never)."""

_U32 = struct.Struct("<I")
_FRAME = 4 + 4 + 4 + 8
"""Beside its parts a record has the lengths of its two names and of its vector, and the end of its life."""
_CUT = "the file ends inside a record"
_SHOWN_CONFLICTS = ("duplicate", "contradiction")


class Image:
    """Records by row number; a row is never given to another record, so what was handed out stays true.

    A changed record is put in its row anew, a deleted one leaves None. Vectors stand in one matrix, which
    copies share: changed ones are appended to it.
    """

    def __init__(self, dimension: int) -> None:
        self.dimension = dimension
        self.records: list[fmt.RawRecord | None] = []
        self.rows: dict[str, dict[str, int]] = {}
        self._vectors = VectorTable(dimension)
        self._mortal: set[int] = set()

    @property
    def matrix(self) -> Matrix:
        """All vectors, shape (n, dimension), float32; `RawRecord.vector` is a row of it."""
        return self._vectors.matrix

    @property
    def fits_no_vector(self) -> bool:
        """Whether there are records and none of them ever had a vector of the header's dimension."""
        return bool(self.records) and not len(self._vectors)

    def load(self, data: bytes, header: fmt.Header, on_record: OnRecord) -> list[fmt.Malformed]:
        """Take the records of a main file as far as it can be read; what is wrong with it, by ascending place.

        Of a key that stands twice the later record counts, as for vectlite: `on_record` is called for its row again.
        """
        faults: list[fmt.Malformed] = []
        at = fmt.HEADER_SIZE
        for number in range(header.records):
            start = at
            try:
                parsed, at = fmt.parse_record(data, at)
                if at > len(data):
                    raise fmt.Malformed(start, _CUT)
            except (struct.error, IndexError):
                return [*faults, fmt.Malformed(start, _CUT, _plausible(header.records - number))]
            except fmt.Malformed as error:
                return [*faults, fmt.Malformed(error.offset, error.what, _plausible(header.records - number))]
            expected = len(self.records)
            row = self._put(parsed, data)
            if row != expected:
                faults.append(fmt.Malformed(start, "a second record with the key of an earlier one"))
            on_record(row, Key(parsed.namespace, parsed.id), parsed.metadata, parsed.expires_at)
        if at < len(data):
            faults.append(fmt.Malformed(at, f"{len(data) - at:,} bytes that the file's count of records leaves out"))
        return faults

    def apply(self, operation: log.Operation, data: bytes) -> int | None:
        """Lay one operation of the log over the records; the row it touched, None where it touches none."""
        if isinstance(operation, log.Upsert):
            return self._put(operation.record, data)
        row = self.rows.get(operation.namespace, {}).get(operation.id)
        if row is None:
            return None
        record = cast(fmt.RawRecord, self.records[row])
        if isinstance(operation, log.Delete):
            self.records[row] = None
            del self.rows[operation.namespace][operation.id]
        elif isinstance(operation, log.UpdateMetadata):
            metadata, _ = fmt.parse_map(record.metadata, 0)
            self.records[row] = fmt.RawRecord(
                record.namespace,
                record.id,
                encode_map(metadata | operation.changes),
                record.extras,
                record.vector,
                record.expires_at,
            )
        else:
            self._mortal.add(row)
            self.records[row] = fmt.RawRecord(
                record.namespace,
                record.id,
                record.metadata,
                record.extras,
                record.vector,
                operation.expires_at,
            )
        return row

    def replace(self, parsed: fmt.Parsed, data: bytes) -> int:
        """Take a record of `data` in place of the one with its key; its row. Nothing of `data` is held on to."""
        row = self.rows.get(parsed.namespace, {}).get(parsed.id)
        record = None if row is None else self.records[row]
        has_same_vector = record is not None and self.has_vector(record.vector, data, parsed.vector_at - 4)
        end = parsed.vector_at + 4 * parsed.vector_length
        vector = data[parsed.vector_at : end]
        return self._put(parsed._replace(vector_at=0), vector, record if has_same_vector else None)

    def remove(self, key: Key) -> None:
        """Let the record under `key` go."""
        self.records[self.rows[key.namespace].pop(key.id)] = None

    def has_vector(self, vector_row: int, data: bytes, at: int) -> bool:
        """Whether that row of the matrix stands at `at` in `data`, its length before it."""
        (length,) = _U32.unpack_from(data, at)
        return vector_row >= 0 and length == self.dimension and self._vectors.is_same(vector_row, data, at + 4)

    def encoded_vector(self, vector_row: int) -> bytes:
        """One vector as it stands in the file, little-endian float32; empty for -1."""
        return b"" if vector_row < 0 else self._vectors.encoded(vector_row)

    def vectors(self, vector_rows: NDArray[np.int64]) -> Matrix:
        """The vectors of these matrix rows; zeros for -1."""
        return self._vectors.take(vector_rows)

    def cosines(self, vector: NDArray[np.float32], vector_rows: NDArray[np.int64]) -> NDArray[np.float64]:
        """The cosine of `vector` and the vectors of these matrix rows; NaN for -1 and where one has no direction."""
        return self._vectors.cosines(vector, vector_rows)

    def find(self, reference: str, home: str) -> Key | None:
        """The record that a reference in a record of the namespace `home` names."""
        for key in readings(reference, home):
            if key.id in self.rows.get(key.namespace, ()):
                return key
        return None

    def row(self, key: Key) -> int | None:
        """The row of the record under `key`."""
        return self.rows.get(key.namespace, {}).get(key.id)

    def metadata(self, row: int) -> dict[str, object]:
        """The metadata of the record in `row`, decoded; KeyError where none is."""
        record = self.records[row]
        if record is None:
            raise KeyError(row)
        return fmt.parse_map(record.metadata, 0)[0]

    def open_conflicts(self) -> Iterator[tuple[str, int]]:
        """The kind of every open conflict with the row of each of its two sides, duplicates first."""
        found = []
        for record_id, row in self.rows.get(CONFLICTS, {}).items():
            conflict = decode_system(Key(CONFLICTS, record_id), self.metadata(row), Conflict)
            if (
                self.is_live(row)
                and conflict.state == "open"
                and conflict.is_current
                and conflict.kind in _SHOWN_CONFLICTS
            ):
                sides = (self.find(side, CONFLICTS) for side in (conflict.a, conflict.b))
                found += [(conflict.kind, self.rows[side.namespace][side.id]) for side in sides if side is not None]
        # A fact that is in both kinds of conflict is shown as contradicted: that is written last.
        return iter(sorted(found, key=lambda pair: pair[0] != "duplicate"))

    def is_live(self, row: int, now: float | None = None) -> bool:
        """Whether the row holds a record whose time to live has not passed."""
        record = self.records[row]
        if record is None:
            return False
        return not record.expires_at or record.expires_at > (time.time() if now is None else now)

    def bytes_in(self, namespace: str) -> int:
        """How many bytes the records of a namespace take in the main file (VECTLITE 4)."""
        return sum(map(self.bytes_of, self.rows.get(namespace, {}).values()))

    def bytes_of(self, row: int) -> int:
        """How many bytes the record in `row` takes there; 0 where none is."""
        record = self.records[row]
        if record is None:
            return 0
        names = len(record.namespace.encode()) + len(record.id.encode())
        return names + len(record.metadata) + len(record.extras) + _FRAME + 4 * self.dimension * (record.vector >= 0)

    def outlived(self, now: float) -> list[Key]:
        """The keys of the records whose time to live has passed, in file order."""
        found = (self.records[row] for row in sorted(self._mortal) if not self.is_live(row, now))
        return [Key(record.namespace, record.id) for record in found if record is not None]

    def live_counts(self, now: float) -> dict[str, int]:
        """Records per namespace without those whose time to live has passed; namespaces that have none are left out."""
        counts = {namespace: len(rows) for namespace, rows in self.rows.items()}
        for row in self._mortal:
            record = self.records[row]
            if record is not None and not self.is_live(row, now):
                counts[record.namespace] -= 1
        return {namespace: count for namespace, count in counts.items() if count}

    def copy(self) -> Image:
        """An image that shares all records with this one and changes on its own."""
        other = Image(self.dimension)
        other.records = self.records.copy()
        other.rows = {namespace: rows.copy() for namespace, rows in self.rows.items()}
        other._vectors = self._vectors
        other._mortal = self._mortal.copy()
        return other

    def _put(self, parsed: fmt.Parsed, data: bytes, same_vector_as: fmt.RawRecord | None = None) -> int:
        rows = self.rows.get(parsed.namespace)
        if rows is None:
            rows = self.rows[parsed.namespace] = {}
        record = fmt.RawRecord(
            parsed.namespace,
            parsed.id,
            parsed.encoded_metadata,
            parsed.extras,
            self._append_vector(parsed, data) if same_vector_as is None else same_vector_as.vector,
            parsed.expires_at,
        )
        row = rows.get(parsed.id)
        if row is None:
            row = rows[parsed.id] = len(self.records)
            self.records.append(record)
        else:
            self.records[row] = record
        if parsed.expires_at:
            self._mortal.add(row)
        return row

    def _append_vector(self, parsed: fmt.Parsed, data: bytes) -> int:
        if parsed.vector_length != self.dimension or not self.dimension:
            return -1
        return self._vectors.add(data, parsed.vector_at)


def _plausible(lost: int) -> int | None:
    # A damaged count may be any number; one that no file can hold says nothing.
    return lost if lost < 1 << 32 else None

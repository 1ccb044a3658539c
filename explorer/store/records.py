"""The records of one state of a workspace file, without an index to search them by."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime
from math import isfinite
from pathlib import Path
from typing import TypeVar

from explorer.memory.cargo import Cargo
from explorer.memory.decode import KIND_BY_NAMESPACE, decode_system
from explorer.memory.health import Damage, FileFacts
from explorer.memory.keys import Key
from explorer.memory.system_records import SystemRecord
from explorer.store import vdb_format as fmt
from explorer.store.image import Image
from explorer.store.vdb_extras import decode_extras
from explorer.store.vdb_reader import Stamp, log_size

R = TypeVar("R", bound=SystemRecord)


class FileRecords:
    """The `RecordSource` of a file; safe in any thread. Its records never change."""

    def __init__(self, file: FileFacts, image: Image, damage: Sequence[Damage] = ()) -> None:
        self._file = file
        self._image = image
        self._damage = tuple(damage)
        self._namespaces = image.live_counts(time.time())

    @property
    def file(self) -> FileFacts:
        """Which file this is."""
        return self._file

    @property
    def image(self) -> Image:
        """The records as they stand in the file, for the other parts of the store."""
        return self._image

    @property
    def damage(self) -> Sequence[Damage]:
        """What could not be read."""
        return self._damage

    @property
    def namespaces(self) -> Mapping[str, int]:
        """Records per namespace."""
        return self._namespaces

    def metadata(self, row: int) -> dict[str, object]:
        """All metadata of the record in `row`."""
        return self._image.metadata(row)

    def row(self, key: Key) -> int | None:
        """The row of the record under `key`."""
        return self._image.row(key)

    def keys(self) -> Iterator[Key]:
        """The keys of all records, in file order, without those whose time to live has passed."""
        now = time.time()
        for record in self._image.records:
            if record is not None and (not record.expires_at or record.expires_at > now):
                yield Key(record.namespace, record.id)

    def cargo(self, key: Key) -> Cargo:
        """What stands beside the metadata of the record under `key`, bit for bit; KeyError where none is.

        Weights, and an end of life, that are no finite number are left out: the journal's JSON has no word for them.
        """
        row = self._image.row(key)
        record = None if row is None else self._image.records[row]
        if record is None:
            raise KeyError(key)
        named, terms = decode_extras(record.extras)
        if not all(map(isfinite, terms.values())):
            terms = {term: weight for term, weight in terms.items() if isfinite(weight)}
        expires_at = record.expires_at if isfinite(record.expires_at) else 0.0
        return Cargo(self._image.encoded_vector(record.vector), named, terms, expires_at)

    def system(self, kind: type[R]) -> list[R]:
        """All records of one kind, by id."""
        namespace = next(name for name, of_kind in KIND_BY_NAMESPACE.items() if of_kind is kind)
        rows = self._image.rows.get(namespace, {})
        now = time.time()
        return [
            decode_system(Key(namespace, record_id), self._image.metadata(row), kind)
            for record_id, row in sorted(rows.items())
            if self._image.is_live(row, now)
        ]


def facts_of(path: Path, header: fmt.Header, stamp: Stamp) -> FileFacts:
    """What is known of a file of which a state was read."""
    return FileFacts(
        path=path,
        version=header.version,
        dimension=header.dimension,
        metric=fmt.METRICS[header.metric],
        size=stamp.size,
        wal_size=log_size(path),
        modified=datetime.fromtimestamp(stamp.modified_ns / 1e9, UTC),
        writable=os.access(path, os.W_OK) and os.access(path.parent, os.W_OK),
    )

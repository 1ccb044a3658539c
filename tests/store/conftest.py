from __future__ import annotations

import shutil
import struct
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

import pytest

from explorer.store.snapshot import FileSnapshot
from explorer.store.vdb_encode import encode_map
from explorer.store.workspace import Workspace


class Bytes:
    """Parts of `.vdb` and `.wal` files put together by hand, where vectlite would not write what is wanted."""

    @staticmethod
    def text(value: str | bytes) -> bytes:
        data = value.encode() if isinstance(value, str) else value
        return struct.pack("<I", len(data)) + data

    @classmethod
    def record(
        cls,
        namespace: str,
        record_id: str,
        metadata: Mapping[str, object] | None = None,
        vector: Iterable[float] = (1.0, 0.0, 0.0),
        expires_at: float = 0.0,
        encoded: bytes | None = None,
    ) -> bytes:
        floats = list(vector)
        body = encode_map(metadata or {}) if encoded is None else encoded
        return (
            cls.text(namespace)
            + cls.text(record_id)
            + body
            + struct.pack(f"<I{len(floats)}f", len(floats), *floats)
            + bytes(12)
            + struct.pack("<d", expires_at)
        )

    @staticmethod
    def header(records: int, dimension: int = 3, version: int = 7, metric: int = 0, magic: bytes = b"VDB1") -> bytes:
        return struct.pack("<4sHIBQ", magic, version, dimension, metric, records)

    @classmethod
    def main(cls, *records: bytes, dimension: int = 3) -> bytes:
        return cls.header(len(records), dimension) + b"".join(records)

    @staticmethod
    def batch(*operations: bytes) -> bytes:
        payload = struct.pack("<I", len(operations)) + b"".join(operations)
        return struct.pack("<I", len(payload)) + payload

    @classmethod
    def delete(cls, namespace: str, record_id: str) -> bytes:
        return b"\x02" + cls.text(namespace) + cls.text(record_id)

    @classmethod
    def update(cls, namespace: str, record_id: str, changes: Mapping[str, object]) -> bytes:
        return b"\x03" + cls.text(namespace) + cls.text(record_id) + encode_map(changes)

    @classmethod
    def set_ttl(cls, namespace: str, record_id: str, expires_at: float) -> bytes:
        return b"\x04" + cls.text(namespace) + cls.text(record_id) + struct.pack("<d", expires_at)


@pytest.fixture(scope="session")
def raw() -> type[Bytes]:
    return Bytes


@pytest.fixture(scope="session")
def scan() -> Callable[[Path], FileSnapshot]:
    """Read a file anew, as a window does that opens it."""
    return lambda path: Workspace(path).scan(lambda _: None)


@pytest.fixture(scope="session")
def frozen() -> Callable[[Path, Path], Path]:
    """Copy a store as it is while a writer has it open, with its pending log, under a new path."""

    def freeze(path: Path, to: Path) -> Path:
        shutil.copyfile(path, to)
        log = path.with_name(path.name + ".wal")
        if log.exists():
            shutil.copyfile(log, to.with_name(to.name + ".wal"))
        return to

    return freeze


@pytest.fixture(scope="session")
def listing() -> Callable[[Path], dict[str, tuple[int, int]]]:
    """What a folder holds, links not followed: name -> size and time of the last change."""

    def look(folder: Path) -> dict[str, tuple[int, int]]:
        entries = ((entry.name, entry.lstat()) for entry in sorted(folder.iterdir()))
        return {name: (status.st_size, status.st_mtime_ns) for name, status in entries}

    return look

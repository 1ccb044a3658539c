"""The file of one known state of a peer's workspace: there whole or not at all, and known to be sound when it is read.

`MEB1`, u32 length of the head, the head (a `BaseInfo` in MessagePack), the SHA-256 of head and body, the body: pieces
of records in MessagePack, each compressed, its u32 length before it. Little endian. The head is read without the body.
"""

from __future__ import annotations

import hashlib
import os
import tempfile
import time
import zlib
from collections.abc import Iterator, Mapping
from itertools import islice
from pathlib import Path
from struct import Struct
from typing import Any

import msgspec

from explorer.memory.keys import Key
from explorer.memory.teleport import Base, BaseInfo
from explorer.store.folder_sync import sync_folder

SUFFIX = ".base"
_MAGIC = b"MEB1"
_UNFINISHED = ".unfinished-"
_U32 = Struct("<I")
_DIGEST_SIZE = hashlib.sha256().digest_size
_LONGEST_HEAD = 1 << 20
_PIECE = 1_000
_QUICKLY = 1
_DAY_SECONDS = 86_400.0
_Piece = list[tuple[str, str, dict[str, Any]]]
_pieces = msgspec.msgpack.Decoder(_Piece)
# The one kind of value that MessagePack does not know is a text in place of what is nested too deep: `Folded`.
_encoder = msgspec.msgpack.Encoder(enc_hook=str)


class DamagedBase(Exception):
    """The file is not one that was written whole."""


def write_base(base: Base, target: Path) -> None:
    """Put the file in its place, also where there is one; readable for this user only. OSError where it cannot be."""
    head = msgspec.msgpack.encode(msgspec.structs.replace(base.info, records=len(base.records)))
    handle, name = tempfile.mkstemp(prefix=_UNFINISHED, dir=target.parent)
    unfinished = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(_MAGIC + _U32.pack(len(head)) + head + bytes(_DIGEST_SIZE))
            digest = hashlib.sha256(head)
            for piece in _encoded(base.records):
                digest.update(piece)
                file.write(piece)
            file.seek(len(_MAGIC) + _U32.size + len(head))
            file.write(digest.digest())
            file.flush()
            os.fsync(file.fileno())
        unfinished.replace(target)
    finally:
        unfinished.unlink(missing_ok=True)
    sync_folder(target.parent)


def read_base(path: Path) -> Base:
    """What the file holds. Raises `DamagedBase`, and OSError where it cannot be read."""
    data = path.read_bytes()
    info, at = _head(data)
    body = at + _DIGEST_SIZE
    digest = hashlib.sha256(data[len(_MAGIC) + _U32.size : at])
    digest.update(memoryview(data)[body:])
    if digest.digest() != data[at:body]:
        raise DamagedBase(path.name)
    records = {Key(namespace, record_id): metadata for namespace, record_id, metadata in _decoded(data, body)}
    return Base(info, records)


def read_info(path: Path) -> BaseInfo | None:
    """What the head says, without looking at the records; None where that cannot be read."""
    try:
        with path.open("rb") as file:
            return _head(file.read(_LONGEST_HEAD))[0]
    except (OSError, DamagedBase):
        return None


def remove_unfinished(folder: Path, *, at_once: bool = False) -> None:
    """Remove what processes that were killed left: what is older than a day, for another may be at work on it."""
    for rest in folder.glob(f"{_UNFINISHED}*"):
        try:
            if at_once or rest.stat().st_mtime < time.time() - _DAY_SECONDS:
                rest.unlink()
        except FileNotFoundError:
            continue


def _head(data: bytes) -> tuple[BaseInfo, int]:
    """The head and the offset behind it."""
    start = len(_MAGIC) + _U32.size
    if not data.startswith(_MAGIC) or len(data) < start:
        raise DamagedBase("no base")
    end = start + int(_U32.unpack_from(data, len(_MAGIC))[0])
    try:
        return msgspec.msgpack.decode(data[start:end], type=BaseInfo), end
    except msgspec.DecodeError as error:
        raise DamagedBase("its head cannot be read") from error


def _encoded(records: Mapping[Key, Mapping[str, Any]]) -> Iterator[bytes]:
    rows = ((key.namespace, key.id, metadata) for key, metadata in records.items())
    while piece := list(islice(rows, _PIECE)):
        packed = zlib.compress(_encoder.encode(piece), _QUICKLY)
        yield _U32.pack(len(packed)) + packed


def _decoded(data: bytes, at: int) -> Iterator[tuple[str, str, dict[str, Any]]]:
    while at < len(data):
        end = at + 4 + int(_U32.unpack_from(data, at)[0])
        yield from _pieces.decode(zlib.decompress(data[at + 4 : end]))
        at = end

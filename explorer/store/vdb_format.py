"""The bytes of vectlite's `.vdb` file, format version 7 (VECTLITE 4), without any file access.

All numbers are little endian. Text that is not UTF-8 is read with replacement characters: one flipped bit
must not cost the records behind it.
"""

from __future__ import annotations

from struct import Struct
from typing import NamedTuple

import msgspec

VDB_MAGIC, WAL_MAGIC = b"VDB1", b"VWL1"
VERSION = 7
METRICS = ("cosine", "euclidean", "dot", "manhattan")

_u8, _u32, _i64, _f64 = (Struct(f"<{code}").unpack_from for code in "BIqd")
_HEADER = Struct("<4sHIBQ")
HEADER_SIZE, DIMENSION_AT = _HEADER.size, 6
NO_EXTRAS = bytes(12)
"""The encoded named vectors, sparse terms and multi-vectors of a record that has none."""

# Key names are few and short: decoded once. Bounded, because a damaged file may hold any number of any length.
_NAME_LIMIT, _NAME_BYTES = 4096, 256
_DEEPEST, _BOTTOMLESS = 100, 100_000
_names: dict[bytes, str] = {}


class Malformed(Exception):
    """The bytes at `offset` are not what the format says; `lost` counts the records that this costs, if known."""

    def __init__(self, offset: int, what: str, lost: int | None = None) -> None:
        super().__init__(f"{what} at byte {offset}")
        self.offset = offset
        self.what = what
        self.lost = lost


class Folded(str):
    """A text that stands for a list or map nested deeper than is taken apart; `encoded` is it with its tag.

    vectlite writes values of any depth; what walks over them afterwards would run out of stack.
    """

    __slots__ = ("encoded",)
    encoded: bytes


class Header(NamedTuple):
    """The first 19 bytes of a `.vdb`."""

    magic: bytes
    version: int
    dimension: int
    metric: int
    records: int


class RawRecord(msgspec.Struct, frozen=True, gc=False):
    """One record with its parts still encoded: `metadata` a map, `extras` named, sparse and multi-vectors.

    The vector's bytes are not kept: `vector` is its place in the image's matrix, -1 where the record has none
    of the file's dimension. `expires_at` is in Unix seconds, 0 = never.
    """

    namespace: str
    id: str
    metadata: bytes
    extras: bytes
    vector: int
    expires_at: float


class Parsed(NamedTuple):
    """A record read at some offset; `vector_at` and `vector_length` say where its floats stand."""

    namespace: str
    id: str
    metadata: dict[str, object]
    encoded_metadata: bytes
    vector_at: int
    vector_length: int
    extras: bytes
    expires_at: float


def parse_header(data: bytes) -> Header:
    """The header at the start of a `.vdb`; Malformed where the file is shorter."""
    if len(data) < HEADER_SIZE:
        raise Malformed(len(data), "the file ends inside its header")
    return Header(*_HEADER.unpack_from(data, 0))


def encode_header(dimension: int, metric: int, records: int) -> bytes:
    """The bytes that `parse_header` reads."""
    return _HEADER.pack(VDB_MAGIC, VERSION, dimension, metric, records)


def parse_record(data: bytes, at: int) -> tuple[Parsed, int]:
    """The record at `at` and the offset behind it; an offset behind the end means that the record is cut."""
    namespace, at = parse_name(data, at)
    record_id, at = parse_text(data, at)
    metadata_at = at
    metadata, at = parse_map(data, at)
    encoded = data[metadata_at:at]
    (length,) = _u32(data, at)
    vector_at = at + 4
    extras_at = at = vector_at + 4 * length
    if data.startswith(NO_EXTRAS, at):
        at += 12
        extras = NO_EXTRAS
    else:
        at = _skip_extras(data, at)
        extras = data[extras_at:at]
    (expires_at,) = _f64(data, at)
    return Parsed(namespace, record_id, metadata, encoded, vector_at, length, extras, expires_at), at + 8


def parse_map(data: bytes, at: int, depth: int = 0) -> tuple[dict[str, object], int]:
    """The map at `at` and the offset behind it. The loop that opening a file spends its time in.

    `depth` counts what it is nested in.
    """
    (count,) = _u32(data, at)
    at += 4
    if count > len(data) - at:
        raise Malformed(at - 4, "a map that is larger than the file")
    result: dict[str, object] = {}
    field = _first
    for _ in range(count):
        likely = field.next
        field = likely if likely is not None and data.startswith(likely.encoded, at) else _field_at(data, at, field)
        at += field.size
        tag = field.tag
        if tag == 1:
            (size,) = _u32(data, at)
            at += 4
            try:
                result[field.name] = data[at : at + size].decode()
            except UnicodeDecodeError:
                result[field.name] = data[at : at + size].decode(errors="replace")
            at += size
        elif tag == 3:
            (result[field.name],) = _f64(data, at)
            at += 8
        elif tag == 2:
            (result[field.name],) = _i64(data, at)
            at += 8
        else:
            result[field.name], at = _parse_value(data, at, tag, depth)
    return result, at


class _Field:
    """A key's name with the tag of its value, as their bytes stand before the value.

    One writer's records have their keys in one order, so the field that came next the last time is tried
    first: one comparison instead of a length, a slice, a look-up and a tag.
    """

    __slots__ = ("encoded", "name", "next", "size", "tag")

    def __init__(self, encoded: bytes, name: str, tag: int) -> None:
        self.encoded = encoded
        self.size = len(encoded)
        self.name = name
        self.tag = tag
        self.next: _Field | None = None


_first = _Field(b"", "", 0)
_fields: dict[bytes, _Field] = {}


def _field_at(data: bytes, at: int, before: _Field) -> _Field:
    (size,) = _u32(data, at)
    encoded = data[at : at + 5 + size]
    field = _fields.get(encoded)
    if field is None:
        if len(encoded) < 5 + size:
            raise Malformed(at, "the file ends inside a key")
        field = _Field(encoded, encoded[4:-1].decode(errors="replace"), encoded[-1])
        if len(_fields) >= _NAME_LIMIT or size > _NAME_BYTES:
            return field
        _fields[encoded] = field
    before.next = field
    return field


def _learn_name(encoded: bytes) -> str:
    name = encoded.decode(errors="replace")
    if len(_names) < _NAME_LIMIT and len(encoded) <= _NAME_BYTES:
        _names[encoded] = name
    return name


def _parse_value(data: bytes, at: int, tag: int, depth: int) -> tuple[object, int]:
    if tag == 1:
        return parse_text(data, at)
    if tag in (2, 3):
        return (_i64 if tag == 2 else _f64)(data, at)[0], at + 8
    if tag == 4:
        return data[at] != 0, at + 1
    if tag == 5:
        return None, at
    if tag in (6, 7):
        if depth == _DEEPEST:
            return _fold(data, at, tag)
        return (_parse_list if tag == 6 else parse_map)(data, at, depth + 1)
    raise Malformed(at - 1, f"a value of unknown kind {tag}")


def _fold(data: bytes, at: int, tag: int) -> tuple[Folded, int]:
    end = _behind(data, at, tag)
    folded = Folded(f"(nested more than {_DEEPEST} deep)")
    folded.encoded = data[at - 1 : end]
    return folded, end


def _behind(data: bytes, at: int, tag: int) -> int:
    """The offset behind the value of kind `tag` at `at`, found without recursion."""
    containers: list[tuple[int, int]] = []
    while True:
        if tag in (6, 7):
            (count,) = _u32(data, at)
            at += 4
            if count > len(data) - at or len(containers) > _BOTTOMLESS:
                raise Malformed(at - 4, "values that are nested without end")
            containers.append((count, tag))
        else:
            _, at = _parse_value(data, at, tag, 0)
        while containers and not containers[-1][0]:
            containers.pop()
        if not containers:
            return at
        left, kind = containers.pop()
        containers.append((left - 1, kind))
        if kind == 7:
            at = _skip_text(data, at)
        tag = data[at]
        at += 1


def _parse_list(data: bytes, at: int, depth: int) -> tuple[list[object], int]:
    (count,) = _u32(data, at)
    at += 4
    if count > len(data) - at:
        raise Malformed(at - 4, "a list that is larger than the file")
    values = []
    for _ in range(count):
        value, at = _parse_value(data, at + 1, data[at], depth)
        values.append(value)
    return values, at


def parse_text(data: bytes, at: int) -> tuple[str, int]:
    """The text at `at` and the offset behind it."""
    (size,) = _u32(data, at)
    at += 4
    return data[at : at + size].decode(errors="replace"), at + size


def parse_name(data: bytes, at: int) -> tuple[str, int]:
    """The same for a text of which there are few, as namespaces: decoded once."""
    (size,) = _u32(data, at)
    at += 4
    encoded = data[at : at + size]
    return _names.get(encoded) or _learn_name(encoded), at + size


def _skip_extras(data: bytes, at: int) -> int:
    (named,) = _u32(data, at)
    at += 4
    for _ in range(named):
        at = _skip_text(data, at)
        at += 4 + 4 * _u32(data, at)[0]
    (terms,) = _u32(data, at)
    at += 4
    for _ in range(terms):
        at = _skip_text(data, at) + 4
    (multi,) = _u32(data, at)
    at += 4
    for _ in range(multi):
        at = _skip_text(data, at)
        at += 8 + 4 * _u32(data, at)[0] * _u32(data, at + 4)[0]
        if at > len(data):
            raise Malformed(len(data), "a vector that is larger than the file")
    return at


def _skip_text(data: bytes, at: int) -> int:
    return at + 4 + int(_u32(data, at)[0])

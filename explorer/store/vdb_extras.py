"""What a record holds beside its metadata and its vector: named vectors and sparse terms (VECTLITE 4)."""

from __future__ import annotations

from struct import Struct
from typing import NamedTuple

from explorer.store.vdb_format import parse_text

_u32, _f32 = Struct("<I").unpack_from, Struct("<f").unpack_from


class Extras(NamedTuple):
    """The decoded extras of a record: named vectors as tuples of floats, sparse terms with their weights."""

    named: dict[str, tuple[float, ...]]
    sparse: dict[str, float]


def decode_extras(data: bytes) -> Extras:
    """What `RawRecord.extras` holds."""
    (count,) = _u32(data, 0)
    at = 4
    named: dict[str, tuple[float, ...]] = {}
    for _ in range(count):
        name, at = parse_text(data, at)
        (length,) = _u32(data, at)
        named[name] = Struct(f"<{length}f").unpack_from(data, at + 4)
        at += 4 + 4 * length
    (count,) = _u32(data, at)
    at += 4
    sparse: dict[str, float] = {}
    for _ in range(count):
        term, at = parse_text(data, at)
        (sparse[term],) = _f32(data, at)
        at += 4
    return Extras(named, sparse)

"""What a record holds beside its metadata and its vector: named vectors and sparse terms (VECTLITE 4)."""

from __future__ import annotations

from collections.abc import Mapping
from struct import Struct
from typing import NamedTuple

from explorer.store.vdb_encode import encode_text
from explorer.store.vdb_format import NO_EXTRAS, parse_text

_U32, _F32 = Struct("<I"), Struct("<f")
_u32, _f32 = _U32.unpack_from, _F32.unpack_from
_NO_MULTI_VECTORS = _U32.pack(0)


class Extras(NamedTuple):
    """The decoded extras of a record: named vectors as little-endian float32, sparse terms with their weights."""

    named: dict[str, bytes]
    sparse: dict[str, float]


def decode_extras(data: bytes) -> Extras:
    """What `RawRecord.extras` holds, multi-vectors apart."""
    named: dict[str, bytes] = {}
    sparse: dict[str, float] = {}
    if data == NO_EXTRAS:
        return Extras(named, sparse)
    (count,) = _u32(data, 0)
    at = 4
    for _ in range(count):
        name, at = parse_text(data, at)
        end = at + 4 + 4 * _u32(data, at)[0]
        named[name] = data[at + 4 : end]
        at = end
    (count,) = _u32(data, at)
    at += 4
    # Some dozen a record: what is called for each of them counts.
    for _ in range(count):
        end = at + 4 + _u32(data, at)[0]
        (sparse[data[at + 4 : end].decode(errors="replace")],) = _f32(data, end)
        at = end + 4
    return Extras(named, sparse)


def encode_extras(named: Mapping[str, bytes], sparse: Mapping[str, float]) -> bytes:
    """The bytes that `decode_extras` reads, in the order in which vectlite writes them: by name."""
    if not named and not sparse:
        return NO_EXTRAS
    parts = [_U32.pack(len(named))]
    for name, vector in sorted(named.items()):
        parts += (encode_text(name), _U32.pack(len(vector) // 4), vector)
    parts.append(_U32.pack(len(sparse)))
    for term, weight in sorted(sparse.items()):
        parts += (encode_text(term), _F32.pack(weight))
    parts.append(_NO_MULTI_VECTORS)
    return b"".join(parts)

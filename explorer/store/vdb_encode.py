"""A metadata map as the bytes of format version 7: for a patch over a stored record, and for files of our own."""

from __future__ import annotations

from collections.abc import Mapping
from struct import pack

from explorer.store.vdb_format import Folded


def encode_map(values: Mapping[str, object]) -> bytes:
    """The bytes of a map; `vdb_format.parse_map` reads them back."""
    parts = [pack("<I", len(values))]
    for name, value in values.items():
        parts += (encode_text(name), _encode_value(value))
    return b"".join(parts)


def _encode_value(value: object) -> bytes:
    if isinstance(value, str):
        return value.encoded if isinstance(value, Folded) else b"\x01" + encode_text(value)
    if isinstance(value, bool):
        return b"\x04" + bytes([value])
    if isinstance(value, int):
        return b"\x02" + pack("<q", value)
    if isinstance(value, float):
        return b"\x03" + pack("<d", value)
    if value is None:
        return b"\x05"
    if isinstance(value, list):
        return b"\x06" + pack("<I", len(value)) + b"".join(map(_encode_value, value))
    if isinstance(value, Mapping):
        return b"\x07" + encode_map(value)
    raise TypeError(f"no value of the format: {type(value).__name__}")


def encode_text(text: str) -> bytes:
    """A text with its length before it."""
    data = text.encode()
    return pack("<I", len(data)) + data

"""What stands beside a record's metadata in the file, and goes along when the record goes to another workspace."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class Cargo(Struct, frozen=True, gc=False, omit_defaults=True):
    """The vectors, keyword terms and end of life of one record.

    `vector` is its default vector, little-endian float32; empty = it has none that can be used, so that its text is
    to be embedded. `named` are its named vectors in the same notation. `terms` None = to be made from its text.
    `expires_at` is in Unix seconds, 0 = never.
    """

    vector: bytes = b""
    named: dict[str, bytes] = {}
    terms: dict[str, float] | None = None
    expires_at: float = 0.0


class Whole(Struct, frozen=True, gc=False):
    """A record with all that belongs to it."""

    namespace: str
    id: str
    metadata: dict[str, Any]
    cargo: Cargo = Cargo()

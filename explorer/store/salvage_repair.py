"""Makes of a record with damaged values one that every reader opens, and says what is odd about it."""

from __future__ import annotations

import numpy as np

from explorer.memory.keys import Key
from explorer.memory.salvaged import Doubt
from explorer.store.key_vector import key_vector
from explorer.store.record_shape import Effort, is_end_of_life, measure
from explorer.store.vdb_encode import encode_text

_NEVER = bytes(8)


def repair(data: bytes, key: Key) -> tuple[bytes, list[Doubt], bool]:
    """The record `data` as it can be written; what is doubtful; whether its default vector had to be replaced.

    vectlite 0.13 refuses a whole file for one text in it that is not UTF-8, and panics at every opening of one that
    has a vector with infinite numbers, or one whose squared length is no float32. All else stays as it is.
    """
    shape = measure(data, 0, Effort(1 << 40))
    changes: list[tuple[int, int, bytes]] = []
    doubts: dict[Doubt, None] = {}
    for begin, end in shape.texts:
        try:
            data[begin:end].decode()
        except UnicodeDecodeError:
            doubts[Doubt.NOT_TEXT] = None
            changes.append((begin - 4, end, encode_text(data[begin:end].decode(errors="replace"))))
    is_replaced = False
    for at in shape.vectors:
        doubt = _vector_doubt(data, at, shape.dimension)
        if doubt is not None and (doubt is not Doubt.ZERO or at == shape.vector_at):
            doubts[doubt] = None
        if doubt is Doubt.NO_INDEX:
            is_replaced = is_replaced or at == shape.vector_at
            instead = key_vector(key, shape.dimension).astype("<f4").tobytes()
            changes.append((at, at + 4 * shape.dimension, instead))
    if not is_end_of_life(shape.expires_at):
        doubts[Doubt.END_OF_LIFE] = None
        changes.append((shape.end - 8, shape.end, _NEVER))
    return _changed(data, changes), list(doubts), is_replaced


def _vector_doubt(data: bytes, at: int, dimension: int) -> Doubt | None:
    numbers = np.frombuffer(data, "<f4", dimension, at).astype(np.float32, copy=False)
    if np.isinf(numbers).any():
        return Doubt.NO_INDEX
    if np.isnan(numbers).any():
        return Doubt.NOT_FINITE
    with np.errstate(over="ignore", under="ignore"):
        squared = np.dot(numbers, numbers)
    if not np.isfinite(squared):
        return Doubt.NO_INDEX
    return None if numbers.any() else Doubt.ZERO


def _changed(data: bytes, changes: list[tuple[int, int, bytes]]) -> bytes:
    parts: list[bytes] = []
    at = 0
    for begin, end, instead in sorted(changes):
        parts += (data[at:begin], instead)
        at = end
    return b"".join((*parts, data[at:])) if changes else data

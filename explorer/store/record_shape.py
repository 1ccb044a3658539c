"""Where the parts of one record stand in bytes that may be damaged, found without trusting any of them."""

from __future__ import annotations

import math
from struct import Struct
from typing import NamedTuple

from explorer.store.vdb_format import Malformed

_u32, _f64 = Struct("<I").unpack_from, Struct("<d").unpack_from
_DEEPEST = 100_000
_CUT = "the file ends inside a record"
_NAMELESS = 16
_BEFORE_VECTLITE = 1.5e9
"""Nobody set an end of life before this instant (2017): stray bits, for which the record would be removed."""


class Effort:
    """How many values may still be looked at in places that turn out to be no record.

    Bytes can be made up so that reading on from each of them goes far before it fails; with a limit to all of these
    ways together the time stays in proportion to the file. Once it is used up, each further place gets `_LEAST`.
    """

    _LEAST = 200

    def __init__(self, size: int) -> None:
        self.left = 1_000_000 + size // 4
        self.is_used_up = False

    def begin(self) -> int:
        """What is left before a place is looked at."""
        if self.left < self._LEAST:
            self.is_used_up = True
            self.left = self._LEAST
        return self.left

    def spend(self, values: int) -> None:
        """Count `values` more; Malformed where that is too many."""
        self.left -= values
        if self.left < 0:
            raise Malformed(0, "more values than can be followed")


class Shape(NamedTuple):
    """The places in a record: each text as (begin, end), its length stands in the four bytes before.

    `texts` begin with namespace and id. `vectors` are where the floats of the default vector and of the named ones
    begin, `dimension` numbers each.
    """

    start: int
    metadata_at: int
    vector_at: int
    dimension: int
    vectors: list[int]
    texts: list[tuple[int, int]]
    flags: list[int]
    expires_at: float
    end: int


def measure(data: bytes, start: int, effort: Effort) -> Shape:
    """The shape of the record at `start`; Malformed where no whole record with a vector begins there.

    All its vectors are of one dimension, as vectlite demands. What its texts hold is not looked at.
    """
    texts: list[tuple[int, int]] = []
    flags: list[int] = []
    metadata_at = skip_text(data, skip_text(data, start, texts), texts)
    at = skip_map(data, metadata_at, texts, flags, effort)
    dimension = number(data, at)
    if not dimension:
        raise Malformed(at, "a record without a vector")
    vector_at = at + 4
    vectors = [vector_at]
    at = _skip_named(data, vector_at + 4 * dimension, dimension, vectors, texts, effort)
    at = _skip_terms(data, at, texts, effort)
    at = _skip_multi(data, at, texts, effort)
    if at + 8 > len(data):
        raise Malformed(start, _CUT)
    (expires_at,) = _f64(data, at)
    return Shape(start, metadata_at, vector_at, dimension, vectors, texts, flags, expires_at, at + 8)


def is_clean(data: bytes, shape: Shape) -> bool:
    """Whether all is as vectlite writes it: texts of UTF-8, names without a zero byte, flags of 0 or 1.

    A record without names and metadata is hardly one: it is a row of zeros with one number in it.
    """
    if shape.vector_at - shape.start == _NAMELESS:
        return False
    if not is_end_of_life(shape.expires_at) or any(0 in data[begin:end] for begin, end in shape.texts[:2]):
        return False
    return is_text(data, shape.texts) and all(data[at] <= 1 for at in shape.flags)


def is_end_of_life(expires_at: float) -> bool:
    """Whether this is 0, for never, or an instant that may have been set as an end of life."""
    return expires_at == 0 or (math.isfinite(expires_at) and expires_at > _BEFORE_VECTLITE)


def is_text(data: bytes, texts: list[tuple[int, int]]) -> bool:
    """Whether all of these are UTF-8."""
    try:
        for begin, end in texts:
            data[begin:end].decode()
    except UnicodeDecodeError:
        return False
    return True


def number(data: bytes, at: int) -> int:
    """The u32 at `at`; Malformed where the file ends before."""
    if at + 4 > len(data):
        raise Malformed(at, _CUT)
    return int(_u32(data, at)[0])


def skip_text(data: bytes, at: int, texts: list[tuple[int, int]]) -> int:
    """The offset behind the text at `at`, which is added to `texts`."""
    begin = at + 4
    end = begin + number(data, at)
    if end > len(data):
        raise Malformed(at, "a text that is longer than the file")
    texts.append((begin, end))
    return end


def skip_map(data: bytes, at: int, texts: list[tuple[int, int]], flags: list[int], effort: Effort) -> int:
    """The offset behind the map at `at`, however deep it is nested; its texts and flags are added."""
    left, is_map = _items(data, at), True
    at += 4
    outer: list[tuple[int, bool]] = []
    size = len(data)
    while True:
        if not left:
            if not outer:
                return at
            left, is_map = outer.pop()
            continue
        left -= 1
        effort.spend(1)
        if is_map:
            at = skip_text(data, at, texts)
        if at >= size:
            raise Malformed(at, _CUT)
        tag = data[at]
        at += 1
        if tag == 1:
            at = skip_text(data, at, texts)
        elif tag in (2, 3):
            at += 8
        elif tag in (6, 7):
            if len(outer) > _DEEPEST:
                raise Malformed(at, "values that are nested without end")
            outer.append((left, is_map))
            left, is_map = _items(data, at), tag == 7
            at += 4
        else:
            at = _skip_small(at, tag, flags)


def _skip_small(at: int, tag: int, flags: list[int]) -> int:
    if tag == 4:
        flags.append(at)
        return at + 1
    if tag == 5:
        return at
    raise Malformed(at - 1, f"a value of unknown kind {tag}")


def _items(data: bytes, at: int) -> int:
    count = number(data, at)
    if count > len(data) - at:
        raise Malformed(at, "a list or map that is larger than the file")
    return count


def _skip_named(
    data: bytes, at: int, dimension: int, vectors: list[int], texts: list[tuple[int, int]], effort: Effort
) -> int:
    count = _items(data, at)
    at += 4
    for _ in range(count):
        effort.spend(1)
        at = skip_text(data, at, texts)
        if number(data, at) != dimension:
            raise Malformed(at, "a named vector of another dimension")
        vectors.append(at + 4)
        at += 4 + 4 * dimension
    return at


def _skip_terms(data: bytes, at: int, texts: list[tuple[int, int]], effort: Effort) -> int:
    count = _items(data, at)
    at += 4
    for _ in range(count):
        effort.spend(1)
        at = skip_text(data, at, texts) + 4
    return at


def _skip_multi(data: bytes, at: int, texts: list[tuple[int, int]], effort: Effort) -> int:
    count = _items(data, at)
    at += 4
    for _ in range(count):
        effort.spend(1)
        at = skip_text(data, at, texts)
        at += 8 + 4 * number(data, at) * number(data, at + 4)
    return at

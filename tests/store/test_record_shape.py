from __future__ import annotations

import struct

import pytest
from hypothesis import given
from hypothesis import strategies as st

from explorer.store import vdb_format as fmt
from explorer.store.record_shape import Effort, Shape, is_clean, is_end_of_life, measure
from tests.store.conftest import Bytes

NESTED = {"a": "ü", "list": [1, 2.5, None, True, ["x", {"deep": "y"}]], "map": {"k": False}}


def shape_of(data: bytes, at: int = 0) -> Shape:
    return measure(data, at, Effort(len(data)))


def encoded(tag: bytes) -> bytes:
    return struct.pack("<I", 1) + Bytes.text("k") + tag


def with_extras(extras: bytes) -> bytes:
    return Bytes.record("n", "a")[:-20] + extras + bytes(8)


NAMED = struct.pack("<I", 1) + Bytes.text("title") + struct.pack("<I3f", 3, 1, 2, 3)
TERMS = struct.pack("<I", 1) + Bytes.text("порт") + struct.pack("<f", 0.5)
MULTI = struct.pack("<I", 1) + Bytes.text("m") + struct.pack("<II6f", 2, 3, *range(6))
NONE = struct.pack("<I", 0)


def test_the_parts_of_a_record_behind_other_bytes() -> None:
    record = Bytes.record("project:main", "id", NESTED, expires_at=2e9)
    shape = shape_of(b"xyz" + record + b"rest", 3)
    assert (shape.start, shape.end, shape.dimension, shape.expires_at) == (3, 3 + len(record), 3, 2e9)
    texts = [(b"xyz" + record)[begin:end].decode() for begin, end in shape.texts]
    assert texts == ["project:main", "id", "a", "ü", "list", "x", "deep", "y", "map", "k"]
    assert shape.vectors == [shape.vector_at]
    assert len(shape.flags) == 2


@pytest.mark.parametrize("extras", [NAMED + TERMS + MULTI, NONE + TERMS + NONE, NAMED + NONE + NONE])
def test_what_stands_behind_the_vector(extras: bytes) -> None:
    data = with_extras(extras)
    assert shape_of(data).end == len(data) == fmt.parse_record(data, 0)[1]


@pytest.mark.parametrize(
    "data",
    [
        b"",
        Bytes.record("n", "a")[:-1],
        Bytes.record("n", "a", vector=[]),
        Bytes.record("n", "a", encoded=encoded(b"\x09")),
        Bytes.record("n", "a", encoded=struct.pack("<I", 2**31)),
        Bytes.record("n", "a", encoded=encoded(b"\x06" + struct.pack("<I", 2**31))),
        Bytes.record("n", "a", encoded=encoded(b"\x01" + struct.pack("<I", 2**31))),
        with_extras(struct.pack("<I", 1) + Bytes.text("title") + struct.pack("<I2f", 2, 1, 2) + NONE + NONE),
        with_extras(NONE + NONE + struct.pack("<I", 1) + Bytes.text("m") + struct.pack("<II", 2**31, 2**31)),
        Bytes.record("n", "a", encoded=encoded((b"\x06" + struct.pack("<I", 1)) * 200_000 + b"\x05")),
    ],
)
def test_no_whole_record(data: bytes) -> None:
    with pytest.raises(fmt.Malformed):
        shape_of(data)


@pytest.mark.parametrize(
    ("record", "clean"),
    [
        (Bytes.record("n", "a", NESTED), True),
        (Bytes.record("", "a"), True),
        (Bytes.record("", "", {"x": 1}), True),
        (Bytes.record("", ""), False),
        (Bytes.record("n\0", "a"), False),
        (Bytes.record("n", "\0"), False),
        (Bytes.record("n", "a", encoded=encoded(b"\x01" + Bytes.text(b"\xff"))), False),
        (Bytes.record("n", "a", encoded=encoded(b"\x04\x02")), False),
        (Bytes.record("n", "a", expires_at=2e9), True),
        (Bytes.record("n", "a", expires_at=2.0), False),
        (Bytes.record("n", "a", expires_at=float("nan")), False),
    ],
)
def test_clean_is_what_vectlite_writes(record: bytes, clean: bool) -> None:
    assert is_clean(record, shape_of(record)) is clean


@pytest.mark.parametrize(
    ("seconds", "is_one"), [(0.0, True), (2e9, True), (1e300, True), (-2e9, False), (5e-324, False), (1e400, False)]
)
def test_end_of_life(seconds: float, is_one: bool) -> None:
    assert is_end_of_life(seconds) is is_one


def test_effort_is_counted_and_what_is_left_then_is_little_but_something() -> None:
    effort = Effort(0)
    effort.spend(1_000_000)
    assert not effort.is_used_up
    with pytest.raises(fmt.Malformed):
        effort.spend(1)
    least = effort.begin()
    assert effort.is_used_up
    assert 0 < least < 1_000


@given(st.binary(max_size=300), st.integers(0, 20))
def test_whatever_the_bytes_there_is_an_answer(data: bytes, at: int) -> None:
    try:
        shape = shape_of(data, at)
    except (fmt.Malformed, IndexError):
        return
    assert at < shape.end <= len(data)

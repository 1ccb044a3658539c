from __future__ import annotations

import struct

import pytest
from hypothesis import given
from hypothesis import strategies as st

from explorer.memory.keys import Key
from explorer.memory.salvaged import UNFINISHED
from explorer.store import log_format as log
from explorer.store.salvage_log import Piece, find_batches, pieces, written_by
from tests.store.conftest import Bytes

MARK = b"VWL1"


def upsert(name: str, **metadata: object) -> bytes:
    return b"\x01" + Bytes.record("user", name, metadata)


ONE = Bytes.batch(upsert("a", x=1))
MANY = Bytes.batch(upsert("b"), Bytes.delete("user", "a"), Bytes.update("user", "b", {"y": True}), upsert("c", z="ü"))
TTL = Bytes.batch(Bytes.set_ttl("user", "b", 2e9))


def found_in(data: bytes) -> list[bytes]:
    return [data[each.start : each.end] for each in find_batches(data, lambda _: None).found]


def pieces_of(data: bytes) -> list[Piece]:
    return pieces(data, find_batches(data, lambda _: None).found, 3, lambda _: None)


@pytest.mark.parametrize(
    ("parts", "found"),
    [
        ([MARK, ONE, MANY, TTL], [ONE, MANY, TTL]),
        ([b"\0\0\0\0", ONE], [ONE]),
        ([ONE, TTL], [ONE, TTL]),
        ([MARK, ONE[:-9], MANY, TTL], [MANY, TTL]),
        ([MARK, ONE, bytes(77), TTL], [ONE, TTL]),
        ([MARK, b"\xff" * 13, MANY, b"\xff" * 13], [MANY]),
        ([MARK, ONE, MANY[:-1]], [ONE]),
        ([MARK, TTL, TTL], [TTL, TTL]),
        ([MARK], []),
        ([b"VW"], []),
        ([b""], []),
    ],
)
def test_whole_batches_are_found_wherever_they_stand(parts: list[bytes], found: list[bytes]) -> None:
    assert found_in(b"".join(parts)) == found


@pytest.mark.parametrize(
    ("batch", "why"),
    [
        (MANY[:-1], UNFINISHED),
        (Bytes.batch(b"\x07"), "an operation of unknown kind 7"),
        (struct.pack("<II", 4, 1), "the file ends inside a record"),
        (struct.pack("<II", 5, 0) + b"x", "a batch of another length than it says"),
        (Bytes.batch(upsert("a"), b"\x01" + Bytes.record("user", "b", vector=[1, 2])), "vectors of two dimensions"),
    ],
)
def test_why_a_batch_is_none(batch: bytes, why: str) -> None:
    failures = find_batches(MARK + ONE + batch, lambda _: None).failures
    assert failures[len(MARK + ONE)].startswith(why)


def test_pieces_stand_in_the_order_of_the_log() -> None:
    data = MARK + ONE + b"rubbish" + MANY + TTL
    placed = pieces_of(data)
    assert [(data[piece.start : piece.end], piece.is_whole) for piece in placed] == [
        (ONE, True), (MANY, True), (TTL, True),
    ]  # fmt: skip
    assert [len(piece.operations) for piece in placed] == [1, 4, 1]
    assert written_by(placed) == {Key("user", name) for name in "abc"}


def test_whole_records_of_a_damaged_batch_are_pieces_of_their_own() -> None:
    damaged = bytearray(MANY)
    damaged[MANY.index(b"\x02" + Bytes.text("user"))] = 9
    placed = pieces_of(MARK + bytes(damaged) + TTL)
    assert [(piece.is_whole, len(piece.operations)) for piece in placed] == [(False, 1), (False, 1), (True, 1)]
    assert written_by(placed) == {Key("user", "b"), Key("user", "c")}


def test_a_block_in_the_middle_of_a_batch_may_hold_records() -> None:
    held = Bytes.record("user", "held", vector=[0.5, 0, 0])
    batch = Bytes.batch(upsert("a", text="t" * 20 + held.decode() + "t" * 9))
    placed = pieces_of(MARK + batch)
    assert [piece.is_whole for piece in placed] == [True, False]
    assert written_by(placed[1:]) == {Key("user", "held")}


def test_the_batches_of_another_dimension_give_no_records() -> None:
    other = Bytes.batch(b"\x01" + Bytes.record("user", "z", vector=[1, 2]))
    assert pieces(MARK + other, [], 3, lambda _: None) == []


def test_a_batch_in_another_one_is_doubtful() -> None:
    inner = Bytes.batch(Bytes.delete("user", "a"))
    outer = Bytes.batch(Bytes.update("user", "b", {"text": inner.decode()}))
    assert [piece.is_doubtful for piece in pieces_of(MARK + outer)] == [False, True]


@given(st.lists(st.one_of(st.binary(max_size=40), st.sampled_from([ONE, MANY, TTL])), max_size=8))
def test_every_whole_batch_is_found_in_any_bytes(parts: list[bytes]) -> None:
    data = MARK + b"".join(parts)
    placed = {piece.start: piece for piece in pieces_of(data)}
    at = len(MARK)
    for part in parts:
        if part in (ONE, MANY, TTL):
            assert placed[at].operations == next(log.iterate_batches(part, 0))[0]
        at += len(part)

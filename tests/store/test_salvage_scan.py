from __future__ import annotations

import struct

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from explorer.memory.protocols import Cancelled
from explorer.store.salvage_scan import Findings, Found, candidates, find_records, follow_records, record_starts
from tests.store.conftest import Bytes

ONE, TWO = Bytes.record("user", "one", {"x": 1}), Bytes.record("user", "two", {"content": "zwei"})
FLAWED = Bytes.record("user", "odd", encoded=struct.pack("<I", 1) + Bytes.text("k") + b"\x01" + Bytes.text(b"\xff"))


def spans(data: bytes, expected: int = 0) -> list[tuple[int, int]]:
    return [(each.start, each.end) for each in find_records(data, expected, lambda _: None).found]


@pytest.mark.parametrize(
    ("parts", "found"),
    [
        ([ONE, TWO], [ONE, TWO]),
        ([b"rubbish", ONE, b"\xff" * 9, TWO, b"tail"], [ONE, TWO]),
        ([bytes(99), ONE, bytes(99)], [ONE]),
        ([ONE[:20], TWO], [TWO]),
        ([ONE, TWO[:-1]], [ONE]),
        ([FLAWED, ONE], [FLAWED, ONE]),
        ([b"rubbish", FLAWED, ONE], [FLAWED, ONE]),
        ([b"rubbish", FLAWED], [FLAWED]),
        ([b"rubbish", FLAWED, b"rubbish", ONE], [ONE]),
        ([b"rubbish", FLAWED, FLAWED, FLAWED, ONE], [FLAWED, FLAWED, FLAWED, ONE]),
        ([b""], []),
        ([b"VDB1"], []),
    ],
)
def test_whole_records_are_found_wherever_they_stand(parts: list[bytes], found: list[bytes]) -> None:
    data = b"".join(parts)
    assert [data[begin:end] for begin, end in spans(data)] == found


def test_a_wrong_length_hides_nothing() -> None:
    swallowing = bytearray(ONE)
    swallowing[0] = len(ONE) - 8
    data = bytes(swallowing) + TWO + ONE
    assert [data[begin:end] for begin, end in spans(data)][-2:] == [TWO, ONE]


def test_why_there_is_no_record_where_one_was_expected() -> None:
    found = find_records(ONE + b"\xff" * 50 + TWO, 0, lambda _: None)
    assert found.failures[len(ONE)] == "a text that is longer than the file"


def test_following_stops_at_what_is_no_record() -> None:
    found = follow_records(b"head" + ONE + TWO, 4, lambda _: None)
    assert found.covers(4, 4 + len(ONE + TWO))
    assert not follow_records(b"head" + ONE + b"x" + TWO, 4, lambda _: None).covers(4, 5 + len(ONE + TWO))


def test_covers_means_without_a_gap() -> None:
    found = [Found(2, 5, 3, True), Found(5, 9, 3, True)]
    assert Findings(found).covers(2, 9)
    assert not Findings(found).covers(2, 10)
    assert not Findings(found[1:]).covers(2, 9)
    assert Findings([]).covers(2, 2)


def test_made_up_records_in_records_are_kept_in_bounds() -> None:
    data = Bytes.record("n", "core", vector=[0.5])
    for number in range(300):
        # The lengths, too, must be UTF-8 where they stand in a text.
        fill = next(size for size in range(999) if max(struct.pack("<I", size + len(data))) < 0x80)
        body = struct.pack("<I", 1) + Bytes.text("t") + b"\x01" + Bytes.text(b" " * fill + data)
        data = Bytes.record("n", f"{number}", encoded=body, vector=[0.5])
    found = find_records(b"rubbish" + data, 0, lambda _: None)
    assert found.is_cut_short
    assert sum(each.end - each.start for each in found.found) <= 4 * (len(data) + 7)
    bodies = [(b"rubbish" + data)[each.start : each.end] for each in found.found]
    assert Bytes.record("n", "core", vector=[0.5]) in bodies


@pytest.mark.parametrize(
    "data",
    [
        bytes(400_000),
        b"\x05" * 400_000,
        struct.pack("<I", 1) * 100_000,
        (struct.pack("<III", 0, 0, 1) + struct.pack("<I", 0) + b"\x07") * 20_000,
        (struct.pack("<IIII", 0, 0, 1, 1) + b"k\x06" + struct.pack("<I", 100_000)) * 2_000 + b"\x05" * 100_000,
    ],
    ids=["zeros", "fives", "ones", "maps", "lists"],
)
def test_rubbish_that_looks_like_records_comes_to_an_end(data: bytes) -> None:
    assert spans(b"x" + data) == []


def test_a_stop_is_heard() -> None:
    def stop(done: float) -> None:
        assert 0 <= done <= 1
        raise Cancelled

    with pytest.raises(Cancelled):
        find_records(b"x" * 100, 0, stop)


def test_places_across_the_parts_in_which_a_file_is_looked_at() -> None:
    data = bytes((1 << 18) - 30) + ONE + bytes(70) + TWO
    assert [data[begin:end] for begin, end in spans(data)] == [ONE, TWO]


def test_candidates_ascend_and_hold_every_record() -> None:
    data = b"x" * 5 + ONE + TWO
    places = list(candidates(data, record_starts, lambda _: None))
    assert places == sorted(places)
    assert {5, 5 + len(ONE)} <= set(places)
    assert len(places) < len(data) / 4


@given(st.lists(st.one_of(st.binary(max_size=40), st.sampled_from([ONE, TWO, FLAWED])), max_size=8), st.integers(0, 50))
def test_every_whole_record_is_found_in_any_bytes(parts: list[bytes], expected: int) -> None:
    data = b"".join(parts)
    starts = {begin for begin, _ in spans(data, expected)}
    at = 0
    for part in parts:
        if part in (ONE, TWO):
            assert at in starts
        at += len(part)


def test_numbers_at_the_end_of_the_bytes_are_not_read_past() -> None:
    for size in range(60):
        data = np.random.default_rng(size).integers(0, 3, size, np.uint8).tobytes()
        find_records(data, 0, lambda _: None)

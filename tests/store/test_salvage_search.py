from __future__ import annotations

import struct
from pathlib import Path

import pytest

from explorer.memory.protocols import Cancelled
from explorer.memory.salvaged import UNFINISHED
from explorer.store.salvage_search import Search, search
from tests.store.conftest import Bytes

PATH = Path("a.vdb")
RECORDS = [Bytes.record("user", name, {"content": f"Text {name}"}) for name in "abcd"]
BODY = b"".join(RECORDS)
END = 19 + len(BODY)


def find(main: bytes, log: bytes = b"") -> Search:
    return search(PATH, main, log, lambda _: None)


def lost(found: Search) -> list[tuple[str, int, int]]:
    return [(place.file_name, place.offset, place.length) for place in found.lost]


@pytest.mark.parametrize(
    ("header", "metric", "promised", "flaws"),
    [
        (Bytes.header(4), "cosine", 4, ()),
        (Bytes.header(4, metric=2), "dot", 4, ()),
        (Bytes.header(4, metric=9), "cosine", 4, ("it names an unknown distance measure (9); cosine is taken",)),
        (Bytes.header(4, magic=b"VDB0"), "cosine", 4, ("it does not begin with “VDB1”",)),
        (Bytes.header(4, version=9), "cosine", 4, ("it names format version 9, and was read as version 7",)),
        (Bytes.header(4, dimension=384), "cosine", 4, ("it names dimension 384; the vectors have 3",)),
        (Bytes.header(6), "cosine", 6, ("it counts 6 records; 4 stand in the file",)),
        (Bytes.header(3), "cosine", 3, ("it counts 3 records; 4 stand in the file",)),
        (
            Bytes.header(2**60),
            "cosine",
            None,
            (f"it counts {2**60:,} records, more than have room in the file",),
        ),
        (bytes(19), "cosine", None, ("the file does not begin with a header",)),
    ],
)
def test_the_header_is_believed_as_far_as_it_can_be(
    header: bytes, metric: str, promised: int | None, flaws: tuple[str, ...]
) -> None:
    found = find(header + BODY)
    assert [key.id for key, _ in found.chosen.records] == ["a", "b", "c", "d"]
    assert (found.dimension, found.metric, found.promised, found.header) == (3, metric, promised, flaws)
    assert lost(found) == ([] if header[0] else [("a.vdb", 0, 19)])


@pytest.mark.parametrize(
    ("main", "ids", "places"),
    [
        (Bytes.header(4) + BODY, "abcd", []),
        (Bytes.header(4) + BODY[:-5], "abc", [(END - len(RECORDS[3]), len(RECORDS[3]) - 5)]),
        (BODY[5:], "bcd", [(0, len(RECORDS[0]) - 5)]),
        (Bytes.header(4) + RECORDS[0] + bytes(50) + RECORDS[1], "ab", [(19 + len(RECORDS[0]), 50)]),
        (Bytes.header(4) + BODY + b"<html>", "abcd", [(END, 6)]),
        (Bytes.header(4)[:9], "", [(0, 9)]),
    ],
    ids=["sound", "cut tail", "cut head", "zeroed", "appended", "a piece of the header"],
)
def test_what_is_between_the_records_is_lost(main: bytes, ids: str, places: list[tuple[int, int]]) -> None:
    found = find(main)
    assert "".join(key.id for key, _ in found.chosen.records) == ids
    if ids:
        assert lost(found) == [("a.vdb", *place) for place in places]


def test_most_vectors_say_which_dimension_it_is() -> None:
    other = Bytes.record("user", "other", vector=[1, 2])
    found = find(Bytes.header(5, dimension=2) + BODY + other)
    assert found.dimension == 3
    assert lost(found) == [("a.vdb", END, len(other))]


def test_the_log_has_a_say_in_the_dimension_and_is_enough_alone() -> None:
    found = find(b"", b"VWL1" + Bytes.batch(b"\x01" + Bytes.record("user", "a", vector=[1, 2])))
    assert found.dimension == 2
    assert len(found.pieces) == 1
    assert found.header == ("the main file is empty, only its log is there",)


def test_batches_behind_a_lost_one_are_counted() -> None:
    batch = Bytes.batch(Bytes.delete("user", "a"))
    found = find(Bytes.main(*RECORDS), b"VWL1" + batch + b"\xff" * 20 + batch + batch + batch[:-3])
    assert len(found.pieces) == 3
    assert found.after_damage == 2
    assert [place.why == UNFINISHED for place in found.lost] == [True, True]
    assert lost(found)[0] == ("a.vdb.wal", 4 + len(batch), 20)


@pytest.mark.parametrize(("log", "is_flawed"), [(b"VWL1", False), (b"VW", False), (b"", False), (b"VWL2", True)])
def test_a_log_without_its_mark(log: bytes, is_flawed: bool) -> None:
    assert bool(find(Bytes.main(*RECORDS), log).header) is is_flawed


def test_a_vector_that_swallows_the_file_hides_nothing() -> None:
    phantom = struct.pack("<III", 0, 0, 0) + struct.pack("<I", len(BODY) // 4)
    found = find(Bytes.header(4) + phantom + BODY + bytes(20))
    assert [key.id for key, _ in found.chosen.records] == ["a", "b", "c", "d"]


def test_a_stop_is_heard() -> None:
    def stop(_: float) -> None:
        raise Cancelled

    with pytest.raises(Cancelled):
        search(PATH, Bytes.main(*RECORDS), b"", stop)

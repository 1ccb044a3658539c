from __future__ import annotations

import time
import tracemalloc

import numpy as np
import pytest

from explorer.memory.keys import Key
from explorer.memory.namespaces import CONFLICTS
from explorer.store import log_format as log
from explorer.store import vdb_format as fmt
from explorer.store.image import Image
from tests.store.conftest import Bytes

Seen = list[tuple[int, Key, dict[str, object], float]]


def loaded(data: bytes) -> tuple[Image, list[fmt.Malformed], Seen]:
    header = fmt.parse_header(data)
    image = Image(header.dimension)
    seen: Seen = []
    faults = image.load(data, header, lambda *record: seen.append(record))
    return image, faults, seen


def apply(image: Image, *operations: bytes) -> list[int | None]:
    data = Bytes.batch(*operations)
    return [image.apply(operation, data) for batch, _ in log.iterate_batches(data, 0) for operation in batch]


def ids(image: Image) -> set[str]:
    return {record.id for record in image.records if record is not None}


@pytest.fixture
def image() -> Image:
    records = [Bytes.record("user", name, {"x": number}, [number, 1, 0]) for number, name in enumerate("abc")]
    image, faults, _ = loaded(Bytes.main(*records, Bytes.record("project:main", "a", {"x": 3})))
    assert not faults
    return image


def test_records_stand_in_file_order_with_metadata_and_vector(image: Image) -> None:
    assert [image.row(Key("user", name)) for name in "abcd"] == [0, 1, 2, None]
    assert image.row(Key("project:main", "a")) == 3
    assert image.metadata(1) == {"x": 1}
    np.testing.assert_array_equal(image.matrix[:3], [[0, 1, 0], [1, 1, 0], [2, 1, 0]])
    assert image.matrix.dtype == np.float32


def test_a_vector_as_its_bytes(image: Image) -> None:
    assert image.encoded_vector(2) == np.array([2, 1, 0], "<f4").tobytes()
    assert image.encoded_vector(-1) == b""


def test_the_caller_is_told_of_every_record() -> None:
    *_, seen = loaded(Bytes.main(Bytes.record("n", "a", {"x": 1}), Bytes.record("", "", expires_at=4.0)))
    assert seen == [(0, Key("n", "a"), {"x": 1}, 0.0), (1, Key("", ""), {}, 4.0)]


def test_operations_of_the_log_touch_their_row(image: Image) -> None:
    rows = apply(
        image,
        Bytes.update("user", "a", {"x": None, "y": 7}),
        Bytes.set_ttl("user", "b", 3.0),
        Bytes.delete("user", "c"),
        b"\x01" + Bytes.record("user", "d", {"new": True}),
        b"\x01" + Bytes.record("user", "a", {"whole": 1}, [9, 9, 9]),
        Bytes.update("user", "gone", {"x": 1}),
        Bytes.set_ttl("nowhere", "a", 1.0),
        Bytes.delete("user", "c"),
    )
    assert rows == [0, 1, 2, 4, 0, None, None, None]
    assert image.metadata(0) == {"whole": 1}
    assert image.metadata(1) == {"x": 1}
    assert not image.is_live(1)
    with pytest.raises(KeyError):
        image.metadata(2)
    np.testing.assert_array_equal(image.vectors(np.array([image.records[0].vector])), [[9, 9, 9]])  # type: ignore[union-attr]


def test_a_patch_replaces_top_level_keys_and_leaves_vector_and_ttl(image: Image) -> None:
    apply(image, Bytes.set_ttl("user", "a", 1e12), Bytes.update("user", "a", {"m": {"p": 1}}))
    apply(image, Bytes.update("user", "a", {"m": {"q": 2}}))
    record = image.records[0]
    assert record is not None
    assert (image.metadata(0), record.vector, record.expires_at) == ({"x": 0, "m": {"q": 2}}, 0, 1e12)


def test_a_row_is_never_given_to_another_record(image: Image) -> None:
    apply(image, Bytes.delete("user", "b"), b"\x01" + Bytes.record("user", "b", {"x": "again"}))
    assert image.records[1] is None
    assert image.row(Key("user", "b")) == 4


def test_a_copy_and_its_original_change_on_their_own(image: Image) -> None:
    before = image.matrix.copy()
    other = image.copy()
    new = [b"\x01" + Bytes.record("user", f"n{number}", vector=[number, 0, 0]) for number in range(200)]
    apply(other, Bytes.delete("user", "a"), Bytes.update("user", "b", {"x": "other"}), *new)
    assert image.metadata(0) == {"x": 0}
    assert image.metadata(1) == {"x": 1}
    assert len(image.records) == 4
    np.testing.assert_array_equal(image.matrix[:4], before)
    np.testing.assert_array_equal(other.matrix[4:, 0], np.arange(200))


def test_vectors_of_another_dimension_are_zeros() -> None:
    image, faults, _ = loaded(Bytes.main(Bytes.record("n", "a", vector=[1, 2]), Bytes.record("n", "b", vector=[])))
    assert not faults
    np.testing.assert_array_equal(image.vectors(np.array([-1, -1])), np.zeros((2, 3)))
    apply(image, b"\x01" + Bytes.record("n", "c", vector=[1, 2, 3]))
    np.testing.assert_array_equal(image.vectors(np.array([-1, 0])), [[0, 0, 0], [1, 2, 3]])


def test_of_a_key_that_stands_twice_the_later_record_counts() -> None:
    first, second = Bytes.record("n", "a", {"x": 1}), Bytes.record("n", "a", {"x": 2})
    image, faults, seen = loaded(Bytes.main(first, second, Bytes.record("n", "b")))
    assert [(fault.offset, fault.lost) for fault in faults] == [(fmt.HEADER_SIZE + len(first), None)]
    assert image.metadata(0) == {"x": 2}
    assert [row for row, *_ in seen] == [0, 0, 1]


def test_bytes_that_the_count_leaves_out_are_a_fault() -> None:
    record = Bytes.record("n", "a")
    image, (fault,), _ = loaded(Bytes.header(1) + record + record)
    assert (fault.offset, fault.lost) == (fmt.HEADER_SIZE + len(record), None)
    assert ids(image) == {"a"}


def test_what_was_read_before_the_damage_stays() -> None:
    good = [Bytes.record("n", name) for name in "ab"]
    bad = Bytes.record("n", "c", encoded=b"\xff\xff\xff\xff")
    image, (fault,), _ = loaded(Bytes.main(*good, bad, *good))
    assert ids(image) == {"a", "b"}
    assert fault.lost == 3
    assert fault.offset == fmt.HEADER_SIZE + sum(map(len, good)) + 10


def test_what_the_caller_raises_is_not_taken_for_damage() -> None:
    def fail(*_: object) -> None:
        raise IndexError

    data = Bytes.main(Bytes.record("n", "a"))
    with pytest.raises(IndexError):
        Image(3).load(data, fmt.parse_header(data), fail)


@pytest.mark.parametrize("dimension", [0, 1, 1_000, 2**32 - 1])
@pytest.mark.parametrize("count", [1, 2**32, 2**64 - 1])
def test_absurd_numbers_in_the_header_cost_neither_memory_nor_time(dimension: int, count: int) -> None:
    data = Bytes.header(count, dimension) + Bytes.record("n", "a") * 3
    started = time.perf_counter()
    tracemalloc.start()
    try:
        image, faults, _ = loaded(data)
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert ids(image) == {"a"}
    assert peak < 1_000_000
    assert time.perf_counter() - started < 1.0
    if count > 1:
        assert faults[-1].offset == len(data)
        assert faults[-1].lost == (count - 3 if count < 2**33 else None)


def test_a_reference_is_read_in_every_division(image: Image) -> None:
    apply(image, b"\x01" + Bytes.record("project:feature/auth", "x/y"), b"\x01" + Bytes.record("user", "p/q"))
    assert image.find("project:feature/auth/x/y", "user") == Key("project:feature/auth", "x/y")
    assert image.find("p/q", "user") == Key("user", "p/q")
    assert image.find("a", "project:main") == Key("project:main", "a")
    assert image.find("user/a", "project:main") == Key("user", "a")
    assert image.find("nobody", "user") is None


def test_open_conflicts_name_the_rows_of_their_sides(image: Image) -> None:
    def conflict(record_id: str, expires_at: float = 0.0, **metadata: object) -> bytes:
        whole = {"kind": "contradiction", "a": "user/a", "b": "user/b"} | metadata
        return b"\x01" + Bytes.record(CONFLICTS, record_id, whole, expires_at=expires_at)

    apply(
        image,
        conflict("1"),
        conflict("2", kind="duplicate", a="user/b", b="user/c"),
        conflict("3", state="dismissed", a="user/c"),
        conflict("4", kind="related", a="user/c"),
        conflict("5", deleted_at=1.0, a="user/c"),
        conflict("6", superseded_by="7", a="user/c"),
        conflict("8", a="user/nobody", b="project:main/a"),
        conflict("9", expires_at=1.0, a="user/c"),
    )
    found = list(image.open_conflicts())
    assert dict(found[:2]) == {"duplicate": 2}
    assert dict(map(reversed, found)) == {0: "contradiction", 1: "contradiction", 2: "duplicate", 3: "contradiction"}  # type: ignore[arg-type]


def test_a_record_lives_until_its_time_has_passed(image: Image) -> None:
    apply(image, Bytes.set_ttl("user", "a", 100.0))
    assert [image.is_live(0, now) for now in (99.0, 100.0, 101.0)] == [True, False, False]
    assert image.is_live(1, 1e12)


def test_the_bytes_of_all_records_are_those_of_the_file() -> None:
    data = Bytes.main(
        Bytes.record("user", "a", {"x": "текст"}, [1, 2, 3]),
        Bytes.record("project:機能", "ї", {"deep": [1, {"y": 2.5}]}),
    )
    image, _, _ = loaded(data)
    assert image.bytes_in("user") + image.bytes_in("project:機能") == len(data) - fmt.HEADER_SIZE
    assert image.bytes_in("nobody") == 0

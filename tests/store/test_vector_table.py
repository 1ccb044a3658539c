from __future__ import annotations

import struct
import sys
import threading
from collections.abc import Iterator

import numpy as np
import pytest

from explorer.store.vector_table import VectorTable


def packed(*vectors: tuple[float, float]) -> bytes:
    return b"".join(struct.pack("<2f", *vector) for vector in vectors)


def test_rows_are_counted_up_and_copied_out_of_their_bytes() -> None:
    table = VectorTable(2)
    first, second = packed((1, 2), (3, 4)), b"x" + packed((5, 6))
    assert [table.add(first, 8), table.add(first, 0), table.add(second, 1)] == [0, 1, 2]
    assert len(table) == 3
    assert table.matrix.tolist() == [[3, 4], [1, 2], [5, 6]]
    assert table.matrix.dtype == np.float32


def test_what_was_handed_out_stays_when_rows_are_added() -> None:
    table = VectorTable(2)
    data = packed((1, 2))
    table.add(data, 0)
    before = table.matrix
    assert table.add(data, 0) == 1
    assert table.add(packed((3, 4)), 0) == 2
    assert before.tolist() == [[1, 2]]
    assert table.matrix.tolist() == [[1, 2], [1, 2], [3, 4]]


def test_vectors_are_taken_in_the_order_asked_for_with_zeros_for_none() -> None:
    table = VectorTable(2)
    assert table.take(np.array([-1, -1])).tolist() == [[0, 0], [0, 0]]
    table.add(packed((1, 2)), 0)
    table.add(packed((3, 4)), 0)
    assert table.take(np.array([1, -1, 0, 1])).tolist() == [[3, 4], [0, 0], [1, 2], [3, 4]]
    assert table.take(np.array([], np.int64)).shape == (0, 2)


def test_one_row_is_read_without_copying_all() -> None:
    table = VectorTable(2)
    data = b"x" + packed((1, 2), (3, 4))
    table.add(data, 9)
    table.add(data, 1)
    assert [table.encoded(row) for row in (0, 1)] == [packed((3, 4)), packed((1, 2))]
    assert not len(table._matrix)
    assert table.matrix.shape == (2, 2)
    table.add(packed((5, 6)), 0)
    assert [table.encoded(row) for row in (0, 1, 2)] == [packed((3, 4)), packed((1, 2)), packed((5, 6))]


def test_zeros_of_an_absurd_dimension_take_no_memory() -> None:
    table = VectorTable(2**32 - 1)
    assert table.take(np.array([-1, -1])).shape == (2, 2**32 - 1)
    assert table.matrix.shape == (0, 2**32 - 1)


@pytest.fixture
def switching() -> Iterator[None]:
    """Threads take turns as often as they can."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(before)


@pytest.mark.parametrize("one_source", [True, False])
def test_a_search_beside_a_refresh_sees_every_vector(switching: None, one_source: bool) -> None:
    table = VectorTable(1)
    whole = np.arange(1, 3_001, dtype="<f4").tobytes()
    stop = threading.Event()
    wrong: list[int] = []

    def search() -> None:
        while not stop.is_set():
            matrix = table.matrix
            if not np.array_equal(matrix[:, 0], np.arange(1, len(matrix) + 1)):
                wrong.append(len(matrix))

    searcher = threading.Thread(target=search)
    searcher.start()
    try:
        for number in range(3_000):
            if one_source:
                table.add(whole, 4 * number)
            else:
                table.add(whole[4 * number : 4 * number + 4], 0)
    finally:
        stop.set()
        searcher.join()
    assert not wrong
    assert np.array_equal(table.matrix[:, 0], np.arange(1, 3_001))


def test_cosines_are_exact_whatever_the_lengths_and_none_where_there_is_no_direction() -> None:
    table = VectorTable(2)
    nan, inf = float("nan"), float("inf")
    data = packed((3, 0), (0, 1e-20), (-1e18, 0), (1, 1), (0, 0), (nan, 1), (inf, 0), (2, 0))
    for row in range(8):
        table.add(data, 8 * row)
    found = table.cosines(np.array([2, 0], np.float32), np.array([0, 1, 2, 3, 4, 5, 6, -1, 7]))
    assert found[:4] == pytest.approx([1, 0, -1, 0.5**0.5])
    assert np.isnan(found[4:8]).all()
    assert found[8] == found[0]
    alone = [table.cosines(np.array([2, 0], np.float32), np.array([row]))[0] for row in range(4)]
    assert alone == found[:4].tolist()


def test_rows_that_are_added_later_have_cosines_too() -> None:
    table = VectorTable(2)
    question = np.array([1, 0], np.float32)
    assert np.isnan(table.cosines(question, np.array([-1]))).all()
    table.add(packed((1, 0)), 0)
    assert table.cosines(question, np.array([0])).tolist() == [1.0]
    table.add(packed((0, 5)), 0)
    assert table.cosines(question, np.array([1, 0])).tolist() == [0.0, 1.0]


@pytest.mark.parametrize("question", [[0, 0], [float("nan"), 1], [float("inf"), 1], [1, 0, 0]])
def test_a_question_without_a_direction_is_near_nothing(question: list[float]) -> None:
    table = VectorTable(2)
    table.add(packed((1, 0)), 0)
    assert np.isnan(table.cosines(np.array(question, np.float32), np.array([0]))).all()

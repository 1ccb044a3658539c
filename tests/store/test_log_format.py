from __future__ import annotations

import contextlib
import struct

import pytest
from hypothesis import given
from hypothesis import strategies as st

from explorer.store import log_format as log
from explorer.store.vdb_format import Malformed
from tests.store.conftest import Bytes

METADATA = {"content": "x", "tags": [1, None, {"y": "ґ"}]}
RECORD = Bytes.record("user", "a", METADATA, expires_at=5.0)
OPERATIONS = (
    b"\x01" + RECORD,
    Bytes.update("user", "a", {"x": 1}),
    Bytes.set_ttl("user", "a", 7.0),
    Bytes.delete("user", "a"),
)


def test_a_batch_holds_every_operation_in_order() -> None:
    data = b"VWL1" + Bytes.batch(*OPERATIONS) + Bytes.batch()
    (operations, first), (nothing, end) = log.iterate_batches(data, 4)
    upsert, update, ttl, delete = operations
    assert isinstance(upsert, log.Upsert)
    assert (upsert.record.id, upsert.record.metadata) == ("a", METADATA)
    assert update == log.UpdateMetadata("user", "a", {"x": 1})
    assert ttl == log.SetTtl("user", "a", 7.0)
    assert delete == log.Delete("user", "a")
    assert (nothing, first + 8, end) == ([], len(data), len(data))


def test_a_torn_last_batch_is_not_there_wherever_it_is_torn() -> None:
    first, second = Bytes.batch(OPERATIONS[3]), Bytes.batch(*OPERATIONS)
    for cut in range(len(second)):
        batches = list(log.iterate_batches(first + second[:cut], 0))
        assert [end for _, end in batches] == [len(first)]


@pytest.mark.parametrize(
    "bad",
    [
        pytest.param(b"\0\0\0\0", id="zeros"),
        pytest.param(b"\x03\0\0\0\0\0\0", id="no room for a count"),
        pytest.param(b"\x05\0\0\0\x01\0\0\0\x09", id="unknown operation"),
        pytest.param(struct.pack("<II", 4, 1), id="count too large"),
        pytest.param(struct.pack("<II", 8, 0) + b"more", id="longer than its operations"),
        pytest.param(struct.pack("<II", 14, 1) + OPERATIONS[3][:10], id="operation cut"),
        pytest.param(Bytes.batch(b"\x01" + Bytes.record("n", "i", encoded=b"\xff\xff\xff\xff")), id="bad record"),
    ],
)
def test_a_whole_batch_with_nonsense_is_malformed_behind_the_good_ones(bad: bytes) -> None:
    good = Bytes.batch(OPERATIONS[3])
    batches = log.iterate_batches(good + bad, 0)
    assert next(batches) == ([log.Delete("user", "a")], len(good))
    with pytest.raises(Malformed) as caught:
        next(batches)
    assert caught.value.offset >= len(good)


@given(st.binary(max_size=400))
def test_garbage_is_never_worse_than_malformed(data: bytes) -> None:
    with contextlib.suppress(Malformed):
        list(log.iterate_batches(data, 0))

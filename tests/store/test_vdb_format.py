from __future__ import annotations

import struct
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from explorer.store import vdb_format as fmt
from explorer.store.vdb_encode import encode_map
from tests.store.conftest import Bytes

VALUES: dict[str, Any] = {
    "text": "Ґанок 🌿 日本 שלום e\u0301 \0 end",
    "empty": "",
    "smallest": -(2**63),
    "largest": 2**63 - 1,
    "float": -0.1,
    "infinite": float("inf"),
    "yes": True,
    "no": False,
    "nothing": None,
    "list": [1, 1.0, True, None, "x", [], {}],
    "map": {"a": {"b": [{"c": "d"}]}, "": 1},
}
RECORD = Bytes.record("user", "a", VALUES, expires_at=5.0)


def nested(depth: int) -> Any:
    value: Any = "bottom"
    for level in range(depth):
        value = [value] if level % 2 else {"k": value}
    return value


def deep_map(depth: int) -> bytes:
    """A map with a list nested so many times, put together without recursion."""
    lists = b"\x06" + b"\x01\0\0\0\x06" * (depth - 1) + b"\0\0\0\0"
    return struct.pack("<I", 2) + Bytes.text("deep") + lists + Bytes.text("z") + b"\x05"


def test_a_header_is_its_five_numbers() -> None:
    assert fmt.parse_header(Bytes.header(9, 384, metric=2) + b"more") == (b"VDB1", 7, 384, 2, 9)


def test_a_header_is_written_as_it_is_read() -> None:
    assert fmt.encode_header(384, 2, 9) == Bytes.header(9, 384, metric=2)


@pytest.mark.parametrize("size", range(fmt.HEADER_SIZE))
def test_a_cut_header_is_malformed(size: int) -> None:
    with pytest.raises(fmt.Malformed) as caught:
        fmt.parse_header(Bytes.header(9)[:size])
    assert caught.value.offset == size


def test_every_kind_of_value_is_read_with_its_type() -> None:
    metadata, end = fmt.parse_map(encode_map(VALUES), 0)
    assert repr(metadata) == repr(VALUES)
    assert end == len(encode_map(VALUES))


def test_a_record_is_taken_apart() -> None:
    parsed, end = fmt.parse_record(b"before" + RECORD, 6)
    assert (parsed.namespace, parsed.id, parsed.metadata) == ("user", "a", VALUES)
    assert (parsed.vector_length, parsed.extras, parsed.expires_at) == (3, fmt.NO_EXTRAS, 5.0)
    assert parsed.encoded_metadata == encode_map(VALUES)
    assert struct.unpack_from("<3f", b"before" + RECORD, parsed.vector_at) == (1.0, 0.0, 0.0)
    assert end == 6 + len(RECORD)


@pytest.mark.parametrize("size", range(len(RECORD)))
def test_a_cut_record_is_noticed_wherever_it_is_cut(size: int) -> None:
    try:
        _, end = fmt.parse_record(RECORD[:size], 0)
    except (struct.error, IndexError, fmt.Malformed):
        return
    assert end > size


def test_keys_in_any_order_and_of_any_kind_are_told_apart() -> None:
    orders: list[dict[str, object]] = [
        {"a": 1, "b": "x", "c": 2.0},
        {"a": 1, "c": 2.0, "b": "x"},
        {"a": "1", "b": 3, "c": None},
        {"ab": 1},
        {},
    ]
    for metadata in orders * 3:
        assert fmt.parse_map(encode_map(metadata), 0)[0] == metadata


def test_more_and_longer_names_than_are_remembered_are_read_all_the_same() -> None:
    many = {f"key {number}": number for number in range(6_000)} | {"long " * 1_000: True}
    for _ in range(2):
        assert fmt.parse_map(encode_map(many), 0)[0] == many
    assert len(fmt._fields) <= fmt._NAME_LIMIT
    assert all(len(encoded) < 1_000 for encoded in fmt._fields)


def test_what_is_not_utf8_is_read_with_replacement_characters() -> None:
    encoded = struct.pack("<I", 2) + Bytes.text(b"k\xff") + b"\x01" + Bytes.text(b"a\xffb")
    encoded += Bytes.text("l") + b"\x06\x01\0\0\0\x01" + Bytes.text(b"\xc3")
    assert fmt.parse_map(encoded, 0) == ({"k\ufffd": "a\ufffdb", "l": ["\ufffd"]}, len(encoded))


@pytest.mark.parametrize(
    "body",
    [
        pytest.param(b"\xff\xff\xff\xff", id="map"),
        pytest.param(b"\x01\0\0\0" + Bytes.text("k") + b"\x06\xff\xff\xff\xff", id="list"),
        pytest.param(b"\x01\0\0\0" + Bytes.text("k") + b"\x07\xff\xff\xff\xff", id="nested map"),
        pytest.param(b"\x01\0\0\0" + Bytes.text("k") + b"\x08", id="unknown kind"),
        pytest.param(b"\x01\0\0\0\xff\xff\xff\xffk\x05", id="key"),
    ],
)
def test_what_cannot_be_is_malformed_at_its_place(body: bytes) -> None:
    with pytest.raises(fmt.Malformed, match="at byte"):
        fmt.parse_map(body, 0)


def test_vectors_of_any_length_are_passed_over_only_within_the_file() -> None:
    for counts in (b"\xff" * 8, b"\0\0\0\x40" * 2):
        extras = bytes(8) + b"\x01\0\0\0" + Bytes.text("m") + counts
        with pytest.raises(fmt.Malformed, match="larger than the file"):
            fmt.parse_record(RECORD[:-20] + extras, 0)


@pytest.mark.parametrize("depth", [99, 100])
def test_values_of_any_ordinary_depth_are_values(depth: int) -> None:
    metadata = {"v": nested(depth), "after": 1}
    assert fmt.parse_map(encode_map(metadata), 0)[0] == metadata


@pytest.mark.parametrize("depth", [101, 102, 1_000, 20_000])
def test_deeper_ones_are_folded_and_survive_as_bytes(depth: int) -> None:
    encoded = deep_map(depth)
    metadata, end = fmt.parse_map(encoded, 0)
    assert end == len(encoded)
    assert metadata["z"] is None
    assert encode_map(metadata) == encoded
    value = metadata["deep"]
    for _ in range(100):
        assert isinstance(value, list)
        (value,) = value
    assert isinstance(value, fmt.Folded)
    assert str(value) == "(nested more than 100 deep)"


def test_folded_maps_survive_too() -> None:
    metadata = {"v": nested(140), "w": [nested(130), {"x": nested(120), "y": []}], "z": 1}
    encoded = encode_map(metadata)
    read, end = fmt.parse_map(encoded, 0)
    assert (end, encode_map(read), read["z"]) == (len(encoded), encoded, 1)


def test_nesting_without_end_is_malformed() -> None:
    with pytest.raises(fmt.Malformed, match="without end"):
        fmt.parse_map(deep_map(200_000), 0)


@given(st.binary(max_size=400))
def test_garbage_is_never_worse_than_malformed(data: bytes) -> None:
    for parse in (fmt.parse_map, fmt.parse_record):
        try:
            parse(data, 0)
        except (struct.error, IndexError, fmt.Malformed):
            continue

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from explorer.memory.decode import KIND_BY_NAMESPACE
from explorer.memory.facts import Fact
from explorer.memory.records import Record
from explorer.memory.system_records import Conflict, Grant, Policy
from explorer.memory.times import parse_time
from explorer.services.repairs.fields import read_as, read_as_time

NAN = float("nan")


@pytest.mark.parametrize(
    ("kind", "field", "value", "expected"),
    [
        (Fact, "confidence", "0.8", 0.8),
        (Fact, "confidence", " 0,8", 0.8),
        (Fact, "confidence", "80 %", 0.8),
        (Fact, "access_count", "3", 3),
        (Fact, "access_count", 3.0, 3),
        (Fact, "pinned", "Yes", True),
        (Fact, "pinned", 0, False),
        (Policy, "active", "off", False),
        (Fact, "tags", "a, b\nc,a", ["a", "b", "c"]),
        (Fact, "tags", '["a, b", 7]', ["a, b", "7"]),
        (Fact, "tags", "", []),
        (Fact, "tags", [1, None, "x", True], ["1", "x", "true"]),
        (Fact, "content", 7, "7"),
        (Fact, "content", {"ключ": [1]}, '{"ключ": [1]}'),
        (Fact, "topic", 2.5, "2.5"),
        (Fact, "links", "x", [{"to": "x"}]),
        (Fact, "links", {"to": "x", "ours": 1}, [{"to": "x", "ours": 1}]),
        (Fact, "links", [{"to": "x", "weight": "0.5", "type": None}], [{"to": "x", "weight": 0.5}]),
        (Grant, "permission", " Write", "write"),
        (Conflict, "similarity", "0.965", 0.965),
    ],
)
def test_what_a_value_plainly_says(kind: type[Record], field: str, value: object, expected: object) -> None:
    read = read_as(kind, field, value)
    assert read is not None
    assert (read.value, type(read.value), read.is_whole) == (expected, type(expected), True)


@pytest.mark.parametrize(
    ("kind", "field", "value"),
    [
        (Fact, "confidence", 1.7),
        (Fact, "confidence", True),
        (Fact, "confidence", "high"),
        (Fact, "confidence", NAN),
        (Fact, "confidence", [0.5]),
        (Fact, "access_count", -1),
        (Fact, "access_count", "2.5"),
        (Fact, "access_count", 1e300),
        (Fact, "pinned", 2),
        (Fact, "pinned", "perhaps"),
        (Fact, "tags", {"a": 1}),
        (Fact, "tags", [[1]]),
        (Fact, "tags", '["\\ud800"]'),
        (Fact, "topic", ["a"]),
        (Fact, "links", [{"from": "x"}]),
        (Grant, "permission", "admin"),
    ],
)
def test_nothing_is_guessed(kind: type[Record], field: str, value: object) -> None:
    assert read_as(kind, field, value) is None


@pytest.mark.parametrize(
    ("field", "value", "expected"),
    [
        ("tags", ["a", {"b": 1}], ["a"]),
        ("links", [{"to": "x", "weight": [], "type": 7}, {"to": "y"}], [{"to": "x"}, {"to": "y"}]),
        ("links", [{"to": "x"}, 5], [{"to": "x"}]),
    ],
)
def test_what_says_only_in_part_what_is_meant(field: str, value: object, expected: object) -> None:
    assert read_as(Fact, field, value) == (expected, False)


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        (1_760_000_000_000, "2025-10-09T08:53:20+00:00"),
        (1_760_000_000_000.0, "2025-10-09T08:53:20+00:00"),
        (" 1760000000000 ", "2025-10-09T08:53:20+00:00"),
        ("2026-11-30 10:00:00 UTC", "2026-11-30T10:00:00+00:00"),
        ("2026-11-30T10:00 gmt", "2026-11-30T10:00:00+00:00"),
        ("soon", None),
        ("", None),
        (True, None),
        (NAN, None),
        (10**15, None),
        (["2026-11-30"], None),
    ],
)
def test_times_that_are_none_elsewhere(value: object, expected: str | None) -> None:
    assert read_as_time(value) == expected


VALUES: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**63), 2**63 - 1) | st.floats() | st.text(max_size=9),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4) | st.just("to"), inner, max_size=3),
    max_leaves=6,
)
KINDS = st.sampled_from([Fact, *KIND_BY_NAMESPACE.values()])


@given(KINDS, st.data(), VALUES)
def test_what_is_read_fits_its_field(kind: type[Record], data: st.DataObject, value: object) -> None:
    field = data.draw(st.sampled_from(sorted({*kind.__struct_fields__} - {"namespace", "id", "problems"})))
    read = read_as(kind, field, value)
    if read is not None:
        record = msgspec.convert({"namespace": "n", "id": "i", field: read.value}, kind)
        assert getattr(record, field) is not None
    time = read_as_time(value)
    assert time is None or parse_time(time) is not None

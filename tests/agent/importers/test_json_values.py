from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from explorer.agent.importers.json_values import (
    TooDeep,
    mapping_of,
    share_of,
    storable,
    text_of,
    texts_of,
    time_of,
)


def test_texts_and_objects_of_another_type_are_missing() -> None:
    found: dict[str, object] = {"a": 7, "b": "  ", "c": " x\ud800 ", "d": {"e": 1}}
    assert text_of(found, "a", "b", "c") == "x�"
    assert text_of(found, "a", "b", "none") == ""
    assert mapping_of(found, "d") == {"e": 1}
    assert mapping_of(found, "a") == {}


@pytest.mark.parametrize(
    ("value", "texts"), [(["x", 7, " y ", "x"], ("x", "y")), ("x, y,,x", ("x", "y")), (None, ()), ({"x": 1}, ())]
)
def test_lists_of_texts(value: object, texts: tuple[str, ...]) -> None:
    assert texts_of({"a": value}, "a") == texts


@pytest.mark.parametrize(
    ("value", "most", "share"), [(0.3, 1, 0.3), (5, 10, 0.5), (1.1, 1, None), (-1, 1, None), (True, 1, None)]
)
def test_shares(value: object, most: float, share: float | None) -> None:
    assert share_of({"a": value}, "a", most) == share


@pytest.mark.parametrize(
    ("value", "time"),
    [("2026-01-02", "2026-01-02"), (1787233512679, 1787233512.679), (10**400, None), ("soon", None), (True, None)],
)
def test_times(value: object, time: object) -> None:
    assert time_of({"a": value}, "a") == time
    assert time_of({"a": value, "b": "2026-01-01"}, "a", "b") == (time or "2026-01-01")


def test_what_a_record_can_hold() -> None:
    found = storable({"n": 2**64, "x": float("nan"), "l": [True, None, "\ud800"]})
    assert found == {"n": "0x10000000000000000", "x": "nan", "l": [True, None, "�"]}
    deep: Any = []
    for _ in range(60):
        deep = [deep]
    with pytest.raises(TooDeep):
        storable(deep)


@given(st.recursive(st.none() | st.booleans() | st.integers() | st.floats() | st.text(), st.lists, max_leaves=10))
def test_what_is_stored_is_json_in_utf8(value: object) -> None:
    json.dumps(storable(value), allow_nan=False, ensure_ascii=False).encode()

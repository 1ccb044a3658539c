from __future__ import annotations

import struct
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import vectlite
from hypothesis import given
from hypothesis import strategies as st

from explorer.store import vdb_format as fmt
from explorer.store.vdb_encode import encode_map

NUMBERS = st.integers(-(2**63), 2**63 - 1) | st.floats(allow_nan=False)
VALUES: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | NUMBERS | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4),
    max_leaves=12,
)


@given(st.dictionaries(st.text(max_size=6), VALUES, max_size=6))
def test_what_is_encoded_is_read_back_with_its_types(metadata: dict[str, Any]) -> None:
    encoded = encode_map(metadata)
    read, end = fmt.parse_map(encoded, 0)
    assert repr(read) == repr(metadata)
    assert end == len(encoded)


def test_the_bytes_are_those_that_vectlite_writes(tmp_path: Path) -> None:
    metadata: dict[str, Any] = {"a": "é\0🌿", "b": -1, "c": 0.5, "d": True, "e": None, "f": [1, {"x": []}], "g": {}}
    path = tmp_path / "w.vdb"
    with closing(vectlite.open(str(path), dimension=3)) as database:
        database.insert("i", [1, 0, 0], metadata)
    assert fmt.parse_record(path.read_bytes(), fmt.HEADER_SIZE)[0].encoded_metadata == encode_map(metadata)


@pytest.mark.parametrize("value", [b"bytes", (1, 2), {1}, object()])
def test_what_the_format_has_no_value_for_is_a_type_error(value: object) -> None:
    with pytest.raises(TypeError, match="no value of the format"):
        encode_map({"k": value})


def test_integers_of_more_than_64_bit_are_refused() -> None:
    with pytest.raises(struct.error):
        encode_map({"k": 2**63})

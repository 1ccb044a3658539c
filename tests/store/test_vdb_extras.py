from __future__ import annotations

import struct
from contextlib import closing
from pathlib import Path
from typing import Any

import vectlite
from hypothesis import given
from hypothesis import strategies as st

from explorer.store.vdb_extras import Extras, decode_extras, encode_extras
from explorer.store.vdb_format import HEADER_SIZE, NO_EXTRAS, parse_record
from tests.store.conftest import Bytes


def test_most_records_have_none() -> None:
    assert decode_extras(NO_EXTRAS) == Extras({}, {})
    assert encode_extras({}, {}) == NO_EXTRAS


NAMES = st.text(st.characters(exclude_categories=["Cs"]), max_size=6)


@given(
    st.dictionaries(NAMES, st.lists(st.floats(width=32), max_size=4), max_size=3),
    st.dictionaries(NAMES, st.floats(width=32, allow_nan=False), max_size=4),
)
def test_what_is_encoded_is_read_back(named: dict[str, list[float]], sparse: dict[str, float]) -> None:
    vectors = {name: struct.pack(f"<{len(numbers)}f", *numbers) for name, numbers in named.items()}
    encoded = encode_extras(vectors, sparse)
    assert decode_extras(encoded) == Extras(vectors, sparse)
    plain = Bytes.record("n", "i")
    record = plain[:-20] + encoded + plain[-8:]
    parsed, end = parse_record(record, 0)
    assert (parsed.extras, end) == (encoded, len(record))


def test_what_vectlite_writes_beside_the_vector_is_read(tmp_path: Path) -> None:
    path = tmp_path / "w.vdb"
    database: Any = vectlite.open(str(path), dimension=3)
    with closing(database):
        database.insert("a", [1, 0, 0], {"x": 1}, vectors={"ü": [1, 2, 3]}, sparse={"t": 1.5, "": -1.0}, ttl=1e6)
        database.upsert_multi_vectors("m", [1, 0, 0], {"c": [[1, 0, 0], [0, 1, 0]], "e": []}, metadata={"y": 2})
        database.insert("z", [1, 0, 0], {"x": 3})
    data = path.read_bytes()
    at = HEADER_SIZE
    records = []
    for _ in range(3):
        parsed, at = parse_record(data, at)
        records.append(parsed)
    assert at == len(data)
    assert [(parsed.id, parsed.metadata) for parsed in records] == [("a", {"x": 1}), ("m", {"y": 2}), ("z", {"x": 3})]
    assert decode_extras(records[0].extras) == Extras({"ü": struct.pack("<3f", 1, 2, 3)}, {"t": 1.5, "": -1.0})
    assert decode_extras(records[1].extras) == Extras({}, {})
    # In the same order, byte for byte.
    assert encode_extras(*decode_extras(records[0].extras)) == records[0].extras
    assert records[0].expires_at > 0 == records[1].expires_at

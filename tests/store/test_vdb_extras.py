from __future__ import annotations

from contextlib import closing
from pathlib import Path
from typing import Any

import vectlite

from explorer.store.vdb_extras import decode_extras
from explorer.store.vdb_format import HEADER_SIZE, NO_EXTRAS, parse_record


def test_most_records_have_none() -> None:
    assert decode_extras(NO_EXTRAS) == ({}, {})


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
    assert decode_extras(records[0].extras) == ({"ü": (1.0, 2.0, 3.0)}, {"t": 1.5, "": -1.0})
    assert decode_extras(records[1].extras) == ({}, {})
    assert records[0].expires_at > 0 == records[1].expires_at

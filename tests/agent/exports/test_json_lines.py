from __future__ import annotations

import json
from pathlib import Path

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from explorer.agent.exports.contents import Chosen
from explorer.agent.exports.json_lines import json_lines
from explorer.memory.keys import Key
from tests.agent.command_line import Run
from tests.agent.exports.exported import NOW, RECORDS, chosen
from tests.agent.plain_vectlite import records, vector
from tests.services.raw_snapshot import RawSnapshot

TEXT = st.text(st.characters(exclude_categories=["Cs"]), max_size=8)
NUMBERS = st.integers(-(2**63), 2**63 - 1) | st.floats(allow_nan=False, allow_infinity=False)
VALUES = st.recursive(
    st.none() | st.booleans() | NUMBERS | TEXT,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXT, inner, max_size=3),
    max_leaves=6,
)


@given(st.dictionaries(TEXT, VALUES, max_size=4))
def test_whatever_metadata_hold_a_line_gives_it_back(metadata: dict[str, object]) -> None:
    made = json_lines(Chosen(RawSnapshot({"user a": metadata}), None, NOW))
    (line,) = made.parts
    assert line.count(b"\n") == 1
    assert json.loads(line) == {"namespace": "user", "id": "a", "metadata": metadata}


def test_every_record_is_in_it_as_it_is_stored(path: Path) -> None:
    made = json_lines(chosen(path))
    lines = [json.loads(part) for part in made.parts]
    assert {Key(each["namespace"], each["id"]): each["metadata"] for each in lines} == RECORDS
    assert made.counts == {"records": len(RECORDS)}
    assert made.left_out["vectors"] == len(RECORDS) - 1
    assert [(each["namespace"], each["id"]) for each in lines] == sorted(RECORDS)


def test_vectors_go_along_to_the_last_bit(path: Path) -> None:
    made = json_lines(chosen(path, vectors=True))
    found = {each["id"]: each.get("vector") for each in map(json.loads, made.parts)}
    stored = np.array(vector("The database is PostgreSQL 16"), np.float32)
    assert np.array_equal(np.array(found["db"], np.float32), stored)
    assert found["dead"] is None
    assert not made.left_out["vectors"]


def test_one_branch(path: Path) -> None:
    made = json_lines(chosen(path, "main"))
    assert all(json.loads(part)["id"] != "dev" for part in made.parts)
    assert made.left_out["records of other branches"] == 1


def test_an_import_gives_it_back(path: Path, tmp_path: Path, run: Run) -> None:
    out, into = tmp_path / "o.jsonl", tmp_path / "again.vdb"
    assert run("export", path, out, "--vectors").code == 0
    assert run("import", out, "--into", into, "--create").code == 0
    again = records(into)
    for key, metadata in RECORDS.items():
        assert {name: again[key].get(name) for name in metadata} == metadata

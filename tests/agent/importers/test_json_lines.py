from __future__ import annotations

import json
import struct

import pytest
from hypothesis import given
from hypothesis import strategies as st

from explorer.agent.importers.json_lines import fits, read
from explorer.memory.keys import Key
from tests.agent.importers.sources import source

RECORD: dict[str, object] = {
    "namespace": "project:main",
    "id": "f1",
    "metadata": {"content": "x", "mine": {"a": [1, None]}},
}


def test_a_record_comes_as_it_stands() -> None:
    mapped, held = read([source(json.dumps(RECORD | {"vector": [1, 0.5]}))])
    [found] = mapped.records
    assert (found.key, found.metadata) == (Key("project:main", "f1"), RECORD["metadata"])
    assert (found.vector, found.line) == (struct.pack("<2f", 1, 0.5), 1)
    assert (held, mapped.unused) == ({"records": 1}, ())


@pytest.mark.parametrize(
    ("more", "is_kept", "reason"),
    [
        ({"metadata": []}, False, "without"),
        ({"id": ""}, False, "without an id"),
        ({"vector": ["x"]}, True, "vector"),
        ({"vector": [1e300]}, True, "vector"),
        ({"vector": [0, 0]}, True, "vector"),
        ({"vector": []}, True, "vector"),
        ({"score": 1}, True, "“score”"),
        ({"metadata": {"a": json.loads("[" * 60 + "]" * 60)}}, False, "too deeply"),
    ],
)
def test_what_is_wrong_is_told(more: dict[str, object], is_kept: bool, reason: str) -> None:
    mapped, _ = read([source(json.dumps(RECORD | more))])
    assert bool(mapped.records) is is_kept
    assert [reason in part.reason for part in mapped.unused] == [True]
    assert all(record.vector is None for record in mapped.records)


def test_a_key_that_comes_twice_and_a_broken_line_are_told() -> None:
    lines = [json.dumps(RECORD), json.dumps(RECORD | {"metadata": {}}), "{"]
    mapped, _ = read([source("\n".join(lines))])
    assert [record.content for record in mapped.records] == ["x"]
    assert [part.line for part in mapped.unused] == [2, 3]


def test_what_is_known_as_a_record() -> None:
    assert fits(RECORD, ())
    assert not fits(RECORD, ("data",))
    assert not fits({"id": "1", "metadata": {}}, ())


@given(st.dictionaries(st.text(max_size=5), st.text() | st.integers(-(2**63) + 1, 2**63 - 1) | st.booleans()))
def test_metadata_and_keys_of_any_script_come_back(metadata: dict[str, object]) -> None:
    mapped, _ = read([source(json.dumps({"namespace": " ns ", "id": "\u2028é", "metadata": metadata}))])
    assert [(one.key, one.metadata) for one in mapped.records] == [(Key(" ns ", "\u2028é"), metadata)]

from __future__ import annotations

import struct
from contextlib import closing
from pathlib import Path

import numpy as np
import pytest
import vectlite

from explorer.memory.keys import Key
from explorer.memory.salvaged import Doubt
from explorer.store import vdb_format as fmt
from explorer.store.key_vector import key_vector
from explorer.store.salvage_repair import repair
from tests.store.conftest import Bytes

KEY = Key("user", "a")
NAN, INF = float("nan"), float("inf")


def named(*numbers: float) -> bytes:
    extras = struct.pack("<I", 1) + Bytes.text("t") + struct.pack(f"<I{len(numbers)}f", len(numbers), *numbers)
    return Bytes.record("user", "a")[:-20] + extras + bytes(8) + bytes(8)


def deep(value: bytes) -> bytes:
    lists = (b"\x06" + struct.pack("<I", 1)) * 150
    return Bytes.record(
        "user", "a", encoded=struct.pack("<I", 1) + Bytes.text("k") + lists + b"\x01" + Bytes.text(value)
    )


@pytest.mark.parametrize(
    "record",
    [
        Bytes.record("user", "a", {"x": [1, {"y": None}], "ключ": "π"}, expires_at=2e9),
        named(1, 2, 3),
        named(0, 0, 0),
        deep(b"sound"),
    ],
)
def test_what_is_sound_stays_bit_for_bit(record: bytes) -> None:
    assert repair(record, KEY) == (record, [], False)


@pytest.mark.parametrize(
    ("record", "doubts", "is_kept"),
    [
        (Bytes.record("user", "a", vector=[NAN, 0, 1]), [Doubt.NOT_FINITE], True),
        (Bytes.record("user", "a", vector=[0, 0, 0]), [Doubt.ZERO], True),
        (Bytes.record("user", "a", vector=[INF, 0, NAN]), [Doubt.NO_INDEX], False),
        (Bytes.record("user", "a", vector=[3e38, 3e38, 0]), [Doubt.NO_INDEX], False),
        (named(NAN, 1, 1), [Doubt.NOT_FINITE], True),
        (named(INF, 1, 1), [Doubt.NO_INDEX], False),
        (Bytes.record("user", "a", expires_at=2.0), [Doubt.END_OF_LIFE], False),
        (Bytes.record("user", "a", expires_at=NAN), [Doubt.END_OF_LIFE], False),
        (deep(b"\xff"), [Doubt.NOT_TEXT], False),
    ],
)
def test_what_is_doubtful(record: bytes, doubts: list[Doubt], is_kept: bool) -> None:
    repaired, found, _ = repair(record, KEY)
    assert found == doubts
    assert (repaired == record) is is_kept
    assert fmt.parse_record(repaired, 0)[1] == len(repaired)


def test_a_text_that_is_none_has_replacement_characters_in_names_keys_and_values() -> None:
    body = struct.pack("<I", 1) + Bytes.text(b"k\xff") + b"\x01" + Bytes.text(b"a\xfe\xfeb")
    record = Bytes.text(b"us\xffr") + Bytes.text("a") + body + Bytes.record("", "")[12:]
    parsed, _ = fmt.parse_record(repair(record, KEY)[0], 0)
    assert parsed.namespace == "us\ufffdr"
    assert parsed.metadata == {"k\ufffd": "a\ufffd\ufffdb"}
    assert parsed.vector_length == 3


def test_a_vector_that_no_index_can_hold_is_replaced_by_that_of_the_key() -> None:
    repaired, _, is_replaced = repair(Bytes.record("user", "a", vector=[INF, 0, 0]), KEY)
    parsed, _ = fmt.parse_record(repaired, 0)
    np.testing.assert_array_equal(np.frombuffer(repaired, "<f4", 3, parsed.vector_at), key_vector(KEY, 3))
    assert is_replaced
    assert not repair(named(INF, 0, 0), KEY)[2]


def test_vectlite_opens_what_was_repaired(tmp_path: Path) -> None:
    vectors: list[list[float]] = [[NAN, 0, 1], [0, 0, 0], [INF, 0, 0], [3e38, 3e38, 0]]
    odd = [Bytes.record("n", f"{number}", vector=vector) for number, vector in enumerate(vectors)]
    odd.append(deep(b"\xff"))
    odd += [Bytes.record("n", f"other{number}", vector=[1, number, 0]) for number in range(40)]
    path = tmp_path / "a.vdb"
    path.write_bytes(Bytes.main(*(repair(record, Key("n", str(at)))[0] for at, record in enumerate(odd))))
    for _ in range(2):
        with closing(vectlite.open(str(path))) as database:
            assert database.count() == len(odd)

from __future__ import annotations

import hashlib
from collections.abc import Iterable

import numpy as np
import pytest

from explorer.memory.findings import HashCheck, OddRecord, VectorCheck
from explorer.memory.keys import Key
from explorer.memory.text import content_hash
from explorer.store.record_checks import (
    HashTally,
    Record,
    VectorTally,
    decoded,
    is_without_content,
    odd_record,
    unreadable_times,
)


def record(record_id: str = "a", namespace: str = "project:main", **metadata: object) -> Record:
    return Record(Key(namespace, record_id), metadata, b"")


def oddity(one: Record) -> OddRecord | None:
    known = decoded(one)
    return None if known is None else odd_record(known)


def check_hashes(records: Iterable[Record]) -> HashCheck:
    tally = HashTally()
    for one in records:
        tally.add(one)
    return tally.result()


def hashed(record_id: str, text: str, digest: str | None = None) -> Record:
    return record(record_id, content=text, content_hash=content_hash(text) if digest is None else digest)


def test_odd_fields_by_the_namespace_s_type() -> None:
    assert oddity(record(content="x", confidence=0.5)) is None
    assert oddity(record(confidence=2.0, tags="x")) == OddRecord(Key("project:main", "a"), ("confidence", "tags"))
    assert oddity(record(namespace="__policies__", active="yes")) == OddRecord(Key("__policies__", "a"), ("active",))
    assert oddity(record(namespace="__theirs__", active="yes")) is None


@pytest.mark.parametrize(
    ("value", "readable"),
    [
        ("2026-11-30T10:00:00Z", True),
        ("2026-11-30 10:00", True),
        (1_760_000_000, True),
        ("1760000000.5", True),
        (None, True),
        ("", True),
        ("yesterday", False),
        ("2026-13-01", False),
        (10**15, False),
        (True, False),
        (["2026-11-30"], False),
    ],
)
def test_times_in_many_notations(value: object, readable: bool) -> None:
    found = list(unreadable_times(record(created_at=value)))
    assert (found == []) is readable
    assert all((one.field, one.value) == ("created_at", str(value)) for one in found)


def test_facts_without_a_text() -> None:
    assert is_without_content(record())
    assert is_without_content(record(content=" "))
    assert is_without_content(record(content=7))
    assert not is_without_content(record(content="x"))
    assert not is_without_content(record(content="", superseded_by="system:deleted"))
    assert not is_without_content(record(content="", deleted_at="2026-11-30"))
    assert not is_without_content(record(namespace="__grants__"))


def test_a_mismatch_counts_where_all_others_agree() -> None:
    records = [hashed("a", "one"), hashed("b", "two"), hashed("c", "three", content_hash("other"))]
    assert check_hashes(records) == HashCheck("sha256", 2, (Key("project:main", "c"),))


def test_no_mismatch_where_writers_differ_or_most_are_unknown() -> None:
    md5 = hashlib.md5(b"two").hexdigest()[:12]
    mixed = [hashed("a", "one"), hashed("b", "two", md5), hashed("c", "three", "abc")]
    assert check_hashes(mixed) == HashCheck(None, 2, (), (Key("project:main", "c"),))
    mostly = [hashed("a", "one"), hashed("b", "two", "ff" * 32), hashed("c", "three", "ee" * 32)]
    assert check_hashes(mostly).mismatches == ()


def test_tombstones_and_records_without_a_hash_are_no_mismatches() -> None:
    tombstone = record("t", content="", content_hash=content_hash("gone"), superseded_by="system:deleted")
    records = [hashed("a", "one"), hashed("b", "two"), tombstone, record("c", content="x"), hashed("d", "x", "")]
    assert check_hashes(records) == HashCheck("sha256", 2)


def test_vectors() -> None:
    tally = VectorTally()
    for number, vector in enumerate([[1, 0], [0, 0], [np.nan, 1], [np.inf, 0], []]):
        tally.add(Key("", str(number)), np.array(vector, "<f4").tobytes())
    found = tally.result()
    assert [key.id for key in found.not_finite] == ["2", "3"]
    assert [key.id for key in found.zero] == ["1"]
    assert [key.id for key in found.missing] == ["4"]
    assert VectorTally().result() == VectorCheck()


def test_more_vectors_than_are_looked_at_at_once() -> None:
    tally = VectorTally()
    for number in range(5_000):
        tally.add(Key("", str(number)), np.array([number % 1_000 - 7, 0], "<f4").tobytes())
    assert [int(key.id) for key in tally.result().zero] == [7, 1_007, 2_007, 3_007, 4_007]

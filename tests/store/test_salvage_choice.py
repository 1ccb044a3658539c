from __future__ import annotations

import hashlib

import pytest

from explorer.memory.keys import Key
from explorer.memory.salvaged import Duplicate
from explorer.store.salvage_choice import Chosen, choose, gaps, without_overlaps
from explorer.store.salvage_scan import Found, find_records
from tests.store.conftest import Bytes

VECTOR = (0.5, 0.0, 0.0)
A, B, C = Key("n", "a"), Key("n", "b"), Key("n", "c")


def fact(key: Key, text: str, digest: str | None = "", **more: object) -> bytes:
    """With the right hash; another `digest`, or none, as it is said."""
    hashed = hashlib.sha256(text.encode()).hexdigest() if digest == "" else digest
    return Bytes.record(*key, {"content": text, "content_hash": hashed, **more}, VECTOR)


def chosen(*parts: bytes, taken: frozenset[Key] = frozenset()) -> tuple[Chosen, bytes]:
    data = b"".join(parts)
    found, overlapping = without_overlaps(data, find_records(data, 0, lambda _: None).found)
    return choose(data, found, overlapping, set(taken)), data


INNER = Bytes.record("n", "b", {"x": 1}, VECTOR)


@pytest.mark.parametrize(
    ("outer", "kept", "doubtful"),
    [
        (fact(A, "t" * 30 + INNER.decode()), {A}, set()),
        (fact(A, "t" * 30 + INNER.decode(), "0" * 64), {B}, set()),
        (fact(A, "t" * 30 + INNER.decode(), None), {A, B}, {A, B}),
        (fact(A, "t", note=INNER.decode()), {A, B}, {A, B}),
    ],
    ids=["its text", "a wrong length", "no hash", "beside its text"],
)
def test_a_record_in_a_record(outer: bytes, kept: set[Key], doubtful: set[Key]) -> None:
    found, _ = chosen(outer, fact(C, "c"))
    assert {key for key, _ in found.records} == kept | {C}
    assert found.overlapping == doubtful


def test_one_with_a_flaw_that_holds_another_has_a_wrong_length() -> None:
    flawed = Bytes.record("n", "a", {"x": INNER.decode(), "y": "YYY"}, VECTOR).replace(b"YYY", b"\xff\xff\xff")
    found, data = chosen(flawed)
    assert [(key, data[each.start : each.end]) for key, each in found.records] == [(B, INNER)]


@pytest.mark.parametrize(
    ("records", "kept", "copies"),
    [
        ([fact(A, "one"), fact(A, "one")], 1, {}),
        ([fact(A, "one"), fact(A, "two")], 1, {0: "a~copy"}),
        ([fact(A, "one"), fact(A, "two", "0" * 64)], 0, {}),
        ([fact(A, "one", None), fact(A, "two", None)], 1, {0: "a~copy"}),
        ([fact(A, "one"), fact(A, "two"), fact(A, "one"), fact(A, "three")], 3, {0: "a~copy", 1: "a~copy2"}),
        ([fact(A, "one"), Bytes.record("n", "a", {"y": "YYY"}, VECTOR).replace(b"YYY", b"\xff\xff\xff")], 0, {}),
    ],
    ids=["the same", "another version", "a damaged one", "without hashes", "several", "with a flaw"],
)
def test_of_a_key_that_stands_twice(records: list[bytes], kept: int, copies: dict[int, str]) -> None:
    found, data = chosen(*records)
    bodies = {key: data[each.start : each.end] for key, each in found.records}
    assert bodies == {A: records[kept]} | {Key("n", name): records[number] for number, name in copies.items()}
    assert found.copies == {Key("n", name): A for name in copies.values()}
    offsets = [sum(map(len, records[:number])) for number in range(len(records))]
    del offsets[kept]
    assert [duplicate.offset for duplicate in found.duplicates] == offsets
    assert {duplicate.kept_as for duplicate in found.duplicates} - {None} == set(found.copies)


def test_a_copy_takes_no_key_that_is_used() -> None:
    found, _ = chosen(
        fact(A, "one"), fact(A, "two"), fact(Key("n", "a~copy"), "x"), taken=frozenset({Key("n", "a~copy2")})
    )
    assert found.duplicates == [Duplicate(A, 0, Key("n", "a~copy3"))]


@pytest.mark.parametrize(
    ("found", "between"),
    [
        ([], [(2, 9)]),
        ([(2, 9)], []),
        ([(3, 5), (5, 6), (7, 9)], [(2, 3), (6, 7)]),
        ([(2, 8), (3, 4)], [(8, 9)]),
    ],
)
def test_gaps(found: list[tuple[int, int]], between: list[tuple[int, int]]) -> None:
    assert gaps([Found(begin, end, 3, True) for begin, end in found], 2, 9) == between

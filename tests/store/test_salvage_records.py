from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

from explorer.memory.keys import Key
from explorer.memory.salvaged import Doubt, DoubtfulRecord
from explorer.store import vdb_format as fmt
from explorer.store.salvage_records import Rebuilt, encode, rebuild
from explorer.store.salvage_search import search
from tests.store.conftest import Bytes

A, B, C = Key("user", "a"), Key("user", "b"), Key("user", "c")


def fact(key: Key, text: str, digest: str = "") -> bytes:
    digest = digest or hashlib.sha256(text.encode()).hexdigest()
    return Bytes.record(*key, {"content": text, "content_hash": digest}, [0.5, 0, 0], 2e9)


def rebuilt(main: bytes, *batches: bytes) -> Rebuilt:
    log = b"VWL1" + b"".join(batches) if batches else b""
    return rebuild(search(Path("a.vdb"), main, log, lambda _: None), lambda _: None)


def metadata(found: Rebuilt) -> dict[Key, dict[str, object]]:
    parsed = [fmt.parse_record(body, 0)[0] for body in found.encoded()]
    return {Key(each.namespace, each.id): each.metadata for each in parsed}


MAIN = Bytes.main(fact(B, "two"), fact(A, "one"))


def test_records_are_the_bytes_of_the_file_in_the_order_of_vectlite() -> None:
    found = rebuilt(MAIN)
    assert list(found.encoded()) == [fact(A, "one"), fact(B, "two")]
    assert [encode(found.image, record) for record in found.image.records if record] == [fact(B, "two"), fact(A, "one")]
    assert (found.doubtful, found.unplaced, found.repaired) == ((), (), {})


def test_the_log_is_laid_over_the_main_file() -> None:
    found = rebuilt(
        MAIN,
        Bytes.batch(Bytes.update("user", "a", {"note": "ü"}), Bytes.delete("user", "b")),
        Bytes.batch(b"\x01" + fact(C, "three"), Bytes.set_ttl("user", "c", 3e9)),
    )
    assert {key: set(one) for key, one in metadata(found).items()} == {
        A: {"content", "content_hash", "note"}, C: {"content", "content_hash"},
    }  # fmt: skip
    assert found.unplaced == ()


@pytest.mark.parametrize(
    ("operation", "what"),
    [
        (Bytes.update("user", "gone", {"x": 1}), "a change"),
        (Bytes.delete("user", "gone"), "a deletion"),
        (Bytes.set_ttl("user", "gone", 2e9), "an end of life"),
    ],
)
def test_what_changes_a_record_that_is_not_there_is_said(operation: bytes, what: str) -> None:
    (unplaced,) = rebuilt(MAIN, Bytes.batch(operation)).unplaced
    assert (unplaced.what, unplaced.key, unplaced.offset) == (what, Key("user", "gone"), 4)


def test_a_deletion_in_the_text_of_another_change_is_not_made() -> None:
    inner = Bytes.batch(Bytes.delete("user", "a")).decode()
    found = rebuilt(MAIN, Bytes.batch(Bytes.update("user", "b", {"text": inner})))
    assert set(metadata(found)) == {A, B}
    assert [one.what for one in found.unplaced] == ["a deletion"]


def test_a_deletion_takes_the_other_versions_along() -> None:
    main = Bytes.main(fact(A, "one"), fact(A, "eins"), fact(B, "two"))
    assert set(metadata(rebuilt(main))) == {A, Key("user", "a~copy"), B}
    found = rebuilt(main, Bytes.batch(Bytes.delete("user", "a")))
    assert set(metadata(found)) == {B}
    assert found.doubtful == ()


def test_every_doubt_is_listed() -> None:
    inf = Bytes.record("user", "inf", {"x": 1}, [float("inf"), 0, 0])
    found = rebuilt(
        Bytes.main(fact(A, "one"), fact(A, "eins"), fact(B, "two", "0" * 64), inf),
        Bytes.batch(b"\x01" + fact(C, "three"), b"\x09"),
    )
    assert found.doubtful == (
        DoubtfulRecord(Key("user", "a~copy"), Doubt.OTHER_VERSION),
        DoubtfulRecord(B, Doubt.HASH),
        DoubtfulRecord(C, Doubt.DAMAGED_BATCH),
        DoubtfulRecord(Key("user", "inf"), Doubt.NO_INDEX),
    )
    assert metadata(found)[Key("user", "inf")] == {"x": 1, "embedding_stale": True}


def test_hashes_of_a_kind_that_is_not_known_say_nothing() -> None:
    assert rebuilt(Bytes.main(fact(A, "one", "0" * 50), fact(B, "two", "1" * 50))).doubtful == ()

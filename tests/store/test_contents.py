from __future__ import annotations

import shutil
import struct
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import vectlite

from explorer.memory.changes import Patch, Purge
from explorer.memory.keys import Key
from explorer.store import vdb_format as fmt
from explorer.store.contents import Contents
from tests.store.conftest import Bytes
from tests.store.written import CACHE, DB, DEPLOY, MAIN, confidence, records, write_workspace

A, B, C = Key("user", "a"), Key("user", "b"), Key("user", "c")


def three(raw: type[Bytes]) -> bytes:
    return raw.main(
        raw.record("user", "a", {"n": 1, "superseded_by": "b"}),
        raw.record("user", "b", {"n": 2, "ключ": ["π", None]}, expires_at=50.0),
        raw.record("user", "c", {"n": 3}),
    )


def encode_floats(numbers: list[float]) -> bytes:
    return struct.pack(f"<{len(numbers)}f", *numbers)


def joined(contents: Contents) -> bytes:
    return b"".join(contents.encoded())


def test_what_nobody_changed_is_written_as_it_stood(tmp_path: Path) -> None:
    data = write_workspace(tmp_path / "w.vdb", others=40).read_bytes()
    assert joined(Contents(data)) == data


def test_every_record_gets_another_vector_and_keeps_the_rest(tmp_path: Path) -> None:
    contents = Contents(write_workspace(tmp_path / "w.vdb").read_bytes())
    new = Key("__workspace__", "workspace")
    same, other = encode_floats([0.5] * 4), encode_floats([1.0, 2.0])
    assert contents.named_vectors == 3
    assert contents.vector_bytes == 48
    kept = contents.with_vectors(4, lambda _, metadata: (metadata or {}, same))
    assert kept.metadata(DB) == contents.metadata(DB)
    at = contents.bytes_of(DB).index(encode_floats([1.0, 0.0, 0.25, -0.5]))
    assert kept.bytes_of(DB) == contents.bytes_of(DB)[:at] + same + contents.bytes_of(DB)[at + 16 :]
    changed = contents.with_vectors(2, lambda key, _: ({"is": key.id}, other), [new, DB])
    assert (changed.header.dimension, len(changed), len(contents)) == (2, 4, 3)
    assert changed.metadata(new) == {"is": "workspace"}
    assert Contents(joined(changed)).is_same(changed)


def test_the_log_is_laid_over_the_records(raw: type[Bytes]) -> None:
    log = fmt.WAL_MAGIC + raw.batch(
        raw.delete("user", "c"),
        raw.update("user", "c", {"n": 9}),
        raw.update("user", "a", {"n": 8}),
        b"\x01" + raw.record("user", "d", {"n": 4}),
        raw.set_ttl("user", "d", 70.0),
        raw.delete("user", "nobody"),
    )
    contents = Contents(three(raw), log + b"\x09\x00\x00\x00cut")
    assert joined(contents) == raw.main(
        raw.record("user", "a", {"n": 8, "superseded_by": "b"}),
        raw.record("user", "b", {"n": 2, "ключ": ["π", None]}, expires_at=50.0),
        raw.record("user", "d", {"n": 4}, expires_at=70.0),
    )
    assert contents.counts(60.0) == {"user": 2}
    assert [contents.is_outlived(key, 60.0) for key in (A, B)] == [False, True]


def test_operations_are_done_and_the_log_that_they_make_does_the_same(raw: type[Bytes]) -> None:
    log = fmt.WAL_MAGIC + raw.batch(raw.update("user", "c", {"n": 5}))
    contents = Contents(three(raw), log + b"\x09\x00")
    made = contents.apply([Purge(A, ""), Patch(C, {"n": 5}, {"n": 6})])
    assert contents.metadata(A) is None
    assert contents.metadata(C) == {"n": 6}
    assert made.startswith(log)
    assert joined(Contents(three(raw), made)) == joined(contents)
    # Laid over what it was made for once more, it changes nothing.
    assert joined(Contents(joined(contents), made)) == joined(contents)
    assert contents.apply([]) == b""


def test_a_log_that_brings_what_is_removed_brings_nothing_when_it_is_read_again(raw: type[Bytes]) -> None:
    log = fmt.WAL_MAGIC + raw.batch(b"\x01" + raw.record("user", "d", {"n": 4}))
    contents = Contents(three(raw), log)
    made = contents.apply([Purge(Key("user", "d"), "")])
    assert joined(Contents(joined(contents), made)) == joined(contents) == three(raw)


def test_vectlite_reads_the_log_that_was_made_as_we_do(tmp_path: Path) -> None:
    path = write_workspace(tmp_path / "w.vdb", others=40)
    contents = Contents(path.read_bytes())
    log = contents.apply([Purge(CACHE, ""), confidence(DEPLOY, 0.5, 0.75)])
    (tmp_path / "w.vdb.wal").write_bytes(log)
    old = records(Path(shutil.copytree(tmp_path, tmp_path / "old") / "w.vdb"))
    path.write_bytes(joined(contents))
    assert records(path) == old
    assert CACHE not in old
    assert old[DEPLOY]["metadata"]["confidence"] == 0.75


def test_who_names_what_goes(raw: type[Bytes]) -> None:
    contents = Contents(three(raw))
    assert list(contents.naming({B})) == [A]
    assert list(contents.naming({A, B})) == []


def test_whether_two_are_the_same_to_the_last_bit(raw: type[Bytes]) -> None:
    one = Contents(three(raw))
    assert one.is_same(Contents(three(raw)))
    other = bytearray(three(raw))
    other[-22] ^= 1
    assert not one.is_same(Contents(bytes(other)))
    assert not one.is_same(Contents(raw.main()))


@pytest.mark.parametrize("cut", [1, 9, 40, -1])
def test_of_a_damaged_file_nothing_is_written_anew(raw: type[Bytes], cut: int) -> None:
    data = three(raw)
    with pytest.raises(fmt.Malformed):
        Contents(data + b"x" if cut < 0 else data[:-cut])


@pytest.mark.parametrize("log", [b"what", fmt.WAL_MAGIC + b"\x05\x00\x00\x00\x01\x00\x00\x00\x09"])
def test_nor_of_one_with_a_damaged_log(raw: type[Bytes], log: bytes) -> None:
    with pytest.raises(fmt.Malformed):
        Contents(three(raw), log)


@pytest.mark.parametrize("log", [b"", b"V", b"VWL1"])
def test_a_log_that_was_only_begun_is_none(raw: type[Bytes], log: bytes) -> None:
    assert joined(Contents(three(raw), log)) == three(raw)


def test_a_name_that_is_no_text_is_refused(raw: type[Bytes]) -> None:
    data = three(raw).replace(b"\x01\x00\x00\x00c", b"\x01\x00\x00\x00\xff")
    with pytest.raises(fmt.Malformed, match="no text"):
        Contents(data)


def test_vectors_and_terms_beside_the_metadata_stay(tmp_path: Path) -> None:
    path = write_workspace(tmp_path / "w.vdb")
    before: dict[Key, Any] = records(path)
    with closing(vectlite.open(str(path))) as database:
        database.update_metadata("db", {"confidence": 0.25}, namespace=MAIN)
        log = Path(database.wal_path).read_bytes()
        data = path.read_bytes()
    (new := tmp_path / "new.vdb").write_bytes(joined(Contents(data, log)))
    before[DB]["metadata"]["confidence"] = 0.25
    assert records(new) == before

from __future__ import annotations

import errno
import fcntl
import hashlib
import os
import shutil
import stat
import struct
import threading
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import vectlite
from hypothesis import given, settings
from hypothesis import strategies as st

from explorer.memory.cargo import Cargo, Whole
from explorer.memory.errors import CannotSend, TargetExists
from explorer.memory.keys import Key
from explorer.memory.protocols import Cancelled
from explorer.memory.teleport import Parcel
from explorer.store.key_vector import key_vector
from explorer.store.keyword_terms import keyword_terms
from explorer.store.parcel_file import is_or_is_beside, write_parcel
from explorer.store.snapshot import FileSnapshot
from tests.memory.change_samples import RECORDS, TEXTS
from tests.store.written import ODD

DIMENSION = 3
ENDS = time.time() + 10**6
Scan = Callable[[Path], FileSnapshot]


def packed(*numbers: float) -> bytes:
    return np.array(numbers, "<f4").tobytes()


FULL = Cargo(packed(0.1, -0.2, 0.3), {"n": packed(1 / 3, 0, 1)}, {"π": float(np.float32(0.1)), "x": 2.0}, ENDS)
RECORDS_OF_ALL_KINDS = [
    Whole("project:main", "b", {"content": "Порт 8080", "topic": "net", **ODD}, FULL),
    Whole("__teleport__", "snapshot", {"id": "x", "made_at": "2026-11-30T12:00:00+00:00"}),
    Whole("project:main", "a", {"content": "text", "nothing": None, "n": -(2**63)}, Cargo(packed(0, 0, 1), terms={})),
]


def parcel(*records: Whole, metric: str = "cosine") -> Parcel:
    return Parcel(records, DIMENSION, metric)


def write(path: Path, sent: Parcel | None = None, *, replace: bool = False) -> Any:
    return write_parcel(sent or parcel(*RECORDS_OF_ALL_KINDS), path, lambda _: None, replace=replace)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "ünï.vdb"


def listed(path: Path) -> dict[Key, dict[str, Any]]:
    with closing(vectlite.open(str(path))) as database:
        found, cursor = database.list_cursor(limit=10_000)
    assert cursor is None
    everything: list[Any] = [*found]
    return {Key(one["namespace"], one["id"]): one for one in everything}


def test_one_file_and_nothing_beside_it(path: Path) -> None:
    sent = write(path)
    assert list(path.parent.iterdir()) == [path]
    assert (sent.path, sent.size) == (path, path.stat().st_size)
    assert sent.sha256 == hashlib.sha256(path.read_bytes()).hexdigest()


def test_vectlite_lists_what_was_sent_and_goes_on_with_it(path: Path) -> None:
    write(path)
    found = listed(path)
    assert set(found) == {Key(each.namespace, each.id) for each in RECORDS_OF_ALL_KINDS}
    assert {key: one["metadata"] for key, one in found.items()} == {
        Key(each.namespace, each.id): each.metadata for each in RECORDS_OF_ALL_KINDS
    }
    full, plain, about = (
        found[Key(*key)] for key in (("project:main", "b"), ("project:main", "a"), ("__teleport__", "snapshot"))
    )
    assert full["vector"] == np.frombuffer(FULL.vector, "<f4").tolist()
    assert full["vectors"] == {"n": np.frombuffer(FULL.named["n"], "<f4").tolist()}
    assert (full["sparse"], full["expires_at"]) == (FULL.terms, ENDS)
    assert (plain["vector"], plain["sparse"], plain["vectors"], plain["expires_at"]) == ([0, 0, 1], {}, {}, None)
    assert about["vector"] == key_vector(Key("__teleport__", "snapshot"), DIMENSION).tolist()
    with closing(vectlite.open(str(path))) as database:
        database.insert("c", [1.0, 0, 0], {"content": "added"}, namespace="project:main")
        database.update_metadata("a", {"content": "changed"}, namespace="project:main")
        answer: Any = database.search([0.0, 0, 1], k=1, namespace="project:main")
        assert [each["id"] for each in answer] == ["a"]
    after = listed(path)
    assert after[Key("project:main", "a")]["metadata"]["content"] == "changed"
    assert after[Key("project:main", "c")]["metadata"] == {"content": "added"}
    assert after[Key("project:main", "b")] == full


def test_the_bytes_are_those_of_vectlite_itself(tmp_path: Path, path: Path) -> None:
    write(path)
    theirs = Path(shutil.copy(path, tmp_path / "theirs.vdb"))
    with closing(vectlite.open(str(theirs))) as database:
        database.compact()
    before = path.read_bytes()
    # It writes the fields of a record by name.
    assert sorted(theirs.read_bytes()) == sorted(before)
    plain = parcel(*(Whole(each.namespace, each.id, dict(sorted(each.metadata.items())), each.cargo) for each in [
        Whole("b", "1", {"a": 1, "b": [1.5, {"c": None}]}, FULL), Whole("a", "2", {}), Whole("a", "1", {"x": "y"}),
    ]))  # fmt: skip
    write(path, plain, replace=True)
    shutil.copy(path, theirs)
    with closing(vectlite.open(str(theirs))) as database:
        database.compact()
    assert theirs.read_bytes() == path.read_bytes()


@settings(max_examples=30)
@given(st.dictionaries(st.tuples(TEXTS, TEXTS), RECORDS, max_size=4))
def test_our_reader_finds_every_bit(
    tmp_path_factory: pytest.TempPathFactory, scan: Scan, records: dict[tuple[str, str], dict[str, Any]]
) -> None:
    path = tmp_path_factory.mktemp("sent") / "w.vdb"
    whole = [Whole(*key, metadata, FULL) for key, metadata in records.items()]
    write(path, parcel(*whole))
    snapshot = scan(path)
    assert not snapshot.damage
    found = list(snapshot.keys())
    assert found == sorted(Key(*key) for key in records)
    for each in whole:
        row = snapshot.row(Key(each.namespace, each.id))
        assert row is not None
        assert repr(snapshot.metadata(row)) == repr(each.metadata)
        assert snapshot.cargo(Key(each.namespace, each.id)) == each.cargo
    # Sent on, it is the same file.
    again = [Whole(*key, snapshot.metadata(snapshot.row(key) or 0), snapshot.cargo(key)) for key in found]
    write(path.with_name("again.vdb"), parcel(*again))
    assert path.with_name("again.vdb").read_bytes() == path.read_bytes()


@pytest.mark.parametrize("metric", ["cosine", "euclidean", "dot", "manhattan"])
def test_the_measure_of_distance_goes_along(path: Path, scan: Scan, metric: str) -> None:
    write(path, parcel(metric=metric))
    assert scan(path).file.metric == metric
    with closing(vectlite.open(str(path))) as database:
        assert database.metric == {"dot": "dotproduct"}.get(metric, metric)
        assert (database.dimension, database.count()) == (DIMENSION, 0)


def test_what_cannot_be_searched_by_is_made_here(path: Path, scan: Scan) -> None:
    key = Key("user", "a")
    other = Cargo(packed(1, 2), {"short": packed(1), "fits": packed(1, 2, 3)})
    write(path, parcel(Whole(*key, {"content": "Порт 80", "topic": "net"}, other)))
    cargo = scan(path).cargo(key)
    assert cargo.vector == key_vector(key, DIMENSION).tobytes()
    assert cargo.named == {"fits": packed(1, 2, 3)}
    assert cargo.terms == pytest.approx(keyword_terms("net Порт 80"))


def test_what_is_there_is_not_written_over(path: Path) -> None:
    path.write_bytes(b"theirs")
    with pytest.raises(TargetExists, match=r"There is a file “ünï.vdb” in .* already"):
        write(path)
    assert path.read_bytes() == b"theirs"
    assert list(path.parent.iterdir()) == [path]


@pytest.mark.parametrize("links", [True, False], ids=["links", "no links"])
def test_also_not_what_has_come_by_its_name_meanwhile(path: Path, monkeypatch: pytest.MonkeyPatch, links: bool) -> None:
    real = os.link

    def be_quicker(source: Path, target: Path) -> None:
        path.write_bytes(b"theirs")
        if not links:
            raise OSError(errno.EPERM, os.strerror(errno.EPERM))
        real(source, target)

    monkeypatch.setattr(os, "link", be_quicker)
    with pytest.raises(TargetExists):
        write(path)
    assert path.read_bytes() == b"theirs"
    assert list(path.parent.iterdir()) == [path]


def test_of_many_at_once_one_wins(path: Path) -> None:
    outcomes: list[object] = []

    def send(text: str) -> None:
        try:
            outcomes.append(write(path, parcel(Whole("user", "a", {"content": text}))))
        except TargetExists as error:
            outcomes.append(error)

    threads = [threading.Thread(target=send, args=(f"text {number}",)) for number in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(isinstance(each, TargetExists) for each in outcomes) == [False] + [True] * 7
    assert list(path.parent.iterdir()) == [path]


def test_where_a_file_cannot_have_two_names_it_is_moved(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: Path) -> None:
        raise OSError(errno.EOPNOTSUPP, os.strerror(errno.EOPNOTSUPP))

    monkeypatch.setattr(os, "link", refuse)
    write(path)
    assert len(listed(path)) == 3


@pytest.mark.parametrize("rest", ["ünï.vdb.wal", "ünï.vdb.tmp"])
@pytest.mark.parametrize("replace", [False, True])
def test_what_belongs_to_a_workspace_that_is_away_is_not_built_on(path: Path, rest: str, replace: bool) -> None:
    path.with_name(rest).write_bytes(b"VWL1")
    with pytest.raises(TargetExists, match=f"“{rest}”, which belongs to a workspace"):
        write(path, replace=replace)
    assert [each.name for each in path.parent.iterdir()] == [rest]


SIDES = [".ann", ".ann._.hnsw.data", ".sparse", ".quant", ".pidx"]


def test_indexes_of_a_file_that_was_here_are_not_read_with_the_new_one(path: Path) -> None:
    for side in SIDES:
        path.with_name(path.name + side).write_bytes(b"stale")
    (mine := path.with_name(path.name + ".txt")).write_text("notes")
    write(path)
    assert set(path.parent.iterdir()) == {path, mine}


def test_a_replaced_file_goes_with_what_was_beside_it(path: Path, tmp_path: Path) -> None:
    with closing(vectlite.open(str(path), dimension=5)) as database:
        database.insert("old", [1.0] * 5, {"content": "old"}, namespace="project:main", sparse={"x": 1.0})
    path.with_name(path.name + ".wal").write_bytes(b"VWL1")
    for side in SIDES:
        path.with_name(path.name + side).write_bytes(b"stale")
    path.chmod(0o640)
    mine = path.with_name(path.name + ".txt")
    mine.write_text("notes")
    write(path, replace=True)
    # The lock belongs to whoever waits for it.
    assert set(tmp_path.iterdir()) == {path, mine, path.with_name(path.name + ".lock")}
    assert stat.S_IMODE(path.stat().st_mode) == 0o640
    assert len(listed(path)) == 3


@pytest.mark.parametrize("kind", [fcntl.LOCK_EX, fcntl.LOCK_SH])
def test_what_another_program_has_open_is_not_replaced(path: Path, kind: int) -> None:
    write(path)
    before = path.read_bytes()
    with path.with_name(path.name + ".lock").open("w") as lock:
        fcntl.flock(lock, kind)
        with pytest.raises(CannotSend, match=r"Another program has “ünï.vdb” open"):
            write(path, parcel(), replace=True)
    assert path.read_bytes() == before
    assert len(list(path.parent.iterdir())) == 2
    write(path, parcel(), replace=True)
    assert listed(path) == {}


def test_where_replacing_fails_the_old_one_is_whole(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write(path)
    log = path.with_name(path.name + ".wal")
    log.write_bytes(b"VWL1")
    before = {each: each.read_bytes() for each in path.parent.iterdir()}

    def refuse(*_: object) -> Path:
        raise OSError(errno.EIO, os.strerror(errno.EIO))

    monkeypatch.setattr(Path, "replace", refuse)
    with pytest.raises(CannotSend, match="cannot be written"):
        write(path, parcel(), replace=True)
    assert {each: each.read_bytes() for each in path.parent.iterdir()} == before


def test_a_link_is_replaced_and_not_what_it_leads_to(path: Path, tmp_path: Path) -> None:
    (tmp_path / "other").mkdir()
    workspace = tmp_path / "other" / "w.vdb"
    workspace.write_bytes(b"the workspace")
    path.symlink_to(workspace)
    with pytest.raises(TargetExists):
        write(path)
    write(path, replace=True)
    assert workspace.read_bytes() == b"the workspace"
    assert not path.is_symlink()
    assert len(listed(path)) == 3


@pytest.mark.parametrize("replace", [False, True])
def test_where_no_file_can_be_is_a_sentence(tmp_path: Path, replace: bool) -> None:
    (tmp_path / "folder.vdb").mkdir()
    with pytest.raises(CannotSend, match="is no file"):
        write(tmp_path / "folder.vdb", replace=replace)
    with pytest.raises(CannotSend, match="too long"):
        write(tmp_path / ("w" * 233 + ".vdb"), replace=replace)
    with pytest.raises(CannotSend, match=r"cannot be written in .*: No such file or directory"):
        write(tmp_path / "gone" / "w.vdb", replace=replace)
    assert [each.name for each in tmp_path.iterdir()] == ["folder.vdb"]


def test_the_longest_names_are_written(tmp_path: Path) -> None:
    path = tmp_path / ("🧠" * 50 + ".vdb")
    write(path, parcel())
    assert list(tmp_path.iterdir()) == [path]


def test_a_full_disk_leaves_nothing(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(CannotSend, match=r"No space left on device. There is no new file"):
        write(path)
    assert list(path.parent.iterdir()) == []


@pytest.mark.parametrize("replace", [False, True])
def test_a_stop_at_any_moment_leaves_all_as_it_was(path: Path, replace: bool) -> None:
    if replace:
        path.write_bytes(b"theirs")
    records = parcel(*(Whole("user", str(number), {"content": "text"}) for number in range(2_000)))
    for stop_at in range(99):
        told: list[float] = []

        def report(share: float, told: list[float] = told, stop_at: int = stop_at) -> None:
            told.append(share)
            if len(told) > stop_at:
                raise Cancelled

        try:
            write_parcel(records, path, report, replace=replace)
            break
        except Cancelled:
            assert [each.read_bytes() for each in path.parent.iterdir()] == [b"theirs"] * replace
    assert told == sorted(told)
    assert told[-1] == 1.0
    assert len(told) > 4
    assert struct.unpack_from("<Q", path.read_bytes(), 11) == (2_000,)


def test_a_workspace_and_what_is_beside_it_are_known_by_name(path: Path, tmp_path: Path) -> None:
    for name in ("", ".lock", ".wal", ".tmp", ".sparse", ".quant", ".ann.a.b"):
        assert is_or_is_beside(path.with_name(path.name + name), path)
        assert not is_or_is_beside(tmp_path / "other" / (path.name + name), path)
    for name in (f"{path.name}.bak", f"{path.name}x", f"x{path.name}.lock", f"{path.name}.lock.vdb", "lock"):
        assert not is_or_is_beside(path.with_name(name), path)

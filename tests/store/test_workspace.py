from __future__ import annotations

import struct
import subprocess
import sys
import textwrap
import time
import tracemalloc
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import vectlite
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from explorer.memory.errors import NotAWorkspace, WorkspaceBusy
from explorer.memory.keys import Key
from explorer.memory.protocols import Cancelled
from explorer.memory.query import Facet, FactQuery, FactState
from explorer.memory.system_records import Conflict, Policy
from explorer.store import vdb_format as fmt
from explorer.store.snapshot import FileSnapshot
from explorer.store.vdb_extras import decode_extras
from explorer.store.workspace import Workspace
from tests.store.conftest import Bytes
from tests.store.written import write_workspace

NOW = datetime.now(UTC)
Scan = Callable[[Path], FileSnapshot]
Frozen = Callable[[Path, Path], Path]
Listing = Callable[[Path], dict[str, tuple[int, int]]]
Operation = tuple[Any, ...]

slow = settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def log_of(path: Path) -> Path:
    return path.with_name(path.name + ".wal")


def no_report(_: float) -> None:
    return


# --- what vectlite wrote is what we read


texts = st.text(max_size=6) | st.sampled_from(["🌿", "a\0b", "e\u0301", "שלום", "", "記憶"])
values: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**63), 2**63 - 1) | st.floats() | texts,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(texts, inner, max_size=3),
    max_leaves=8,
)
maps = st.dictionaries(texts | st.sampled_from(["content", "tags", "created_at"]), values, max_size=5)
keys = st.tuples(
    st.sampled_from(["", "user", "project:гілка/🌿", "n\0"]), st.sampled_from(["a", "b", "ключ", "", "x\0"])
)
f32 = st.floats(width=32)


def all_operations(dimension: int) -> st.SearchStrategy[list[Operation]]:
    vectors = st.lists(f32, min_size=dimension, max_size=dimension)
    ttls = st.none() | st.sampled_from([0.0, 1e5, 1e9])
    named = st.none() | st.dictionaries(texts.filter(bool), vectors, max_size=2)
    sparse = st.none() | st.dictionaries(texts, f32, max_size=3)
    upsert = st.tuples(st.just("upsert"), keys, vectors, maps, named, sparse, ttls)
    one = st.one_of(
        upsert,
        upsert,
        st.tuples(st.just("update"), keys, maps),
        st.tuples(st.just("set_ttl"), keys, st.sampled_from([0.0, 1e5])),
        st.tuples(st.just("clear_ttl"), keys),
        st.tuples(st.just("delete"), keys),
        st.tuples(st.just("batch"), st.lists(upsert, max_size=3)),
        st.tuples(st.just("compact")),
    )
    return st.lists(one, min_size=1, max_size=14)


def perform(database: Any, operation: Operation) -> None:
    name, *rest = operation
    if name == "upsert":
        (namespace, record_id), vector, metadata, named, sparse, ttl = rest
        database.upsert(record_id, vector, metadata, namespace=namespace, vectors=named, sparse=sparse, ttl=ttl)
    elif name == "update":
        (namespace, record_id), metadata = rest
        database.update_metadata(record_id, metadata, namespace=namespace)
    elif name == "set_ttl":
        (namespace, record_id), ttl = rest
        database.set_ttl(record_id, ttl, namespace=namespace)
    elif name in ("clear_ttl", "delete"):
        ((namespace, record_id),) = rest
        getattr(database, name)(record_id, namespace=namespace)
    elif name == "batch":
        with database.transaction() as transaction:
            for part in rest[0]:
                perform(transaction, part)
    else:
        getattr(database, name)()


def exact(value: Any) -> Any:
    """A value that equals another only where type and bits are the same."""
    if isinstance(value, float):
        return "nan" if value != value else struct.pack("<d", value)
    if isinstance(value, list):
        return [exact(one) for one in value]
    if isinstance(value, dict):
        return {key: exact(one) for key, one in value.items()}
    return (type(value), value)


def floats(values: Any) -> Any:
    array = np.array(list(values), np.float32)
    return array.tolist() if not np.isnan(array).any() else [str(one) for one in array]


def by_vectlite(database: Any) -> dict[Key, Any]:
    found, cursor = database.list_cursor(limit=10_000)
    assert cursor is None
    return {
        Key(one["namespace"], one["id"]): (
            exact(one["metadata"]),
            floats(one["vector"]),
            {name: floats(vector) for name, vector in one["vectors"].items()},
            dict(zip(one["sparse"], floats(one["sparse"].values()), strict=True)),
            one["expires_at"],
        )
        for one in found
    }


MOST_FLOATS = 2_000


def by_us(snapshot: FileSnapshot) -> dict[Key, Any]:
    image = snapshot.image
    result = {}
    for row, record in enumerate(image.records):
        if record is None or not image.is_live(row):
            continue
        extras = decode_extras(record.extras)
        (vector,) = snapshot.vectors(np.array([row], np.int32))[:, :MOST_FLOATS]
        result[Key(record.namespace, record.id)] = (
            exact(image.metadata(row)),
            floats(vector),
            {name: floats(np.frombuffer(of_name, "<f4")) for name, of_name in extras.named.items()},
            dict(zip(extras.sparse, floats(extras.sparse.values()), strict=True)),
            record.expires_at or None,
        )
    return result


@pytest.mark.parametrize("dimension", [1, 3, 8])
@slow
@given(data=st.data())
def test_every_record_is_read_as_vectlite_lists_it(
    tmp_path_factory: pytest.TempPathFactory, scan: Scan, frozen: Frozen, dimension: int, data: st.DataObject
) -> None:
    operations = data.draw(all_operations(dimension))
    folder = tmp_path_factory.mktemp("w")
    path = folder / "w.vdb"
    database = vectlite.open(str(path), dimension=dimension)
    with closing(database):
        for operation in operations:
            perform(database, operation)
        expected = by_vectlite(database)
        for snapshot in (scan(path), scan(frozen(path, folder / "copy.vdb"))):
            assert not snapshot.damage
            assert by_us(snapshot) == expected
            counts = [namespace for namespace, _ in expected]
            assert snapshot.namespaces == {name: counts.count(name) for name in counts}
    assert by_us(scan(path)) == expected
    with closing(vectlite.open(str(path), read_only=True)) as database:
        assert by_vectlite(database) == expected


@pytest.mark.parametrize("dimension", [3, 1536])
@pytest.mark.parametrize("metric", ["cosine", "euclidean", "dot", "manhattan"])
def test_stores_of_any_dimension_and_measure_are_read(tmp_path: Path, scan: Scan, dimension: int, metric: str) -> None:
    path = tmp_path / "w.vdb"
    vector = [float(at) for at in range(dimension)]
    with closing(vectlite.open(str(path), dimension=dimension, metric=metric)) as database:
        assert len(scan(path).facts(FactQuery(), NOW).rows) == 0
        database.insert("a", vector, {"content": "x"})
        snapshot = scan(path)
    assert (snapshot.file.dimension, snapshot.file.metric, snapshot.file.version) == (dimension, metric, 7)
    np.testing.assert_array_equal(snapshot.vectors(np.array([0], np.int32)), [np.array(vector, np.float32)])


def test_values_nested_deeper_than_the_stack_are_rows_like_all_others(tmp_path: Path, scan: Scan) -> None:
    path = tmp_path / "w.vdb"
    value: Any = 1
    for _ in range(3_000):
        value = [value]
    with closing(vectlite.open(str(path), dimension=3)) as database:
        database.insert("deep", [1, 0, 0], {"content": "x", "v": value})
        database.insert("tags", [1, 0, 0], {"content": "y", "tags": value})
        database.insert("next", [1, 0, 0], {"content": "z"})
        database.update_metadata("deep", {"content": "patched"})
        workspace = Workspace(path)
        snapshot = workspace.scan(no_report)
        database.update_metadata("deep", {"content": "patched again"})
        refreshed = workspace.refresh(no_report)
    assert refreshed is not None
    for one, content in ((snapshot, "patched"), (refreshed, "patched again"), (scan(path), "patched again")):
        assert not one.damage
        row = one.row(Key("", "deep"))
        assert row is not None
        assert one.fact(row).content == content
        assert len(one.facts(FactQuery(), NOW).rows) == 3


# --- following a writer


words = st.sampled_from(["whale", "shark", "кит", "記憶庫", "whale shark", ""])
ids = st.sampled_from(["r", "r~1", "r~2", "s", "s~1", "t"])
homes = st.sampled_from(["user", "project:main", "project:next"])
fact_fields = st.fixed_dictionaries(
    {"content": words},
    optional={
        "topic": words,
        "domain": st.sampled_from(["deploy", "支付"]),
        "tags": st.lists(words, max_size=2),
        "confidence": st.sampled_from([0.2, 0.9, 7]),
        "superseded_by": ids | st.sampled_from(["", "system:deleted", "system:decayed"]),
        "revision_of": st.sampled_from(["", "r", "s", "r~1"]),
        "deleted_at": st.none() | st.just("2026-01-01T00:00:00Z"),
        "valid_until": st.none() | st.just("2026-01-01T00:00:00Z"),
        "created_at": st.none() | st.sampled_from(["2026-01-01", "2026-11-01T00:00:00Z", "soon"]),
        "pinned": st.booleans(),
        "links": st.lists(st.fixed_dictionaries({"to": ids | ids.map("user/{}".format)}), max_size=2),
    },
)
conflict_fields = st.fixed_dictionaries(
    {"kind": st.sampled_from(["duplicate", "contradiction"]), "a": ids.map("user/{}".format), "b": ids},
    optional={"state": st.sampled_from(["open", "resolved", "odd"])},
)
put = st.one_of(
    st.tuples(st.just("put"), homes, ids, fact_fields),
    st.tuples(st.just("put"), st.just("__conflicts__"), st.sampled_from(["1", "2"]), conflict_fields),
    st.tuples(st.just("put"), st.just("__policies__"), st.just("p"), fact_fields),
)
touch = st.one_of(
    st.tuples(st.just("delete"), homes | st.just("__conflicts__"), ids | st.just("1")),
    st.tuples(st.just("patch"), homes, ids, fact_fields),
    st.tuples(st.just("expire"), homes, ids, st.sampled_from([0.0, 1e6])),
)
steps = st.lists(
    st.one_of(put, put, touch, st.tuples(st.just("batch"), st.lists(put, max_size=4)), st.tuples(st.just("compact"))),
    min_size=1,
    max_size=12,
)


def take(database: Any, step: Operation) -> None:
    match step:
        case ("put", namespace, record_id, metadata):
            database.upsert(record_id, [1.0, len(metadata), 0.0], metadata, namespace=namespace)
        case ("delete", namespace, record_id):
            database.delete(record_id, namespace=namespace)
        case ("patch", namespace, record_id, metadata):
            database.update_metadata(record_id, metadata, namespace=namespace)
        case ("expire", namespace, record_id, ttl):
            database.set_ttl(record_id, ttl, namespace=namespace)
        case ("batch", parts):
            with database.transaction() as transaction:
                for part in parts:
                    take(transaction, part)
        case _:
            database.compact()


QUERIES = [
    FactQuery(),
    FactQuery(branch="main"),
    FactQuery(text="whale"),
    FactQuery(text="記"),
    *(FactQuery(selected=((Facet.STATE, frozenset({state})),)) for state in FactState),
    FactQuery(selected=((Facet.DOMAIN, frozenset({"支付"})),), least_confidence=0.5),
]


def answers(snapshot: FileSnapshot) -> dict[str, Any]:
    """Everything that can be asked, by keys in place of rows."""

    def key(row: int) -> Key:
        return snapshot.fact(row).key

    rows = snapshot.fact_rows(None).tolist()
    asked: dict[str, Any] = {
        "records": by_us(snapshot),
        "namespaces": dict(snapshot.namespaces),
        "odd": snapshot.odd_records,
        "damage": snapshot.damage,
        "states": {key(row): snapshot.state(row, NOW) for row in rows},
        "history": {key(row): [one.id for one in snapshot.history(snapshot.fact(row))] for row in rows},
        "referrers": {key(row): sorted((k, f.key) for k, f in snapshot.referrers(key(row))) for row in rows},
        "system": [snapshot.system(Conflict), snapshot.system(Policy)],
        "sizes": (snapshot.file.size, snapshot.file.wal_size),
    }
    for number, query in enumerate(QUERIES):
        answer = snapshot.facts(query, NOW)
        found = {key(row) for row in answer.rows.tolist()}
        counts = (answer.total, answer.on_other_branches, answer.filtered_out, answer.deleted, answer.earlier_revisions)
        asked[f"query {number}"] = (found, len(answer.rows), counts)
        asked[f"facets {number}"] = [snapshot.facet(facet, query, NOW) for facet in Facet]
    return asked


REPLACED = ("put", "user", "r", {"content": "", "superseded_by": "r~1"})
REVISION = ("put", "user", "r~1", {"content": "", "revision_of": "r"})
GONE_REVISION = [REPLACED, REVISION, ("delete", "user", "r~1")]
NAMED_BY_ITSELF = [
    ("put", "user", "s", {"content": ""}),
    ("put", "user", "r~1", {"content": "", "revision_of": "s", "superseded_by": "r"}),
]
MOVED_REVISION = [REVISION, REPLACED, ("patch", "user", "r~1", {"content": "", "revision_of": "s"})]


@slow
@given(steps)
@example(GONE_REVISION)
@example(MOVED_REVISION)
@example(NAMED_BY_ITSELF)
def test_following_a_writer_equals_reading_anew(
    tmp_path_factory: pytest.TempPathFactory, scan: Scan, taken: list[Operation]
) -> None:
    path = tmp_path_factory.mktemp("w") / "w.vdb"
    with closing(vectlite.open(str(path), dimension=3)) as database:
        workspace = Workspace(path)
        followed = workspace.refresh(no_report)
        assert followed is not None
        for step in taken:
            take(database, step)
            followed = workspace.refresh(no_report) or followed
            assert answers(followed) == answers(scan(path))
            assert workspace.refresh(no_report) is None
    followed = workspace.refresh(no_report) or followed
    assert answers(followed) == answers(scan(path))


def test_only_the_tail_is_read_while_the_main_file_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "w.vdb"
    with closing(vectlite.open(str(path), dimension=3)) as database:
        database.insert("a", [1, 0, 0], {"content": "one"})
        workspace = Workspace(path)
        first = workspace.scan(no_report)
        monkeypatch.setattr(Workspace, "_load", lambda *_: pytest.fail("read as a whole"))
        assert workspace.refresh(no_report) is None
        for number in range(5):
            database.insert(f"b{number}", [1, 0, 0], {"content": "two"})
            snapshot = workspace.refresh(no_report)
            assert snapshot is not None
            assert snapshot.generation == first.generation + number + 1
            assert snapshot.row(Key("", "a")) == 0
            assert len(snapshot.facts(FactQuery(), NOW).rows) == number + 2


def test_a_log_that_was_replaced_by_a_longer_one_is_not_taken_for_its_tail(tmp_path: Path, scan: Scan) -> None:
    # Compaction renames the new main file, then removes the log: between the two, both are read.
    path = tmp_path / "w.vdb"
    path.write_bytes(Bytes.main(Bytes.record("user", "a", {"content": "new"})))
    log_of(path).write_bytes(b"VWL1" + Bytes.batch(Bytes.update("user", "a", {"content": "new"})))
    workspace = Workspace(path)
    workspace.scan(no_report)
    log_of(path).unlink()
    more = [Bytes.batch(b"\x01" + Bytes.record("user", f"b{number}", {"content": "newer"})) for number in range(5)]
    log_of(path).write_bytes(b"VWL1" + b"".join(more))
    snapshot = workspace.refresh(no_report)
    assert snapshot is not None
    assert answers(snapshot) == answers(scan(path))
    assert len(snapshot.facts(FactQuery(), NOW).rows) == 6


def test_a_stop_leaves_all_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "w.vdb"
    path.write_bytes(Bytes.main(*(Bytes.record("user", str(row), {"content": "old"}) for row in range(9_000))))
    workspace = Workspace(path)
    shares: list[float] = []
    before = workspace.scan(shares.append)
    assert shares == sorted(shares)
    assert all(0.0 <= share <= 1.0 for share in shares)
    path.write_bytes(Bytes.main(*(Bytes.record("user", str(row), {"content": "newer"}) for row in range(9_000))))

    def stop(share: float) -> None:
        if share > 0.4:
            raise Cancelled

    with pytest.raises(Cancelled):
        workspace.refresh(stop)
    assert before.fact(0).content == "old"
    assert len(before.facts(FactQuery(text="old"), NOW).rows) == 9_000
    after = workspace.refresh(no_report)
    assert after is not None
    assert after.generation == before.generation + 1
    assert len(after.facts(FactQuery(text="newer"), NOW).rows) == 9_000


def test_a_file_that_goes_and_comes_back_is_followed(tmp_path: Path) -> None:
    path = tmp_path / "w.vdb"
    path.write_bytes(Bytes.main(Bytes.record("user", "a")))
    workspace = Workspace(path)
    workspace.scan(no_report)
    path.unlink()
    with pytest.raises(NotAWorkspace, match="There is no file"):
        workspace.refresh(no_report)
    path.write_bytes(b"")
    with pytest.raises(NotAWorkspace, match="is empty"):
        workspace.refresh(no_report)
    path.write_bytes(Bytes.main(Bytes.record("user", "a"), Bytes.record("user", "b")))
    snapshot = workspace.refresh(no_report)
    assert snapshot is not None
    assert snapshot.namespaces == {"user": 2}


# --- damage


GOOD = [
    Bytes.record("user", "a", {"content": "one", "tags": ["x", {"y": None}], "pinned": True}),
    Bytes.record("user", "b", {"content": "two"}, expires_at=9e9),
    Bytes.record("__conflicts__", "c", {"kind": "duplicate", "a": "user/a", "b": "user/b"}),
    Bytes.record("project:main", "d", {"content": "чотири", "revision_of": "a", "importance": 0.5}),
]
MAIN = Bytes.main(*GOOD)
BATCHES = [
    Bytes.batch(Bytes.update("user", "a", {"content": "patched", "superseded_by": "b"})),
    Bytes.batch(b"\x01" + Bytes.record("user", "e", {"content": "five"}), Bytes.delete("user", "b")),
    Bytes.batch(Bytes.set_ttl("user", "a", 9e9)),
]
LOG = b"VWL1" + b"".join(BATCHES)


def test_a_torn_last_batch_is_not_there_until_it_is_whole(tmp_path: Path, scan: Scan) -> None:
    path = tmp_path / "w.vdb"
    path.write_bytes(MAIN)
    whole = len(LOG) - len(BATCHES[2])
    log_of(path).write_bytes(LOG[:whole])
    expected = by_us(scan(path))
    workspace = Workspace(path)
    workspace.scan(no_report)
    for cut in range(whole + 1, len(LOG)):
        log_of(path).write_bytes(LOG[:cut])
        snapshot = scan(path)
        assert by_us(snapshot) == expected
        assert not snapshot.damage
        assert workspace.refresh(no_report) is None
    log_of(path).write_bytes(LOG)
    followed = workspace.refresh(no_report)
    assert followed is not None
    assert by_us(followed) == by_us(scan(path)) != expected


def test_a_log_cut_anywhere_holds_the_whole_batches_before(tmp_path: Path, scan: Scan) -> None:
    path = tmp_path / "w.vdb"
    path.write_bytes(MAIN)
    ends = [4 + sum(map(len, BATCHES[:count])) for count in range(4)]
    states = []
    for end in ends:
        log_of(path).write_bytes(LOG[:end])
        states.append(by_us(scan(path)))
    for cut in range(len(LOG)):
        log_of(path).write_bytes(LOG[:cut])
        snapshot = scan(path)
        assert not snapshot.damage
        assert by_us(snapshot) == states[max(0, sum(end <= cut for end in ends) - 1)]


@pytest.mark.parametrize("with_log", [False, True])
def test_a_main_file_cut_anywhere_is_read_as_far_as_it_goes(tmp_path: Path, scan: Scan, with_log: bool) -> None:
    path = tmp_path / "w.vdb"
    if with_log:
        log_of(path).write_bytes(LOG)
    ends = [fmt.HEADER_SIZE + sum(map(len, GOOD[:count])) for count in range(len(GOOD) + 1)]
    for cut in range(len(MAIN)):
        path.write_bytes(MAIN[:cut])
        if cut < fmt.HEADER_SIZE:
            with pytest.raises(NotAWorkspace, match=r"empty|cut off"):
                scan(path)
            continue
        snapshot = scan(path)
        whole = sum(end <= cut for end in ends) - 1
        (damage,) = snapshot.damage
        assert (damage.file_name, damage.lost) == ("w.vdb", 4 - whole)
        assert ends[whole] <= damage.offset <= cut
        assert (
            str(damage)
            == f"w.vdb: {damage.what} at byte {damage.offset:,}; {4 - whole:,} record{'s' * (whole < 3)} lost"
        )
        if not with_log:
            assert sum(snapshot.namespaces.values()) == whole
        snapshot.facts(FactQuery(), NOW)


@pytest.mark.parametrize(
    ("log", "what"),
    [
        (b"XXXX" + BATCHES[0], "does not begin with “VWL1”"),
        (LOG + bytes(8), "a batch with nothing in it"),
        (LOG + struct.pack("<IIB", 5, 1, 9), "an operation of unknown kind 9"),
        (LOG + struct.pack("<II", 4, 7), "a batch that ends too early"),
    ],
)
def test_a_damaged_log_is_named_and_what_stands_before_it_counts(
    tmp_path: Path, scan: Scan, log: bytes, what: str
) -> None:
    path = tmp_path / "w.vdb"
    path.write_bytes(MAIN)
    start = log if log.startswith(b"XXXX") else LOG
    workspace = Workspace(path)
    workspace.scan(no_report)
    log_of(path).write_bytes(log)
    followed = workspace.refresh(no_report)
    assert followed is not None
    for snapshot in (followed, scan(path)):
        (damage,) = snapshot.damage
        assert damage.file_name == "w.vdb.wal"
        assert what in damage.what
        assert damage.offset >= (0 if start == log else len(LOG))
    assert answers(followed) == answers(scan(path))
    assert workspace.refresh(no_report) is None
    log_of(path).write_bytes(b"" if start == log else LOG)
    assert by_us(scan(path)) == by_us(followed)


def test_records_that_stand_twice_or_uncounted_are_named(tmp_path: Path, scan: Scan) -> None:
    path = tmp_path / "w.vdb"
    again = Bytes.record("user", "a", {"content": "again", "revision_of": "b"})
    path.write_bytes(Bytes.header(5) + b"".join([*GOOD, again, GOOD[1]]))
    snapshot = scan(path)
    assert [(damage.offset, damage.lost) for damage in snapshot.damage] == [
        (len(MAIN), None),
        (len(MAIN) + len(again), None),
    ]
    row = snapshot.row(Key("user", "a"))
    assert row is not None
    assert snapshot.fact(row).content == "again"
    assert [snapshot.fact(one).id for one in snapshot.facts(FactQuery(text="again"), NOW).rows.tolist()] == ["a"]
    assert len(snapshot.facts(FactQuery(text="one"), NOW).rows) == 0


@pytest.mark.parametrize("dimension", [0, 2, 4, 65_536, 33_554_435, 2**32 - 1])
def test_a_dimension_that_no_vector_has_is_damage_and_costs_no_memory(
    tmp_path: Path, scan: Scan, dimension: int
) -> None:
    path = tmp_path / "w.vdb"
    path.write_bytes(Bytes.main(*GOOD, dimension=dimension))
    snapshot = scan(path)
    (damage,) = snapshot.damage
    assert (damage.offset, damage.lost) == (6, None)
    assert f"names dimension {dimension:,}, which no vector has" in damage.what
    assert len(snapshot.facts(FactQuery(), NOW).rows) == 3
    assert snapshot.vectors(snapshot.fact_rows(None)).shape == (3, dimension)


mutations = st.lists(
    st.one_of(
        st.tuples(st.just("flip"), st.integers(0, 5_000), st.integers(0, 7)),
        st.tuples(
            st.just("set"), st.integers(0, 5_000), st.sampled_from([b"\0" * 4, b"\xff" * 4, b"\x7f", b"\xff" * 8])
        ),
        st.tuples(st.just("cut"), st.integers(0, 5_000), st.just(0)),
        st.tuples(st.just("remove"), st.integers(0, 5_000), st.integers(1, 40)),
        st.tuples(st.just("insert"), st.integers(0, 5_000), st.binary(min_size=1, max_size=30)),
    ),
    max_size=4,
)


def mutate(data: bytes, changes: list[tuple[str, int, Any]]) -> bytes:
    result = bytearray(data)
    for kind, place, what in changes:
        at = place % (len(result) + 1)
        if kind == "flip" and at < len(result):
            result[at] ^= 1 << what
        elif kind == "set":
            result[at : at + len(what)] = what
        elif kind == "cut":
            del result[at:]
        elif kind == "remove":
            del result[at : at + what]
        elif kind == "insert":
            result[at:at] = what
    return bytes(result)


@settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(mutations, mutations, st.binary(max_size=60), st.booleans())
def test_a_mangled_file_is_read_or_refused_in_a_sentence(
    tmp_path_factory: pytest.TempPathFactory,
    in_main: list[tuple[str, int, Any]],
    in_log: list[tuple[str, int, Any]],
    garbage: bytes,
    keeps_header: bool,
) -> None:
    path = tmp_path_factory.mktemp("w") / "w.vdb"
    main = mutate(MAIN, in_main)
    path.write_bytes((MAIN[: fmt.HEADER_SIZE] + main[fmt.HEADER_SIZE :] if keeps_header else main) + garbage)
    log_of(path).write_bytes(mutate(LOG, in_log) + garbage)
    workspace = Workspace(path)
    refused = ""
    started = time.perf_counter()
    tracemalloc.start()
    try:
        snapshot = workspace.scan(no_report)
        again = workspace.refresh(no_report)
    except (NotAWorkspace, WorkspaceBusy) as error:
        refused = str(error)
    finally:
        peak = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
    assert peak < 10_000_000
    assert time.perf_counter() - started < 2.0
    if refused:
        assert refused.endswith(".")
        return
    assert again is None
    found = answers(snapshot)
    assert len(found["records"]) == sum(snapshot.namespaces.values())
    for damage in snapshot.damage:
        assert damage.offset >= 0
        assert str(damage)


# --- beside a writer


WRITER = """
import os, sys, time, vectlite
path, progress, seconds, kind = sys.argv[1], sys.argv[2], float(sys.argv[3]), sys.argv[4]
database = vectlite.open(path, dimension=3)
said = os.open(progress, os.O_WRONLY | os.O_CREAT)

def say(number):
    os.pwrite(said, number.to_bytes(8, "little"), 0)

def restless(number):
    both = {"n": number, "twice": 2 * number, "content": f"turn {number}"}
    with database.transaction() as batch:
        batch.upsert("left", [number, 0, 0], both, namespace="user")
        batch.upsert("right", [number, 0, 0], both, namespace="project:main")
    database.update_metadata("left", {"patched": number, "content": f"turn {number} patched"}, namespace="user")
    database.upsert(f"passing {number % 3}", [1, 1, 1], both, namespace="user")
    database.delete(f"passing {(number + 1) % 3}", namespace="user")
    if number % 4 == 0:
        database.compact()

def steady(number):
    database.insert(f"fact {number}", [1, 0, 0], {"content": "x", "written": time.time()}, namespace="user")

turn = {"restless": restless, "steady": steady}[kind]
if kind == "steady":
    turn(0)
print("ready", flush=True)
started = time.monotonic()
number = 0
while time.monotonic() - started < seconds:
    number += 1
    turn(number)
    say(number)
    if kind == "steady":
        time.sleep(max(0.0, started + number / 50 - time.monotonic()))
if kind == "steady":
    print("done", flush=True)
    sys.stdin.readline()
database.close()
"""


@contextmanager
def writer(path: Path, seconds: float, kind: str) -> Iterator[subprocess.Popen[str]]:
    progress = path.parent.parent / "progress"
    progress.write_bytes(bytes(8))
    command = [sys.executable, "-c", textwrap.dedent(WRITER), str(path), str(progress), str(seconds), kind]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        try:
            assert process.stdout.readline() == "ready\n"
            yield process
            _, errors = process.communicate(timeout=30)
        except BaseException:
            process.kill()
            raise
        assert (process.returncode, errors) == (0, "")


def progress_of(path: Path) -> int:
    return int.from_bytes((path.parent.parent / "progress").read_bytes(), "little")


def test_a_restless_writer_is_read_consistently_and_never_behind(tmp_path: Path) -> None:
    path = tmp_path / "w" / "w.vdb"
    path.parent.mkdir()
    followed = Workspace(path)
    reads = 0
    newest = 0
    with writer(path, 2.0, "restless") as process:
        snapshot: FileSnapshot | None = None
        while process.poll() is None:
            for workspace in (followed, Workspace(path)):
                done = progress_of(path)
                newer = workspace.refresh(no_report)
                snapshot = newer if newer is not None or workspace is not followed else snapshot
                if newer is None:
                    continue
                reads += 1
                assert not newer.damage
                rows = [newer.row(Key("user", "left")), newer.row(Key("project:main", "right"))]
                if done == 0 and None in rows:
                    continue
                left, right = (newer.metadata(row) for row in rows if row is not None)
                assert left["n"] == right["n"]
                assert left["twice"] == right["twice"] == 2 * int(str(left["n"]))
                assert left.get("patched", left["n"]) == left["n"]
                assert int(str(left["n"])) >= done
                newest = max(newest, int(str(left["n"])))
                vectors = newer.vectors(np.array(rows, np.int32))
                assert vectors[:, 0].tolist() == [left["n"], left["n"]]
                content = newer.fact(rows[0] or 0).content
                assert content.startswith(f"turn {left['n']}")
                assert sum(newer.namespaces.values()) in (2, 3, 4, 5)
    assert reads > 20
    assert newest > 10


def test_a_locked_workspace_is_followed_within_a_second_and_left_alone(tmp_path: Path, listing: Listing) -> None:
    path = tmp_path / "w" / "w.vdb"
    path.parent.mkdir()
    with writer(path, 2.0, "steady") as process:
        before = set(listing(path.parent))
        workspace = Workspace(path)
        known: set[str] = set()
        lags: list[float] = []
        deadline = time.monotonic() + 2.8
        while time.monotonic() < deadline:
            snapshot = workspace.refresh(no_report)
            seen = time.time()
            if snapshot is not None:
                rows = snapshot.facts(FactQuery(), datetime.now(UTC)).rows.tolist()
                new = {snapshot.fact(row).id: float(str(snapshot.metadata(row)["written"])) for row in rows}
                if known:
                    lags += [seen - written for record_id, written in new.items() if record_id not in known]
                known |= set(new)
                assert not snapshot.damage
            time.sleep(0.4)
        assert set(listing(path.parent)) == before
        assert len(known) == progress_of(path) + 1
        assert len(known) > 60
        assert max(lags) < 1.0
        assert process.poll() is None


def test_no_lock_is_taken_and_nothing_is_left_beside_the_file(tmp_path: Path, listing: Listing, frozen: Frozen) -> None:
    source = tmp_path / "source.vdb"
    (tmp_path / "w").mkdir()
    with closing(vectlite.open(str(source), dimension=3)) as database:
        database.insert("a", [1, 0, 0], {"content": "x"})
        path = frozen(source, tmp_path / "w" / "w.vdb")
    before = listing(path.parent)
    workspace = Workspace(path)
    workspace.scan(no_report)
    workspace.refresh(no_report)
    assert listing(path.parent) == before
    assert set(before) == {"w.vdb", "w.vdb.wal"}
    handles = [str(entry.readlink()) for entry in Path("/proc/self/fd").iterdir() if entry.is_symlink()]
    assert not any(str(path.parent) in handle for handle in handles)
    with closing(vectlite.open(str(path), lock_timeout=0.0)) as database:
        database.insert("b", [1, 0, 0], {"content": "y"})
        snapshot = workspace.refresh(no_report)
    assert snapshot is not None
    assert snapshot.namespaces == {"": 2}


def test_a_link_to_a_workspace_is_followed(tmp_path: Path) -> None:
    path = tmp_path / "real" / "w.vdb"
    path.parent.mkdir()
    link = tmp_path / "link.vdb"
    link.symlink_to(path)
    with closing(vectlite.open(str(path), dimension=3)) as database:
        database.insert("a", [1, 0, 0], {"content": "x"})
        workspace = Workspace(link)
        assert workspace.scan(no_report).namespaces == {"": 1}
        database.insert("b", [1, 0, 0], {"content": "y"})
        snapshot = workspace.refresh(no_report)
        assert snapshot is not None
        assert snapshot.namespaces == {"": 2}
        database.compact()
        database.insert("c", [1, 0, 0], {"content": "y"})
        snapshot = workspace.refresh(no_report)
        assert snapshot is not None
        assert snapshot.namespaces == {"": 3}
    assert {entry.name for entry in tmp_path.iterdir()} == {"real", "link.vdb"}


@pytest.mark.parametrize("folder", ["with spaces", "🌿 пам'ять", "x" * 250])
def test_a_workspace_in_a_folder_of_any_name_is_followed(tmp_path: Path, folder: str) -> None:
    path = tmp_path / folder / f"{folder[:60]}.vdb"
    path.parent.mkdir()
    with closing(vectlite.open(str(path), dimension=3)) as database:
        database.insert("a", [1, 0, 0], {"content": "x"})
        snapshot = Workspace(path).scan(no_report)
    assert (snapshot.namespaces, snapshot.file.path) == ({"": 1}, path)


def test_an_empty_workspace_is_a_workspace(tmp_path: Path, scan: Scan) -> None:
    path = tmp_path / "w.vdb"
    vectlite.open(str(path), dimension=3).close()
    snapshot = scan(path)
    answer = snapshot.facts(FactQuery(text="x"), NOW)
    assert (len(answer.rows), answer.total, snapshot.namespaces, snapshot.damage) == (0, 0, {}, ())
    assert [snapshot.facet(facet, FactQuery(), NOW) for facet in Facet] == [[]] * len(Facet)
    assert snapshot.vectors(np.array([], np.int32)).shape == (0, 3)


def test_a_damaged_main_file_is_followed_by_its_tail(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "w.vdb"
    with closing(vectlite.open(str(path), dimension=3)) as database:
        database.insert("a", [1, 0, 0], {"content": "one"})
    path.write_bytes(path.read_bytes() + b"left over")
    with closing(vectlite.open(str(path), dimension=3)) as database:
        database.insert("b", [1, 0, 0], {"content": "two"})
        workspace = Workspace(path)
        assert workspace.scan(no_report).damage
        database.insert("c", [1, 0, 0], {"content": "three"})
        followed = workspace.refresh(no_report)
        assert followed is not None
        assert followed.damage
        monkeypatch.setattr(Workspace, "_load", lambda *_: pytest.fail("read as a whole"))
        assert workspace.refresh(no_report) is None


def test_damage_of_a_log_that_is_gone_is_gone(tmp_path: Path) -> None:
    path = tmp_path / "w.vdb"
    with closing(vectlite.open(str(path), dimension=3)) as database:
        database.insert("a", [1, 0, 0], {"content": "one"})
    log = path.with_name("w.vdb.wal")
    log.write_bytes(b"no log at all")
    workspace = Workspace(path)
    assert workspace.scan(no_report).damage
    assert workspace.refresh(no_report) is None
    log.unlink()
    mended = workspace.refresh(no_report)
    assert mended is not None
    assert not mended.damage
    assert workspace.refresh(no_report) is None


def test_a_file_whose_replacement_was_cut_off_is_mended(tmp_path: Path) -> None:
    path = write_workspace(tmp_path / "w.vdb")
    path.rename(tmp_path / "w.vdb.tmp")
    workspace = Workspace(path)
    with pytest.raises(NotAWorkspace):
        workspace.scan(lambda _: None)
    assert workspace.mend()
    assert len(workspace.scan(lambda _: None).fact_rows(None)) == 3
    assert not workspace.mend()

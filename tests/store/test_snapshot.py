from __future__ import annotations

import hashlib
import time
from collections.abc import Callable, Mapping
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest
import vectlite

from explorer.memory import system_records as system
from explorer.memory.cargo import Cargo
from explorer.memory.keys import Key
from explorer.memory.namespaces import branches_in
from explorer.memory.query import Facet, FactColumn, FactQuery, FactState, Sort
from explorer.memory.recall_query import Scope
from explorer.store.snapshot import FileSnapshot
from explorer.store.vdb_extras import encode_extras
from explorer.store.vdb_format import HEADER_SIZE
from explorer.store.workspace import Workspace
from tests.store.conftest import Bytes

NOW = datetime.now(UTC)
Scan = Callable[[Path], FileSnapshot]


@pytest.fixture
def of(tmp_path: Path, scan: Scan) -> Callable[..., FileSnapshot]:
    """A snapshot of a file with these records, given as (namespace, id, metadata)."""

    def make(*records: tuple[str, str, Mapping[str, object]]) -> FileSnapshot:
        path = tmp_path / "w.vdb"
        path.write_bytes(Bytes.main(*(Bytes.record(*record) for record in records)))
        return scan(path)

    return make


Of = Callable[..., FileSnapshot]


def shown(snapshot: FileSnapshot, query: FactQuery | None = None) -> list[str]:
    return [str(snapshot.fact(row).key) for row in snapshot.facts(query or FactQuery(), NOW).rows.tolist()]


def test_the_seeds_own_layout_reads_as_its_client_expects(tmp_path: Path, scan: Scan) -> None:
    path = tmp_path / "seed.vdb"
    texts = {
        ("user", "mem_1"): "Prefers short answers",
        ("feedback", "mem_2"): "Do not mock the database",
        ("project:main", "mem_3"): "The database is PostgreSQL 14",
        ("project:main", "mem_4"): "The database is PostgreSQL 16",
        ("project:feature/auth", "mem_3"): "Login uses OAuth 2.1",
        ("reference:main", "mem_5"): "Runbook: https://example.org/run",
        ("reference:feature/auth", "mem_6"): "RFC 9700",
    }
    with closing(vectlite.open(str(path), dimension=3)) as database:
        for number, ((namespace, record_id), text) in enumerate(texts.items()):
            database.upsert(
                record_id,
                [1.0, float(number), 0.0],
                {
                    "content": text,
                    "content_hash": hashlib.sha256(text.encode()).hexdigest()[:16],
                    "memory_type": namespace.partition(":")[0],
                    "importance": 0.5 + number / 100,
                    "tags": ["seed", f"t{number}"],
                    "created_at": "2026-11-01T10:00:00",
                    "superseded_by": "mem_4" if record_id == "mem_3" and namespace == "project:main" else None,
                },
                namespace=namespace,
                sparse=vectlite.sparse_terms(text),
            )
    snapshot = scan(path)
    assert not snapshot.damage
    assert snapshot.odd_records == 0
    assert snapshot.file.dimension == 3
    assert snapshot.file.metric == "cosine"
    assert branches_in(snapshot.namespaces) == ["main", "feature/auth"]
    assert set(shown(snapshot)) == {f"{namespace}/{record_id}" for namespace, record_id in texts}

    main = snapshot.facts(FactQuery(branch="main"), NOW)
    assert (len(main.rows), main.total, main.on_other_branches, main.filtered_out) == (5, 7, 2, 0)
    assert set(shown(snapshot, FactQuery(branch="feature/auth"))) == {
        "user/mem_1",
        "feedback/mem_2",
        "project:feature/auth/mem_3",
        "reference:feature/auth/mem_6",
    }
    assert set(shown(snapshot, FactQuery(branch="unknown"))) == {"user/mem_1", "feedback/mem_2"}
    assert snapshot.branches(NOW) == {None: (2, 0, 0), "main": (3, 0, 0), "feature/auth": (2, 0, 0)}
    assert sum(map(snapshot.bytes_in, snapshot.namespaces)) == path.stat().st_size - HEADER_SIZE

    row = snapshot.row(Key("project:main", "mem_3"))
    assert row is not None
    fact = snapshot.fact(row)
    assert (fact.content, fact.importance, fact.tags) == ("The database is PostgreSQL 14", 0.52, ("seed", "t2"))
    assert fact.created == datetime(2026, 11, 1, 10, tzinfo=UTC)
    assert snapshot.state(row, NOW) is FactState.SUPERSEDED
    assert [(kind, str(one.key)) for kind, one in snapshot.referrers(Key("project:main", "mem_4"))] == [
        ("superseded_by", "project:main/mem_3")
    ]
    assert shown(snapshot, FactQuery(text="postgresql 14")) == ["project:main/mem_3", "project:main/mem_4"]
    by_domain = {one.value: one.count for one in snapshot.facet(Facet.DOMAIN, FactQuery(), NOW)}
    assert by_domain == {"user": 1, "feedback": 1, "project": 3, "reference": 2}
    np.testing.assert_array_equal(snapshot.vectors(np.array([row], np.int32))[:, 0], [1.0])


def test_times_in_every_format_are_the_same_instant(of: Of) -> None:
    formats: list[Any] = [
        "2026-11-01T10:00:00+00:00",
        "2026-11-01T10:00:00Z",
        "2026-11-01T12:00:00+02:00",
        "2026-11-01 10:00:00",
        1793527200,
        1793527200.0,
        "1793527200",
        " 2026-11-01T10:00:00Z ",
    ]
    snapshot = of(*(("user", str(number), {"created_at": value}) for number, value in enumerate(formats)))
    instants = {snapshot.fact(row).created for row in range(len(formats))}
    assert instants == {datetime(2026, 11, 1, 10, tzinfo=UTC)}
    assert shown(snapshot) == [f"user/{number}" for number in range(len(formats))]
    ages = snapshot.facet(Facet.AGE, FactQuery(), datetime(2026, 11, 2, tzinfo=UTC))
    assert [(one.value, one.count) for one in ages] == [("day", len(formats))]


def test_an_unreadable_time_is_no_time(of: Of) -> None:
    snapshot = of(("user", "a", {"created_at": "soon"}), ("user", "b", {"created_at": 1e300}))
    assert snapshot.fact(0).created is None
    assert [one.value for one in snapshot.facet(Facet.AGE, FactQuery(), NOW)] == ["undated"]


ODD: list[dict[str, object]] = [
    {},
    {"content": ""},
    {"content": "x" * 200_000, "topic": "y" * 5_000},
    {"content": "before\0after", "topic": "\0", "tags": ["\0"], "domain": "a\0b"},
    {"content": "🌿\u202e שלום e\u0301\U000e0001"},
    {"content": 7, "tags": "no list", "confidence": 3, "pinned": "yes", "links": [1]},
    {"content": None, "confidence": float("nan"), "importance": float("inf"), "created_at": float("nan")},
    {"content": ["x"], "superseded_by": {"a": 1}, "valid_until": True, "access_count": -1},
    {"problems": ["x"], "namespace": "other", "id": "other", "content": "reserved names"},
    {"unknown": {"deep": [1, {"er": None}]}, "mention_count": 2**63 - 1, "access_count": 0},
]


def test_odd_records_are_rows_like_all_others(of: Of) -> None:
    snapshot = of(*(("user", str(number), metadata) for number, metadata in enumerate(ODD)))
    assert sorted(shown(snapshot)) == [f"user/{number}" for number in range(len(ODD))]
    for column in FactColumn:
        for descending in (False, True):
            assert len(snapshot.facts(FactQuery(sort=Sort(column, descending)), NOW).rows) == len(ODD)
    for facet in Facet:
        assert sum(one.count for one in snapshot.facet(facet, FactQuery(), NOW)) == len(ODD)
    assert shown(snapshot, FactQuery(text="after")) == ["user/3"]
    assert set(snapshot.fact(5).problems) == {"content", "tags", "confidence", "pinned", "links"}
    assert snapshot.state(5, NOW) is FactState.ODD
    odd = snapshot.facts(FactQuery(selected=((Facet.STATE, frozenset({"odd"})),)), NOW)
    by_state = {row for row in range(len(ODD)) if snapshot.state(row, NOW) is FactState.ODD}
    assert set(odd.rows.tolist()) == by_state
    assert snapshot.odd_records == sum(bool(snapshot.fact(row).problems) for row in range(len(ODD)))
    assert repr(snapshot.metadata(9)) == repr(ODD[9])


def test_one_id_in_two_namespaces_is_two_facts(of: Of) -> None:
    snapshot = of(("user", "a", {"content": "one"}), ("project:main", "a", {"content": "two"}), ("", "a", {}))
    assert [snapshot.row(Key(name, "a")) for name in ("user", "project:main", "")] == [0, 1, 2]
    assert snapshot.resolve("a", "project:main") == Key("project:main", "a")
    assert snapshot.resolve("user/a", "project:main") == Key("user", "a")
    assert snapshot.resolve("a", "nowhere") is None
    assert snapshot.namespaces == {"user": 1, "project:main": 1, "": 1}


def test_there_is_no_fact_in_a_row_without_a_record(of: Of) -> None:
    snapshot = of(("user", "a", {}))
    snapshot.image.records.append(None)
    for ask in (snapshot.fact, snapshot.metadata, lambda row: snapshot.state(row, NOW)):
        with pytest.raises(KeyError):
            ask(1)


def test_history_goes_from_the_oldest_text_to_the_newest(of: Of) -> None:
    snapshot = of(
        ("user", "r~2", {"revision_of": "r", "content": "third"}),
        ("user", "r", {"superseded_by": "r~1", "content": "first"}),
        ("user", "r~1", {"revision_of": "r", "superseded_by": "r~2", "content": "second"}),
        ("user", "alone", {}),
        ("feedback", "r~2", {"revision_of": "r"}),
    )
    assert shown(snapshot) == ["user/r~2", "user/alone", "feedback/r~2"]
    for row in range(3):
        assert [fact.content for fact in snapshot.history(snapshot.fact(row))] == ["first", "second", "third"]
    assert [fact.id for fact in snapshot.history(snapshot.fact(3))] == ["alone"]
    assert [str(fact.key) for fact in snapshot.history(snapshot.fact(4))] == ["feedback/r~2"]
    assert snapshot.facts(FactQuery(), NOW).earlier_revisions == 2


def test_referrers_are_found_by_whole_key_and_within_the_namespace_by_id(of: Of) -> None:
    snapshot = of(
        ("user", "a", {}),
        ("user", "b", {"links": [{"to": "a", "type": "causes", "weight": 0.5}], "superseded_by": "user/a"}),
        ("project:main", "c", {"links": [{"to": "user/a"}, {"to": "a"}], "superseded_by": "a"}),
    )
    found = [(kind, str(fact.key)) for kind, fact in snapshot.referrers(Key("user", "a"))]
    assert found == [("causes", "user/b"), ("related", "project:main/c"), ("superseded_by", "user/b")]


def test_open_conflicts_are_a_state_of_both_sides(of: Of) -> None:
    snapshot = of(
        ("user", "a", {}),
        ("user", "b", {"pinned": True}),
        ("user", "c", {}),
        ("__conflicts__", "1", {"kind": "duplicate", "a": "user/a", "b": "user/b"}),
        ("__conflicts__", "2", {"kind": "contradiction", "a": "user/b", "b": "user/gone"}),
        ("__conflicts__", "3", {"kind": "duplicate", "a": "user/c", "b": "user/a", "state": "resolved"}),
    )
    states = [snapshot.state(row, NOW) for row in range(3)]
    assert states == [FactState.DUPLICATE, FactState.CONTRADICTION, FactState.ACTIVE]
    for row, state in enumerate(states):
        query = FactQuery(selected=((Facet.STATE, frozenset({state})),))
        assert snapshot.facts(query, NOW).rows.tolist() == [row]


def test_records_of_the_system_are_listed_by_id_and_are_no_facts(of: Of) -> None:
    snapshot = of(
        ("__policies__", "b", {"content": "rule", "active": False}),
        ("__policies__", "a", {"content": "other", "deleted_at": 1.0}),
        ("__grants__", "g", {"role": "qa", "permission": "own everything"}),
        ("__mystery__", "m", {"content": "of a later version"}),
        ("user", "f", {}),
    )
    assert [(policy.id, policy.active) for policy in snapshot.system(system.Policy)] == [("a", True), ("b", False)]
    (grant,) = snapshot.system(system.Grant)
    assert (grant.permission, grant.problems) == ("read", ("permission",))
    assert snapshot.system(system.Note) == []
    assert snapshot.odd_records == 1
    assert shown(snapshot) == ["user/f"]
    assert snapshot.fact_rows(None).tolist() == [4]
    assert snapshot.namespaces["__mystery__"] == 1


def test_what_has_outlived_its_time_is_nowhere(tmp_path: Path, scan: Scan) -> None:
    path = tmp_path / "w.vdb"
    soon = time.time() + 3_600
    path.write_bytes(
        Bytes.main(
            Bytes.record("user", "dead", {"confidence": 7}, expires_at=1.0),
            Bytes.record("user", "alive", {}, expires_at=soon),
            Bytes.record("__policies__", "dead", {}, expires_at=1.0),
        )
    )
    snapshot = scan(path)
    assert shown(snapshot) == ["user/alive"]
    assert snapshot.namespaces == {"user": 1}
    assert snapshot.system(system.Policy) == []
    assert snapshot.odd_records == 0
    assert snapshot.fact_rows(None).tolist() == [1]
    later = snapshot.facts(FactQuery(), datetime.fromtimestamp(soon, UTC) + timedelta(seconds=1))
    assert (len(later.rows), later.total) == (0, 0)


def test_fact_rows_hold_everything_of_a_branch_in_file_order(of: Of) -> None:
    snapshot = of(
        ("project:main", "a", {"superseded_by": "a~1"}),
        ("project:main", "a~1", {"revision_of": "a", "superseded_by": "system:deleted"}),
        ("project:next", "b", {}),
        ("user", "c", {}),
        ("__notes__", "n", {}),
    )
    assert snapshot.fact_rows(None).tolist() == [0, 1, 2, 3]
    assert snapshot.fact_rows("main").tolist() == [0, 1, 3]
    assert snapshot.fact_rows("next").tolist() == [2, 3]


def test_vectors_come_in_the_order_asked_for(tmp_path: Path, scan: Scan) -> None:
    path = tmp_path / "w.vdb"
    vectors = [[1, 2, 3], [float("nan"), 0, 0], [0, 0, 0], [9, 9], []]
    path.write_bytes(
        Bytes.main(*(Bytes.record("user", str(row), {}, vector) for row, vector in enumerate(vectors)))  # type: ignore[arg-type]
    )
    found = scan(path).vectors(np.array([4, 3, 2, 1, 0, 0], np.int32))
    expected = [[0, 0, 0], [0, 0, 0], [0, 0, 0], [np.nan, 0, 0], [1, 2, 3], [1, 2, 3]]
    np.testing.assert_array_equal(found, np.array(expected, np.float32))


def test_an_older_snapshot_keeps_its_records(tmp_path: Path) -> None:
    path = tmp_path / "w.vdb"
    path.write_bytes(Bytes.main(Bytes.record("user", "a", {"content": "old"}), Bytes.record("user", "b", {})))
    workspace = Workspace(path)
    older = workspace.scan(lambda _: None)
    log = b"VWL1" + Bytes.batch(Bytes.update("user", "a", {"content": "new"}), Bytes.delete("user", "b"))
    path.with_name("w.vdb.wal").write_bytes(log + Bytes.batch(b"\x01" + Bytes.record("user", "c", {}, [7, 7, 7])))
    newer = workspace.refresh(lambda _: None)
    assert newer is not None
    assert newer.generation > older.generation
    assert (older.fact(0).content, newer.fact(0).content) == ("old", "new")
    assert (older.row(Key("user", "b")), newer.row(Key("user", "b"))) == (1, None)
    assert older.row(Key("user", "c")) is None
    assert older.fact(1).id == "b"
    assert older.namespaces == newer.namespaces == {"user": 2}
    np.testing.assert_array_equal(older.vectors(np.array([0, 1], np.int32)), [[1, 0, 0]] * 2)
    np.testing.assert_array_equal(newer.vectors(np.array([2], np.int32)), [[7, 7, 7]])


def test_a_row_has_its_key_as_long_as_it_is_there(tmp_path: Path) -> None:
    path = tmp_path / "w.vdb"
    with closing(vectlite.open(str(path), dimension=3)) as database:
        database.insert("a", [1, 0, 0], {"content": "one"}, namespace="user")
        workspace = Workspace(path)
        before = workspace.scan(lambda _: None)
        database.delete("a", namespace="user")
        after = workspace.refresh(lambda _: None)
        assert after is not None
    assert before.key(0) == Key("user", "a")
    with pytest.raises(KeyError):
        after.key(0)


def test_an_older_snapshot_does_not_know_what_came_later(tmp_path: Path) -> None:
    path = tmp_path / "w.vdb"
    with closing(vectlite.open(str(path), dimension=3)) as database:
        database.insert("a", [1, 0, 0], {"content": "one"}, namespace="user")
        workspace = Workspace(path)
        before = workspace.scan(lambda _: None)
        later: dict[str, Any] = {"content": "two", "revision_of": "a", "links": [{"to": "user/a", "type": "related"}]}
        database.insert("a~2", [1, 0, 0], later, namespace="user")
        after = workspace.refresh(lambda _: None)
        assert after is not None
    assert shown(before) == ["user/a"]
    assert [fact.id for fact in before.history(before.fact(0))] == ["a"]
    assert before.referrers(Key("user", "a")) == []
    with pytest.raises(KeyError):
        before.fact(1)
    assert [fact.id for fact in after.history(after.fact(0))] == ["a", "a~2"]


def test_the_keys_of_all_that_is_alive_in_file_order(of: Of) -> None:
    gone: tuple[Any, ...] = ("user", "gone", {}, (1.0, 0.0, 0.0), 1.0)
    later: tuple[Any, ...] = ("user", "later", {}, (1.0, 0.0, 0.0), 9e9)
    snapshot = of(("user", "b", {}), gone, ("__notes__", "n", {}), later, ("user", "a", {}))
    assert list(snapshot.keys()) == [Key("user", "b"), Key("__notes__", "n"), Key("user", "later"), Key("user", "a")]


def test_what_stands_beside_the_metadata_bit_for_bit(tmp_path: Path, scan: Scan) -> None:
    path = tmp_path / "w.vdb"
    vector, named = np.array([0.1, -0.2, 0.3], "<f4"), np.array([1 / 3, 0, 1], "<f4")
    ends = time.time() + 1_000
    with closing(vectlite.open(str(path), dimension=3)) as database:
        database.insert(
            "a",
            vector.tolist(),
            namespace="user",
            sparse={"π": 0.1, "x": 2.0},
            vectors={"n": named.tolist()},
            ttl=1_000.0,
        )
        database.insert("b", vector.tolist(), namespace="user")
    snapshot = scan(path)
    cargo = snapshot.cargo(Key("user", "a"))
    assert (cargo.vector, cargo.named) == (vector.tobytes(), {"n": named.tobytes()})
    assert cargo.terms == {"π": float(np.float32(0.1)), "x": 2.0}
    assert cargo.expires_at == pytest.approx(ends, abs=5)
    plain = snapshot.cargo(Key("user", "b"))
    assert plain == Cargo(vector.tobytes(), terms={})
    # The same once all vectors were asked for.
    assert snapshot.vectors(np.array([0], np.int32)).tolist() == [vector.tolist()]
    assert snapshot.cargo(Key("user", "a")) == cargo
    with pytest.raises(KeyError):
        snapshot.cargo(Key("user", "c"))


def test_a_vector_of_another_dimension_does_not_go_along(of: Of) -> None:
    snapshot = of(("user", "a", {}, (1.0, 0.0)), ("user", "b", {}))
    assert snapshot.cargo(Key("user", "a")) == Cargo(b"", terms={})
    assert len(snapshot.cargo(Key("user", "b")).vector) == 12


def test_what_is_no_number_can_be_written_down_without_it(tmp_path: Path, scan: Scan) -> None:
    path = tmp_path / "w.vdb"
    plain = Bytes.record("user", "a", expires_at=float("inf"))
    terms = encode_extras({"n": b"\xff" * 12}, {"x": 1.0, "y": float("nan"), "z": float("-inf")})
    path.write_bytes(Bytes.main(plain[:-20] + terms + plain[-8:]))
    cargo = scan(path).cargo(Key("user", "a"))
    assert (cargo.terms, cargo.expires_at, cargo.named) == ({"x": 1.0}, 0.0, {"n": b"\xff" * 12})
    assert msgspec.json.decode(msgspec.json.encode(cargo), type=Cargo) == cargo


def test_what_was_deleted_has_no_cargo(tmp_path: Path) -> None:
    path = tmp_path / "w.vdb"
    path.write_bytes(Bytes.main(Bytes.record("user", "a")))
    path.with_name("w.vdb.wal").write_bytes(b"VWL1" + Bytes.batch(Bytes.delete("user", "a")))
    snapshot = Workspace(path).scan(lambda _: None)
    assert list(snapshot.keys()) == []
    with pytest.raises(KeyError):
        snapshot.cargo(Key("user", "a"))


def test_recall_asks_which_facts_may_answer_and_what_they_have(tmp_path: Path, scan: Scan) -> None:
    path = tmp_path / "w.vdb"
    old = {"content": "blue whale", "created_at": "2026-11-01T00:00:00Z"}
    path.write_bytes(
        Bytes.main(
            Bytes.record("user", "a", old, (2, 0, 0)),
            Bytes.record("user", "gone", {"superseded_by": "system:deleted"}, (1, 0, 0)),
            Bytes.record("__notes__", "n", {"content": "whale"}, (1, 0, 0)),
            Bytes.record("user", "b", {"links": [{"to": "a", "weight": 0.5}], "embedding_stale": True}, (1, 0, 0)),
            Bytes.record("project:x", "c", {"content": "whale"}, ()),
        )
    )
    snapshot = scan(path)
    rows = snapshot.recallable(Scope("x"), NOW)
    assert rows.tolist() == [0, 3, 4]
    assert snapshot.recallable(Scope("main"), NOW).tolist() == [0, 3]
    assert (snapshot.keyword_scores("whales whale", rows) > 0).tolist() == [True, False, True]
    assert snapshot.cosines(np.array([0.6, 0.8, 0], np.float32), rows)[0] == pytest.approx(0.6)
    assert np.isnan(snapshot.cosines(np.array([1, 0, 0], np.float32), rows)[1:]).all()
    assert np.isnan(snapshot.cosines(np.array([1, 0], np.float32), rows)).all()
    assert snapshot.stale().tolist() == [3]
    assert snapshot.learned(rows)[0] == datetime(2026, 11, 1, tzinfo=UTC).timestamp()
    tied = snapshot.ties(rows[:1])
    assert (tied.rows.tolist(), tied.others.tolist(), tied.kinds, tied.weights.tolist()) == (
        [0],
        [3],
        ["related"],
        [0.5],
    )


def test_an_older_snapshot_names_no_row_that_came_later(tmp_path: Path) -> None:
    path = tmp_path / "w.vdb"
    with closing(vectlite.open(str(path), dimension=3)) as database:
        database.insert("a", [1.0, 0.0, 0.0], {}, namespace="user")
    workspace = Workspace(path)
    before = workspace.scan(lambda _: None)
    log = Bytes.record("user", "b", {"links": [{"to": "a"}], "embedding_stale": True})
    Path(f"{path}.wal").write_bytes(b"VWL1" + Bytes.batch(b"\x01" + log))
    after = workspace.refresh(lambda _: None)
    assert after is not None
    assert [len(each.recallable(Scope(), NOW)) for each in (before, after)] == [1, 2]
    assert [each.stale().tolist() for each in (before, after)] == [[], [1]]
    assert before.cosines(np.array([1, 0, 0], np.float32), np.array([0], np.int32)).tolist() == [1.0]
    assert [len(each.ties(np.array([0], np.int32)).rows) for each in (before, after)] == [0, 1]

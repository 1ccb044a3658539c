from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

from explorer.memory.examination import Examination
from explorer.memory.findings import Amount, DeadReference, Ring
from explorer.memory.keys import Key
from explorer.store.doctor import examine
from tests.store.conftest import Bytes

NOW = datetime(2026, 11, 30, 12, tzinfo=UTC)
MAIN = "project:main"


def look(path: Path, *records: bytes) -> Examination:
    path.write_bytes(Bytes.main(*records))
    return examine(path, NOW, lambda _: None)


def fact(record_id: str, expires_at: float = 0.0, **metadata: object) -> bytes:
    return Bytes.record(MAIN, record_id, {"content": record_id, **metadata}, expires_at=expires_at)


def test_references_to_what_is_not_there_or_that_nobody_sees(tmp_path: Path) -> None:
    found = look(
        tmp_path / "w.vdb",
        fact("a", links=[{"to": "b"}, {"to": "none"}, {"to": "past"}]),
        fact("b", superseded_by="gone"),
        fact("c", superseded_by="undone"),
        fact("d~2", revision_of="d"),
        fact("undone", superseded_by="system:undone", revision_of="z"),
        fact("past", expires_at=1.0),
        Bytes.record("__policies__", "p", {"content": "x", "source_fact_ids": [f"{MAIN}/a", f"{MAIN}/none"]}),
        Bytes.record("__conflicts__", "k", {"a": f"{MAIN}/a", "b": f"{MAIN}/none", "state": "open"}),
    )
    assert set(found.references) == {
        DeadReference(Key(MAIN, "a"), "links", "none"),
        DeadReference(Key(MAIN, "a"), "links", "past"),
        DeadReference(Key(MAIN, "b"), "superseded_by", "gone"),
        DeadReference(Key(MAIN, "c"), "superseded_by", "undone"),
        DeadReference(Key(MAIN, "d~2"), "revision_of", "d"),
        DeadReference(Key("__policies__", "p"), "source_fact_ids", f"{MAIN}/none"),
        DeadReference(Key("__conflicts__", "k"), "b", f"{MAIN}/none"),
    }


def test_rings_of_replacing_and_of_revising(tmp_path: Path) -> None:
    found = look(
        tmp_path / "w.vdb",
        fact("a", superseded_by="b"),
        fact("b", superseded_by=f"{MAIN}/a"),
        fact("in", superseded_by="a"),
        fact("x", revision_of="y"),
        fact("y", revision_of="x"),
        fact("z", revision_of="z"),
    )
    a, b, x, y, z = (Key(MAIN, name) for name in "abxyz")
    assert set(found.rings) == {
        Ring("superseded_by", (a, b)),
        Ring("revision_of", (x, y)),
        Ring("revision_of", (z,)),
    }
    assert found.references == ()


def test_what_has_run_out_and_whose_vector_is_of_another_text(tmp_path: Path) -> None:
    found = look(
        tmp_path / "w.vdb",
        fact("over", valid_until="2026-11-30T12:00:00Z"),
        fact("over and gone", valid_until="2026-11-01", superseded_by="system:expired"),
        fact("still", valid_until="2026-12-01", embedding_stale=True),
        fact("replaced", superseded_by="still", embedding_stale=True),
        Bytes.record("__hot__", "h", {"content": "x", "expires_at": 1_700_000_000}),
        Bytes.record("__policies__", "p", {"content": "x", "embedding_stale": True}),
    )
    assert found.expired == (Key(MAIN, "over"), Key("__hot__", "h"))
    assert found.vectors.stale == (Key(MAIN, "still"), Key("__policies__", "p"))


def test_growth_counts_each_record_once(tmp_path: Path) -> None:
    records = {
        "one": fact("one", superseded_by="two"),
        "two": fact("two"),
        "gone": fact("gone", superseded_by="system:deleted", deleted_at="2026-01-01"),
        "left": fact("left", superseded_by="system:undone", deleted_at="2026-01-01"),
        "past": fact("past", expires_at=1.0, superseded_by="two"),
        "aside": fact("aside", superseded_by="system:consolidated"),
    }
    growth = look(tmp_path / "w.vdb", *records.values()).growth
    assert growth.superseded == Amount(2, len(records["one"]) + len(records["aside"]))
    assert growth.deleted == Amount(1, len(records["gone"]))
    assert growth.undone == Amount(1, len(records["left"]))
    assert growth.past_ttl == Amount(1, len(records["past"]))

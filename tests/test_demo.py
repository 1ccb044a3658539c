from __future__ import annotations

import hashlib
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

import pytest

from explorer import app
from explorer.demo import DEMO, FROM_BOB, copy_demo, demo_base, is_copy_of_demo
from explorer.memory.keys import Key
from explorer.memory.teleport import BaseKind
from explorer.memory.times import parse_seconds
from explorer.services.embedding import MiniLmEmbedder
from explorer.services.teleport.classify import DiffClass
from explorer.services.teleport.compare import Comparison, Row, compare
from explorer.services.teleport.peers import nearest, peers_of
from explorer.services.teleport.sides import side_known, side_of
from explorer.store.committer import FileCommitter
from explorer.store.snapshot import FileSnapshot
from explorer.store.workspace import Workspace
from explorer.ui.settings import Settings

BASE_SECONDS = 0.2


def scanned(path: Path) -> FileSnapshot:
    return Workspace(path).scan(lambda _: None)


@pytest.fixture(scope="module")
def comparison() -> Comparison:
    here, there = (side_of(scanned(path), lambda _: None) for path in (DEMO, FROM_BOB))
    return compare(here, there, side_known(demo_base().records), lambda _: None)


@pytest.fixture
def committer(tmp_path: Path) -> Iterator[FileCommitter]:
    """What the window writes with to a copy of the demo."""
    settings = app._settings(tmp_path)
    opened = open_committer(tmp_path, settings, copy_demo(tmp_path))
    yield opened
    opened.close()


def open_committer(temporary: Path, settings: Settings, path: Path) -> FileCommitter:
    embedder = MiniLmEmbedder()
    try:
        return app._open_committer(temporary, temporary / "state", settings, embedder, path)
    finally:
        embedder.close()


def row_of(comparison: Comparison, text: str) -> Row:
    """The one row whose newest text, here or there, begins like that."""
    found = []
    for row in comparison.rows:
        difference = comparison.difference(row)
        if any(state is not None and state.text.startswith(text) for state in (difference.here, difference.there)):
            found.append(row)
    assert len(found) == 1
    return found[0]


def test_the_demo_is_a_fresh_copy_each_time(tmp_path: Path) -> None:
    one, other = copy_demo(tmp_path), copy_demo(tmp_path)
    assert one != other
    assert one.name == other.name == "acme-shop.vdb"
    assert one.read_bytes() == DEMO.read_bytes()
    assert sorted(path.name for path in one.parent.iterdir()) == ["acme-shop.vdb"]


def test_a_copy_of_the_demo_is_known_by_its_place(tmp_path: Path) -> None:
    copy = copy_demo(tmp_path)
    assert is_copy_of_demo(copy, tmp_path)
    for other in (DEMO, tmp_path / DEMO.name, tmp_path / "unpacked-1" / DEMO.name, copy.with_name("other.vdb")):
        assert not is_copy_of_demo(other, tmp_path)
    assert not is_copy_of_demo(copy, tmp_path.parent)


def test_a_copy_leaves_the_shipped_file_alone(tmp_path: Path) -> None:
    before = hashlib.sha256(DEMO.read_bytes()).hexdigest()
    copy_demo(tmp_path).write_bytes(b"changed")
    demo_base()
    assert hashlib.sha256(DEMO.read_bytes()).hexdigest() == before
    assert {path.name for path in DEMO.parent.iterdir()} == {"acme-shop.vdb", "from-bob.vdb", "sent-to-bob.json"}


def test_the_classes_are_as_promised(comparison: Comparison) -> None:
    rows = {diff: counts.rows for diff, counts in comparison.counts().items()}
    conflicts = [row for row in comparison.rows if row.diff.is_conflict]
    assert 14 <= len(conflicts) <= 18
    assert {row.diff for row in conflicts} == {DiffClass.CONFLICT, DiffClass.EDIT_DELETE, DiffClass.REVISED_BOTH}
    assert 25 <= rows[DiffClass.NEW_THERE] <= 40
    assert 8 <= rows[DiffClass.CHANGED_THERE] <= 12
    assert rows[DiffClass.DELETED_THERE] == 3
    assert rows[DiffClass.DELETED_HERE] == 2
    assert 7 <= rows[DiffClass.CHANGED_HERE] <= 11
    assert rows[DiffClass.MERGED] == 5
    assert rows[DiffClass.MISSING_THERE] == 3
    assert rows[DiffClass.ONLY_HERE] > 20
    counts = comparison.counts().values()
    assert sum(each.here for each in counts) == len(comparison.here)
    assert sum(each.there for each in counts) == len(comparison.there)


@pytest.mark.parametrize(
    ("text", "disputed"),
    [
        ("The database is PostgreSQL 16", {"content", "confidence", "tags"}),
        ("Anonymous carts expire after 7 days", {"confidence"}),
        ("Adding an index without CONCURRENTLY", {"tags", "topic"}),
        ("A hot fix needs one approval.", {"superseded_by"}),
        ("# Notes of coder", {"content"}),
        ("Streams are trimmed to about 500,000", {"content"}),
        ("Session exchange adds 240 ms", {"content"}),
    ],
)
def test_conflicts_are_about_different_things(comparison: Comparison, text: str, disputed: set[str]) -> None:
    row = row_of(comparison, text)
    assert row.diff.is_conflict
    assert set(row.disputed) - {"agent_id"} == disputed
    assert comparison.difference(row).base is not None


def test_the_database_is_the_example_of_three_texts(comparison: Comparison) -> None:
    difference = comparison.difference(row_of(comparison, "The database is PostgreSQL 16"))
    text = difference.fields[0]
    assert (text.name, text.base) == ("content", "The database is PostgreSQL 14.")
    assert text.here == "The database is PostgreSQL 16; connections go through PgBouncer in transaction mode."
    assert text.there == "The database is PostgreSQL 16.2, pooled by pgcat."


def test_the_same_text_under_another_id_is_the_same(comparison: Comparison) -> None:
    row = row_of(comparison, "Card testing on the gift-card page")
    assert row.diff is DiffClass.SAME
    assert row.here_root != row.there_root
    citing = comparison.difference(row_of(comparison, "The network that tested cards")).there
    assert citing is not None
    assert [link["to"] for link in citing.metadata["links"]] == [str(row.there_root)]


def test_new_memories_refer_to_one_another_and_have_a_domain(comparison: Comparison) -> None:
    new = {row.root for row in comparison.rows if row.diff is DiffClass.NEW_THERE}
    states = [state for root in new if (state := comparison.there.state(root)) is not None]
    assert {"__domains__", "__policies__", "feedback", "project:main"} <= {root.namespace for root in new}
    assert any(str(link["to"]) in map(str, new) for state in states for link in state.metadata.get("links", ()))
    assert len({state.metadata.get("domain") for state in states}) > 6
    assert "wholesale" in {state.metadata.get("name") for state in states}


def test_the_base_is_what_was_sent(comparison: Comparison) -> None:
    base = demo_base()
    assert (base.info.kind, base.info.name) == (BaseKind.SENT, "for-bob.vdb")
    assert base.info.records == len(base.records)
    sent = parse_seconds(base.info.made_at)
    assert sent == datetime(2026, 11, 12, 17, 30, tzinfo=UTC).timestamp()
    for key, metadata in base.records.items():
        created = parse_seconds(metadata.get("created_at"))
        assert created is None or created <= sent, key
    assert Key("project:main", "mem_387f137fb0bf~2") not in base.records


def test_the_base_is_found_and_costs_little() -> None:
    started = time.perf_counter()
    base = demo_base()
    assert time.perf_counter() - started < BASE_SECONDS * 5, "five times what it takes on an idle computer"
    there = scanned(FROM_BOB)
    assert peers_of(there) == [base.info.peer]
    assert nearest(side_of(there, lambda _: None), [base]) is base


def test_a_copy_of_the_demo_knows_what_bob_was_sent(committer: FileCommitter) -> None:
    known = committer.bases.known(peers_of(scanned(FROM_BOB)))
    assert [base.info for base in known] == [demo_base().info]
    assert known[0].records == demo_base().records


def test_another_workspace_knows_nothing_of_bob(tmp_path: Path) -> None:
    path = tmp_path / "own" / "acme-shop.vdb"
    path.parent.mkdir()
    path.write_bytes(DEMO.read_bytes())
    temporary = tmp_path / "temporary"
    temporary.mkdir()
    committer = open_committer(temporary, app._settings(temporary), path)
    try:
        assert committer.bases.known([demo_base().info.peer]) == []
    finally:
        committer.close()


def test_what_came_back_is_sound() -> None:
    snapshot = scanned(FROM_BOB)
    assert not snapshot.damage
    vectors = map(partial(len_of_vector, snapshot), snapshot.keys())
    assert set(vectors) == {384 * 4}


def len_of_vector(snapshot: FileSnapshot, key: Key) -> int:
    return len(snapshot.cargo(key).vector)

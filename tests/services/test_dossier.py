from __future__ import annotations

import time
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
import vectlite

from explorer.memory.keys import Key
from explorer.memory.protocols import Snapshot
from explorer.memory.query import FactState
from explorer.services.dossier import FactDossier, PolicyDossier, Tie, TieKind, read_up
from explorer.services.tokens import estimate_tokens
from explorer.services.word_diff import Change, Piece
from explorer.store.workspace import Workspace
from tests.services.conftest import Records, StoreOf

NOW = datetime(2026, 11, 30, 12, tzinfo=UTC)
MAIN = "project:main"


def read_fact(snapshot: Snapshot, record_id: str, namespace: str = MAIN) -> FactDossier:
    dossier = read_up(snapshot, Key(namespace, record_id), NOW)
    assert isinstance(dossier, FactDossier)
    return dossier


def read_policy(snapshot: Snapshot, record_id: str) -> PolicyDossier:
    dossier = read_up(snapshot, Key("__policies__", record_id), NOW)
    assert isinstance(dossier, PolicyDossier)
    return dossier


def fact(content: str, **fields: Any) -> dict[str, Any]:
    return {"content": content, **fields}


def test_a_fact_on_its_own(store_of: StoreOf) -> None:
    learned = NOW - timedelta(hours=168)
    snapshot = store_of(
        {f"{MAIN} a": fact("Text", importance=0.8, created_at=learned.isoformat(), their_key=[1, {"x": None}])}
    )
    dossier = read_fact(snapshot, "a")
    assert dossier.fact.key == Key(MAIN, "a")
    assert dossier.state is FactState.ACTIVE
    assert dossier.importance_now == pytest.approx(0.4)
    assert dossier.importance_in_a_week == pytest.approx(0.2)
    assert dossier.fades_on == learned + timedelta(hours=672)
    assert dossier.ties == ()
    assert dossier.other == {"their_key": [1, {"x": None}]}
    (only,) = dossier.history
    assert (only.key, only.pieces) == (Key(MAIN, "a"), (Piece(Change.SAME, "Text"),))


@pytest.mark.parametrize("key", [Key(MAIN, "b"), Key("user", "a"), Key("__policies__", "a"), Key("", "a")])
def test_there_is_no_such_record(store_of: StoreOf, key: Key) -> None:
    assert read_up(store_of({f"{MAIN} a": fact("x")}), key, NOW) is None


def test_a_policy_whose_time_to_live_has_passed_is_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "w.vdb"
    database = vectlite.open(str(path), dimension=3)
    database.insert("p", [1.0, 0.0, 0.0], {"content": "x"}, namespace="__policies__", ttl=1000.0)
    database.close()
    snapshot = Workspace(path).scan(lambda _: None)
    assert read_policy(snapshot, "p").policy.content == "x"
    later = time.time() + 2000
    monkeypatch.setattr("explorer.store.snapshot.time.time", lambda: later)
    assert read_up(snapshot, Key("__policies__", "p"), NOW) is None


def test_odd_values_are_shown_as_they_stand(store_of: StoreOf) -> None:
    snapshot = store_of(
        {
            f"{MAIN} a": fact("x", confidence=7, tags="ops", their_key=1),
            "__policies__ p": {"content": "x", "active": "yes"},
        }
    )
    dossier = read_fact(snapshot, "a")
    assert dossier.state is FactState.ODD
    assert dossier.other == {"confidence": 7, "tags": "ops", "their_key": 1}
    assert read_policy(snapshot, "p").other == {"active": "yes"}


REVISED: Records = {
    f"{MAIN} a": fact("The database is PostgreSQL 12", superseded_by="a~1", updated_at="2026-01-01", agent_id="coder"),
    f"{MAIN} a~1": fact("The database is PostgreSQL 14", superseded_by="a~2", revision_of="a", updated_at="2026-02-01"),
    f"{MAIN} a~2": fact("The database is PostgreSQL 16", revision_of="a", updated_at="2026-03-01", agent_id="qa"),
    "user a": fact("Another record with the same id"),
}


def test_the_history_has_the_newest_text_first(store_of: StoreOf) -> None:
    history = read_fact(store_of(REVISED), "a~2").history
    assert [revision.key.id for revision in history] == ["a~2", "a~1", "a"]
    assert [revision.agent for revision in history] == ["qa", "", "coder"]
    assert history[0].at == datetime(2026, 3, 1, tzinfo=UTC)
    same = Piece(Change.SAME, "The database is PostgreSQL ")
    assert history[0].pieces == (same, Piece(Change.REMOVED, "14"), Piece(Change.ADDED, "16"))
    assert history[1].pieces == (same, Piece(Change.REMOVED, "12"), Piece(Change.ADDED, "14"))
    assert history[2].pieces == (Piece(Change.SAME, "The database is PostgreSQL 12"),)


def test_revisions_of_one_lineage_are_history_and_no_ties(store_of: StoreOf) -> None:
    snapshot = store_of(REVISED)
    for record_id in ("a", "a~1", "a~2"):
        dossier = read_fact(snapshot, record_id)
        assert dossier.ties == ()
        assert len(dossier.history) == 3
    assert read_fact(snapshot, "a").state is FactState.SUPERSEDED
    assert len(read_fact(snapshot, "a", "user").history) == 1


def test_a_tombstone_keeps_its_history(store_of: StoreOf) -> None:
    snapshot = store_of(
        {
            f"{MAIN} a": fact("One", superseded_by="a~1"),
            f"{MAIN} a~1": fact("", superseded_by="system:deleted", revision_of="a", deleted_at="2026-11-01"),
        }
    )
    dossier = read_fact(snapshot, "a~1")
    assert dossier.state is FactState.DELETED
    assert dossier.ties == ()
    assert dossier.history[0].pieces == (Piece(Change.REMOVED, "One"),)


def test_links_in_both_directions(store_of: StoreOf) -> None:
    snapshot = store_of(
        {
            f"{MAIN} a": fact(
                "A", links=[{"to": "b", "type": "because", "weight": 0.9}, {"to": "user/c"}, {"to": "gone"}]
            ),
            f"{MAIN} b": fact("B"),
            "user c": fact("C"),
            "user b": fact("Not this one"),
        }
    )
    assert read_fact(snapshot, "a").ties == (
        Tie(TieKind.LINKS_TO, Key(MAIN, "b"), "B", 0.9, "because"),
        Tie(TieKind.LINKS_TO, Key("user", "c"), "C", 0.0, "related"),
        Tie(TieKind.LINKS_TO, None, "gone", 0.0, "related"),
    )
    assert read_fact(snapshot, "b").ties == (Tie(TieKind.LINKED_FROM, Key(MAIN, "a"), "A", 0.9, "because"),)
    assert read_fact(snapshot, "c", "user").ties == (Tie(TieKind.LINKED_FROM, Key(MAIN, "a"), "A", 0.0, "related"),)
    assert read_fact(snapshot, "b", "user").ties == ()


def test_each_link_has_its_own_weight(store_of: StoreOf) -> None:
    snapshot = store_of(
        {
            f"{MAIN} a": fact("A", links=[{"to": "b", "weight": 0.9}, {"to": f"{MAIN}/c", "weight": 0.4}]),
            f"{MAIN} b": fact("B"),
            f"{MAIN} c": fact("C"),
        }
    )
    assert [tie.weight for tie in read_fact(snapshot, "b").ties] == [0.9]
    assert [tie.weight for tie in read_fact(snapshot, "c").ties] == [0.4]


def test_references_follow_the_chain_of_revisions(store_of: StoreOf) -> None:
    snapshot = store_of(
        REVISED
        | {
            f"{MAIN} b": fact("B", links=[{"to": "a", "weight": 0.5}]),
            f"{MAIN} c": fact("C", superseded_by="a"),
            "__policies__ p": {"content": "P", "source_fact_ids": [f"{MAIN}/a~1"]},
        }
    )
    newest, text = Key(MAIN, "a~2"), "The database is PostgreSQL 16"
    assert read_fact(snapshot, "b").ties == (Tie(TieKind.LINKS_TO, newest, text, 0.5, "related"),)
    assert read_fact(snapshot, "c").ties == (Tie(TieKind.REPLACED_BY, newest, text),)
    assert read_policy(snapshot, "p").ties == (Tie(TieKind.HAS_SOURCE, newest, text),)
    for record_id in ("a", "a~2"):
        assert read_fact(snapshot, record_id).ties == (
            Tie(TieKind.LINKED_FROM, Key(MAIN, "b"), "B", 0.5, "related"),
            Tie(TieKind.REPLACES, Key(MAIN, "c"), "C"),
            Tie(TieKind.SOURCE_OF, Key("__policies__", "p"), "P"),
        )


def test_a_revised_fact_that_links_is_one_tie(store_of: StoreOf) -> None:
    links = [{"to": "a", "weight": 0.5}]
    snapshot = store_of(
        {
            f"{MAIN} a": fact("A"),
            f"{MAIN} b": fact("old B", links=links, superseded_by="b~1"),
            f"{MAIN} b~1": fact("new B", links=links, revision_of="b"),
        }
    )
    assert read_fact(snapshot, "a").ties == (Tie(TieKind.LINKED_FROM, Key(MAIN, "b~1"), "new B", 0.5, "related"),)


def test_tombstones_refer_to_nothing(store_of: StoreOf) -> None:
    snapshot = store_of(
        {
            f"{MAIN} a": fact("A"),
            f"{MAIN} b": fact("", links=[{"to": "a"}], superseded_by="system:deleted", deleted_at="2026-11-01"),
        }
    )
    assert read_fact(snapshot, "a").ties == ()


def test_what_replaced_a_fact_is_no_longer_there(store_of: StoreOf) -> None:
    snapshot = store_of({f"{MAIN} a": fact("A", superseded_by="gone")})
    assert read_fact(snapshot, "a").ties == (Tie(TieKind.REPLACED_BY, None, "gone"),)


@pytest.mark.parametrize("reason", ["system:expired", "system:decayed", "system:consolidated"])
def test_a_reason_is_no_record(store_of: StoreOf, reason: str) -> None:
    assert read_fact(store_of({f"{MAIN} a": fact("A", superseded_by=reason)}), "a").ties == ()


@pytest.mark.parametrize(
    ("conflict", "kind"),
    [
        ({"kind": "contradiction"}, TieKind.CONTRADICTS),
        ({"kind": "duplicate", "state": "open"}, TieKind.DUPLICATES),
        ({"kind": "related"}, None),
        ({"kind": "contradiction", "state": "resolved"}, None),
        ({"kind": "contradiction", "state": "dismissed"}, None),
        ({"kind": "contradiction", "superseded_by": "c~1"}, None),
        ({"kind": "contradiction", "deleted_at": "2026-11-01"}, None),
    ],
)
def test_open_conflicts_are_seen_from_both_sides(
    store_of: StoreOf, conflict: dict[str, Any], kind: TieKind | None
) -> None:
    snapshot = store_of(
        {
            f"{MAIN} a": fact("A"),
            "user b": fact("B"),
            "user c": fact("C"),
            "__conflicts__ c": {"a": f"{MAIN}/a", "b": "user/b", "similarity": 0.965, **conflict},
        }
    )
    here = () if kind is None else (Tie(kind, Key("user", "b"), "B", 0.965),)
    there = () if kind is None else (Tie(kind, Key(MAIN, "a"), "A", 0.965),)
    assert read_fact(snapshot, "a").ties == here
    assert read_fact(snapshot, "b", "user").ties == there
    assert read_fact(snapshot, "c", "user").ties == ()


def test_a_conflict_stays_open_when_a_side_is_revised(store_of: StoreOf) -> None:
    conflict = {"kind": "contradiction", "a": f"{MAIN}/a", "b": "user/b"}
    snapshot = store_of(REVISED | {"user b": fact("B"), "__conflicts__ c": conflict})
    assert read_fact(snapshot, "a~2").ties == (Tie(TieKind.CONTRADICTS, Key("user", "b"), "B"),)
    assert read_fact(snapshot, "b", "user").ties == (
        Tie(TieKind.CONTRADICTS, Key(MAIN, "a~2"), "The database is PostgreSQL 16"),
    )


def test_a_record_without_text_is_named_by_its_key(store_of: StoreOf) -> None:
    snapshot = store_of({f"{MAIN} a": fact("A", links=[{"to": "b"}]), f"{MAIN} b": {"topic": "t", "content": 5}})
    assert [tie.text for tie in read_fact(snapshot, "a").ties] == [f"{MAIN}/b"]


def test_names_with_slashes_and_the_default_namespace(store_of: StoreOf) -> None:
    branch = "project:feature/auth"
    links = [{"to": f"{branch}/x"}, {"to": "/plain"}]
    snapshot = store_of({"user a": fact("A", links=links), f"{branch} x": fact("X"), " plain": fact("P")})
    assert [tie.key for tie in read_fact(snapshot, "a", "user").ties] == [Key(branch, "x"), Key("", "plain")]
    assert [tie.key for tie in read_fact(snapshot, "x", branch).ties] == [Key("user", "a")]
    assert [tie.key for tie in read_fact(snapshot, "plain", "").ties] == [Key("user", "a")]


def test_a_policy(store_of: StoreOf) -> None:
    snapshot = store_of(
        {
            "__policies__ p": {"content": "Never push", "superseded_by": "p~1", "source_fact_ids": [f"{MAIN}/a"]},
            "__policies__ p~1": {
                "content": "Always push",
                "revision_of": "p",
                "source_fact_ids": [f"{MAIN}/a", f"{MAIN}/gone"],
                "owner": "ana",
            },
            "__policies__ q": {"content": "Another"},
            f"{MAIN} a": fact("A"),
            "__conflicts__ c": {"kind": "contradiction", "a": "__policies__/p~1", "b": "__policies__/q"},
        }
    )
    dossier = read_policy(snapshot, "p~1")
    assert dossier.policy.content == "Always push"
    assert dossier.tokens == estimate_tokens("- Always push") > 0
    assert dossier.other == {"owner": "ana"}
    assert [revision.key.id for revision in dossier.history] == ["p~1", "p"]
    assert dossier.history[0].pieces[:2] == (Piece(Change.REMOVED, "Never"), Piece(Change.ADDED, "Always"))
    assert dossier.ties == (
        Tie(TieKind.HAS_SOURCE, Key(MAIN, "a"), "A"),
        Tie(TieKind.HAS_SOURCE, None, f"{MAIN}/gone"),
        Tie(TieKind.CONTRADICTS, Key("__policies__", "q"), "Another"),
    )
    # Only the current wording cites the fact.
    assert read_fact(snapshot, "a").ties == (Tie(TieKind.SOURCE_OF, Key("__policies__", "p~1"), "Always push"),)


def test_of_a_long_history_the_newest_changes_are_worked_out(store_of: StoreOf) -> None:
    count = 30
    records = {f"{MAIN} r": fact("text 1", superseded_by="r~2")}
    for number in range(2, count + 1):
        later = {"superseded_by": f"r~{number + 1}"} if number < count else {}
        records[f"{MAIN} r~{number}"] = fact(f"text {number}", revision_of="r", **later)
    history = read_fact(store_of(records), f"r~{count}").history
    assert [revision.key.id for revision in history[:2]] == ["r~30", "r~29"]
    changed = [len(revision.pieces) > 1 for revision in history]
    assert changed == [True] * 20 + [False] * 10
    assert history[-2].pieces == (Piece(Change.SAME, "text 2"),)


def test_an_undone_revision_is_not_there(store_of: StoreOf) -> None:
    undone = {"superseded_by": "system:undone"}
    snapshot = store_of(
        {
            "__policies__ p": {"content": "First"},
            "__policies__ p~2": {"content": "Undone", "revision_of": "p", **undone},
            "__policies__ p~3": {
                "content": "Undone too",
                "revision_of": "p",
                "source_fact_ids": [f"{MAIN}/a"],
                **undone,
            },
            f"{MAIN} a": fact("A"),
            f"{MAIN} a~2": fact("Undone", revision_of="a", **undone),
            f"{MAIN} b": fact("B", links=[{"to": "a~2"}]),
            "__conflicts__ c": {"kind": "contradiction", "a": "__policies__/p~2", "b": f"{MAIN}/a"},
        }
    )
    assert [revision.key.id for revision in read_policy(snapshot, "p").history] == ["p"]
    for key in (Key("__policies__", "p~2"), Key(MAIN, "a~2")):
        assert read_up(snapshot, key, NOW) is None
    ties = read_fact(snapshot, "a").ties
    # A reference to an undone text means what it was a text of.
    assert Tie(TieKind.CONTRADICTS, Key("__policies__", "p"), "First") in ties
    assert TieKind.SOURCE_OF not in {tie.kind for tie in ties}


def test_a_link_to_a_deleted_fact_says_so(store_of: StoreOf) -> None:
    snapshot = store_of(
        {
            f"{MAIN} a": {"content": "A", "links": [{"to": "b"}]},
            f"{MAIN} b": {"content": "", "superseded_by": "system:deleted", "deleted_at": "2026-11-29T00:00:00Z"},
        }
    )
    (tie,) = read_fact(snapshot, "a").ties
    assert (tie.text, tie.is_deleted) == (f"{MAIN}/b", True)

from __future__ import annotations

from explorer.memory.keys import Key
from explorer.services.teleport.forecast import Forecast, forecast
from explorer.services.teleport.parcels import Selection, leading_out, pack, records_going
from explorer.services.teleport.sides import side_of
from tests.services.raw_snapshot import NOW
from tests.services.teleport.workspaces import Workspace, quiet, store

MAIN, AUTH = "project:main", "project:feature/auth"
SNAPSHOT = Workspace(
    store(
        {
            f"{MAIN} db": {"content": "PostgreSQL 14", "superseded_by": "db~2"},
            f"{MAIN} db~2": {"content": "PostgreSQL 16", "revision_of": "db"},
            f"{MAIN} cache": {"content": "Redis", "links": [{"to": "db"}, {"to": "user/nobody"}]},
            f"{MAIN} gone": {"content": "", "superseded_by": "system:deleted", "deleted_at": "2026-01-01"},
            f"{AUTH} login": {"content": "Passkeys"},
            "user ana": {"content": "Short answers"},
            "__policies__ p": {"content": "Keep it", "source_fact_ids": [f"{MAIN}/db~2"]},
            "__conflicts__ c": {"kind": "duplicate", "a": f"{MAIN}/db", "b": "user/ana"},
        }
    )
)


def counted(selection: Selection, *selected: str) -> Forecast:
    return forecast(SNAPSHOT, selection, [Key(MAIN, name) for name in selected], quiet)


def test_everything() -> None:
    found = counted(Selection())
    packed = pack(SNAPSHOT, Selection(), NOW, quiet)
    assert found.memories == found.everything == sum(packed.memories.values()) == 7
    assert (found.stay, found.left_out.references, found.deleted) == (0, 0, 1)
    assert found.by_namespace == packed.memories


def test_a_branch_with_what_belongs_to_none() -> None:
    found = counted(Selection(branches=frozenset({"main"})))
    assert found.on_branch("feature/auth") == found.stay == found.left_out.branches == 1
    assert found.with_branch("main") == found.memories == 6
    assert found.on_branch("main") == 3


def test_rows_that_were_selected_count_as_memories() -> None:
    # An earlier text and the newest one are one memory.
    found = counted(Selection(keys=frozenset({Key(MAIN, "db~2")})), "db", "db~2", "cache", "unknown")
    assert (found.selected, found.memories, found.left_out.not_chosen) == (2, 1, 6)


def test_newest_texts_only() -> None:
    found = counted(Selection(newest_only=True))
    assert (found.left_out.earlier_texts, found.left_out.deleted, found.deleted) == (1, 1, 0)
    assert found.memories == 6


def test_references_that_lead_to_what_stays() -> None:
    # A policy names its source as `namespace/id`, a conflict its two facts.
    assert counted(Selection(namespaces=frozenset({"__policies__", "__conflicts__"}))).left_out.references == 3
    # One link leads to another fact, one to nothing at all.
    alone = Selection(keys=frozenset({Key(MAIN, "cache")}))
    assert counted(alone).left_out.references == pack(SNAPSHOT, alone, NOW, quiet).left_out.references == 1


def test_records_of_what_goes() -> None:
    side, root = side_of(SNAPSHOT, quiet), Key(MAIN, "db")
    assert list(records_going(side, [root], newest_only=False)) == [root, Key(MAIN, "db~2")]
    assert list(records_going(side, [root], newest_only=True)) == [Key(MAIN, "db~2")]
    assert leading_out(side, [root], newest_only=False) == 0

from __future__ import annotations

from pathlib import Path

from explorer.memory.keys import Key
from explorer.services.teleport.forecast import Forecast, forecast
from explorer.services.teleport.parcels import Selection, leading_out, pack, records_going
from tests.ui.conftest import AUTH, MAIN, NOW
from tests.ui.teleport.send_cases import scanned


def quiet(_: float) -> None:
    """Nobody looks."""


def counted(path: Path, selection: Selection, *selected: str) -> Forecast:
    return forecast(scanned(path), selection, [Key(MAIN, name) for name in selected], quiet)


def test_everything(workspace: Path) -> None:
    found = counted(workspace, Selection())
    packed = pack(scanned(workspace), Selection(), NOW, quiet)
    assert found.memories == found.everything == sum(packed.memories.values())
    assert (found.stay, found.left_out.references, found.deleted) == (0, 0, 1)
    assert found.by_namespace == packed.memories


def test_a_branch_with_what_belongs_to_none(workspace: Path) -> None:
    found = counted(workspace, Selection(branches=frozenset({"main"})))
    assert found.on_branch("feature/auth") == found.by_namespace[AUTH] == found.stay == found.left_out.branches
    assert found.with_branch("main") == found.memories
    assert found.on_branch("main") == found.by_namespace[MAIN]


def test_rows_that_were_selected_count_as_memories(workspace: Path) -> None:
    # An earlier text and the newest one are one memory.
    found = counted(workspace, Selection(keys=frozenset({Key(MAIN, "db~2")})), "db", "db~2", "cache", "unknown")
    assert (found.selected, found.memories, found.left_out.not_chosen) == (2, 1, found.everything - 1)


def test_newest_texts_only(workspace: Path) -> None:
    found = counted(workspace, Selection(newest_only=True))
    assert (found.left_out.earlier_texts, found.left_out.deleted, found.deleted) == (1, 1, 0)
    assert found.memories == found.everything - 1


def test_references_that_lead_to_what_stays(workspace: Path) -> None:
    # A policy names its source as `namespace/id`, a conflict its two facts; one policy is replaced by another.
    found = counted(workspace, Selection(namespaces=frozenset({"__policies__", "__conflicts__"})))
    assert found.left_out.references == 3
    only = counted(workspace, Selection(keys=frozenset({Key(MAIN, "cache")})))
    # One link leads to another fact, one to nothing at all.
    assert only.left_out.references == 1


def test_records_of_what_goes(workspace: Path) -> None:
    from explorer.services.teleport.sides import side_of

    side, root = side_of(scanned(workspace), quiet), Key(MAIN, "db")
    assert list(records_going(side, [root], newest_only=False)) == [root, Key(MAIN, "db~2")]
    assert list(records_going(side, [root], newest_only=True)) == [Key(MAIN, "db~2")]
    assert leading_out(side, [root], newest_only=False) == 0

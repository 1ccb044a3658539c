from __future__ import annotations

import pytest

from explorer.memory.ahead import Ahead
from explorer.memory.changes import ChangeKind, Import, Patch, new_change_set
from explorer.memory.keys import Key
from explorer.memory.system_records import Policy
from explorer.services.branches.view import BranchView
from explorer.services.lineages import reader
from tests.services.branches.branches import FEATURE, MAIN, says
from tests.services.raw_snapshot import NOW
from tests.services.teleport.workspaces import Workspace, lineages, quiet, store

RECORDS = store(
    {
        f"{FEATURE} a": says("A", links=[{"to": f"{FEATURE}/b"}, {"to": "user/g"}, {"to": "b"}, 7]),
        f"{FEATURE} b": says("B"),
        "reference:feature/auth r": says("R"),
        "user g": says("G"),
        "__policies__ p": says("P"),
    }
)
WAITING = new_change_set(
    ChangeKind.MERGE,
    (
        Import(Key(FEATURE, "w"), says("It waits", superseded_by="a")),
        Patch(Key(FEATURE, "b"), {"topic": None}, {"topic": "new"}),
    ),
    NOW,
    "ana",
)


def viewed(*waiting: object) -> BranchView:
    snapshot = Workspace(RECORDS)
    return BranchView(snapshot, Ahead(reader(snapshot), waiting), "feature/auth", "main")  # type: ignore[arg-type]


def test_a_branch_as_it_would_be_called_on_another() -> None:
    view = viewed()
    assert list(view.keys()) == [Key(MAIN, "a"), Key(MAIN, "b"), Key("reference:main", "r")]
    assert view.namespaces == {MAIN: 2, "reference:main": 1}
    row = view.row(Key(MAIN, "a"))
    assert row is not None
    assert view.metadata(row) == says(
        "A", links=[{"to": f"{MAIN}/b"}, {"to": "user/g"}, {"to": "b"}, 7], merged_from="feature/auth"
    )
    assert view.row(Key("user", "g")) is None
    assert view.read(Key("user", "g")) is None
    assert view.read(Key(MAIN, "nobody")) is None
    assert view.origin(Key(MAIN, "a")) == Key(FEATURE, "a")
    assert view.origin(Key("user", "g")) == Key("user", "g")
    assert view.cargo(Key(MAIN, "a")).vector == Workspace(RECORDS).cargo(Key(FEATURE, "a")).vector
    assert [policy.id for policy in view.system(Policy)] == ["p"]
    assert (view.file, view.damage) == (Workspace(RECORDS).file, ())


def test_what_waits_to_be_written_is_part_of_it() -> None:
    view = viewed(WAITING)
    assert Key(MAIN, "w") in list(view.keys())
    assert view.read(Key(MAIN, "w")) == says("It waits", superseded_by="a", merged_from="feature/auth")
    assert (view.read(Key(MAIN, "b")) or {})["topic"] == "new"
    # Its vector is not in the file yet.
    assert view.cargo(Key(MAIN, "w")).vector == b""


def test_a_copy_is_named_after_the_branch() -> None:
    view = viewed()
    side = view.side(lineages({}), quiet)
    state = side.state(Key(MAIN, "b"))
    assert state is not None
    first, second = view.naming.copies(state)
    assert first == Key(MAIN, "b@feature/auth")
    assert second.id.startswith("b@feature/auth+")


@pytest.mark.parametrize(("reason", "is_known_here", "is_told"), [("wrong", True, True), ("wrong", False, False),
                                                                  ("branch deleted", True, False)])  # fmt: skip
def test_which_deletions_say_something_about_the_other_branch(reason: str, is_known_here: bool, is_told: bool) -> None:
    deleted = {"superseded_by": "system:deleted", "deleted_at": "2026-01-01", "delete_reason": reason}
    records = store(
        {f"{FEATURE} a": says("First", superseded_by="a~2"), f"{FEATURE} a~2": deleted | {"revision_of": "a"}}
    )
    snapshot = Workspace(records)
    view = BranchView(snapshot, Ahead(reader(snapshot)), "feature/auth", "main")
    here = lineages(store({f"{MAIN} a": says("First")} if is_known_here else {}))
    side = view.side(here, quiet)
    assert (len(side), side.root(Key(MAIN, "a~2")) is not None) == ((1, True) if is_told else (0, False))

from __future__ import annotations

from explorer.memory.changes import ChangeKind, Patch, Tombstone
from explorer.services.branches.deleting import BranchDeletion, delete_branch
from tests.memory.change_samples import visible
from tests.services.branches.branches import FEATURE, MAIN, Branches, says
from tests.services.conftest import Records
from tests.services.raw_snapshot import NOW, editing_of
from tests.services.teleport.workspaces import quiet, store

RECORDS: Records = {
    f"{FEATURE} a": says("First", superseded_by="a~2"),
    f"{FEATURE} a~2": says("Second", revision_of="a"),
    f"{FEATURE} old": says("Old", superseded_by="a"),
    f"{FEATURE} odd": says("Odd", confidence="very"),
    f"{FEATURE} gone": {"content": "", "superseded_by": "system:deleted", "deleted_at": "2026-01-01T00:00:00Z"},
    "reference:feature/auth r": says("A page"),
    f"{MAIN} m": says("Main"),
    "project:Feature/Auth m": says("Another branch"),
    "user g": says("Global"),
    "__conflicts__ k": {"kind": "contradiction", "state": "open", "a": f"{FEATURE}/a", "b": f"{MAIN}/m"},
    "__policies__ p": says("P", source_fact_ids=[f"{FEATURE}/a"]),
}


def test_everything_of_a_branch_goes_and_nothing_else() -> None:
    workspace = Branches(RECORDS)
    made = delete_branch(editing_of(workspace.snapshot), "feature/auth", quiet)
    assert (made.memories, made.replaced, made.conflicts) == (4, 1, 1)
    assert made.change is not None
    assert (made.change.kind, made.change.label) == (ChangeKind.DELETE_BRANCH, "feature/auth")
    assert [type(each) for each in made.change.operations] == [Tombstone] * 4 + [Patch]
    assert {key.id for key in made.keys} == {"a~2", "old", "odd", "r"}
    workspace.write(made.change)
    assert workspace.said_in(FEATURE) == workspace.said_in("reference:feature/auth") == {}
    assert workspace.said_in(MAIN) == {"m": "Main"}
    assert workspace.said_in("project:Feature/Auth") == {"m": "Another branch"}
    assert workspace.said_in("user") == {"g": "Global"}
    assert workspace.metadata("__conflicts__ k")["winner"] == f"{MAIN}/m"
    assert workspace.metadata(f"{FEATURE} a~2")["delete_reason"] == "branch deleted"
    workspace.write(made.change.undone(NOW, "ana"))
    assert visible(workspace.records) == visible(store(RECORDS))


def test_a_branch_without_memory_is_nothing_to_delete() -> None:
    workspace = Branches(RECORDS)
    assert delete_branch(editing_of(workspace.snapshot), "nobody", quiet) == BranchDeletion(None, 0, 0, 0)
    assert delete_branch(editing_of(workspace.snapshot), "nobody", quiet).keys == ()


def test_any_number_of_them() -> None:
    workspace = Branches({f"project:big {number}": says(f"Fact {number}") for number in range(1_200)})
    made = delete_branch(editing_of(workspace.snapshot), "big", quiet)
    assert made.memories == 1_200
    workspace.write(made.change)
    assert workspace.said_in("project:big") == {}

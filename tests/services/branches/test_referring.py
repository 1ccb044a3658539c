from __future__ import annotations

from explorer.memory.changes import ChangeKind, Import, Patch, new_change_set
from explorer.memory.keys import Key
from explorer.services.branches.referring import References
from tests.services.branches.branches import FEATURE, MAIN, says
from tests.services.raw_snapshot import NOW, editing_of
from tests.services.teleport.workspaces import Workspace, store

WHERE, THERE = Key(FEATURE, "a"), Key(MAIN, "a@feature/auth")


def test_only_what_names_a_moved_record_is_patched() -> None:
    snapshot = Workspace(
        store(
            {
                f"{FEATURE} a": says("A"),
                f"{FEATURE} b": says("B", superseded_by="a"),
                f"{FEATURE} c": says("C", superseded_by="system:undone", links=[{"to": "a"}]),
                f"{MAIN} a": says("Another", links=[{"to": f"{FEATURE}/a"}, {"to": "a"}]),
                "__policies__ p": says("P", source_fact_ids=[f"{FEATURE}/a", 7]),
                "__notes__ n": says("N"),
            }
        )
    )
    references = References(editing_of(snapshot), {WHERE: THERE}, lambda _: False)
    assert list(references.following()) == [
        Patch(
            Key("__policies__", "p"),
            {"source_fact_ids": [f"{FEATURE}/a", 7]},
            {"source_fact_ids": [f"{MAIN}/a@feature/auth", 7]},
        ),
        Patch(Key(FEATURE, "b"), {"superseded_by": "a"}, {"superseded_by": f"{MAIN}/a@feature/auth"}),
        Patch(
            Key(MAIN, "a"),
            {"links": [{"to": f"{FEATURE}/a"}, {"to": "a"}]},
            {"links": [{"to": f"{MAIN}/a@feature/auth"}, {"to": "a"}]},
        ),
    ]


def test_what_waits_to_be_written_is_patched_too() -> None:
    snapshot = Workspace(store({f"{FEATURE} a": says("A")}))
    waiting = new_change_set(
        ChangeKind.MERGE, (Import(Key("user", "w"), says("W", links=[{"to": str(WHERE)}])),), NOW, ""
    )
    references = References(editing_of(snapshot, waiting), {WHERE: THERE}, lambda _: False)
    assert [patch.key for patch in references.following()] == [Key("user", "w")]

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from explorer.memory.changes import ChangeKind, Import, Restore, Tombstone
from explorer.memory.errors import Refusal, Refused
from explorer.memory.keys import Key
from explorer.memory.text import content_hash
from explorer.services.branches.moving import Moving, move, move_branch
from explorer.services.branches.places import Place
from tests.memory.change_samples import visible
from tests.services.branches.branches import FEATURE, MAIN, Branches, says
from tests.services.conftest import Records
from tests.services.raw_snapshot import NOW, editing_of, key_of
from tests.services.teleport.workspaces import quiet, store

AUTH, ON_MAIN, ON_FEATURE = "feature/auth", Place("main"), Place("feature/auth")


def moved(workspace: Branches, to: Place, *where: str, copies: bool = False) -> Moving:
    made = move(editing_of(workspace.snapshot), [key_of(each) for each in where], to, quiet, copies=copies)
    workspace.write(made.change)
    return made


def test_a_fact_is_moved_with_its_history_and_taken_back_in_one_step() -> None:
    records: Records = {
        f"{FEATURE} a": says("First", superseded_by="a~2"),
        f"{FEATURE} a~2": says("Second", revision_of="a", memory_type="project", custom=[1]),
    }
    workspace = Branches(records)
    made = moved(workspace, ON_MAIN, f"{FEATURE} a~2")
    assert (made.memories, made.renamed, made.there_already, made.references) == (1, 0, 0, 0)
    assert made.change is not None
    assert (made.change.kind, made.change.label) == (ChangeKind.MOVE, "main")
    assert workspace.said_in(MAIN) == {"a~2": "Second"}
    assert workspace.metadata(f"{MAIN} a~2") == {
        "content": "Second", "revision_of": "a", "memory_type": "project", "custom": [1],
    }  # fmt: skip
    assert workspace.said_in(FEATURE) == {}
    assert workspace.metadata(f"{FEATURE} a~2")["delete_reason"] == f"moved to {MAIN}/a~2"
    workspace.write(made.change.undone(NOW, "ana"))
    assert visible(workspace.records) == visible(store(records))


def test_what_refers_to_a_fact_follows_it() -> None:
    workspace = Branches(
        {
            f"{FEATURE} a": says("A", links=[{"to": "b"}, {"to": "user/g"}], superseded_by="c"),
            f"{FEATURE} b": says("B", links=[{"to": "a", "type": "related", "weight": 0.5}]),
            f"{FEATURE} c": says("C"),
            f"{FEATURE} d": says("D", superseded_by="a"),
            "user g": says("G", links=[{"to": f"{FEATURE}/a"}, {"to": f"{FEATURE}/b"}]),
            "__policies__ p": {"content": "P", "source_fact_ids": [f"{FEATURE}/a", f"{FEATURE}/b"], "active": True},
            "__conflicts__ k": {"kind": "duplicate", "a": f"{FEATURE}/a", "b": "user/g", "winner": f"{FEATURE}/a"},
        }
    )
    made = moved(workspace, ON_MAIN, f"{FEATURE} a")
    assert made.references == 5
    assert workspace.metadata(f"{MAIN} a")["links"] == [{"to": f"{FEATURE}/b"}, {"to": "user/g"}]
    assert workspace.metadata(f"{MAIN} a")["superseded_by"] == f"{FEATURE}/c"
    assert workspace.metadata(f"{FEATURE} b")["links"] == [{"to": f"{MAIN}/a", "type": "related", "weight": 0.5}]
    assert workspace.metadata(f"{FEATURE} d")["superseded_by"] == f"{MAIN}/a"
    assert workspace.metadata("user g")["links"] == [{"to": f"{MAIN}/a"}, {"to": f"{FEATURE}/b"}]
    assert workspace.metadata("__policies__ p")["source_fact_ids"] == [f"{MAIN}/a", f"{FEATURE}/b"]
    assert workspace.metadata("__conflicts__ k")["a"] == workspace.metadata("__conflicts__ k")["winner"] == f"{MAIN}/a"


def test_facts_that_move_together_name_each_other_as_before() -> None:
    workspace = Branches(
        {
            f"{FEATURE} a": says("A", superseded_by="b", links=[{"to": "reference:feature/auth/r"}]),
            f"{FEATURE} b": says("B"),
            "reference:feature/auth r": says("R", links=[{"to": f"{FEATURE}/b"}]),
        }
    )
    made = move_branch(editing_of(workspace.snapshot), AUTH, Place("feature/login"), quiet)
    workspace.write(made.change)
    assert (made.memories, made.references) == (3, 0)
    assert workspace.metadata("project:feature/login a")["superseded_by"] == "b"
    assert workspace.metadata("project:feature/login a")["links"] == [{"to": "reference:feature/login/r"}]
    assert workspace.metadata("reference:feature/login r")["links"] == [{"to": "project:feature/login/b"}]
    assert move_branch(editing_of(workspace.snapshot), AUTH, ON_MAIN, quiet) == Moving(None, 0)


def test_a_copy_leaves_everything_as_it_is() -> None:
    workspace = Branches({f"{FEATURE} a": says("A"), "user g": says("G", links=[{"to": f"{FEATURE}/a"}])})
    made = moved(workspace, ON_MAIN, f"{FEATURE} a", copies=True)
    assert made.change is not None
    assert made.change.kind is ChangeKind.COPY
    assert [type(each) for each in made.change.operations] == [Import]
    assert workspace.metadata(f"{MAIN} a") == says("A", merged_from=AUTH)
    assert workspace.said_in(FEATURE) == {"a": "A"}
    again = moved(workspace, ON_MAIN, f"{FEATURE} a", copies=True)
    assert (again.change, again.memories, again.there_already) == (None, 0, 1)


@pytest.mark.parametrize(
    ("where", "place", "expected", "memory_type"),
    [
        (f"{FEATURE} a", Place(memory_type="user"), "user a", "user"),
        ("reference:feature/auth a", Place(memory_type="feedback"), "feedback a", "feedback"),
        ("reference:feature/auth a", ON_MAIN, "reference:main a", "reference"),
        ("user a", ON_FEATURE, f"{FEATURE} a", "project"),
        ("team:alpha a", ON_MAIN, f"{MAIN} a", "project"),
    ],
)
def test_places(where: str, place: Place, expected: str, memory_type: str) -> None:
    workspace = Branches({where: says("A", memory_type=where.partition(":")[0].split()[0])})
    moved(workspace, place, where)
    assert workspace.metadata(expected) == says("A", memory_type=memory_type)
    assert workspace.metadata(where)["superseded_by"] == "system:deleted"


def test_no_other_place_is_global() -> None:
    with pytest.raises(ValueError, match="every branch sees user and feedback"):
        Place(memory_type="project")


def test_an_id_that_is_taken_gets_the_name_of_its_branch_with_all_its_texts() -> None:
    workspace = Branches(
        {
            f"{MAIN} a": says("Another one"),
            f"{FEATURE} a": says("First", superseded_by="a~2"),
            f"{FEATURE} a~2": says("Second", revision_of="a"),
            "user g": says("G", links=[{"to": f"{FEATURE}/a"}]),
        }
    )
    made = moved(workspace, ON_MAIN, f"{FEATURE} a~2")
    assert made.renamed == 1
    assert workspace.said_in(MAIN) == {"a": "Another one", f"a@{AUTH}~2": "Second"}
    assert workspace.metadata(f"{MAIN} a@{AUTH}~2")["revision_of"] == f"a@{AUTH}"
    assert workspace.metadata(f"{MAIN} a@{AUTH}")["superseded_by"] == f"a@{AUTH}~2"
    assert workspace.metadata("user g")["links"] == [{"to": f"{MAIN}/a@{AUTH}"}]


def test_names_never_run_out() -> None:
    workspace = Branches({f"{MAIN} a": says("0"), f"{MAIN} a@{AUTH}": says("1"), f"{FEATURE} a": says("A")})
    moved(workspace, ON_MAIN, f"{FEATURE} a", copies=True)
    digest = content_hash("A")[:8]
    assert workspace.said_in(MAIN)[f"a@{AUTH}+{digest}"] == "A"
    workspace.records[Key(MAIN, f"a@{AUTH}+{digest}")]["content"] = "Edited in place"
    moved(workspace, ON_MAIN, f"{FEATURE} a", copies=True)
    assert workspace.said_in(MAIN)[f"a@{AUTH}.2"] == "A"


def test_what_says_just_the_same_there_takes_its_place() -> None:
    workspace = Branches(
        {
            f"{FEATURE} a": says("Same", topic="t"),
            f"{FEATURE} b": says("Same", topic="another"),
            f"{MAIN} z": says("Same", topic="t"),
            "user g": says("G", links=[{"to": f"{FEATURE}/a"}]),
        }
    )
    made = moved(workspace, ON_MAIN, f"{FEATURE} a", f"{FEATURE} b")
    assert (made.memories, made.there_already) == (2, 1)
    assert workspace.said_in(MAIN) == {"z": "Same", "b": "Same"}
    assert workspace.said_in(FEATURE) == {}
    assert workspace.metadata("user g")["links"] == [{"to": f"{MAIN}/z"}]


def test_what_comes_back_stands_up_where_it_was() -> None:
    records: Records = {
        f"{FEATURE} a": says("First", superseded_by="a~2", content_hash=content_hash("First")),
        f"{FEATURE} a~2": says("Second", revision_of="a", content_hash=content_hash("Second")),
        "__policies__ p": {"content": "P", "source_fact_ids": [f"{FEATURE}/a"]},
    }
    workspace = Branches(records)
    moved(workspace, ON_MAIN, f"{FEATURE} a~2")
    made = moved(workspace, ON_FEATURE, f"{MAIN} a~2")
    assert made.change is not None
    assert made.renamed == 0
    assert {type(each) for each in made.change.operations} >= {Restore, Tombstone}
    assert workspace.said_in(FEATURE) == {"a~2": "Second"}
    assert workspace.metadata(f"{FEATURE} a~2") == records[f"{FEATURE} a~2"]
    assert workspace.metadata("__policies__ p")["source_fact_ids"] == [f"{FEATURE}/a"]


@pytest.mark.parametrize(
    ("where", "reason"),
    [
        (f"{MAIN} a", Refusal.ALREADY_THERE),
        (f"{FEATURE} deleted", Refusal.NOT_CURRENT),
        (f"{FEATURE} nobody", Refusal.GONE),
        ("__policies__ p", Refusal.OTHER_KIND),
    ],
)
def test_what_cannot_be_moved(where: str, reason: Refusal) -> None:
    workspace = Branches(
        {
            f"{MAIN} a": says("A"),
            f"{FEATURE} b": says("B"),
            f"{FEATURE} deleted": {"content": "", "superseded_by": "system:deleted", "deleted_at": "2026-01-01"},
            "__policies__ p": says("P"),
        }
    )
    with pytest.raises(Refused) as refused:
        moved(workspace, ON_MAIN, where)
    assert refused.value.reason is reason
    # Beside others it is left out.
    assert moved(workspace, ON_MAIN, where, f"{FEATURE} b").memories == 1


def test_a_reference_that_led_nowhere_does_not_lead_to_a_stranger() -> None:
    workspace = Branches({f"{FEATURE} a": says("A", links=[{"to": "x"}]), f"{MAIN} x": says("A stranger")})
    moved(workspace, ON_MAIN, f"{FEATURE} a")
    assert workspace.metadata(f"{MAIN} a")["links"] == [{"to": f"{FEATURE}/x"}]


STEPS = st.lists(
    st.tuples(st.sampled_from(["a", "b", "c"]), st.sampled_from(["main", "feature/auth", "user"]), st.booleans()),
    max_size=6,
)


@given(steps=STEPS)
def test_facts_that_go_to_and_fro_are_never_lost(steps: list[tuple[str, str, bool]]) -> None:
    workspace = Branches({f"{FEATURE} {name}": says(name.upper(), topic=name) for name in "abc"})
    for name, target, copies in steps:
        place = Place(memory_type="user") if target == "user" else Place(target)
        keys = [key for key, each in workspace.records.items() if each.get("topic") == name]
        before = {key: dict(metadata) for key, metadata in workspace.records.items()}
        try:
            made = move(editing_of(workspace.snapshot), keys, place, quiet, copies=copies)
        except Refused:
            continue
        workspace.write(made.change)
        texts = [t for space in (MAIN, FEATURE, "user") for t in workspace.said_in(space).values()]
        assert set(texts) == {"A", "B", "C"}
        if not copies:
            assert texts.count(name.upper()) == 1
        if made.change is not None:
            undone = {key: dict(metadata) for key, metadata in workspace.records.items()}
            workspace.write(made.change.undone(NOW, "ana"))
            assert visible(workspace.records) == visible(before)
            workspace.records = undone

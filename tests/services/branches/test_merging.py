from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from explorer.memory.changes import ChangeKind, Import
from explorer.memory.keys import Key
from explorer.memory.text import content_hash
from explorer.services.branches.deleting import delete_branch
from explorer.services.branches.merging import peer_name
from explorer.services.teleport.answers import Answer, Choice, ConflictStrategy
from explorer.services.teleport.classify import DiffClass
from explorer.services.teleport.result import result_of
from tests.memory.change_samples import visible
from tests.services.branches.branches import FEATURE, MAIN, Branches, says
from tests.services.conftest import Records
from tests.services.raw_snapshot import NOW, editing_of
from tests.services.teleport.workspaces import quiet, store

AUTH = "feature/auth"
LIFE: Records = {
    f"{MAIN} a": says("FastAPI backend"),
    "user b": says("I prefer type hints"),
    f"{FEATURE} c": says("OAuth2 with PKCE for mobile clients"),
}


def test_the_life_of_a_branch() -> None:
    workspace = Branches(LIFE)
    view, comparison = workspace.comparison(AUTH, "main")
    made = workspace.merge(AUTH, "main")
    result = result_of(comparison, {}, made)
    assert (result.imported, result.skipped_duplicates, len(result.conflicts)) == (1, 0, 0)
    assert made.change is not None
    assert (made.change.kind, made.change.label) == (ChangeKind.MERGE, "feature/auth → main")
    assert view.namespaces == {MAIN: 1}
    assert workspace.said_in(MAIN) == {"a": "FastAPI backend", "c": "OAuth2 with PKCE for mobile clients"}
    assert workspace.metadata(f"{MAIN} c")["merged_from"] == AUTH
    workspace.write(delete_branch(editing_of(workspace.snapshot), AUTH, quiet).change)
    assert workspace.said_in(FEATURE) == {}
    assert workspace.said_in("user") == {"b": "I prefer type hints"}
    # Neither does what was deleted with the branch go from main, nor is anything merged again.
    again = workspace.merge(AUTH, "main", ConflictStrategy.REMOTE_WINS)
    assert again.change is None
    assert "c" in workspace.said_in(MAIN)


def test_a_merge_is_taken_back_in_one_step() -> None:
    workspace = Branches(LIFE)
    made = workspace.merge(AUTH, "main")
    assert made.change is not None
    workspace.write(made.change.undone(NOW, "ana"))
    assert visible(workspace.records) == visible(store(LIFE))


def test_references_of_what_comes_along_stay_true() -> None:
    workspace = Branches(
        {
            f"{FEATURE} new": says(
                "New",
                links=[
                    {"to": f"{FEATURE}/other", "type": "related", "weight": 0.5},
                    {"to": "other", "type": "related"},
                    {"to": "reference:feature/auth/r"},
                    {"to": "user/g"},
                    {"to": f"{FEATURE}/same"},
                    {"to": "nowhere/x"},
                ],
            ),
            f"{FEATURE} old": says("Old", superseded_by="new"),
            f"{FEATURE} other": says("Other"),
            f"{FEATURE} same": says("Said on both"),
            "reference:feature/auth r": says("A page"),
            f"{MAIN} twin": says("Said on both"),
            "user g": says("Global"),
        }
    )
    made = workspace.merge(AUTH, "main")
    assert made.tally.imported == 4
    assert [link["to"] for link in workspace.metadata(f"{MAIN} new")["links"]] == [
        f"{MAIN}/other", "other", "reference:main/r", "user/g", f"{MAIN}/twin", "nowhere/x",
    ]  # fmt: skip
    assert workspace.metadata(f"{MAIN} old")["superseded_by"] == "new"
    assert [missing.reference for missing in made.missing] == ["nowhere/x"]


def test_what_is_left_out_is_named_where_it_stands() -> None:
    workspace = Branches(
        {f"{FEATURE} a": says("A", links=[{"to": f"{FEATURE}/b"}, {"to": "b"}]), f"{FEATURE} b": says("B")}
    )
    left_out = {Key(MAIN, "b"): Answer(Choice.LEFT_OUT)}
    made = workspace.merge(AUTH, "main", answers=left_out)
    assert [link["to"] for link in workspace.metadata(f"{MAIN} a")["links"]] == [f"{FEATURE}/b", f"{FEATURE}/b"]
    assert not made.missing


def test_history_comes_along_and_the_second_merge_finds_nothing() -> None:
    workspace = Branches(
        {
            f"{FEATURE} a": says("First", superseded_by="a~2"),
            f"{FEATURE} a~2": says("Second", revision_of="a"),
        }
    )
    assert workspace.merge(AUTH, "main").tally.imported == 1
    assert workspace.metadata(f"{MAIN} a~2")["revision_of"] == "a"
    assert workspace.metadata(f"{MAIN} a")["superseded_by"] == "a~2"
    workspace.base = None
    assert workspace.merge(AUTH, "main").change is None


def test_both_are_kept_under_the_name_of_the_branch() -> None:
    workspace = Branches({f"{MAIN} x": says("Here"), f"{FEATURE} x": says("There")})
    assert workspace.merge(AUTH, "main", ConflictStrategy.KEEP_BOTH).tally.kept_both == 1
    assert workspace.said_in(MAIN) == {"x": "Here", f"x@{AUTH}": "There"}
    workspace.base = None
    assert workspace.merge(AUTH, "main", ConflictStrategy.KEEP_BOTH).change is None
    # What became of it there since then is compared with the copy; kept beside that, its text names it.
    workspace.records[Key(FEATURE, "x")]["content"] = "Later"
    assert workspace.merge(AUTH, "main", ConflictStrategy.KEEP_BOTH).tally.kept_both == 1
    assert sorted(workspace.said_in(MAIN).values()) == ["Here", "Later", "There"]
    workspace.base = None
    assert workspace.merge(AUTH, "main", ConflictStrategy.KEEP_BOTH).change is None


def test_what_was_merged_is_what_the_next_merge_begins_with() -> None:
    workspace = Branches({f"{FEATURE} a": says("A", topic="t"), f"{FEATURE} b": says("B", topic="t")})
    workspace.merge(AUTH, "main")
    workspace.records[Key(FEATURE, "a")]["content"] = "A, edited in place there"
    workspace.records[Key(MAIN, "b")]["content"] = "B, edited in place here"
    _, comparison = workspace.comparison(AUTH, "main")
    assert [row.diff for row in comparison.rows] == [DiffClass.CHANGED_THERE, DiffClass.CHANGED_HERE]
    assert workspace.merge(AUTH, "main").tally.changed == 1
    assert sorted(workspace.said_in(MAIN).values()) == ["A, edited in place there", "B, edited in place here"]
    workspace.base = None
    _, comparison = workspace.comparison(AUTH, "main")
    assert comparison.by_root[Key(MAIN, "b")].diff is DiffClass.CONFLICT


def test_a_deletion_on_a_branch_is_merged_and_a_move_is_not() -> None:
    deleted = {"superseded_by": "system:deleted", "deleted_at": "2026-01-01T00:00:00Z"}
    digest = content_hash("Same")
    workspace = Branches(
        {
            f"{MAIN} a": says("Same"),
            f"{MAIN} b": says("Same"),
            f"{MAIN} c": says("Same"),
            f"{FEATURE} a": {**deleted, "content_hash": digest},
            f"{FEATURE} b": {**deleted, "content_hash": digest, "delete_reason": "moved to project:main/b"},
            f"{FEATURE} c": {**deleted, "content_hash": digest, "delete_reason": "branch deleted"},
            f"{FEATURE} d": {**deleted, "content_hash": digest},
        }
    )
    made = workspace.merge(AUTH, "main")
    assert made.tally.deleted == 1
    assert workspace.said_in(MAIN) == {"b": "Same", "c": "Same"}
    assert Key(MAIN, "d") not in workspace.records


def test_records_that_nobody_understands_come_along_whole() -> None:
    odd = says("Odd", confidence="very", unknown={"deep": [1, None]}, memory_type="project")
    workspace = Branches({f"{FEATURE} o": odd})
    workspace.merge(AUTH, "main")
    assert workspace.metadata(f"{MAIN} o") == odd | {"merged_from": AUTH}


@pytest.mark.parametrize(
    ("source", "target"),
    [("feature/auth", "Feature/Auth"), ("a:b", "main"), ("機能/β 😀", "main"), ("x" * 200, "main"), ("main", "a@b~2")],
)
def test_any_name_is_a_branch(source: str, target: str) -> None:
    workspace = Branches({f"project:{source} a": says("A"), f"reference:{source} r": says("R")})
    assert workspace.merge(source, target).tally.imported == 2
    assert workspace.said_in(f"project:{target}") == {"a": "A"}
    assert workspace.said_in(f"reference:{target}") == {"r": "R"}
    assert peer_name(source, target) != peer_name(target, source)


IDS, TEXTS = st.sampled_from("abc"), st.sampled_from(["One", "Two", "Three", "Four"])
BRANCH = st.dictionaries(IDS, TEXTS, max_size=3)


@given(here=BRANCH, there=BRANCH, strategy=st.sampled_from([None, *ConflictStrategy]))
def test_no_text_is_lost_and_the_second_merge_changes_nothing(
    here: dict[str, str], there: dict[str, str], strategy: ConflictStrategy | None
) -> None:
    begin = {f"{MAIN} {name}": says(text) for name, text in here.items()}
    workspace = Branches(begin | {f"{FEATURE} {name}": says(text) for name, text in there.items()})
    made = workspace.merge(AUTH, "main", strategy)
    texts = {str(metadata.get("content")) for key, metadata in workspace.records.items() if key.namespace == MAIN}
    assert set(here.values()) <= texts
    if strategy in (ConflictStrategy.REMOTE_WINS, ConflictStrategy.KEEP_BOTH):
        assert set(there.values()) <= texts
    assert {key.id: each["content"] for key, each in workspace.records.items() if key.namespace == FEATURE} == there
    if made.change is not None:
        assert all(isinstance(each, Import) or each.key.namespace == MAIN for each in made.change.operations)
    workspace.base = None
    if strategy in (ConflictStrategy.REMOTE_WINS, ConflictStrategy.KEEP_BOTH):
        assert workspace.merge(AUTH, "main", strategy).change is None

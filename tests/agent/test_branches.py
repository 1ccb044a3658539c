from __future__ import annotations

import subprocess
from collections.abc import Callable
from contextlib import AbstractContextManager, closing
from datetime import UTC, datetime
from pathlib import Path

import pytest
import vectlite

from explorer.agent.branches import NoSuchBranch, Place, WorktreeManager, check_name
from explorer.agent.meeting import UnknownDecision
from explorer.agent.writing import NotWritten
from explorer.memory.ahead import Ahead
from explorer.memory.errors import MemoryExplorerError, NotAWorkspace, WorkspaceBusy
from explorer.memory.keys import Key
from explorer.memory.protocols import Embedder
from explorer.services.git_branches import GitState
from explorer.services.lineages import reader
from explorer.services.teleport.answers import Choice, ConflictStrategy
from explorer.store.committer import FileCommitter
from explorer.store.workspace import Workspace
from tests.agent.plain_vectlite import edit, fact, footprint, opened, records, vector

Embedding = Callable[[], AbstractContextManager[Embedder]]
Open = Callable[..., WorktreeManager]
NOW = datetime(2026, 11, 30, 12, tzinfo=UTC)
AUTH, PKCE = "feature/auth", "OAuth2 with PKCE for mobile clients"
BACKEND, HINTS = "FastAPI backend", "I prefer type hints"


@pytest.fixture
def workspace(tmp_path: Path) -> Path:
    """The seed's three memories, in a folder under no git."""
    (tmp_path / "home").mkdir()
    path = tmp_path / "home" / "w.vdb"
    with closing(vectlite.open(str(path), dimension=384)) as database:
        for namespace, record_id, text in (
            ("project:main", "a", BACKEND),
            ("user", "b", HINTS),
            (f"project:{AUTH}", "c", PKCE),
        ):
            database.insert(record_id, vector(text), fact(text), namespace=namespace)
    return path


@pytest.fixture
def manager(workspace: Path, tmp_path: Path, embedding: Embedding) -> Open:
    def open_at(branch: str | None = None, path: Path = workspace) -> WorktreeManager:
        return WorktreeManager(
            path, branch, clock=lambda: NOW, embedding=embedding, person="ana", state_root=tmp_path / "state"
        )

    return open_at


def recalled(path: Path, namespaces: list[str]) -> set[str]:
    """What an agent finds in these namespaces, with plain vectlite."""
    return {
        str(metadata["content"])
        for key, metadata in records(path).items()
        if key.namespace in namespaces and not metadata.get("superseded_by")
    }


def test_the_life_cycle_of_the_seed(manager: Open, workspace: Path) -> None:
    wt = manager("main")
    assert wt.recall_namespaces() == ["user", "feedback", "project:main", "reference:main"]
    assert wt.switch_branch(AUTH) == "main"
    assert wt.resolve_namespace("project") == f"project:{AUTH}"
    assert (wt.resolve_namespace("reference"), wt.resolve_namespace("user")) == (f"reference:{AUTH}", "user")
    assert recalled(workspace, wt.recall_namespaces()) == {HINTS, PKCE}
    result = wt.merge_branch(AUTH, into="main")
    assert result.summary() == "Imported: 1, Skipped: 0"
    assert (result.imported, result.skipped_duplicates, result.dry_run) == (1, 0, False)
    assert wt.switch_branch("main") == AUTH
    assert recalled(workspace, wt.recall_namespaces()) == {BACKEND, PKCE, HINTS}
    again = wt.merge_branch(AUTH)
    assert (again.summary(), again.change_id) == ("Imported: 0, Skipped: 1", "")
    assert wt.delete_branch(AUTH) == 1
    assert recalled(workspace, [f"project:{AUTH}", f"reference:{AUTH}"]) == set()
    assert recalled(workspace, wt.recall_namespaces()) == {BACKEND, PKCE, HINTS}
    assert [row.name for row in wt.list_branches().rows if row.facts] == ["main", None]


def test_the_merged_record_has_its_vector_and_says_where_it_is_from(manager: Open, workspace: Path) -> None:
    manager().merge_branch(AUTH)
    with opened(workspace) as database:
        (found,) = [each for each in database.list(namespace="project:main") if each["id"] == "c"]
        assert found["metadata"]["merged_from"] == AUTH
        assert database.search(vector(PKCE), k=1, namespace="project:main")[0]["id"] == "c"


def test_a_comparison_writes_nothing(manager: Open, workspace: Path) -> None:
    before = footprint(workspace.parent)
    found = manager().diff_branch(AUTH, "main")
    assert (found.imported, found.dry_run, found.change_id, found.differs) == (1, True, "", True)
    assert [str(change.key) for change in found.changes] == ["project:main/c", "project:main/a"]
    assert manager().remove_branch(AUTH, dry_run=True).memories == 1
    assert manager().move_branch(AUTH, Place("x"), dry_run=True).moving.memories == 1
    assert footprint(workspace.parent) == before


def test_conflicts_are_decided_by_strategy_or_one_by_one(manager: Open, workspace: Path) -> None:
    for namespace, text in (("project:main", "Ours"), (f"project:{AUTH}", "Theirs")):
        with opened(workspace) as database:
            database.insert("x", vector(text), fact(text), namespace=namespace)
    assert len(manager().diff_branch(AUTH, "main").result.conflicts) == 1
    # Both say the same time: nobody can tell which is the newer one.
    left = manager().merge_branch(AUTH, "main")
    assert (left.result.conflict_resolutions, left.imported) == (0, 1)
    with pytest.raises(UnknownDecision):
        manager().merge_branch(AUTH, "main", decisions={"project:main/nobody": Choice.MINE})
    manager().merge_branch(AUTH, "main", decisions={"project:main/x": Choice.BOTH})
    assert recalled(workspace, ["project:main"]) == {BACKEND, PKCE, "Ours", "Theirs"}
    assert Key("project:main", f"x@{AUTH}") in records(workspace)


def test_what_was_merged_before_is_the_base_of_the_next_merge(manager: Open, workspace: Path) -> None:
    manager().merge_branch(AUTH, "main")
    edit(workspace, Key(f"project:{AUTH}", "c"), content="PKCE for every client")
    found = manager().merge_branch(AUTH, "main", ConflictStrategy.LOCAL_WINS)
    assert (len(found.result.conflicts), found.result.tally.changed) == (0, 1)
    assert "PKCE for every client" in recalled(workspace, ["project:main"])


def test_facts_and_branches_are_moved(manager: Open, workspace: Path) -> None:
    moved = manager().move_facts([f"project:{AUTH}/c"], Place(memory_type="feedback"))
    assert (moved.moving.memories, moved.target, moved.source) == (1, "feedback", "")
    assert records(workspace)[Key("feedback", "c")]["content"] == PKCE
    assert recalled(workspace, [f"project:{AUTH}"]) == set()
    copied = manager().move_branch("main", Place("trunk"), copies=True)
    assert copied.moving.memories == 1
    assert recalled(workspace, ["project:main"]) == recalled(workspace, ["project:trunk"]) == {BACKEND}


def test_a_branch_of_12_000_is_counted_and_merged_whole(
    manager: Open, workspace: Path, tmp_path: Path, embedding: Embedding
) -> None:
    count = 12_000
    with closing(vectlite.open(str(tmp_path / "big.vdb"), dimension=4)) as database:
        facts = [
            {
                "id": f"f{number}",
                "vector": [1.0, number / count, 0.5, 0.1],
                "metadata": fact(f"Fact {number}"),
                "namespace": "project:big" if number % 3 else "reference:big",
            }
            for number in range(count)
        ]
        database.bulk_ingest(facts)
    big = manager("main", tmp_path / "big.vdb")
    assert [(row.name, row.facts) for row in big.list_branches().rows] == [("big", count), (None, 0)]
    assert big.diff_branch("big").imported == count
    merged = big.merge_branch("big")
    assert merged.imported == count
    assert [(row.name, row.facts) for row in big.list_branches().rows] == [("main", count), ("big", count), (None, 0)]
    assert big.diff_branch("big").skipped_duplicates == count
    assert big.delete_branch("big") == count
    assert {row.name: (row.facts, row.deleted) for row in big.list_branches().rows}["big"] == (0, count)


@pytest.mark.parametrize("branch", ["機能/β 😀", "a:b", "Main", "x" * 200, "-rf", "../up", "a b\tc"])
def test_any_name_is_a_branch_in_a_real_file(manager: Open, workspace: Path, branch: str) -> None:
    moved = manager().move_branch(AUTH, Place(branch))
    assert moved.moving.memories == 1
    assert recalled(workspace, [f"project:{branch}"]) == {PKCE}
    manager().merge_branch(branch, "main")
    assert recalled(workspace, ["project:main"]) == {BACKEND, PKCE}
    assert manager().delete_branch(branch) == 1


def git(folder: Path, *arguments: str) -> None:
    who = ("-c", "user.name=A", "-c", "user.email=a@example.org")
    subprocess.run(["git", *who, *arguments], cwd=folder, check=True, capture_output=True)


def test_git_says_which_branch_is_meant(manager: Open, workspace: Path) -> None:
    assert manager().branch == "main"
    git(workspace.parent, "init", "--quiet", "--initial-branch", "feature/login")
    git(workspace.parent, "commit", "--quiet", "--allow-empty", "--message", "first")
    assert manager().branch == "feature/login"
    assert manager().merge_branch(AUTH).target == "feature/login"
    rows = {row.name: row.git.state for row in manager().list_branches().rows if row.git is not None}
    assert rows == {AUTH: GitState.GONE, "main": GitState.GONE, "feature/login": GitState.CURRENT}
    git(workspace.parent, "checkout", "--quiet", "--detach")
    with pytest.raises(NoSuchBranch, match="Which branch is meant is not known: git is at commit"):
        _ = manager().branch
    assert manager().diff_branch(AUTH, "feature/login").skipped_duplicates == 1


def wrong_calls(manager: WorktreeManager) -> dict[str, tuple[Callable[[], object], type[MemoryExplorerError], str]]:
    return {
        "nobody": (lambda: manager.merge_branch("nobody", "main"), NoSuchBranch, "There are: main, feature/auth"),
        "itself": (lambda: manager.merge_branch("main", "main"), NoSuchBranch, "into itself"),
        "no name": (lambda: manager.merge_branch(AUTH, ""), NoSuchBranch, "needs a name"),
        "strategy": (lambda: manager.merge_branch(AUTH, "main", "best"), UnknownDecision, "no strategy “best”"),
        "delete": (lambda: manager.delete_branch("Feature/Auth"), NoSuchBranch, "no memory of a branch"),
        "move": (lambda: manager.move_branch("nobody", Place("x")), NoSuchBranch, "no memory of a branch"),
        "fact": (lambda: manager.move_facts(["user/nobody"], Place("x")), NoSuchBranch, "no memory “user/nobody”"),
        "there": (lambda: manager.move_facts(["user/b"], Place(memory_type="user")), MemoryExplorerError, "already"),
    }


@pytest.mark.parametrize("call", list(wrong_calls(WorktreeManager("w.vdb"))))
def test_what_is_wrong_is_a_sentence_and_changes_nothing(manager: Open, workspace: Path, call: str) -> None:
    before = footprint(workspace.parent)
    wrong, kind, sentence = wrong_calls(manager())[call]
    with pytest.raises(kind, match=sentence):
        wrong()
    assert footprint(workspace.parent) == before


def test_a_workspace_that_is_not_there_or_may_not_be_written(
    manager: Open, workspace: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(NotAWorkspace):
        manager("main", workspace.parent / "none.vdb").list_branches()
    monkeypatch.setattr("os.access", lambda *_: False)
    with pytest.raises(NotWritten, match="may not be written by this user"):
        manager().delete_branch(AUTH)


def test_an_agent_that_has_it_open_keeps_it(manager: Open, workspace: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("explorer.store.committer.LOCK_SECONDS", 0.2, raising=False)
    with opened(workspace), pytest.raises(WorkspaceBusy):
        manager().merge_branch(AUTH, "main")
    assert manager().diff_branch(AUTH, "main").imported == 1


def test_a_change_set_is_undone_like_any_other(
    manager: Open, workspace: Path, tmp_path: Path, embedding: Embedding
) -> None:
    removed = manager().remove_branch(AUTH)
    with (
        embedding() as embedder,
        closing(FileCommitter(workspace, lambda: NOW, embedder, tmp_path / "state")) as committer,
    ):
        entry = committer.journal.next_undo()
        assert entry is not None
        assert entry.change.id == removed.change_id
        committer.journal.record(entry.change.undone(NOW, "ana"))
        assert committer.commit(lambda _: None).trouble is None
    ahead = Ahead(reader(Workspace(workspace).scan(lambda _: None)))
    assert (ahead.metadata(Key(f"project:{AUTH}", "c")) or {})["content"] == PKCE


def test_what_others_change_at_the_same_time_is_not_written_over(
    manager: Open, workspace: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    original = FileCommitter.commit
    counts = iter(range(9))

    def commit(self: FileCommitter, report: Callable[[float], None]) -> object:
        if next(counts) < 1:
            edit(workspace, Key(f"project:{AUTH}", "c"), content="Changed in between")
        return original(self, report)

    monkeypatch.setattr(FileCommitter, "commit", commit)
    # The second plan is made from what stands there then.
    assert manager().delete_branch(AUTH) == 1
    assert recalled(workspace, [f"project:{AUTH}"]) == set()


@pytest.mark.parametrize("name", ["", "\udcff"])
def test_a_branch_needs_a_name_that_is_text(name: str) -> None:
    with pytest.raises(NoSuchBranch):
        check_name(name)

from __future__ import annotations

from pathlib import Path

import pytest

from explorer.services.git import Head
from explorer.services.git_branches import GitBranches, GitStanding, GitState, read_branches
from tests.services.conftest import FakeGit, Git

pytestmark = pytest.mark.usefixtures("no_surroundings")
NAMES = ["feature/auth", "機能/β", "Feature/Auth", "release/2026.11", "x" * 200]


def commit(git: Git, folder: Path) -> None:
    git(folder, "commit", "--quiet", "--allow-empty", "--message", "more")


def test_what_became_of_each_branch(repository: Path, git: Git, tmp_path: Path) -> None:
    git(repository, "branch", "done")
    git(repository, "checkout", "--quiet", "-b", "open")
    commit(git, repository)
    git(repository, "worktree", "add", "--quiet", "-b", "side", str(tmp_path / "side"))
    git(repository, "checkout", "--quiet", "-b", "work")
    found = read_branches(repository)
    assert found.is_known
    assert {name: found.standing(name) for name in ("main", "done", "open", "side", "work", "never")} == {
        "main": GitStanding(GitState.EXISTS),
        "done": GitStanding(GitState.MERGED, "main"),
        "open": GitStanding(GitState.EXISTS),
        "side": GitStanding(GitState.CHECKED_OUT, str(tmp_path / "side")),
        "work": GitStanding(GitState.CURRENT),
        "never": GitStanding(GitState.GONE),
    }


@pytest.mark.parametrize("name", NAMES)
def test_names_are_told_apart_to_the_letter(repository: Path, git: Git, name: str) -> None:
    git(repository, "branch", name)
    found = read_branches(repository)
    assert found.standing(name).state is GitState.MERGED
    assert found.standing(name.swapcase() if name.isascii() else name[:-1]).state is GitState.GONE


def test_a_branch_that_was_renamed_leads_to_its_last_name(repository: Path, git: Git) -> None:
    for name in ("a", "lost", "back"):
        git(repository, "branch", name)
    git(repository, "branch", "-m", "a", "b")
    git(repository, "branch", "-m", "b", "c/d")
    git(repository, "branch", "-m", "lost", "lost2")
    git(repository, "branch", "-D", "lost2")
    git(repository, "branch", "-m", "back", "gone")
    git(repository, "branch", "-m", "gone", "back")
    found = read_branches(repository)
    assert found.standing("a") == found.standing("b") == GitStanding(GitState.RENAMED, "c/d")
    assert found.standing("lost").state is GitState.GONE
    assert found.standing("back").state is GitState.MERGED
    assert found.standing("gone") == GitStanding(GitState.RENAMED, "back")


def test_a_branch_that_only_a_remote_has(repository: Path, git: Git, tmp_path: Path) -> None:
    git(repository, "branch", "feature/far")
    git(tmp_path, "clone", "--quiet", str(repository), "clone")
    found = read_branches(tmp_path / "clone")
    assert found.standing("feature/far") == GitStanding(GitState.REMOTE, "origin")
    assert found.standing("main").state is GitState.CURRENT
    assert found.standing("HEAD").state is GitState.GONE


def test_merged_is_told_by_the_remotes_main_branch(repository: Path, git: Git, tmp_path: Path) -> None:
    git(repository, "branch", "-m", "main", "trunk-of-ours")
    git(tmp_path, "clone", "--quiet", str(repository), "clone")
    git(tmp_path / "clone", "branch", "done")
    found = read_branches(tmp_path / "clone")
    assert (found.main, found.standing("done")) == ("trunk-of-ours", GitStanding(GitState.MERGED, "trunk-of-ours"))


def test_a_branch_without_a_commit_and_a_detached_head(tmp_path: Path, repository: Path, git: Git) -> None:
    git(tmp_path / "new", "init", "--quiet", "--initial-branch", "born/later")
    found = read_branches(tmp_path / "new")
    assert found.standing("born/later").state is GitState.CURRENT
    assert found.standing("main").state is GitState.GONE
    git(repository, "checkout", "--quiet", "--detach")
    found = read_branches(repository)
    assert found.head.is_detached
    assert found.standing("main").state is GitState.EXISTS


def test_a_bare_repository_knows_its_branches(repository: Path, git: Git, tmp_path: Path) -> None:
    git(repository, "branch", "done")
    git(tmp_path, "clone", "--quiet", "--bare", str(repository), "bare.git")
    found = read_branches(tmp_path / "bare.git")
    assert (found.head.branch, found.standing("done")) == (None, GitStanding(GitState.MERGED, "main"))


def test_under_no_git_nothing_is_known(tmp_path: Path) -> None:
    found = read_branches(tmp_path)
    assert (found.is_known, found.standing("main")) == (False, GitStanding(GitState.UNKNOWN))


def test_git_that_hangs_at_a_later_question_is_not_asked_again(
    repository: Path, fake_git: FakeGit, tmp_path: Path
) -> None:
    fake_git(
        f'echo "$*" >> {tmp_path}/asked; case "$*" in *bare*) echo false; echo /x;; '
        "*symbolic-ref*) echo refs/heads/main;; *) exec sleep 30;; esac"
    )
    found = read_branches(repository)
    assert not found.is_known
    assert found.head.branch == "main"
    assert found.standing("main").state is GitState.CURRENT
    assert found.standing("other") == GitStanding(GitState.UNKNOWN, "git did not answer within two seconds")
    assert len((tmp_path / "asked").read_text("utf-8").splitlines()) == 3


def test_names_in_a_ring_do_not_hang() -> None:
    found = GitBranches(Head(True, "m"), frozenset({"m"}), renamed={"a": "b", "b": "a"})
    assert found.standing("a").state is GitState.GONE

from __future__ import annotations

import os
import shutil
import time
from pathlib import Path

import pytest

from explorer.services.git import Head, read_head
from tests.services.conftest import FakeGit, Git

pytestmark = pytest.mark.usefixtures("no_surroundings")


@pytest.mark.parametrize(
    "branch", ["main", "feature/auth", "release/2026.11", "функція/вхід", "機能", "a.b-c", "heads/x"]
)
def test_the_branch_that_is_checked_out(repository: Path, git: Git, branch: str) -> None:
    git(repository, "checkout", "--quiet", "-B", branch)
    assert read_head(repository) == Head(in_repository=True, branch=branch)
    assert not read_head(repository).is_detached


def test_a_folder_inside_a_repository(repository: Path) -> None:
    inside = repository / "a folder" / "п 😀"
    inside.mkdir(parents=True)
    assert read_head(inside).branch == "main"


def test_a_branch_without_a_commit_counts(tmp_path: Path, git: Git) -> None:
    git(tmp_path / "new", "init", "--quiet", "--initial-branch", "not-yet/born")
    assert read_head(tmp_path / "new") == Head(in_repository=True, branch="not-yet/born")


def test_a_detached_head_is_its_commit_and_never_main(repository: Path, git: Git) -> None:
    git(repository, "checkout", "--quiet", "--detach")
    head = read_head(repository)
    assert head.branch is None
    assert head.commit
    assert git(repository, "rev-parse", "HEAD").startswith(head.commit)
    assert head.is_detached
    assert head.trouble is None


def test_a_tag_of_the_branch_s_name_changes_nothing(repository: Path, git: Git) -> None:
    git(repository, "tag", "main")
    assert read_head(repository) == Head(in_repository=True, branch="main")


def test_each_worktree_has_its_own_branch(repository: Path, git: Git, tmp_path: Path) -> None:
    git(repository, "worktree", "add", "--quiet", "-b", "side", str(tmp_path / "side"))
    assert read_head(tmp_path / "side").branch == "side"
    assert read_head(repository).branch == "main"


def test_a_bare_repository(repository: Path, git: Git, tmp_path: Path) -> None:
    git(tmp_path, "clone", "--quiet", "--bare", str(repository), "bare.git")
    head = read_head(tmp_path / "bare.git")
    assert (head.in_repository, head.branch, head.is_known) == (True, None, False)
    assert head.trouble == "the repository is a bare one, where no branch is checked out"


@pytest.mark.parametrize("name", ["plain", "missing"])
def test_under_no_git(tmp_path: Path, name: str) -> None:
    (tmp_path / "plain").mkdir()
    head = read_head(tmp_path / name)
    assert head == Head(in_repository=False)
    assert not head.is_detached


def test_git_is_not_installed(repository: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    trouble = "the folder is in a repository, and git is not installed"
    assert read_head(repository) == Head(in_repository=False, trouble=trouble)
    assert read_head(tmp_path / "elsewhere") == Head(in_repository=False)


def test_git_is_there_and_cannot_be_run(repository: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    folder = tmp_path / "bin"
    folder.mkdir()
    (folder / "git").write_text("not a program", "utf-8")
    monkeypatch.setenv("PATH", str(folder))
    head = read_head(repository)
    assert (head.in_repository, head.branch, head.is_detached) == (False, None, False)
    assert head.trouble == "git cannot be run (Permission denied)"


@pytest.mark.parametrize(
    "name", ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_COMMON_DIR", "GIT_CEILING_DIRECTORIES"]
)
def test_git_s_variables_of_another_repository_do_not_mislead(
    repository: Path, git: Git, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """As in a commit hook, from which an agent may have started the window."""
    git(tmp_path / "other", "init", "--quiet", "--initial-branch", "other")
    inside = repository / "inside"
    inside.mkdir()
    monkeypatch.setenv(name, str(repository if name == "GIT_CEILING_DIRECTORIES" else tmp_path / "other" / ".git"))
    assert read_head(inside).branch == "main"


def test_nothing_is_written(repository: Path) -> None:
    before = sorted((path, path.stat().st_mtime_ns) for path in repository.rglob("*"))
    read_head(repository)
    assert sorted((path, path.stat().st_mtime_ns) for path in repository.rglob("*")) == before


def test_git_that_hangs(repository: Path, fake_git: FakeGit) -> None:
    fake_git("exec sleep 30")
    start = time.monotonic()
    head = read_head(repository)
    assert 1.5 < time.monotonic() - start < 3
    assert head == Head(in_repository=False, trouble="git did not answer within two seconds")


def test_git_whose_helper_hangs_with_its_output_open(repository: Path, fake_git: FakeGit, tmp_path: Path) -> None:
    fake_git(f"sleep 6 & echo $! > {tmp_path}/helper; wait")
    start = time.monotonic()
    head = read_head(repository)
    os.kill(int((tmp_path / "helper").read_text()), 9)
    assert time.monotonic() - start < 3
    assert head.trouble == "git did not answer within two seconds"


def test_git_that_hangs_at_the_second_question(repository: Path, fake_git: FakeGit) -> None:
    fake_git('case "$*" in *bare*) echo false; echo /x;; *symbolic-ref*) exit 1;; *) exec sleep 30;; esac')
    start = time.monotonic()
    head = read_head(repository)
    assert time.monotonic() - start < 4
    assert (head.is_detached, head.trouble) == (False, "git did not answer within two seconds")


@pytest.mark.parametrize(
    ("script", "trouble"),
    [
        (
            "echo \"fatal: detected dubious ownership in repository at '/x'\" >&2; exit 128",
            "git refuses the repository because another user owns it",
        ),
        (
            "echo 'fatal: bad config line 6 in file .git/config' >&2; exit 128",
            "git cannot read the repository (bad config line 6 in file .git/config)",
        ),
        # macOS without the command line tools
        ("echo 'xcrun: error: invalid active developer path' >&2; exit 1", "git names neither a branch nor a commit"),
        ("exit 0", "git names neither a branch nor a commit"),
    ],
)
def test_git_that_cannot_say(repository: Path, fake_git: FakeGit, script: str, trouble: str) -> None:
    fake_git(script)
    assert read_head(repository) == Head(in_repository=False, trouble=trouble)


def test_a_repository_with_broken_settings(repository: Path) -> None:
    with (repository / ".git" / "config").open("a", encoding="utf-8") as config:
        config.write("[broken")
    head = read_head(repository)
    assert head.trouble is not None
    assert "bad config" in head.trouble
    assert not head.in_repository


def test_a_repository_whose_head_is_gone_is_none(repository: Path) -> None:
    (repository / ".git" / "HEAD").unlink()
    assert read_head(repository) == Head(in_repository=False)


def test_git_is_asked_in_english(repository: Path, fake_git: FakeGit, tmp_path: Path) -> None:
    fake_git(f'env > {tmp_path}/seen; case "$*" in *bare*) echo false; echo /x;; *) echo refs/heads/x;; esac')
    assert shutil.which("git") == str(tmp_path / "bin" / "git")
    assert read_head(repository).branch == "x"
    seen = (tmp_path / "seen").read_text("utf-8").splitlines()
    assert {"LC_ALL=C", "GIT_OPTIONAL_LOCKS=0", "GIT_TERMINAL_PROMPT=0"} <= set(seen)


def test_another_branch_changes_the_mark(repository: Path, git: Git) -> None:
    head = read_head(repository)
    before = head.mark
    assert before == read_head(repository).mark
    git(repository, "commit", "--quiet", "--allow-empty", "--message", "second")
    assert head.mark == before
    git(repository, "checkout", "--quiet", "-b", "other")
    assert head.mark != before
    assert Head(in_repository=False).mark == ()
    shutil.rmtree(repository)
    assert set(head.mark) == {0}


def test_the_mark_of_a_worktree_is_its_own(repository: Path, git: Git, tmp_path: Path) -> None:
    git(repository, "worktree", "add", "--quiet", "-b", "side", str(tmp_path / "side"))
    head, before = read_head(tmp_path / "side"), read_head(tmp_path / "side").mark
    git(repository, "checkout", "--quiet", "-b", "other")
    assert head.mark == before
    git(tmp_path / "side", "checkout", "--quiet", "-b", "another")
    assert head.mark != before


def test_what_is_known_of_a_head() -> None:
    known = [Head(in_repository=False), Head(in_repository=True, branch="b")]
    unknown = [Head(in_repository=True, commit="abc"), Head(in_repository=False, trouble="t"), Head(True, trouble="t")]
    assert all(head.is_known for head in known)
    assert not any(head.is_known for head in unknown)

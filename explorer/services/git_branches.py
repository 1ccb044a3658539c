"""What git knows of branches that have memory: which exist, are merged, were renamed, or are gone (SEMANTICS 8)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path

from explorer.services.git import Head, Said, ask_git, read_head

_LOCAL, _REMOTE = "refs/heads/", "refs/remotes/"
_RENAMED = re.compile(rf"Branch: renamed {_LOCAL}(.+) to {_LOCAL}(.+)")
_USUAL_MAIN = ("main", "master", "trunk")


class GitState(StrEnum):
    """What became of a branch in git."""

    CURRENT = "current"
    """It is checked out in the workspace's folder."""
    CHECKED_OUT = "checked out"
    """It is checked out in another working folder."""
    EXISTS = "exists"
    MERGED = "merged"
    """All that it has is on the repository's main branch too."""
    REMOTE = "remote"
    """Only a remote has it, as far as was fetched."""
    RENAMED = "renamed"
    """It has another name now."""
    GONE = "gone"
    """Git has no branch of that name."""
    UNKNOWN = "unknown"
    """Git could not be asked, or there is none."""


ORPHANED = (GitState.GONE, GitState.RENAMED)
"""States of branches whose memory no agent reads any more."""


@dataclass(frozen=True, slots=True)
class GitStanding:
    """What became of one branch; `detail` is the working folder, the remote, the new name or the main branch."""

    state: GitState
    detail: str = ""


@dataclass(frozen=True, slots=True)
class GitBranches:
    """A repository's branches. Where `head.trouble` is set, or it is in no repository, nothing is known of them.

    `merged` is told by the commits of `main`. `remote` and `renamed` lead from a name to the remote that has it, and to
    its new name; `worktrees` to the folder where it is checked out.
    """

    head: Head = Head(in_repository=False)  # noqa: RUF009 it cannot be changed
    local: frozenset[str] = frozenset()
    main: str = ""
    merged: frozenset[str] = frozenset()
    remote: Mapping[str, str] = field(default_factory=dict)
    worktrees: Mapping[str, str] = field(default_factory=dict)
    renamed: Mapping[str, str] = field(default_factory=dict)

    @property
    def is_known(self) -> bool:
        """Whether git said which branches there are."""
        return self.head.in_repository and bool(self.local or self.head.branch or self.head.commit)

    def standing(self, branch: str) -> GitStanding:
        """What became of a branch, by its exact name: git tells upper and lower case apart."""
        if branch == self.head.branch:
            return GitStanding(GitState.CURRENT)
        if not self.is_known:
            return GitStanding(GitState.UNKNOWN, self.head.trouble or "")
        if branch in self.worktrees:
            return GitStanding(GitState.CHECKED_OUT, self.worktrees[branch])
        if branch in self.local:
            is_merged = branch in self.merged and branch != self.main
            return GitStanding(GitState.MERGED, self.main) if is_merged else GitStanding(GitState.EXISTS)
        if branch in self.remote:
            return GitStanding(GitState.REMOTE, self.remote[branch])
        new = self.new_name(branch)
        return GitStanding(GitState.RENAMED, new) if new else GitStanding(GitState.GONE)

    def new_name(self, branch: str) -> str:
        """What a branch that is gone is called now; empty where it was not renamed, or that one is gone too."""
        seen = {branch}
        while (branch := self.renamed.get(branch, "")) and branch not in seen:
            if branch in self.local:
                return branch
            seen.add(branch)
        return ""


def read_branches(folder: Path) -> GitBranches:
    """The branches of the repository that `folder` lies in.

    At most two seconds a question, of which there are eight; the first that git does not answer is the last.
    """
    head = read_head(folder)
    if not head.in_repository:
        return GitBranches(head)
    try:
        return _read(folder, head)
    except _Unanswered as unanswered:
        return GitBranches(Head(False, head.branch, head.commit, unanswered.trouble))


class _Unanswered(Exception):
    """Git could not be asked."""

    def __init__(self, trouble: str) -> None:
        super().__init__(trouble)
        self.trouble = trouble


def _read(folder: Path, head: Head) -> GitBranches:
    references = _ask(folder, "for-each-ref", "--format=%(refname)", _LOCAL, _REMOTE).splitlines()
    local = frozenset(each.removeprefix(_LOCAL) for each in references if each.startswith(_LOCAL))
    main = _main(folder, local, head)
    # A renamed branch leaves a line in the log of its new name; a repository may keep no such logs.
    log = _ask(folder, "log", "--walk-reflogs", "--branches", "--grep-reflog=^Branch: renamed", "--format=%gs")
    return GitBranches(
        head,
        local,
        main,
        frozenset(_merged(folder, main)),
        dict(_on_remotes(references)),
        dict(_worktrees(folder, head)),
        # The log has the last rename first, and that counts.
        dict(reversed([match.groups() for line in log.splitlines() if (match := _RENAMED.fullmatch(line))])),  # type: ignore[misc]
    )


def _merged(folder: Path, main: str) -> Iterator[str]:
    if main:
        said = _ask(folder, "for-each-ref", f"--merged={_LOCAL}{main}", "--format=%(refname)", _LOCAL)
        yield from (line.removeprefix(_LOCAL) for line in said.splitlines())


def _main(folder: Path, local: frozenset[str], head: Head) -> str:
    """The branch that others are merged into: the remote's, else one of the usual name, else the current one."""
    remote = _ask(folder, "symbolic-ref", "--quiet", f"{_REMOTE}origin/HEAD").removeprefix(f"{_REMOTE}origin/")
    configured = _ask(folder, "config", "init.defaultBranch")
    names = (remote, *_USUAL_MAIN, configured, head.branch or "")
    return next((name for name in names if name in local), "")


def _on_remotes(references: list[str]) -> Iterator[tuple[str, str]]:
    for each in references:
        remote, slash, branch = each.removeprefix(_REMOTE).partition("/")
        if each.startswith(_REMOTE) and slash and branch != "HEAD":
            yield branch, remote


def _worktrees(folder: Path, head: Head) -> Iterator[tuple[str, str]]:
    path = ""
    for line in _ask(folder, "worktree", "list", "--porcelain").splitlines():
        word, _, value = line.partition(" ")
        if word == "worktree":
            path = value
        elif word == "branch" and (branch := value.removeprefix(_LOCAL)) != head.branch:
            yield branch, path


def _ask(folder: Path, *arguments: str) -> str:
    said: Said = ask_git(folder, *arguments)
    if said.text is None:
        raise _Unanswered(said.trouble or "the repository is gone")
    return said.text

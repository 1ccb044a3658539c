"""What git says of the folder that a workspace lies in (SEMANTICS 8)."""

from __future__ import annotations

import os
import subprocess
from dataclasses import dataclass, field
from pathlib import Path

_SECONDS = 2.0
_REFUSED = 128
_SAYS_NOTHING = "git names neither a branch nor a commit"
_WATCHED = ("HEAD", "reftable/tables.list")
"""What git writes anew in its folder when another branch is checked out, one for each way of keeping references."""


@dataclass(frozen=True, slots=True)
class Head:
    """Where git's HEAD stands.

    `branch` is None where HEAD is detached (then `commit` names it), where the folder is under no git
    (`in_repository` is False), or where git could not say (`trouble` is a sentence for a person). `git_folder` is where
    git keeps what belongs to this working folder.
    """

    in_repository: bool
    branch: str | None = None
    commit: str | None = None
    trouble: str | None = None
    git_folder: Path | None = field(default=None, compare=False)

    @property
    def is_detached(self) -> bool:
        """Whether HEAD names a commit and no branch."""
        return self.in_repository and self.branch is None and self.commit is not None

    @property
    def is_known(self) -> bool:
        """Whether it is certain which branch is checked out, or that the folder is under no git."""
        return self.branch is not None or not (self.in_repository or self.trouble)

    @property
    def mark(self) -> tuple[int, ...]:
        """A value that changes when another branch is checked out; two `stat` calls, no process."""
        if self.git_folder is None:
            return ()
        return tuple(number for name in _WATCHED for number in _mark_of(self.git_folder / name))


@dataclass(frozen=True, slots=True)
class Said:
    """What git answered: `text` on stdout, empty where the question has no answer; None where it cannot be asked.

    Then `trouble` says why, empty where the folder is under no git.
    """

    text: str | None
    trouble: str = ""


def read_head(folder: Path) -> Head:
    """HEAD of the repository that `folder` lies in; a branch that has no commit yet counts. Takes at most 6 seconds."""
    where = ask_git(folder, "rev-parse", "--is-bare-repository", "--absolute-git-dir")
    if where.text is None:
        return _unknown(where)
    is_bare, _, git_folder = where.text.partition("\n")
    if not git_folder:
        return Head(in_repository=False, trouble=_SAYS_NOTHING)
    if is_bare == "true":
        return Head(in_repository=True, trouble="the repository is a bare one, where no branch is checked out")
    branch = ask_git(folder, "symbolic-ref", "--quiet", "HEAD")
    if branch.text is None:
        return _unknown(branch)
    kept_in = Path(git_folder)
    if branch.text:
        # Not `--short`: that writes `heads/main` where there is a tag `main` too.
        return Head(in_repository=True, branch=branch.text.removeprefix("refs/heads/"), git_folder=kept_in)
    commit = ask_git(folder, "rev-parse", "--short", "HEAD")
    if commit.text is None:
        return _unknown(commit)
    if not commit.text:
        return Head(in_repository=True, trouble=_SAYS_NOTHING)
    return Head(in_repository=True, commit=commit.text, git_folder=kept_in)


def ask_git(folder: Path, *arguments: str) -> Said:
    """Ask git about a folder, for at most two seconds; nothing is changed, and nothing is asked of a person."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("GIT_")}
    environment |= {"LC_ALL": "C", "GIT_OPTIONAL_LOCKS": "0", "GIT_TERMINAL_PROMPT": "0"}
    try:
        done = subprocess.run(
            ["git", "-C", str(folder), *arguments],
            capture_output=True,
            check=False,
            encoding="utf-8",
            errors="replace",
            env=environment,
            stdin=subprocess.DEVNULL,
            timeout=_SECONDS,
        )
    except FileNotFoundError:
        is_repository = any((each / ".git").exists() for each in (folder, *folder.parents))
        return Said(None, "the folder is in a repository, and git is not installed" if is_repository else "")
    except OSError as error:
        return Said(None, f"git cannot be run ({error.strerror})")
    except subprocess.TimeoutExpired:
        return Said(None, "git did not answer within two seconds")
    if "dubious ownership" in done.stderr:
        return Said(None, "git refuses the repository because another user owns it")
    if done.returncode == _REFUSED:
        return _refusal(done.stderr)
    return Said(done.stdout.strip())


def _mark_of(path: Path) -> tuple[int, int]:
    try:
        about = path.stat()
    except OSError:
        return 0, 0
    return about.st_mtime_ns, about.st_ino


def _refusal(said: str) -> Said:
    if "not a git repository" in said or "cannot change to" in said:
        return Said(None)
    reason = said.strip().partition("\n")[0].removeprefix("fatal: ")
    return Said(None, f"git cannot read the repository ({reason})")


def _unknown(said: Said) -> Head:
    return Head(in_repository=False, trouble=said.trouble or None)

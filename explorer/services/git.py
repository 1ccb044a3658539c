"""What git says of the folder that a workspace lies in (SEMANTICS 8)."""

from __future__ import annotations

import os
import subprocess
from dataclasses import dataclass
from pathlib import Path

_SECONDS = 2.0


@dataclass(frozen=True, slots=True)
class Head:
    """Where git's HEAD stands.

    `branch` is None where HEAD is detached (then `commit` names it), where the folder is under no git
    (`in_repository` is False), or where git could not say (`trouble` is a sentence for a person).
    """

    in_repository: bool
    branch: str | None = None
    commit: str | None = None
    trouble: str | None = None

    @property
    def is_detached(self) -> bool:
        """Whether HEAD names a commit and no branch."""
        return self.in_repository and self.branch is None and self.commit is not None


def read_head(folder: Path) -> Head:
    """HEAD of the repository that `folder` lies in; a branch that has no commit yet counts. Takes at most 4 seconds."""
    branch = _git(folder, "symbolic-ref", "--quiet", "HEAD")
    if isinstance(branch, Head):
        return branch
    if branch:
        # Not `--short`: that writes `heads/main` where there is a tag `main` too.
        return Head(in_repository=True, branch=branch.removeprefix("refs/heads/"))
    commit = _git(folder, "rev-parse", "--short", "HEAD")
    if isinstance(commit, Head):
        return commit
    return Head(in_repository=True, commit=commit) if commit else _trouble("git names neither a branch nor a commit")


def _git(folder: Path, *arguments: str) -> str | Head:
    """What git prints; empty where the question has no answer, a `Head` where git cannot be asked."""
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
        return Head(in_repository=False)
    except OSError as error:
        return _trouble(f"git cannot be run ({error.strerror})")
    except subprocess.TimeoutExpired:
        return _trouble("git did not answer within two seconds")
    if "dubious ownership" in done.stderr:
        return _trouble("git refuses the repository because another user owns it")
    if done.returncode == 128:
        return _refusal(done.stderr)
    return done.stdout.strip()


def _refusal(said: str) -> Head:
    if "not a git repository" in said or "cannot change to" in said:
        return Head(in_repository=False)
    reason = said.strip().partition("\n")[0].removeprefix("fatal: ")
    return _trouble(f"git cannot read the repository ({reason})")


def _trouble(sentence: str) -> Head:
    return Head(in_repository=False, trouble=sentence)

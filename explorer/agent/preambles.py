"""What an agent gets at dispatch, from a workspace's file; the rules are `explorer.services.preamble`."""

from __future__ import annotations

from pathlib import Path

from explorer.agent.access import Access, utc_now
from explorer.agent.following import Following
from explorer.memory.errors import MemoryExplorerError
from explorer.memory.namespaces import DEFAULT_BRANCH
from explorer.memory.protocols import Clock, Report
from explorer.services.git import read_head
from explorer.services.preamble.preamble import preamble
from explorer.services.preamble.results import Preamble

_WHAT_NOT = "No preamble was made"


class CannotCompose(MemoryExplorerError):
    """The branch whose facts are meant is not known."""


def dispatch_preamble(
    path: Path,
    task: str,
    agent: str = "",
    *,
    branch: str | None = None,
    repo: str = "",
    clock: Clock = utc_now,
    report: Report = lambda _: None,
    following: Following | None = None,
) -> Preamble:
    """The preamble of the agent named `agent` for `task`, on `branch` or git's; reads only, and loads no model.

    What waits in Memory Explorer to be written is not in it: an agent gets what is in the file. What was read before is
    in `following`. Raises `CannotCompose`, `NotAWorkspace` and `WorkspaceDamaged`: without the part that cannot be
    read, a rule might be missing.
    """
    here = Access(path, clock, report=report, following=following).scan(_WHAT_NOT, report)
    return preamble(here, task, agent.strip(), clock(), branch=branch or _git_branch(path), repo=repo.strip())


def _git_branch(path: Path) -> str:
    head = read_head(path.resolve().parent)
    if not head.is_known:
        reason = head.trouble or f"git is at commit {head.commit}, on no branch"
        raise CannotCompose(f"Which branch the task is for is not known: {reason}. {_WHAT_NOT}; name the branch.")
    return head.branch or DEFAULT_BRANCH

"""Who asks, and where: what every verb is given before its own arguments."""

from __future__ import annotations

import uuid
from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeVar

from explorer.agent import replanning
from explorer.agent.access import Access, utc_now
from explorer.agent.branch_reports import NoSuchBranch
from explorer.agent.following import Following
from explorer.agent.recall_counts import Counting, done_now
from explorer.memory.ahead import Ahead
from explorer.memory.namespaces import DEFAULT_BRANCH
from explorer.memory.protocols import Clock, Embedder, Report
from explorer.services.editing import Editing
from explorer.services.embedding import MiniLmEmbedder
from explorer.services.git import read_head
from explorer.services.lineages import reader

R = TypeVar("R")
TRIES = 8
"""So often a change is planned anew where others wrote first: several agents write one workspace at once."""
PATIENCE_SECONDS = 30.0
"""So long others are waited for that write just now."""


def new_session() -> str:
    """An id of a session that nobody has had."""
    return f"session_{uuid.uuid4().hex[:12]}"


@dataclass(frozen=True)
class Desk:
    """Where an agent sits: the workspace and the circumstances in which it asks.

    `agent` is the agent's name, noted as the author of what it writes; `session` the id by which repeating itself
    counts once (SEMANTICS 3). `branch` None = the one that git has checked out in `folder`, and that None = in the
    workspace's folder. `repo` is the slug of the repository that the agent works in, empty where it is in none.
    `following` is what was read: a desk, and one made of it with `dataclasses.replace`, reads next time only what
    changed. `counting` runs what counts recalls, at once or when nobody waits. Nothing is held open between calls; what
    is written is one step that can be undone in Memory Explorer.
    """

    path: Path
    agent: str = ""
    role: str = "general"
    session: str = field(default_factory=new_session)
    branch: str | None = None
    repo: str = ""
    folder: Path | None = None
    clock: Clock = utc_now
    embedding: Callable[[], AbstractContextManager[Embedder]] = MiniLmEmbedder
    state_root: Path | None = None
    report: Report = lambda _: None
    counting: Counting = done_now
    following: Following = field(default_factory=Following, compare=False)

    @property
    def access(self) -> Access:
        """The way to the workspace; the agent is named as the one who changes it."""
        return Access(
            self.path,
            self.clock,
            self.embedding,
            self.agent or None,
            self.state_root,
            self.report,
            patience=PATIENCE_SECONDS,
            following=self.following,
        )

    def branch_name(self) -> str:
        """The branch. Raises `NoSuchBranch` where none was named and git does not say which it is."""
        if self.branch is not None and self.branch.strip():
            return self.branch.strip()
        head = read_head(self.folder or self.path.resolve().parent)
        if not head.is_known:
            reason = head.trouble or f"git is at commit {head.commit}, on no branch"
            raise NoSuchBranch(f"Which branch is meant is not known: {reason}. Name one with `branch`.")
        return head.branch or DEFAULT_BRANCH

    def read(self, what_not: str = "Nothing was read") -> Editing:
        """The workspace as it stands in the file, read without a lock. Raises as `Access.scan`."""
        access = self.access
        here = access.scan(what_not, access.share(0.0, 1.0))
        return Editing(here, Ahead(reader(here), ()), access.clock(), access.person)

    def preview(self, rule: replanning.Rule[R], what_not: str = "Nothing was changed") -> R:
        """The answer of `rule`, with nothing written. Raises as `replanning.previewed`."""
        return replanning.previewed(self.access, rule, what_not)

    def write(self, rule: replanning.Rule[R], what_not: str = "Nothing was changed") -> R:
        """The answer of `rule`, once its change set is in the file; planned anew where another writer was faster.

        `rule` makes of an `Editing` its answer and the change set, None where there is nothing to write. Raises what it
        raises, and as `replanning.applied`.
        """
        return replanning.applied(self.access, rule, what_not, tries=TRIES)

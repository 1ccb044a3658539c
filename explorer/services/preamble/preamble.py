"""What an agent gets at dispatch, from the state of a workspace (SEMANTICS 9)."""

from __future__ import annotations

from datetime import datetime

from explorer.memory.protocols import Snapshot
from explorer.memory.system_records import Note, Policy
from explorer.services.preamble.composing import compose
from explorer.services.preamble.results import Preamble
from explorer.services.preamble.shortlist import shortlist


def preamble(
    snapshot: Snapshot, task: str, agent: str, now: datetime, *, branch: str | None, repo: str = ""
) -> Preamble:
    """What the agent named `agent` gets when it is sent to do `task` on `branch` (None: facts of all branches).

    No grants are consulted, and a policy's role keeps nobody from it. `repo` is a slug: facts of its domains come
    first where they match as well. An agent without a name has no notes. Asks no model.
    """
    facts = shortlist(snapshot, task, now, branch=branch, repo=repo)
    return compose(snapshot.system(Policy), snapshot.system(Note), facts, task, agent, branch=branch, repo=repo)

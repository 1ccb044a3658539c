"""The desk of a server: on the branch of the folder that it was started in, where that is under git."""

from __future__ import annotations

from pathlib import Path

from explorer.agent.desk import Desk
from explorer.services.git import read_head


def desk_in(folder: Path, path: Path, agent: str, role: str, branch: str | None, repo: str) -> Desk:
    """The desk, with the role `general` where none is named.

    Clients start a server in the folder that is worked in, or, on a desktop, anywhere: then the workspace's folder says
    which branch is meant.
    """
    head = read_head(folder)
    where = folder if head.in_repository or head.trouble else None
    return Desk(path, agent, role.strip() or "general", branch=branch, repo=repo, folder=where)

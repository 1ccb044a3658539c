"""What is asked of recall, by an agent or by the person who looks over its shoulder."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from explorer.memory.facts import FactType
from explorer.memory.namespaces import DEFAULT_BRANCH

DEFAULT_LIMIT = 10


class Mode(StrEnum):
    """How facts are searched (SEMANTICS 9)."""

    KEYWORD = "keyword"
    SEMANTIC = "semantic"
    HYBRID = "hybrid"


@dataclass(frozen=True, slots=True)
class Request:
    """A question and what may answer it. Equal requests of one state of the workspace have equal answers.

    Every filter holds inside the voices, before any cut; empty = all. `branch` None = facts of all branches.
    `since` and `until` bound when a fact was learned, the first included. `repo` is a slug: facts in domains of
    `repo:<slug>/` come first where they are as good, and nothing is left out because of it. `limit`: results at most.
    """

    text: str
    mode: Mode = Mode.HYBRID
    branch: str | None = DEFAULT_BRANCH
    domains: frozenset[str] = frozenset()
    types: frozenset[FactType] = frozenset()
    agents: frozenset[str] = frozenset()
    since: datetime | None = None
    until: datetime | None = None
    repo: str = ""
    limit: int = DEFAULT_LIMIT

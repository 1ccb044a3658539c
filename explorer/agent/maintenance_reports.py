"""What maintenance found and did: values for programs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from explorer.memory.errors import MemoryExplorerError
from explorer.memory.keys import Key
from explorer.services.conflicts.kinds import ConflictKind
from explorer.services.consolidation.proposals import Proposal, ProposalKind


class CannotMaintain(MemoryExplorerError):
    """What was asked for is not there, or is not any more what was proposed."""


@dataclass(frozen=True, slots=True)
class Found:
    """Two facts that contradict or double each other; `winner` is the one that would stay by default."""

    kind: ConflictKind
    similarity: float
    winner: Key
    winner_text: str
    loser: Key
    loser_text: str
    is_new: bool


@dataclass(frozen=True, slots=True)
class Conflicts:
    """What `find_conflicts` found among `compared` texts, and how many it noted, or would (`dry_run`).

    `open` conflicts stand in the inbox once that is done. `without_vector` facts could not be compared. In `crowded`
    topics only the nearest texts were.
    """

    workspace: Path
    dry_run: bool
    change_id: str
    compared: int
    found: tuple[Found, ...]
    noted: int
    open: int
    related: int
    without_vector: int
    odd: int
    crowded: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Consolidation:
    """What is proposed, and what of it was done, or would be (`dry_run`); the rest was skipped or not asked for."""

    workspace: Path
    dry_run: bool
    change_id: str
    looked_at: int
    counts: Mapping[ProposalKind, int]
    accepted: int
    proposals: tuple[Proposal, ...]
    without_vector: int
    odd: int


@dataclass(frozen=True, slots=True)
class SharedBelief:
    """What several agents agree on; `is_new` = it is not noted like that yet."""

    key: Key
    content: str
    agents: tuple[str, ...]
    confidence: float
    sources: tuple[Key, ...]
    is_new: bool


@dataclass(frozen=True, slots=True)
class Harmonisation:
    """Beliefs, and facts of different agents that contradict each other; what was noted, or would be (`dry_run`)."""

    workspace: Path
    dry_run: bool
    change_id: str
    looked_at: int
    beliefs: tuple[SharedBelief, ...]
    lapsed: tuple[Key, ...]
    conflicts: tuple[Found, ...]
    without_agent: int
    without_vector: int

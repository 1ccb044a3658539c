"""What became of importance: values for programs."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from explorer.memory.errors import MemoryExplorerError
from explorer.memory.facts import FactType
from explorer.memory.keys import Key
from explorer.services.decay.counting import DecayReport, Outlook


class CannotDecay(MemoryExplorerError):
    """A law cannot be what was asked for, or a fact that should be kept cannot fade."""


@dataclass(frozen=True, slots=True)
class Falling:
    """A fact that is, or in 90 days will be, below the threshold where nobody uses it.

    `importance` is that of today and of the days of the forecast, 0..1. `on` is when it falls, or fell, below; None
    where it was given less. `kept` = left as it is this time.
    """

    key: Key
    label: str
    kind: FactType
    importance: tuple[float, ...]
    on: datetime | None
    is_below: bool
    kept: bool


@dataclass(frozen=True, slots=True)
class Decay:
    """What a run did (`change_id` names it in the history; empty = nothing) or would do (`dry_run`).

    `half_life_hours` is None where the law has one for each type. `falling` has the first to fall first.
    """

    workspace: Path
    law: str
    half_life_hours: float | None
    threshold: float
    at: datetime
    dry_run: bool
    change_id: str
    report: DecayReport
    forecast: tuple[Outlook, ...]
    falling: tuple[Falling, ...]
    conflicts_settled: int
    odd: int

"""What a run of decay would do, counted for any law and instant; and how many will have faded in some days."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from enum import IntEnum

import numpy as np
from numpy.typing import NDArray
from typing_extensions import override

from explorer.memory.decay_laws import DecayLaw, Numbers
from explorer.services.decay.survey import Flags, Survey

UNCHANGED = 0.001
"""A change of importance below this is none (SEMANTICS 4)."""
FORECAST_DAYS = (0, 7, 30, 90)


class Fate(IntEnum):
    """What a run does with a fact."""

    UNTOUCHED = 0
    DECAYED = 1
    PRUNED = 2


@dataclass(frozen=True, slots=True)
class DecayReport:
    """How many facts a run looked at, and what it did with them."""

    scanned: int
    decayed: int
    pruned: int
    untouched: int

    @override
    def __str__(self) -> str:
        """The line of seed A."""
        return (
            f"Decay: {self.scanned} scanned, {self.decayed} decayed, {self.pruned} pruned, {self.untouched} untouched"
        )


@dataclass(frozen=True, slots=True)
class Outlook:
    """How many facts are below the threshold in so many days."""

    days: int
    at: datetime
    below: int


def fates(survey: Survey, law: DecayLaw, now: datetime, spared: Flags | None = None) -> NDArray[np.int8]:
    """The `Fate` of each fact, shape (n,); those that are pinned, or `spared` this once, are untouched."""
    left = survey.importance(law, now)
    # What has no importance (NaN) is in neither comparison.
    found = np.where(np.abs(left - survey.stored) >= UNCHANGED, np.int8(Fate.DECAYED), np.int8(Fate.UNTOUCHED))
    found[left < law.threshold] = Fate.PRUNED
    found[survey.pinned if spared is None else survey.pinned | spared] = Fate.UNTOUCHED
    return found


def counts(survey: Survey, law: DecayLaw, now: datetime, spared: Flags | None = None) -> DecayReport:
    """What a run would report: some milliseconds at 100,000 facts, for a slider that is being moved."""
    return report_of(fates(survey, law, now, spared))


def report_of(found: NDArray[np.int8]) -> DecayReport:
    """The report of a run that gave the facts these fates."""
    untouched, decayed, pruned = np.bincount(found, minlength=len(Fate)).tolist()
    return DecayReport(len(found), decayed, pruned, untouched)


def forecast(survey: Survey, law: DecayLaw, now: datetime) -> tuple[Outlook, ...]:
    """How many facts are below the threshold today and in 7, 30 and 90 days where nobody uses or pins one."""
    days = ((each, later(now, each)) for each in FORECAST_DAYS)
    return tuple(Outlook(each, at, int(_below(survey, law, at).sum())) for each, at in days)


def falling(survey: Survey, law: DecayLaw, now: datetime) -> NDArray[np.intp]:
    """Which facts the forecast is about: those below the threshold at its last day, the first to fall first."""
    rows = np.flatnonzero(_below(survey, law, later(now, FORECAST_DAYS[-1])))
    return rows[np.argsort(survey.falls_below(law)[rows], kind="stable")]


def later(now: datetime, days: int) -> datetime:
    """So many days after `now`, or the last day that a calendar has."""
    try:
        return now + timedelta(days=days)
    except OverflowError:
        return datetime.max.replace(tzinfo=UTC)


def instant(seconds: float) -> datetime | None:
    """A date of `Survey.falls_below`; None where it is none that a calendar has."""
    try:
        return datetime.fromtimestamp(seconds, UTC)
    except (OverflowError, ValueError, OSError):
        return None


def _below(survey: Survey, law: DecayLaw, at: datetime) -> Flags:
    left: Numbers = survey.importance(law, at)
    return (left < law.threshold) & ~survey.pinned

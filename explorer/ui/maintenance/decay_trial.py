"""A run of decay that is being tried: with which figures, at which instant, and what it would do with each fact."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from explorer.memory.decay_laws import DecayLaw, Numbers
from explorer.memory.keys import Key
from explorer.memory.protocols import Report
from explorer.services.decay.counting import (
    FORECAST_DAYS,
    DecayReport,
    Fate,
    Outlook,
    fates,
    forecast,
    later,
    report_of,
)
from explorer.services.decay.survey import Flags, Survey, survey
from explorer.services.editing import Editing

_HOURS_A_DAY, _SECONDS_A_DAY = 24.0, 86_400.0
Places = NDArray[np.intp]
"""Numbers of facts in a survey, shape (n,)."""


class Surveyed(NamedTuple):
    """A survey, and the state of the workspace that it is of."""

    survey: Survey
    editing: Editing
    places: dict[Key, int]
    """Where each fact stands in the survey."""


def look(editing: Editing, report: Report) -> Surveyed:
    """Survey a workspace: some seconds at 100,000 facts, so it is asked in the worker."""
    found = survey(editing, report)
    return Surveyed(found, editing, {key: place for place, key in enumerate(found.keys)})


@dataclass(frozen=True, slots=True, eq=False)
class Trial:
    """What a run with `law` at `now` does where it leaves the `vetoed` facts alone.

    `free` has the `Fate` that each fact of the survey would have without the vetoes, `fates` the one it has.
    """

    surveyed: Surveyed
    law: DecayLaw
    now: datetime
    vetoed: frozenset[Key]
    free: NDArray[np.int8]
    fates: NDArray[np.int8]
    report: DecayReport
    outlooks: tuple[Outlook, ...]
    left: tuple[Numbers, ...]
    """The importance of each fact today and in so many days as `FORECAST_DAYS` says, without the run."""

    @property
    def pinned(self) -> int:
        """How many facts never fade because they are pinned."""
        return int(self.surveyed.survey.pinned.sum())

    def is_vetoed(self, place: int) -> bool:
        """Whether the run leaves this fact alone because a person says so."""
        return self.surveyed.survey.keys[place] in self.vetoed

    def age_days(self) -> Numbers:
        """The age of each fact by the law, in days, 0 for a date in the future; NaN where it has no date."""
        found = self.surveyed.survey
        start = found.seen if self.law.counts_recalls else found.anchor
        return np.maximum((self.now.timestamp() - start) / _SECONDS_A_DAY, 0.0)

    def share_left(self, days: Numbers, kind: int) -> Numbers:
        """The law's curve for a fact type: what is left of an importance of 1 at these ages."""
        return self.law.left(days * _HOURS_A_DAY, np.full(len(days), kind, np.int8))


class Fading(NamedTuple):
    """Who loses importance by a run or falls below the threshold within the forecast, the first to fall first.

    A vetoed fact is among them as it would be without the veto.
    """

    places: Places
    falls: Numbers
    """`Survey.falls_below`, of all facts of the survey."""


def fading(trial: Trial) -> Fading:
    """Who fades in a trial, in order: as many milliseconds as all the counting, so not for each step of a slider."""
    found, last = trial.surveyed.survey, trial.left[-1]
    falls = found.falls_below(trial.law)
    concerned = np.flatnonzero(((trial.free != Fate.UNTOUCHED) | (last < trial.law.threshold)) & ~found.pinned)
    return Fading(concerned[np.argsort(falls[concerned], kind="stable")], falls)


def attempt(surveyed: Surveyed, law: DecayLaw, now: datetime, vetoed: Collection[Key]) -> Trial:
    """Work out a run: some tens of milliseconds at 100,000 facts."""
    found = surveyed.survey
    kept = frozenset(vetoed)
    free = fates(found, law, now)
    spared = _spared(surveyed, kept)
    done = np.where(spared, np.int8(Fate.UNTOUCHED), free)
    left = tuple(found.importance(law, later(now, days)) for days in FORECAST_DAYS)
    outlooks = forecast(found, law, now)
    return Trial(surveyed, law, now, kept, free, done, report_of(done), outlooks, left)


def _spared(surveyed: Surveyed, vetoed: frozenset[Key]) -> Flags:
    spared = np.zeros(len(surveyed.survey.keys), np.bool_)
    spared[[surveyed.places[key] for key in vetoed if key in surveyed.places]] = True
    return spared

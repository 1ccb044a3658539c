from __future__ import annotations

import numpy as np
import pytest

from explorer.memory.decay_laws import Exponential, Weibull, kind_code
from explorer.memory.facts import FactType
from explorer.services.decay.counting import DecayReport, counts, forecast
from explorer.ui.maintenance.decay_trial import fading
from tests.services.raw_snapshot import NOW, key_of
from tests.ui.maintenance.decay_cases import ids, trial_of


@pytest.mark.parametrize("law", [Exponential(), Exponential(24.0, 0.3), Weibull()])
def test_the_counts_are_those_of_the_service(law: Exponential | Weibull) -> None:
    trial = trial_of(law)
    assert trial.report == counts(trial.surveyed.survey, law, NOW)
    assert trial.outlooks == forecast(trial.surveyed.survey, law, NOW)


def test_who_fades_the_first_to_fall_first() -> None:
    trial = trial_of()
    places, falls = fading(trial)
    assert ids(trial, places) == ["gone", "week", "fresh"]
    assert np.all(np.diff(falls[places]) > 0)
    assert trial.pinned == 1


def test_a_vetoed_fact_is_listed_and_left_alone() -> None:
    free, spared = trial_of(), trial_of(vetoed=[key_of("user gone"), key_of("user elsewhere")])
    assert free.report == DecayReport(6, 1, 1, 4)
    assert spared.report == DecayReport(6, 1, 0, 5)
    assert ids(spared, fading(spared).places) == ids(free, fading(free).places)
    gone = spared.surveyed.places[key_of("user gone")]
    assert spared.is_vetoed(gone)
    assert not free.is_vetoed(gone)


def test_ages_and_curves() -> None:
    trial = trial_of(Weibull())
    age = trial.age_days()[[trial.surveyed.places[key_of(f"user {name}")] for name in ("week", "fresh", "undated")]]
    assert age[:2].tolist() == [7.0, 0.0]
    assert np.isnan(age[2])
    days = np.array([0.0, 14.0])
    decision = trial.share_left(days, kind_code(FactType.DECISION))
    assert decision == pytest.approx([1.0, np.exp(-1.0)]), "of a decision 1/e is left after 336 hours"
    assert trial_of().share_left(np.array([7.0]), 0) == pytest.approx([0.5])

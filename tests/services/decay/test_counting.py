from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from explorer.memory.decay_laws import DecayLaw, Exponential, Weibull
from explorer.services.decay.counting import (
    FORECAST_DAYS,
    DecayReport,
    Fate,
    counts,
    falling,
    fates,
    forecast,
    instant,
    later,
)
from explorer.services.decay.survey import Survey, survey
from tests.services.conftest import Records
from tests.services.decay.facts import ago, fact, records
from tests.services.raw_snapshot import NOW, RawSnapshot, editing_of, key_of

LAWS: list[DecayLaw] = [Exponential(), Exponential(24.0, 0.5), Exponential(threshold=0.0), Weibull()]


def surveyed(found: Records) -> Survey:
    return survey(editing_of(RawSnapshot(found)), lambda _: None)


def test_the_line_of_the_seed() -> None:
    assert str(DecayReport(15, 8, 2, 5)) == "Decay: 15 scanned, 8 decayed, 2 pruned, 5 untouched"


@pytest.mark.parametrize(
    ("metadata", "fate"),
    [
        (fact(0.8, 0.0), Fate.UNTOUCHED),
        (fact(0.8, 168.0), Fate.DECAYED),
        # Exactly four half-lives: at the threshold is not below it.
        (fact(0.8, 672.0), Fate.DECAYED),
        (fact(0.8, 673.0), Fate.PRUNED),
        (fact(0.8, 673.0, pinned=True), Fate.UNTOUCHED),
        (fact(0.8, 673.0, valid_until=ago(1)), Fate.PRUNED),
        (fact(0.8, -500.0), Fate.UNTOUCHED),
        (fact(0.8, last_accessed=None), Fate.UNTOUCHED),
        (fact(0.8, last_accessed="some day"), Fate.UNTOUCHED),
        (fact(None, 10_000.0), Fate.UNTOUCHED),
        # What was given less than the threshold is shown as faded, whatever its age.
        (fact(0.04), Fate.PRUNED),
        (fact(0.04, last_accessed=None), Fate.PRUNED),
        # 0.8 fades by 0.001 in 18 minutes.
        (fact(0.8, 0.3), Fate.UNTOUCHED),
        (fact(0.8, 0.31), Fate.DECAYED),
        # It has been written already.
        (fact(0.4, 168.0, importance_base=0.8, decay_anchor=ago(168)), Fate.UNTOUCHED),
        # Somebody wrote another importance beside the one that decay noted.
        (fact(0.9, 168.0, importance_base=0.8, decay_anchor=ago(168)), Fate.DECAYED),
    ],
)
def test_the_fate_of_a_fact(metadata: dict[str, object], fate: Fate) -> None:
    assert fates(surveyed({"user a": metadata}), Exponential(), NOW).tolist() == [fate]


def test_zero_prunes_nothing() -> None:
    found = surveyed({"user a": fact(0.0), "user b": fact(0.5, 10**6)})
    assert counts(found, Exponential(threshold=0.0), NOW) == DecayReport(2, 1, 0, 1)


def test_what_is_spared_is_untouched() -> None:
    found = surveyed({"user a": fact(0.1, 336.0), "user b": fact(0.8, 168.0), "user c": fact(0.8, 168.0)})
    spared = found.where(frozenset([key_of("user a"), key_of("user c"), key_of("user elsewhere")]))
    assert counts(found, Exponential(), NOW) == DecayReport(3, 2, 1, 0)
    assert counts(found, Exponential(), NOW, spared) == DecayReport(3, 1, 0, 2)


def test_the_forecast_and_who_falls_when() -> None:
    found = surveyed(
        {
            "user later": fact(0.8, 0.0),  # 28 days
            "user now": fact(0.8, 700.0),
            "user week": fact(0.8, 600.0),  # 3 days
            "user never": fact(0.8, 600.0, pinned=True),
            "user less": fact(0.01),
        }
    )
    outlooks = forecast(found, Exponential(), NOW)
    assert [(each.days, each.below) for each in outlooks] == [(0, 2), (7, 3), (30, 4), (90, 4)]
    assert [each.at for each in outlooks] == [NOW + timedelta(days=days) for days in FORECAST_DAYS]
    assert [found.keys[row].id for row in falling(found, Exponential(), NOW)] == ["less", "now", "week", "later"]


@given(records(), st.sampled_from(LAWS))
def test_counts_add_up_and_the_forecast_begins_with_what_goes_today(found: Records, law: DecayLaw) -> None:
    looked_at = surveyed(found)
    report = counts(looked_at, law, NOW)
    assert report.decayed + report.pruned + report.untouched == report.scanned == len(looked_at.keys)
    below = [each.below for each in forecast(looked_at, law, NOW)]
    assert below[0] == report.pruned
    assert below == sorted(below)
    assert len(falling(looked_at, law, NOW)) == below[-1]


@pytest.mark.parametrize("seconds", [float("inf"), float("-inf"), float("nan"), 1e18])
def test_what_no_calendar_has(seconds: float) -> None:
    assert instant(seconds) is None
    assert instant(0.0) == datetime(1970, 1, 1, tzinfo=UTC)


def test_the_end_of_the_calendar_is_no_error() -> None:
    assert later(datetime(9999, 12, 1, tzinfo=UTC), 90) == datetime.max.replace(tzinfo=UTC)

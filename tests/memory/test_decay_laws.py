from __future__ import annotations

from datetime import UTC, datetime, timedelta

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from explorer.memory.decay_laws import SHAPES, DecayLaw, Exponential, Weibull, kind_code
from explorer.memory.facts import Fact, FactType
from explorer.memory.fading import importance_at
from explorer.memory.times import format_time

LAWS: list[DecayLaw] = [Exponential(), Exponential(24.0, 0.2), Weibull()]
KINDS = st.sampled_from(list(FactType))


def left(law: DecayLaw, hours: float, kind: FactType = FactType.FACT) -> float:
    return float(law.left(np.array([hours]), np.array([kind_code(kind)], np.int8))[0])


def hours_until(law: DecayLaw, share: float, kind: FactType = FactType.FACT) -> float:
    return float(law.hours_until(np.array([share]), np.array([kind_code(kind)], np.int8))[0])


# The table of SEMANTICS 4, with its own half-lives in days.
@pytest.mark.parametrize(
    ("kind", "k", "scale", "half_life"),
    [
        ("fact", 0.8, 720, 19.0),
        ("preference", 0.4, 4380, 73.0),
        ("decision", 1.0, 336, 9.7),
        ("commitment", 1.0, 240, 6.9),
        ("goal", 0.9, 720, 20.0),
        ("event", 1.2, 168, 5.2),
        ("instruction", 0.9, 480, 13.3),
        ("relationship", 0.35, 8760, 128.1),
        ("context", 0.85, 360, 9.7),
        ("learning", 0.7, 1440, 35.5),
        ("observation", 0.9, 480, 13.3),
        ("error", 1.1, 336, 10.0),
        ("artifact", 0.75, 2160, 55.2),
        ("request", 1.5, 72, 2.3),
        ("unknown", 1.0, 168, 4.9),
    ],
)
def test_half_of_each_type_is_left_after_its_half_life(kind: str, k: float, scale: float, half_life: float) -> None:
    shape = SHAPES[FactType(kind)]
    assert shape == (k, scale)
    assert round(shape.half_life_hours / 24, 1) == half_life
    assert left(Weibull(), shape.half_life_hours, FactType(kind)) == pytest.approx(0.5)
    assert hours_until(Weibull(), 0.5, FactType(kind)) == pytest.approx(shape.half_life_hours)


def test_every_type_has_its_shape() -> None:
    assert set(SHAPES) == set(FactType)


@pytest.mark.parametrize(("hours", "share"), [(0, 1.0), (84, 0.5**0.5), (168, 0.5), (336, 0.25), (10**7, 0.0)])
@pytest.mark.parametrize("kind", [FactType.FACT, FactType.REQUEST])
def test_half_is_left_after_each_half_life(hours: float, share: float, kind: FactType) -> None:
    assert left(Exponential(), hours, kind) == pytest.approx(share)


@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize("hours", [0.0, -1.0, -1e9, float("nan")])
def test_of_the_future_and_the_undated_all_is_left(law: DecayLaw, hours: float) -> None:
    assert left(law, hours) == 1.0


@given(st.sampled_from(LAWS), KINDS, st.floats(0, 1e5), st.floats(0, 1e5))
def test_older_is_never_more(law: DecayLaw, kind: FactType, age: float, more: float) -> None:
    assert 0.0 <= left(law, age + more, kind) <= left(law, age, kind) <= 1.0


@given(st.sampled_from(LAWS), KINDS, st.floats(0.001, 1.0))
def test_the_age_of_a_share_has_that_share(law: DecayLaw, kind: FactType, share: float) -> None:
    assert left(law, hours_until(law, share, kind), kind) == pytest.approx(share)


@pytest.mark.parametrize("law", LAWS)
def test_nothing_is_left_only_in_the_end(law: DecayLaw) -> None:
    assert hours_until(law, 0.0) == float("inf")
    assert hours_until(law, 1.0) == 0.0


@given(st.floats(0.0, 1.0), st.floats(-100, 10_000))
def test_the_law_of_the_lists_is_the_exponential_one(base: float, hours: float) -> None:
    start = datetime(2026, 11, 1, tzinfo=UTC)
    fact = Fact(namespace="user", id="a", importance=base, created_at=format_time(start))
    assert importance_at(fact, start + timedelta(hours=hours)) == pytest.approx(base * left(Exponential(), hours))


def test_half_lives_beyond_all_measure() -> None:
    assert (left(Exponential(5e-324), 0.0), left(Exponential(5e-324), 1.0), left(Exponential(1e308), 1e9)) == (1, 0, 1)
    assert hours_until(Exponential(1e308), 0.001) == float("inf")


@pytest.mark.parametrize("hours", [0.0, -1.0, float("nan"), float("inf")])
def test_what_is_no_half_life(hours: float) -> None:
    with pytest.raises(ValueError, match="number of hours above 0"):
        Exponential(hours)


@pytest.mark.parametrize("law", [Exponential, Weibull])
@pytest.mark.parametrize("threshold", [-0.1, 1.1, float("nan")])
def test_what_is_no_threshold(law: type[DecayLaw], threshold: float) -> None:
    with pytest.raises(ValueError, match="between 0 and 1"):
        law(threshold=threshold)

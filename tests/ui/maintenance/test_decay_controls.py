from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from explorer.memory.decay_laws import Exponential, Weibull
from explorer.ui.maintenance.decay_controls import DecayControls, HalfLifeScale, ThresholdScale
from explorer.ui.settings import DECAY_HALF_LIFE, DECAY_LAW, DECAY_THRESHOLD, Settings


@pytest.fixture
def controls(qtbot: QtBot, settings: Settings) -> DecayControls:
    return made(qtbot, settings)


def made(qtbot: QtBot, settings: Settings) -> DecayControls:
    controls = DecayControls(settings)
    qtbot.addWidget(controls)
    controls.show()
    return controls


def test_scales_give_round_figures_over_their_whole_length() -> None:
    hours = [HalfLifeScale().figure(place / 100) for place in range(101)]
    assert hours == sorted(hours)
    assert (hours[0], hours[-1]) == (1.0, 24.0 * 730)
    assert all(each % (1 if each < 48 else 24) == 0 for each in hours)
    shares = [ThresholdScale().figure(place / 100) for place in range(101)]
    assert shares == sorted(shares)
    assert (shares[0], shares[-1]) == (0.0, 1.0)
    assert HalfLifeScale().place(24.0 * 730) == ThresholdScale().place(1.0) == 1.0


def test_the_law_is_what_is_chosen(controls: DecayControls) -> None:
    said: list[object] = []
    controls.law_changed.connect(lambda: said.append(controls.law))
    assert controls.law == Exponential()
    assert not controls.default.isEnabled()
    controls.half_life.field.setValue(10)
    controls.threshold.field.setValue(0.2)
    assert controls.law == Exponential(240.0, 0.2)
    assert controls.default.isEnabled()
    controls.kind.setCurrentIndex(1)
    assert said[-1] == Weibull(0.2)
    assert not controls.half_life.isVisible(), "each type has its own half-life"
    controls.default.click()
    assert said[-1] == Weibull()
    controls.kind.setCurrentIndex(0)
    assert said == [Exponential(240.0), Exponential(240.0, 0.2), Weibull(0.2), Weibull(), Exponential()]


def test_hours_or_days(controls: DecayControls) -> None:
    assert (controls.unit.currentText(), controls.half_life.field.value()) == ("days", 7.0)
    controls.unit.setCurrentIndex(0)
    assert (controls.half_life.field.value(), controls.law) == (168.0, Exponential())
    controls.half_life.field.setValue(5)
    controls.unit.setCurrentIndex(1)
    assert controls.law == Exponential(5.0), "how it is told rounds nothing"


def test_it_is_remembered(controls: DecayControls, settings: Settings, qtbot: QtBot) -> None:
    controls.unit.setCurrentIndex(0)
    controls.half_life.field.setValue(36)
    controls.threshold.field.setValue(0.125)
    again = made(qtbot, settings)
    assert again.law == Exponential(36.0, 0.125)
    assert again.unit.currentText() == "hours"


@pytest.mark.parametrize("value", ["x", "-1", "nan", "1e9"])
def test_what_is_damaged_counts_as_none(value: str, settings: Settings, qtbot: QtBot) -> None:
    for setting in (DECAY_LAW, DECAY_HALF_LIFE, DECAY_THRESHOLD):
        settings.set(setting, value)
    assert made(qtbot, settings).law == Exponential()

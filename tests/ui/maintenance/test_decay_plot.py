from __future__ import annotations

from typing import Any

import pyqtgraph as pg
import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from explorer.memory.decay_laws import Exponential, Weibull
from explorer.memory.facts import FactType
from explorer.ui.maintenance import decay_plot
from explorer.ui.maintenance.decay_plot import DecayPlot
from explorer.ui.theme import apply_theme
from tests.services.decay.facts import fact
from tests.services.raw_snapshot import key_of
from tests.ui.maintenance.decay_cases import ids, trial_of


@pytest.fixture
def plot(qtbot: QtBot) -> DecayPlot:
    made = DecayPlot()
    qtbot.addWidget(made)
    made.resize(600, 300)
    made.show()
    return made


def items(plot: DecayPlot, kind: type[Any]) -> list[Any]:
    return [item for item in plot.plot.items if isinstance(item, kind)]


def test_points_curves_and_the_threshold(plot: DecayPlot) -> None:
    trial = trial_of()
    plot.show_trial(trial, None)
    assert ids(trial, plot.drawn) == ["gone", "week", "fresh"]
    assert plot.counted.text() == "3 fact(s) drawn · 3 pinned or without date or importance, on no curve"
    assert plot.view.accessibleDescription() == plot.counted.text()
    below, above = items(plot, pg.ScatterPlotItem)
    assert [(len(each.data), each.opts["symbol"]) for each in (below, above)] == [(1, "t"), (2, "o")]
    assert sorted(above.data["y"]) == pytest.approx([0.4, 0.9])
    assert len(items(plot, pg.PlotCurveItem)) == 1
    assert [line.value() for line in items(plot, pg.InfiniteLine)] == [0.05]
    plot.show_trial(trial_of(Exponential(threshold=0.0)), None)
    assert items(plot, pg.InfiniteLine) == []


def test_a_curve_for_each_type(plot: DecayPlot) -> None:
    trial = trial_of(Weibull())
    plot.show_trial(trial, None)
    assert len(items(plot, pg.PlotCurveItem)) == 3
    plot.hide_kinds({FactType.DECISION})
    assert len(items(plot, pg.PlotCurveItem)) == 2
    assert ids(trial, plot.drawn) == ["gone"]


def test_a_fact_is_marked_with_the_way_it_fades(plot: DecayPlot) -> None:
    trial = trial_of()
    place = trial.surveyed.places[key_of("user week")]
    plot.show_trial(trial, place)
    ring = items(plot, pg.ScatterPlotItem)[-1]
    assert (list(ring.data["y"]), ring.opts["brush"].style().name) == ([pytest.approx(0.4)], "NoBrush")
    assert len(items(plot, pg.PlotCurveItem)) == 2
    for nothing in ("never", "undated", "plain"):
        plot.mark(trial.surveyed.places[key_of(f"user {nothing}")])
        assert len(items(plot, pg.PlotCurveItem)) == 1
    plot.mark(place)
    plot.mark(None)
    assert len(items(plot, pg.ScatterPlotItem)) == 2


def test_a_click_announces_the_fact(plot: DecayPlot, qtbot: QtBot) -> None:
    trial = trial_of()
    plot.show_trial(trial, None)
    below = items(plot, pg.ScatterPlotItem)[0]
    with qtbot.waitSignal(plot.place_clicked) as said:
        below.sigClicked.emit(below, below.points(), None)
    assert said.args == [trial.surveyed.places[key_of("user gone")]]


def test_of_very_many_a_part_is_drawn_and_said(plot: DecayPlot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(decay_plot, "DRAWN", 4)
    plot.show_trial(trial_of(records={f"user f{at:02}": fact(0.8, at) for at in range(20)}), None)
    assert len(plot.drawn) == 4
    assert plot.counted.text() == "every 5th fact drawn, 4 of 20"


def test_both_themes_and_nothing(plot: DecayPlot, qtbot: QtBot, qapp: QApplication) -> None:
    plot.show_trial(trial_of(records={}), 3)
    assert plot.counted.text() == "0 fact(s) drawn"
    plot.show_trial(trial_of(), None)
    light = plot.grab().toImage()
    apply_theme(qapp, "dark")
    qtbot.waitUntil(lambda: plot.grab().toImage() != light)
    apply_theme(qapp, "light")

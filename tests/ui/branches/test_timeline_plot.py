from __future__ import annotations

import re

import numpy as np
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from explorer.services.branches.timeline import Timeline
from explorer.ui.branches.timeline_plot import TimelinePlot
from explorer.ui.theme import apply_theme

DAY = 86_400.0
NONE = np.array([], np.int64)


def timeline(undated: int = 0) -> Timeline:
    days = np.array([20_000 * DAY, 20_003 * DAY])
    one, two = np.array([3, 1]), np.array([0, 2])
    return Timeline(days, one, two, np.array([0, 1]), np.array([3, 3]) + undated, undated)


def test_the_figures_are_said_and_drawn(qtbot: QtBot, qapp: QApplication) -> None:
    plot = TimelinePlot()
    qtbot.addWidget(plot)
    plot.resize(600, 220)
    plot.show()
    plot.show_timeline(timeline(2))
    words = "4 Oct 2024 to 7 Oct 2024 · 4 learned · 2 revised · 1 deleted · 2 without a date"
    assert plot.view.accessibleDescription() == words
    assert re.sub("<[^>]*>■</span> ", "", plot.sentence.text()) == words
    assert [len(each.items) for each in (plot.standing, plot.events)] == [2, 3]
    line, bars = plot.standing.items[1], plot.events.items
    assert list(line.yData) == [5, 5]
    assert [list(each.opts["height"]) for each in bars] == [[3, 1], [2], [-1]]
    assert list(bars[1].opts["y0"]) == [1], "what was revised stands on what was learned"
    light = plot.grab().toImage()
    apply_theme(qapp, "dark")
    qtbot.waitUntil(lambda: plot.grab().toImage() != light)
    apply_theme(qapp, "light")


def test_nothing_is_drawn_where_nothing_is_known(qtbot: QtBot) -> None:
    plot = TimelinePlot()
    qtbot.addWidget(plot)
    for shown, words in (
        (None, ""),
        (Timeline(np.array([]), NONE, NONE, NONE, NONE, 0), ""),
        (Timeline(np.array([]), NONE, NONE, NONE, NONE, 3), "3 fact(s) without a date"),
    ):
        plot.show_timeline(shown)
        assert plot.sentence.text() == words
        assert plot.view.isHidden()

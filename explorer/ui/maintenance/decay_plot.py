"""How importance fades with age: the law's curves, the facts as they are today, and the threshold."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QVBoxLayout, QWidget
from typing_extensions import override

from explorer.memory.decay_laws import Weibull, kind_code
from explorer.memory.facts import FactType
from explorer.ui import formats
from explorer.ui.dialogs.texts import quiet
from explorer.ui.maintenance.day_axis import DayAxis, across, days_at
from explorer.ui.maintenance.decay_trial import Places, Trial
from explorer.ui.maintenance.decay_words import DecayWords
from explorer.ui.theme import Tones, tones
from explorer.ui.widgets.hues import Hues

DRAWN = 2_000
"""So many facts are drawn at most: of more, every second or third, evenly from the whole file."""
HUES = Hues(FactType)
"""Of the fact types."""
_HEIGHT, _SCALE = 160, 52
_CURVE_POINTS = 240
_LEAST_DAYS = 30.0
_FEW, _SMALL, _LARGE, _RING = 1_000, 4, 7, 15
_ALPHA, _ALPHA_FEW = 120, 210
_BOTTOM, _TOP, _SIDE = -0.03, 1.04, 0.02


class DecayPlot(QWidget):
    """Points below the threshold have another shape as well as another colour; a click on one announces it."""

    place_clicked = Signal(int)
    """The number of a fact in the survey."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.view = pg.PlotWidget(axisItems={"bottom": DayAxis("bottom")})
        self.view.setMinimumHeight(_HEIGHT)
        self.view.setAccessibleName(self.tr("Importance by age"))
        self.plot: pg.PlotItem = self.view.getPlotItem()
        self.plot.setMenuEnabled(False)
        self.plot.hideButtons()
        self.plot.setMouseEnabled(x=False, y=False)
        self.plot.getAxis("left").setWidth(_SCALE)
        self.counted = quiet()
        self.drawn: Places = np.empty(0, np.intp)
        """The facts that are drawn, by their numbers in the survey."""
        self._trial: Trial | None = None
        self._hidden: frozenset[int] = frozenset()
        self._marked: int | None = None
        self._marks: list[Any] = []
        self._end = 1.0
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self.view, 1)
        column.addWidget(self.counted)

    def show_trial(self, trial: Trial, marked: int | None) -> None:
        """Draw a run that is tried, and mark one of its facts."""
        self._trial, self._marked = trial, marked
        self._draw()

    def hide_kinds(self, kinds: Collection[FactType]) -> None:
        """Leave out these types of facts."""
        self._hidden = frozenset(kind_code(kind) for kind in kinds)
        self._draw()

    def mark(self, place: int | None) -> None:
        """Mark another fact; None = none."""
        if place != self._marked:
            self._marked = place
            self._draw_marked()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "_marked"):
            self._draw()

    def _draw(self) -> None:
        shown, trial = tones(self.palette()), self._trial
        self.view.setBackground(shown.base)
        self.plot.clear()
        self._marks.clear()
        for name, words in (("bottom", self.tr("Age in days")), ("left", self.tr("Importance"))):
            axis = self.plot.getAxis(name)
            axis.setPen(shown.line)
            axis.setTextPen(shown.muted)
            axis.setLabel(words, color=shown.muted)
        if trial is None:
            return
        found = trial.surveyed.survey
        age = trial.age_days()
        can_be_drawn = np.isfinite(age) & np.isfinite(found.base) & ~found.pinned
        wanted = np.flatnonzero(can_be_drawn & ~np.isin(found.kinds, list(self._hidden)))
        self.drawn = wanted[:: max(1, -(-len(wanted) // DRAWN))]
        longest = max(float(age[can_be_drawn].max(initial=0.0)), _LEAST_DAYS)
        end = float(across(np.array([longest]))[0])
        self._draw_curves(trial, shown, end)
        self._draw_points(trial, shown, across(age))
        self._draw_threshold(trial, shown)
        self._end = end
        self._draw_marked()
        self.plot.setXRange(0.0, end, padding=_SIDE)
        self.plot.setYRange(_BOTTOM, _TOP, padding=0.0)
        words = DecayWords().drawn(len(self.drawn), len(wanted), int((~can_be_drawn).sum()))
        self.counted.setText(words)
        self.view.setAccessibleDescription(words)

    def _draw_curves(self, trial: Trial, shown: Tones, end: float) -> None:
        places = np.linspace(0.0, end, _CURVE_POINTS)
        days = days_at(places)
        if not isinstance(trial.law, Weibull):
            self._add_curve(places, trial.share_left(days, 0), pg.mkPen(shown.accent, width=2))
            return
        there = frozenset(np.unique(trial.surveyed.survey.kinds).tolist()) - self._hidden
        for code, kind in enumerate(FactType):
            if code in there:
                pen = pg.mkPen(kind_color(kind, shown), width=2, style=HUES.pattern(kind))
                self._add_curve(places, trial.share_left(days, code), pen)

    def _draw_points(self, trial: Trial, shown: Tones, x: Any) -> None:
        drawn, y = self.drawn, trial.left[0]
        is_below = y[drawn] < trial.law.threshold
        self._add_points(drawn[is_below], x, y, QColor(shown.bad), "t")
        above = drawn[~is_below]
        if not isinstance(trial.law, Weibull):
            self._add_points(above, x, y, QColor(shown.accent), "o")
            return
        kinds = trial.surveyed.survey.kinds
        for code, kind in enumerate(FactType):
            self._add_points(above[kinds[above] == code], x, y, kind_color(kind, shown), "o")

    def _draw_threshold(self, trial: Trial, shown: Tones) -> None:
        if trial.law.threshold <= 0:
            return
        line = pg.InfiniteLine(trial.law.threshold, 0, pg.mkPen(shown.bad, width=1, style=Qt.PenStyle.DashLine))
        words = self.tr("threshold {figure}").format(figure=formats.figure(trial.law.threshold))
        # Above the line where there is room; its anchors are the label's own corners.
        anchors = [(1.0, 1.0), (1.0, 1.0)] if trial.law.threshold < _TOP - 0.15 else [(1.0, 0.0), (1.0, 0.0)]
        pg.InfLineLabel(line, words, position=0.995, anchors=anchors, color=shown.bad)
        self.plot.addItem(line)

    def _draw_marked(self) -> None:
        """A ring around the marked fact, and the way that it fades."""
        for item in self._marks:
            self.plot.removeItem(item)
        self._marks.clear()
        place, trial = self._marked, self._trial
        if place is None or trial is None or not self._is_drawable(trial, place):
            return
        found, shown = trial.surveyed.survey, tones(self.palette())
        places = np.linspace(0.0, self._end, _CURVE_POINTS)
        own = found.base[place] * trial.share_left(days_at(places), int(found.kinds[place]))
        x, y = across(trial.age_days()[[place]]), trial.left[0][[place]]
        ring = pg.ScatterPlotItem(x=x, y=y, size=_RING, brush=None, pen=pg.mkPen(shown.text, width=2))
        ring.setZValue(20)
        way = pg.PlotCurveItem(places, own, pen=pg.mkPen(shown.text, width=1, style=Qt.PenStyle.DotLine))
        self._marks += (way, ring)
        for item in self._marks:
            self.plot.addItem(item)

    def _is_drawable(self, trial: Trial, place: int) -> bool:
        found = trial.surveyed.survey
        if place >= len(found.keys) or int(found.kinds[place]) in self._hidden or found.pinned[place]:
            return False
        return bool(np.isfinite(found.base[place]) and np.isfinite(trial.age_days()[place]))

    def _add_curve(self, x: Any, y: Any, pen: Any) -> None:
        self.plot.addItem(pg.PlotCurveItem(x, y, pen=pen, antialias=True))

    def _add_points(self, places: Places, x: Any, y: Any, color: QColor, symbol: str) -> None:
        if not len(places):
            return
        is_few = len(self.drawn) <= _FEW
        color.setAlpha(_ALPHA_FEW if is_few else _ALPHA)
        points = pg.ScatterPlotItem(
            x=x[places],
            y=y[places],
            data=places,
            symbol=symbol,
            size=_LARGE if is_few else _SMALL,
            brush=color,
            pen=None,
        )
        points.setZValue(10)
        points.sigClicked.connect(self._tell)
        self.plot.addItem(points)

    def _tell(self, _: Any, points: Any) -> None:
        if len(points):
            self.place_clicked.emit(int(points[0].data()))


def kind_color(kind: FactType, shown: Tones) -> QColor:
    """The colour of a fact type."""
    return HUES.color(kind, dark=shown.is_dark)

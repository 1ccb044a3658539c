"""A branch's memory over time: how much there was, and on which days it was learned, revised and deleted."""

from __future__ import annotations

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QEvent
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QVBoxLayout, QWidget
from typing_extensions import override

from explorer.memory.times import parse_time
from explorer.services.branches.timeline import Timeline
from explorer.ui import formats
from explorer.ui.dialogs.texts import quiet
from explorer.ui.theme import tones

_DAY = 86_400.0
_BAR = 0.8 * _DAY
_HEIGHT = 150
_FILL_ALPHA = 40


class TimelinePlot(QWidget):
    """A line for what stands, bars for what happened; the sentence above says the same in figures."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.sentence = quiet()
        self.plot = pg.PlotWidget(axisItems={"bottom": pg.DateAxisItem(utcOffset=0)})
        self.plot.setMinimumHeight(_HEIGHT)
        self.plot.setMenuEnabled(False)
        self.plot.hideButtons()
        self.plot.setMouseEnabled(x=True, y=False)
        self.plot.setAccessibleName(self.tr("Facts over time"))
        self._shown: Timeline | None = None
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self.sentence)
        column.addWidget(self.plot, 1)

    def show_timeline(self, timeline: Timeline | None) -> None:
        """Show what happened; None = it is not known yet."""
        self._shown = timeline
        self._draw()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "_shown"):
            self._draw()

    def _draw(self) -> None:
        shown, timeline = tones(self.palette()), self._shown
        self.plot.clear()
        self.plot.setBackground(shown.base)
        for name in ("bottom", "left"):
            axis = self.plot.getAxis(name)
            axis.setPen(shown.line)
            axis.setTextPen(shown.muted)
        self.sentence.setText("" if timeline is None else self._words(timeline))
        self.plot.setAccessibleDescription(self.sentence.text())
        if timeline is None or not len(timeline.days):
            self.plot.getPlotItem().setVisible(False)
            return
        self.plot.getPlotItem().setVisible(True)
        edges = np.append(timeline.days, timeline.days[-1] + _DAY)
        fill = QColor(shown.accent)
        fill.setAlpha(_FILL_ALPHA)
        line = pg.PlotDataItem(
            edges, timeline.standing, stepMode="center", fillLevel=0, brush=fill, pen=pg.mkPen(shown.accent, width=1.5)
        )
        self.plot.addItem(line)
        for counts, color in ((timeline.learned, shown.good), (-timeline.deleted, shown.bad)):
            bars = pg.BarGraphItem(x=timeline.days + _DAY / 2, height=counts, width=_BAR, brush=color, pen=None)
            self.plot.addItem(bars)
        self.plot.enableAutoRange()

    def _words(self, timeline: Timeline) -> str:
        if not len(timeline.days):
            return self.tr("%n fact(s) without a date", "", timeline.undated) if timeline.undated else ""
        first, last = (formats.local_date(parse_time(float(timeline.days[at]))) for at in (0, -1))
        parts = [
            self.tr("{first} to {last}").format(first=first, last=last),
            self.tr("%n learned", "", int(timeline.learned.sum())),
            self.tr("%n revised", "", int(timeline.revised.sum())),
            self.tr("%n deleted", "", int(timeline.deleted.sum())),
        ]
        if timeline.undated:
            parts.append(self.tr("%n without a date", "", timeline.undated))
        return " · ".join(parts)

"""A branch's memory over time: how much there was, and on which days it was learned, revised and deleted."""

from __future__ import annotations

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QVBoxLayout, QWidget
from typing_extensions import override

from explorer.memory.times import parse_time
from explorer.services.branches.timeline import Timeline
from explorer.ui import formats
from explorer.ui.dialogs.texts import quiet
from explorer.ui.theme import Tones, tones

_DAY = 86_400.0
_HEIGHT = 170
_SCALE = 44
_HEADROOM, _MARGIN = 0.12, 0.02
_FILL_ALPHA = 40


class TimelinePlot(QWidget):
    """A line for what stands, bars below it for what happened; the sentence above says the same in figures."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.sentence = quiet()
        self.sentence.setTextFormat(Qt.TextFormat.RichText)
        self.view = pg.GraphicsLayoutWidget()
        self.view.setMinimumHeight(_HEIGHT)
        keeps_place = self.view.sizePolicy()
        keeps_place.setRetainSizeWhenHidden(True)
        self.view.setSizePolicy(keeps_place)
        self.view.setAccessibleName(self.tr("Facts over time"))
        self.standing, self.events = self._add_plot(0), self._add_plot(1)
        self.standing.setXLink(self.events)
        self.standing.hideAxis("bottom")
        self.events.setAxisItems({"bottom": pg.DateAxisItem(utcOffset=0)})
        self.view.ci.layout.setRowStretchFactor(0, 2)
        self.view.ci.layout.setRowStretchFactor(1, 1)
        self._shown: Timeline | None = None
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self.sentence)
        column.addWidget(self.view, 1)

    def show_timeline(self, timeline: Timeline | None) -> None:
        """Show what happened; None = it is not known yet."""
        self._shown = timeline
        self._draw()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "_shown"):
            self._draw()

    def _add_plot(self, row: int) -> pg.PlotItem:
        plot = self.view.addPlot(row=row, col=0)
        plot.setMenuEnabled(False)
        plot.hideButtons()
        plot.setMouseEnabled(x=True, y=False)
        # Both scales begin at the same place, whatever the length of their numbers.
        plot.getAxis("left").setWidth(_SCALE)
        return plot

    def _draw(self) -> None:
        shown, timeline = tones(self.palette()), self._shown
        self.view.setBackground(shown.base)
        self.view.setVisible(timeline is not None and len(timeline.days) > 0)
        for plot in (self.standing, self.events):
            plot.clear()
            for name in ("bottom", "left"):
                plot.getAxis(name).setPen(shown.line)
                plot.getAxis(name).setTextPen(shown.muted)
        parts = [] if timeline is None else self._words(timeline)
        marked = [
            f'<span style="color: {getattr(shown, tone)}">■</span> {words}' if tone else words for words, tone in parts
        ]
        self.sentence.setText(" · ".join(marked))
        self.view.setAccessibleDescription(" · ".join(words for words, _ in parts))
        if timeline is not None and len(timeline.days):
            self._draw_standing(timeline, shown)
            self._draw_events(timeline, shown)

    def _draw_standing(self, timeline: Timeline, shown: Tones) -> None:
        edges = np.append(timeline.days, timeline.days[-1] + _DAY)
        fill = QColor(shown.accent)
        fill.setAlpha(_FILL_ALPHA)
        # Two items: a filled one draws its line down to zero at both ends, as if all had been deleted there.
        self.standing.addItem(
            pg.PlotDataItem(edges, timeline.standing, stepMode="center", fillLevel=0, brush=fill, pen=None)
        )
        self.standing.addItem(
            pg.PlotDataItem(edges, timeline.standing, stepMode="center", pen=pg.mkPen(shown.accent, width=1.5))
        )
        self.standing.setYRange(0, max(int(timeline.standing.max()), 1), padding=_HEADROOM)
        self.events.setXRange(edges[0], edges[-1], padding=_MARGIN)

    def _draw_events(self, timeline: Timeline, shown: Tones) -> None:
        nothing = np.zeros_like(timeline.learned)
        bars = (
            (timeline.learned, nothing, shown.good),
            (timeline.revised, timeline.learned, shown.warning),
            (-timeline.deleted, nothing, shown.bad),
        )
        for heights, floors, color in bars:
            at = heights != 0
            # Without an outline the bars of a long time would be thinner than a pixel, and vanish.
            pen = pg.mkPen(color, width=1)
            self.events.addItem(
                pg.BarGraphItem(
                    x0=timeline.days[at], width=_DAY, y0=floors[at], height=heights[at], brush=color, pen=pen
                )
            )
        low, high = -int(timeline.deleted.max()), int((timeline.learned + timeline.revised).max())
        self.events.setYRange(low, max(high, 1), padding=_HEADROOM)

    def _words(self, timeline: Timeline) -> list[tuple[str, str]]:
        """Each part of the sentence with the tone that its bars have."""
        if not len(timeline.days):
            return [(self.tr("%n fact(s) without a date", "", timeline.undated), "")] if timeline.undated else []
        first, last = (formats.local_date(parse_time(float(timeline.days[at]))) for at in (0, -1))
        parts = [
            (self.tr("{first} to {last}").format(first=first, last=last), ""),
            (self.tr("%n learned", "", int(timeline.learned.sum())), "good"),
            (self.tr("%n revised", "", int(timeline.revised.sum())), "warning"),
            (self.tr("%n deleted", "", int(timeline.deleted.sum())), "bad"),
        ]
        if timeline.undated:
            parts.append((self.tr("%n without a date", "", timeline.undated), ""))
        return parts

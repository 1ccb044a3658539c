"""The types of facts that there are: how many of each, how fast they fade, and a switch for their points."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QCheckBox, QWidget
from typing_extensions import override

from explorer.memory.decay_laws import SHAPES, Weibull, kind_code
from explorer.memory.facts import FactType
from explorer.ui import formats
from explorer.ui.maintenance.decay_plot import HUES, kind_color
from explorer.ui.maintenance.decay_trial import Trial
from explorer.ui.theme import tones
from explorer.ui.widgets.flow_layout import FlowLayout
from explorer.ui.words import type_word

_SWATCH = QSize(18, 12)
_DAY = 24.0


class DecayLegend(QWidget):
    """A switch for every type that has facts; switched off, its curve and points are not drawn."""

    hidden_changed = Signal(object)
    """A set of `FactType`s."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Types of facts"))
        self._by_type: bool | None = None
        self.switches: dict[FactType, QCheckBox] = {}
        layout = FlowLayout(self, spacing=16)
        layout.setContentsMargins(0, 0, 0, 0)
        for kind in FactType:
            switch = self.switches[kind] = QCheckBox()
            switch.setChecked(True)
            switch.setIconSize(_SWATCH)
            switch.toggled.connect(lambda _: self.hidden_changed.emit(self.hidden))
            switch.hide()
            layout.addWidget(switch)

    @property
    def hidden(self) -> frozenset[FactType]:
        """The types that are switched off."""
        return frozenset(kind for kind, switch in self.switches.items() if not switch.isChecked())

    def show_trial(self, trial: Trial) -> None:
        """Count the facts of each type; by Weibull's law tell its half-life too."""
        counts = np.bincount(trial.surveyed.survey.kinds, minlength=len(FactType))
        self._by_type = isinstance(trial.law, Weibull)
        for kind, switch in self.switches.items():
            count = int(counts[kind_code(kind)])
            text = f"{type_word(kind)} {formats.count(count)}"
            days = formats.figure(round(SHAPES[kind].half_life_hours / _DAY, 1))
            half_life = self.tr("half is left after {days} days").format(days=days)
            if self._by_type:
                text += " · " + self.tr("{days} d").format(days=days)
            switch.setText(text)
            switch.setToolTip(half_life if self._by_type else "")
            switch.setAccessibleDescription(half_life if self._by_type else "")
            switch.setVisible(count > 0)
        self._draw_swatches()
        self.updateGeometry()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "switches"):
            self._draw_swatches()

    def _draw_swatches(self) -> None:
        shown = tones(self.palette())
        for kind, switch in self.switches.items():
            if not self._by_type:
                switch.setIcon(QIcon())
                continue
            ratio = self.devicePixelRatioF()
            pixmap = QPixmap(_SWATCH * ratio)
            pixmap.setDevicePixelRatio(ratio)
            pixmap.fill(Qt.GlobalColor.transparent)
            painter = QPainter(pixmap)
            painter.setPen(QPen(kind_color(kind, shown), 3, HUES.pattern(kind)))
            middle = _SWATCH.height() // 2
            painter.drawLine(0, middle, _SWATCH.width(), middle)
            painter.end()
            switch.setIcon(QIcon(pixmap))

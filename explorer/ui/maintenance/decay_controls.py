"""By which law importance fades, with which half-life, and below what it has faded."""

from __future__ import annotations

from math import exp, log, sqrt

from PySide6.QtCore import Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import (
    QComboBox,
    QDoubleSpinBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from explorer.memory.decay_laws import DecayLaw, Exponential, Weibull
from explorer.memory.fading import FADED_BELOW, HALF_LIFE_HOURS
from explorer.ui import formats
from explorer.ui.dialogs.texts import quiet
from explorer.ui.maintenance.figure_slider import FigureSlider
from explorer.ui.settings import DECAY_HALF_LIFE, DECAY_LAW, DECAY_THRESHOLD, DECAY_UNIT, Settings

SHORTEST_HOURS, LONGEST_HOURS = 1.0, 24.0 * 3_650
_SLID_HOURS = 24.0 * 730
_DAY = 24.0
_IN_HOURS, _IN_DAYS = "hours", "days"
_FINE, _COARSE, _FINE_UNTIL = 0.005, 0.01, 0.2


class HalfLifeScale:
    """From one hour to two years; a step is a share of the figure: whole hours up to two days, then whole days."""

    def figure(self, place: float) -> float:
        """Hours."""
        hours = exp(place * log(_SLID_HOURS))
        unit = 1.0 if hours < 2 * _DAY else _DAY
        return max(round(hours / unit) * unit, SHORTEST_HOURS)

    def place(self, figure: float) -> float:
        """Of so many hours."""
        return log(figure) / log(_SLID_HOURS)


class ThresholdScale:
    """From 0 to 1, with most room for what is small."""

    def figure(self, place: float) -> float:
        """An importance."""
        value = place * place
        step = _FINE if value < _FINE_UNTIL else _COARSE
        return round(round(value / step) * step, 3)

    def place(self, figure: float) -> float:
        """Of an importance."""
        return sqrt(figure)


class HalfLife(FigureSlider):
    """The figure is in hours; the field shows hours or days."""

    def __init__(self, name: str, unit: QComboBox) -> None:
        self._unit = unit
        super().__init__(name, HalfLifeScale(), HALF_LIFE_HOURS, QDoubleSpinBox(decimals=2))
        self.beside.addWidget(unit)
        unit.currentIndexChanged.connect(self._show_unit)
        self._show_unit()

    @property
    @override
    def unit(self) -> float:
        """Hours in one of the field's units."""
        return _DAY if self._unit.currentData() == _IN_DAYS else 1.0

    def _show_unit(self) -> None:
        self.field.blockSignals(True)
        self.field.setDecimals(2 if self.unit == _DAY else 0)
        self.field.setRange(SHORTEST_HOURS / self.unit, LONGEST_HOURS / self.unit)
        self.field.blockSignals(False)
        self.show_in_field()


class DecayControls(QWidget):
    """Remembers what was chosen; announces it while a slider is dragged."""

    law_changed = Signal()

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self.kind, self.unit = QComboBox(), QComboBox()
        self.kind.addItem(self.tr("Exponential: one half-life"), Exponential.name)
        self.kind.addItem(self.tr("Weibull: by type of fact"), Weibull.name)
        self.kind.setAccessibleName(self.tr("Law"))
        for unit, word in ((_IN_HOURS, self.tr("hours")), (_IN_DAYS, self.tr("days"))):
            self.unit.addItem(word, unit)
        self.unit.setAccessibleName(self.tr("Unit of the half-life"))
        self.unit.setCurrentIndex(0 if settings.text(DECAY_UNIT) == _IN_HOURS else 1)
        self.half_life = HalfLife(self.tr("Half-life"), self.unit)
        field = QDoubleSpinBox(decimals=3, minimum=0.0, maximum=1.0, singleStep=_COARSE)
        self.threshold = FigureSlider(self.tr("Threshold: faded below"), ThresholdScale(), FADED_BELOW, field)
        self.default = QPushButton(self.tr("Default"))
        self._each_type = quiet(self.tr("Each type of fact has its own: it stands beside its name."))
        self._half_lives = QStackedWidget()
        for each in (self.half_life.field, field, self.default):
            each.setMinimumHeight(self.kind.sizeHint().height())
        self._lay_out()
        self._restore()
        self._explain()
        self.kind.currentIndexChanged.connect(self._tell)
        self.unit.currentIndexChanged.connect(lambda _: settings.set(DECAY_UNIT, self.unit.currentData()))
        self.half_life.changed.connect(self._tell)
        self.threshold.changed.connect(self._tell)
        self.default.clicked.connect(self.reset)

    @property
    def law(self) -> DecayLaw:
        """What is chosen."""
        threshold = self.threshold.figure
        return Weibull(threshold) if self._is_weibull else Exponential(self.half_life.figure, threshold)

    def reset(self) -> None:
        """Half-life and threshold as they are where nobody chose others; the law stays."""
        self.half_life.show_figure(HALF_LIFE_HOURS)
        self.threshold.show_figure(FADED_BELOW)
        self._tell()

    @property
    def _is_weibull(self) -> bool:
        return bool(self.kind.currentData() == Weibull.name)

    def _lay_out(self) -> None:
        kind = QWidget()
        column = QVBoxLayout(kind)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        title = QLabel(self.tr("Law"))
        title.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        title.setBuddy(self.kind)
        column.addWidget(title)
        column.addWidget(self.kind)
        by_type = QWidget()
        words = QVBoxLayout(by_type)
        words.setContentsMargins(0, 0, 0, 0)
        words.setSpacing(4)
        words.addWidget(quiet(self.tr("Half-life")))
        words.addWidget(self._each_type, 1)
        for page in (self.half_life, by_type):
            self._half_lives.addWidget(page)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(24)
        row.addWidget(kind)
        row.addWidget(self._half_lives, 3)
        row.addWidget(self.threshold, 2)
        buttons = QVBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(self.default)
        row.addLayout(buttons)

    def _explain(self) -> None:
        days = formats.count(round(HALF_LIFE_HOURS / _DAY))
        usual = self.tr("Default: {days} days. The mark below the slider shows it.").format(days=days)
        self.half_life.slider.setToolTip(usual)
        usual = self.tr("Default: {figure}. The mark below the slider shows it.").format(
            figure=formats.share(FADED_BELOW)
        )
        self.threshold.slider.setToolTip(usual)
        self.default.setToolTip(self.tr("Half-life and threshold as they are at first"))

    def _restore(self) -> None:
        kept = self._settings
        self.kind.setCurrentIndex(1 if kept.text(DECAY_LAW) == Weibull.name else 0)
        hours = kept.figure(DECAY_HALF_LIFE, HALF_LIFE_HOURS, SHORTEST_HOURS, LONGEST_HOURS)
        self.half_life.show_figure(hours)
        self.threshold.show_figure(kept.figure(DECAY_THRESHOLD, FADED_BELOW, 0.0, 1.0))
        self._show_state()

    def _tell(self) -> None:
        self._settings.set(DECAY_LAW, self.kind.currentData())
        self._settings.set(DECAY_HALF_LIFE, str(self.half_life.figure))
        self._settings.set(DECAY_THRESHOLD, str(self.threshold.figure))
        self._show_state()
        self.law_changed.emit()

    def _show_state(self) -> None:
        self._half_lives.setCurrentIndex(1 if self._is_weibull else 0)
        is_usual = self.threshold.figure == FADED_BELOW and (
            self._is_weibull or self.half_life.figure == HALF_LIFE_HOURS
        )
        self.default.setEnabled(not is_usual)

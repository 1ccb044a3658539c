"""A figure that is dragged or typed: a slider whose default is marked, and a field beside it."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import (
    QDoubleSpinBox,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QSlider,
    QStyle,
    QStyleOptionSlider,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from explorer.ui.theme import tones

STEPS = 1_000
_STEP, _PAGE = 10, 50
_MAGNET = 6
"""So near to the default the slider means it, so that it can be found again by the pointer."""
_MARK = 4
_NARROWEST = 72


class Scale(Protocol):
    """How places of a slider, 0..1, stand for figures, and which of them are round."""

    def figure(self, place: float) -> float:
        """The round figure at a place."""
        ...

    def place(self, figure: float) -> float:
        """The place of a figure, round or not."""
        ...


class MarkedSlider(QSlider):
    """Shows where the default is."""

    def __init__(self, marked: int, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.marked = marked
        self.setRange(0, STEPS)
        self.setSingleStep(_STEP)
        self.setPageStep(_PAGE)
        self.setMinimumWidth(_NARROWEST)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        handle = self.style().pixelMetric(QStyle.PixelMetric.PM_SliderLength, option, self)
        room = self.width() - handle
        at = QStyle.sliderPositionFromValue(0, STEPS, self.marked, room, option.upsideDown) + handle // 2
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(tones(self.palette()).muted))
        bottom = self.height() - 1
        painter.drawPolygon([QPoint(at - _MARK, bottom), QPoint(at + _MARK, bottom), QPoint(at, bottom - _MARK)])


class FigureSlider(QWidget):
    """Announces `changed` while it is dragged; the field takes figures that the slider has no place for."""

    changed = Signal(float)

    def __init__(self, name: str, scale: Scale, default: float, field: QDoubleSpinBox) -> None:
        super().__init__()
        self._scale, self._default, self._figure = scale, default, default
        self.field = field
        self.slider = MarkedSlider(self._position(default))
        self.title = QLabel(name)
        self.title.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self.title.setBuddy(field)
        self.beside = QHBoxLayout()
        self.beside.setSpacing(8)
        self.beside.addWidget(self.slider, 1)
        self.beside.addWidget(field)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self.title)
        column.addLayout(self.beside)
        for each in (self.slider, field):
            each.setAccessibleName(name)
        field.setKeyboardTracking(False)
        self.slider.valueChanged.connect(self._take_slider)
        field.valueChanged.connect(self._take_field)
        self.show_figure(default)

    @property
    def figure(self) -> float:
        """The figure that is chosen."""
        return self._figure

    def show_figure(self, figure: float) -> None:
        """Choose a figure, without saying so."""
        self._figure = figure
        self.slider.blockSignals(True)
        self.slider.setValue(self._position(figure))
        self.slider.blockSignals(False)
        self.show_in_field()

    def show_in_field(self) -> None:
        """Tell the figure in the field anew."""
        self.field.blockSignals(True)
        self.field.setValue(self._figure / self.unit)
        self.field.blockSignals(False)

    @property
    def unit(self) -> float:
        """How much of the figure is 1 in the field."""
        return 1.0

    def _position(self, figure: float) -> int:
        return round(STEPS * min(max(self._scale.place(figure), 0.0), 1.0))

    def _take_slider(self, position: int) -> None:
        is_near = abs(position - self.slider.marked) <= _MAGNET
        figure = self._default if is_near else self._scale.figure(position / STEPS)
        if figure != self._figure:
            self._figure = figure
            self.show_in_field()
            self.changed.emit(figure)

    def _take_field(self, value: float) -> None:
        figure = value * self.unit
        if figure != self._figure:
            self.show_figure(figure)
            self.changed.emit(figure)

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDoubleSpinBox
from pytestqt.qtbot import QtBot

from explorer.ui.maintenance.figure_slider import STEPS, FigureSlider


class Tenths:
    def figure(self, place: float) -> float:
        return round(place * 10) / 10

    def place(self, figure: float) -> float:
        return figure


@pytest.fixture
def made(qtbot: QtBot) -> FigureSlider:
    slider = FigureSlider("Share", Tenths(), 0.25, QDoubleSpinBox(decimals=3, minimum=0.0, maximum=2.0))
    qtbot.addWidget(slider)
    slider.show()
    return slider


def test_the_default_is_marked_and_found_again(made: FigureSlider) -> None:
    assert (made.figure, made.slider.value(), made.slider.marked, made.field.value()) == (0.25, 250, 250, 0.25)
    made.slider.setValue(600)
    assert (made.figure, made.field.value()) == (0.6, 0.6)
    made.slider.setValue(made.slider.marked + 5)
    assert made.figure == 0.25
    made.grab()


def test_only_another_figure_is_announced(made: FigureSlider) -> None:
    said: list[float] = []
    made.changed.connect(said.append)
    made.slider.setValue(600)
    made.slider.setValue(610)
    made.field.setValue(0.123)
    made.field.setValue(1.5)
    assert said == [0.6, 0.123, 1.5], "a field takes figures that the slider has no place for"
    assert made.slider.value() == STEPS
    made.show_figure(0.4)
    assert len(said) == 3
    assert (made.slider.value(), made.field.value()) == (400, 0.4)


def test_it_is_moved_by_keys(made: FigureSlider) -> None:
    QTest.keyClick(made.slider, Qt.Key.Key_PageUp)
    assert made.figure == 0.3
    assert made.slider.accessibleName() == made.field.accessibleName() == "Share"

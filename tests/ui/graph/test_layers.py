from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject, QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from explorer.ui.graph.drawing import Stroke
from explorer.ui.graph.layers import Layer, Layers
from explorer.ui.graph.scene import View

WHOLE = View(1.0, 0.0, 0.0, 100.0, 80.0)
WHITE = QColor("white")


class Source(QObject):
    """A picture of one square of the layout, 10..20 in x and y; counts how often it is drawn."""

    def __init__(self) -> None:
        super().__init__()
        self.colour = QColor("red")
        self.times = 0

    def strokes(self, view: View) -> Iterator[Stroke]:
        self.times += 1
        colour = QColor(self.colour)
        rect = QRectF(10 * view.scale + view.dx, 10 * view.scale + view.dy, 10 * view.scale, 10 * view.scale)
        yield lambda painter: painter.fillRect(rect, colour)


@pytest.fixture
def source(qapp: object) -> Source:
    return Source()


def show(layers: Layers, view: View) -> QImage:
    image = QImage(100, 80, QImage.Format.Format_RGB32)
    image.fill(QColor("grey"))
    painter = QPainter(image)
    layers.paint(painter, view, WHOLE, WHITE, 1.0)
    painter.end()
    return image


def test_a_layer_is_carried_to_another_view() -> None:
    layer = Layer(QImage(), View(2.0, 10.0, 0.0, 100.0, 50.0), 0)
    assert layer.target(View(4.0, 30.0, 5.0, 0.0, 0.0)) == QRectF(10.0, 5.0, 200.0, 100.0)
    assert layer.covers(View(4.0, 20.0, 0.0, 100.0, 50.0))
    assert not layer.covers(View(1.0, 5.0, 0.0, 100.0, 50.0))


def test_the_first_picture_comes_at_once_and_then_is_kept(qtbot: QtBot, source: Source) -> None:
    layers = Layers(source.strokes, source)
    with qtbot.waitSignal(layers.refined, timeout=1000):
        show(layers, WHOLE)
    assert show(layers, WHOLE).pixelColor(15, 15) == QColor("red")
    assert show(layers, WHOLE).pixelColor(25, 15) == WHITE
    assert layers.is_settled
    assert source.times == 1


def test_a_moved_view_shows_the_old_picture_in_the_new_place_until_it_is_drawn_anew(
    qtbot: QtBot, source: Source
) -> None:
    layers = Layers(source.strokes, source)
    with qtbot.waitSignal(layers.refined, timeout=1000):
        show(layers, WHOLE)
    moved = View(2.0, -10.0, 0.0, 100.0, 80.0)
    image = show(layers, moved)
    assert source.times == 1
    assert image.pixelColor(15, 25) == QColor("red")
    assert image.pixelColor(35, 25) == WHITE
    with qtbot.waitSignal(layers.refined, timeout=1000):
        pass
    assert source.times == 2
    assert show(layers, moved).pixelColor(15, 25) == QColor("red")


def test_where_the_sharp_picture_does_not_reach_the_overview_does(qtbot: QtBot, source: Source) -> None:
    layers = Layers(source.strokes, source)
    near = View(40.0, -3000.0, -3000.0, 100.0, 80.0)
    with qtbot.waitSignal(layers.refined, timeout=1000):
        show(layers, near)
    qtbot.waitUntil(lambda: layers.is_settled, timeout=1000)
    image = show(layers, WHOLE)
    assert image.pixelColor(15, 15) == QColor("red")
    assert image.pixelColor(50, 50) == WHITE


def test_a_change_is_drawn_though_the_view_stays(qtbot: QtBot, source: Source) -> None:
    layers = Layers(source.strokes, source)
    with qtbot.waitSignal(layers.refined, timeout=1000):
        show(layers, WHOLE)
    source.colour = QColor("blue")
    layers.forget()
    with qtbot.waitSignal(layers.refined, timeout=1000):
        assert show(layers, WHOLE).pixelColor(15, 15) == QColor("red")
    assert show(layers, WHOLE).pixelColor(15, 15) == QColor("blue")
    assert layers.is_settled

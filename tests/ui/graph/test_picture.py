from __future__ import annotations

import pytest
from PySide6.QtGui import QColor, QPalette
from pytestqt.qtbot import QtBot

from explorer.ui.graph import picture
from explorer.ui.graph.picture import GraphPicture
from explorer.ui.graph.scene import Scene
from explorer.ui.widgets.hues import Hues
from tests.ui.graph.sample import number_of, sample


@pytest.fixture
def shown(qtbot: QtBot) -> GraphPicture:
    made = GraphPicture()
    qtbot.addWidget(made)
    made.resize(800, 600)
    made.shown = Scene(*sample(60))
    made.show()
    made.fit()
    return made


def colour_at(shown: GraphPicture, name: str) -> QColor:
    assert shown.shown is not None
    x, y = shown.view.place(shown.shown.layout.positions[number_of(shown.shown.graph, name)])
    return QColor(shown.grab().toImage().pixelColor(int(x), int(y)))


def test_fit_shows_everything_as_large_as_may_be(shown: GraphPicture) -> None:
    assert shown.shown is not None
    left, top, right, bottom = shown.shown.bounds()
    view = shown.view
    assert view.scale * left + view.dx >= 0
    assert view.scale * top + view.dy >= 0
    assert view.scale * right + view.dx <= view.width
    assert view.scale * bottom + view.dy <= view.height
    assert max((right - left) * view.scale / view.width, (bottom - top) * view.scale / view.height) > 0.85


def test_a_fitted_picture_stays_fitted_when_it_is_resized(shown: GraphPicture) -> None:
    before = shown.view.scale
    shown.resize(500, 400)
    assert shown.view.scale < before
    shown.zoom(3.0)
    zoomed = shown.view.scale
    shown.resize(510, 410)
    assert shown.view.scale == pytest.approx(zoomed, rel=0.1)


def test_zoom_keeps_the_middle_and_has_limits(shown: GraphPicture) -> None:
    before = shown.view
    shown.zoom_in()
    after = shown.view
    assert after.scale == pytest.approx(before.scale * 1.25)
    middle = (before.width / 2 - before.dx) / before.scale
    assert (after.width / 2 - after.dx) / after.scale == pytest.approx(middle)
    shown.zoom_out()
    assert shown.view.scale == pytest.approx(before.scale)
    shown.zoom(1e6)
    assert shown.view.scale == pytest.approx(220.0)
    shown.zoom(1e-9)
    assert shown.view.scale == pytest.approx(0.5)


def test_a_node_comes_into_the_middle(shown: GraphPicture) -> None:
    assert shown.shown is not None
    number = number_of(shown.shown.graph, "f7")
    shown.centre_on(number)
    view = shown.view
    assert view.place(shown.shown.layout.positions[number]).tolist() == pytest.approx([view.width / 2, view.height / 2])
    shown.zoom(6.0)
    shown.reveal(number)
    assert view.place(shown.shown.layout.positions[number]).tolist() == pytest.approx([view.width / 2, view.height / 2])


def test_the_picture_follows_the_palette(shown: GraphPicture) -> None:
    assert colour_at(shown, "f7") == Hues().color("people", dark=False)
    dark = QPalette()
    dark.setColor(QPalette.ColorRole.Base, QColor("#18191b"))
    dark.setColor(QPalette.ColorRole.Text, QColor("white"))
    shown.setPalette(dark)
    assert colour_at(shown, "f7") == Hues().color("people", dark=True)
    assert shown.grab().toImage().pixelColor(2, 2) == QColor("#18191b")


def test_a_large_picture_comes_from_layers_and_shows_the_same(
    shown: GraphPicture, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    at_once = colour_at(shown, "f7")
    monkeypatch.setattr(picture, "DRAWN_AT_ONCE", 0)
    with qtbot.waitSignal(shown.refined, timeout=2000):
        shown.redraw()
    assert colour_at(shown, "f7") == at_once
    qtbot.waitUntil(lambda: shown.is_settled, timeout=2000)


def test_nothing_to_show_is_no_error(qtbot: QtBot) -> None:
    empty = GraphPicture()
    qtbot.addWidget(empty)
    empty.show()
    empty.fit()
    empty.centre_on(0)
    empty.reveal(0)
    assert not empty.grab().isNull()

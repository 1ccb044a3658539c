from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtGui import QColor, QImage, QPainter, QPalette

from explorer.services.graph import EdgeKind, NodeKind
from explorer.ui.graph import drawing
from explorer.ui.graph.drawing import load, strokes
from explorer.ui.graph.scene import Scene, View
from explorer.ui.graph.style import Style
from explorer.ui.widgets.hues import Hues
from tests.ui.graph.sample import number_of, sample

pytestmark = pytest.mark.usefixtures("qapp")


def view_of(scene: Scene, scale: float = 20.0) -> View:
    left, top, right, bottom = scene.bounds()
    return View(scale, (1 - left) * scale, (1 - top) * scale, (right - left + 2) * scale, (bottom - top + 2) * scale)


def drawn(scene: Scene, view: View) -> QImage:
    image = QImage(int(view.width), int(view.height), QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    palette = QPalette()
    palette.setColor(QPalette.ColorRole.Base, QColor("white"))
    painter = QPainter(image)
    for stroke in strokes(scene, view, Style.of(palette)):
        stroke(painter)
    painter.end()
    return image


def test_a_dot_stands_where_the_layout_says_in_its_domains_hue() -> None:
    scene = Scene(*sample())
    view = view_of(scene)
    x, y = view.place(scene.layout.positions[number_of(scene.graph, "f7")])
    assert drawn(scene, view).pixelColor(int(x), int(y)) == Hues().color("people", dark=False)


def test_what_is_out_of_focus_is_pale() -> None:
    scene = Scene(*sample())
    scene.focus_on([])
    view = view_of(scene)
    x, y = view.place(scene.layout.positions[number_of(scene.graph, "f7")])
    assert drawn(scene, view).pixelColor(int(x), int(y)).lightness() > 200


def test_the_load_counts_what_is_in_the_picture() -> None:
    scene = Scene(*sample())
    domains = scene.graph.node_counts()[NodeKind.DOMAIN]
    whole = load(scene, view_of(scene))
    assert whole == int(scene.lines.sum()) + int(scene.nodes_shown.sum()) - domains
    assert load(scene, View(1.0, 10_000.0, 0.0, 100.0, 100.0)) == 0


def test_a_line_that_crosses_the_picture_is_drawn_though_both_ends_are_outside() -> None:
    scene = Scene(*sample())
    scene.edge_kinds = {EdgeKind.CONFLICT}
    scene.refresh()
    a, b = scene.layout.positions[scene.graph.ends[scene.lines]][0]
    middle = (a + b) / 2
    dx, dy = (2.0 - middle * 20.0).tolist()
    tiny = View(20.0, dx, dy, 4.0, 4.0)
    assert load(scene, tiny) >= 1


def test_a_switched_off_kind_is_not_drawn() -> None:
    scene = Scene(*sample())
    view = view_of(scene)
    scene.node_kinds, scene.edge_kinds = set(), set()
    scene.refresh()
    assert drawn(scene, view) == drawn(scene, View(1.0, 1e6, 1e6, view.width, view.height))


def test_many_lines_are_drawn_on_a_sheet_that_looks_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = Scene(*sample())
    scene.node_kinds -= {NodeKind.TOPIC}
    scene.refresh()
    view = view_of(scene)
    few = drawn(scene, view)
    monkeypatch.setattr(drawing, "_SMOOTH_LINES", 0)
    many = drawn(scene, view)
    ink = [np.frombuffer(image.constBits(), np.uint8).astype(float).mean() for image in (few, many)]
    assert ink[0] == pytest.approx(ink[1], rel=0.02)

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from explorer.memory.keys import Key
from explorer.services.graph import EdgeKind, NodeId, NodeKind
from explorer.ui.graph.canvas import GraphCanvas
from explorer.ui.graph.scene import Scene
from tests.ui.graph.sample import number_of, sample

# Qt's offscreen platform says so of every window with a least size.
pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")

SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def canvas(qtbot: QtBot) -> GraphCanvas:
    made = GraphCanvas()
    qtbot.addWidget(made)
    made.resize(900, 700)
    made.show_graph(*sample())
    made.show()
    made.fit()
    return made


def scene_of(canvas: GraphCanvas) -> Scene:
    assert canvas.shown is not None
    return canvas.shown


def place_of(canvas: GraphCanvas, name: str) -> QPoint:
    scene = scene_of(canvas)
    x, y = canvas.view.place(scene.layout.positions[number_of(scene.graph, name)]).tolist()
    return QPointF(x, y).toPoint()


def click(qtbot: QtBot, canvas: GraphCanvas, name: str, modifier: Qt.KeyboardModifier | None = None) -> None:
    keys = Qt.KeyboardModifier.NoModifier if modifier is None else modifier
    QTest.mouseClick(canvas.viewport(), Qt.MouseButton.LeftButton, keys, place_of(canvas, name))


def test_a_click_selects_and_a_click_beside_clears(qtbot: QtBot, canvas: GraphCanvas) -> None:
    with qtbot.waitSignal(canvas.selected, check_params_cb=lambda found: found == NodeId(NodeKind.FACT, "user", "f7")):
        click(qtbot, canvas, "f7")
    assert scene_of(canvas).selected == number_of(scene_of(canvas).graph, "f7")
    with qtbot.waitSignal(canvas.selected, check_params_cb=lambda found: found is None):
        QTest.mouseClick(canvas.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(3, 3))


def test_a_name_can_be_clicked(qtbot: QtBot, canvas: GraphCanvas) -> None:
    canvas.grab()
    label = next(label for label in canvas.labels_placed if scene_of(canvas).graph.nodes[label.node].label == "people")
    assert canvas.node_at(label.rect.center()) == label.node


def test_a_double_click_shows_the_neighbourhood_and_escape_everything(qtbot: QtBot, canvas: GraphCanvas) -> None:
    point = place_of(canvas, "f7")
    click(qtbot, canvas, "f7")
    QTest.mouseDClick(canvas.viewport(), Qt.MouseButton.LeftButton, pos=point)
    QTest.mouseRelease(canvas.viewport(), Qt.MouseButton.LeftButton, pos=point)
    focus = scene_of(canvas).focus
    assert focus is not None
    one_hop = int(focus.sum())
    assert 1 < one_hop < len(focus)
    canvas.set_hops(2)
    focus = scene_of(canvas).focus
    assert focus is not None
    assert int(focus.sum()) > one_hop
    QTest.keyClick(canvas, Qt.Key.Key_Escape)
    assert scene_of(canvas).focus is None
    assert scene_of(canvas).selected is None


def test_shift_click_selects_the_other_end_of_a_path(qtbot: QtBot, canvas: GraphCanvas) -> None:
    click(qtbot, canvas, "f0")
    with qtbot.waitSignal(canvas.second_selected):
        click(qtbot, canvas, "f10", SHIFT)
    graph = scene_of(canvas).graph
    found = canvas.show_path()
    assert found is not None
    assert (found[0], found[-1]) == (number_of(graph, "f0"), number_of(graph, "f10"))
    assert scene_of(canvas).path == found
    canvas.select(number_of(graph, "f5"))
    assert scene_of(canvas).path == []
    assert scene_of(canvas).focus is None


def test_no_path_is_said(canvas: GraphCanvas) -> None:
    graph = scene_of(canvas).graph
    canvas.select(number_of(graph, "f0"))
    assert canvas.show_path() is None
    assert not canvas.has_no_path
    for kind in EdgeKind:
        canvas.show_kind(kind, False)
    canvas.select_second(number_of(graph, "f1"))
    assert canvas.show_path() is None
    assert canvas.has_no_path
    canvas.select(None)
    assert not canvas.has_no_path


def test_the_selected_node_is_no_other_end(canvas: GraphCanvas) -> None:
    canvas.select(3)
    canvas.select_second(3)
    assert scene_of(canvas).second is None


def test_arrows_walk_and_with_shift_move_the_other_end(qtbot: QtBot, canvas: GraphCanvas) -> None:
    QTest.keyClick(canvas, Qt.Key.Key_Right)
    first = scene_of(canvas).selected
    assert first is not None
    before = scene_of(canvas).layout.positions[first][0]
    QTest.keyClick(canvas, Qt.Key.Key_Right)
    second = scene_of(canvas).selected
    assert second is not None
    assert scene_of(canvas).layout.positions[second][0] > before
    QTest.keyClick(canvas, Qt.Key.Key_Left, SHIFT)
    assert scene_of(canvas).selected == second
    assert scene_of(canvas).second is not None


def test_keys_zoom_and_fit(qtbot: QtBot, canvas: GraphCanvas) -> None:
    fitted = canvas.view.scale
    QTest.keyClick(canvas, Qt.Key.Key_Plus)
    assert canvas.view.scale > fitted
    QTest.keyClick(canvas, Qt.Key.Key_Minus)
    QTest.keyClick(canvas, Qt.Key.Key_Minus)
    assert canvas.view.scale < fitted
    QTest.keyClick(canvas, Qt.Key.Key_0)
    assert canvas.view.scale == pytest.approx(fitted)


def test_enter_shows_the_neighbourhood_of_the_selected(qtbot: QtBot, canvas: GraphCanvas) -> None:
    QTest.keyClick(canvas, Qt.Key.Key_Return)
    assert scene_of(canvas).focus is None
    canvas.select(3)
    QTest.keyClick(canvas, Qt.Key.Key_Return)
    assert scene_of(canvas).focus is not None


def test_a_refresh_keeps_selection_view_and_switches(canvas: GraphCanvas) -> None:
    graph = scene_of(canvas).graph
    canvas.select(number_of(graph, "f7"))
    canvas.show_kind(NodeKind.POLICY, False)
    canvas.zoom(2.0)
    view = canvas.view
    bigger, layout = sample(30)
    canvas.show_graph(bigger, layout)
    scene = scene_of(canvas)
    assert scene.selected == bigger.by_key[Key("user", "f7")]
    assert NodeKind.POLICY not in scene.node_kinds
    assert canvas.view == pytest.approx(view)


def test_a_selected_node_that_is_gone_is_no_longer_selected(canvas: GraphCanvas) -> None:
    canvas.select(number_of(scene_of(canvas).graph, "f23"))
    canvas.show_graph(*sample(10))
    assert scene_of(canvas).selected is None


def test_dragging_pans_and_the_wheel_zooms_with_pyqtgraphs_view_box(canvas: GraphCanvas) -> None:
    before = canvas.view
    canvas._box.translateBy(x=1.0)
    assert canvas.view.dx == pytest.approx(before.dx - before.scale)
    assert canvas.view.scale == pytest.approx(before.scale)

"""The picture in a person's hands: select, neighbourhood, path, by pointer and by key."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QEvent, QPointF, Qt, Signal
from PySide6.QtGui import QHelpEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QToolTip, QWidget
from typing_extensions import override

from explorer.services.graph import EdgeKind, KnowledgeGraph, NodeKind, neighbourhood, path
from explorer.services.graph_layout import Layout
from explorer.ui.graph.picture import GraphPicture
from explorer.ui.graph.scene import Scene

_REACH_PX = 9.0
_TOOLTIP_LETTERS = 400
_ARROWS = {
    Qt.Key.Key_Left: (-1.0, 0.0),
    Qt.Key.Key_Right: (1.0, 0.0),
    Qt.Key.Key_Up: (0.0, -1.0),
    Qt.Key.Key_Down: (0.0, 1.0),
}
_SHIFT = Qt.KeyboardModifier.ShiftModifier


class GraphCanvas(GraphPicture):
    """Shows one graph. Nodes go by their numbers here; `selected` and `second_selected` give a NodeId or None.

    `changed` says that anything of what is selected, dimmed or shown has changed.
    """

    selected = Signal(object)
    second_selected = Signal(object)
    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._hops = 1
        self._around: int | None = None
        self.has_no_path = False
        self.sceneObj.sigMouseClicked.connect(self._clicked)

    def show_graph(self, graph: KnowledgeGraph, layout: Layout) -> None:
        """Show another state: the view stays where a person put it, what is selected and hidden stays so."""
        before, scene = self.shown, Scene(graph, layout)
        if before is not None:
            scene.node_kinds, scene.edge_kinds = before.node_kinds, before.edge_kinds
            scene.refresh()
            scene.selected, scene.second = (
                None if number is None else graph.by_id.get(before.graph.nodes[number].id)
                for number in (before.selected, before.second)
            )
        self.shown = scene
        self._around, self.has_no_path = None, False
        self.redraw()
        if before is None or self._is_fitted:
            self.fit()

    def show_kind(self, kind: NodeKind | EdgeKind, shown: bool) -> None:
        """Switch a kind of node or edge on or off."""
        scene = self.shown
        if scene is None:
            return
        if isinstance(kind, NodeKind):
            scene.node_kinds = scene.node_kinds | {kind} if shown else scene.node_kinds - {kind}
        else:
            scene.edge_kinds = scene.edge_kinds | {kind} if shown else scene.edge_kinds - {kind}
        scene.refresh()
        if self._around is not None:
            self.show_neighbourhood(self._around)
        self.redraw()
        if self._is_fitted:
            self.fit()
        self.changed.emit()

    def select(self, number: int | None) -> None:
        """Select a node, or none. A path goes, a neighbourhood stays."""
        scene = self.shown
        if scene is None or number == scene.selected:
            return
        scene.selected, scene.second = number, None
        self.has_no_path = False
        if scene.path:
            scene.path = []
            scene.focus_on(None)
            self.redraw()
        self.redraw_marks()
        self.selected.emit(None if number is None else scene.graph.nodes[number].id)
        self.second_selected.emit(None)
        self.changed.emit()

    def select_second(self, number: int | None) -> None:
        """Select the other end for a path; the selected node itself is none."""
        scene = self.shown
        if scene is not None and number != scene.selected:
            scene.second = number
            self.has_no_path = False
            self.redraw_marks()
            self.second_selected.emit(None if number is None else scene.graph.nodes[number].id)
            self.changed.emit()

    def show_neighbourhood(self, number: int) -> None:
        """Dim all but what can be reached from a node over the kinds of edges that are shown."""
        scene = self.shown
        if scene is not None:
            self._around, scene.path = number, []
            self.has_no_path = False
            scene.focus_on(neighbourhood(scene.graph, number, self._hops, frozenset(scene.edge_kinds)))
            self.redraw()
            self.changed.emit()

    def show_neighbourhood_of_selected(self) -> None:
        """The same for the selected node, if there is one."""
        if self.shown is not None and self.shown.selected is not None:
            self.show_neighbourhood(self.shown.selected)

    def set_hops(self, hops: int) -> None:
        """How many edges a neighbourhood reaches; one that is shown follows."""
        self._hops = hops
        if self._around is not None:
            self.show_neighbourhood(self._around)

    def show_path(self) -> list[int] | None:
        """Bring out a shortest way between the two selected nodes over what is shown; None where there is none."""
        scene = self.shown
        if scene is None or scene.selected is None or scene.second is None:
            return None
        found = path(scene.graph, scene.selected, scene.second, frozenset(scene.edge_kinds))
        self._around = None
        scene.path, self.has_no_path = found or [], found is None
        scene.focus_on(found)
        self.redraw()
        self.changed.emit()
        return found

    def clear(self) -> None:
        """Nothing selected, nothing dimmed."""
        scene = self.shown
        if scene is not None:
            self._around, scene.path = None, []
            scene.focus_on(None)
            self.redraw()
            self.select(None)
            self.changed.emit()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        scene = self.shown
        if scene is None:
            event.ignore()
        elif key in _ARROWS:
            self._step(_ARROWS[key], second=bool(event.modifiers() & _SHIFT))
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            self.zoom_in()
        elif key in (Qt.Key.Key_Minus, Qt.Key.Key_Underscore):
            self.zoom_out()
        elif key == Qt.Key.Key_0:
            self.fit()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.show_neighbourhood_of_selected()
        elif key == Qt.Key.Key_Escape and (scene.selected is not None or scene.focus is not None):
            self.clear()
        else:
            event.ignore()

    # What pyqtgraph does not take is still not for the widget beneath.
    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        event.accept()

    @override
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        super().mouseDoubleClickEvent(event)
        event.accept()

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        event.accept()

    @override
    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip and self.shown is not None:
            number = self.node_at(QPointF(event.pos()))
            text = "" if number is None else self.shown.graph.nodes[number].label
            shown = text if len(text) <= _TOOLTIP_LETTERS else f"{text[:_TOOLTIP_LETTERS]}…"
            QToolTip.showText(event.globalPos(), shown, self)
            return True
        return bool(super().viewportEvent(event))

    def node_at(self, point: QPointF) -> int | None:
        """The node or name at a point of the widget."""
        scene, view = self.shown, self.view
        if scene is None:
            return None
        x, y = (point.x() - view.dx) / view.scale, (point.y() - view.dy) / view.scale
        near = scene.node_near(x, y, max(_REACH_PX, float(scene.radii(view.scale).max(initial=0.0))) / view.scale)
        if near is not None:
            return near
        return next((label.node for label in self.labels_placed if label.rect.contains(point)), None)

    def _clicked(self, event: Any) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            return
        number = self.node_at(QPointF(event.scenePos()))
        if event.double():
            if number is not None:
                self.show_neighbourhood(number)
        elif event.modifiers() & _SHIFT and self.shown is not None and self.shown.selected is not None:
            self.select_second(number)
        else:
            self.select(number)
        event.accept()

    def _step(self, direction: tuple[float, float], *, second: bool) -> None:
        scene = self.shown
        if scene is None:
            return
        start = scene.second if second and scene.second is not None else scene.selected
        if start is None:
            view = self.view
            middle = (view.width / 2 - view.dx) / view.scale, (view.height / 2 - view.dy) / view.scale
            following = scene.node_near(*middle, float("inf"))
        else:
            following = scene.node_towards(start, *direction)
        if following is not None:
            (self.select_second if second and scene.selected is not None else self.select)(following)
            self.reveal(following)

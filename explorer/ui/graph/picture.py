"""The picture of a scene: pans, zooms, fits; draws small pictures at once and large ones through `Layers`."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QPainter, QPen, QResizeEvent, QTransform
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget
from typing_extensions import override

from explorer.services.graph import EDGE_ORDER
from explorer.ui.graph.drawing import Stroke, lines_stroke, load, strokes
from explorer.ui.graph.labels import Label, Labels
from explorer.ui.graph.layers import Layers
from explorer.ui.graph.scene import Scene, View
from explorer.ui.graph.style import Style
from explorer.ui.widgets.hues import Hues

DRAWN_AT_ONCE = 700
"""Up to so many lines and nodes every frame is drawn anew; beyond, it comes from `Layers`."""

_ZOOM_STEP = 1.25
_LEAST_SCALE, _MOST_SCALE = 0.5, 220.0
_MOST_SCALE_AT_FIT = 34.0
_CENTRED_SCALE = 26.0
_FIT_MARGIN_PX = 26.0
_MARK_GAP_PX = 4.5


class GraphPicture(pg.GraphicsView):  # type: ignore[misc]  # pyqtgraph has no types
    """Shows one scene; whoever changes it calls `redraw`. `refined` says that the picture is sharp again."""

    refined = Signal()
    _is_ready = False  # pyqtgraph changes the widget before our own parts are there

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, background=None)
        self.shown: Scene | None = None
        self.labels_placed: list[Label] = []
        self._is_fitted = True
        self._hues = Hues()
        self._box = pg.ViewBox(lockAspect=True, invertY=True, enableMenu=False, defaultPadding=0.0)
        self._box.disableAutoRange()
        self._item = _Item(self._paint)
        self._box.addItem(self._item, ignoreBounds=True)
        self._layers = Layers(self._strokes, self)
        self._layers.refined.connect(self._item.update)
        self._layers.refined.connect(self.refined)
        self._take_palette()
        self.setCentralItem(self._box)
        self._box.sigRangeChangedManually.connect(self._moved_by_hand)
        self._is_ready = True

    @property
    def is_settled(self) -> bool:
        """Whether the picture is as sharp as it gets."""
        return self._layers.is_settled

    @property
    def view(self) -> View:
        """From the layout to the pixels of the widget."""
        (left, right), (top, _) = self._box.viewRange()
        width, height = float(self._box.width()), float(self._box.height())
        scale = width / (right - left)
        return View(scale, -left * scale, -top * scale, width, height)

    def redraw(self) -> None:
        """Take up what has changed in the scene."""
        self._layers.forget()
        self._item.update()

    def redraw_marks(self) -> None:
        """Take up a change of what is selected only."""
        self._item.update()

    def fit(self) -> None:
        """All that is shown, in the middle."""
        if self.shown is not None and self._box.width() > 0:
            self._set_view(self._whole())
            self._is_fitted = True

    def zoom(self, factor: float) -> None:
        """Larger above 1, around the middle."""
        view = self.view
        middle = QPointF((view.width / 2 - view.dx) / view.scale, (view.height / 2 - view.dy) / view.scale)
        self._look_at(middle, view.scale * factor)

    def zoom_in(self) -> None:
        """One step larger."""
        self.zoom(_ZOOM_STEP)

    def zoom_out(self) -> None:
        """One step smaller."""
        self.zoom(1 / _ZOOM_STEP)

    def centre_on(self, number: int) -> None:
        """Bring a node into the middle, near enough to be seen."""
        if self.shown is not None:
            x, y = self.shown.layout.positions[number].tolist()
            self._look_at(QPointF(x, y), max(self.view.scale, _CENTRED_SCALE))

    def reveal(self, number: int) -> None:
        """Bring a node into sight when it is out of it."""
        if self.shown is not None:
            view = self.view
            x, y = view.place(self.shown.layout.positions[number]).tolist()
            if not QRectF(0.0, 0.0, view.width, view.height).contains(x, y):
                self.centre_on(number)

    @override
    def resizeEvent(self, event: QResizeEvent | None) -> None:
        super().resizeEvent(event)
        if self._is_ready and self._is_fitted:
            self.fit()

    @override
    def close(self) -> bool:
        # pyqtgraph's own also takes the viewport away, which ends the process with PySide.
        return QWidget.close(self)

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.redraw_marks()

    @override
    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.redraw_marks()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if self._is_ready and event.type() in (
            QEvent.Type.PaletteChange,
            QEvent.Type.FontChange,
            QEvent.Type.StyleChange,
        ):
            self._take_palette()
            self.redraw()

    def set_hues(self, hues: Hues) -> None:
        """Draw the domains in these hues."""
        self._hues = hues
        self._take_palette()
        self.redraw()

    def _take_palette(self) -> None:
        self._style = Style.of(self.palette(), self._hues)
        self._labels = Labels(self.font())
        self.setBackground(self._style.ground)

    def _moved_by_hand(self) -> None:
        self._is_fitted = False

    def _paint(self, painter: QPainter) -> None:
        scene = self.shown
        if scene is None:
            return
        view = self.view
        if load(scene, view) <= DRAWN_AT_ONCE:
            for stroke in strokes(scene, view, self._style):
                stroke(painter)
        else:
            self._layers.paint(painter, view, self._whole(), self._style.ground, self.devicePixelRatioF())
        self._draw_marks(painter, scene, view)
        self.labels_placed = self._labels.place(scene, view)
        self._labels.draw(painter, self.labels_placed, scene, self._style)

    def _draw_marks(self, painter: QPainter, scene: Scene, view: View) -> None:
        """The lines of the selected node, the path, rings around both ends, and where the keyboard is."""
        points = view.place(scene.layout.positions)
        if scene.path:
            steps = np.column_stack((points[scene.path[:-1]], points[scene.path[1:]]))
            lines_stroke(steps, QPen(self._style.accent, 3.0), smooth=True)(painter)
        elif scene.selected is not None:
            touching = scene.edges_at(scene.selected)
            for place, kind in enumerate(EDGE_ORDER):
                ends = scene.graph.ends[touching & (scene.graph.edge_kinds == place)]
                if len(ends):
                    pen = self._style.edge_pen(kind)
                    pen.setWidthF(1.75)
                    lines_stroke(points[ends].reshape(-1, 4), pen, smooth=True)(painter)
        radii = scene.radii(view.scale)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, True)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for number, line in ((scene.selected, Qt.PenStyle.SolidLine), (scene.second, Qt.PenStyle.DashLine)):
            if number is not None and scene.nodes_shown[number]:
                painter.setPen(QPen(self._style.accent, 2.5, line))
                region = next((region for region in scene.layout.domains if region.node == number), None)
                size = radii[number] + _MARK_GAP_PX if region is None else region.radius * view.scale
                x, y = points[number].tolist()
                painter.drawEllipse(QPointF(x, y if region is None else y + size), size, size)
        if self.hasFocus():
            painter.setPen(QPen(self._style.accent, 1.0))
            painter.drawRect(QRectF(0.5, 0.5, view.width - 1.0, view.height - 1.0))

    def _strokes(self, view: View) -> Iterator[Stroke]:
        return iter(()) if self.shown is None else strokes(self.shown, view, self._style)

    def _whole(self) -> View:
        assert self.shown is not None
        left, top, right, bottom = self.shown.bounds()
        width, height = float(self._box.width()), float(self._box.height())
        room = max(width - 2 * _FIT_MARGIN_PX, 1.0), max(height - 2 * _FIT_MARGIN_PX, 1.0)
        scale = min(room[0] / (right - left), room[1] / (bottom - top), _MOST_SCALE_AT_FIT)
        dx, dy = width / 2 - (left + right) / 2 * scale, height / 2 - (top + bottom) / 2 * scale
        return View(scale, dx, dy, width, height)

    def _look_at(self, middle: QPointF, scale: float) -> None:
        scale = min(max(scale, _LEAST_SCALE), _MOST_SCALE)
        width, height = float(self._box.width()), float(self._box.height())
        self._set_view(View(scale, width / 2 - middle.x() * scale, height / 2 - middle.y() * scale, width, height))
        self._is_fitted = False

    def _set_view(self, view: View) -> None:
        self._box.setLimits(maxXRange=view.width / _LEAST_SCALE, minXRange=view.width / _MOST_SCALE)
        rect = QRectF(-view.dx / view.scale, -view.dy / view.scale, view.width / view.scale, view.height / view.scale)
        self._box.setRange(rect, padding=0.0)


class _Item(pg.GraphicsObject):  # type: ignore[misc]  # pyqtgraph has no types
    """As large as the view at any time; paints in the pixels of the widget."""

    def __init__(self, paint: Callable[[QPainter], None]) -> None:
        super().__init__()
        self._paint_all = paint

    @override
    def boundingRect(self) -> QRectF:
        return QRectF(self.viewRect())

    @override
    def viewRangeChanged(self) -> None:
        self.prepareGeometryChange()
        self.update()

    @override
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.save()
        painter.setTransform(QTransform())
        self._paint_all(painter)
        painter.restore()

"""The strokes of which the picture consists, in small batches, so that a large picture can be made bit by bit."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator

import numpy as np
from numpy.typing import NDArray
from pyqtgraph.Qt.internals import PrimitiveArray
from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen, QPolygonF

from explorer.memory.query import FactState
from explorer.services.graph import EDGE_ORDER, EdgeKind, NodeKind
from explorer.ui.graph.scene import NODE_ORDER, Floats, Mask, Scene, View
from explorer.ui.graph.style import Style, faded, mixed

Stroke = Callable[[QPainter], None]
Numbers = NDArray[np.intp]

_LINES_A_BATCH, _NODES_A_BATCH = 4_000, 400
_SMOOTH_LINES = 4_000
_DIMMED_NODE, _DIMMED_LINE = 0.16, 0.1
_BEFORE_OTHERS = (EdgeKind.CONTAINS, EdgeKind.LEARNED_BY, EdgeKind.RELATED)
_EDGES_IN_ORDER = (*_BEFORE_OTHERS, *(kind for kind in EDGE_ORDER if kind not in _BEFORE_OTHERS))
_SHORTEST_LINE_PX = 3.0
_TOPIC_DISC_FROM_PX, _TOPIC_DISC_INSET = 7.0, 0.45
_SMALL_DISCS, _LARGE_DISC_PX = 250, 24.0
_RING_FROM_PX = 1.5
_RING_GAP_PX = 2.0


def load(scene: Scene, view: View) -> int:
    """How many lines and nodes a picture of `view` has, as a measure of how long it takes."""
    return int(np.count_nonzero(_lines_in(scene, view, scene.lines))) + len(_nodes_in(scene, view))


def strokes(scene: Scene, view: View, style: Style) -> Iterator[Stroke]:
    """Everything but the text, from the ground up. Each stroke sets its own pen, brush and hints."""
    yield lambda painter: _draw_regions(painter, scene, view, style)
    lines = np.flatnonzero(_lines_in(scene, view, scene.lines))
    kinds = scene.graph.edge_kinds[lines]
    for kind in _EDGES_IN_ORDER:
        of_kind = lines[kinds == EDGE_ORDER.index(kind)]
        if len(of_kind):
            yield from _line_strokes(scene, view, style, (kind, of_kind), len(lines))
    yield from _node_strokes(scene, view, style)


def _draw_regions(painter: QPainter, scene: Scene, view: View, style: Style) -> None:
    # All opaque: regions do not overlap, and to mix large areas with the ground takes four times longer.
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, True)
    weaker = 1.0 if scene.focus is None else 0.5
    if NodeKind.DOMAIN in scene.node_kinds:
        for region in scene.layout.domains:
            name = scene.graph.nodes[region.node].domain
            hue, ground = style.hue(name), _domain_ground(name, style, weaker)
            painter.setPen(QPen(mixed(hue, ground, 0.55 * weaker), 1.0, style.hues.pattern(name)))
            painter.setBrush(ground)
            _circle(painter, view, region.x, region.y, region.radius)
    if NodeKind.TOPIC not in scene.node_kinds:
        return
    discs: dict[str, QPainterPath] = {}
    # Many small discs cost more time than they tell: the facts around their topic show it as well.
    least = _TOPIC_DISC_FROM_PX if len(scene.layout.topics) <= _SMALL_DISCS else _LARGE_DISC_PX
    for region in scene.layout.topics:
        x, y = region.x * view.scale + view.dx, region.y * view.scale + view.dy
        radius = (region.radius - _TOPIC_DISC_INSET) * view.scale
        if radius >= least and -radius < x < view.width + radius and -radius < y < view.height + radius:
            path = discs.setdefault(scene.graph.nodes[region.node].domain, QPainterPath())
            path.addEllipse(QPointF(x, y), radius, radius)
    for domain, path in discs.items():
        ground = _domain_ground(domain, style, weaker) if NodeKind.DOMAIN in scene.node_kinds else style.ground
        painter.fillPath(path, mixed(style.hue(domain), ground, (0.13 if style.dark else 0.085) * weaker))


def _domain_ground(name: str, style: Style, weaker: float) -> QColor:
    return mixed(style.hue(name), style.ground, (0.10 if style.dark else 0.065) * weaker)


def _circle(painter: QPainter, view: View, x: float, y: float, radius: float) -> None:
    centre = QPointF(x * view.scale + view.dx, y * view.scale + view.dy)
    size = radius * view.scale
    if -size < centre.x() < view.width + size and -size < centre.y() < view.height + size:
        painter.drawEllipse(centre, size, size)


def _line_strokes(
    scene: Scene, view: View, style: Style, lines: tuple[EdgeKind, Numbers], count: int
) -> Iterator[Stroke]:
    kind, numbers = lines
    # Many lines over each other become a wall: the more there are, the more of the ground shines through.
    strength = 1.0 if kind is EdgeKind.CONFLICT else float(np.clip((260 / max(count, 1)) ** 0.5, 0.2, 0.8))
    smooth = count <= _SMOOTH_LINES
    for chosen, pen in _by_focus(scene, numbers, style, kind, strength):
        points = view.place(scene.layout.positions[scene.graph.ends[chosen]].reshape(-1, 2)).reshape(-1, 4)
        length = np.hypot(points[:, 2] - points[:, 0], points[:, 3] - points[:, 1])
        points = points[length >= _SHORTEST_LINE_PX]
        batches = [points[start : start + _LINES_A_BATCH] for start in range(0, len(points), _LINES_A_BATCH)]
        if smooth:
            yield from (lines_stroke(batch, pen, smooth=True) for batch in batches)
        elif batches:
            yield from _sheet_strokes(batches, pen, view)


def _sheet_strokes(batches: list[Floats], pen: QPen, view: View) -> Iterator[Stroke]:
    """Lines drawn opaque on a sheet that is laid over all: to mix colours line by line takes eight times longer."""
    sheets: list[QImage] = []
    opaque, strength = QPen(pen), pen.color().alphaF()
    opaque.setColor(faded(pen.color(), 1.0))

    def draw(lines: Stroke) -> Stroke:
        def on_sheet(below: QPainter) -> None:
            if not sheets:
                sheets.append(_sheet(view, below.device().devicePixelRatioF()))
            painter = QPainter(sheets[0])
            lines(painter)
            painter.end()

        return on_sheet

    def lay_over(painter: QPainter) -> None:
        painter.setOpacity(strength)
        painter.drawImage(QPointF(0.0, 0.0), sheets[0])
        painter.setOpacity(1.0)

    yield from (draw(lines_stroke(batch, opaque, smooth=False)) for batch in batches)
    yield lay_over


def _sheet(view: View, pixel_ratio: float) -> QImage:
    size = math.ceil(view.width * pixel_ratio), math.ceil(view.height * pixel_ratio)
    sheet = QImage(*size, QImage.Format.Format_ARGB32_Premultiplied)
    sheet.setDevicePixelRatio(pixel_ratio)
    sheet.fill(Qt.GlobalColor.transparent)
    return sheet


def _by_focus(
    scene: Scene, numbers: Numbers, style: Style, kind: EdgeKind, strength: float
) -> Iterator[tuple[Numbers, QPen]]:
    if scene.focus is None:
        yield numbers, style.edge_pen(kind, strength)
        return
    lit = scene.focus[scene.graph.ends[numbers]].all(axis=1)
    yield numbers[~lit], style.edge_pen(kind, _DIMMED_LINE * strength)
    yield numbers[lit], style.edge_pen(kind, max(strength, 0.8))


def lines_stroke(points: Floats, pen: QPen, smooth: bool) -> Stroke:
    """Lines given as x1, y1, x2, y2 in pixels."""
    lines = PrimitiveArray(QLineF, 4)
    lines.resize(len(points))
    lines.ndarray()[:] = points

    def draw(painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, smooth)
        painter.setPen(pen)
        painter.drawLines(*lines.drawargs())

    return draw


def _node_strokes(scene: Scene, view: View, style: Style) -> Iterator[Stroke]:
    numbers = _nodes_in(scene, view)
    centres = view.place(scene.layout.positions)
    radii = scene.radii(view.scale)
    batches: dict[tuple[int, str, bool], list[int]] = {}
    rings: dict[FactState, list[int]] = {}
    for number in numbers.tolist():
        node = scene.graph.nodes[number]
        lit = scene.focus is None or bool(scene.focus[number])
        hollow = node.state is FactState.SUPERSEDED or not node.active
        batches.setdefault((int(scene.kinds[number]), f"{int(hollow)}{node.domain}", lit), []).append(number)
        if lit and radii[number] >= _RING_FROM_PX and style.ring_pen(node.state) is not None:
            rings.setdefault(node.state, []).append(number)
    for (kind, hollow_domain, lit), members in batches.items():
        colour = _colour(style, NODE_ORDER[kind], hollow_domain[1:])
        colour = mixed(colour, style.ground, 0.35) if hollow_domain[0] == "1" else colour
        for start in range(0, len(members), _NODES_A_BATCH):
            chosen = members[start : start + _NODES_A_BATCH]
            yield _shapes_stroke(
                NODE_ORDER[kind], centres[chosen], radii[chosen], faded(colour, 1.0 if lit else _DIMMED_NODE)
            )
    for state, members in rings.items():
        pen = style.ring_pen(state)
        if pen is not None:
            yield _rings_stroke(centres[members], radii[members] + _RING_GAP_PX, pen)


def _colour(style: Style, kind: NodeKind, domain: str) -> QColor:
    if kind is NodeKind.AGENT:
        return style.muted
    hue = style.hue(domain)
    return mixed(hue, style.text, 0.45) if kind is NodeKind.TOPIC else hue


def _shapes_stroke(kind: NodeKind, centres: Floats, radii: Floats, colour: QColor) -> Stroke:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    tiny = bool(radii.max() < 2.0)
    for (x, y), r in zip(centres.tolist(), radii.tolist(), strict=True):
        if kind is NodeKind.POLICY or tiny:
            path.addRect(QRectF(x - r, y - r, 2 * r, 2 * r))
        elif kind is NodeKind.AGENT:
            corners = [QPointF(x, y - r), QPointF(x + r, y + r * 0.8), QPointF(x - r, y + r * 0.8), QPointF(x, y - r)]
            path.addPolygon(QPolygonF(corners))
        else:
            path.addEllipse(QPointF(x, y), r, r)

    def draw(painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, True)
        painter.fillPath(path, colour)

    return draw


def _rings_stroke(centres: Floats, radii: Floats, pen: QPen) -> Stroke:
    def draw(painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, True)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for (x, y), r in zip(centres.tolist(), radii.tolist(), strict=True):
            painter.drawEllipse(QPointF(x, y), r, r)

    return draw


def _nodes_in(scene: Scene, view: View) -> Numbers:
    margin = 24.0
    x, y = view.place(scene.layout.positions).T
    inside = (x > -margin) & (x < view.width + margin) & (y > -margin) & (y < view.height + margin)
    return np.flatnonzero(scene.nodes_shown & (scene.kinds != NODE_ORDER.index(NodeKind.DOMAIN)) & inside)


def _lines_in(scene: Scene, view: View, lines: Mask) -> Mask:
    """Those whose bounding box meets the picture."""
    x, y = view.place(scene.layout.positions).T
    a, b = scene.graph.ends.T
    ax, bx, ay, by = x[a], x[b], y[a], y[b]
    inside = (np.maximum(ax, bx) >= 0.0) & (np.minimum(ax, bx) <= view.width)
    inside &= (np.maximum(ay, by) >= 0.0) & (np.minimum(ay, by) <= view.height)
    return np.asarray(lines & inside, np.bool_)
